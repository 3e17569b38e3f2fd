import { USUAL_TERMS } from "@caravel/tables/invitation";
import { z } from "zod";
import { clock } from "../schemas.ts";

/** Who sits where before a game. */
export const seats = z.array(
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("open") }),
    z.object({ kind: z.literal("person"), name: z.string(), isMe: z.boolean() }),
    z.object({ kind: z.literal("bot"), name: z.string(), style: z.string() }),
  ]),
);

/** An invitation as it is shown. */
export const invitation = z.looseObject({
  game: z.string(),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  seats,
  terms: z.looseObject({
    isListed: z.boolean(),
    start: z.string(),
    isWatched: z.boolean(),
    delay: z.number(),
    patience: z
      .number()
      .describe("In minutes: after so long one word is enough to let a bot play for who does not come"),
  }),
  isMoved: z.boolean(),
  clock: clock.nullable(),
  invitation: z.string().describe("The word of the address that invites"),
  spectation: z.string().nullable().describe("The word of the address that lets watch"),
  table: z.string().nullable().describe("The table, once the game has begun"),
  version: z.number().int(),
  isOwner: z.boolean(),
});

/** One, for examples. */
export const anInvitation = {
  game: "puerto-rico",
  options: {},
  terms: USUAL_TERMS,
  isMoved: false,
  clock: { kind: "slow", days: 2, timeOut: "bot" },
  seats: [
    { kind: "person", name: "Ana", isMe: true },
    { kind: "open" },
    { kind: "bot", name: "Inês", style: "greedy" },
  ],
  invitation: "9mB0eYk2Jm1oPzQx7l3VwA",
  spectation: "Tg5r8c1nUuZs2kD4hXq6Ew",
  table: null,
  version: 1,
  isOwner: true,
};
