import type { SeatId } from "@caravel/kernel";

/**
 * Everything the game tells. Hexes are written as in notation, so that they are understood without the map; tiles, cards and kinds are numbers;
 * lists of amounts are by resource, lists of cards by name.
 */
export type BrazilEvent =
  // laying out
  | { type: "questsKept" }
  | { type: "monarchChosen"; seat: SeatId; monarch: number; isDealt: boolean }
  | { type: "capitalsTurnedUp"; tiles: number[] }
  | { type: "settled"; seat: SeatId; hex: string; tile: number }
  // a turn
  | { type: "turnBegan"; seat: SeatId; round: number }
  | { type: "acted"; seat: SeatId; space: number; isImproved: boolean }
  | { type: "playedGold"; seat: SeatId; card: number }
  | { type: "peeked"; seat: SeatId; hex: string }
  | { type: "sawTile"; seat: SeatId; hex: string; tile: number }
  | { type: "tookBonus"; seat: SeatId }
  | { type: "coroados"; seat: SeatId; age: number }
  // actions
  | {
      type: "paid";
      seat: SeatId;
      stock: number[];
      fromTiles: { hex: string; resource: number }[];
      gold: number[];
      battle: number[];
    }
  | { type: "deployed"; seat: SeatId; kind: number; hex: string; isFirst: boolean }
  | { type: "painted"; seat: SeatId; painting: number; next: number }
  | { type: "built"; seat: SeatId; tile: number; hex: string; over: number; byJesuits: boolean }
  | { type: "cityUncovered"; pile: number; city: number }
  | { type: "renovated"; seat: SeatId; hex: string; tile: number; isFlip: boolean }
  | { type: "produced"; seat: SeatId; hex: string; amounts: number[] }
  | { type: "manufactured"; seat: SeatId; good: number; isFree: boolean }
  | { type: "goodPlaced"; seat: SeatId; good: number; place: number }
  | { type: "exchanged"; seat: SeatId; trade: number }
  // gains and limits
  | { type: "gained"; seat: SeatId; resource: number; count: number }
  | { type: "drewGold"; seat: SeatId }
  | { type: "sawGold"; seat: SeatId; card: number }
  | { type: "drewBattle"; seat: SeatId }
  | { type: "sawBattle"; seat: SeatId; card: number }
  | { type: "reshuffled"; deck: "gold" | "battle" }
  | { type: "dropped"; seat: SeatId; resource: number }
  | { type: "droppedGold"; seat: SeatId; card: number }
  | { type: "droppedBattle"; seat: SeatId; card: number }
  // quests, ages, palaces
  | { type: "revealed"; seat: SeatId; quest: number }
  | { type: "palacePlaced"; seat: SeatId; palace: number; hex: string; byIsabel: boolean }
  | { type: "markerPut"; seat: SeatId; age: number; space: number }
  | { type: "ageBegan"; age: number; round: number; seat: SeatId }
  | { type: "lastRound"; seat: SeatId }
  // units on the map
  | { type: "moved"; seat: SeatId; kinds: number[]; from: string; to: string; by: number }
  | { type: "explored"; seat: SeatId; hex: string; tile: number }
  | { type: "exploredUnseen"; seat: SeatId; hex: string }
  | { type: "builtOnTile"; seat: SeatId; hex: string; tile: number }
  | { type: "drewQuest"; seat: SeatId; age: number }
  | { type: "sawQuest"; seat: SeatId; quest: number }
  | { type: "captured"; seat: SeatId; hex: string; from: SeatId }
  // battles
  | { type: "battleBegan"; attacker: SeatId; defender: SeatId; hex: string; from: string | null }
  | { type: "expeditionBegan"; seat: SeatId; hex: string; strength: number }
  | { type: "committed"; seat: SeatId; cards: number }
  | { type: "cardsOpened"; attack: number[]; defence: number[] }
  | { type: "spied"; seat: SeatId; card: number }
  | {
      type: "battleEnded";
      attacker: SeatId;
      defender: SeatId;
      winner: SeatId;
      hex: string;
      attack: number;
      defence: number;
    }
  | { type: "defeated"; seat: SeatId; kinds: number[]; to: "capital" | "stock" | "gone" }
  | { type: "lostUnit"; seat: SeatId; kind: number }
  | { type: "expeditionSucceeded"; seat: SeatId; hex: string; tile: number }
  // the end
  | { type: "factory"; seat: SeatId; good: number }
  | { type: "gameOver"; scores: number[] }
  | { type: "soloEnded"; isWon: boolean; round: number };

/** Makes sure that only known events are told. */
export function fact(event: BrazilEvent): BrazilEvent {
  return event;
}
