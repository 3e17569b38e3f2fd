import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  asked,
  begin,
  FastChance,
  legalMoves,
  Match,
  type Move,
  RecordedChance,
  readRecord,
  type SeatId,
} from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { BUILDINGS } from "../content/buildings.ts";
import { CORN, GOODS, ROLES, TILES, TOBACCO } from "../content/pieces.ts";
import { puertoRico } from "../rules/game.ts";
import {
  A_COLONIST,
  A_NOBLE,
  CHOOSE,
  DECLINE,
  DONE,
  FILL,
  NOBODY,
  PASS,
  ROLE,
  moves as vocabulary,
} from "../rules/moves.ts";
import { contentOf, spotOf } from "../rules/state.ts";
import type { PuertoRicoView } from "../rules/view.ts";
import { fieldsOf, occupants } from "./land.ts";
import { cityPlan, FOREST, freeSites } from "./marks.ts";
import {
  bankMoves,
  barrelMoves,
  buildingMoves,
  circleMoves,
  colonistMoves,
  colonistShipMoves,
  DRAWN_MOVES,
  FACE_DOWN_MOVES,
  FIRST_STAY,
  faceUpMoves,
  fieldMoves,
  forestMoves,
  houseMoves,
  nobleMoves,
  POINT_MOVES,
  PRODUCTION_MOVES,
  QUARRY_MOVES,
  SUPPLY_POINT_MOVES,
  shipMoves,
  shipsOf,
  supplyMoves,
  tileMoves,
  waitingMoves,
} from "./offers.ts";

const GOLDEN = join(import.meta.dirname, "../golden");

/** What is said by buttons only: nothing on the table stands for it. */
const SAID = [DECLINE, DONE, FILL, PASS];

/** Every move some piece of the board stands for, as the components put them together. */
function offered(view: PuertoRicoView, seat: SeatId): Set<Move> {
  const board = view.seats[seat];
  const { circles } = contentOf(view);
  return new Set([
    ...ROLES.map((_, role) => ROLE.of(role)),
    ...view.board.flatMap(bankMoves),
    ...BUILDINGS.map((_, building) => CHOOSE.of(building)),
    ...shipsOf(view).flatMap((ship) => shipMoves(view, seat, ship)),
    ...houseMoves(view, seat),
    ...colonistShipMoves(view),
    ...colonistMoves(view),
    ...nobleMoves(view),
    ...GOODS.flatMap((_, good) => supplyMoves(good)),
    ...GOODS.flatMap((_, kind) => (view.faceUp[kind] > 0 ? faceUpMoves(view, kind) : [])),
    ...QUARRY_MOVES,
    ...FACE_DOWN_MOVES,
    ...DRAWN_MOVES,
    ...POINT_MOVES,
    ...SUPPLY_POINT_MOVES,
    FIRST_STAY,
    ...PRODUCTION_MOVES,
    ...GOODS.flatMap((_, good) => (board.barrels[good] > 0 ? barrelMoves(view, good) : [])),
    ...waitingMoves(view, seat, false),
    ...waitingMoves(view, seat, true),
    ...fieldsOf(view, seat).flatMap(({ kind, occupant, otherSide }) => {
      if (kind !== FOREST) return tileMoves(view, kind, occupant);
      return otherSide === null ? [] : forestMoves(otherSide);
    }),
    ...board.built.flatMap((building) => [
      ...buildingMoves(view, building),
      ...occupants(circles[building], board.city[building], board.cityNobles[building]).flatMap((occupant) =>
        circleMoves(view, spotOf(building), occupant),
      ),
    ]),
  ]);
}

describe("every legal move stands on a piece or a button", () => {
  const games = readdirSync(GOLDEN).filter((name) => /-(base-eager|both-mixed|expansion-2-random)-0/.test(name));

  test.each(games)("%s", (name) => {
    const record = readRecord(readFileSync(join(GOLDEN, name), "utf8"));
    const match = new Match(puertoRico, record, new RecordedChance(record.setup));
    const missing = new Set<string>();
    for (const line of record.lines) {
      const { state } = match;
      for (const seat of asked(puertoRico, state)) {
        const pieces = offered(puertoRico.view(state, seat), seat);
        for (const move of legalMoves(puertoRico, state, seat))
          if (!pieces.has(move) && !SAID.some((verb) => verb.has(move))) missing.add(vocabulary.write(move));
      }
      if (line.kind === "move")
        match.play(line.seat, vocabulary.read(line.move) ?? -1, new RecordedChance(line.outcomes));
    }
    expect([...missing]).toEqual([]);
  });
});

test("the goods of a ship are in the same order, whoever looked before", () => {
  const { state } = begin(puertoRico, 3, {}, new FastChance("goods"));
  const holding = (good: number) => {
    const view = puertoRico.view(state, 0);
    view.seats[0]!.barrels[good] = 1;
    return view;
  };
  const before = fieldMoves(puertoRico.view(state, 0));
  const first = shipMoves(holding(CORN), 0, 1);
  shipMoves(holding(TOBACCO), 0, 1);
  expect(shipMoves(holding(CORN), 0, 1)).toEqual(first);
  expect(fieldMoves(puertoRico.view(state, 0))).toEqual(before);
});

describe("the plan of a city", () => {
  const overlaps = (built: readonly number[]) => {
    const taken = cityPlan(built).flatMap(({ column, row, rows }) =>
      Array.from({ length: rows }, (_, below) => `${column}/${row + below}`),
    );
    const free = freeSites(built).map(({ column, row }) => `${column}/${row}`);
    const all = [...taken, ...free];
    return { spaces: all.length, different: new Set(all).size };
  };

  test("buildings never stand on one another, whatever their order", () => {
    const small = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    const large = [18, 19, 20, 21];
    for (let count = 0; count <= 4; count++) {
      const built = [...large.slice(0, count), ...small.slice(0, 12 - 2 * count)];
      expect(overlaps(built)).toEqual({ spaces: 12, different: 12 });
      expect(overlaps(built.toReversed())).toEqual({ spaces: 12, different: 12 });
      expect(overlaps(built.slice(0, 3))).toEqual({ spaces: 12, different: 12 });
    }
  });

  test("nothing moves when something is built", () => {
    const built = [0, 18, 1, 2, 19, 3, 4, 5, 6];
    for (let count = 1; count < built.length; count++)
      expect(cityPlan(built.slice(0, count + 1)).slice(0, count)).toEqual(cityPlan(built.slice(0, count)));
  });
});

test("nobles stand first on the circles of a spot", () => {
  expect(occupants(3, 2, 1)).toEqual([A_NOBLE, A_COLONIST, NOBODY]);
  expect(TILES.length).toBe(FOREST);
});
