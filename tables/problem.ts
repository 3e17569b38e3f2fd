import type { RecordFault, RuleId, SeatId, SettingsFault } from "@caravel/kernel";

/** What a host cannot do, as a code with facts; the sentence for it is the business of whoever tells it. */
export type Problem =
  | { readonly code: "noSuchTable" }
  | { readonly code: "noSuchGame"; readonly game: string }
  | { readonly code: "otherRules"; readonly game: string; readonly rules: number; readonly known: readonly number[] }
  | { readonly code: "noSuchBot"; readonly game: string; readonly style: string }
  | SettingsFault
  /** What is kept of the table is not as we keep it. */
  | { readonly code: "unreadable" }
  /** A record, kept or brought along, is at fault in a line; null if in no single one. */
  | { readonly code: "badRecord"; readonly line: number | null; readonly fault: RecordFault }
  /** The game of a record stands here already, at this table. */
  | { readonly code: "alreadyHere"; readonly table: string }
  | { readonly code: "seatNotFree"; readonly seat: SeatId }
  | { readonly code: "notYourSeat"; readonly seat: SeatId }
  | { readonly code: "notAMove"; readonly game: string; readonly move: string }
  | { readonly code: "noSuchMoment"; readonly ply: number }
  | { readonly code: "botBrokeRule"; readonly style: string; readonly rule: RuleId }
  /** Whoever asked has no right to it. */
  | { readonly code: "notAllowed" }
  /** The place was left. */
  | { readonly code: "placeLeft" }
  | { readonly code: "notUnderstood" }
  /** The disk is full: nothing was done, and nothing that was kept is lost. */
  | { readonly code: "noRoom" }
  /** The store, the line or the program failed; the reason is in the words of whatever failed. */
  | { readonly code: "notKept" | "lineBroken" | "fault"; readonly reason: string };

/** Something a host cannot do. */
export class Trouble extends Error {
  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(JSON.stringify(problem), options);
  }
}

/** What went wrong, whoever threw it. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Trouble) return error.problem;
  return { code: "fault", reason: reasonOf(error) };
}

/** An error in its own words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The rule behind a problem, or null if it is no matter of rules. */
export function ruleOf(problem: Problem): RuleId | null {
  if (problem.code === "badRecord") return "rule" in problem.fault ? problem.fault.rule : null;
  return "rule" in problem ? problem.rule : null;
}
