import { asks, type Box, copyData, type Frame, runs, type State, vocabulary } from "../../index.ts";
import type { SuiteSettings } from "../check.ts";
import { COMMON, wordsOf } from "./common.ts";
import { loneSiegePhrases } from "./words/lone-siege.ts";

/** One player holds a castle against an army that follows a script. For solo games, which can be lost. */
export interface LoneSiege extends State<Frame> {
  walls: number;
  stones: number;
  /** Stones thrown or built in: they never come back. */
  spent: number;
  army: number;
  roundsLeft: number;
}

const [WALLS, STONES, ARMY, ROUNDS] = [4, 6, 5, 8];
const [ENEMY, TURN] = [0, 1];
const moves = vocabulary({ throw: [["1", "2"]], repair: [], wait: [] });
const { throw: hurl, repair, wait } = moves.verbs;

/** The script: the army storms the wall on a high roll, and brings up one more man on a low one. */
const enemy = runs<LoneSiege, Frame>("enemy", (table) => {
  const { state, chance } = table;
  if (state.army === 0 || state.walls === 0 || state.roundsLeft === 0) return table.end();
  state.roundsLeft--;
  if (chance.roll(6) >= 3) state.walls--;
  else state.army = Math.min(ARMY, state.army + 1);
  table.tell?.({ type: "attack", walls: state.walls, army: state.army });
  if (state.walls > 0) table.push({ step: TURN, seat: 0 });
});

const turn = asks<LoneSiege, Frame>("turn", {
  verbs: [hurl, repair, wait],
  moves(state, _frame, _seat, list) {
    for (const stones of [1, 2]) if (state.stones >= stones && state.army >= stones) list.add(hurl.of(stones - 1));
    if (state.stones > 0 && state.walls < WALLS) list.add(repair.of());
    list.add(wait.of());
  },
  refuse(state, _frame, _seat, move) {
    if (wait.has(move)) return null;
    if (repair.has(move)) return state.walls === WALLS ? "LS-03" : state.stones === 0 ? "LS-02" : null;
    const stones = hurl.first(move) + 1;
    return state.stones < stones ? "LS-02" : state.army < stones ? "LS-04" : null;
  },
  play(table, _frame, _seat, move) {
    const { state } = table;
    table.pop();
    if (wait.has(move)) return;
    const stones = hurl.has(move) ? hurl.first(move) + 1 : 1;
    state.stones -= stones;
    state.spent += stones;
    if (repair.has(move)) state.walls++;
    else state.army -= stones;
  },
});

export const loneSiege: Box<LoneSiege, Frame, LoneSiege> = {
  ...COMMON,
  id: "lone-siege",
  players: [1],
  vocabulary: moves,
  steps: [enemy, turn],
  setup: (players) => ({
    players,
    stack: [{ step: ENEMY, seat: 0 }],
    walls: WALLS,
    stones: STONES,
    spent: 0,
    army: ARMY,
    roundsLeft: ROUNDS,
  }),
  view: (state) => copyData(state),
  imagine: (view) => copyData(view),
  turnRule: "LS-01",
  placeRule: "LS-01",
  endRule: "LS-01",
  scores: (state) => [state.army === 0 ? state.walls : 0],
  winners: (state) => (state.army === 0 && state.walls > 0 ? [0] : []),
  faults(state) {
    const stones = state.stones + state.spent === STONES ? [] : ["stones are made or lost"];
    return state.walls <= WALLS && state.army <= ARMY ? stones : [...stones, "too many walls or men"];
  },
  words: wordsOf(moves, loneSiegePhrases),
};

export const loneSiegeSettings: SuiteSettings<LoneSiege> = { rules: new Set(["LS-01", "LS-02", "LS-03", "LS-04"]) };
