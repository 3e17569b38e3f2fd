import type { SeatId } from "@caravel/kernel";

/** Everything the game tells. Hexes, tiles, cards and kinds are numbers; lists of amounts are by resource, lists of cards by name. */
export type BrazilEvent =
  // laying out
  | { type: "questsKept" }
  | { type: "monarchChosen"; seat: SeatId; monarch: number; isDealt: boolean }
  | { type: "capitalsTurnedUp"; tiles: number[] }
  | { type: "settled"; seat: SeatId; hex: number; tile: number }
  // a turn
  | { type: "turnBegan"; seat: SeatId; round: number }
  | { type: "acted"; seat: SeatId; space: number; isImproved: boolean }
  | { type: "playedGold"; seat: SeatId; card: number }
  | { type: "passed"; seat: SeatId; step: string }
  | { type: "peeked"; seat: SeatId; hex: number }
  | { type: "sawTile"; seat: SeatId; hex: number; tile: number }
  | { type: "tookBonus"; seat: SeatId }
  | { type: "coroados"; seat: SeatId; age: number }
  // actions
  | { type: "paid"; seat: SeatId; stock: number[]; fromTiles: number[]; gold: number[]; battle: number[] }
  | { type: "deployed"; seat: SeatId; kind: number; hex: number; isFirst: boolean }
  | { type: "painted"; seat: SeatId; painting: number; next: number }
  | { type: "built"; seat: SeatId; tile: number; hex: number; over: number; byJesuits: boolean }
  | { type: "cityUncovered"; pile: number; city: number }
  | { type: "renovated"; seat: SeatId; hex: number; tile: number; isFlip: boolean }
  | { type: "produced"; seat: SeatId; hex: number; amounts: number[] }
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
  | { type: "palacePlaced"; seat: SeatId; palace: number; hex: number; byIsabel: boolean }
  | { type: "markerPut"; seat: SeatId; age: number; space: number }
  | { type: "ageBegan"; age: number; round: number; seat: SeatId }
  | { type: "lastRound"; seat: SeatId }
  // units on the map
  | { type: "moved"; seat: SeatId; kinds: number[]; from: number; to: number; by: number }
  | { type: "explored"; seat: SeatId; hex: number; tile: number }
  | { type: "exploredUnseen"; seat: SeatId; hex: number }
  | { type: "builtOnTile"; seat: SeatId; hex: number; tile: number }
  | { type: "drewQuest"; seat: SeatId; age: number }
  | { type: "sawQuest"; seat: SeatId; quest: number }
  | { type: "captured"; seat: SeatId; hex: number; from: SeatId }
  // battles
  | { type: "battleBegan"; attacker: SeatId; defender: SeatId; hex: number; from: number }
  | { type: "expeditionBegan"; seat: SeatId; hex: number; strength: number }
  | { type: "committed"; seat: SeatId; cards: number }
  | { type: "cardsOpened"; attack: number[]; defence: number[] }
  | { type: "spied"; seat: SeatId; card: number }
  | {
      type: "battleEnded";
      attacker: SeatId;
      defender: SeatId;
      winner: SeatId;
      hex: number;
      attack: number;
      defence: number;
    }
  | { type: "defeated"; seat: SeatId; kinds: number[]; to: number }
  | { type: "lostUnit"; seat: SeatId; kind: number }
  | { type: "expeditionSucceeded"; seat: SeatId; hex: number; tile: number }
  // the end
  | { type: "factory"; seat: SeatId; good: number }
  | { type: "gameOver"; scores: number[] }
  | { type: "soloEnded"; isWon: boolean; round: number };

/** Makes sure that only known events are told. */
export function fact(event: BrazilEvent): BrazilEvent {
  return event;
}
