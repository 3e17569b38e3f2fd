import { type Chance, type MoveList, memoOf, type RuleId, type SeatId, sequence, start, when } from "@caravel/kernel";
import {
  CONSTRUCTION_HUT,
  FOREST_HOUSE,
  GUEST_HOUSE,
  HACIENDA,
  HOSPICE,
  HUNTING_LODGE,
  LIBRARY,
} from "../../content/buildings.ts";
import { GOODS, QUARRY } from "../../content/pieces.ts";
import { fact } from "../events.ts";
import { type Phase, phase, type Tile } from "../frames.ts";
import { decides, guestMoment, offerGuests } from "../guests.ts";
import { layForest, layForestInSecret } from "../land.ts";
import { COLONIST, DRAW, LAY, LAY_FOREST, PASS, TAKE } from "../moves.ts";
import {
  contentOf,
  isBuilt,
  isIslandFull,
  owns,
  type PuertoRico,
  type PuertoRicoTable,
  type Seat,
  totalOfGoods,
  works,
} from "../state.ts";
import { STEP } from "../steps.ts";
import { inPlayerOrder } from "../turns.ts";
import { useLodge } from "./hunting-lodge.ts";

/** PR-SETTLER: each player takes an island tile; then (PR-SETTLER-09) a second pick, hunting lodges, and a new row. */
export const settler = sequence<PuertoRico, Phase>("settler", {
  guests: guestMoment,
  turns: inPlayerOrder(beginTurn),
  guestsAfterTurns: guestMoment,
  secondPick: when(
    (state, { taker }) => works(state.seats[taker], LIBRARY),
    start((_state, { taker }) => phase(STEP.secondPick, taker, taker)),
  ),
  guestsBeforeLodges: guestMoment,
  lodges: when((state) => isBuilt(state, HUNTING_LODGE), inPlayerOrder(useLodge)),
  guestsBeforeCleanUp: guestMoment,
  cleanUp: layOutNewRow,
});

/** PR-SETTLER-08: hacienda, then the normal action. */
function beginTurn(table: PuertoRicoTable, { taker }: Phase, seat: SeatId): void {
  table.push(phase(STEP.settle, seat, taker));
  if (mayDraw(table.state.seats[seat])) table.push(phase(STEP.hacienda, seat, taker));
  offerGuests(table, seat);
}

/** Does his hacienda work, or could a guest yet see to that? */
function mayDraw(board: Seat): boolean {
  return works(board, HACIENDA) || (owns(board, HACIENDA) && works(board, GUEST_HOUSE));
}

/** Why there is nothing to draw now, although it is the seat's turn. */
export function refuseDraw(state: PuertoRico, seat: SeatId): RuleId {
  if (!works(state.seats[seat], HACIENDA)) return "PR-BLD-01";
  return isIslandFull(state.seats[seat]) ? "PR-B-HACIENDA-05" : "PR-B-HACIENDA-01";
}

/** PR-B-HACIENDA: before his normal action its owner may draw a face-down plantation. */
export const hacienda = decides("hacienda", {
  verbs: [DRAW, PASS],
  instead: { take: "PR-SETTLER-08" },

  moves(state, _frame, seat, list) {
    const board = state.seats[seat];
    if (
      !works(board, HACIENDA) ||
      isIslandFull(board) ||
      totalOfGoods(state.faceDown) + totalOfGoods(state.discards) === 0
    )
      return;
    list.add(DRAW.of());
    list.add(PASS.of());
  },

  refuse: () => null,

  play(table, { taker }: Phase, seat, move) {
    table.pop();
    const { state, chance } = table;
    if (PASS.has(move)) return table.tell?.(fact({ type: "passed", seat, step: "hacienda" }));
    const kind = drawFaceDown(state, chance);
    if (works(state.seats[seat], FOREST_HOUSE)) return lookAtTile(table, taker, seat, kind);
    state.seats[seat].island[kind]++;
    table.tell?.(fact({ type: "plantationDrawn", seat, kind }));
  },
});

/** PR-B-FOREST-HOUSE-06: the owner of a forest house sees the tile before he lays it. */
function lookAtTile(table: PuertoRicoTable, taker: SeatId, seat: SeatId, kind: number): void {
  table.tell?.(fact({ type: "tileDrawnInSecret", seat }));
  table.tell?.(fact({ type: "tileSeen", seat, kind }), [seat]);
  table.push(phase(STEP.lay, seat, taker, { of: "tile", tile: kind }));
}

/** Laying the tile drawn with the hacienda face up or as a forest. */
export const lay = decides("lay", {
  verbs: [LAY],
  instead: { pass: "PR-B-FOREST-HOUSE-06" },

  moves(_state, _frame, _seat, list) {
    list.add(LAY.of(0));
    list.add(LAY.of(1));
  },

  refuse: () => null,

  play(table, { memo: { tile } }: Phase<Tile>, seat, move) {
    table.pop();
    const board = table.state.seats[seat];
    if (LAY.first(move) === 1) {
      layForestInSecret(board, tile);
      table.tell?.(fact({ type: "forestLaid", seat }));
    } else {
      board.island[tile]++;
      table.tell?.(fact({ type: "plantationDrawn", seat, kind: tile }));
    }
  },
});

/** Takes the top face-down plantation; the discards become the new stack when it is empty (PR-B-HACIENDA-06). */
function drawFaceDown(state: PuertoRico, chance: Chance): number {
  if (totalOfGoods(state.faceDown) === 0) shuffleDiscardsIn(state);
  return chance.draw(state.faceDown);
}

function shuffleDiscardsIn(state: PuertoRico): void {
  for (let kind = 0; kind < GOODS.length; kind++) {
    state.faceDown[kind] += state.discards[kind];
    state.discards[kind] = 0;
  }
}

/** May the player take a quarry as his normal action (there being one)? The second pick has no privilege (PR-B-LIBRARY-02). */
function mayTakeQuarry(state: PuertoRico, frame: Phase, seat: SeatId): boolean {
  return (seat === frame.taker && frame.step === STEP.settle) || works(state.seats[seat], CONSTRUCTION_HUT);
}

function listTiles(state: PuertoRico, frame: Phase, seat: SeatId, list: MoveList): void {
  const board = state.seats[seat];
  if (isIslandFull(board)) return;
  const mayLayForest = works(board, FOREST_HOUSE);
  for (let kind = 0; kind < GOODS.length; kind++) {
    if (state.faceUp[kind] === 0) continue;
    list.add(TAKE.of(kind));
    if (mayLayForest) list.add(LAY_FOREST.of(kind));
  }
  if (state.quarries > 0 && mayTakeQuarry(state, frame, seat)) list.add(TAKE.of(QUARRY));
  if (list.length > 0) list.add(PASS.of());
}

function refuseTile(state: PuertoRico, frame: Phase, seat: SeatId, move: number): RuleId | null {
  if (PASS.has(move)) return null;
  if (LAY_FOREST.has(move)) {
    if (!works(state.seats[seat], FOREST_HOUSE)) return "PR-B-FOREST-HOUSE-01";
    return state.faceUp[LAY_FOREST.first(move)] > 0 ? null : "PR-SETTLER-01";
  }
  const kind = TAKE.first(move);
  if (kind !== QUARRY) return state.faceUp[kind] > 0 ? null : "PR-SETTLER-01";
  if (!mayTakeQuarry(state, frame, seat)) return frame.step === STEP.settle ? "PR-SETTLER-03" : "PR-B-LIBRARY-02";
  return state.quarries > 0 ? null : "PR-SETTLER-05";
}

/** Puts the chosen tile on the island. */
function takeTile(table: PuertoRicoTable, seat: SeatId, move: number): void {
  const { state } = table;
  const board = state.seats[seat];
  if (LAY_FOREST.has(move)) {
    const kind = LAY_FOREST.first(move);
    state.faceUp[kind]--;
    layForest(board, kind);
    return table.tell?.(fact({ type: "forestLaid", seat }));
  }
  const kind = TAKE.first(move);
  if (kind === QUARRY) state.quarries--;
  else state.faceUp[kind]--;
  board.island[kind]++;
  table.tell?.(fact({ type: "tileTaken", seat, kind }));
}

/** The tile of the hospice when it is a forest. */
export const FOREST = -1;

/** PR-B-HOSPICE-01: its owner may have a colonist for the tile just taken. */
function callHospice(table: PuertoRicoTable, taker: SeatId, seat: SeatId, move: number): void {
  if (!works(table.state.seats[seat], HOSPICE)) return;
  const tile = TAKE.has(move) ? TAKE.first(move) : FOREST;
  table.push(phase(STEP.hospice, seat, taker, { of: "tile", tile }));
}

/** The normal action: a face-up plantation, or a quarry for those who may. */
export const settle = decides("settle", {
  verbs: [TAKE, LAY_FOREST, PASS],
  moves: listTiles,
  refuse: refuseTile,

  play(table, { taker }: Phase, seat, move) {
    table.pop();
    if (PASS.has(move)) return table.tell?.(fact({ type: "passed", seat, step: "settle" }));
    if (seat === taker) memoOf(table.state, "settling").tookTile = true;
    takeTile(table, seat, move);
    callHospice(table, taker, seat, move);
  },
});

/** PR-B-LIBRARY-02, -03: after everybody's turn the settler with a library may take a second tile. */
export const secondPick = decides("secondPick", {
  verbs: [TAKE, LAY_FOREST, PASS],
  moves: listTiles,
  refuse: refuseTile,

  play(table, { taker }: Phase, seat, move) {
    table.pop();
    if (PASS.has(move)) return table.tell?.(fact({ type: "passed", seat, step: "secondPick" }));
    takeTile(table, seat, move);
    // the colonist is for the tile the settler takes first (PR-B-HOSPICE-05, ruling PR-RULING-54)
    if (!memoOf(table.state, "settling").tookTile) callHospice(table, taker, seat, move);
  },
});

/** PR-B-HOSPICE: a colonist from the supply for the tile just taken. */
export const hospice = decides("hospice", {
  verbs: [COLONIST, PASS],

  moves(state, { memo: { tile } }: Phase<Tile>, seat, list) {
    const { island, workers } = state.seats[seat];
    // a guest may have taken the circle in between; a forest has none (PR-B-FOREST-HOUSE-08)
    const isTaken = tile !== FOREST && workers[tile] >= island[tile];
    if (state.colonists === 0 || isTaken) return;
    list.add(COLONIST.of());
    list.add(PASS.of());
  },

  refuse: () => null,

  play(table, { memo: { tile } }: Phase<Tile>, seat, move) {
    table.pop();
    const { state } = table;
    if (PASS.has(move)) return table.tell?.(fact({ type: "passed", seat, step: "hospice" }));
    state.colonists--;
    if (tile === FOREST) {
      // the colonist waits on the wind rose (PR-B-FOREST-HOUSE-08)
      state.seats[seat].windRose++;
      table.tell?.(fact({ type: "colonistWaits", seat }));
    } else {
      state.seats[seat].workers[tile]++;
      table.tell?.(fact({ type: "colonistOnTile", seat, kind: tile }));
    }
  },
});

/** PR-SETTLER-10 to -13: the rest of the row is discarded, and a new one turned up as far as the tiles go. */
function layOutNewRow(table: PuertoRicoTable): void {
  const { state, chance } = table;
  const discarded = state.faceUp.slice();
  for (let kind = 0; kind < GOODS.length; kind++) {
    state.discards[kind] += state.faceUp[kind];
    state.faceUp[kind] = 0;
  }
  const missing = contentOf(state).size.faceUp;
  const inStack = totalOfGoods(state.faceDown);
  turnUp(state, chance, Math.min(missing, inStack));
  const reshuffled = inStack < missing;
  if (reshuffled) {
    shuffleDiscardsIn(state);
    turnUp(state, chance, Math.min(missing - inStack, totalOfGoods(state.faceDown)));
  }
  if (table.tell !== null)
    table.tell?.(fact({ type: "rowLaidOut", discarded, turnedUp: state.faceUp.slice(), reshuffled }));
}

function turnUp(state: PuertoRico, chance: Chance, tiles: number): void {
  for (let tile = 0; tile < tiles; tile++) state.faceUp[chance.draw(state.faceDown)]++;
}
