import type { EarlyEnd, GameEvent, Move, Options, RuleId, SeatId, Verdict } from "@caravel/kernel";
import type { ClockOrder, ClockReading, ClockRules, Hours } from "./clocks/index.ts";
import type { EndWish, WayToEnd } from "./ending.ts";
import type { Problem } from "./problem.ts";
import type { Sitter } from "./sitter.ts";
import type { StandInWish } from "./standing-in.ts";
import type { UndoWish } from "./taking-back.ts";

export type { EarlyEnd, EndWish, Problem, Sitter, StandInWish, UndoWish, WayToEnd };

/** The name under which a host keeps a table. */
export type TableId = string;

/** What is settled when a table is opened. */
export interface TableSetup {
  readonly game: string;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  /** May people ask what a bot would do? They may, if nothing is said. */
  readonly advice?: boolean;
  /** An open seed for all luck; without one the luck is promised before the deal and shown after the game. */
  readonly seed: string | null;
  /** How time is measured; not at all if nothing is said. */
  readonly clock?: ClockRules | null;
  /** By seat: the hours of the day that count for whoever sits there, in a slow game; all where nothing is said. */
  readonly hours?: readonly (Hours | null)[];
  /** After how many minutes one word is enough to let a bot play for somebody who does not come; a day if nothing is said. */
  readonly patience?: number;
}

/** A table as a list shows it. Nothing in it is secret. */
export interface TableSummary {
  readonly id: TableId;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  /** The number of the last thing that happened at the table; it rises with everything that does. */
  readonly sequence: number;
  /** Moves made so far. */
  readonly ply: number;
  /** The seats that must answer. */
  readonly asked: readonly SeatId[];
  readonly isOver: boolean;
  /** Final points by seat and the winners; empty while the game goes on. */
  readonly scores: readonly number[];
  readonly winners: readonly SeatId[];
  /** How people ended the game before its rules did, or null. */
  readonly early: EarlyEnd | null;
  /** Those who gave in; a bot has their seats for good. */
  readonly conceded: readonly SeatId[];
  /** When the last move was made, in milliseconds. */
  readonly changedAt: number;
  /** The promise of the luck, or the open seed. */
  readonly luck: { readonly kind: "committed" | "seeded"; readonly text: string };
  /** Where tables are kept for people elsewhere too: the seats of whoever asks. */
  readonly mine?: readonly SeatId[];
  /** May people ask what a bot would do? */
  readonly advice: boolean;
  /** Was it taken in from the file of an unfinished game? Somebody may have played that one ahead. */
  readonly copy: boolean;
  /** How time is measured at the table, and when somebody's runs out if nothing happens before; absent without clocks. */
  readonly clock?: { readonly rules: ClockRules; readonly endsAt: number | null; readonly isPaused: boolean };
  /** Where people wait for each other without a clock: after how many minutes one word is enough to let a bot play for somebody. */
  readonly patience?: number;
  /** What keeps the table from being opened or from going on; null if nothing does. */
  readonly problem: Problem | null;
}

/** Why a seat cannot take back its last choice alone. */
export type UndoObstacle = "nothing" | "otherActed" | "luck" | "learned";

/** What a seat can take back on its own: to the state after so many moves, or what stands in the way. */
export interface Undo {
  /** Back before the last real choice, or null. */
  readonly step: number | null;
  /** Back to where the seat's turn began, or null. */
  readonly turn: number | null;
  readonly obstacle: UndoObstacle | null;
}

/** What the seat can do now. */
export interface Choices {
  /** Exactly the legal moves; none for a seat that may not act. */
  readonly moves: readonly Move[];
  /** Those of them that the seat could not take back alone, as far as it can know: luck, another's turn, something learned. */
  readonly lasting: readonly Move[];
  /** Also for a seat that is not asked: its last move may be taken back until another acts. After the game nothing is taken back. */
  readonly undo: Undo;
}

/** What one seat sees after a number of moves, and what it was told with the last of them. */
export interface Sight {
  /** The table's sequence at this moment: what a move answers. It never comes back, even if the position does. */
  readonly sequence: number;
  readonly ply: number;
  readonly view: unknown;
  readonly asked: readonly SeatId[];
  readonly isOver: boolean;
  /** How people ended the game before its rules did, or null. */
  readonly early: EarlyEnd | null;
  /** Who made the last move, or null for the set-up. */
  readonly by: SeatId | null;
  /** Was the move answered by the page itself, as a routine? */
  readonly byItself: boolean;
  readonly told: readonly GameEvent[];
  /** What somebody has asked to take back, while it stands. */
  readonly wish: UndoWish | null;
  /** How somebody has asked to end the game, while it stands. */
  readonly endWish: EndWish | null;
  /** For whom somebody has asked that a bot plays, while it stands. */
  readonly standInWish: StandInWish | null;
  /** What the clocks show; null without clocks, and in the past. */
  readonly clock: ClockReading | null;
  readonly choices: Choices;
}

/** What a seat was told with one move; move 0 is the set-up. */
export interface LogEntry {
  readonly ply: number;
  readonly by: SeatId | null;
  readonly byItself: boolean;
  readonly told: readonly GameEvent[];
}

/** Everything a seat knows when it sits down. */
export interface Story {
  readonly table: TableSummary;
  readonly log: readonly LogEntry[];
  readonly sight: Sight;
}

/** What became of a move: accepted, refused by a rule, or late, because the table had gone on. */
export type Answer =
  | { readonly kind: "accepted" }
  | { readonly kind: "refused"; readonly rule: RuleId }
  | { readonly kind: "late" };

/** What a bot thinks of a move: the chance to win with it, or null if it never weighed it. */
export interface Advice {
  readonly move: Move;
  readonly chance: number | null;
}

/** A place at a table, seen through one seat. */
export interface Place {
  readonly story: Story;
  /**
   * Makes a move that answers the sight with this sequence. It is kept first, then heard as a sight, then answered;
   * the promise is rejected, and nothing is changed, if it cannot be kept.
   */
  play(sequence: number, move: Move, byItself: boolean): Promise<Answer>;
  /** The rule that forbids a move now, or null if it is allowed. */
  why(move: Move): Promise<RuleId | null>;
  /** Takes the seat's own moves back to the state after `to` moves; false if it may not, or if the table has gone on since this sequence. */
  undo(sequence: number, to: number): Promise<boolean>;
  /** Asks the other people to let the seat take back its last choice; false if there is none, nobody to ask, or the table has gone on. */
  askUndo(sequence: number): Promise<boolean>;
  /** Agrees to what another asked to take back, or not; not agreeing to what one asked oneself withdraws it. False if nothing stands to be answered. */
  answerUndo(sequence: number, agrees: boolean): Promise<boolean>;
  /** Asks the other people to end the game; false if that cannot be asked now. Without other people it is cancelled at once. */
  askEnd(how: WayToEnd): Promise<boolean>;
  /** Agrees to end the game as it was asked at a sequence, or not; not agreeing to what one asked oneself withdraws it. False if that does not stand. */
  answerEnd(at: number, agrees: boolean): Promise<boolean>;
  /**
   * Asks the other people to let a bot play for one for whom the table waits, until they are back. False if that cannot be
   * asked now; if the table has waited for as long as was agreed when it was opened, the bot plays at once.
   */
  askStandIn(absent: SeatId): Promise<boolean>;
  /** Agrees to what was asked at a sequence, or not; whoever is back answers no. False if that does not stand. */
  answerStandIn(at: number, agrees: boolean): Promise<boolean>;
  /** Gives in: the other of two has won, otherwise a bot has the seat for good. False if the game is over. */
  concede(): Promise<boolean>;
  /** Asks what a bot would do, knowing what the seat knows, the best first; the record will say so. Null if the seat may not ask or the table has gone on. */
  advise(sequence: number): Promise<readonly Advice[] | null>;
  /** Does something with the clocks of the table; false if it cannot be done, or if the table has gone on since this sequence. */
  orderClock(sequence: number, order: ClockOrder): Promise<boolean>;
  /** What the seat saw after so many moves; there is nothing to choose in it. */
  look(ply: number): Promise<Sight>;
  /** Lets bots that are thinking move with the best they have found. */
  hurry(): Promise<void>;
  /** Lets go of the table; nothing is heard any more. */
  leave(): void;
}

/** What came of opening a table or taking one in. */
export type Taken = { readonly ok: true; readonly id: TableId } | { readonly ok: false; readonly problem: Problem };

/** Where tables are kept and played. A board cannot tell which host it has. Promises are rejected with a `Trouble`. */
export interface Host {
  /** Are the games still there after the page is closed? */
  readonly keeps: boolean;
  tables(): Promise<readonly TableSummary[]>;
  /** Calls back with the list of tables whenever one of them changes, until the returned function is called. */
  watchTables(changed: (tables: readonly TableSummary[]) => void): () => void;
  open(setup: TableSetup): Promise<Taken>;
  /**
   * Sits down on a person's seat, or watches as SPECTATOR; after the game, any seat will do. `hear` gets a sight for every
   * move from then on; a smaller ply means that moves were taken back. Bots move at once: only the last of several sights
   * has something to choose.
   */
  sit(table: TableId, seat: SeatId, hear: (sight: Sight) => void): Promise<Place>;
  /** The record of a table as text, even of one that cannot be opened; while the game goes on it holds the secret of its luck, so that it can go on elsewhere. */
  record(table: TableId): Promise<string>;
  /** Takes in a record; a game that stands here already is taken in again only if that is wanted. */
  takeIn(record: string, again?: boolean): Promise<Taken>;
  /** Gives a seat to somebody else: to a bot while a person is away, and back. */
  giveSeat(table: TableId, seat: SeatId, sitter: Sitter): Promise<void>;
  remove(table: TableId): Promise<void>;
  /** Checks every move, shuffle and draw of a table; the hash is told only after the game. */
  verify(table: TableId): Promise<Verdict>;
}
