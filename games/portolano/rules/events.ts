import type { SeatId } from "@caravel/kernel";

/** Why a crew mutinies: no rum at the start of the round, or cards that cannot be paid. */
export type MutinyCause = "no-rum" | "cost";

/** Everything the game tells. Items, goods, faces, places, directions, upgrades, sterns and missions are numbers; lists are indexed by them. */
export type PortolanoEvent =
  | { type: "setUp"; start: SeatId; side: number; missions: number[]; sterns: number[] }
  | { type: "sternGave"; seat: SeatId; stern: number; items: number[]; cannons: number; upgrade: number | null }
  | { type: "piratePlaced"; seat: SeatId; place: number }
  | { type: "shipPlaced"; seat: SeatId; place: number }
  | { type: "roundBegins"; round: number; start: SeatId; wind: number; isLast: boolean }
  | { type: "rationed"; seat: SeatId; goods: number[] }
  | { type: "rationDeclined"; seat: SeatId }
  | { type: "mutiny"; seat: SeatId; cause: MutinyCause; rum: number }
  | { type: "cardsRevealed"; seat: SeatId; cards: number; cost: number }
  | { type: "sailed"; seat: SeatId; from: number; to: number; direction: number; rum: number }
  | { type: "drifted"; seat: SeatId; from: number; to: number }
  | { type: "anchored"; seat: SeatId; place: number }
  | { type: "flipped"; place: number; face: number }
  | { type: "took"; seat: SeatId; row: number; good: number; left: number }
  | { type: "rowEmptied"; seat: SeatId; row: number; lastRound: number }
  | { type: "tookCannon"; seat: SeatId; left: number }
  | { type: "upgraded"; seat: SeatId; upgrade: number; value: number; price: number }
  | { type: "sold"; seat: SeatId; good: number }
  | { type: "bought"; seat: SeatId; good: number }
  | { type: "bartered"; seat: SeatId; good: number; got: number[] }
  | { type: "swapped"; seat: SeatId; good: number }
  | { type: "rumFound"; seat: SeatId }
  | { type: "thalerFound"; seat: SeatId }
  | { type: "discarded"; seat: SeatId; item: number }
  | { type: "unloaded"; seat: SeatId; place: number; good: number; slots: number[] }
  | { type: "paid"; seat: SeatId; place: number; unloaded: number; thalers: number }
  | { type: "refilled"; seat: SeatId; rum: number }
  | { type: "portFilled"; seat: SeatId; place: number; face: number }
  | { type: "chestDrawn"; seat: SeatId; left: number }
  | { type: "chestSeen"; seat: SeatId; value: number }
  | { type: "pileRenewed"; ports: number }
  | { type: "portReplaced"; place: number; face: number }
  | { type: "turnEnded"; seat: SeatId }
  | { type: "windTurned"; wind: number }
  | { type: "pirateSailed"; from: number; to: number }
  | {
      type: "foughtPirate";
      seat: SeatId;
      place: number;
      sureHits: number;
      dice: boolean[];
      hits: number;
      pirateDice: boolean[];
      pirateHits: number;
    }
  | { type: "pirateBeaten"; seat: SeatId; thalers: number }
  | { type: "pirateTied"; seat: SeatId; thalers: number }
  | { type: "lostToPirate"; seat: SeatId; item: number }
  | { type: "satOut"; seat: SeatId }
  | { type: "choseToFight"; seat: SeatId }
  | { type: "clashed"; place: number; fighters: Fighter[] }
  | { type: "plundered"; seat: SeatId; victim: SeatId; items: number[] }
  | { type: "missionReached"; seat: SeatId; mission: number; place: number }
  | { type: "markerLost"; seat: SeatId; mission: number }
  | { type: "roundEnded"; round: number }
  | { type: "gameOver"; rounds: number; scores: number[]; winners: SeatId[] };

/** One ship in a battle between players. */
export interface Fighter {
  readonly seat: SeatId;
  readonly sureHits: number;
  readonly dice: readonly boolean[];
  readonly hits: number;
}

/** Makes sure that only known events are told. */
export function fact(event: PortolanoEvent): PortolanoEvent {
  return event;
}
