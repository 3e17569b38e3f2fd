import type { Answer, Question } from "../question.ts";
import type { FailureCode } from "./failure.ts";

/** What a worker is told; the number names the question. */
export type ToWorker =
  | { readonly kind: "think"; readonly number: number; readonly question: Question }
  | { readonly kind: "hurry"; readonly number: number };

/** What a worker says. */
export type FromWorker =
  | { readonly kind: "answer"; readonly number: number; readonly answer: Answer }
  | { readonly kind: "failure"; readonly number: number; readonly code: FailureCode; readonly detail: string };

/** The way to a worker. */
export interface Line {
  send(message: ToWorker): void;
  /** Ends the worker, whatever it is doing. */
  end(): void;
}

/** Starts a worker; `hear` takes what it says, `died` why it is no more. */
export type StartWorker = (hear: (message: FromWorker) => void, died: (why: string) => void) => Line;
