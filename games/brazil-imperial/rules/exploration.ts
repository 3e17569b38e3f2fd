import { asks, type SeatId } from "@caravel/kernel";
import { FIRST_EXPEDITION, MANIOC, QUILOMBO, RIVERBED, UNKNOWN_SPECIES } from "../content/cards.ts";
import { startExpedition } from "./battle.ts";
import { produceByRiver } from "./empire.ts";
import { type Stint, stint } from "./frames.ts";
import { checkLimits, gainRawOfChoice } from "./gains.ts";
import { DRAW_QUEST, FIGHT, PASS } from "./moves.ts";
import { type Brazil, type BrazilTable, FACE_DOWN, FACE_UP, may, NO_TILE, NOTHING_THERE } from "./state.ts";
import { STEP } from "./steps.ts";

/** What awaits a unit that arrives: a face-down tile is revealed, an open Expedition can be fought. */
export function exploreOn(table: BrazilTable, seat: SeatId, hex: number): void {
  const { state } = table;
  if (state.explorationState[hex] === FACE_DOWN) return uncoverTile(table, seat, hex);
  if (state.explorationState[hex] === FACE_UP && state.exploration[hex] >= FIRST_EXPEDITION)
    table.push(stint(STEP.expedition, seat, { of: "purchase", what: 0, where: hex }));
}

/** BI-EXPL-01: the tile is revealed, and takes effect. */
function uncoverTile(table: BrazilTable, seat: SeatId, hex: number): void {
  const { state } = table;
  const tile = state.exploration[hex];
  state.explorationState[hex] = FACE_UP;
  state.seenBy[hex] = 0;
  table.uncover();
  table.tell?.({ type: "explored", seat, hex, tile });
  if (tile >= FIRST_EXPEDITION) table.push(stint(STEP.expedition, seat, { of: "purchase", what: 0, where: hex }));
  if (tile === QUILOMBO) table.push(stint(STEP.quilombo, seat));
  if (tile === RIVERBED) produceByRiver(table, hex);
  if (tile === UNKNOWN_SPECIES) state.seats[seat].kept[UNKNOWN_SPECIES]++;
  if (tile === MANIOC || tile === QUILOMBO) state.explored[tile]++;
  if (tile === MANIOC || tile === QUILOMBO || tile === UNKNOWN_SPECIES) removeTile(state, hex);
  const raws = (tile === MANIOC ? 1 : 0) + (may(state.seats[seat], "rawForExploring") ? 1 : 0);
  if (raws === 0) return;
  checkLimits(table, seat);
  for (let raw = 0; raw < raws; raw++) gainRawOfChoice(table, seat);
}

/** Takes an exploration tile off the map. */
export function removeTile(state: Brazil, hex: number): void {
  state.exploration[hex] = NO_TILE;
  state.explorationState[hex] = NOTHING_THERE;
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
    const age = DRAW_QUEST.first(move);
    const quest = table.turnUp(table.state.questDecks[age], [seat]);
    table.state.seats[seat].quests.push(quest);
    table.tell?.({ type: "drewQuest", seat, age: age + 1 });
    table.tell?.({ type: "sawQuest", seat, quest }, [seat]);
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
    if (FIGHT.has(move) && frame.memo?.of === "purchase") startExpedition(table, seat, frame.memo.where);
  },
});
