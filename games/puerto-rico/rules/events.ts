import type { SeatId } from "@caravel/kernel";

/** Everything the game tells. Kinds, goods, roles, ships and buildings are numbers; lists are indexed by them. */
export type PuertoRicoEvent =
  | { type: "yearBegins"; year: number; governor: SeatId }
  | { type: "roleTaken"; seat: SeatId; role: number; doubloons: number }
  | { type: "moneyOnCards"; cards: number[] }
  | { type: "plantationDrawn"; seat: SeatId; kind: number }
  | { type: "tileTaken"; seat: SeatId; kind: number }
  | { type: "colonistOnTile"; seat: SeatId; kind: number }
  | { type: "rowLaidOut"; discarded: number[]; turnedUp: number[]; reshuffled: boolean }
  | { type: "built"; seat: SeatId; building: number; price: number }
  | { type: "colonistOnBuilding"; seat: SeatId; building: number; fromShip: boolean; isNoble: boolean }
  | { type: "joined"; seat: SeatId; privilege: number }
  | { type: "declined"; seat: SeatId; role: number }
  | { type: "colonistsDrawn"; seat: SeatId; colonists: number; nobles: number }
  | { type: "placed"; seat: SeatId; spot: number; isNoble: boolean }
  | { type: "lifted"; seat: SeatId; spot: number; isNoble: boolean }
  | { type: "colonistsStay"; seat: SeatId }
  | { type: "settledDown"; seat: SeatId; workers: number[]; city: number[]; windRose: number }
  | { type: "shipRefilled"; colonists: number; nobles: number; target: number; short: boolean }
  | { type: "produced"; seat: SeatId; barrels: number[] }
  | { type: "factoryPaid"; seat: SeatId; doubloons: number }
  | { type: "extraBarrel"; seat: SeatId; good: number }
  | { type: "sold"; seat: SeatId; good: number; doubloons: number }
  | { type: "houseEmptied" }
  | { type: "loaded"; seat: SeatId; good: number; ship: number; barrels: number; points: number }
  | { type: "shippedByWharf"; seat: SeatId; good: number; barrels: number; points: number }
  | { type: "stored"; seat: SeatId; kept: number[]; lost: number[] }
  | { type: "shipSailed"; ship: number; good: number }
  | { type: "goldFound"; seat: SeatId; doubloons: number }
  | { type: "passed"; seat: SeatId; step: string }
  | { type: "endingMet"; ending: string }
  | { type: "gameOver"; scores: number[] }
  // expansions
  | { type: "buildingChosen"; seat: SeatId; building: number }
  | { type: "tileDrawnInSecret"; seat: SeatId }
  | { type: "tileSeen"; seat: SeatId; kind: number }
  | { type: "forestLaid"; seat: SeatId }
  | { type: "colonistWaits"; seat: SeatId }
  | {
      type: "bargained";
      seat: SeatId;
      colonistFrom: number | null;
      isNoble: boolean;
      good: number | null;
      point: boolean;
    }
  | { type: "churchRewarded"; seat: SeatId; points: number }
  | { type: "guestMoved"; seat: SeatId; spot: number; isNoble: boolean }
  | { type: "villaTaken"; seat: SeatId; isNoble: boolean }
  | { type: "chapelRewarded"; seat: SeatId; doubloons: number; points: number }
  | { type: "specialtyPaid"; seat: SeatId; doubloons: number }
  | { type: "jewelerPaid"; seat: SeatId; doubloons: number }
  | { type: "soldAtPost"; seat: SeatId; good: number; doubloons: number }
  | { type: "landBought"; seat: SeatId; kind: number; asForest: boolean }
  | { type: "landGivenUp"; seat: SeatId; kind: number; wasForest: boolean; doubloons: number; occupant: number }
  | { type: "lodgeRewarded"; seat: SeatId; points: number }
  | { type: "unionHallRewarded"; seat: SeatId; points: number }
  | { type: "harborRewarded"; seat: SeatId; points: number }
  | { type: "delivered"; seat: SeatId; good: number; points: number }
  | { type: "shippedBySmallWharf"; seat: SeatId; barrels: number[]; points: number }
  | { type: "lighthousePaid"; seat: SeatId; doubloons: number };

/** Makes sure that only known events are told. */
export function fact(event: PuertoRicoEvent): PuertoRicoEvent {
  return event;
}
