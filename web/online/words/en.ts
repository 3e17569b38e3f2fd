import { counter } from "@caravel/kernel";
import { people } from "./people-en.ts";
import { time } from "./time-en.ts";
import type { OnlineWords } from "./words.ts";

const count = counter("en");

/** Playing with people elsewhere, in English. */
export const online: OnlineWords = {
  time,
  refusals: {
    noSuchGathering: "This link leads nowhere. Perhaps a part of it is missing.",
    begun: "The game has already begun.",
    seatTaken: "Somebody else was faster: this seat is taken.",
    nameTaken: "Somebody at this table has that name already. Please choose another.",
    notYours: "Only whoever invited can do this.",
    seatsOpen: "Not all seats are taken yet.",
    changed: "Something changed just now. Please try again.",
    unknownGuest: "The server does not know you yet. Please say your name again.",
    tooOften: "That was too often in too short a time. Please wait a minute.",
    tooMany: "You have as many of these as there may be.",
    nameInUse: "Somebody has an account under this name already. Please choose another.",
    hasAccount: "You have an account already.",
    wrongPassword: "Name and password do not fit.",
    triedTooOften: "That was tried too often. Please wait a quarter of an hour.",
    noBots: "At this table no bots are put on free seats.",
    isOver: "This game is over already.",
    badRecord: "This game cannot be played on here: its record is at fault.",
    unreachable: "The server cannot be reached. It is needed to play with people elsewhere.",
    otherwise: "The server could not do this.",
  },
  invite: {
    title: "Invite by link",
    about: "You get a link to send to the others. Nobody needs an account.",
    seatsAbout: "Whoever opens the link chooses one of the free seats. Who begins is drawn by lot.",
    me: "Me",
    open: "Free, for somebody invited",
    name: "Your name",
    nameNeeded: "Please say first what you are called.",
    make: "Make the link",
    making: "Making the link…",
  },
  gathering: {
    title: (game) => `${game}: invitation`,
    link: "The link",
    linkAbout: "Whoever opens it can sit down or watch.",
    copy: "Copy",
    copied: "Copied",
    share: "Share",
    code: "QR code of the link",
    onlyHere:
      "This address works on this machine only. Open the page under the address for other devices, which the server said when it was started, and invite from there.",
    watchLink: "Link for watching only",
    seats: "Seats",
    options: "Played with",
    free: "Free",
    you: "you",
    seat: (number) => `Seat ${number}`,
    sitDown: "Sit down here",
    getUp: "Get up",
    makeFree: "Make the seat free",
    start: "Start the game",
    startWithBots: "Start, with bots on the free seats",
    waitingFor: (free) => `${count(free, "seat is", "seats are")} still free.`,
    waitingForStart: "Everybody is here. Whoever invited starts the game.",
    everybodyHere: "Everybody is here.",
    begun: "The game has begun.",
    toTable: "To the table",
    watch: "Watch",
  },
  connection: {
    connecting: "Connecting…",
    cut: "No connection. The page goes on as soon as it is back.",
    sending: "No connection. Your move is kept and sent as soon as it is back.",
  },
  undo: {
    ask: "Ask to take back",
    asks: (name, moves) => `${name} asks to take back ${count(moves, "move", "moves")}.`,
    agree: "Agree",
    refuse: "Refuse",
    waiting: (names) => `Asked. Still to answer: ${names.join(", ")}.`,
    withdraw: "Withdraw",
  },
  custody: {
    about: "A bot plays on your seat.",
    takeBack: "Take my seat back",
  },
  pending: {
    title: "Your invitations",
    of: (game, taken, seats) => `${game}: ${taken} of ${seats} seats taken`,
    forget: "Forget",
  },
  people,
  watching: {
    title: "Watching",
    notYet: "The game has not begun yet. The table appears here when it does.",
  },
};
