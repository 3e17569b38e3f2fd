import { asks, draft, draftedOf, type SeatId } from "@caravel/kernel";
import { BUILDING_REGION, ENGINEER_HARVESTS, FIELD_COUNT, PRINTED, REGION_FIELDS, WOOD } from "../content/pieces.ts";
import { fact } from "./events.ts";
import { extraMemo, placedMemo, type Scene, scene } from "./frames.ts";
import { itemsOf } from "./gains.ts";
import { DONE, FIELD } from "./moves.ts";
import { goodOf, type Madeira, type MadeiraTable } from "./state.ts";
import { STEP } from "./steps.ts";

/** MA-B-HARVEST-02, -05: own fields in the region of a building, as bits. */
export function fieldsOf(state: Madeira, seat: SeatId, building: number): number {
  return state.seats[seat].land & REGION_FIELDS[BUILDING_REGION[building]];
}

/** MA-B-HARVEST-02 to -04: wood if there is any, otherwise the good. */
export function yieldOf(state: Madeira, field: number): number {
  return state.wood[field] > 0 ? WOOD : goodOf(state, field);
}

/** Takes one of what the field yields. */
function reap(state: Madeira, seat: SeatId, field: number): number {
  const { items } = state.seats[seat];
  const item = yieldOf(state, field);
  if (item === WOOD) state.wood[field]--;
  items[item]++;
  return item;
}

/** Harvests these fields, then offers the extra harvests of the turn. */
export function harvest(table: MadeiraTable, seat: SeatId, building: number, fields: number): void {
  const { state } = table;
  if (fields === 0) return;
  const reaped = table.tell === null ? null : itemsOf(WOOD, 0);
  const list: number[] = [];
  for (let field = 0; field < FIELD_COUNT; field++) {
    if (((fields >> field) & 1) === 0) continue;
    const item = reap(state, seat, field);
    if (reaped === null) continue;
    reaped[item]++;
    list.push(field);
  }
  if (reaped !== null) table.tell?.(fact({ type: "harvested", seat, fields: list, items: reaped }));
  const left = extraHarvests(state, building);
  if (left > 0) table.push(scene(STEP.extra, seat, { of: "extra", fields, left }));
}

/** MA-B-HARVEST-07, MA-FAV-ENGINEER-01, -02: one on the printed character, two by the Engineer. */
export function extraHarvests(state: Madeira, building: number): number {
  return (state.characters[building] === PRINTED ? 1 : 0) + (state.engineer ? ENGINEER_HARVESTS : 0);
}

/** MA-B-HARVEST-06: some fields may be left out. */
export const fields = draft<Madeira, Scene>("fields", {
  picks: [FIELD],
  done: DONE,
  left: (state, frame, seat, field) =>
    ((fieldsOf(state, seat, placedMemo(frame).building) >> field) & 1) - draftedOf(frame, field),
  refuse: () => "MA-B-HARVEST-05",
  finish(table, frame, seat) {
    let chosen = 0;
    for (let field = 0; field < FIELD_COUNT; field++) if (draftedOf(frame, field) > 0) chosen |= 1 << field;
    harvest(table, seat, placedMemo(frame).building, chosen);
  },
});

/** MA-B-HARVEST-07, -08, MA-FAV-ENGINEER-03: fields just harvested, once more, in their state at that moment. */
export const extra = asks<Madeira, Scene>("extra", {
  verbs: [FIELD, DONE],
  moves(_state, frame, _seat, list) {
    const { fields: reaped, left } = extraMemo(frame);
    if (left === 0) return;
    for (let field = 0; field < FIELD_COUNT; field++) if ((reaped >> field) & 1) list.add(FIELD.of(field));
    list.add(DONE.of());
  },
  refuse(_state, frame, _seat, move) {
    if (DONE.has(move)) return null;
    return (extraMemo(frame).fields >> FIELD.first(move)) & 1 ? null : "MA-B-HARVEST-07";
  },
  play(table, frame, seat, move) {
    if (DONE.has(move)) {
      table.pop();
      return;
    }
    const field = FIELD.first(move);
    const memo = extraMemo(frame);
    const item = reap(table.state, seat, field);
    memo.left--;
    if (memo.left === 0) table.pop();
    table.tell?.(fact({ type: "harvested", seat, fields: [field], items: itemsOf(item, 1) }));
  },
});
