import { asks, type RuleId, runs, type SeatId } from "@caravel/kernel";
import { otherSide } from "../content/buildings.ts";
import { OFF_THE_MAP } from "../content/maps.ts";
import { costOf, RESOURCE_COUNT } from "../content/resources.ts";
import { produce } from "./empire.ts";
import { fact } from "./events.ts";
import { memoIn, NO_SHAPE, purchase, type Stint, stint } from "./frames.ts";
import { fundsOf } from "./funds.ts";
import { FLIP, PASS, REFILL } from "./moves.ts";
import { affords, startPayment } from "./payment.ts";
import {
  type Brazil,
  type BrazilTable,
  holds,
  isBuilding,
  mapOf,
  NO_PALACE,
  NOBODY,
  replaced,
  standsOn,
  tokenPlace,
  wordAt,
} from "./state.ts";
import { STEP } from "./steps.ts";

const ONE_RAW = costOf(["anyRaw"]);
const FREE = costOf([]);
const LAST_AGE = 3;

/** Starts a Renovate action. */
export function startRenovate(table: BrazilTable, seat: SeatId, improved: boolean): void {
  table.push(stint(STEP.renovate, seat, { of: "action", improved, freeShape: NO_SHAPE }));
}

function isEmpty(state: Brazil, hex: number): boolean {
  const first = tokenPlace(hex, 0);
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) if (state.tokens[first + resource] > 0) return false;
  return true;
}

/** Why a building cannot be renovated, whatever it costs. */
function whyNot(state: Brazil, seat: SeatId, hex: number): RuleId | null {
  if (hex === OFF_THE_MAP || state.owner[hex] === NOBODY) return "BI-RENO-01";
  if (state.owner[hex] !== seat) return standsOn(state, seat, hex) ? "BI-RENO-06" : "BI-RENO-01";
  if (!isBuilding(state, hex)) return "BI-RENO-04";
  if (!holds(state, seat, hex)) return "BI-RENO-06";
  if (!isEmpty(state, hex)) return "BI-RENO-03";
  return state.byJesuits[hex] === 1 && state.age < LAST_AGE ? "BI-RENO-09" : null;
}

/** BI-RENO: refill or flip one empty building. */
export const renovate = asks<Brazil, Stint>("renovate", {
  verbs: [REFILL, FLIP, PASS],
  moves(state, frame, seat, list) {
    const price = memoIn(frame, "action").improved ? FREE : ONE_RAW;
    if (!affords(state, seat, fundsOf(state, seat), price)) return;
    const { wordOf } = mapOf(state);
    const { tiles } = state.seats[seat];
    for (let place = 0; place < tiles.length; place++) {
      const hex = tiles[place];
      if (whyNot(state, seat, hex) !== null) continue;
      list.add(REFILL.of(wordOf[hex]));
      if (state.palace[hex] === NO_PALACE) list.add(FLIP.of(wordOf[hex]));
    }
    if (list.length > 0) list.add(PASS.of());
  },
  refuse(state, frame, seat, move) {
    if (PASS.has(move)) return null;
    const isFlip = FLIP.has(move);
    const hex = mapOf(state).hexOf[(isFlip ? FLIP : REFILL).first(move)];
    const why = whyNot(state, seat, hex);
    if (why !== null) return why;
    if (isFlip && state.palace[hex] !== NO_PALACE) return "BI-RENO-05";
    const price = memoIn(frame, "action").improved ? FREE : ONE_RAW;
    return affords(state, seat, fundsOf(state, seat), price) ? null : "BI-PAY-09";
  },
  play(table, frame, seat, move) {
    if (PASS.has(move)) return table.pop();
    const isFlip = FLIP.has(move);
    const hex = mapOf(table.state).hexOf[(isFlip ? FLIP : REFILL).first(move)];
    startPayment(
      table,
      seat,
      STEP.renovated,
      purchase(isFlip ? 1 : 0, hex),
      memoIn(frame, "action").improved ? FREE : ONE_RAW,
    );
  },
});

/** The building is refilled, or flipped and filled. */
export const renovated = runs<Brazil, Stint>("renovated", (table, frame) => {
  const { state } = table;
  const { what, where: hex } = memoIn(frame, "purchase");
  const { seat } = frame;
  table.pop();
  table.pop();
  if (what === 1) {
    state.tile = replaced(state.tile, hex, otherSide(state.tile[hex]));
    const player = state.seats[seat];
    // BI-MON-06: a flipped tile is the latest of its kind
    player.tiles = [...player.tiles.filter((other) => other !== hex), hex];
  }
  table.tell?.(fact({ type: "renovated", seat, hex: wordAt(state, hex), tile: state.tile[hex], isFlip: what === 1 }));
  produce(table, hex);
});
