import { asks, inTurn, type RuleId, type SeatId, sequence } from "@caravel/kernel";
import { BUILDING_COUNT } from "../content/buildings.ts";
import { COROADOS_CARDS, FRAME_MASKS } from "../content/paintings.ts";
import { type Goal, QUEST_AGE, QUEST_GOALS } from "../content/quests.ts";
import { SCIENCE } from "../content/resources.ts";
import { GOOD_COUNT, SPACE_COUNT } from "../content/spaces.ts";
import { DOM_OBA, UNITS_PER_COLOUR } from "../content/units.ts";
import { countCities, countHeld } from "./empire.ts";
import { type Stint, stint } from "./frames.ts";
import { fundsOf } from "./funds.ts";
import { checkLimits, drawGoldCard, gain } from "./gains.ts";
import { COROADOS, UNDER } from "./moves.ts";
import { offerPalace } from "./palaces.ts";
import {
  type Brazil,
  type BrazilTable,
  isSolo,
  may,
  NEVER_DEPLOYED,
  NOT_YET,
  ON_BOARD,
  ON_COROADOS,
  type Seat,
  UNPLACED,
} from "./state.ts";
import { STEP } from "./steps.ts";

const ALL_SIDES = (1 << BUILDING_COUNT) - 1;
const LAST_AGE = 3;

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function kindsHeld(state: Brazil, seat: SeatId, sides: number): number {
  let kinds = 0;
  for (let side = 0; side < BUILDING_COUNT; side++)
    if (((sides >> side) & 1) === 1 && countHeld(state, seat, 1 << side) > 0) kinds++;
  return kinds;
}

/** Units that were ever deployed (BI-QUEST-04). */
export function unitsDeployed(state: Brazil, seat: SeatId): number {
  let count = 0;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    if (state.units[seat * UNITS_PER_COLOUR + unit] !== NEVER_DEPLOYED) count++;
  return count;
}

/** Manufactured goods, wherever they are. */
export function goodsMade({ goods }: Pick<Seat, "goods">): number {
  let count = 0;
  for (let good = 0; good < GOOD_COUNT; good++) if (goods[good] !== ON_BOARD) count++;
  return count;
}

function framesOwned({ paintings }: Seat): number {
  let frames = 0;
  for (let frame = 0; frame < FRAME_MASKS.length; frame++) if ((paintings & FRAME_MASKS[frame]) !== 0) frames++;
  return frames;
}

/** BI-QUEST-02: tokens in stock and on controlled tiles; gold cards do not count. */
function resourcesShown(state: Brazil, seat: SeatId, resource: number): number {
  const cards = resource === 4 ? state.seats[seat].gold.reduce((sum, count) => sum + count, 0) : 0;
  return fundsOf(state, seat)[resource] - cards;
}

/** How much of what a goal counts the seat has. */
export function goalCount(state: Brazil, seat: SeatId, goal: Goal): number {
  const player = state.seats[seat];
  switch (goal.type) {
    case "tiles":
      return countHeld(state, seat, goal.sides);
    case "differentKinds":
      return kindsHeld(state, seat, goal.sides);
    case "resources":
      return resourcesShown(state, seat, goal.resource);
    case "goods":
      return goodsMade(player);
    case "paintings":
      return bitsIn(player.paintings);
    case "paintingFrames":
      return framesOwned(player);
    case "unitsDeployed":
      return unitsDeployed(state, seat);
    case "cities":
      return countCities(state, seat);
    case "buildings":
      return countHeld(state, seat, ALL_SIDES);
    case "buildingsAndCities":
      return countHeld(state, seat, ALL_SIDES) + countCities(state, seat);
    case "palaces":
      return bitsIn(player.palaces);
    default:
      return goal.type satisfies never;
  }
}

/** Does the goal hold at this moment? */
export function isGoalMet(state: Brazil, seat: SeatId, goal: Goal): boolean {
  return goalCount(state, seat, goal) >= goal.least;
}

/** Why a quest cannot be revealed. */
export function whyNotReveal(state: Brazil, seat: SeatId, quest: number): RuleId | null {
  if (!state.seats[seat].quests.includes(quest)) return "BI-QUEST-01";
  if (QUEST_AGE[quest] > state.age) return "BI-AGE-14";
  const goals = QUEST_GOALS[quest];
  for (let place = 0; place < goals.length; place++) if (!isGoalMet(state, seat, goals[place])) return "BI-QUEST-01";
  return null;
}

/** Shows a completed quest; what follows is a sequence of its own. */
export function reveal(table: BrazilTable, seat: SeatId, quest: number): void {
  const player = table.state.seats[seat];
  player.quests.splice(player.quests.indexOf(quest), 1);
  player.revealed.push(quest);
  table.uncover();
  table.tell?.({ type: "revealed", seat, quest });
  const frame = stint(STEP.revealing, seat, { of: "purchase", what: quest, where: 0 });
  table.push(frame);
}

/** BI-AGE-02: was the quest just shown one of the present age? */
function endsAge(state: Brazil, frame: Stint): boolean {
  return frame.memo !== null && frame.memo.of === "purchase" && QUEST_AGE[frame.memo.what] === state.age;
}

/** BI-AGE-03: palace, then the age changes and everybody puts the old marker under a space. */
export const revealing = sequence<Brazil, Stint>("revealing", {
  science(table, { seat }) {
    const { monarch, revealed } = table.state.seats[seat];
    if (monarch !== DOM_OBA || revealed.length > 2) return;
    checkLimits(table, seat);
    gain(table, seat, SCIENCE);
  },
  palace: (table, { seat }) => offerPalace(table, seat),
  age(table, frame) {
    const { state } = table;
    if (!endsAge(state, frame)) return table.pop();
    if (state.age < LAST_AGE) return;
    if (!isSolo(state) && !state.isEnding) {
      state.isEnding = true;
      table.tell?.({ type: "lastRound", seat: frame.seat });
    }
    table.pop();
  },
  markers: inTurn({
    from: (_state, { seat }) => seat,
    turn: (table, _frame, seat) => table.push(stint(STEP.oldMarker, seat)),
  }),
  begin(table) {
    const { state } = table;
    state.age++;
    for (let seat = 0; seat < state.players; seat++) state.seats[seat].marker = UNPLACED;
    table.tell?.({ type: "ageBegan", age: state.age });
  },
});

function isFree({ oldMarkers }: Seat, space: number): boolean {
  return oldMarkers[0] !== space && oldMarkers[1] !== space;
}

/** D-07: the marker of the age that ends goes under a space without one (BI-AGE-05). */
export const oldMarker = asks<Brazil, Stint>("oldMarker", {
  verbs: [UNDER],
  turnRule: "BI-AGE-04",
  moves(state, _frame, seat, list) {
    for (let space = 0; space < SPACE_COUNT; space++) if (isFree(state.seats[seat], space)) list.add(UNDER.of(space));
  },
  refuse: (state, _frame, seat, move) => (isFree(state.seats[seat], UNDER.first(move)) ? null : "BI-AGE-05"),
  play(table, _frame, seat, move) {
    table.pop();
    const { state } = table;
    state.seats[seat].oldMarkers[state.age - 1] = UNDER.first(move);
    // BI-AGE-12: the marker is no longer on Harbor or Trade
    state.seats[seat].marker = UNPLACED;
    table.tell?.({ type: "markerPut", seat, age: state.age, space: UNDER.first(move) });
  },
});

/** Why a marker cannot go on the Coroados (BI-PTG-08). */
export function whyNotCoroados(state: Brazil, seat: SeatId, marker: number): RuleId | null {
  const player = state.seats[seat];
  const { oldMarkers } = player;
  if (!may(player, "markerForReward") || oldMarkers[0] === ON_COROADOS || oldMarkers[1] === ON_COROADOS)
    return "BI-PTG-08";
  return oldMarkers[marker] === NOT_YET ? "BI-PTG-08" : null;
}

export function playCoroados(table: BrazilTable, seat: SeatId, move: number): void {
  const { state } = table;
  const marker = COROADOS.first(move);
  state.seats[seat].oldMarkers[marker] = ON_COROADOS;
  if (state.bonus === marker + 1) state.bonus = 0;
  table.tell?.({ type: "coroados", seat, age: marker + 1 });
  if (marker === 0) return;
  checkLimits(table, seat);
  for (let card = 0; card < COROADOS_CARDS; card++) drawGoldCard(table, seat);
}
