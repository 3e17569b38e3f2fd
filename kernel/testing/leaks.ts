import { describe, expect, test } from "vitest";
import type { Box, Options } from "../game.ts";
import { hash } from "../hash.ts";
import { type Frame, type SeatId, SPECTATOR, type State } from "../state.ts";
import type { Step } from "../steps.ts";
import { type Check, type Checker, checksOf, type SuiteSettings } from "./check.ts";
import { checkHiddenMoves } from "./hidden-moves.ts";
import { checkSecrecy } from "./secrecy.ts";
import { checkUndo } from "./undo.ts";

/** Something a seat must not know, as one value. */
export type Secret = (state: State, seat: SeatId) => unknown;

/** A way in which a game could give a secret away, to be planted into a game that is tight: the suite must find it. */
export interface Leak {
  readonly look: Checker;
  /** In which of the positions of an effort it looks. */
  readonly within: "hiddenMoves" | "secretPositions";
  /** How the suite's sentence about it reads. */
  readonly found: string;
  /** The game with the leak in those of its steps that are named `where`, or in all. */
  plant(game: Box, secret: Secret, where?: string): Box;
}

/** By what a seat learns of a table. */
export type Channel = "view" | "choices" | "refusals" | "events" | "traces" | "shows" | "undo";

type AnyStep = Step<State, Frame>;

function atSteps(game: Box, where: string | undefined, leaky: (step: AnyStep) => Partial<AnyStep>): Box {
  const isLeaky = ({ name, asks }: AnyStep) => asks && (where === undefined || name === where);
  return { ...game, steps: game.steps.map((step) => (isLeaky(step) ? { ...step, ...leaky(step) } : step)) };
}

/** One of so many: what somebody can tell of a secret by a hint that small. */
function hint(secret: unknown, parts: number): boolean {
  return Number.parseInt(hash(secret).slice(-6), 16) % parts === 0;
}

function isAt(game: Box, { stack }: State, where: string | undefined): boolean {
  return where === undefined || game.steps[stack.at(-1)?.step ?? -1]?.name === where;
}

/** A state with something beside the game: what moves leave behind, by seat. */
type Glimpsed = State & { glimpses: (boolean | null)[] };

/** The game with the glimpses its steps make; a view shows those its seat may see, and imagined tables have the same. */
function withGlimpses(game: Box, isShown: (owner: SeatId, seat: SeatId) => boolean): Box {
  const glimpsed = (state: State, glimpses: Glimpsed["glimpses"]) => Object.assign(state, { glimpses });
  return {
    ...game,
    setup: (players, options, chance) =>
      glimpsed(game.setup(players, options, chance), new Array<null>(players).fill(null)),
    copy: (state) => glimpsed(game.copy(state), [...(state as Glimpsed).glimpses]),
    view: (state, seat) => ({
      ...(game.view(state, seat) as object),
      glimpses: (state as Glimpsed).glimpses.map((glimpse, owner) => (isShown(owner, seat) ? glimpse : null)),
    }),
    imagine: (view, chance) => glimpsed(game.imagine(view, chance), [...(view as Glimpsed).glimpses]),
  };
}

/** Moves leave something of the secret behind, for everybody to see; imagined tables have it in common with the view. */
const plantTraces: Leak["plant"] = (game, secret, where) =>
  withGlimpses(
    atSteps(game, where, ({ play }) => ({
      play(table, frame, seat, move) {
        play(table, frame, seat, move);
        (table.state as Glimpsed).glimpses[seat] = hint(secret(table.state, SPECTATOR), 2);
      },
    })),
    () => true,
  );

/** By channel: how a seat could learn through it what it may not know. */
export const LEAKS: Readonly<Record<Channel, Leak>> = {
  view: {
    look: checkSecrecy,
    within: "secretPositions",
    found: "apart by its view",
    plant: (game, secret, where) => ({
      ...game,
      view: (state, seat) => ({
        ...(game.view(state, seat) as object),
        leaked: isAt(game, state, where) ? secret(state, seat) : null,
      }),
    }),
  },
  choices: {
    look: checkSecrecy,
    within: "secretPositions",
    found: "apart by its choices",
    plant: (game, secret, where) =>
      atSteps(game, where, ({ moves }) => ({
        moves(state, frame, seat, list) {
          moves(state, frame, seat, list);
          if (list.length > 1 && hint(secret(state, seat), 2)) list.length--;
        },
      })),
  },
  refusals: {
    look: checkSecrecy,
    within: "secretPositions",
    found: "apart by its refusals",
    plant: (game, secret, where) =>
      atSteps(game, where, ({ refuse }) => ({
        refuse(state, frame, seat, move) {
          const rule = refuse(state, frame, seat, move);
          return rule !== null && hint(secret(state, seat), 2) ? `${rule}!` : rule;
        },
      })),
  },
  events: {
    look: checkSecrecy,
    within: "secretPositions",
    found: "hear more than it sees",
    plant: (game, secret, where) =>
      atSteps(game, where, ({ play }) => ({
        play(table, frame, seat, move) {
          table.tell?.({ type: "leaked", secret: secret(table.state, SPECTATOR) });
          play(table, frame, seat, move);
        },
      })),
  },
  // what hidden moves leave behind: the place of the last card, say
  traces: { look: checkHiddenMoves, within: "hiddenMoves", found: 'can tell "', plant: plantTraces },
  // what open moves leave behind, in a frame say
  shows: { look: checkSecrecy, within: "secretPositions", found: "what nobody uncovers", plant: plantTraces },
  undo: {
    look: checkUndo,
    within: "secretPositions",
    found: "could take it back",
    plant: (game, secret, where) =>
      withGlimpses(
        atSteps(game, where, ({ play }) => ({
          play(table, frame, seat, move) {
            // so little that the worlds looked at before a move is taken back may not show it
            (table.state as Glimpsed).glimpses[seat] = hint(secret(table.state, seat), 12);
            play(table, frame, seat, move);
          },
        })),
        (owner, seat) => owner === seat,
      ),
  },
};

/** In how many positions the suite must look until it finds a leak, as a power of two; null if not even in `most`. */
export function positionsToFind(check: Check, { look, found }: Leak, most: number): number | null {
  for (let positions = 1; positions <= most; positions *= 2) {
    const effort = { ...check.effort, secretPositions: positions, hiddenMoves: positions };
    if (look({ ...check, effort }).some((problem) => problem.includes(found))) return positions;
  }
  return null;
}

/** What is to be given away by which channels, and at which table. */
export interface LeakSettings {
  readonly players: number;
  readonly options?: Options;
  /** By secret, named as in the `secrets` of the suite: the channels. */
  readonly secrets: Readonly<Record<string, readonly Channel[]>>;
}

/** The suite looks in so many times more positions than it needs to find any leak planted here. */
const MARGIN = 4;

/** Registers tests that plant leaks into a game that is tight: the suite must find each, with positions to spare. */
export function leakSuite<S extends State, F extends Frame, V>(
  game: Box<S, F, V>,
  settings: SuiteSettings<S>,
  { players, options = {}, secrets }: LeakSettings,
): void {
  const suite = { ...settings, options: [options] } as SuiteSettings;
  const leaky = (leak: Leak, part: string) => {
    const planted = leak.plant(game, (state, seat) => suite.secrets?.(state, seat)[part]);
    return checksOf(planted, suite).filter(({ setup }) => setup.players === players);
  };
  describe.each(Object.entries(secrets))("%s", (part, channels) => {
    test.each(channels)("that leaks by %s is found", (channel) => {
      const leak = LEAKS[channel];
      const found = leaky(leak, part).map((check) => positionsToFind(check, leak, check.effort[leak.within] / MARGIN));
      expect(found).toEqual([expect.any(Number)]);
    });
  });
}
