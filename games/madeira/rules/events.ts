import type { SeatId } from "@caravel/kernel";

/** Why pirates come, and why VP do, apart from those that other events tell of. */
export type PirateCause = "building" | "ships" | "workers";
export type VpCause = "capitania" | "colony" | "explorer" | "pass" | "reward";

/** Everything the game tells. Items, places, buildings and so on are numbers. */
export type MadeiraEvent =
  | { type: "setUp"; order: SeatId[]; requests: number[] }
  | { type: "roundBegins"; round: number; characters: number[]; pirateDice: number[] }
  | { type: "phaseBegins"; phase: number }
  | { type: "choseRow"; seat: SeatId; row: number; dice: number[] }
  | { type: "tookRequest"; seat: SeatId; request: number }
  | { type: "choseGuild"; seat: SeatId; guild: number; favours: number[] }
  | { type: "placed"; seat: SeatId; die: number; building: number; character: number; bread: number }
  | { type: "passed"; seat: SeatId; space: number; reals: number }
  | { type: "usedFavour"; seat: SeatId; favour: number }
  | { type: "gained"; seat: SeatId; items: number[] }
  | { type: "gainedVp"; seat: SeatId; vp: number; cause: VpCause }
  | { type: "harvested"; seat: SeatId; fields: number[]; items: number[] }
  | { type: "movedWorker"; seat: SeatId; from: number; to: number; isCitizen: boolean }
  | { type: "sailed"; seat: SeatId; from: number; to: number; cost: number }
  | { type: "built"; seat: SeatId; district: number; favour: number; wood: number }
  | { type: "tookWood"; seat: SeatId; sources: number[]; price: number; isBought: boolean }
  | { type: "tookReward"; seat: SeatId; colony: number; reward: number }
  | { type: "flipped"; seat: SeatId; favour: number }
  | { type: "movedMarker"; seat: SeatId; from: number; to: number }
  | { type: "rolledBuilding"; building: number; dice: number[]; pirateDie: number; price: number }
  | { type: "paid"; seat: SeatId; building: number; price: number }
  | { type: "usedBuilding"; seat: SeatId; building: number; workers: number }
  | { type: "gotPirates"; seat: SeatId; pirates: number; cause: PirateCause }
  | { type: "discardedPirates"; seat: SeatId; pirates: number }
  | { type: "milled"; seat: SeatId; level: number; given: number[]; got: number[]; vp: number }
  | { type: "watchRewarded"; seat: SeatId; vp: number }
  | { type: "watchDeclined"; seat: SeatId }
  | { type: "keptUp"; seat: SeatId; wood: number; owed: number }
  | { type: "fed"; seat: SeatId; bread: number; need: number }
  | { type: "scored"; seat: SeatId; request: number; vp: number }
  | { type: "converted"; fields: number[]; good: number }
  | { type: "turnedToReals"; seat: SeatId; reals: number; vp: number }
  | { type: "piratesShown"; seat: SeatId; pirates: number; loss: number }
  | { type: "gameOver"; scores: number[]; winners: SeatId[] };

/** Makes sure that only known events are told. */
export function fact(event: MadeiraEvent): MadeiraEvent {
  return event;
}
