import type { Move, RuleId, SeatId, Verdict } from "@caravel/kernel";
import type { Answer, Sight, Story, TableId, TableSetup, TableSummary, Taken } from "./host.ts";

/** What a page can ask of the worker: by name, what is asked with and what is answered. A place is a number that the page chose when sitting down. */
export interface Talk {
  hello: { ask: object; answer: null };
  tables: { ask: object; answer: readonly TableSummary[] };
  watchTables: { ask: object; answer: null };
  open: { ask: { setup: TableSetup }; answer: Taken };
  sit: { ask: { table: TableId; seat: SeatId; place: number; since: number | null }; answer: Story };
  play: { ask: { place: number; ply: number; move: Move; byItself: boolean }; answer: Answer };
  why: { ask: { place: number; move: Move }; answer: RuleId | null };
  undo: { ask: { place: number; to: number }; answer: boolean };
  look: { ask: { place: number; ply: number }; answer: Sight };
  leave: { ask: { place: number }; answer: null };
  record: { ask: { table: TableId }; answer: string };
  takeIn: { ask: { record: string }; answer: Taken };
  remove: { ask: { table: TableId }; answer: null };
  verify: { ask: { table: TableId }; answer: Verdict };
}

/** The name of something a page can ask. */
export type Topic = keyof Talk;

/** A request of the page. */
export type Request<T extends Topic = Topic> = {
  [K in T]: { readonly number: number; readonly topic: K; readonly ask: Talk[K]["ask"] };
}[T];

/** What the worker says: the answer to a request, why there is none, or news. */
export type Message =
  | { readonly kind: "answer"; readonly number: number; readonly answer: unknown }
  | { readonly kind: "failure"; readonly number: number; readonly problem: string }
  | { readonly kind: "sight"; readonly place: number; readonly sight: Sight }
  | { readonly kind: "tables"; readonly tables: readonly TableSummary[] };

type Fields = Readonly<Record<string, unknown>>;
type Kind = "text" | "count" | "seat" | "flag" | "since" | "fields";

/** By topic: what every request must hold. */
const FORMS: Readonly<Record<Topic, Readonly<Record<string, Kind>>>> = {
  hello: {},
  tables: {},
  watchTables: {},
  open: { setup: "fields" },
  sit: { table: "text", seat: "seat", place: "count", since: "since" },
  play: { place: "count", ply: "count", move: "count", byItself: "flag" },
  why: { place: "count", move: "count" },
  undo: { place: "count", to: "count" },
  look: { place: "count", ply: "count" },
  leave: { place: "count" },
  record: { table: "text" },
  takeIn: { record: "text" },
  remove: { table: "text" },
  verify: { table: "text" },
};

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isOfKind(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case "text":
      return typeof value === "string";
    case "count":
      return Number.isSafeInteger(value) && (value as number) >= 0;
    case "seat":
      return Number.isSafeInteger(value) && (value as number) >= -1;
    case "flag":
      return typeof value === "boolean";
    case "since":
      return value === null || isOfKind(value, "count");
    case "fields":
      return isFields(value);
  }
}

/** Reads what a page sent; null if it is not a request. */
export function readRequest(data: unknown): Request | null {
  if (!isFields(data) || !isOfKind(data.number, "count") || !isFields(data.ask)) return null;
  const { topic, ask } = data;
  if (typeof topic !== "string" || !Object.hasOwn(FORMS, topic)) return null;
  const form = Object.entries(FORMS[topic as Topic]);
  return form.every(([field, kind]) => isOfKind(ask[field], kind)) ? (data as unknown as Request) : null;
}

/** The number under which a page waits for an answer, as far as can be told. */
export function numberOf(data: unknown): number {
  return isFields(data) && typeof data.number === "number" ? data.number : 0;
}

/** Reads what a worker sent; null if it is not a message. */
export function readMessage(data: unknown): Message | null {
  if (!isFields(data)) return null;
  const { kind, number, problem, place, sight, tables } = data;
  const isMessage =
    (kind === "answer" && isOfKind(number, "count")) ||
    (kind === "failure" && isOfKind(number, "count") && typeof problem === "string") ||
    (kind === "sight" && isOfKind(place, "count") && isFields(sight)) ||
    (kind === "tables" && Array.isArray(tables));
  return isMessage ? (data as unknown as Message) : null;
}
