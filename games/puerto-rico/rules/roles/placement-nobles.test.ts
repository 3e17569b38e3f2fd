import { FastChance, MoveList, memoOf, play, Table } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { contentFor } from "../../content/content.ts";
import { puertoRico } from "../game.ts";
import {
  circlesAt,
  colonistsAt,
  colonistsOf,
  noblesAt,
  noblesOf,
  type PuertoRico,
  type Seat,
  SPOT_COUNT,
} from "../state.ts";
import { tableFor } from "../test-table.ts";

/** Seat 0 of three, the only one who takes part, is about to place his colonists and nobles. */
const placing = (seat: object) =>
  tableFor(3, { seats: { 0: seat }, at: { step: "placement", taker: 0, joined: [0] } }, { expansion2: true });

const SPOTS = Array.from({ length: SPOT_COUNT + 1 }, (_, spot) => spot);
const CIRCLES = contentFor(3, "").circles;
const luck = new FastChance("placement");

/** Who stands where: colonists and nobles by spot, the wind rose last. */
const shape = (seat: Seat) => SPOTS.map((spot) => `${colonistsAt(seat, spot)}/${noblesAt(seat, spot)}`).join();

/** All boards with which the placement can end, with the shortcuts or without. */
function reachable(start: PuertoRico, withShortcuts: boolean): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const open = [start];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const frame = state.stack[state.stack.length - 1];
    if (puertoRico.steps[frame.step].name !== "place") {
      found.add(shape(state.seats[0]));
      continue;
    }
    const key = `${shape(state.seats[0])} ${memoOf(state, "placing").begun}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const move of new Table(puertoRico, state, luck, new MoveList(withShortcuts)).listFor(0).toArray()) {
      const played = play(puertoRico, state, 0, move, luck, 1);
      if (played.ok) open.push(played.state);
    }
  }
  return [...found].sort();
}

/** In how many ways the placement can be played to its end without shortcuts. */
function ways(state: PuertoRico): number {
  if (puertoRico.steps[state.stack[state.stack.length - 1].step].name !== "place") return 1;
  const listed = new Table(puertoRico, state, luck, new MoveList(false)).listFor(0).toArray();
  return listed.reduce((sum, move) => {
    const played = play(puertoRico, state, 0, move, luck, 1);
    return sum + (played.ok ? ways(played.state) : 0);
  }, 0);
}

/** All ways to spread colonists and nobles over the circles of a board, every circle filled as far as they go. */
function allDistributions(seat: Seat): string[] {
  const circles = SPOTS.map((spot) => (spot === SPOT_COUNT ? 0 : circlesAt(CIRCLES, seat, spot)));
  const found: string[] = [];
  const spread = (spot: number, others: number, nobles: number, placed: string[], empty: number) => {
    if (spot === SPOT_COUNT) {
      if (others + nobles === 0 || empty === 0) found.push([...placed, `${others + nobles}/${nobles}`].join());
      return;
    }
    for (let here = 0; here <= Math.min(others, circles[spot]); here++)
      for (let noble = 0; noble <= Math.min(nobles, circles[spot] - here); noble++)
        spread(
          spot + 1,
          others - here,
          nobles - noble,
          [...placed, `${here + noble}/${noble}`],
          empty + circles[spot] - here - noble,
        );
  };
  spread(0, colonistsOf(seat) - noblesOf(seat), noblesOf(seat), [], 0);
  return found.sort();
}

const BOARDS: Record<string, object> = {
  "fewer than circles": {
    island: { corn: 2, quarry: 1 },
    buildings: { villa: 0, "sugar-mill": 0 },
    windRose: 4,
    nobles: { "wind-rose": 2 },
  },
  "some placed, nobles among them": {
    island: { corn: 2, sugar: 1 },
    workers: { corn: 1, sugar: 1 },
    buildings: { "sugar-mill": 2, chapel: 0 },
    windRose: 1,
    nobles: { corn: 1, "sugar-mill": 1 },
  },
  "as many as circles": {
    island: { corn: 2 },
    buildings: { chapel: 0, "coffee-roaster": 0 },
    windRose: 5,
    nobles: { "wind-rose": 2 },
  },
  "more than circles, some nobles must be placed": {
    island: { corn: 2 },
    buildings: { chapel: 0, villa: 0 },
    windRose: 6,
    nobles: { "wind-rose": 4 },
  },
  "colonists enough for all circles without the nobles": {
    island: { corn: 1 },
    buildings: { chapel: 0, villa: 0 },
    windRose: 5,
    nobles: { "wind-rose": 2 },
  },
  "one circle, a colonist and a noble": { island: {}, buildings: { chapel: 1 }, windRose: 1, nobles: { chapel: 1 } },
  "more than circles, all placed already": {
    island: { corn: 2 },
    workers: { corn: 2 },
    buildings: { chapel: 1 },
    windRose: 2,
    nobles: { corn: 1, "wind-rose": 1 },
  },
  "nobles only, fewer than circles": {
    island: { corn: 2 },
    buildings: { chapel: 0, "indigo-plant": 0 },
    windRose: 3,
    nobles: { "wind-rose": 3 },
  },
  "no nobles": { island: { corn: 2 }, buildings: { villa: 0, "coffee-roaster": 0 }, windRose: 3 },
};

describe("placing colonists and nobles", () => {
  test.each(Object.entries(BOARDS))(
    "PR-NOBLE-09, PR-DP-15: without shortcuts every distribution is reached, and no other (%s)",
    (_, board) => {
      const { state } = placing(board);
      const all = allDistributions(state.seats[0]);
      expect(all.length).toBeGreaterThan(1);
      expect(reachable(state, false)).toEqual(all);
    },
  );

  test.each(Object.entries(BOARDS))("PR-NOBLE-09, PR-DP-15: and the same with shortcuts (%s)", (_, board) => {
    const { state } = placing(board);
    expect(reachable(state, true)).toEqual(allDistributions(state.seats[0]));
  });

  test.each(Object.entries(BOARDS))(
    "PR-DP-15: without shortcuts each distribution is reached in one way only (%s)",
    (_, board) => {
      const { state } = placing(board);
      expect(ways(state)).toBe(allDistributions(state.seats[0]).length);
    },
  );

  test("PR-DP-15: without shortcuts nobles are placed first, and there is nothing to lift", () => {
    const { state } = placing({
      island: { corn: 3 },
      buildings: { villa: 0 },
      windRose: 2,
      nobles: { "wind-rose": 1 },
    });
    const listed = (from: PuertoRico) =>
      new Table(puertoRico, from, luck, new MoveList(false))
        .listFor(0)
        .toArray()
        .map((move) => puertoRico.vocabulary.write(move));
    expect(listed(state)).toEqual(["place-noble corn", "place-noble villa"]);
    const table = placing({ island: { corn: 3 }, buildings: { villa: 0 }, windRose: 2, nobles: { "wind-rose": 1 } });
    expect(listed(table.play(0, "place-noble villa").state)).toEqual(["place corn"]);
  });

  test("PR-NOBLE-09: a person may place either first, and take either back", () => {
    const table = placing({ island: { corn: 3 }, buildings: { villa: 0 }, windRose: 2, nobles: { "wind-rose": 1 } });
    expect(table.choices(0)).toEqual(["place corn", "place-noble corn", "place villa", "place-noble villa", "fill"]);
    table.play(0, "place villa");
    expect(table.choices(0)).toEqual(["place-noble corn", "lift villa"]);
    expect([table.refusal(0, "place corn"), table.refusal(0, "lift-noble villa")]).toEqual([
      "PR-MAYOR-06",
      "PR-MAYOR-06",
    ]);
    table.play(0, "place-noble corn");
    expect(table.choices(0)).toEqual(["done", "lift-noble corn", "lift villa"]);
    expect([table.refusal(0, "place-noble corn"), table.refusal(0, "lift corn")]).toEqual([
      "PR-NOBLE-09",
      "PR-MAYOR-06",
    ]);
    table
      .play(0, "lift-noble corn")
      .play(0, "lift villa")
      .play(0, "place-noble villa")
      .play(0, "place corn")
      .play(0, "done");
    expect(table.seat(0)).toMatchObject({ windRose: 0, workers: { corn: 1 }, nobles: { all: 1, villa: 1 } });
    expect(table.events("settledDown")).toHaveLength(1);
  });

  test("PR-NOBLE-09: the first placement takes nobles up too", () => {
    const board = {
      island: { corn: 3 },
      workers: { corn: 1 },
      buildings: { villa: 1, chapel: 0 },
      nobles: { villa: 1 },
    };
    const table = placing(board);
    expect([table.refusal(0, "place-noble villa"), table.refusal(0, "place villa")]).toEqual([null, null]);
    table.play(0, "place-noble chapel");
    expect(table.seat(0)).toMatchObject({ windRose: 1, workers: { corn: 0 }, buildings: { villa: 0, chapel: 1 } });
    expect(table.seat(0).nobles).toEqual({ all: 1, chapel: 1 });
  });

  test("PR-NOBLE-09, PR-MAYOR-07: a noble needs an empty circle like a colonist", () => {
    const table = placing({ island: { corn: 2 }, buildings: { villa: 0 }, windRose: 3, nobles: { "wind-rose": 2 } });
    table.play(0, "place villa");
    expect([table.refusal(0, "place-noble villa"), table.refusal(0, "place-noble chapel")]).toEqual([
      "PR-MAYOR-07",
      "PR-MAYOR-07",
    ]);
  });

  test("PR-NOBLE-09: `done` as soon as the colonists who wait fill the free circles; nobles then stay on the wind rose", () => {
    const table = placing({ island: { corn: 2 }, buildings: { villa: 0 }, windRose: 5, nobles: { "wind-rose": 3 } });
    expect(table.refusal(0, "done")).toBe("PR-MAYOR-08");
    table.play(0, "place-noble villa").play(0, "done");
    expect(table.seat(0)).toMatchObject({
      windRose: 2,
      workers: { corn: 2 },
      nobles: { all: 3, villa: 1, "wind-rose": 2 },
    });
  });

  test("PR-NOBLE-09, PR-MAYOR-08: not before: where a noble must go on a circle, the player says on which", () => {
    const table = placing({ island: { corn: 2 }, buildings: { villa: 0 }, windRose: 4, nobles: { "wind-rose": 3 } });
    table.play(0, "place-noble villa");
    expect([table.refusal(0, "done"), table.choices(0).includes("done")]).toEqual(["PR-MAYOR-08", false]);
    table.play(0, "place-noble corn").play(0, "done");
    expect(table.seat(0).nobles).toEqual({ all: 3, villa: 1, corn: 1, "wind-rose": 1 });
  });

  test("PR-NOBLE-09: which disc stays on the wind rose is his choice: here the colonist", () => {
    const table = placing({ island: {}, buildings: { chapel: 0 }, windRose: 2, nobles: { "wind-rose": 1 } });
    expect(table.choices(0)).toEqual(["place chapel", "place-noble chapel", "fill"]);
    table.play(0, "place-noble chapel").play(0, "done");
    expect(table.seat(0)).toMatchObject({ windRose: 1, buildings: { chapel: 1 }, nobles: { all: 1, chapel: 1 } });
  });

  test("PR-DP-15: `fill` puts colonists first, nobles where there are no more of them", () => {
    const table = placing({
      island: { corn: 1 },
      buildings: { villa: 0, "coffee-roaster": 0 },
      windRose: 3,
      nobles: { "wind-rose": 2 },
    });
    table.play(0, "fill");
    expect(table.seat(0)).toMatchObject({
      windRose: 0,
      workers: { corn: 1 },
      nobles: { villa: 1, "coffee-roaster": 1 },
    });
    expect(table.seat(0).nobles).not.toHaveProperty("corn");
  });

  test("PR-DP-15: discs of one sort for every circle are placed without asking; of two sorts one is asked", () => {
    const nobles = placing({ island: { corn: 1 }, buildings: { chapel: 0 }, windRose: 3, nobles: { "wind-rose": 3 } });
    expect(nobles.table.step).toBe("year");
    expect(nobles.seat(0).nobles).toEqual({ all: 3, corn: 1, chapel: 1, "wind-rose": 1 });
    const mixed = placing({ island: { corn: 1 }, buildings: { chapel: 0 }, windRose: 3, nobles: { "wind-rose": 1 } });
    expect(mixed.asked).toEqual([0]);
    const nowhere = placing({ island: {}, windRose: 2, nobles: { "wind-rose": 1 } });
    expect(nowhere.table.step).toBe("year");
  });
});
