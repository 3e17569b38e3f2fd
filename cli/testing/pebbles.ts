import {
  asks,
  type Box,
  type Frame,
  type GameWords,
  GivenError,
  isFields,
  type Move,
  nextSeat,
  type SeatId,
  type State,
  vocabulary,
} from "@caravel/kernel";

interface TurnFrame extends Frame {
  taken: number;
}

interface Pebbles extends State<TurnFrame> {
  heap: number;
  dice: boolean;
  pebbles: number[];
  /** Points on a card that only its owner sees. */
  cards: number[];
}

interface PebblesView {
  players: number;
  seat: SeatId;
  heap: number;
  dice: boolean;
  pebbles: number[];
  card: number | null;
  stack: TurnFrame[];
}

const TURN = 0;
const MOST_IN_A_TURN = 3;
const CARDS = 5;
const words = vocabulary({ take: [["1", "2", "3"]], roll: [], done: [] });
const { take, roll, done } = words.verbs;

const turnFrame = (seat: SeatId): TurnFrame => ({ step: TURN, seat, taken: 0 });

const turn = asks<Pebbles, TurnFrame>("turn", {
  verbs: [take, roll, done],
  moves(state, frame, _seat, list) {
    const most = Math.min(state.heap, MOST_IN_A_TURN - frame.taken);
    if (most > 0) list.add(take.of(0));
    for (let more = 2; more <= most; more++) list.shortcut(take.of(more - 1));
    if (frame.taken === 0 && state.dice) list.add(roll.of());
    if (frame.taken > 0) list.add(done.of());
  },
  refuse(state, frame, _seat, move) {
    if (done.has(move)) return frame.taken > 0 ? null : "PB-TURN-01";
    if (roll.has(move)) return frame.taken > 0 ? "PB-TURN-02" : state.dice ? null : "PB-SETUP-01";
    return take.first(move) + 1 <= Math.min(state.heap, MOST_IN_A_TURN - frame.taken) ? null : "PB-TURN-03";
  },
  play(table, frame, seat, move) {
    const { state } = table;
    const asked = roll.has(move) ? table.chance.roll(6) + 1 : take.has(move) ? take.first(move) + 1 : 0;
    const pebbles = Math.min(asked, state.heap);
    state.heap -= pebbles;
    state.pebbles[seat] += pebbles;
    frame.taken += pebbles;
    if (pebbles > 0) table.tell?.({ type: "took", seat, pebbles });
    if (roll.has(move)) table.tell?.({ type: "peeked", seat, card: state.cards[seat] }, [seat]);
    if (state.heap === 0) return table.end();
    if (!take.has(move)) state.stack[0] = turnFrame(nextSeat(state, seat));
  },
});

const english: GameWords<PebblesView> = {
  title: "Pebbles",
  position: (view, names) => [
    { title: "Heap", rows: [["pebbles", String(view.heap)]] },
    {
      title: "Players",
      header: ["Name", "Pebbles"],
      rows: names.map((name, seat) => [name, String(view.pebbles[seat])]),
    },
  ],
  question: (view, names) => `${names[view.stack[0]?.seat ?? 0]}: how many pebbles do you take?`,
  move: (_view, _seat, move) =>
    done.has(move) ? "End your turn" : roll.has(move) ? "Roll the die" : `Take ${take.first(move) + 1}`,
  event: (event, names) =>
    event.type === "took" ? `${names[event.seat as SeatId]} takes ${event.pebbles}.` : `Your card says ${event.card}.`,
  refusal: (rule) => (rule === "PB-TURN-01" ? "take something first." : "the turn does not allow it."),
  option: (name) => name,
};

/** A small game for the tests of the command line: luck, a secret, small choices, shortcuts, options, refusals. */
export const pebbles: Box<Pebbles, TurnFrame, PebblesView> = {
  id: "pebbles",
  rules: 3,
  players: [2, 3, 4],
  options: { heap: { values: [12, 20], usual: 12 }, dice: { values: [true, false], usual: true } },
  vocabulary: words,
  steps: [turn],
  anytime: [],
  words: { en: english, hu: { ...english, title: "Kavicsok" }, fr: { ...english, title: "Cailloux" } },
  refuseOptions: (players, options) => (players === 2 && options.heap === 20 ? "PB-SETUP-02" : null),
  setup: (players, options, chance) => ({
    players,
    stack: [turnFrame(0)],
    heap: Number(options.heap ?? 12),
    dice: options.dice !== false,
    pebbles: new Array<number>(players).fill(0),
    cards: Array.from({ length: players }, () => chance.roll(CARDS)),
  }),
  copy: (state) => structuredClone(state),
  view: ({ players, heap, dice, pebbles, cards, stack }, seat) => {
    return {
      players,
      seat,
      heap,
      dice,
      pebbles: [...pebbles],
      card: cards[seat] ?? null,
      stack: structuredClone(stack),
    };
  },
  imagine: ({ players, seat, heap, dice, pebbles, card, stack }, chance) => {
    const cards = Array.from({ length: players }, (_, owner) => (owner === seat ? (card ?? 0) : chance.roll(CARDS)));
    return { players, stack: structuredClone(stack), heap, dice, pebbles: [...pebbles], cards };
  },
  turnRule: "PB-TURN-00",
  placeRule: "PB-TURN-00",
  endRule: "PB-TURN-00",
  scores: (state) => state.pebbles.map((own, seat) => own + (state.cards[seat] ?? 0)),
  winners(state) {
    const scores = pebbles.scores(state);
    return [...scores.keys()].filter((seat) => scores[seat] === Math.max(...scores));
  },
  faults: (state) => (state.heap < 0 ? ["the heap is negative"] : []),
  arrange(state, given) {
    if (!isFields(given)) throw new GivenError("given is a list of fields");
    const unknown = Object.keys(given).find((field) => field !== "heap");
    if (unknown !== undefined) throw new GivenError(`there is no "${unknown}" in pebbles`);
    return { ...state, heap: Number(given.heap ?? state.heap) };
  },
  describe: ({ heap, pebbles }) => ({ heap, seats: pebbles.map((own) => ({ pebbles: own })) }),
};

/** Moves of the test game, for tests that need one. */
export const moves: { readonly take: (pebbles: number) => Move; readonly roll: Move; readonly done: Move } = {
  take: (pebbles) => take.of(pebbles - 1),
  roll: roll.of(),
  done: done.of(),
};
