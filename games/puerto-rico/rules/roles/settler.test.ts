import { OutcomeError } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { COFFEE, CORN, SUGAR } from "../../content/pieces.ts";
import { tableFor } from "../test-table.ts";
import { randomTurns } from "../test-turns.ts";

const ROW = ["corn", "sugar", "tobacco", "coffee"];
const FULL_ISLAND = { corn: 4, indigo: 4, sugar: 4 };

/** The settler phase of seat 0 among three; the open row is ROW unless given otherwise. */
const settling = (given: object = {}) => tableFor(3, { faceUp: ROW, at: { step: "settler", taker: 0 }, ...given });

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);
const manned = (...buildings: string[]) => ({ buildings: Object.fromEntries(buildings.map((name) => [name, 1])) });

describe("settler", () => {
  test("PR-SETTLER-01: everybody in turn takes one open plantation", () => {
    const table = settling();
    table.play(0, "take coffee");
    expect(table.seat(0).island).toMatchObject({ coffee: 1, indigo: 1 });
    expect(table.table.faceUp.coffee).toBe(0);
    expect(table.refusal(1, "take coffee")).toBe("PR-SETTLER-01");
    expect(table.asked).toEqual([1]);
    table.play(1, "take sugar");
    expect(table.asked).toEqual([2]);
    table.play(2, "take corn");
    expect(table.seat(2).island.corn).toBe(2);
    expect(table.table.step).toBe("year");
  });

  test("PR-SETTLER-02: the settler may take a quarry instead", () => {
    const table = settling();
    table.play(0, "take quarry");
    expect(table.seat(0).island).toMatchObject({ quarry: 1, indigo: 1 });
    expect(table.table.quarries).toBe(7);
    expect(sum(table.table.faceUp)).toBe(4);
    expect(table.asked).toEqual([1]);
  });

  test("PR-SETTLER-03: the others may not, unless a working construction hut allows it", () => {
    const hut = (colonists: number) => ({ buildings: { "construction-hut": colonists } });
    const table = settling({ seats: { 1: hut(0), 2: hut(1) } });
    table.play(0, "pass");
    expect(table.refusal(1, "take quarry")).toBe("PR-SETTLER-03");
    expect(table.choices(1)).not.toContain("take quarry");
    table.play(1, "pass");
    expect(table.choices(2)).toContain("take quarry");
  });

  test("PR-SETTLER-04: a full island takes no tile, so its owner is passed over", () => {
    const seats = {
      0: { island: FULL_ISLAND },
      1: { island: { indigo: 4, sugar: 4, tobacco: 3 } },
      2: { island: { corn: 4, tobacco: 4, coffee: 4 } },
    };
    const table = settling({ seats, faceUp: ["tobacco", "coffee"] });
    expect(table.asked).toEqual([1]);
    table.play(1, "take tobacco");
    expect(table.table.step).toBe("year");
    expect(table.table.seats.map(({ island }) => sum(island))).toEqual([12, 12, 12]);
  });

  test("PR-SETTLER-05: without a quarry neither the privilege nor the construction hut helps", () => {
    const quarries = { island: { quarry: 4 } };
    const table = settling({ seats: { 0: quarries, 1: { ...quarries, ...manned("construction-hut") } } });
    expect(table.table.quarries).toBe(0);
    expect([table.refusal(0, "take quarry"), table.choices(0).includes("take quarry")]).toEqual([
      "PR-SETTLER-05",
      false,
    ]);
    table.play(0, "pass");
    expect([table.refusal(1, "take quarry"), table.choices(1).includes("take quarry")]).toEqual([
      "PR-SETTLER-05",
      false,
    ]);
  });

  test("PR-SETTLER-06: without an open plantation only quarries and the hacienda are left", () => {
    const table = settling({ faceUp: ["corn"], seats: { 1: manned("hacienda") } });
    table.play(0, "take corn");
    expect(table.choices(1)).toEqual(["draw", "pass"]);
    table.play(1, "draw", [CORN, ...ROW.map(() => COFFEE)]);
    expect(table.table.step).toBe("year");
    expect(table.seat(1).island).toMatchObject({ corn: 1, indigo: 1 });
    expect(sum(table.seat(2).island)).toBe(1);
  });

  test("PR-SETTLER-07: where a tile lies means nothing, and no tile ever leaves its island", () => {
    for (const { before, after, move } of randomTurns(4, "islands")) {
      const lost = before.seats.some(({ island }, seat) =>
        island.some((tiles, kind) => after.seats[seat].island[kind] < tiles),
      );
      expect(lost, move).toBe(false);
    }
    expect(settling().choices(0)).toEqual([
      "take corn",
      "take sugar",
      "take tobacco",
      "take coffee",
      "take quarry",
      "pass",
    ]);
  });

  test("PR-SETTLER-08: first the hacienda, then the normal action, and with its tile the hospice", () => {
    const table = settling({ seats: { 0: manned("hacienda", "hospice") } });
    expect(table.table.step).toBe("hacienda");
    expect(table.refusal(0, "take corn")).toBe("PR-SETTLER-08");
    table.play(0, "draw", [SUGAR]);
    expect(table.table.step).toBe("settle");
    table.play(0, "take coffee");
    expect(table.table.step).toBe("hospice");
    table.play(0, "colonist");
    expect(table.asked).toEqual([1]);
    expect(table.seat(0).workers).toMatchObject({ sugar: 0, coffee: 1 });
  });

  test("PR-SETTLER-09: the row is cleared only after the last player's turn", () => {
    const table = settling();
    table.play(0, "take corn").play(1, "pass");
    expect(table.table.faceUp).toEqual({ corn: 0, indigo: 0, sugar: 1, tobacco: 1, coffee: 1 });
    expect(sum(table.table.discards)).toBe(0);
    expect(table.choices(2)).toEqual(["take sugar", "take tobacco", "take coffee", "pass"]);
    table.play(2, "pass");
    expect(table.events("rowLaidOut")).toHaveLength(1);
    expect(sum(table.table.discards)).toBe(3);
  });

  test("PR-SETTLER-10: what nobody took goes to the discards", () => {
    const table = settling({ discards: ["coffee"] });
    table.play(0, "take corn").play(1, "take sugar").play(2, "pass");
    expect(table.table.discards).toEqual({ corn: 0, indigo: 0, sugar: 0, tobacco: 1, coffee: 2 });
  });

  test.each([2, 3, 4, 5])(
    "PR-SETTLER-11: with %i players one more is turned up, from the face-down ones",
    (players) => {
      const table = tableFor(players, { faceUp: ["corn", "corn"], at: { step: "settler", taker: 0 } });
      const { faceDown } = table.table;
      for (let seat = 0; seat < players - 1; seat++) table.play(seat, "pass");
      table.play(players - 1, "pass", Array(players + 1).fill(SUGAR));
      expect(table.table.faceUp).toEqual({ corn: 0, indigo: 0, sugar: players + 1, tobacco: 0, coffee: 0 });
      expect(table.table.faceDown).toEqual({ ...faceDown, sugar: faceDown.sugar - players - 1 });
      expect(table.table.discards.corn).toBe(2);
    },
  );

  describe("PR-SETTLER-12: when the stack is too small", () => {
    const short = () => settling({ faceDown: ["tobacco", "tobacco"], faceUp: ["coffee", "corn", "corn", "corn"] });
    const allPass = (outcomes: number[]) => short().play(0, "pass").play(1, "pass").play(2, "pass", outcomes);

    test("PR-SETTLER-12: what there is comes first, then the discards are shuffled in, those just discarded too", () => {
      const table = allPass([3, 3, COFFEE, SUGAR]);
      expect(table.table.faceUp).toEqual({ corn: 0, indigo: 0, sugar: 1, tobacco: 2, coffee: 1 });
      expect(sum(table.table.discards)).toBe(0);
      expect(sum(table.table.faceDown)).toBe(50 - 3 - 4);
      expect(table.events("rowLaidOut")[0].reshuffled).toBe(true);
    });

    test("PR-SETTLER-12: a discard cannot come before the stack is used up", () => {
      expect(() => allPass([COFFEE, 3, 3, SUGAR])).toThrow(OutcomeError);
    });

    test("PR-SETTLER-12: all eight coffee plantations can come, the one just discarded among them", () => {
      const given = { faceDown: [], faceUp: ["coffee"], seats: { 0: { island: { coffee: 4 } } } };
      const table = settling(given).play(0, "pass").play(1, "pass").play(2, "pass", [COFFEE, COFFEE, COFFEE, COFFEE]);
      expect([table.table.faceUp.coffee, table.table.faceDown.coffee]).toEqual([4, 0]);
    });

    test("PR-SETTLER-12: a stack that just suffices is not renewed", () => {
      const table = settling({ faceDown: ["corn", "corn", "sugar", "sugar"], faceUp: ["coffee"] });
      table.play(0, "pass").play(1, "pass").play(2, "pass", [CORN, CORN, SUGAR, SUGAR]);
      expect([sum(table.table.faceDown), sum(table.table.faceUp)]).toEqual([0, 4]);
      expect(sum(table.table.discards)).toBe(50 - 3 - 4);
      expect(table.events("rowLaidOut")[0].reshuffled).toBe(false);
    });
  });

  test("PR-SETTLER-13: if there still are too few, fewer lie open, and the game goes on", () => {
    // five islands hold all but four of the fifty plantations
    const seats = {
      0: { island: { corn: 10, indigo: 2 } },
      1: { island: { indigo: 10, sugar: 2 } },
      2: { island: { sugar: 9, tobacco: 1 } },
      3: { island: { tobacco: 8 } },
      4: { island: { coffee: 4, quarry: 8 } },
    };
    const table = tableFor(5, { faceDown: ["coffee"], faceUp: ["coffee"], seats, at: { step: "settler", taker: 2 } });
    table.play(2, "take coffee", [COFFEE, COFFEE, COFFEE]);
    expect(table.table).toMatchObject({ step: "year", ending: [], faceUp: { coffee: 3 } });
    expect(sum(table.table.faceUp) + sum(table.table.faceDown) + sum(table.table.discards)).toBe(3);
  });
});

describe("hacienda", () => {
  const OWNER = { seats: { 1: manned("hacienda") } };

  test("PR-B-HACIENDA-01: before his normal action its owner may draw the top face-down plantation", () => {
    const table = settling(OWNER).play(0, "pass");
    expect([table.asked, table.choices(1)]).toEqual([[1], ["draw", "pass"]]);
    const before = table.table.faceDown.sugar;
    table.play(1, "draw", [SUGAR]);
    expect(table.table.faceDown.sugar).toBe(before - 1);
    expect(table.seat(1).island.sugar).toBe(1);
  });

  test("PR-B-HACIENDA-01: not without a colonist, and not without the building", () => {
    const table = settling({ seats: { 1: { buildings: { hacienda: 0 } } } }).play(0, "pass");
    expect([table.table.step, table.refusal(1, "draw")]).toEqual(["settle", "PR-BLD-01"]);
    expect(table.play(1, "pass").refusal(2, "draw")).toBe("PR-BLD-01");
  });

  test("PR-B-HACIENDA-02: the tile is placed at once and stays, even if he does nothing more", () => {
    const table = settling(OWNER).play(0, "pass").play(1, "draw", [COFFEE]);
    expect(table.seat(1).island.coffee).toBe(1);
    expect(table.choices(1).filter((move) => !move.startsWith("take"))).toEqual(["pass"]);
    table.play(1, "pass");
    expect(table.seat(1).island.coffee).toBe(1);
    expect(sum(table.table.discards)).toBe(0);
  });

  test("PR-B-HACIENDA-02: or he does not draw", () => {
    const table = settling(OWNER).play(0, "pass");
    const before = table.table;
    table.play(1, "pass");
    expect([table.table.step, table.table.seats, table.table.faceDown]).toEqual([
      "settle",
      before.seats,
      before.faceDown,
    ]);
  });

  test("PR-B-HACIENDA-03: afterwards he may still take a tile, if there is room", () => {
    const table = settling(OWNER).play(0, "pass").play(1, "draw", [SUGAR]).play(1, "take coffee");
    expect(table.seat(1).island).toMatchObject({ sugar: 1, coffee: 1, indigo: 1 });
    const island = { corn: 4, indigo: 4, sugar: 3 };
    const crowded = settling({ seats: { 1: { ...manned("hacienda"), island } } })
      .play(0, "pass")
      .play(1, "draw", [SUGAR]);
    expect([sum(crowded.seat(1).island), crowded.asked]).toEqual([12, [2]]);
  });

  test("PR-B-HACIENDA-04: it never yields a quarry, not even to the settler with a construction hut", () => {
    const table = settling({ seats: { 0: manned("hacienda", "construction-hut") } });
    expect(table.choices(0)).toEqual(["draw", "pass"]);
    expect(table.refusal(0, "take quarry")).toBe("PR-SETTLER-08");
    table.play(0, "draw", [CORN]);
    expect([table.table.quarries, table.seat(0).island.quarry]).toEqual([8, 0]);
  });

  test("PR-B-HACIENDA-05: with a full island it cannot be used", () => {
    const table = settling({ seats: { 1: { ...manned("hacienda"), island: FULL_ISLAND } }, faceUp: ["coffee"] });
    expect(table.play(0, "pass").asked).toEqual([2]);
  });

  test("PR-B-HACIENDA-06: when the stack is empty the discards are shuffled first", () => {
    const table = settling({ ...OWNER, faceDown: [] }).play(0, "pass");
    const { discards } = table.table;
    expect(sum(discards)).toBeGreaterThan(0);
    table.play(1, "draw", [COFFEE]);
    expect(sum(table.table.discards)).toBe(0);
    expect(table.table.faceDown).toEqual({ ...discards, coffee: discards.coffee - 1 });
  });

  test("PR-B-HACIENDA-06: a stack that still has tiles is drawn from alone", () => {
    const table = settling({ ...OWNER, faceDown: ["tobacco"] }).play(0, "pass");
    expect(() => table.play(1, "draw", [COFFEE])).toThrow(OutcomeError);
  });

  test("PR-B-HACIENDA-06: with no tile at all it yields nothing", () => {
    const seats = {
      0: { island: { corn: 10, indigo: 1 } },
      1: { island: { indigo: 11 }, ...manned("hacienda") },
      2: { island: { sugar: 11 } },
      3: { island: { tobacco: 9, coffee: 2 } },
      4: { island: { coffee: 5 } },
    };
    const table = tableFor(5, { seats, faceUp: ["coffee"], at: { step: "settler", taker: 1 } });
    expect([sum(table.table.faceDown), sum(table.table.discards)]).toEqual([0, 0]);
    expect([table.table.step, table.asked]).toEqual(["settle", [1]]);
  });

  test("PR-B-HACIENDA-07: in every settler phase, whoever chose it, once", () => {
    for (const taker of [0, 1, 2]) {
      const table = settling({ ...OWNER, at: { step: "settler", taker } });
      while (table.asked[0] !== 1) table.play(table.asked[0], "pass");
      table.play(1, "draw", [CORN]);
      expect(table.choices(1)).not.toContain("draw");
      expect(table.refusal(1, "draw")).toBe("PR-B-HACIENDA-01");
    }
  });
});

describe("construction hut", () => {
  test("PR-B-CONSTRUCTION-HUT-01: its owner may take a quarry instead of a plantation", () => {
    const table = settling({ seats: { 1: manned("construction-hut") } })
      .play(0, "pass")
      .play(1, "take quarry");
    expect([table.seat(1).island.quarry, table.table.quarries, sum(table.table.faceUp)]).toEqual([1, 7, 4]);
    expect(table.asked).toEqual([2]);
  });

  test("PR-B-CONSTRUCTION-HUT-02: the settler with a construction hut takes one tile, so one quarry", () => {
    const table = settling({ seats: { 0: manned("construction-hut") } });
    expect(table.choices(0).filter((move) => move === "take quarry")).toHaveLength(1);
    table.play(0, "take quarry");
    expect([table.asked, table.seat(0).island.quarry, table.table.quarries]).toEqual([[1], 1, 7]);
    table.play(1, "pass").play(2, "pass");
    expect([table.table.step, table.seat(0).island.quarry]).toEqual(["year", 1]);
  });
});

describe("hospice", () => {
  const OWNER = { seats: { 0: manned("hospice") } };

  test.each(["coffee", "quarry"])("PR-B-HOSPICE-01: a colonist from the supply may come with the %s", (tile) => {
    const table = settling(OWNER).play(0, `take ${tile}`);
    expect(table.choices(0)).toEqual(["colonist", "pass"]);
    const { colonists, colonistShip } = table.table;
    table.play(0, "colonist");
    expect(table.seat(0).workers[tile]).toBe(1);
    expect(table.table).toMatchObject({ colonists: colonists - 1, colonistShip });
    expect(table.asked).toEqual([1]);
  });

  test("PR-B-HOSPICE-01: he may do without, and without a tile there is none", () => {
    const declined = settling(OWNER).play(0, "take coffee").play(0, "pass");
    expect([declined.asked, declined.seat(0).workers.coffee]).toEqual([[1], 0]);
    expect(settling(OWNER).play(0, "pass").asked).toEqual([1]);
  });

  test("PR-B-HOSPICE-01: an idle hospice gives nothing", () => {
    expect(settling({ seats: { 0: { buildings: { hospice: 0 } } } }).play(0, "take coffee").asked).toEqual([1]);
  });

  test("PR-B-HOSPICE-02: neither from the ship nor from the wind rose: with an empty supply there is none", () => {
    const seats = { 0: { ...manned("hospice"), windRose: 27 }, 1: { windRose: 27 } };
    const table = settling({ seats, colonistShip: 3 });
    expect(table.table).toMatchObject({ colonists: 0, colonistShip: 3 });
    table.play(0, "take coffee");
    expect(table.asked).toEqual([1]);
    expect(table.seat(0)).toMatchObject({ windRose: 27, workers: { coffee: 0 } });
  });

  test("PR-B-HOSPICE-02: the last colonist of the supply still comes, the wind rose stays untouched", () => {
    const seats = { 0: { ...manned("hospice"), windRose: 26 }, 1: { windRose: 27 } };
    const table = settling({ seats, colonistShip: 3 }).play(0, "take coffee").play(0, "colonist");
    expect(table.table).toMatchObject({ colonists: 0, colonistShip: 3 });
    expect(table.seat(0)).toMatchObject({ windRose: 26, workers: { coffee: 1 } });
  });

  test("PR-B-HOSPICE-03: it goes only on that tile", () => {
    const seats = { 0: { ...manned("hospice"), island: { corn: 1, coffee: 1, quarry: 1 } } };
    const table = settling({ seats }).play(0, "take coffee").play(0, "colonist");
    expect(table.seat(0)).toMatchObject({
      windRose: 0,
      workers: { corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 1, quarry: 0 },
      buildings: { hospice: 1 },
    });
  });

  test("PR-B-HOSPICE-04: a tile of the hacienda gets none", () => {
    const table = settling({ seats: { 0: manned("hacienda", "hospice") } }).play(0, "draw", [SUGAR]);
    expect([table.table.step, sum(table.seat(0).workers)]).toEqual(["settle", 0]);
    table.play(0, "pass");
    expect([table.asked, sum(table.seat(0).workers)]).toEqual([[1], 0]);
  });
});
