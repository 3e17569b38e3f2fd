import type { CardWords } from "./cards.ts";

/** One language's headings and short names for the position. */
export interface Labels extends CardWords {
  /** Names by number, as they stand in cells. */
  readonly resources: readonly string[];
  readonly tiles: readonly string[];
  readonly units: readonly string[];
  readonly goods: readonly string[];
  readonly shapes: readonly string[];
  readonly spaces: readonly string[];
  readonly terrains: readonly string[];
  readonly colours: readonly string[];
  readonly frames: readonly string[];
  readonly paintings: readonly string[];
  readonly goldCards: readonly string[];
  readonly battleCards: readonly string[];
  readonly explorationTiles: readonly string[];
  readonly monarchs: readonly string[];
  readonly quests: readonly string[];
  readonly eras: readonly string[];
  readonly maps: Readonly<Partial<Record<string, string>>>;
  /** Resources by number, and what a cost asks for. */
  amounts(counts: readonly number[]): string;
  cost(slots: readonly number[]): string;
  /** A name and what is said of it: "City: Olinda". */
  about(name: string, text: string): string;
  /** The enemy of the solo scenario, as a player is named. */
  readonly enemy: string;

  age(age: number): string;
  readonly setup: string;
  readonly gameIsOver: string;
  readonly map: string;
  readonly round: string;
  /** A number out of so many: "2 of 3". */
  of(number: number, all: number): string;
  readonly turn: string;
  readonly phase: string;
  /** Before the marker moves, after its action, and once something has moved. */
  readonly phases: readonly [string, string, string];
  readonly movesLeft: string;
  freeMoves(moves: number): string;
  readonly spaceMove: string;
  readonly lastRound: string;
  readonly yes: string;
  readonly no: string;
  readonly pack: string;
  /** A note for what is not from the printed game. */
  readonly reconstructed: string;
  readonly soloGoal: string;
  readonly unitsOnMap: string;
  readonly captured: string;

  readonly battle: string;
  readonly side: string;
  readonly strength: string;
  readonly hiddenCards: string;
  readonly most: string;
  readonly expedition: string;

  /** The hexes; explains what a line of it says. */
  readonly hexes: string;
  readonly hexSigns: string;
  readonly hex: string;
  readonly terrain: string;
  readonly there: string;
  readonly hexesBeside: string;
  readonly capital: string;
  readonly capitalTitle: string;
  /** A capital tile that can be chosen, with what it gives. */
  capitalTile(gains: string, isFirst: boolean): string;
  palace(name: string): string;
  occupiedBy(letter: string): string;
  readonly byJesuits: string;
  readonly faceDown: string;
  /** A face-down tile that the viewer has looked at. */
  looked(tile: string): string;

  readonly players: string;
  /** Explains the signs: a letter for each player, `>` for the turn. */
  readonly signs: string;
  readonly player: string;
  readonly colour: string;
  readonly monarch: string;
  readonly vp: string;
  readonly vpNow: string;
  readonly does: string;
  readonly stock: string;
  /** Explains the limits. */
  stockLimits(stock: number, hand: number): string;
  readonly inStock: string;
  readonly goldHand: string;
  readonly battleHand: string;

  readonly board: string;
  /** Explains `*` for the marker, I and II for old ones, `+` for an improvement. */
  readonly boardSigns: string;
  readonly space: string;
  readonly slot: string;
  readonly withIt: string;

  readonly unitTable: string;
  readonly unit: string;
  readonly costs: string;
  readonly where: string;
  readonly onBoard: string;
  readonly gone: string;

  readonly goodTable: string;
  readonly good: string;
  readonly shape: string;
  readonly beside: string;
  readonly factory: string;

  readonly gallery: string;
  readonly painting: string;
  readonly frame: string;
  readonly owner: string;
  readonly paintingEffects: string;

  readonly ownGold: string;
  readonly ownBattle: string;
  readonly card: string;
  readonly attacking: string;
  readonly defending: string;

  readonly ownQuests: string;
  readonly quest: string;
  readonly goalNow: string;
  readonly otherQuests: string;
  readonly hidden: string;
  readonly shown: string;

  readonly buildings: string;
  readonly building: string;
  readonly ageTitle: string;
  readonly tilesLeft: string;
  readonly produces: string;
  readonly city: string;
  /** On top of an own building of an earlier age. */
  readonly overBuilding: string;
  readonly palaces: string;
  readonly palaceTitle: string;
  readonly brings: string;
  readonly placedBy: string;

  readonly decks: string;
  readonly deck: string;
  readonly cardsLeft: string;
  readonly discarded: string;
  readonly goldDeck: string;
  readonly battleDeck: string;
  questDeck(age: number): string;
  readonly kept: string;
}
