import { FastChance, findFrame, MoveList, play, Table } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { contentFor } from "../../content/content.ts";
import { puertoRico } from "../game.ts";
import { moves } from "../moves.ts";
import { circlesAt, colonistsAt, colonistsOf, type PuertoRico, type Seat, SPOT_COUNT } from "../state.ts";
import { tableFor } from "../test-table.ts";

/** Seat 0 of three, the only one who takes part, is about to place his colonists. */
const placing = (seat: object) => tableFor(3, { seats: { 0: seat }, at: { step: "placement", taker: 0, joined: [0] } });

const SPOTS = Array.from({ length: SPOT_COUNT }, (_, spot) => spot);
const shape = (seat: Seat) => [seat.windRose, ...SPOTS.map((spot) => colonistsAt(seat, spot))].join();
const CIRCLES = contentFor(3, "").circles;
const DONE = moves.verbs.done.of();
const luck = new FastChance("placement");

/** All boards with which the placement can be finished, with the shortcuts or without. */
function reachable(start: PuertoRico, withShortcuts: boolean): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const open = [start];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const key = `${shape(state.seats[0])}/${findFrame(state, "placing")?.memo.begun}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const move of new Table(puertoRico, state, luck, new MoveList(withShortcuts)).listFor(0).toArray()) {
      if (move === DONE) {
        found.add(shape(state.seats[0]));
        continue;
      }
      const played = play(puertoRico, state, 0, move, luck, 1);
      if (played.ok) open.push(played.state);
    }
  }
  return [...found].sort();
}

/** All ways to spread the colonists of a board over its circles, every circle filled as far as they go (PR-MAYOR-08). */
function allDistributions(seat: Seat): string[] {
  const circles = SPOTS.map((spot) => circlesAt(CIRCLES, seat, spot));
  const found: string[] = [];
  const spread = (spot: number, left: number, placed: number[]) => {
    if (spot === SPOT_COUNT) {
      const empty = circles.some((all, here) => placed[here] < all);
      if (left === 0 || !empty) found.push([left, ...placed].join());
      return;
    }
    for (let here = 0; here <= Math.min(left, circles[spot]); here++) spread(spot + 1, left - here, [...placed, here]);
  };
  spread(0, colonistsOf(seat), []);
  return found.sort();
}

const BOARDS = {
  "nobody placed yet": { island: { corn: 2, indigo: 1, quarry: 1 }, buildings: { hospice: 0 }, windRose: 3 },
  "some placed, some to come": {
    island: { corn: 2, sugar: 2, quarry: 1 },
    workers: { corn: 1, sugar: 1 },
    buildings: { "sugar-mill": 2, office: 0 },
    windRose: 2,
  },
  "all placed already": {
    island: { corn: 2, coffee: 1 },
    workers: { corn: 2 },
    buildings: { "coffee-roaster": 1, wharf: 0 },
  },
  "one circle too many": { island: { corn: 1, indigo: 1 }, buildings: { "indigo-plant": 0 }, windRose: 4 },
};

describe("placing colonists", () => {
  test.each(Object.entries(BOARDS))("PR-MAYOR-06: every distribution can be reached, and no other (%s)", (_, board) => {
    const { state } = placing(board);
    expect(reachable(state, false)).toEqual(allDistributions(state.seats[0]));
  });

  test.each(Object.entries(BOARDS))(
    "PR-MAYOR-06: the shortcuts reach nothing that single placements do not (%s)",
    (_, board) => {
      const { state } = placing(board);
      expect(reachable(state, true)).toEqual(reachable(state, false));
    },
  );

  test("PR-MAYOR-06: earlier colonists may move, from plantations, quarries, buildings and the wind rose", () => {
    const table = placing({
      island: { corn: 1, quarry: 1, coffee: 4 },
      workers: { corn: 1, quarry: 1 },
      buildings: { hospice: 1 },
      windRose: 1,
    });
    for (let tile = 0; tile < 4; tile++) table.play(0, "place coffee");
    table.play(0, "done");
    expect(table.seat(0)).toMatchObject({
      windRose: 0,
      workers: { corn: 0, quarry: 0, coffee: 4 },
      buildings: { hospice: 0 },
    });
  });

  test("PR-MAYOR-06: the first placement takes all colonists up, the next ones do not", () => {
    const table = placing({ island: { corn: 3, sugar: 2 }, workers: { corn: 2 }, windRose: 1 }).play(0, "place sugar");
    expect(table.seat(0)).toMatchObject({ windRose: 2, workers: { corn: 0, sugar: 1 } });
    table.play(0, "place corn");
    expect(table.seat(0)).toMatchObject({ windRose: 1, workers: { corn: 1, sugar: 1 } });
  });

  test("PR-MAYOR-06: at first every tile and building can be named, for all colonists are taken up", () => {
    const table = placing({
      island: { corn: 1, sugar: 2 },
      workers: { corn: 1 },
      buildings: { hospice: 1 },
      windRose: 1,
    });
    expect(table.choices(0)).toEqual(["place corn", "place sugar", "place hospice", "stay", "fill"]);
    expect([table.refusal(0, "place corn"), table.refusal(0, "place hospice")]).toEqual([null, null]);
    table.play(0, "place corn");
    expect(table.seat(0)).toMatchObject({ windRose: 2, workers: { corn: 1 }, buildings: { hospice: 0 } });
  });

  test("PR-MAYOR-06: before he has begun nothing can be lifted or finished", () => {
    const table = placing({ island: { corn: 3 }, workers: { corn: 2 } });
    expect(table.choices(0)).toEqual(["place corn", "stay", "fill"]);
    expect([table.refusal(0, "lift corn"), table.refusal(0, "done")]).toEqual(["PR-MAYOR-06", "PR-MAYOR-08"]);
  });

  test("PR-MAYOR-06: with no colonist in hand none can be placed", () => {
    const table = placing({ island: { corn: 3 }, windRose: 1 }).play(0, "place corn");
    expect(table.refusal(0, "place corn")).toBe("PR-MAYOR-06");
    expect(table.choices(0)).not.toContain("place corn");
  });

  test("PR-MAYOR-07: a circle holds one colonist", () => {
    const table = placing({
      island: { corn: 1, sugar: 3 },
      buildings: { hospice: 0, "coffee-roaster": 0 },
      windRose: 5,
    });
    for (const [spot, circles] of [
      ["corn", 1],
      ["hospice", 1],
      ["coffee-roaster", 2],
    ] as const) {
      for (let circle = 0; circle < circles; circle++) table.play(0, `place ${spot}`);
      expect(table.refusal(0, `place ${spot}`)).toBe("PR-MAYOR-07");
      expect(table.choices(0)).not.toContain(`place ${spot}`);
    }
    expect(table.refusal(0, "place wharf")).toBe("PR-MAYOR-07");
    expect(table.refusal(0, "place tobacco")).toBe("PR-MAYOR-07");
  });

  test("PR-MAYOR-07: nothing can be put where there is no tile, not even at first", () => {
    const table = placing({ island: { corn: 3 }, windRose: 1 });
    expect([table.refusal(0, "place wharf"), table.refusal(0, "place coffee")]).toEqual(["PR-MAYOR-07", "PR-MAYOR-07"]);
    expect(table.choices(0)).toEqual(["place corn", "fill"]);
  });

  test("PR-MAYOR-08: he is not done while a colonist waits and a circle is empty", () => {
    const table = placing({ island: { corn: 3 }, windRose: 2 });
    expect(table.refusal(0, "done")).toBe("PR-MAYOR-08");
    table.play(0, "place corn");
    expect([table.refusal(0, "done"), table.choices(0).includes("done")]).toEqual(["PR-MAYOR-08", false]);
    table.play(0, "place corn").play(0, "done");
    expect(table.seat(0)).toMatchObject({ windRose: 0, workers: { corn: 2 } });
    expect(table.table.step).toBe("year");
  });

  test("PR-MAYOR-08: nor if all stay where they stand", () => {
    const table = placing({ island: { corn: 3, sugar: 1 }, workers: { corn: 1 }, windRose: 1 }).play(0, "stay");
    expect([table.refusal(0, "done"), table.choices(0).includes("done")]).toEqual(["PR-MAYOR-08", false]);
  });

  test("PR-MAYOR-08: with as many colonists as circles, or more, every circle is filled without asking", () => {
    const exact = placing({ island: { corn: 1, quarry: 1 }, buildings: { "coffee-roaster": 0 }, windRose: 4 });
    expect(exact.table.step).toBe("year");
    expect(exact.seat(0)).toMatchObject({
      windRose: 0,
      workers: { corn: 1, quarry: 1 },
      buildings: { "coffee-roaster": 2 },
    });
    const more = placing({ island: { corn: 2, sugar: 1 }, workers: { corn: 1 }, buildings: { wharf: 0 }, windRose: 6 });
    expect(more.seat(0)).toMatchObject({ windRose: 3, workers: { corn: 2, sugar: 1 }, buildings: { wharf: 1 } });
  });

  test("PR-MAYOR-12: tiles of a kind and circles of a building are one choice", () => {
    const table = placing({ island: { corn: 3, sugar: 2 }, buildings: { "tobacco-storage": 0 }, windRose: 2 });
    expect(table.choices(0)).toEqual(["place corn", "place sugar", "place tobacco-storage", "fill"]);
    table.play(0, "place corn").play(0, "place corn");
    expect(table.choices(0)).toEqual(["done", "lift corn"]);
  });
});

describe("the shortcuts of placing", () => {
  test("PR-MAYOR-06: `stay` leaves everybody in place, and the rest are placed one by one", () => {
    const table = placing({
      island: { corn: 3, sugar: 2 },
      workers: { corn: 2 },
      buildings: { hospice: 1 },
      windRose: 1,
    });
    expect(table.choices(0)).toEqual(["place corn", "place sugar", "place hospice", "stay", "fill"]);
    table.play(0, "stay");
    expect(table.seat(0)).toMatchObject({ windRose: 1, workers: { corn: 2 }, buildings: { hospice: 1 } });
    expect(table.choices(0)).toEqual(["place corn", "place sugar", "lift corn", "lift hospice"]);
    table.play(0, "place sugar").play(0, "done");
    expect(table.seat(0)).toMatchObject({ windRose: 0, workers: { corn: 2, sugar: 1 } });
  });

  test("PR-MAYOR-06: `stay` with nobody waiting can be finished at once", () => {
    const table = placing({ island: { corn: 3 }, workers: { corn: 2 } })
      .play(0, "stay")
      .play(0, "done");
    expect(table.seat(0).workers.corn).toBe(2);
  });

  test("PR-MAYOR-06: with nobody placed there is nothing to `stay`, and nothing to `lift`", () => {
    const table = placing({ island: { corn: 3 }, windRose: 1 });
    expect([table.refusal(0, "stay"), table.refusal(0, "lift corn")]).toEqual(["PR-MAYOR-06", "PR-MAYOR-06"]);
    expect(table.choices(0)).toEqual(["place corn", "fill"]);
  });

  test("PR-MAYOR-06: `stay` and `fill` are beginnings only", () => {
    const table = placing({ island: { corn: 3 }, workers: { corn: 1 }, windRose: 1 }).play(0, "place corn");
    expect([table.refusal(0, "stay"), table.refusal(0, "fill")]).toEqual(["PR-MAYOR-06", "PR-MAYOR-06"]);
    expect(table.choices(0)).toEqual(["place corn", "lift corn"]);
  });

  test("PR-MAYOR-06: `lift` takes one back, from a tile or a building, to be placed again", () => {
    const table = placing({ island: { corn: 1, sugar: 2 }, buildings: { "sugar-mill": 0 }, windRose: 3 });
    table.play(0, "place sugar-mill").play(0, "place sugar-mill").play(0, "place corn");
    expect(table.choices(0)).toEqual(["done", "lift corn", "lift sugar-mill"]);
    table.play(0, "lift sugar-mill");
    expect(table.seat(0)).toMatchObject({ windRose: 1, buildings: { "sugar-mill": 1 } });
    expect(table.refusal(0, "done")).toBe("PR-MAYOR-08");
    table.play(0, "lift corn");
    expect(table.seat(0)).toMatchObject({ windRose: 2, workers: { corn: 0 } });
    expect(table.refusal(0, "lift corn")).toBe("PR-MAYOR-06");
    table.play(0, "place sugar").play(0, "place sugar").play(0, "done");
    expect(table.seat(0)).toMatchObject({
      windRose: 0,
      workers: { corn: 0, sugar: 2 },
      buildings: { "sugar-mill": 1 },
    });
  });

  test("PR-MAYOR-08: `fill` fills every circle it can: nobody stays on the wind rose", () => {
    const table = placing({
      island: { corn: 2, quarry: 2, coffee: 1 },
      workers: { quarry: 2 },
      buildings: { wharf: 1 },
      windRose: 2,
    });
    table.play(0, "fill");
    expect(table.seat(0)).toMatchObject({ windRose: 0, colonists: 5 });
    expect(table.choices(0)).toContain("done");
    expect(table.asked).toEqual([0]);
  });

  const RICH = {
    island: { corn: 1, indigo: 2, sugar: 1, tobacco: 1, coffee: 2, quarry: 1 },
    buildings: {
      "small-indigo-plant": 0,
      "indigo-plant": 0,
      "coffee-roaster": 0,
      "tobacco-storage": 0,
      hacienda: 0,
      wharf: 0,
    },
  };

  test.each([
    [1, {}, {}, { corn: 1 }],
    [2, { "coffee-roaster": 1 }, { coffee: 1 }, {}],
    [3, { "coffee-roaster": 1 }, { coffee: 1 }, { corn: 1 }],
    [4, { "coffee-roaster": 2 }, { coffee: 2 }, {}],
    [6, { "coffee-roaster": 2, "tobacco-storage": 1 }, { coffee: 2, tobacco: 1 }, {}],
    [
      8,
      { "coffee-roaster": 2, "tobacco-storage": 1, "small-indigo-plant": 1 },
      { coffee: 2, tobacco: 1, indigo: 1 },
      {},
    ],
    [
      10,
      { "coffee-roaster": 2, "tobacco-storage": 1, "small-indigo-plant": 1, "indigo-plant": 1 },
      { coffee: 2, tobacco: 1, indigo: 2 },
      {},
    ],
  ])(
    "PR-DP-15: `fill` with %i colonists mans pairs of plantation and plant, the dearest good first, then corn",
    (windRose, city, pairs, rest) => {
      const { workers, buildings } = placing({ ...RICH, windRose })
        .play(0, "fill")
        .seat(0);
      expect(workers).toEqual({ corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0, quarry: 0, ...pairs, ...rest });
      expect(buildings).toEqual({ ...RICH.buildings, ...city });
    },
  );

  test("PR-DP-15: then `fill` mans corn, the dearest beige buildings, quarries and what is left", () => {
    const filled = (windRose: number) =>
      placing({ ...RICH, windRose })
        .play(0, "fill")
        .seat(0);
    expect(filled(11)).toMatchObject({ workers: { corn: 1, quarry: 0 }, buildings: { wharf: 0, hacienda: 0 } });
    expect(filled(12)).toMatchObject({ workers: { quarry: 0 }, buildings: { wharf: 1, hacienda: 0 } });
    expect(filled(13)).toMatchObject({ workers: { quarry: 0 }, buildings: { wharf: 1, hacienda: 1 } });
    expect(filled(14)).toMatchObject({ workers: { quarry: 1, sugar: 0 }, buildings: { "indigo-plant": 1 } });
    expect(filled(15)).toMatchObject({ workers: { sugar: 1 }, buildings: { "indigo-plant": 1, "tobacco-storage": 1 } });
  });

  test("PR-MAYOR-06: `fill` begins with all colonists taken up", () => {
    const table = placing({
      island: { corn: 1, coffee: 2 },
      workers: { corn: 1 },
      buildings: { "coffee-roaster": 0 },
      windRose: 1,
    });
    table.play(0, "fill");
    expect(table.seat(0)).toMatchObject({
      windRose: 0,
      workers: { corn: 0, coffee: 1 },
      buildings: { "coffee-roaster": 1 },
    });
  });
});
