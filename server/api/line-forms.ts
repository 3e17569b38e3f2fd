import { type Kind, REQUEST_FORMS, type Request, type Topic, WAYS_TO_END } from "@caravel/tables";
import { z } from "zod";

/** What is said of a table, a move or a build is short. */
const MOST_TEXT = 1000;
/** A record is cut by the bound of a message. */
const MOST_RECORD = 60_000;
const MOST_SEATS = 8;
const MOST_OPTIONS = 32;

const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const text = z.string().max(MOST_TEXT);
const name = z.string().min(1).max(40);

const sitter = z.object({ kind: z.enum(["person", "bot"]), name, style: z.string().max(40) });
const options = z
  .record(text, z.union([z.boolean(), z.number(), z.string().max(MOST_RECORD)]))
  .refine((chosen) => Object.keys(chosen).length <= MOST_OPTIONS);

/** By kind of what a request holds: its form and its bounds. */
const KINDS: Readonly<Record<Kind, z.ZodType>> = {
  text,
  record: z.string().max(MOST_RECORD),
  count,
  seat: z.number().int().min(-1).max(MOST_SEATS),
  flag: z.boolean(),
  since: count.nullable(),
  sitter,
  wayToEnd: z.enum(WAYS_TO_END),
  clockOrder: z.discriminatedUnion("type", [
    z.object({ type: z.enum(["askPause", "resume"]) }),
    z.object({ type: z.literal("answerPause"), agrees: z.boolean() }),
    z.object({ type: z.literal("giveTime"), to: z.number().int().min(0).max(MOST_SEATS) }),
  ]),
  setup: z.object({
    game: text,
    options,
    sitters: z.array(sitter).max(MOST_SEATS),
    seed: text.nullable(),
    advice: z.boolean().optional(),
  }),
};

/** All that can be asked over a line. */
export const TOPICS = Object.keys(REQUEST_FORMS) as readonly Topic[];

/** By topic: the form of a request, as it is checked at the door. */
export const LINE_REQUESTS: ReadonlyMap<string, z.ZodType> = new Map(
  TOPICS.map((topic) => {
    const fields = Object.entries(REQUEST_FORMS[topic]).map(([field, kind]) => [field, KINDS[kind]]);
    return [topic, z.object({ number: count, topic: z.literal(topic), ask: z.object(Object.fromEntries(fields)) })];
  }),
);

/** Something that is no request, with the number under which somebody waits for an answer. */
interface NoRequest {
  readonly number: number;
}

/** Reads what came over a line, within its bounds. */
export function readLineRequest(data: unknown): Request | NoRequest {
  if (typeof data !== "object" || data === null) return { number: 0 };
  const topic = "topic" in data && typeof data.topic === "string" ? data.topic : "";
  const read = LINE_REQUESTS.get(topic)?.safeParse(data);
  if (read?.success === true) return read.data as Request;
  const number = count.safeParse("number" in data ? data.number : 0);
  return { number: number.success ? number.data : 0 };
}
