import { asks, type MoveList, type RuleId, type SeatId } from "@caravel/kernel";
import { FIRST_ACTION_CARD, ROYAL_ROAD } from "../content/cards.ts";
import { OFF_THE_MAP } from "../content/maps.ts";
import {
  BUILD,
  DEPLOY,
  GOOD_COUNT,
  HARBOR,
  MANUFACTURE,
  PAINTING,
  RENOVATE,
  SPACE_COUNT,
  TRADE,
} from "../content/spaces.ts";
import { startBuild } from "./build.ts";
import { startDeploy } from "./deploy.ts";
import { endGame } from "./ending.ts";
import { fact } from "./events.ts";
import { type Stint, stint } from "./frames.ts";
import { checkLimits, drawBattleCard, hasBattleCards, playGold } from "./gains.ts";
import { startManufacture } from "./manufacture.ts";
import { beginMove, listMoves, refuseMove } from "./movement.ts";
import { ACT, BONUS_DRAW, COROADOS, END, ISABEL, MOVE, PEEK, PLAY_CARD, REVEAL, ROAD } from "./moves.ts";
import { startPainting } from "./painting.ts";
import { listIsabel, playIsabel, refuseIsabel } from "./palaces.ts";
import { listCoroados, listReveals, playCoroados, reveal, whyNotCoroados, whyNotReveal } from "./quests.ts";
import { startRenovate } from "./renovate.ts";
import { isSoloWon } from "./solo.ts";
import {
  AFTER_ACTION,
  BEFORE_ACTION,
  type Brazil,
  type BrazilTable,
  FACE_DOWN,
  MOVING,
  mapOf,
  replaced,
  type Seat,
  wordAt,
} from "./state.ts";
import { STEP } from "./steps.ts";
import { startHarbor, startTrade } from "./trade.ts";

/** Begins a seat's turn. */
export function beginTurn(table: BrazilTable, seat: SeatId): void {
  const { state } = table;
  state.active = seat;
  state.phase = BEFORE_ACTION;
  state.space = -1;
  state.freeMoves = 1;
  state.spaceMove = false;
  state.bonus = 0;
  state.cavalryMoved = false;
  state.navalMoved = false;
  state.rebateUsed = false;
  state.afonsoUsed = false;
  table.tell?.(fact({ type: "turnBegan", seat, round: state.round }));
  table.push(stint(STEP.turn, seat));
}

/** Does a good of the seat lie on the slot of the space? */
export function improves({ goods }: Seat, space: number): boolean {
  for (let good = 0; good < GOOD_COUNT; good++) if (goods[good] === space) return true;
  return false;
}

/** D-08: moves the marker, and carries out the action of the space. */
function act(table: BrazilTable, seat: SeatId, space: number): void {
  const { state } = table;
  const player = state.seats[seat];
  player.marker = space;
  state.phase = AFTER_ACTION;
  state.space = space;
  state.spaceMove = space !== HARBOR && space !== TRADE;
  state.bonus = player.oldMarkers[0] === space ? 1 : player.oldMarkers[1] === space ? 2 : 0;
  const isImproved = improves(player, space);
  table.tell?.(fact({ type: "acted", seat, space, isImproved }));
  startAction(table, seat, space, isImproved, true);
}

function startAction(table: BrazilTable, seat: SeatId, space: number, improved: boolean, byMarker: boolean): void {
  if (space === DEPLOY) startDeploy(table, seat, improved);
  else if (space === PAINTING) startPainting(table, seat, improved);
  else if (space === BUILD) startBuild(table, seat, improved, byMarker);
  else if (space === RENOVATE) startRenovate(table, seat, improved);
  else if (space === MANUFACTURE) startManufacture(table, seat, improved);
  else if (space === HARBOR) startHarbor(table, seat, improved);
  else startTrade(table, seat);
}

/** BI-GOLD-04, -05: a gold card's action is the base action. */
function playCard(table: BrazilTable, seat: SeatId, space: number): void {
  playGold(table, seat, FIRST_ACTION_CARD + space);
  startAction(table, seat, space, false, false);
}

function refusePeek(state: Brazil, move: number): RuleId | null {
  if (state.phase === BEFORE_ACTION) return "BI-TURN-02";
  if (BONUS_DRAW.has(move)) return state.bonus === 2 && hasBattleCards(state) ? null : "BI-AGE-06";
  if (state.bonus !== 1) return "BI-AGE-06";
  const hex = mapOf(state).hexOf[PEEK.first(move)];
  return hex !== OFF_THE_MAP && state.explorationState[hex] === FACE_DOWN ? null : "BI-AGE-07";
}

function listBonus(state: Brazil, list: MoveList): void {
  if (state.bonus === 2 && hasBattleCards(state)) list.add(BONUS_DRAW.of());
  if (state.bonus !== 1) return;
  const { wordOf, size } = mapOf(state);
  for (let hex = 0; hex < size; hex++) if (state.explorationState[hex] === FACE_DOWN) list.add(PEEK.of(wordOf[hex]));
}

function peek(table: BrazilTable, seat: SeatId, hex: number): void {
  const { state } = table;
  state.seenBy = replaced(state.seenBy, hex, state.seenBy[hex] | (1 << seat));
  table.uncover([seat]);
  table.tell?.(fact({ type: "peeked", seat, hex: wordAt(state, hex) }));
  table.tell?.(fact({ type: "sawTile", seat, hex: wordAt(state, hex), tile: state.exploration[hex] }), [seat]);
}

/** BI-TURN-12: the open moments of a turn; everything a player does in it begins here. */
export const turn = asks<Brazil, Stint>("turn", {
  verbs: [ACT, PLAY_CARD, REVEAL, COROADOS, ISABEL, MOVE, ROAD, PEEK, BONUS_DRAW, END],
  moves(state, _frame, seat, list) {
    if (isSoloWon(state)) return;
    const player = state.seats[seat];
    listReveals(state, seat, list);
    if (player.paintings !== 0) {
      listCoroados(state, seat, list);
      listIsabel(state, seat, list);
    }
    if (state.phase !== MOVING)
      for (let space = 0; space < TRADE; space++)
        if (player.gold[FIRST_ACTION_CARD + space] > 0) list.add(PLAY_CARD.of(space));
    if (state.phase === BEFORE_ACTION) {
      for (let space = 0; space < SPACE_COUNT; space++) if (space !== player.marker) list.add(ACT.of(space));
      return;
    }
    listMoves(state, seat, list);
    if (player.gold[ROYAL_ROAD] > 0) list.add(ROAD.of());
    listBonus(state, list);
    list.add(END.of());
  },
  refuse(state, _frame, seat, move) {
    const player = state.seats[seat];
    if (REVEAL.has(move)) return whyNotReveal(state, seat, REVEAL.first(move));
    if (COROADOS.has(move)) return whyNotCoroados(state, seat, COROADOS.first(move));
    if (ISABEL.has(move)) return refuseIsabel(state, seat, move);
    if (ACT.has(move)) {
      if (state.phase !== BEFORE_ACTION) return "BI-TURN-01";
      return ACT.first(move) === player.marker ? "BI-TURN-03" : null;
    }
    if (PLAY_CARD.has(move)) {
      if (player.gold[FIRST_ACTION_CARD + PLAY_CARD.first(move)] === 0) return "BI-GOLD-02";
      return state.phase === MOVING ? "BI-GOLD-04" : null;
    }
    if (END.has(move)) return state.phase === BEFORE_ACTION ? "BI-TURN-11" : null;
    if (PEEK.has(move) || BONUS_DRAW.has(move)) return refusePeek(state, move);
    if (state.phase === BEFORE_ACTION) return "BI-TURN-02";
    if (ROAD.has(move)) return player.gold[ROYAL_ROAD] > 0 ? null : "BI-GOLD-02";
    return refuseMove(state, seat, move);
  },
  play(table, _frame, seat, move) {
    const { state } = table;
    if (ACT.has(move)) return act(table, seat, ACT.first(move));
    if (PLAY_CARD.has(move)) return playCard(table, seat, PLAY_CARD.first(move));
    if (REVEAL.has(move)) return reveal(table, seat, REVEAL.first(move));
    if (COROADOS.has(move)) return playCoroados(table, seat, move);
    if (ISABEL.has(move)) return playIsabel(table, seat, move);
    if (END.has(move)) return table.pop();
    if (MOVE.has(move)) return beginMove(table, seat, move);
    state.phase = MOVING;
    if (ROAD.has(move)) return playRoad(table, seat);
    state.bonus = 0;
    if (PEEK.has(move)) return peek(table, seat, mapOf(state).hexOf[PEEK.first(move)]);
    table.tell?.(fact({ type: "tookBonus", seat }));
    checkLimits(table, seat);
    drawBattleCard(table, seat);
  },
  // BI-SOLO-03: a won solo game is over at once
  skip: endGame,
});

/** BI-GOLD-11: one more free move. */
function playRoad(table: BrazilTable, seat: SeatId): void {
  playGold(table, seat, ROYAL_ROAD);
  table.state.freeMoves++;
}
