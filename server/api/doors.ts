import { z } from "zod";
import { endpointRemoval, endpointRequest, hours, wishesRequest } from "../notices/forms.ts";
import { botRequest, gatheringRequest, guestRequest, seatRequest, tokenRequest, wordParameter } from "../schemas.ts";

import { anInvitation, invitation } from "./invitation-forms.ts";
import { PEOPLE_DOORS } from "./people-doors.ts";

/** What an answer of a door holds. */
interface DoorAnswer {
  readonly status: number;
  readonly form: z.ZodType;
  readonly example: unknown;
}

/** A door of the server, as it is documented and as what comes through it is checked. */
export interface Door {
  readonly about: string;
  /** Must whoever asks be known, by a cookie or a token? */
  readonly isForKnown: boolean;
  readonly params?: z.ZodType;
  readonly body?: { readonly form: z.ZodType; readonly example: unknown };
  readonly answer: DoorAnswer;
}

const wishes = z.looseObject({
  language: z.string(),
  hours: hours.nullable(),
  webhook: z.string().nullable(),
  pushKey: z.string().describe("What a browser is told to let itself be woken by this server"),
});
const someWishes = {
  language: "en",
  hours: { zone: "Europe/Budapest", from: 480, to: 1320 },
  webhook: "https://chat.example/hook",
  pushKey: "BNc…",
};

const begun = { ...anInvitation, table: "net-Qw3e5r7t9y1u2i4o6p8a0s" };
const named = z.looseObject({ name: z.string() });
const shownToken = z.looseObject({ id: z.string(), name: z.string(), madeAt: z.number() });
const aToken = { id: "Zx8c6v4b2n0m1a3s5d7f9g", name: "my bot", madeAt: 1_795_000_000_000 };

/** A door at an invitation: what can be done there, and with what. */
const atInvitation = (about: string, body?: Door["body"], example: unknown = anInvitation): Door => ({
  about,
  isForKnown: true,
  params: wordParameter,
  ...(body === undefined ? {} : { body }),
  answer: { status: 200, form: invitation, example },
});

/** By method and address: every door for people and programs. */
export const DOORS: Readonly<Record<string, Door>> = {
  ...PEOPLE_DOORS,
  "POST /api/guests": {
    about: "Come in under a name, or change it. Whoever is new gets a signed cookie and is known by it from then on.",
    isForKnown: false,
    body: { form: guestRequest, example: { name: "Ana" } },
    answer: { status: 201, form: named, example: { name: "Ana" } },
  },
  "GET /api/me": {
    about: "Who am I?",
    isForKnown: true,
    answer: { status: 200, form: named, example: { name: "Ana" } },
  },
  "POST /api/tokens": {
    about:
      "Make a token by which a program acts for you. It is told this once; the server keeps a fingerprint of it. Only with a cookie.",
    isForKnown: true,
    body: { form: tokenRequest, example: { name: "my bot" } },
    answer: {
      status: 201,
      form: shownToken.extend({ token: z.string() }),
      example: { ...aToken, token: "caravel_Zx8c6v4b2n0m1a3s5d7f9g_…" },
    },
  },
  "GET /api/tokens": {
    about: "Your tokens. Only with a cookie.",
    isForKnown: true,
    answer: { status: 200, form: z.array(shownToken), example: [aToken] },
  },
  "DELETE /api/tokens/:word": {
    about: "Revoke a token by its id; lines that were opened with it are cut within a minute. Only with a cookie.",
    isForKnown: true,
    params: wordParameter,
    answer: { status: 204, form: z.undefined(), example: undefined },
  },
  "GET /api/attention": {
    about: "How you want to be told that you are asked, and which hours of the day count for you in slow games.",
    isForKnown: true,
    answer: { status: 200, form: wishes, example: someWishes },
  },
  "POST /api/attention": {
    about: "Change that; what is not said stays as it was. Hours are minutes after midnight in your time zone.",
    isForKnown: true,
    body: { form: wishesRequest, example: { hours: someWishes.hours, webhook: someWishes.webhook } },
    answer: { status: 200, form: wishes, example: someWishes },
  },
  "POST /api/attention/push": {
    about: "Let a browser be woken by Web Push, as it subscribed with the key of this server.",
    isForKnown: true,
    body: {
      form: endpointRequest,
      example: { endpoint: "https://push.example/1", keys: { p256dh: "BN…", auth: "x…" } },
    },
    answer: { status: 201, form: z.looseObject({}), example: {} },
  },
  "POST /api/attention/push/remove": {
    about: "Wake that browser no more.",
    isForKnown: true,
    body: { form: endpointRemoval, example: { endpoint: "https://push.example/1" } },
    answer: { status: 200, form: z.looseObject({}), example: {} },
  },
  "POST /api/gatherings": {
    about: "Invite to a game: who sits where is settled now, by those who come by the invitation, or with bots.",
    isForKnown: true,
    body: {
      form: gatheringRequest,
      example: {
        game: "puerto-rico",
        seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", name: "Inês", style: "greedy" }],
        clock: { kind: "live", reserve: 1200, increment: 30, ceiling: 1800, timeOut: "bot" },
      },
    },
    answer: { status: 201, form: invitation, example: anInvitation },
  },
  "GET /api/invitations/:word": {
    about: "What an invitation is to, who has come, and the table once the game has begun.",
    isForKnown: false,
    params: wordParameter,
    answer: { status: 200, form: invitation, example: anInvitation },
  },
  "POST /api/invitations/:word/seat": atInvitation("Sit down on an open seat; whoever sat elsewhere gets up first.", {
    form: seatRequest,
    example: { seat: 1 },
  }),
  "POST /api/invitations/:word/get-up": atInvitation("Give up your seat; whoever invited can empty any.", {
    form: seatRequest,
    example: { seat: 1 },
  }),
  "POST /api/invitations/:word/bot": atInvitation("Put a bot on an open seat. For whoever invited.", {
    form: botRequest,
    example: { seat: 2, name: "Inês", style: "greedy" },
  }),
  "POST /api/invitations/:word/start": atInvitation(
    "Begin, when all seats are taken. For whoever invited.",
    undefined,
    begun,
  ),
  "POST /api/tables/:word/again": atInvitation("The people of a table come together again, with the same game."),
  "GET /api/spectations/:word": {
    about: "What somebody who only watches is told of a game. Its word opens a line with /line?watch=.",
    isForKnown: false,
    params: wordParameter,
    answer: {
      status: 200,
      form: z.looseObject({ game: z.string(), table: z.string().nullable() }),
      example: { game: "puerto-rico", table: begun.table },
    },
  },
};

/** What is answered when something cannot be done: a code, and facts beside it. */
export const problem = z.looseObject({ problem: z.looseObject({ code: z.string() }) });
