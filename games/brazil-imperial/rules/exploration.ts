import { asks, type SeatId } from "@caravel/kernel";
import { startExpedition } from "./battle.ts";
import { produceByRiver } from "./empire.ts";
import { fact } from "./events.ts";
import { memoIn, purchase, type Stint, stint } from "./frames.ts";
import { checkLimits, gainRawOfChoice } from "./gains.ts";
import { DRAW_QUEST, FIGHT, PASS } from "./moves.ts";
import {
  added,
  type Brazil,
  type BrazilTable,
  contentOf,
  FACE_DOWN,
  FACE_UP,
  NO_TILE,
  NOTHING_THERE,
  raised,
  replaced,
  swapped,
  wordAt,
} from "./state.ts";
import { STEP } from "./steps.ts";

/** Is there an open Expedition on the hex? */
export function isExpedition(state: Brazil, hex: number): boolean {
  return state.explorationState[hex] === FACE_UP && contentOf(state).explores[state.exploration[hex]].strength > 0;
}

/** What awaits a unit that arrives: a face-down tile is revealed, an open Expedition can be fought. */
export function exploreOn(table: BrazilTable, seat: SeatId, hex: number): void {
  const { state } = table;
  if (state.explorationState[hex] === FACE_DOWN) uncoverTile(table, seat, hex);
  else if (isExpedition(state, hex)) table.push(stint(STEP.expedition, seat, purchase(0, hex)));
}

/** BI-EXPL-01: the tile is revealed, and takes effect. */
function uncoverTile(table: BrazilTable, seat: SeatId, hex: number): void {
  const { state } = table;
  const player = state.seats[seat];
  const tile = state.exploration[hex];
  const { explores, exploringRaws } = contentOf(state);
  const effect = explores[tile];
  state.explorationState = replaced(state.explorationState, hex, FACE_UP);
  state.seenBy = replaced(state.seenBy, hex, 0);
  table.uncover();
  table.tell?.(fact({ type: "explored", seat, hex: wordAt(state, hex), tile }));
  if (effect.strength > 0) table.push(stint(STEP.expedition, seat, purchase(0, hex)));
  if (effect.quest) table.push(stint(STEP.quilombo, seat));
  if (effect.waters) produceByRiver(table, hex);
  if (effect.revealed === "taken") player.kept = raised(player.kept, tile);
  if (effect.revealed === "discarded") state.explored = raised(state.explored, tile);
  if (effect.revealed !== "stays") removeTile(state, hex);
  const raws = effect.raws + added(player, exploringRaws);
  if (raws === 0) return;
  checkLimits(table, seat);
  for (let raw = 0; raw < raws; raw++) gainRawOfChoice(table, seat);
}

/** Takes an exploration tile off the map. */
export function removeTile(state: Brazil, hex: number): void {
  state.exploration = replaced(state.exploration, hex, NO_TILE);
  state.explorationState = replaced(state.explorationState, hex, NOTHING_THERE);
}

/** BI-EXPL-07: a quest of any age. */
export const quilombo = asks<Brazil, Stint>("quilombo", {
  verbs: [DRAW_QUEST, PASS],
  moves(state, _frame, _seat, list) {
    for (let age = 0; age < state.questDecks.length; age++)
      if (state.questDecks[age].length > 0) list.add(DRAW_QUEST.of(age));
    if (list.length > 0) list.add(PASS.of());
  },
  refuse: (state, _frame, _seat, move) =>
    PASS.has(move) || state.questDecks[DRAW_QUEST.first(move)].length > 0 ? null : "BI-EXPL-07",
  play(table, _frame, seat, move) {
    table.pop();
    if (PASS.has(move)) return;
    const { state } = table;
    const age = DRAW_QUEST.first(move);
    const deck = state.questDecks[age];
    const quest = deck[deck.length - 1];
    state.questDecks = swapped(state.questDecks, age, deck.slice(0, -1));
    const player = state.seats[seat];
    player.quests = [...player.quests, quest];
    table.uncover([seat]);
    table.tell?.(fact({ type: "drewQuest", seat, age: age + 1 }));
    table.tell?.(fact({ type: "sawQuest", seat, quest }), [seat]);
  },
});

/** BI-EXPL-10: who comes to an Expedition may fight it. */
export const expedition = asks<Brazil, Stint>("expedition", {
  verbs: [FIGHT, PASS],
  moves(_state, _frame, _seat, list) {
    list.add(FIGHT.of());
    list.add(PASS.of());
  },
  refuse: () => null,
  play(table, frame, seat, move) {
    table.pop();
    if (FIGHT.has(move)) startExpedition(table, seat, memoIn(frame, "purchase").where);
  },
});
