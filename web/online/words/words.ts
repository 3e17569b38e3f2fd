import type { PeopleWords } from "./people.ts";
import type { TimeWords } from "./time.ts";

/** Why the server did not do something, by its code; whatever has none of its own is said as `otherwise`. */
export const REFUSALS = [
  "noSuchGathering",
  "begun",
  "seatTaken",
  "nameTaken",
  "notYours",
  "seatsOpen",
  "changed",
  "unknownGuest",
  "tooOften",
  "tooMany",
  "nameInUse",
  "hasAccount",
  "wrongPassword",
  "triedTooOften",
  "noBots",
  "isOver",
  "badRecord",
  "unreachable",
  "otherwise",
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** What the page says about playing with people elsewhere. */
export interface OnlineWords {
  readonly time: TimeWords;
  readonly refusals: Readonly<Record<RefusalCode, string>>;
  readonly invite: {
    readonly title: string;
    readonly about: string;
    readonly seatsAbout: string;
    readonly me: string;
    readonly open: string;
    readonly name: string;
    readonly nameNeeded: string;
    readonly make: string;
    readonly making: string;
  };
  readonly gathering: {
    title(game: string): string;
    readonly link: string;
    readonly linkAbout: string;
    readonly copy: string;
    readonly copied: string;
    readonly share: string;
    readonly code: string;
    readonly onlyHere: string;
    readonly watchLink: string;
    readonly seats: string;
    readonly options: string;
    readonly free: string;
    readonly you: string;
    seat(number: number): string;
    readonly sitDown: string;
    readonly getUp: string;
    readonly makeFree: string;
    readonly start: string;
    readonly startWithBots: string;
    waitingFor(free: number): string;
    readonly waitingForStart: string;
    readonly everybodyHere: string;
    readonly begun: string;
    readonly toTable: string;
    readonly watch: string;
  };
  readonly connection: {
    readonly connecting: string;
    readonly cut: string;
    readonly sending: string;
  };
  readonly undo: {
    readonly ask: string;
    asks(name: string, moves: number): string;
    readonly agree: string;
    readonly refuse: string;
    waiting(names: readonly string[]): string;
    readonly withdraw: string;
  };
  readonly custody: {
    readonly about: string;
    readonly takeBack: string;
  };
  readonly pending: {
    readonly title: string;
    of(game: string, taken: number, seats: number): string;
    readonly forget: string;
  };
  readonly people: PeopleWords;
  readonly watching: {
    readonly title: string;
    readonly notYet: string;
  };
}
