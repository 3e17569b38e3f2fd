import { asks, type Chance, eachSeat, type SeatId } from "@caravel/kernel";
import { CONSTRUCTION_HUT, HACIENDA, HOSPICE } from "../../content/buildings.ts";
import { GOODS, QUARRY, TABLE_SIZES } from "../../content/pieces.ts";
import { fact } from "../events.ts";
import { COLONIST, DRAW, PASS, TAKE } from "../moves.ts";
import { isIslandFull, type Phase, type PuertoRico, type PuertoRicoTable, phase, total, works } from "../state.ts";
import { STEP } from "../steps.ts";

/** PR-SETTLER: each player takes an island tile; then a new row is laid out. */
export const settler = eachSeat<PuertoRico, Phase>("settler", {
  turn(table, frame, seat) {
    table.push(phase(STEP.settle, seat, frame.taker));
    if (works(table.state.seats[seat], HACIENDA)) table.push(phase(STEP.hacienda, seat, frame.taker));
  },
  after: layOutNewRow,
});

/** PR-B-HACIENDA: before his normal action its owner may draw a face-down plantation. */
export const hacienda = asks<PuertoRico, Phase>("hacienda", {
  verbs: [DRAW, PASS],

  moves(state, _frame, seat, list) {
    if (isIslandFull(state.seats[seat]) || total(state.faceDown) + total(state.discards) === 0) return;
    list.add(DRAW.of());
    list.add(PASS.of());
  },

  refuse: () => null,

  play(table, _frame, seat, move) {
    table.pop();
    if (PASS.has(move)) return table.tell(fact({ type: "passed", seat, step: "hacienda" }));
    const { state, chance } = table;
    const kind = drawFaceDown(state, chance);
    state.seats[seat].island[kind]++;
    table.tell(fact({ type: "plantationDrawn", seat, kind }));
  },
});

/** Takes the top face-down plantation; the discards become the new stack when it is empty (PR-B-HACIENDA-06). */
function drawFaceDown(state: PuertoRico, chance: Chance): number {
  if (total(state.faceDown) === 0) shuffleDiscardsIn(state);
  return chance.draw(state.faceDown);
}

function shuffleDiscardsIn(state: PuertoRico): void {
  for (let kind = 0; kind < GOODS.length; kind++) {
    state.faceDown[kind] += state.discards[kind];
    state.discards[kind] = 0;
  }
}

/** May the player take a quarry as his normal action (there being one)? */
function mayTakeQuarry(state: PuertoRico, frame: Phase, seat: SeatId): boolean {
  return seat === frame.taker || works(state.seats[seat], CONSTRUCTION_HUT);
}

/** The normal action: a face-up plantation, or a quarry for those who may. */
export const settle = asks<PuertoRico, Phase>("settle", {
  verbs: [TAKE, PASS],

  moves(state, frame, seat, list) {
    if (isIslandFull(state.seats[seat])) return;
    for (let kind = 0; kind < GOODS.length; kind++) if (state.faceUp[kind] > 0) list.add(TAKE.of(kind));
    if (state.quarries > 0 && mayTakeQuarry(state, frame, seat)) list.add(TAKE.of(QUARRY));
    if (list.length > 0) list.add(PASS.of());
  },

  refuse(state, frame, seat, move) {
    if (PASS.has(move)) return null;
    const kind = TAKE.first(move);
    if (kind !== QUARRY) return state.faceUp[kind] > 0 ? null : "PR-SETTLER-01";
    if (!mayTakeQuarry(state, frame, seat)) return "PR-SETTLER-03";
    return state.quarries > 0 ? null : "PR-SETTLER-05";
  },

  play(table, frame, seat, move) {
    table.pop();
    if (PASS.has(move)) return table.tell(fact({ type: "passed", seat, step: "settle" }));
    const { state } = table;
    const kind = TAKE.first(move);
    if (kind === QUARRY) state.quarries--;
    else state.faceUp[kind]--;
    state.seats[seat].island[kind]++;
    table.tell(fact({ type: "tileTaken", seat, kind }));
    if (works(state.seats[seat], HOSPICE)) table.push(phase(STEP.hospice, seat, frame.taker, 0, kind));
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
    if (PASS.has(move)) return table.tell(fact({ type: "passed", seat, step: "hospice" }));
    table.state.colonists--;
    table.state.seats[seat].workers[frame.kinds]++;
    table.tell(fact({ type: "colonistOnTile", seat, kind: frame.kinds }));
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
  const missing = TABLE_SIZES[state.players].faceUp;
  const inStack = total(state.faceDown);
  turnUp(state, chance, Math.min(missing, inStack));
  const reshuffled = inStack < missing;
  if (reshuffled) {
    shuffleDiscardsIn(state);
    turnUp(state, chance, Math.min(missing - inStack, total(state.faceDown)));
  }
  if (table.told !== null)
    table.tell(fact({ type: "rowLaidOut", discarded, turnedUp: state.faceUp.slice(), reshuffled }));
}

function turnUp(state: PuertoRico, chance: Chance, tiles: number): void {
  for (let tile = 0; tile < tiles; tile++) state.faceUp[chance.draw(state.faceDown)]++;
}
