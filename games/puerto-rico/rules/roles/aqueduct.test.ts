import { describe, expect, test } from "vitest";
import { tableFor } from "../test-table.ts";

interface Farm {
  island: Record<string, number>;
  buildings: Record<string, number>;
  /** Unlike the island if some plantations do not work. */
  workers?: Record<string, number>;
}

/** Seat 1 has produced in the craftsman phase of seat 0. */
function produced({ island, workers = island, buildings }: Farm, others: object = {}) {
  const seats = { 1: { island, workers, buildings, doubloons: 0 }, 2: { goods: others } };
  const table = tableFor(3, { seats, at: { step: "craftsman", taker: 0, turn: 1 } }, { expansion1: true });
  return table.play(1, "produce");
}

const goods = (farm: Farm, others: object = {}) => produced(farm, others).seat(1).goods;

describe("aqueduct", () => {
  test("PR-B-AQUEDUCT-01: one more indigo for the large indigo plant, one more sugar for the large sugar mill", () => {
    const buildings = { aqueduct: 1, "indigo-plant": 1, "sugar-mill": 1 };
    expect(goods({ island: { indigo: 1 }, buildings })).toMatchObject({ indigo: 2, sugar: 0 });
    expect(goods({ island: { sugar: 1 }, buildings })).toMatchObject({ indigo: 0, sugar: 2 });
    expect(goods({ island: { indigo: 3, sugar: 1 }, buildings: { ...buildings, "indigo-plant": 3 } })).toMatchObject({
      indigo: 4,
      sugar: 2,
    });
  });

  test("PR-B-AQUEDUCT-01: it must work, and the plant must produce", () => {
    const island = { indigo: 1, corn: 1 };
    expect(goods({ island, buildings: { aqueduct: 0, "indigo-plant": 1 } }).indigo).toBe(1);
    expect(goods({ island, buildings: { aqueduct: 1, "indigo-plant": 0 } }).indigo).toBe(0);
    expect(goods({ island, workers: { corn: 1 }, buildings: { aqueduct: 1, "indigo-plant": 1 } }).indigo).toBe(0);
  });

  test("PR-B-AQUEDUCT-01: other goods get nothing from it", () => {
    const buildings = { aqueduct: 1, "tobacco-storage": 1, "coffee-roaster": 1, "indigo-plant": 1, "sugar-mill": 1 };
    const island = { corn: 1, tobacco: 1, coffee: 1 };
    expect(goods({ island, buildings })).toEqual({ corn: 1, indigo: 0, sugar: 0, tobacco: 1, coffee: 1 });
  });

  test("PR-B-AQUEDUCT-02: small plants do not count", () => {
    const buildings = { aqueduct: 1, "small-indigo-plant": 1, "small-sugar-mill": 1 };
    expect(goods({ island: { indigo: 1, sugar: 1 }, buildings })).toMatchObject({ indigo: 1, sugar: 1 });
    const crossed = { aqueduct: 1, "small-indigo-plant": 1, "sugar-mill": 1 };
    expect(goods({ island: { indigo: 1 }, buildings: crossed }).indigo).toBe(1);
  });

  test("PR-B-AQUEDUCT-02: when small and large plant share a plantation, the large one produces", () => {
    const buildings = { aqueduct: 1, "small-sugar-mill": 1, "sugar-mill": 1 };
    expect(goods({ island: { sugar: 1 }, buildings }).sugar).toBe(2);
    expect(goods({ island: { sugar: 2 }, buildings }).sugar).toBe(3);
  });

  test("PR-B-AQUEDUCT-03: it comes from the supply in the same turn; if none is left, there is none", () => {
    const farm = { island: { indigo: 2 }, buildings: { aqueduct: 1, "indigo-plant": 2 } };
    expect(goods(farm, { indigo: 8 }).indigo).toBe(3);
    expect(goods(farm, { indigo: 9 }).indigo).toBe(2);
    expect(goods(farm, { indigo: 10 }).indigo).toBe(1);
    const table = produced(farm, { indigo: 8 });
    expect(table.table.supply.indigo).toBe(0);
    const none = tableFor(
      3,
      {
        seats: { 1: { ...farm, workers: farm.island }, 2: { goods: { indigo: 11 } } },
        at: { step: "craftsman", taker: 0, turn: 1 },
      },
      { expansion1: true },
    );
    expect(none.table.step).toBe("year");
  });

  test("PR-B-AQUEDUCT-04: no plantation and no circle for the extra barrels; both can come", () => {
    const buildings = { aqueduct: 1, "indigo-plant": 3, "sugar-mill": 3 };
    expect(goods({ island: { indigo: 3, sugar: 3 }, buildings })).toMatchObject({ indigo: 4, sugar: 4 });
  });
});

describe("specialty factory", () => {
  const FACTORY = { "specialty-factory": 1 };
  const pay = (farm: Farm, others: object = {}) => produced(farm, others).seat(1).doubloons;

  test("PR-B-SPECIALTY-FACTORY-01: one doubloon less than the most barrels of one kind", () => {
    const buildings = { ...FACTORY, "tobacco-storage": 3, "coffee-roaster": 2, "sugar-mill": 3 };
    expect(pay({ island: { tobacco: 3, coffee: 2, sugar: 1 }, buildings })).toBe(2);
    expect(pay({ island: { coffee: 2, sugar: 1 }, buildings })).toBe(1);
    expect(pay({ island: { tobacco: 1, coffee: 1, sugar: 1 }, buildings })).toBe(0);
  });

  test("PR-B-SPECIALTY-FACTORY-01: corn does not count", () => {
    expect(pay({ island: { corn: 5 }, buildings: FACTORY })).toBe(0);
    expect(pay({ island: { corn: 5, coffee: 2 }, buildings: { ...FACTORY, "coffee-roaster": 2 } })).toBe(1);
  });

  test("PR-B-SPECIALTY-FACTORY-01: it must work", () => {
    expect(pay({ island: { coffee: 2 }, buildings: { "specialty-factory": 0, "coffee-roaster": 2 } })).toBe(0);
  });

  test("PR-B-SPECIALTY-FACTORY-02: barrels count as received, the aqueduct's too", () => {
    const farm = { island: { tobacco: 3 }, buildings: { ...FACTORY, "tobacco-storage": 3 } };
    expect(pay(farm, { tobacco: 7 })).toBe(1);
    const wet = { island: { indigo: 2 }, buildings: { ...FACTORY, aqueduct: 1, "indigo-plant": 2 } };
    expect(pay(wet)).toBe(2);
    expect(pay(wet, { indigo: 9 })).toBe(1);
  });

  test("PR-B-SPECIALTY-FACTORY-02: the privilege barrels do not count", () => {
    const board = {
      island: { coffee: 1 },
      workers: { coffee: 1 },
      buildings: { ...FACTORY, "coffee-roaster": 1, library: 1 },
      doubloons: 0,
    };
    const table = tableFor(3, { seats: { 0: board }, at: { step: "craftsman", taker: 0 } }, { expansion1: true });
    table.play(0, "produce").play(0, "extra coffee").play(0, "extra coffee");
    expect(table.seat(0)).toMatchObject({ doubloons: 0, goods: { coffee: 3 } });
  });

  test("PR-B-SPECIALTY-FACTORY-03: factory and specialty factory both pay", () => {
    const buildings = { ...FACTORY, factory: 1, "coffee-roaster": 2 };
    expect(pay({ island: { corn: 1, coffee: 2 }, buildings })).toBe(1 + 1);
  });

  test("PR-CRAFT-13: barrels with those of the aqueduct, then factory and specialty factory, in the owner's turn", () => {
    const island = { corn: 1, indigo: 1 };
    const buildings = { aqueduct: 1, "indigo-plant": 1, factory: 1, ...FACTORY };
    const table = produced({ island, buildings });
    expect(table.events("produced")).toMatchObject([{ seat: 1, barrels: [1, 2, 0, 0, 0] }]);
    const types = table.told.map(({ event }) => event.type);
    expect(types.slice(0, 3)).toEqual(["produced", "factoryPaid", "specialtyPaid"]);
    expect(table.seat(1).doubloons).toBe(2);
  });

  test("PR-CRAFT-13: each turn is finished before the next, and the privilege comes last", () => {
    const farm = { island: { corn: 1 }, workers: { corn: 1 } };
    const table = tableFor(
      3,
      { seats: { 0: farm, 1: farm, 2: farm }, at: { step: "craftsman", taker: 0 } },
      { expansion1: true },
    );
    table.play(0, "produce");
    expect([table.asked, table.table.step]).toEqual([[1], "produce"]);
    table.play(1, "produce").play(2, "produce");
    expect([table.asked, table.table.step]).toEqual([[0], "extra"]);
  });

  describe("its barrels may be left", () => {
    const farm = (buildings: object, supply: object = {}) =>
      tableFor(
        3,
        {
          seats: {
            1: { island: { indigo: 1, sugar: 1 }, workers: { indigo: 1, sugar: 1 }, buildings },
            2: { goods: supply },
          },
          at: { step: "craftsman", taker: 0, turn: 1 },
        },
        { expansion1: true },
      );
    const BOTH = { aqueduct: 1, "indigo-plant": 1, "sugar-mill": 1 };

    test("PR-B-AQUEDUCT-03, PR-DP-16: each by itself, or both", () => {
      expect(farm(BOTH).choices(1)).toEqual([
        "produce",
        "produce-without indigo",
        "produce-without sugar",
        "produce-without both",
        "decline",
      ]);
      const made = (move: string) => farm(BOTH).play(1, move).seat(1).goods;
      expect(made("produce")).toMatchObject({ indigo: 2, sugar: 2 });
      expect(made("produce-without indigo")).toMatchObject({ indigo: 1, sugar: 2 });
      expect(made("produce-without sugar")).toMatchObject({ indigo: 2, sugar: 1 });
      expect(made("produce-without both")).toMatchObject({ indigo: 1, sugar: 1 });
    });

    test("PR-DP-16: only where the aqueduct would give one", () => {
      expect(farm({ ...BOTH, "sugar-mill": 0 }).choices(1)).toEqual(["produce", "produce-without indigo", "decline"]);
      expect(farm(BOTH, { indigo: 10 }).choices(1)).toEqual(["produce", "produce-without sugar", "decline"]);
      expect(farm({ ...BOTH, aqueduct: 0 }).choices(1)).toEqual(["produce", "decline"]);
      expect(farm(BOTH, { indigo: 10 }).refusal(1, "produce-without both")).toBe("PR-B-AQUEDUCT-03");
      expect(farm({ ...BOTH, aqueduct: 0 }).refusal(1, "produce-without indigo")).toBe("PR-BLD-01");
    });

    test("PR-B-SPECIALTY-FACTORY-02: a barrel that is left does not count", () => {
      const doubloons = (move: string) =>
        farm({ ...BOTH, "specialty-factory": 1 })
          .play(1, move)
          .seat(1).doubloons;
      expect(doubloons("produce") - doubloons("produce-without both")).toBe(1);
    });
  });
});
