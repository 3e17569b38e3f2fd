import type { Content } from "../content/content.ts";
import type { BuildingEffect } from "../rules/effects.ts";
import type { RequestWords } from "./names.ts";

/** One language's headings and short names for the position. */
export interface Labels {
  /** Names by number, short enough to head a column. */
  readonly items: readonly string[];
  readonly goods: readonly string[];
  readonly buildings: readonly string[];
  readonly characters: readonly string[];
  readonly cities: readonly string[];
  readonly colonies: readonly string[];
  readonly markets: readonly string[];
  readonly guilds: readonly string[];
  readonly favours: readonly { readonly name: string; readonly effect: string }[];
  readonly requests: readonly RequestWords[];
  readonly rewards: readonly string[];

  round(round: number): string;
  readonly setup: string;
  readonly phase: string;
  /** By number: what comes before the first round, then the phases. */
  readonly phases: readonly string[];
  readonly gameIsOver: string;
  readonly turn: string;
  readonly scoring: string;
  scoringIn(round: number, requests: number): string;
  readonly inUse: string;
  priceOf(building: string, price: number, pirates: number): string;
  readonly inForce: string;
  readonly woodBought: string;
  readonly pirateDice: string;
  readonly pack: string;
  /** A note for what is not from the printed game. */
  readonly reconstructed: string;

  readonly players: string;
  /** Explains the signs: a letter for each player, `>` for the turn. */
  readonly signs: string;
  readonly player: string;
  readonly vp: string;
  readonly mill: string;
  millLevels(ends: Pick<Content, "millBottom" | "millTop">): string;
  readonly pirates: string;
  readonly dice: string;
  readonly markers: string;

  readonly figures: string;
  readonly coloniesInOrder: string;
  readonly home: string;
  readonly fields: string;
  readonly forest: string;
  readonly cityWorkers: string;
  readonly colonyWorkers: string;
  readonly watch: string;
  readonly shipsHome: string;
  readonly shipsOut: string;

  readonly maintenance: string;
  readonly woodDue: string;
  readonly ownWood: string;
  readonly woodAtHand: string;
  readonly breadDue: string;
  readonly ownBread: string;

  requestsHeld(round: number): string;

  readonly rows: string;
  readonly row: string;
  readonly guild: string;

  readonly passColumn: string;
  readonly space: string;
  readonly orAction: string;
  /** By pass space: its action, or empty. */
  readonly passActions: readonly string[];

  readonly buildingTable: string;
  readonly regionInBrackets: string;
  diceLimit(dice: number): string;
  readonly building: string;
  readonly character: string;
  readonly workers: string;
  readonly effect: string;
  /** What a building does with one or two workers, and with more. */
  readonly effectByWorkers: string;
  /** What a building does for few workers and for many. */
  effects(few: BuildingEffect, many: BuildingEffect): string;
  /** What a building does for so many workers, as an order. */
  effectOrder(effect: BuildingEffect): string;

  readonly fieldTable: string;
  /** Explains a cell such as "wheat → sugar, 3 wood – AB". */
  readonly fieldCell: string;
  wood(wood: number): string;

  readonly cityTable: string;
  readonly citySigns: string;
  readonly city: string;
  readonly mayor: string;
  readonly majority: string;
  readonly minority: string;
  readonly holder: string;
  readonly spaces: string;

  readonly favourTable: string;
  readonly favour: string;
  readonly where: string;
  onDistrict(city: string, district: number, wood: number): string;
  readonly faceUp: string;
  readonly faceDown: string;

  readonly marketTable: string;
  readonly marketCell: string;
  readonly market: string;
  readonly vpByRound: string;

  readonly colonyTable: string;
  readonly colonyCell: string;
  readonly colony: string;
  readonly good: string;
  readonly rewardA: string;
  readonly rewardB: string;
}
