import type { Topic } from "@caravel/tables";
import { z } from "zod";

/** What is said of something that can be asked over a line. */
export interface LineDoc {
  readonly about: string;
  readonly answer: z.ZodType;
  readonly example: { readonly ask: unknown; readonly answer: unknown };
}

const count = z.number().int().min(0);
const seatNumber = z.number().int();
const moves = z.array(z.string());

/** What one seat sees at a moment, and what it can do. */
export const sight = z.looseObject({
  sequence: count.describe("The number of the last thing that happened at the table: what a move answers"),
  ply: count.describe("Moves made so far"),
  view: z.unknown().describe("What the seat sees, as the game describes it"),
  asked: z.array(seatNumber).describe("The seats that must answer"),
  isOver: z.boolean(),
  by: seatNumber.nullable().describe("Who made the last move"),
  clock: z
    .looseObject({
      at: z.number().describe("When this was read, in milliseconds"),
      isPaused: z.boolean(),
      seats: z.array(
        z.object({
          left: z.number().describe("The time that is left, in milliseconds"),
          endsAt: z.number().nullable().describe("When it runs out if nothing happens; null while it stands"),
        }),
      ),
    })
    .nullable()
    .describe("What the clocks show; null without clocks"),
  told: z.array(z.looseObject({})).describe("What the seat was told with the last move"),
  choices: z.looseObject({
    moves: moves.describe("Exactly the legal moves, in notation; none for a seat that may not act"),
    lasting: moves.describe("Those of them that could not be taken back alone"),
    undo: z.looseObject({ step: count.nullable(), turn: count.nullable(), obstacle: z.string().nullable() }),
  }),
});

const table = z.looseObject({
  id: z.string(),
  game: z.string(),
  rules: z.number().int(),
  sitters: z.array(z.looseObject({ kind: z.enum(["person", "bot"]), name: z.string(), style: z.string() })),
  sequence: count,
  ply: count,
  asked: z.array(seatNumber),
  isOver: z.boolean(),
  scores: z.array(z.number()),
  winners: z.array(seatNumber),
  mine: z.array(seatNumber).optional().describe("The seats of whoever asks"),
});
const story = z.looseObject({ table, log: z.array(z.looseObject({ ply: count })), sight });
const answer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("accepted") }).describe("It is on disk"),
  z.object({ kind: z.literal("refused"), rule: z.string() }).describe("The rule that forbids it"),
  z.object({ kind: z.literal("late") }).describe("The table has gone on; what has happened is told as sights"),
]);
const taken = z.looseObject({ ok: z.boolean() });

/** Who is at a table, and what they say. */
const company = z.looseObject({
  here: z.array(seatNumber),
  watchers: count,
  said: z.array(z.looseObject({ number: count, seat: seatNumber, text: z.string(), at: z.number() })),
  muted: z.array(seatNumber),
});
const aCompany = {
  here: [0, 1],
  watchers: 0,
  said: [{ number: 1, seat: 0, text: "Good luck!", at: 1_795_000_000_000 }],
  muted: [],
};

const aTable = {
  id: "net-Qw3e5r7t9y1u2i4o6p8a0s",
  game: "puerto-rico",
  rules: 2,
  sitters: [
    { kind: "person", name: "Ana", style: "" },
    { kind: "person", name: "my bot", style: "" },
  ],
  sequence: 12,
  ply: 11,
  asked: [1],
  isOver: false,
  scores: [],
  winners: [],
  mine: [1],
};
const aSight = {
  sequence: 12,
  ply: 11,
  view: {},
  asked: [1],
  isOver: false,
  by: 0,
  clock: null,
  told: [],
  choices: {
    moves: ["role builder", "role settler"],
    lasting: [],
    undo: { step: null, turn: null, obstacle: "nothing" },
  },
};
const elsewhere = "For the page's own tables; a server refuses it. ";
const aSetup = { game: "puerto-rico", options: {}, sitters: [], seed: null };

/** By topic: what a request over a line is for, and what is answered. */
export const LINE_DOCS: Readonly<Record<Topic, LineDoc>> = {
  hello: {
    about: "Which build of Caravel is there?",
    answer: z.looseObject({ build: z.string() }),
    example: { ask: { build: "my bot 1" }, answer: { build: "4d1f0c2b9a8e7f65" } },
  },
  tables: {
    about: "The tables at which you have a seat, or that you watch.",
    answer: z.array(table),
    example: { ask: {}, answer: [aTable] },
  },
  watchTables: {
    about:
      "The same list, as news of kind `tables` whenever one of them changes from now on; of moves at a table where you sit over the same line you hear there, and from the list once you have left.",
    answer: z.null(),
    example: { ask: {}, answer: null },
  },
  sit: {
    about:
      "Sit down on your seat, or watch (seat -1). You choose the number of the place; what happens at the table comes as news of kind `sight` with that number. Who was here before names the last sequence heard in `since`, and hears what was missed.",
    answer: story,
    example: {
      ask: { table: aTable.id, seat: 1, place: 1, since: null },
      answer: { table: aTable, log: [], sight: aSight },
    },
  },
  play: {
    about:
      "Make a move, in notation, in answer to the sequence of the sight in which it was offered. Sent twice, it is made once.",
    answer,
    example: { ask: { place: 1, sequence: 12, move: "role builder", byItself: false }, answer: { kind: "accepted" } },
  },
  why: {
    about: "The rule that forbids a move, or null if it may be made.",
    answer: z.string().nullable(),
    example: { ask: { place: 1, move: "role mayor" }, answer: "PR-ROLE-02" },
  },
  undo: {
    about: "Take back, to the state after so many moves, as `choices.undo` allows. False if the table has gone on.",
    answer: z.boolean(),
    example: { ask: { place: 1, sequence: 12, to: 11 }, answer: true },
  },
  askUndo: {
    about: "Ask the others to let you take back what you cannot take back alone.",
    answer: z.boolean(),
    example: { ask: { place: 1, sequence: 12 }, answer: true },
  },
  answerUndo: {
    about: "Agree to what another asked to take back, or not.",
    answer: z.boolean(),
    example: { ask: { place: 1, sequence: 13, agrees: true }, answer: true },
  },
  advise: {
    about: "What a bot would do, the best first; null where that is not offered, as at every table of a server.",
    answer: z.array(z.looseObject({ move: z.string() })).nullable(),
    example: { ask: { place: 1, sequence: 12 }, answer: null },
  },
  orderClock: {
    about:
      "Ask for a pause, answer one who asks, let the clocks run again, or give a friend time. False if it cannot be done, or if the table has gone on.",
    answer: z.boolean(),
    example: { ask: { place: 1, sequence: 12, order: { type: "giveTime", to: 0 } }, answer: true },
  },
  askEnd: {
    about: "Ask the others to end the game with the points as they stand (`agreed`), or to cancel it (`cancelled`).",
    answer: z.boolean(),
    example: { ask: { place: 1, how: "agreed" }, answer: true },
  },
  answerEnd: {
    about: "Agree to what another asked at a sequence, or not.",
    answer: z.boolean(),
    example: { ask: { place: 1, at: 13, agrees: true }, answer: true },
  },
  askStandIn: {
    about:
      "Ask the others to let a bot play for one for whom the table has waited for a minute, until they are back. When it has waited for as long as the invitation says, the bot plays at once. False if that cannot be asked.",
    answer: z.boolean(),
    example: { ask: { place: 1, absent: 0 }, answer: true },
  },
  answerStandIn: {
    about: "Agree to what another asked at a sequence, or not; who is back answers no.",
    answer: z.boolean(),
    example: { ask: { place: 1, at: 13, agrees: true }, answer: true },
  },
  concede: {
    about: "Give in: the other of two has won, otherwise a bot has the seat for good.",
    answer: z.boolean(),
    example: { ask: { place: 1 }, answer: true },
  },
  joinCompany: {
    about: "Hear who is at a table and what they say, as news of kind `company`; what was said is told since a number.",
    answer: company,
    example: { ask: { table: aTable.id, since: 0 }, answer: aCompany },
  },
  leaveCompany: {
    about: "Hear no more of that.",
    answer: z.null(),
    example: { ask: { table: aTable.id }, answer: null },
  },
  say: {
    about: "Say something from your seat. False if it is empty, or too much in too short a time.",
    answer: z.boolean(),
    example: { ask: { table: aTable.id, seat: 1, text: "Good luck!" }, answer: true },
  },
  mute: {
    about: "Do not hear whoever holds a seat any more, or hear them again.",
    answer: z.null(),
    example: { ask: { table: aTable.id, seat: 0, isMuted: true }, answer: null },
  },
  look: {
    about: "What the seat saw after so many moves.",
    answer: sight,
    example: { ask: { place: 1, ply: 4 }, answer: { ...aSight, ply: 4 } },
  },
  hurry: {
    about: "Lets bots that are thinking move with the best they have found.",
    answer: z.null(),
    example: { ask: { place: 1 }, answer: null },
  },
  leave: {
    about: "Get up from a place; nothing is heard of it any more. The seat stays yours.",
    answer: z.null(),
    example: { ask: { place: 1 }, answer: null },
  },
  record: {
    about: "The record of a game that is over.",
    answer: z.string(),
    example: { ask: { table: aTable.id }, answer: "caravel 1\n…" },
  },
  giveSeat: {
    about: "Give your seat to a bot, and back to yourself.",
    answer: z.null(),
    example: {
      ask: { table: aTable.id, seat: 1, sitter: { kind: "bot", name: "Inês", style: "greedy" } },
      answer: null,
    },
  },
  verify: {
    about: "Checks every move, shuffle and draw of a table.",
    answer: z.looseObject({ ok: z.boolean(), moves: count }),
    example: { ask: { table: aTable.id }, answer: { ok: true, moves: 11 } },
  },
  open: {
    about: `${elsewhere}Invite to a game over HTTP instead.`,
    answer: taken,
    example: { ask: { setup: aSetup }, answer: { ok: false, problem: { code: "notAllowed" } } },
  },
  takeIn: {
    about: `${elsewhere}Takes in a record.`,
    answer: taken,
    example: { ask: { record: "caravel 1", again: false }, answer: { ok: false, problem: { code: "notAllowed" } } },
  },
  remove: {
    about: `${elsewhere}Takes a table away.`,
    answer: z.null(),
    example: { ask: { table: "a table of the page" }, answer: null },
  },
};

/** By kind: what comes over a line without having been asked for at that moment, and the two kinds of answers. */
export const LINE_MESSAGES: Readonly<Record<string, { about: string; form: z.ZodType; example: unknown }>> = {
  answer: {
    about: "The answer to the request of this number.",
    form: z.object({ kind: z.literal("answer"), number: count, answer: z.unknown() }),
    example: { kind: "answer", number: 7, answer: { kind: "accepted" } },
  },
  failure: {
    about: "Why there is none, as a code with facts.",
    form: z.object({ kind: z.literal("failure"), number: count, problem: z.looseObject({ code: z.string() }) }),
    example: { kind: "failure", number: 7, problem: { code: "notAllowed" } },
  },
  company: {
    about: "Who is at a table now, and what they say.",
    form: z.object({ kind: z.literal("company"), table: z.string(), company }),
    example: { kind: "company", table: aTable.id, company: aCompany },
  },
  sight: {
    about: "What has happened at a table, as your place there sees it.",
    form: z.object({ kind: z.literal("sight"), place: count, sight }),
    example: { kind: "sight", place: 1, sight: aSight },
  },
  tables: {
    about: "The list of your tables, whenever one of them has changed.",
    form: z.object({ kind: z.literal("tables"), tables: z.array(table) }),
    example: { kind: "tables", tables: [aTable] },
  },
};
