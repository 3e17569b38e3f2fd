import {
  asks,
  type Box,
  copyData,
  type Frame,
  faceDown,
  fillHidden,
  type GameWords,
  layOver,
  nextSeat,
  type State,
  type Table,
  unseen,
  vocabulary,
} from "@caravel/kernel";

/** Everybody lays a card, the highest takes the trick. The last card laid is `trick[n]` of seat `leader + n`. */
export interface SmallTricks extends State<Frame> {
  hands: number[][];
  trick: number[];
  leader: number;
  /** Cards of finished tricks, face up. */
  played: number[];
  /** Cards left over from the deal: nobody knows them. */
  rest: number[];
  tricks: number[];
}

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const HAND = 3;

const moves = vocabulary({ lay: [CARDS.map(String)] });
const { lay } = moves.verbs;

const layCard = asks<SmallTricks, Frame>("lay", {
  verbs: [lay],
  moves(state, _frame, seat, list) {
    for (const card of state.hands[seat]) list.add(lay.of(card - 1));
  },
  refuse: (state, _frame, seat, move) => (state.hands[seat].includes(lay.first(move) + 1) ? null : "ST-02"),
  play(table, frame, seat, move) {
    const { state } = table;
    const card = lay.first(move) + 1;
    state.hands[seat].splice(state.hands[seat].indexOf(card), 1);
    state.trick.push(card);
    table.tell?.({ type: "laid", seat, card });
    frame.seat = nextSeat(state, seat);
    if (state.trick.length === state.players) takeTrick(table, frame);
  },
});

function takeTrick(table: Table<SmallTricks, Frame>, frame: Frame): void {
  const { state } = table;
  const winner = (state.leader + state.trick.indexOf(Math.max(...state.trick))) % state.players;
  state.tricks[winner]++;
  state.played.push(...state.trick.splice(0));
  state.leader = winner;
  frame.seat = winner;
  table.tell?.({ type: "took", seat: winner });
  if (state.hands[winner].length === 0) table.end();
}

interface Texts {
  readonly title: string;
  readonly labels: readonly [hands: string, trick: string, tricks: string];
  readonly question: string;
  readonly lay: string;
  readonly events: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<string, string>>;
}

const words = (texts: Texts): GameWords<SmallTricks> => ({
  title: texts.title,
  position: ({ hands, trick, tricks }) => [
    {
      title: texts.title,
      rows: [hands, trick, tricks].map((cards, row) => [texts.labels[row], JSON.stringify(cards)]),
    },
  ],
  question: ({ stack }, names) => `${names[stack[0]?.seat ?? 0]}: ${texts.question}`,
  move: (_view, _seat, move) => `${texts.lay} ${lay.first(move) + 1}`,
  event: ({ type, seat, card }, names) => `${names[Number(seat)]} ${texts.events[type]} ${card ?? ""}`.trimEnd(),
  refusal: (rule) => texts.refusals[rule],
  option: (name) => name,
});

export const smallTricks: Box<SmallTricks, Frame, SmallTricks> = {
  id: "small-tricks",
  rules: 1,
  players: [2, 3],
  options: {},
  vocabulary: moves,
  steps: [layCard],
  anytime: [],
  refuseOptions: () => null,
  setup(players, _options, chance) {
    const rest = [...CARDS];
    chance.shuffle(rest);
    const hands = Array.from({ length: players }, () => rest.splice(0, HAND));
    const tricks = hands.map(() => 0);
    return { players, stack: [{ step: 0, seat: 0 }], hands, trick: [], leader: 0, played: [], rest, tricks };
  },
  copy: copyData,
  view: (state, seat) => ({
    players: state.players,
    stack: copyData(state.stack),
    hands: state.hands.map((hand, owner) => faceDown(hand, () => owner === seat)),
    trick: [...state.trick],
    leader: state.leader,
    played: [...state.played],
    rest: faceDown(state.rest),
    tricks: [...state.tricks],
  }),
  imagine(view, chance) {
    const pool = unseen(CARDS, [...view.hands, view.trick, view.played], chance);
    const hands = view.hands.map((hand) => fillHidden(hand, pool));
    return { ...copyData(view), hands, rest: fillHidden(view.rest, pool) };
  },
  turnRule: "ST-01",
  placeRule: "ST-01",
  endRule: "ST-01",
  scores: (state) => [...state.tricks],
  winners: ({ tricks }) => [...tricks.keys()].filter((seat) => tricks[seat] === Math.max(...tricks)),
  faults(state) {
    const cards = [...state.hands.flat(), ...state.trick, ...state.played, ...state.rest];
    return cards.sort((one, other) => one - other).join() === CARDS.join() ? [] : ["a card is missing or there twice"];
  },
  arrange: layOver,
  describe: copyData,
  words: {
    en: words({
      title: "Small tricks",
      labels: ["Hands", "Trick", "Tricks won"],
      question: "which card do you lay?",
      lay: "Lay the",
      events: { laid: "lays the", took: "takes the trick" },
      refusals: { "ST-01": "It is not your turn.", "ST-02": "You do not hold that card." },
    }),
    hu: words({
      title: "Kis ütések",
      labels: ["Kezek", "Ütés", "Elvitt ütések"],
      question: "melyik lapot teszed le?",
      lay: "Lerakás:",
      events: { laid: "lerakja:", took: "viszi az ütést" },
      refusals: { "ST-01": "Nem te következel.", "ST-02": "Ez a lap nincs a kezedben." },
    }),
    fr: words({
      title: "Petites levées",
      labels: ["Mains", "Levée", "Levées gagnées"],
      question: "quelle carte posez-vous ?",
      lay: "Poser le",
      events: { laid: "pose le", took: "remporte la levée" },
      refusals: { "ST-01": "Ce n'est pas votre tour.", "ST-02": "Vous n'avez pas cette carte." },
    }),
  },
};
