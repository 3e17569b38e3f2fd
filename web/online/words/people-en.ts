import { counter } from "@caravel/kernel";
import type { PeopleWords } from "./people.ts";

const count = counter("en");

/** People at the tables of a server, in English. */
export const people: PeopleWords = {
  ending: {
    about: "A bot can play for you until you come back. Or the game ends early, for all together or for you alone.",
    concede: "Concede",
    concedeTwo: "The other player wins, and the game is over.",
    concedeMore: "A bot has your seat for good, and the game goes on.",
    really: "Yes, concede",
    offer: "Offer to end with the points as they stand",
    cancel: "Ask to cancel without result",
    cancelNow: "Cancel the game without result",
    asks: (name, how) =>
      how === "agreed"
        ? `${name} offers to end the game with the points as they stand.`
        : `${name} asks to cancel the game without result.`,
    agree: "Agree",
    refuse: "Play on",
    waiting: (names) => `Asked. Still to answer: ${names.join(", ")}.`,
    withdraw: "Withdraw",
  },
  standIn: {
    title: "A bot for somebody who does not come",
    ask: (name) => `Let a bot play for ${name}`,
    tooSoon: (patience) =>
      `Not yet. The others can be asked once the table has waited for a minute; one player alone decides after ${patience}.`,
    asks: (name, absent) => `${name} asks that a bot plays for ${absent} until they are back.`,
    asksForMe: (name) => `${name} asks that a bot plays for you, because the table waits for you.`,
    here: "I am here",
    agree: "Agree",
    refuse: "Wait on",
    waiting: (names) => `Asked. Still to answer: ${names.join(", ")}.`,
    withdraw: "Withdraw",
  },
  company: {
    title: "At the table",
    unread: (unread) => `At the table: ${count(unread, "new message", "new messages")}`,
    watchers: (watchers) => `${count(watchers, "person watches", "people watch")}`,
    here: "here",
    away: "away",
    bot: "bot",
    mute: (name) => `Do not hear ${name}`,
    unmute: (name) => `Hear ${name} again`,
    nothing: "Nobody has said anything yet.",
    write: "Say something",
    say: "Say",
    tooMuch: "That was too much in too short a time. Please wait a little.",
    close: "Close",
  },
  next: (game) => `Next game waiting: ${game}`,
  terms: {
    title: "Open to whom",
    listed: "Everybody may find this table",
    start: "The game begins",
    starts: {
      full: "as soon as all are there",
      owner: "when whoever invites starts it",
      bots: "when whoever invites starts it, with bots on free seats",
    },
    patience: "When somebody does not come, one player alone may let a bot play for them after",
    watched: "Others may watch",
    delay: "Moves behind for those who watch",
    told: ({ isListed, isWatched, delay }) => [
      isListed ? "everybody may find this table" : "only by this link",
      isWatched
        ? delay > 0
          ? `others may watch, ${count(delay, "move", "moves")} behind`
          : "others may watch"
        : "nobody watches",
    ],
    content: "Content pack",
    callOff: "Call the invitation off",
    moved: "A game that was begun elsewhere goes on here. Whoever began it may have played ahead.",
    noOpen: "No table is open just now.",
  },
  account: {
    title: "Account on this server",
    about:
      "A name and a password are enough to go on at another device. There is no e-mail: whoever forgets the password cannot get it back.",
    as: (name) => `Signed in as ${name}.`,
    name: "Name",
    password: "Password, eight signs or more",
    claim: "Make an account",
    signIn: "Sign in",
    signInAbout: "What a guest has at this device comes along.",
    signOut: "Sign out",
    old: "Present password",
    fresh: "New password, eight signs or more",
    change: "Change the password",
    changed: "The password is changed; all other devices are signed out.",
    devices: "Devices",
    unknownDevice: "Unknown device",
    thisDevice: "this one",
    end: "Sign out there",
  },
  programs: {
    title: "Programs that act for me",
    about:
      "A bot or a program of your own can sit down and move for you. It shows the server a token; whoever has the token can do what you can do at tables.",
    documented: "How programs talk to this server",
    name: "What the program is called",
    make: "Make a token",
    made: "The new token",
    once: "Copy the token now: it is shown this once only.",
    list: "Tokens",
    none: "There is no token.",
    revoke: "Revoke",
    revokeOf: (name) => `Revoke the token of ${name}`,
  },
  moving: {
    title: "Finish with others",
    about:
      "The game goes to the server as it stands. Say who goes on with it; whoever opens the link takes a free seat.",
    link: "Finish with others",
    make: "Make the link",
    gone: "This game is not on this device.",
  },
  showing: { link: "Link to the replay", copied: "The link is in the clipboard." },
};
