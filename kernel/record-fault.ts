import type { SettingsFault } from "./settings.ts";
import type { RuleId } from "./steps.ts";

/** The parts of a record that must be there, each in its place. */
export type RecordPart = "game" | "rules" | "players" | "options" | "seat" | "luck" | "setup" | "end";

/** What is wrong with a record, as a code with facts; the sentence for it is the business of whoever tells it. */
export type RecordFault =
  | { readonly code: "notARecord" }
  | { readonly code: "otherFormat" }
  | { readonly code: "breaksOff" }
  | { readonly code: "noCheck" }
  | { readonly code: "wrongCheck" }
  | { readonly code: "missingPart"; readonly part: RecordPart }
  | { readonly code: "surplusLine" }
  | { readonly code: "unreadableValue" }
  | { readonly code: "contributionsOutOfOrder" }
  | { readonly code: "wrongMoveNumber"; readonly found: number; readonly expected: number }
  | { readonly code: "takenBackTooMuch" }
  | { readonly code: "otherGame"; readonly game: string; readonly expected: string }
  | { readonly code: "otherRules"; readonly game: string; readonly rules: number; readonly known: readonly number[] }
  | SettingsFault
  | { readonly code: "notAgreed" }
  | { readonly code: "notAMove"; readonly game: string; readonly move: string }
  | { readonly code: "moveRefused"; readonly move: string; readonly seat: number; readonly rule: RuleId }
  | { readonly code: "impossibleLuck" }
  | { readonly code: "otherLuck"; readonly derived: readonly number[]; readonly recorded: readonly number[] }
  | { readonly code: "luckLeadsElsewhere" }
  | { readonly code: "noSecret" }
  | { readonly code: "otherSecret" }
  | { readonly code: "secretNotTold" }
  | { readonly code: "otherEnd" }
  | { readonly code: "overButSaysNot" }
  | { readonly code: "notOverButSaysSo" }
  | { readonly code: "otherScores"; readonly recorded: readonly number[]; readonly played: readonly number[] }
  | { readonly code: "unplayable"; readonly reason: string };

/** A fault with the number of its line, or null if it is in no single one. */
export interface RecordProblem {
  readonly line: number | null;
  readonly fault: RecordFault;
}

/** A record that cannot be read or played, with the number of the line at fault. */
export class RecordError extends Error {
  constructor(
    readonly line: number,
    readonly fault: RecordFault,
  ) {
    super(`line ${line}: ${JSON.stringify(fault)}`);
  }

  /** The fault and its line as plain data. */
  get problem(): RecordProblem {
    return { line: this.line, fault: this.fault };
  }
}
