import { type RuleId, type SeatId, SPECTATOR, type Verdict } from "@caravel/kernel";
import { type ClockOrder, isClockOrder } from "../clocks/rules.ts";
import type { Company } from "../company.ts";
import { WAYS_TO_END, type WayToEnd } from "../ending.ts";
import type { Answer, Problem, Sitter, TableId, TableSetup, TableSummary, Taken } from "../host.ts";
import { isCount, isFields, isListOf, isOptions, isSitter, isText } from "../reading.ts";
import type { SentAdvice, SentSight, SentStory } from "./wire.ts";

/**
 * What can be asked over a line: by name, what is asked with and what is answered. A place is a number that the asking end
 * chose when sitting down. Moves are written in notation; what is asked of a table answers its sequence.
 */
export interface Talk {
  hello: { ask: { build: string }; answer: { readonly build: string } };
  tables: { ask: object; answer: readonly TableSummary[] };
  watchTables: { ask: object; answer: null };
  open: { ask: { setup: TableSetup }; answer: Taken };
  sit: { ask: { table: TableId; seat: SeatId; place: number; since: number | null }; answer: SentStory };
  play: { ask: { place: number; sequence: number; move: string; byItself: boolean }; answer: Answer };
  why: { ask: { place: number; move: string }; answer: RuleId | null };
  undo: { ask: { place: number; sequence: number; to: number }; answer: boolean };
  askUndo: { ask: { place: number; sequence: number }; answer: boolean };
  answerUndo: { ask: { place: number; sequence: number; agrees: boolean }; answer: boolean };
  askEnd: { ask: { place: number; how: WayToEnd }; answer: boolean };
  answerEnd: { ask: { place: number; at: number; agrees: boolean }; answer: boolean };
  askStandIn: { ask: { place: number; absent: SeatId }; answer: boolean };
  answerStandIn: { ask: { place: number; at: number; agrees: boolean }; answer: boolean };
  concede: { ask: { place: number }; answer: boolean };
  advise: { ask: { place: number; sequence: number }; answer: readonly SentAdvice[] | null };
  orderClock: { ask: { place: number; sequence: number; order: ClockOrder }; answer: boolean };
  look: { ask: { place: number; ply: number }; answer: SentSight };
  hurry: { ask: { place: number }; answer: null };
  leave: { ask: { place: number }; answer: null };
  record: { ask: { table: TableId }; answer: string };
  takeIn: { ask: { record: string; again: boolean }; answer: Taken };
  giveSeat: { ask: { table: TableId; seat: SeatId; sitter: Sitter }; answer: null };
  remove: { ask: { table: TableId }; answer: null };
  verify: { ask: { table: TableId }; answer: Verdict };
  joinCompany: { ask: { table: TableId; since: number }; answer: Company };
  leaveCompany: { ask: { table: TableId }; answer: null };
  say: { ask: { table: TableId; seat: SeatId; text: string }; answer: boolean };
  mute: { ask: { table: TableId; seat: SeatId; isMuted: boolean }; answer: null };
}

/** The name of something that can be asked. */
export type Topic = keyof Talk;

/** A request of the asking end. */
export type Request<T extends Topic = Topic> = {
  [K in T]: { readonly number: number; readonly topic: K; readonly ask: Talk[K]["ask"] };
}[T];

/** What the host's end says: the answer to a request, why there is none, or news. */
export type Message =
  | { readonly kind: "answer"; readonly number: number; readonly answer: unknown }
  | { readonly kind: "failure"; readonly number: number; readonly problem: Problem }
  | { readonly kind: "sight"; readonly place: number; readonly sight: SentSight }
  | { readonly kind: "tables"; readonly tables: readonly TableSummary[] }
  | { readonly kind: "company"; readonly table: TableId; readonly company: Company };

/** What a field of a request can hold. */
export type Kind =
  | "text"
  | "record"
  | "count"
  | "seat"
  | "flag"
  | "since"
  | "setup"
  | "sitter"
  | "wayToEnd"
  | "clockOrder";

/** By topic: what every request must hold. */
export const REQUEST_FORMS: Readonly<Record<Topic, Readonly<Record<string, Kind>>>> = {
  hello: { build: "text" },
  tables: {},
  watchTables: {},
  open: { setup: "setup" },
  sit: { table: "text", seat: "seat", place: "count", since: "since" },
  play: { place: "count", sequence: "count", move: "text", byItself: "flag" },
  why: { place: "count", move: "text" },
  undo: { place: "count", sequence: "count", to: "count" },
  askUndo: { place: "count", sequence: "count" },
  answerUndo: { place: "count", sequence: "count", agrees: "flag" },
  askEnd: { place: "count", how: "wayToEnd" },
  answerEnd: { place: "count", at: "count", agrees: "flag" },
  askStandIn: { place: "count", absent: "seat" },
  answerStandIn: { place: "count", at: "count", agrees: "flag" },
  concede: { place: "count" },
  advise: { place: "count", sequence: "count" },
  orderClock: { place: "count", sequence: "count", order: "clockOrder" },
  look: { place: "count", ply: "count" },
  hurry: { place: "count" },
  leave: { place: "count" },
  record: { table: "text" },
  takeIn: { record: "record", again: "flag" },
  giveSeat: { table: "text", seat: "seat", sitter: "sitter" },
  remove: { table: "text" },
  verify: { table: "text" },
  joinCompany: { table: "text", since: "count" },
  leaveCompany: { table: "text" },
  say: { table: "text", seat: "seat", text: "text" },
  mute: { table: "text", seat: "seat", isMuted: "flag" },
};

function isOfKind(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case "text":
    case "record":
      return isText(value);
    case "count":
      return isCount(value);
    case "seat":
      return value === SPECTATOR || isCount(value);
    case "flag":
      return typeof value === "boolean";
    case "since":
      return value === null || isCount(value);
    case "setup":
      return isSetup(value);
    case "sitter":
      return isSitter(value);
    case "wayToEnd":
      return WAYS_TO_END.some((way) => way === value);
    case "clockOrder":
      return isClockOrder(value);
  }
}

function isSetup(value: unknown): value is TableSetup {
  if (!isFields(value)) return false;
  const { game, options, sitters, seed, advice } = value;
  const isSettled = isText(game) && isOptions(options) && isListOf(sitters, isSitter);
  return isSettled && (seed === null || isText(seed)) && (advice === undefined || typeof advice === "boolean");
}

/** Reads what came from the asking end; null if it is not a request. */
export function readRequest(data: unknown): Request | null {
  if (!isFields(data) || !isOfKind(data.number, "count") || !isFields(data.ask)) return null;
  const { topic, ask } = data;
  if (typeof topic !== "string" || !Object.hasOwn(REQUEST_FORMS, topic)) return null;
  const form = Object.entries(REQUEST_FORMS[topic as Topic]);
  return form.every(([field, kind]) => isOfKind(ask[field], kind)) ? (data as unknown as Request) : null;
}

/** The number under which somebody waits for an answer, as far as can be told. */
export function numberOf(data: unknown): number {
  return isFields(data) && typeof data.number === "number" ? data.number : 0;
}

/** Reads what came from the host's end; null if it is not a message. */
export function readMessage(data: unknown): Message | null {
  if (!isFields(data)) return null;
  const { kind, number, problem, place, sight, tables, table, company } = data;
  const isMessage =
    (kind === "answer" && isOfKind(number, "count")) ||
    (kind === "failure" && isOfKind(number, "count") && isFields(problem) && isText(problem.code)) ||
    (kind === "sight" && isOfKind(place, "count") && isFields(sight)) ||
    (kind === "tables" && Array.isArray(tables)) ||
    (kind === "company" && isText(table) && isFields(company));
  return isMessage ? (data as unknown as Message) : null;
}
