/** The missions and what things are worth at the end. Provenance: seed L285-325, L405-465; the moments of checking by PO-RULING-24. */

/** When a mission is looked at: at the end of an action, whenever a mutiny happens, after the battles. */
export type Moment = "action" | "mutiny" | "battle";

/** One mission card. */
export interface Mission {
  readonly name: string;
  readonly moment: Moment;
  /** PO-SCORE-09: everybody starts with a marker on it and may lose it; it has no places. */
  readonly isStarred: boolean;
}

/** PO-MISSION: the twelve cards. */
export const MISSIONS = [
  { name: "cotton4", moment: "action", isStarred: false },
  { name: "wine4", moment: "action", isStarred: false },
  { name: "tea4", moment: "action", isStarred: false },
  { name: "rum6", moment: "action", isStarred: false },
  { name: "mixed-cargo", moment: "action", isStarred: false },
  { name: "chests2", moment: "action", isStarred: false },
  { name: "upgrades-3-types", moment: "action", isStarred: false },
  { name: "upgrades-2-same", moment: "action", isStarred: false },
  { name: "no-mutiny", moment: "mutiny", isStarred: true },
  { name: "beat-pirate", moment: "battle", isStarred: false },
  { name: "no-cannon", moment: "battle", isStarred: true },
  { name: "hits-3-at-sea", moment: "battle", isStarred: false },
] as const satisfies readonly Mission[];

export const COTTON_4 = 0;
export const WINE_4 = 1;
export const TEA_4 = 2;
export const RUM_6 = 3;
export const MIXED_CARGO = 4;
export const CHESTS_2 = 5;
export const UPGRADES_3_TYPES = 6;
export const UPGRADES_2_SAME = 7;
export const NO_MUTINY = 8;
export const BEAT_PIRATE = 9;
export const NO_CANNON = 10;
export const HITS_3_AT_SEA = 11;

export const MISSION_NAMES: readonly string[] = MISSIONS.map(({ name }) => name);
export const IS_STARRED: readonly boolean[] = MISSIONS.map(({ isStarred }) => isStarred);

/** PO-SETUP-09: missions in play. */
export const MISSIONS_IN_PLAY = 3;

/** PO-MISSION-10 to -17, -31: how much is enough. */
export const ENOUGH_GOODS = 4;
export const ENOUGH_RUM = 6;
export const ENOUGH_RUM_WITH_GOODS = 2;
export const ENOUGH_CHESTS = 2;
export const ENOUGH_TYPES = 3;
export const ENOUGH_ALIKE = 2;
export const ENOUGH_HITS = 3;

/** PO-SCORE-08: thalers by number of players and place. */
export const PLACE_PAY: Readonly<Record<number, readonly number[]>> = {
  2: [2, 0],
  3: [3, 1, 0],
  4: [4, 2, 1, 0],
  5: [4, 2, 1, 0, 0],
};
/** PO-SCORE-09, -10. */
export const STARRED_PAY = 3;
export const MISSED_PAY = -2;

/** What the first and the second get, alone or tied. */
export interface Award {
  readonly first: number;
  readonly second: number;
  readonly firstTied: number;
  readonly secondTied: number;
}

/** PO-SCORE-03 to -05. */
export const SHIP_VALUE_AWARD: Award = { first: 6, second: 2, firstTied: 4, secondTied: 1 };
export const CANNON_AWARD: Award = { first: 4, second: 2, firstTied: 3, secondTied: 1 };
/** PO-SCORE-07: cargo for one thaler. */
export const CARGO_PER_THALER = 2;
