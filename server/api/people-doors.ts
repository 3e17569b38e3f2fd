import { z } from "zod";
import {
  accountRequest,
  clock,
  movedRequest,
  passwordRequest,
  sharedRequest,
  signInRequest,
  wordParameter,
} from "../schemas.ts";
import type { Door } from "./doors.ts";
import { anInvitation, invitation, seats } from "./invitation-forms.ts";

const nothing = { status: 204, form: z.undefined(), example: undefined };
const named = z.looseObject({ name: z.string() });
const shownWord = z.looseObject({ word: z.string() });
const aWord = { word: anInvitation.spectation };
const credentials = { name: "Ana", password: "a long password" };

const listed = z.array(
  z.looseObject({
    invitation: z.string(),
    game: z.string(),
    options: z.record(z.string(), z.unknown()),
    seats,
    clock: clock.nullable(),
    changedAt: z.number(),
  }),
);
const aList = [
  {
    invitation: anInvitation.invitation,
    game: anInvitation.game,
    options: {},
    seats: anInvitation.seats,
    clock: anInvitation.clock,
    changedAt: 1_795_000_000_000,
  },
];
const account = z.looseObject({
  name: z.string(),
  account: z.string().nullable(),
  sessions: z.array(z.looseObject({ id: z.string() })),
});

/** Accounts, tables to be found, and games that come from elsewhere. */
export const PEOPLE_DOORS: Readonly<Record<string, Door>> = {
  "POST /api/account": {
    about: "Claim a name and a password; everything you have as a guest stays yours. Only with a cookie.",
    isForKnown: true,
    body: { form: accountRequest, example: credentials },
    answer: { status: 201, form: named, example: { name: "Ana" } },
  },
  "GET /api/account": {
    about: "Your account, if you have one, and the devices at which you are known. Only with a cookie.",
    isForKnown: true,
    answer: { status: 200, form: account, example: { name: "Ana", account: "Ana", sessions: [] } },
  },
  "POST /api/account/password": {
    about: "Change the password; all other devices are signed out. Only with a cookie.",
    isForKnown: true,
    body: { form: passwordRequest, example: { old: "a long password", password: "a longer password" } },
    answer: nothing,
  },
  "POST /api/sign-in": {
    about: "Sign in with the name and the password of an account; what a guest had comes along.",
    isForKnown: false,
    body: { form: signInRequest, example: credentials },
    answer: { status: 200, form: named, example: { name: "Ana" } },
  },
  "POST /api/sign-out": { about: "Sign out at this device. Only with a cookie.", isForKnown: true, answer: nothing },
  "DELETE /api/sessions/:word": {
    about: "Sign out at another device. Only with a cookie.",
    isForKnown: true,
    params: wordParameter,
    answer: nothing,
  },
  "GET /api/open-tables": {
    about: "Invitations that everybody may find and whose game has not begun.",
    isForKnown: false,
    answer: { status: 200, form: listed, example: aList },
  },
  "GET /api/my-invitations": {
    about: "Invitations that you made or answered and whose game has not begun.",
    isForKnown: true,
    answer: { status: 200, form: listed, example: aList },
  },
  "POST /api/invitations/:word/call-off": {
    about: "Call an invitation off. For whoever invited.",
    isForKnown: true,
    params: wordParameter,
    answer: nothing,
  },
  "POST /api/moved-games": {
    about: "Invite to a game that was begun elsewhere: its record, and who goes on with it.",
    isForKnown: true,
    body: { form: movedRequest, example: { record: "caravel record 1 …", seats: [{ kind: "me" }, { kind: "open" }] } },
    answer: { status: 201, form: invitation, example: anInvitation },
  },
  "POST /api/shown-games": {
    about: "Let others look at a finished game from elsewhere; answers the word by which they can.",
    isForKnown: true,
    body: { form: sharedRequest, example: { record: "caravel record 1 …" } },
    answer: { status: 201, form: shownWord, example: aWord },
  },
  "GET /api/tables/:word/show": {
    about: "The word by which others can look at a finished game of yours.",
    isForKnown: true,
    params: wordParameter,
    answer: { status: 200, form: shownWord, example: aWord },
  },
};
