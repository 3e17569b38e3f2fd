import { asks, type Chance, eachSeat, type MoveList, type RuleId, runs, type SeatId } from "@caravel/kernel";
import { CONSTRUCTION_HUT, FOREST_HOUSE, HACIENDA, HOSPICE, HUNTING_LODGE, LIBRARY } from "../../content/buildings.ts";
import { GOODS, QUARRY } from "../../content/pieces.ts";
import { fact } from "../events.ts";
import { afterDecision, offerAllGuests, offerGuests } from "../guests.ts";
import { COLONIST, DRAW, LAY, LAY_FOREST, PASS, TAKE } from "../moves.ts";
import {
  contentOf,
  isBuilt,
  isIslandFull,
  owns,
  type Phase,
  type PuertoRico,
  type PuertoRicoTable,
  phase,
  totalOfGoods,
  works,
} from "../state.ts";
import { STEP } from "../steps.ts";

/** PR-SETTLER: each player takes an island tile; then (PR-SETTLER-09) a second pick, hunting lodges, and a new row. */
export const settler = eachSeat<PuertoRico, Phase>("settler", {
  turn(table, frame, seat) {
    table.push(phase(STEP.settle, seat, frame.taker));
    // whether it works is seen after the guests have been moved
    if (owns(table.state.seats[seat], HACIENDA)) table.push(phase(STEP.hacienda, seat, frame.taker));
    offerGuests(table, seat);
  },
  after(table, { taker }) {
    const { state } = table;
    table.push(phase(STEP.newRow, taker, taker));
    if (state.expansions === 0) return;
    offerAllGuests(table, taker);
    if (isBuilt(state, HUNTING_LODGE)) table.push(phase(STEP.lodges, taker, taker, state.players));
    offerAllGuests(table, taker);
    if (owns(state.seats[taker], LIBRARY)) table.push(phase(STEP.secondPick, taker, taker));
    offerAllGuests(table, taker);
  },
});

/** PR-B-HACIENDA: before his normal action its owner may draw a face-down plantation. */
export const hacienda = asks<PuertoRico, Phase>("hacienda", {
  verbs: [DRAW, PASS],

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

  play(table, frame, seat, move) {
    table.pop();
    const { state, chance } = table;
    if (PASS.has(move)) {
      table.tell(fact({ type: "passed", seat, step: "hacienda" }));
      return afterDecision(table, seat);
    }
    const kind = drawFaceDown(state, chance);
    if (works(state.seats[seat], FOREST_HOUSE)) return lookAtTile(table, frame, seat, kind);
    state.seats[seat].island[kind]++;
    table.tell(fact({ type: "plantationDrawn", seat, kind }));
    afterDecision(table, seat);
  },
});

/** PR-B-FOREST-HOUSE-06: the owner of a forest house sees the tile before he lays it. */
function lookAtTile(table: PuertoRicoTable, frame: Phase, seat: SeatId, kind: number): void {
  table.tell(fact({ type: "tileDrawnInSecret", seat }));
  table.tell(fact({ type: "tileSeen", seat, kind }), [seat]);
  table.push(phase(STEP.lay, seat, frame.taker, 0, kind));
}

/** Laying the tile drawn with the hacienda (`frame.kinds`) face up or as a forest. */
export const lay = asks<PuertoRico, Phase>("lay", {
  verbs: [LAY],

  moves(_state, _frame, _seat, list) {
    list.add(LAY.of(0));
    list.add(LAY.of(1));
  },

  refuse: () => null,

  play(table, frame, seat, move) {
    table.pop();
    const board = table.state.seats[seat];
    if (LAY.first(move) === 1) {
      board.secretForests[frame.kinds]++;
      table.tell(fact({ type: "forestLaid", seat }));
    } else {
      board.island[frame.kinds]++;
      table.tell(fact({ type: "plantationDrawn", seat, kind: frame.kinds }));
    }
    afterDecision(table, seat);
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
    board.forests[kind]++;
    return table.tell(fact({ type: "forestLaid", seat }));
  }
  const kind = TAKE.first(move);
  if (kind === QUARRY) state.quarries--;
  else state.faceUp[kind]--;
  board.island[kind]++;
  table.tell(fact({ type: "tileTaken", seat, kind }));
}

/** `frame.kinds` of the hospice when the tile taken is a forest. */
const FOREST = -1;

/** The normal action: a face-up plantation, or a quarry for those who may. */
export const settle = asks<PuertoRico, Phase>("settle", {
  verbs: [TAKE, LAY_FOREST, PASS],
  moves: listTiles,
  refuse: refuseTile,

  play(table, frame, seat, move) {
    table.pop();
    if (PASS.has(move)) table.tell(fact({ type: "passed", seat, step: "settle" }));
    else {
      takeTile(table, seat, move);
      const kind = TAKE.has(move) ? TAKE.first(move) : FOREST;
      if (works(table.state.seats[seat], HOSPICE)) table.push(phase(STEP.hospice, seat, frame.taker, 0, kind));
    }
    afterDecision(table, seat);
  },
});

/** PR-B-LIBRARY-02, -03: after everybody's turn the settler with a library may take a second tile. */
export const secondPick = asks<PuertoRico, Phase>("secondPick", {
  verbs: [TAKE, LAY_FOREST, PASS],

  moves(state, frame, seat, list) {
    if (works(state.seats[seat], LIBRARY)) listTiles(state, frame, seat, list);
  },

  refuse: refuseTile,

  play(table, _frame, seat, move) {
    table.pop();
    if (PASS.has(move)) table.tell(fact({ type: "passed", seat, step: "secondPick" }));
    else takeTile(table, seat, move);
    afterDecision(table, seat);
  },
});

/** PR-B-HOSPICE: a colonist from the supply for the tile just taken (`frame.kinds` is its kind). */
export const hospice = asks<PuertoRico, Phase>("hospice", {
  verbs: [COLONIST, PASS],

  moves(state, _frame, _seat, list) {
    if (state.colonists === 0) return;
    list.add(COLONIST.of());
    list.add(PASS.of());
  },

  refuse: () => null,

  play(table, frame, seat, move) {
    table.pop();
    const { state } = table;
    if (PASS.has(move)) table.tell(fact({ type: "passed", seat, step: "hospice" }));
    else {
      state.colonists--;
      if (frame.kinds === FOREST) {
        // a forest has no circle: the colonist waits on the wind rose (PR-B-FOREST-HOUSE-08)
        state.seats[seat].windRose++;
        table.tell(fact({ type: "colonistWaits", seat }));
      } else {
        state.seats[seat].workers[frame.kinds]++;
        table.tell(fact({ type: "colonistOnTile", seat, kind: frame.kinds }));
      }
    }
    afterDecision(table, seat);
  },
});

/** PR-SETTLER-10 to -13: the rest of the row is discarded, and a new one turned up as far as the tiles go. */
export const newRow = runs<PuertoRico, Phase>("newRow", (table) => {
  table.pop();
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
  if (table.told !== null)
    table.tell(fact({ type: "rowLaidOut", discarded, turnedUp: state.faceUp.slice(), reshuffled }));
});

function turnUp(state: PuertoRico, chance: Chance, tiles: number): void {
  for (let tile = 0; tile < tiles; tile++) state.faceUp[chance.draw(state.faceDown)]++;
}
