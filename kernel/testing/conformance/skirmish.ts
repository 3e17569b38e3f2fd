import {
  asks,
  type Box,
  everybody,
  type Frame,
  faceDown,
  fillHidden,
  includesSeat,
  nextSeat,
  only,
  runs,
  type SeatSet,
  type State,
  seatsFrom,
  seatsIn,
  showStack,
  type Table,
  unseen,
  vocabulary,
} from "../../index.ts";
import type { SuiteSettings } from "../check.ts";
import { COMMON, highest, total, wordsOf } from "./common.ts";
import { skirmishPhrases } from "./words/skirmish.ts";

/** Who fights, and what each has laid face down. */
export interface Fight extends Frame {
  fighters: SeatSet;
  laid: number[][];
}

/** Cards are laid face down, dice are added, the highest sum takes a trophy. For battles of two or of many. */
export interface Skirmish extends State<Fight> {
  hands: number[][];
  discards: number[];
  /** Cards nobody ever sees. */
  box: number[];
  trophies: number[];
  battlesLeft: number;
}

const CARDS = [1, 2, 3, 4, 5].flatMap((rank) => [rank, rank, rank, rank]);
const [HAND, MOST_LAID] = [4, 2];
const [ATTACK, LAY, RESOLVE] = [0, 1, 2];
const moves = vocabulary({
  attack: [["0", "1", "2", "3"]],
  brawl: [],
  lay: [["0", "1", "2", "3", "4", "5"]],
  stand: [],
});
const { attack, brawl, lay, stand } = moves.verbs;

const attacking = asks<Skirmish, Fight>("attack", {
  verbs: [attack, brawl],
  moves(state, frame, _seat, list) {
    for (let other = 0; other < state.players; other++) if (other !== frame.seat) list.add(attack.of(other));
    if (state.players > 2) list.add(brawl.of());
  },
  refuse(state, frame, _seat, move) {
    if (brawl.has(move)) return state.players > 2 ? null : "SK-04";
    return attack.first(move) === frame.seat || attack.first(move) >= state.players ? "SK-03" : null;
  },
  play(table, frame, seat, move) {
    const { state } = table;
    const fighters = brawl.has(move) ? everybody(state) : only(seat) | only(attack.first(move));
    state.battlesLeft--;
    table.pop();
    if (state.battlesLeft > 0) table.push({ ...frame, seat: nextSeat(state, seat) });
    const laid = seatsFrom(state, 0).map(() => []);
    table.push({ step: RESOLVE, seat, fighters, laid });
    for (const fighter of seatsFrom(state, seat).reverse())
      if (includesSeat(fighters, fighter)) table.push({ step: LAY, seat: fighter, fighters, laid: [] });
  },
});

/** The battle that the laying step on top of it belongs to. */
function battle(state: Skirmish): Fight {
  return state.stack.findLast(({ step }) => step === RESOLVE) as Fight;
}

const laying = asks<Skirmish, Fight>("lay", {
  verbs: [lay, stand],
  moves(state, _frame, seat, list) {
    const mayLay = battle(state).laid[seat].length < MOST_LAID;
    for (let rank = 1; rank <= 5; rank++) if (mayLay && state.hands[seat].includes(rank)) list.add(lay.of(rank));
    list.add(stand.of());
  },
  refuse(state, _frame, seat, move) {
    if (stand.has(move)) return null;
    if (battle(state).laid[seat].length === MOST_LAID) return "SK-06";
    return state.hands[seat].includes(lay.first(move)) ? null : "SK-05";
  },
  play(table, _frame, seat, move) {
    if (stand.has(move)) return table.pop();
    const hand = table.state.hands[seat];
    battle(table.state).laid[seat].push(...hand.splice(hand.indexOf(lay.first(move)), 1));
    table.tell?.({ type: "laid", seat });
  },
});

function resolveBattle(table: Table<Skirmish, Fight>, { fighters, laid }: Fight): void {
  const { state, chance } = table;
  table.pop();
  const sums = laid.map((cards, seat) => (includesSeat(fighters, seat) ? total(cards) + 1 + chance.roll(6) : 0));
  state.discards.push(...laid.flat());
  const [winner, ...tied] = highest(sums);
  if (tied.length === 0) state.trophies[winner]++;
  table.tell?.({ type: "fought", fighters: seatsIn(fighters), laid: laid.map((cards) => [...cards]), sums });
}

const resolve = { ...runs<Skirmish, Fight>("resolve", resolveBattle), show: showFight };

function showFight(frame: Fight, seat: number): Fight {
  return { ...frame, laid: frame.laid.map((cards, owner) => faceDown(cards, () => owner === seat)) };
}

const steps = [attacking, laying, resolve];

export const skirmish: Box<Skirmish, Fight, Skirmish> = {
  ...COMMON,
  id: "skirmish",
  players: [2, 3, 4],
  vocabulary: moves,
  steps,
  setup(players, _options, chance) {
    const cards = [...CARDS];
    chance.shuffle(cards);
    return {
      players,
      stack: [{ step: ATTACK, seat: 0, fighters: 0, laid: [] }],
      hands: Array.from({ length: players }, () => cards.splice(0, HAND)),
      discards: [],
      box: cards,
      trophies: new Array<number>(players).fill(0),
      battlesLeft: players * 2,
    };
  },
  view: (state, seat) => ({
    players: state.players,
    stack: showStack(steps, state, seat),
    hands: state.hands.map((hand, owner) => faceDown(hand, () => owner === seat)),
    discards: [...state.discards],
    box: faceDown(state.box),
    trophies: [...state.trophies],
    battlesLeft: state.battlesLeft,
  }),
  imagine(view, chance) {
    const laid = view.stack.flatMap((frame) => frame.laid);
    const pool = unseen(CARDS, [view.discards, ...view.hands, ...laid], chance);
    return {
      ...view,
      stack: view.stack.map((frame) => ({ ...frame, laid: frame.laid.map((cards) => fillHidden(cards, pool)) })),
      hands: view.hands.map((hand) => fillHidden(hand, pool)),
      discards: [...view.discards],
      box: fillHidden(view.box, pool),
      trophies: [...view.trophies],
    };
  },
  turnRule: "SK-01",
  placeRule: "SK-02",
  endRule: "SK-01",
  scores: (state) => [...state.trophies],
  winners: (state) => highest(state.trophies),
  faults(state) {
    const cards = [
      ...state.hands.flat(),
      ...state.discards,
      ...state.box,
      ...state.stack.flatMap(({ laid }) => laid.flat()),
    ];
    return cards.sort().join() === CARDS.join() ? [] : ["cards are made or lost"];
  },
  words: wordsOf(moves, skirmishPhrases),
};

export const skirmishSettings: SuiteSettings<Skirmish> = {
  rules: new Set(["SK-01", "SK-02", "SK-03", "SK-04", "SK-05", "SK-06"]),
  secrets: (state, seat) => ({
    "hands of others": state.hands.filter((_, owner) => owner !== seat),
    "cards others have laid": state.stack.flatMap(({ laid }) => laid.filter((_, owner) => owner !== seat)),
    box: state.box,
  }),
};
