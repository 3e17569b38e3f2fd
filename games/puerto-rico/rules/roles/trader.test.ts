import { expect, test } from "vitest";
import { tableFor } from "../test-table.ts";

/** The doubloons a seat gets for one barrel. */
function income(good: string, buildings: Record<string, number>, isTrader: boolean): number {
  const table = tableFor(3, {
    seats: { 1: { doubloons: 0, goods: { [good]: 1 }, buildings } },
    at: { step: "trader", taker: isTrader ? 1 : 0 },
  });
  table.play(1, `sell ${good}`);
  const [sold] = table.events("sold");
  expect(sold.doubloons).toBe(table.seat(1).doubloons);
  return sold.doubloons;
}

test.each([
  ["corn", 0],
  ["indigo", 1],
  ["sugar", 2],
  ["tobacco", 3],
  ["coffee", 4],
])("PR-TRADER-08: %s costs %i, markets and privilege are added", (good, price) => {
  expect(income(good, {}, false)).toBe(price);
  expect(income(good, {}, true)).toBe(price + 1);
  expect(income(good, { "small-market": 1 }, false)).toBe(price + 1);
  expect(income(good, { "large-market": 1 }, false)).toBe(price + 2);
  expect(income(good, { "small-market": 1, "large-market": 1 }, false)).toBe(price + 3);
  expect(income(good, { "small-market": 1, "large-market": 1 }, true)).toBe(price + 4);
});

test("PR-B-SMALL-MARKET-01, PR-B-LARGE-MARKET-01: markets without a colonist add nothing", () => {
  expect(income("sugar", { "small-market": 0, "large-market": 0 }, false)).toBe(2);
  expect(income("sugar", { "small-market": 0, "large-market": 1 }, false)).toBe(4);
});

test("PR-TRADER-01: a sale puts one barrel from the wind rose into the house", () => {
  const table = tableFor(3, {
    house: ["corn"],
    seats: { 0: { goods: { coffee: 3 } }, 1: { goods: { tobacco: 1 } } },
    at: { step: "trader", taker: 0 },
  });
  expect(table.refusal(0, "sell sugar")).toBe("PR-TRADER-01");
  table.play(0, "sell coffee");
  expect(table.seat(0).goods.coffee).toBe(2);
  expect(table.table).toMatchObject({ house: { corn: 1, coffee: 1 }, supply: { coffee: 6, corn: 9 } });
  expect(table.asked).toEqual([1]);
});

test("PR-TRADER-06: every player has his turn in order; who has nothing to sell is passed over", () => {
  const table = tableFor(4, {
    governor: 3,
    house: ["corn"],
    seats: { 0: { goods: { corn: 2 } }, 1: { goods: { sugar: 1 } }, 3: { goods: { corn: 1 } } },
    at: { step: "trader", taker: 3 },
  });
  expect(table.asked).toEqual([1]);
  table.play(1, "sell sugar");
  expect(table.told.map(({ event }) => event.type)).toEqual(["sold"]);
  expect(table.table.step).toBe("year");
});

test("PR-TRADER-09: the house is emptied after the last turn, not when it fills", () => {
  const table = tableFor(3, {
    house: ["corn", "indigo", "sugar"],
    seats: { 1: { goods: { tobacco: 1 } }, 2: { goods: { corn: 1, coffee: 1 }, buildings: { office: 1 } } },
    at: { step: "trader", taker: 0 },
  });
  table.play(1, "sell tobacco");
  expect(table.told.map(({ event }) => event.type)).toEqual(["sold", "houseEmptied"]);
  expect(table.seat(2).goods).toMatchObject({ corn: 1, coffee: 1 });
  expect(table.table.supply).toEqual({ corn: 9, indigo: 11, sugar: 11, tobacco: 9, coffee: 8 });
});
