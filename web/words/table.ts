import type { UndoObstacle } from "@caravel/tables/host";

/** What a table says around the game's own words. */
export interface TableWords {
  readonly loading: string;
  readonly home: string;
  readonly waitingFor: (names: string) => string;
  readonly yourTurn: string;
  readonly over: string;
  /** How people ended the game before its rules did. */
  readonly agreed: string;
  readonly cancelled: string;
  readonly botPlaysOn: string;
  readonly conceded: (name: string) => string;
  readonly winners: (names: readonly string[]) => string;
  readonly confirm: string;
  readonly cancel: string;
  readonly undo: string;
  readonly restartTurn: string;
  readonly obstacles: Readonly<Record<UndoObstacle, string>>;
  readonly whyNot: string;
  readonly rule: (id: string) => string;
  readonly close: string;
  readonly menu: string;
  readonly settings: string;
  readonly rules: string;
  readonly keys: string;
  readonly log: string;
  readonly emptyLog: string;
  readonly beginning: string;
  readonly byItself: string;
  /** Said in the log of an answer that was given for somebody and tells nothing by itself. */
  readonly usual: (name: string) => string;
  /** A button above the newest lines of a round: so many come before them. */
  readonly earlier: (lines: number) => string;
  readonly isNew: string;
  readonly showPosition: (ply: number) => string;
  readonly players: string;
  readonly board: string;
  readonly textMode: string;
  readonly boardMode: string;
  readonly position: string;
  readonly choices: string;
  readonly noChoices: string;
  readonly news: string;
  readonly noNews: string;
  readonly replay: string;
  readonly replayAt: (ply: number, all: number) => string;
  readonly first: string;
  readonly back: string;
  readonly forward: string;
  readonly last: string;
  readonly toNow: string;
  readonly toTable: string;
  readonly score: string;
  readonly points: string;
  readonly player: string;
  readonly winner: string;
  readonly download: string;
  readonly verify: string;
  readonly verifying: string;
  readonly verified: (facts: { moves: number; outcomes: number; luckDerived: boolean }) => string;
  readonly notVerified: (problems: string) => string;
  readonly rematch: string;
  readonly curtain: (name: string) => string;
  readonly curtainHint: string;
  readonly raiseCurtain: (name: string) => string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomReset: string;
  readonly tryAgain: string;
  /** Keys and what they do, for the list of keys. */
  readonly keyList: readonly (readonly [keys: string, effect: string])[];
  /** The title of the browser's tab. */
  readonly tab: (game: string, isMyTurn: boolean) => string;
  readonly promise: (hash: string) => string;
  readonly openSeed: (seed: string) => string;
  readonly watching: string;
  /** Said of a tab of the bottom bar: something is asked there, something happened there. */
  readonly askedHere: string;
  readonly newHere: string;
  /** A button that shows all that lies before a player, and the ways on and back from there. */
  readonly visit: (name: string) => string;
  readonly visitBack: string;
  readonly visitPrevious: string;
  readonly visitNext: string;
  readonly hurry: string;
  /** Asking a bot what it would do. */
  readonly advice: AdviceWords;
  readonly hintDone: string;
  readonly hintsOff: string;
  readonly giveUp: string;
  readonly giveUpAbout: string;
  readonly giveUpToBot: string;
  readonly giveUpRemove: string;
  readonly goOnPlaying: string;
  readonly toMyTurn: string;
  readonly filmSteps: (steps: number) => string;
  readonly filmBack: string;
  readonly filmNext: string;
  readonly playReplay: string;
  readonly pauseReplay: string;
  readonly pace: string;
  /** How a game ended that somebody played alone. */
  readonly victory: string;
  readonly defeat: string;
  readonly myPlace: (place: number, players: number) => string;
  /** What decides between equal points, as the game calls it. */
  readonly tieBreak: (what: string) => string;
  readonly curve: string;
  readonly turningPoints: string;
  readonly gain: (name: string, points: number) => string;
  readonly replayFrom: string;
  readonly share: string;
  readonly shared: string;
  /** The result as one line to send to somebody. */
  readonly result: (game: string, standings: readonly string[]) => string;
}

/** The question to a bot what it would do, and what comes of it. */
export interface AdviceWords {
  readonly title: string;
  readonly thinking: string;
  /** Something else has happened before the answer came. */
  readonly late: string;
  readonly marked: string;
}
