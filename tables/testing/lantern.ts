import { asks, copyData, type Frame, type Game, HIDDEN, nextSeat, type State, vocabulary } from "@caravel/kernel";
import type { RulesShelf } from "../rules.ts";

/** Numbers lie face down in a dark room; one may peek at the last, wait, pass the lantern on, or put it out. */
interface Lantern extends State<Frame> {
  numbers: number[];
  waits: number;
}

const moves = vocabulary({ peek: [], wait: [], pass: [], out: [] });
const { peek, wait, pass, out } = moves.verbs;

const turn = asks<Lantern, Frame>("turn", {
  verbs: [peek, wait, pass, out],
  moves: (_state, _frame, _seat, list) => [peek, wait, pass, out].forEach((verb) => void list.add(verb.of())),
  refuse: () => null,
  play(table, frame, seat, move) {
    const { state } = table;
    if (peek.has(move)) {
      table.uncover([seat]);
      table.tell?.({ type: "peeked", seat });
      table.tell?.({ type: "saw", seat, number: state.numbers.at(-1) }, [seat]);
    } else if (wait.has(move)) state.waits++;
    else if (pass.has(move)) frame.seat = nextSeat(state, seat);
    else table.end();
  },
});

/** A game for tests with a secret that is told to one seat, and with an end that taught nobody anything. */
export const lantern = {
  id: "lantern",
  rules: 1,
  players: [2],
  options: {},
  vocabulary: moves,
  steps: [turn],
  anytime: [],
  refuseOptions: () => null,
  setup: (players, _options, chance) => ({
    players,
    stack: [{ step: 0, seat: 0 }],
    numbers: [chance.roll(100), chance.roll(100)],
    waits: 0,
  }),
  copy: copyData,
  view: (state) => ({ ...copyData(state), numbers: state.numbers.map(() => HIDDEN) }),
  imagine: (view, chance) => ({ ...copyData(view), numbers: view.numbers.map(() => chance.roll(100)) }),
  turnRule: "LA-01",
  placeRule: "LA-01",
  endRule: "LA-01",
  scores: (state) => state.numbers,
  winners: () => [],
  faults: () => [],
  arrange: (state) => state,
  describe: copyData,
} satisfies Game<Lantern, Frame, Lantern> as unknown as Game;

/** A shelf on which every game is the lantern. */
export const lanternRules: RulesShelf = () => ({ [lantern.rules]: async () => lantern });
