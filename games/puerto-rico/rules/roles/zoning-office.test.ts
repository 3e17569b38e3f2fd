import { describe, expect, test } from "vitest";
import { BUILDINGS } from "../../content/buildings.ts";
import { priceFor } from "../purchase.ts";
import { tableFor } from "../test-table.ts";

const EXPANSIONS = { expansion1: true, expansion2: true };
const NOT_BUILDER = 1;

/** What buildings cost seat 0, who is not the builder. */
const prices = (seat: object, board: string[] = []) => {
  const { state } = tableFor(3, { board, seats: { 0: seat } }, EXPANSIONS);
  return (name: string) =>
    priceFor(
      state,
      0,
      NOT_BUILDER,
      BUILDINGS.findIndex((building) => building.name === name),
    );
};

const colonist = { buildings: { "zoning-office": 1 } };
const noble = { ...colonist, nobles: { "zoning-office": 1 } };

describe("zoning office", () => {
  test("PR-B-ZONING-OFFICE-01: a colonist: a doubloon less for columns 1 to 3, nothing for column 4", () => {
    const price = prices(colonist);
    for (const { name, cost, column } of BUILDINGS)
      expect([name, price(name)]).toEqual([name, cost - (column < 4 ? 1 : 0)]);
  });

  test("PR-B-ZONING-OFFICE-01: a noble: two less for column 4, nothing for the others", () => {
    const price = prices(noble);
    for (const { name, cost, column } of BUILDINGS)
      expect([name, price(name)]).toEqual([name, cost - (column < 4 ? 0 : 2)]);
  });

  test("PR-B-ZONING-OFFICE-01: empty it lowers no price", () => {
    const price = prices({ buildings: { "zoning-office": 0 } });
    for (const { name, cost } of BUILDINGS) expect([name, price(name)]).toEqual([name, cost]);
  });

  test("PR-B-ZONING-OFFICE-02, PR-RULING-50: production buildings and the jeweler are small buildings here", () => {
    const price = prices(colonist);
    expect(["small-indigo-plant", "sugar-mill", "coffee-roaster", "jeweler"].map(price)).toEqual([0, 3, 5, 7]);
  });

  test("PR-B-ZONING-OFFICE-01: it adds to quarries, privilege and forests, and the price is never below 0", () => {
    const seat = {
      ...colonist,
      island: { quarry: 3 },
      workers: { quarry: 3 },
      forests: ["corn", "corn"],
      doubloons: 2,
    };
    const given = { board: ["villa"], seats: { 0: seat } };
    const table = tableFor(3, given, EXPANSIONS).play(0, "role builder");
    table.play(0, "build villa");
    // 7 - 1 privilege - 3 quarries - 1 for two forests - 1
    expect(table.seat(0).doubloons).toBe(2 - 1);
    expect(prices({ ...seat, island: { quarry: 5 }, workers: { quarry: 5 } })("small-market")).toBe(0);
  });

  test("PR-B-ZONING-OFFICE-01: the price is what is paid", () => {
    const table = tableFor(3, { seats: { 0: { ...noble, doubloons: 7 } } }, { expansion2: true }).play(
      0,
      "role builder",
    );
    expect(table.play(0, "build fortress").seat(0).doubloons).toBe(0);
    const short = tableFor(3, { seats: { 0: { ...colonist, doubloons: 8 } } }, { expansion2: true }).play(
      0,
      "role builder",
    );
    expect(short.refusal(0, "build fortress")).toBe("PR-BUILDER-08");
    expect(short.play(0, "build wharf").seat(0).doubloons).toBe(1);
  });

  test("PR-BLD-04: bought now it does not lower its own price", () => {
    const given = { board: ["zoning-office"], seats: { 0: { doubloons: 4 } } };
    const table = tableFor(3, given, { expansion2: true }).play(0, "role builder").play(0, "build zoning-office");
    expect(table.seat(0).doubloons).toBe(0);
  });
});

describe("the black market with nobles", () => {
  /** Seat 1, not the builder, is about to buy; no guest of his has moved. */
  const bargaining = (seat: object) => {
    const given = { board: ["black-market", "zoning-office", "villa"], seats: { 1: seat } };
    const table = tableFor(3, given, EXPANSIONS).play(0, "role builder");
    while (table.table.step === "guests" || table.asked[0] === 0) table.play(table.asked[0], "pass");
    return table;
  };

  const market = { buildings: { "black-market": 1 } };

  test("PR-NOBLE-14, PR-B-BLACK-MARKET-05, PR-B-BLACK-MARKET-06: a noble may be given for a colonist; it returns to the noble supply", () => {
    const table = bargaining({ ...market, doubloons: 6, windRose: 2, nobles: { "wind-rose": 1 } });
    const { colonists, nobles } = table.table;
    table.play(1, "bargain villa");
    expect(table.choices(1)).toEqual(["give-colonist wind-rose", "give-noble wind-rose"]);
    table.play(1, "give-noble wind-rose");
    expect(table.seat(1)).toMatchObject({ doubloons: 0, windRose: 1, nobles: { all: 0 }, buildings: { villa: 0 } });
    expect(table.table).toMatchObject({ colonists, nobles: nobles + 1 });
    expect(table.events("bargained")).toMatchObject([{ isNoble: true }]);
  });

  test("PR-B-BLACK-MARKET-06: a colonist returns to the colonists", () => {
    const table = bargaining({ ...market, doubloons: 6, windRose: 2, nobles: { "wind-rose": 1 } });
    const { colonists, nobles } = table.table;
    table.play(1, "bargain villa").play(1, "give-colonist wind-rose");
    expect(table.seat(1)).toMatchObject({ windRose: 1, nobles: { all: 1, "wind-rose": 1 } });
    expect(table.table).toMatchObject({ colonists: colonists + 1, nobles });
  });

  test("PR-B-BLACK-MARKET-05, PR-DP-23: from a tile, a building, the guest house or the wind rose; each named with its place and kind", () => {
    const seat = {
      doubloons: 6,
      island: { corn: 2 },
      workers: { corn: 2 },
      buildings: { "black-market": 1, "guest-house": 2, office: 1 },
      windRose: 1,
      nobles: { corn: 1, "guest-house": 1, office: 1 },
    };
    const table = bargaining(seat);
    table.play(1, "bargain villa");
    expect(table.choices(1)).toEqual([
      "give-colonist corn",
      "give-noble corn",
      "give-colonist guest-house",
      "give-noble guest-house",
      "give-noble office",
      "give-colonist wind-rose",
    ]);
    expect(table.refusal(1, "give-colonist office")).toBe("PR-B-BLACK-MARKET-05");
    expect(table.refusal(1, "give-noble wind-rose")).toBe("PR-B-BLACK-MARKET-05");
    table.play(1, "give-noble corn");
    expect(table.seat(1)).toMatchObject({ workers: { corn: 1 }, nobles: { all: 2 } });
    expect(table.seat(1).nobles).not.toHaveProperty("corn");
  });

  test("PR-B-BLACK-MARKET-04: the noble who makes the black market work cannot be given", () => {
    const table = bargaining({ ...market, doubloons: 6, nobles: { "black-market": 1 }, goods: { corn: 1 } });
    table.play(1, "bargain villa");
    expect(table.refusal(1, "give-noble black-market")).toBe("PR-B-BLACK-MARKET-04");
    expect(table.choices(1)).toEqual(["pass"]);
  });

  test("PR-RULING-26, PR-B-ZONING-OFFICE-01: he leaves before the price is computed: a given zoning noble helps no more", () => {
    const buildings = { "black-market": 1, "zoning-office": 1 };
    const seat = { buildings, doubloons: 7, nobles: { "zoning-office": 1 }, goods: { corn: 1 }, points: 1 };
    // a fortress costs 8 with the noble; without him 10, and three items make it 7
    const table = bargaining(seat).play(1, "bargain fortress");
    expect(table.choices(1)).toEqual(["give-noble zoning-office", "pass"]);
    table.play(1, "give-noble zoning-office").play(1, "give-barrel corn");
    expect(table.seat(1)).toMatchObject({
      doubloons: 0,
      points: 0,
      goods: { corn: 0 },
      nobles: { all: 0 },
      buildings: { fortress: 0 },
    });
  });

  test("PR-RULING-26: a given zoning colonist raises a small building's price, a noble there does not", () => {
    const buildings = { "black-market": 1, "zoning-office": 1 };
    const seat = { buildings, doubloons: 5, goods: { corn: 1 } };
    // villa: 6 with the colonist, 7 without; giving him and a barrel makes it 5
    const byColonist = bargaining(seat).play(1, "bargain villa");
    expect(byColonist.choices(1)).toEqual(["give-colonist zoning-office", "pass"]);
    byColonist.play(1, "give-colonist zoning-office");
    expect(byColonist.choices(1)).toEqual(["give-barrel corn"]);
    const byNoble = bargaining({ ...seat, doubloons: 6, nobles: { "zoning-office": 1 } }).play(1, "bargain villa");
    expect(byNoble.play(1, "give-noble zoning-office").seat(1).buildings).toHaveProperty("villa");
  });
});
