import { BOUNDS, TIME_OUTS } from "@caravel/tables/clocks";
import { LONGEST_DELAY, START_RULES, USUAL_TERMS } from "@caravel/tables/invitation";
import { LONGEST_PATIENCE } from "@caravel/tables/standing-in";
import { z } from "zod";

/** What comes from outside is read once, here; everything has a bound. */

const MOST_SEATS = 8;
const MOST_OPTIONS = 32;
const MOST_TEXT = 200;
/** A content pack travels as an option. */
const MOST_OPTION_TEXT = 60_000;

/** The record of a long game, with a content pack. */
export const MOST_RECORD = 400_000;

const name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  // a name is one line that can be read
  .regex(/^[^\p{C}]+$/u);

const word = z.string().min(1).max(MOST_TEXT);
const seat = z.number().int().min(0).max(MOST_SEATS);

const within = ([least, most]: readonly [number, number]) => z.number().int().min(least).max(most);
const timeOut = z.enum(TIME_OUTS).default("bot");
/** How time is measured at a table. */
export const clock = z.discriminatedUnion("kind", [
  z
    .strictObject({
      kind: z.literal("live"),
      reserve: within(BOUNDS.reserve),
      increment: within(BOUNDS.increment),
      ceiling: within(BOUNDS.ceiling),
      timeOut,
    })
    .refine(({ reserve, ceiling }) => ceiling >= reserve),
  z.strictObject({ kind: z.literal("slow"), days: within(BOUNDS.days), timeOut }),
]);

export const guestRequest = z.strictObject({ name });

/** Who is to sit where: me, somebody who is invited, or a bot of a style. */
const seats = z
  .array(
    z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("me") }),
      z.strictObject({ kind: z.literal("open") }),
      z.strictObject({ kind: z.literal("bot"), name, style: word }),
    ]),
  )
  .min(1)
  .max(MOST_SEATS);

/** How a table is open to others. */
const terms = z
  .strictObject({
    isListed: z.boolean().default(USUAL_TERMS.isListed),
    start: z.enum(START_RULES).default(USUAL_TERMS.start),
    isWatched: z.boolean().default(USUAL_TERMS.isWatched),
    delay: z.number().int().min(0).max(LONGEST_DELAY).default(USUAL_TERMS.delay),
    patience: z.number().int().min(1).max(LONGEST_PATIENCE).default(USUAL_TERMS.patience),
  })
  .default(USUAL_TERMS);

export const gatheringRequest = z.strictObject({
  game: word,
  options: z
    .record(word, z.union([z.boolean(), z.number(), z.string().max(MOST_OPTION_TEXT)]))
    .refine((options) => Object.keys(options).length <= MOST_OPTIONS)
    .default({}),
  /** How time is measured; not at all if nothing is said. */
  clock: clock.nullable().default(null),
  seats,
  terms,
});

/** A game that was begun elsewhere: its record, and who goes on with it. */
export const movedRequest = z.strictObject({ record: z.string().max(MOST_RECORD), seats, terms });
export const sharedRequest = z.strictObject({ record: z.string().max(MOST_RECORD) });

const password = z.string().min(8).max(MOST_TEXT);
export const accountRequest = z.strictObject({ name, password });
export const signInRequest = z.strictObject({ name, password: z.string().min(1).max(MOST_TEXT) });
export const passwordRequest = z.strictObject({ old: z.string().min(1).max(MOST_TEXT), password });

export const tokenRequest = z.strictObject({ name });
export const seatRequest = z.strictObject({ seat });
export const botRequest = z.strictObject({ seat, name, style: word });
export const wordParameter = z.object({ word });
export const lineQuery = z.object({ watch: word.optional() });

export type WantedSeats = z.infer<typeof seats>;
export type GatheringRequest = z.infer<typeof gatheringRequest>;
