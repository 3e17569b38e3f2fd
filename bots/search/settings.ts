/** How a search looks around: what makes one searcher another, besides its time. */
export interface SearchSettings {
  /** How far promise goes before what was seen, where chances go from 0 to 1; null if the game knows best. */
  readonly curiosity: number | null;
  /** Does it count what a move adds to the chances in the world in which it is tried, or the chances themselves, however lucky that world is? */
  readonly isRelative: boolean;
  /** How readily it tries again what may only have been unlucky. */
  readonly caution: number;
  /** How many decisions deep its tree may grow; with 1 it compares its own moves only. */
  readonly depth: number;
  /** How many moves of a decision it considers, the most promising ones first. */
  readonly width: number;
  /** How many quiet moments everybody plays on in a hurry before a position is judged. */
  readonly playout: number;
  /** Does it go by what was learned, if anything was, or by the evaluation that greedy uses too? */
  readonly isLearned: boolean;
}

/** The settings of the search that plays best. */
export const STRONGEST: SearchSettings = {
  curiosity: null,
  isRelative: true,
  caution: 0.3,
  depth: Number.POSITIVE_INFINITY,
  width: Number.POSITIVE_INFINITY,
  playout: 0,
  isLearned: true,
};

/** How yardsticks search: this stays as it is, so that they do. */
export const YARDSTICK: SearchSettings = {
  curiosity: null,
  isRelative: false,
  caution: 0,
  depth: Number.POSITIVE_INFINITY,
  width: Number.POSITIVE_INFINITY,
  playout: 0,
  isLearned: true,
};

/** Every style of bot that searches, with its settings. A level is one of these styles with a budget of its own. */
export const SEARCHERS = {
  search: STRONGEST,
  // looks around in the same way, but not for long
  mate: STRONGEST,
  captain: STRONGEST,
} as const satisfies Readonly<Record<string, SearchSettings>>;
export type Searcher = keyof typeof SEARCHERS;
