import { asks, inTurn, type MoveList, type RuleId, type SeatId, sequence } from "@caravel/kernel";
import { BUILDING_COUNT } from "../content/buildings.ts";
import type { Goal } from "../content/content.ts";
import { QUEST_AGE } from "../content/quests.ts";
import { SCIENCE } from "../content/resources.ts";
import { GOOD_COUNT, SPACE_COUNT } from "../content/spaces.ts";
import { UNITS_PER_COLOUR } from "../content/units.ts";
import { countCities, countHeld, kindsHeld } from "./empire.ts";
import { fact } from "./events.ts";
import { memoIn, purchase, type Stint, stint } from "./frames.ts";
import { addTileTokens, noFunds } from "./funds.ts";
import { checkLimits, drawGoldCard, gain } from "./gains.ts";
import { COROADOS, REVEAL, UNDER } from "./moves.ts";
import { offerPalace } from "./palaces.ts";
import {
  type Brazil,
  type BrazilTable,
  bitCount,
  contentOf,
  isSolo,
  NEVER_DEPLOYED,
  NOT_YET,
  ON_BOARD,
  ON_COROADOS,
  replaced,
  type Seat,
  UNPLACED,
} from "./state.ts";
import { STEP } from "./steps.ts";

const ALL_SIDES = (1 << BUILDING_COUNT) - 1;
const LAST_AGE = 3;

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

function framesOwned(state: Brazil, { paintings }: Seat): number {
  const { frameMasks } = contentOf(state);
  let frames = 0;
  for (let frame = 0; frame < frameMasks.length; frame++) if ((paintings & frameMasks[frame]) !== 0) frames++;
  return frames;
}

const tokens = noFunds();

/** BI-QUEST-02: tokens in stock and on controlled tiles; gold cards and substitution do not count. */
function resourcesShown(state: Brazil, seat: SeatId, resource: number): number {
  tokens.fill(0);
  addTileTokens(state, seat, tokens);
  return tokens[resource] + state.seats[seat].stock[resource];
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
      return bitCount(player.paintings);
    case "paintingFrames":
      return framesOwned(state, player);
    case "unitsDeployed":
      return unitsDeployed(state, seat);
    case "cities":
      return countCities(state, seat);
    case "buildings":
      return countHeld(state, seat, ALL_SIDES);
    case "buildingsAndCities":
      return countHeld(state, seat, ALL_SIDES) + countCities(state, seat);
    case "palaces":
      return bitCount(player.palaces);
    default:
      return goal.type satisfies never;
  }
}

/** Does the goal hold at this moment? Who has not built enough tiles need not be asked which of them are held. */
export function isGoalMet(state: Brazil, seat: SeatId, goal: Goal): boolean {
  if (goal.isOfTiles && state.seats[seat].tiles.length < goal.least) return false;
  return goalCount(state, seat, goal) >= goal.least;
}

/** Do all goals of a quest hold? */
function isFulfilled(state: Brazil, seat: SeatId, quest: number): boolean {
  const goals = contentOf(state).questTests[quest];
  for (let place = 0; place < goals.length; place++) if (!isGoalMet(state, seat, goals[place])) return false;
  return true;
}

/** D-04: lists the quests that can be revealed. */
export function listReveals(state: Brazil, seat: SeatId, list: MoveList): void {
  const { quests } = state.seats[seat];
  for (let place = 0; place < quests.length; place++)
    if (QUEST_AGE[quests[place]] <= state.age && isFulfilled(state, seat, quests[place]))
      list.add(REVEAL.of(quests[place]));
}

/** Why a quest cannot be revealed. */
export function whyNotReveal(state: Brazil, seat: SeatId, quest: number): RuleId | null {
  if (!state.seats[seat].quests.includes(quest)) return "BI-QUEST-01";
  if (QUEST_AGE[quest] > state.age) return "BI-AGE-14";
  return isFulfilled(state, seat, quest) ? null : "BI-QUEST-01";
}

/** Shows a completed quest; what follows is a sequence of its own. */
export function reveal(table: BrazilTable, seat: SeatId, quest: number): void {
  const player = table.state.seats[seat];
  player.quests = player.quests.filter((other) => other !== quest);
  player.revealed = [...player.revealed, quest];
  table.uncover();
  table.tell?.(fact({ type: "revealed", seat, quest }));
  table.push(stint(STEP.revealing, seat, purchase(quest)));
}

/** BI-AGE-02: was the quest just shown one of the present age? */
function endsAge(state: Brazil, frame: Stint): boolean {
  return QUEST_AGE[memoIn(frame, "purchase").what] === state.age;
}

/** BI-AGE-03: palace, then the age changes and everybody puts the old marker under a space. */
export const revealing = sequence<Brazil, Stint>("revealing", {
  science(table, { seat }) {
    const { monarch, revealed } = table.state.seats[seat];
    const rewarded = contentOf(table.state).monarchs[monarch]?.rewardedQuests ?? 0;
    if (revealed.length > rewarded) return;
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
      table.tell?.(fact({ type: "lastRound", seat: frame.seat }));
    }
    table.pop();
  },
  begin(table, { seat: revealer }) {
    const { state } = table;
    state.age++;
    // BI-AGE-12: the old markers are no longer on Harbor or Trade
    for (let seat = 0; seat < state.players; seat++) state.seats[seat].marker = UNPLACED;
    table.tell?.(fact({ type: "ageBegan", age: state.age, round: state.round, seat: revealer }));
  },
  markers: inTurn({
    from: (_state, { seat }) => seat,
    turn: (table, _frame, seat) => table.push(stint(STEP.oldMarker, seat)),
  }),
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
    const player = state.seats[seat];
    const space = UNDER.first(move);
    player.oldMarkers = replaced(player.oldMarkers, state.age - 2, space);
    table.tell?.(fact({ type: "markerPut", seat, age: state.age - 1, space }));
  },
});

/** Why a marker cannot go on the Coroados (BI-PTG-08). */
export function whyNotCoroados(state: Brazil, seat: SeatId, marker: number): RuleId | null {
  const player = state.seats[seat];
  const { oldMarkers } = player;
  if ((player.paintings & contentOf(state).markerMask) === 0) return "BI-PTG-08";
  if (oldMarkers[0] === ON_COROADOS || oldMarkers[1] === ON_COROADOS) return "BI-PTG-08";
  return oldMarkers[marker] === NOT_YET ? "BI-PTG-08" : null;
}

/** D-32: lists the markers that can go on the Coroados. */
export function listCoroados(state: Brazil, seat: SeatId, list: MoveList): void {
  if ((state.seats[seat].paintings & contentOf(state).markerMask) === 0) return;
  for (let marker = 0; marker < 2; marker++)
    if (whyNotCoroados(state, seat, marker) === null) list.add(COROADOS.of(marker));
}

export function playCoroados(table: BrazilTable, seat: SeatId, move: number): void {
  const { state } = table;
  const marker = COROADOS.first(move);
  const player = state.seats[seat];
  player.oldMarkers = replaced(player.oldMarkers, marker, ON_COROADOS);
  if (state.bonus === marker + 1) state.bonus = 0;
  table.tell?.(fact({ type: "coroados", seat, age: marker + 1 }));
  if (marker === 0) return;
  checkLimits(table, seat);
  for (let card = 0; card < contentOf(state).markerCards; card++) drawGoldCard(table, seat);
}
