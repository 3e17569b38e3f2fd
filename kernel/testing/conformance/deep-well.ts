import {
  asks,
  type Box,
  copyData,
  type Frame,
  faceDown,
  fillHidden,
  includesSeat,
  isOver,
  nextSeat,
  only,
  type SeatSet,
  type State,
  unseen,
  vocabulary,
} from "../../index.ts";
import type { SuiteSettings } from "../check.ts";
import { COMMON, highest, total, wordsOf } from "./common.ts";
import { deepWellPhrases } from "./words/deep-well.ts";

/** Cards are drawn from a face-down deck, looked at and buried. For hidden order and what only some seats know of it. */
export interface DeepWell extends State<Frame> {
  /** The last card is on top. */
  deck: number[];
  /** By card of the deck: who knows it. */
  deckKnown: SeatSet[];
  hands: number[][];
  /** By seat, by card of the hand: who knows it. */
  handsKnown: SeatSet[][];
  /** By seat: how often it may still look at the top card, or bury it. */
  looks: number[];
  burials: number[];
}

const CARDS = Array.from({ length: 12 }, (_, place) => place + 1);
const moves = vocabulary({ draw: [], look: [], bury: [] });
const { look, bury } = moves.verbs;

const turn = asks<DeepWell, Frame>("turn", {
  verbs: Object.values(moves.verbs),
  moves(state, _frame, seat, list) {
    if (state.deck.length === 0) return;
    list.add(moves.verbs.draw.of());
    if (state.looks[seat] > 0) list.add(look.of());
    if (state.burials[seat] > 0) list.add(bury.of());
  },
  refuse(state, _frame, seat, move) {
    if (look.has(move) && state.looks[seat] === 0) return "DW-02";
    return bury.has(move) && state.burials[seat] === 0 ? "DW-03" : null;
  },
  play(table, frame, seat, move) {
    const { state } = table;
    const known = state.deckKnown.pop() ?? 0;
    if (look.has(move)) {
      state.looks[seat]--;
      state.deckKnown.push(known | only(seat));
      table.uncover([seat]);
      table.tell?.({ type: "looked", seat });
      return table.tell?.({ type: "saw", seat, card: state.deck.at(-1) }, [seat]);
    }
    frame.seat = nextSeat(state, seat);
    if (bury.has(move)) {
      state.burials[seat]--;
      state.deckKnown.unshift(known);
      state.deck.unshift(...state.deck.splice(-1));
      return table.tell?.({ type: "buried", seat });
    }
    const card = table.turnUp(state.deck, [seat]);
    state.hands[seat].push(card);
    state.handsKnown[seat].push(known | only(seat));
    table.tell?.({ type: "drew", seat });
    table.tell?.({ type: "saw", seat, card }, [seat]);
  },
});

export const deepWell: Box<DeepWell, Frame, DeepWell> = {
  ...COMMON,
  id: "deep-well",
  players: [2, 3],
  vocabulary: moves,
  steps: [turn],
  setup(players, _options, chance) {
    const deck = [...CARDS];
    chance.shuffle(deck);
    return {
      players,
      stack: [{ step: 0, seat: 0 }],
      deck,
      deckKnown: deck.map(() => 0),
      hands: Array.from({ length: players }, () => []),
      handsKnown: Array.from({ length: players }, () => []),
      looks: new Array<number>(players).fill(2),
      burials: new Array<number>(players).fill(2),
    };
  },
  view: (state, seat) => ({
    players: state.players,
    stack: copyData(state.stack),
    deck: faceDown(state.deck, (place) => includesSeat(state.deckKnown[place], seat)),
    deckKnown: [...state.deckKnown],
    hands: state.hands.map((hand, owner) =>
      faceDown(hand, (place) => isOver(state) || includesSeat(state.handsKnown[owner][place], seat)),
    ),
    handsKnown: copyData(state.handsKnown),
    looks: [...state.looks],
    burials: [...state.burials],
  }),
  imagine(view, chance) {
    const pool = unseen(CARDS, [view.deck, ...view.hands], chance);
    const deck = fillHidden(view.deck, pool);
    return { ...copyData(view), deck, hands: view.hands.map((hand) => fillHidden(hand, pool)) };
  },
  turnRule: "DW-01",
  placeRule: "DW-01",
  endRule: "DW-01",
  scores: (state) => state.hands.map(total),
  winners: (state) => highest(state.hands.map(total)),
  faults(state) {
    const cards = [...state.deck, ...state.hands.flat()].sort((one, other) => one - other);
    return cards.join() === CARDS.join() ? [] : ["cards are made or lost"];
  },
  words: wordsOf(moves, deepWellPhrases),
};

export const deepWellSettings: SuiteSettings<DeepWell> = {
  rules: new Set(["DW-01", "DW-02", "DW-03"]),
  secrets: (state, seat) => ({
    "order of the deck": state.deck.filter((_, place) => !includesSeat(state.deckKnown[place], seat)),
    "hands of others": isOver(state) || state.hands.filter((_, owner) => owner !== seat),
  }),
};
