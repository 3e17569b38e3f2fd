import type { SeatId } from "@caravel/kernel";
import { TILES } from "../content/pieces.ts";
import { A_COLONIST, A_NOBLE, NOBODY } from "../rules/moves.ts";
import { contentOf } from "../rules/state.ts";
import type { PuertoRicoView, SeatView } from "../rules/view.ts";
import { FOREST } from "./marks.ts";

/** One field of an island. */
export interface Field {
  readonly key: string;
  /** The kind of its tile, or FOREST. */
  readonly kind: number;
  /** NOBODY, A_COLONIST or A_NOBLE. */
  readonly occupant: number;
  /** The other side of a forest, as far as the viewer knows it. */
  readonly otherSide: number | null;
}

/** Who stands on the circles of a spot, the nobles first. */
export function occupants(circles: number, colonists: number, nobles: number): number[] {
  return Array.from({ length: circles }, (_, circle) =>
    circle < nobles ? A_NOBLE : circle < colonists ? A_COLONIST : NOBODY,
  );
}

function forestFields(board: SeatView): Field[] {
  const known = board.forests.map((forests, kind) => forests + (board.secretForests?.[kind] ?? 0));
  const hidden = board.secretForests === null ? board.secretForestCount : 0;
  const forest = (otherSide: number | null, copy: number): Field => ({
    key: `${FOREST}-${otherSide}-${copy}`,
    kind: FOREST,
    occupant: NOBODY,
    otherSide,
  });
  return [
    ...known.flatMap((count, kind) => Array.from({ length: count }, (_, copy) => forest(kind, copy))),
    ...Array.from({ length: hidden }, (_, copy) => forest(null, copy)),
  ];
}

/** The tiles of an island by kind, the occupied ones first. */
export function fieldsOf(view: PuertoRicoView, seat: SeatId): Field[] {
  const board = view.seats[seat];
  const tiles = TILES.flatMap((_, kind) =>
    occupants(board.island[kind], board.workers[kind], board.workerNobles[kind]).map((occupant, copy) => ({
      key: `${kind}-${copy}`,
      kind,
      occupant,
      otherSide: null,
    })),
  );
  return [...tiles, ...forestFields(board)];
}

/** Circles on which nobody stands, on the buildings of a city. */
export function freeInCity(view: PuertoRicoView, seat: SeatId): number {
  const { circles } = contentOf(view);
  const { built, city } = view.seats[seat];
  return built.reduce((sum, building) => sum + circles[building] - city[building], 0);
}
