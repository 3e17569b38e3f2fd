import { GivenError, layOut } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { puertoRico } from "./game.ts";
import { tableFor } from "./test-table.ts";

/** A part of `given` that cannot be, for three players, and what is said about it. */
const WRONG: readonly (readonly [object | string, string])[] = [
  // misspelt
  ["seats", "given must be names and values"],
  [{ ship: [] }, 'given has no "ship"; it knows year, governor'],
  [{ seats: { 3: {} } }, 'seats has no "3"; it knows 0, 1, 2'],
  [{ seats: [] }, "seats must be names and values"],
  [{ seats: { 0: { money: 3 } } }, 'seat 0 has no "money"; it knows doubloons'],
  [{ seats: { 1: { goods: { maize: 1 } } } }, 'seat 1.goods has no "maize"; it knows corn, indigo'],
  [{ seats: { 1: { island: { forest: 1 } } } }, 'seat 1.island has no "forest"'],
  [{ seats: { 1: { buildings: { barn: 1 } } } }, 'seat 1.buildings has no "barn"'],
  [{ seats: { 1: { doubloons: "3" } } }, "seat 1.doubloons must be a whole number from 0, not 3"],
  [{ seats: { 1: { doubloons: -1 } } }, "seat 1.doubloons must be a whole number from 0, not -1"],
  [{ seats: { 1: { goods: { corn: 1.5 } } } }, "seat 1.goods.corn must be a whole number from 0, not 1.5"],
  [{ seats: { 1: { buildings: { wharf: true } } } }, "seat 1.wharf must be a whole number from 0, not true"],
  [{ year: "one" }, "year must be a whole number from 0, not one"],
  [{ governor: 3 }, "governor: there is no seat 3"],
  [{ ending: ["famine"] }, 'ending: "famine" is none of colonists, city, points'],
  [{ ending: "city" }, "ending must be a list"],
  [{ roles: { pirate: {} } }, 'roles has no "pirate"'],
  [{ roles: { settler: { money: 1 } } }, 'roles.settler has no "money"; it knows doubloons, taker'],
  [{ roles: { settler: { taker: 5 } } }, "roles.settler.taker: there is no seat 5"],
  [{ house: "corn" }, "house must be a list"],
  [{ house: ["maize"] }, 'house: "maize" is none of corn'],
  [{ faceUp: ["quarry"] }, 'faceUp: "quarry" is none of corn'],
  [{ ships: { size: 5 } }, "ships must be a list such as { size: 5, good: corn, barrels: 2 }"],
  [{ ships: [{ length: 5 }] }, 'ships has no "length"; it knows size, good, barrels'],
  [{ ships: [{ size: 9 }] }, 'ships.size: "9" is none of 4, 5, 6, 7, 8'],
  [{ at: "captain" }, "at.step must be role, settler, mayor, placement"],
  [{ at: { phase: "captain" } }, "at.step must be role, settler, mayor, placement"],
  [{ at: { step: "captain", phase: 1 } }, 'at has no "phase"'],
  [
    { at: { step: "captain", joined: [1] } },
    'at has no "joined"; it knows step, turn, taker, usedWharf, usedSmallWharf, usedSupplier, loaded, captainLoaded',
  ],
  [{ at: { step: "captain", captainLoaded: "yes" } }, "at.captainLoaded must be true or false"],
  [{ at: { step: "sailing" } }, "at.step must be role, settler, mayor, placement"],
  [{ at: { step: "captain", taker: 4 } }, "at.taker: there is no seat 4"],
  [{ at: { step: "captain", turn: 4 } }, "at.turn: there is no seat 4"],
  [{ at: { step: "captain", usedWharf: 1 } }, "at.usedWharf must be a list"],
  [{ at: { step: "craftsman", produced: ["maize"] } }, 'at.produced: "maize" is none of corn'],
  [{ at: { step: "craftsman", produced: "corn" } }, "at.produced must be a list"],
  [{ at: { step: "placement", joined: [3] } }, "at.joined: there is no seat 3"],
  // impossible
  [{ roles: { prospector: { doubloons: 1 } } }, "the card prospector is not in a game of 3"],
  [{ ships: [{ size: 8 }] }, "ship 8 is not in a game of 3"],
  [{ ships: [{ size: 4, good: "corn", barrels: 5 }] }, "ship 4 carries 5 barrels (PR-CAPTAIN-06)"],
  [{ ships: [{ size: 4, barrels: 2 }] }, "ship 4 carries 2 barrels of nothing"],
  [{ ships: [4, 5].map((size) => ({ size, good: "corn", barrels: 1 })) }, "two ships carry corn (PR-CAPTAIN-05)"],
  [{ house: ["corn", "corn", "corn", "corn", "corn"] }, "more than four barrels (PR-TRADER-05)"],
  [{ seats: { 0: { goods: { coffee: 10 } } } }, "coffee: 1 more than the box holds (PR-INV-01)"],
  [{ colonistShip: 59 }, "colonists: 1 more than the box holds (PR-INV-02)"],
  [{ seats: { 0: { island: { quarry: 9 } } } }, "quarries: 1 more than the box holds (PR-INV-05)"],
  [{ seats: { 0: { island: { corn: 7, indigo: 6 } } } }, "seat 0 has more than 12 island tiles (PR-INV-07)"],
  [{ seats: { 0: { workers: { corn: 1 } } } }, "seat 0 has more colonists than corn tiles (PR-MAYOR-07)"],
  [{ seats: { 0: { buildings: { wharf: 2 } } } }, "seat 0 has too many colonists on wharf (PR-MAYOR-07)"],
  [
    { seats: { 0: { buildings: { residence: 0 } }, 1: { buildings: { residence: 0 } } } },
    "tiles of residence: 1 more than the box holds (PR-INV-06)",
  ],
  [{ faceDown: ["corn"], discards: ["corn"] }, "corn plantations: 7 fewer than the box holds (PR-INV-05)"],
  [{ faceUp: Array(12).fill("indigo") }, "indigo plantations: 2 more than the box holds (PR-INV-05)"],
  [{ supply: { corn: 11 } }, "supply.corn: 1 more than the box holds"],
  [{ supply: { corn: 0 } }, "supply.corn: somebody must have one, or one must be left"],
  [{ supply: { maize: 1 } }, 'supply has no "maize"'],
  [{ points: 70, seats: { 0: { points: 10 } } }, "points: 5 more than the box holds"],
  // named twice, or without a space
  [{ board: ["office", "office"] }, "board: office is named twice"],
  [{ ships: [{ size: 4 }, { size: 4 }] }, "ships: ship 4 is named twice"],
  [{ seats: { 0: { buildings: { church: 1 } } } }, "church belongs to an expansion not in use"],
  [{ at: { step: "craftsman", taker: 0, produced: ["corn"] } }, "the role-taker's turn has not been yet"],
  [{ at: { step: "settler", taker: 0, tookTile: true } }, "the role-taker's turn has not been yet"],
  [{ at: { step: "settler", taker: 0, turn: 1, tookTile: 1 } }, "at.tookTile must be true or false"],
  [
    { roles: { settler: { taker: 0 }, mayor: { taker: 1 }, builder: { taker: 2 }, trader: { taker: 0 } } },
    "4 role cards are taken, but a year of 3 players has 3 choices",
  ],
];

describe("a position that cannot be laid out is refused with a clear message", () => {
  test.each(WRONG)("%j", (given, message) => {
    expect(() => tableFor(3, given)).toThrow(GivenError);
    expect(() => tableFor(3, given)).toThrow(message);
  });

  test("another number of players", () => {
    expect(() => layOut(puertoRico, 6, {}, {})).toThrow("puerto-rico is not for 6 players");
    expect(() => layOut(puertoRico, 1, {}, {})).toThrow("puerto-rico is not for 1 players");
  });

  test("more than twelve city spaces, or a fifth large building (PR-BUILDER-17)", () => {
    const large = { "guild-hall": 0, residence: 0, fortress: 0, "customs-house": 0 };
    const five = { ...large, "city-hall": 0 };
    expect(() => tableFor(3, { seats: { 0: { buildings: five } } })).toThrow(
      "seat 0 has more than 4 large buildings (PR-BUILDER-17)",
    );
    const small = { hacienda: 0, "small-market": 0, hospice: 0, office: 0, wharf: 0 };
    expect(() => tableFor(3, { seats: { 0: { buildings: { ...large, ...small } } } })).toThrow(
      "more than 12 city spaces",
    );
  });
});

test("a building without a space on the bank board is refused, with those that have it (PR-EXP-03)", () => {
  const expansions = { expansion1: true, expansion2: true };
  const clash = { seats: { 0: { buildings: { storehouse: 1, "small-warehouse": 1 } } } };
  expect(() => tableFor(3, clash, expansions)).toThrow(
    "small-warehouse finds no space of cost 3 on the bank board: storehouse fill what there is (PR-EXP-03)",
  );
  expect(() => tableFor(3, { board: ["office", "church", "zoning-office"] }, expansions)).toThrow(
    "zoning-office finds no space of cost 5 on the bank board: office and church fill what there is (PR-EXP-03)",
  );
  expect(() => tableFor(3, { board: ["office", "church"] }, expansions)).not.toThrow();
});

describe("supplies that are given", () => {
  test("goods, points, colonists and quarries are just so many, wherever the rest would be", () => {
    const given = { supply: { corn: 1, coffee: 0 }, points: 4, colonists: 0, quarries: 0 };
    const { table } = tableFor(3, { ...given, seats: { 0: { goods: { coffee: 2 }, points: 3, windRose: 1 } } });
    expect(table.supply).toEqual({ corn: 1, indigo: 11, sugar: 11, tobacco: 9, coffee: 0 });
    expect([table.points, table.colonists, table.quarries]).toEqual([4, 0, 0]);
    expect([table.seats[0].goods.coffee, table.seats[0].points]).toEqual([2, 3]);
  });

  test("the game goes on with them: PR-CRAFT-06", () => {
    const seats = { 0: { island: { corn: 3 }, workers: { corn: 3 } } };
    const table = tableFor(3, { seats, supply: { corn: 2 }, at: { step: "craftsman", taker: 0 } });
    expect(table.play(0, "produce").seat(0).goods.corn).toBe(2);
  });

  test("not of colonists with nobles, who are all in the game (PR-NOBLE-01)", () => {
    expect(() => tableFor(3, { colonists: 5 }, { expansion2: true })).toThrow("PR-NOBLE-01");
  });
});

test("prices and the score sheet are part of the position: PR-EX-01, PR-EX-33", () => {
  const plants = { "small-indigo-plant": 0, "indigo-plant": 0, "coffee-roaster": 0, "sugar-mill": 0 };
  const seats = { 1: { island: { quarry: 2 }, workers: { quarry: 2 }, buildings: { "guild-hall": 1, ...plants } } };
  const table = tableFor(3, { seats, at: { step: "builder", taker: 0, turn: 1 } });
  expect(table.seat(1).prices).toMatchObject({ hacienda: 1, office: 3, university: 6 });
  expect(table.seat(1).score).toMatchObject({ guildHall: 7, buildings: 4 + 1 + 2 + 3 + 2, total: 19 });
  expect(tableFor(3, { seats, at: { step: "builder", taker: 1 } }).seat(1).prices.office).toBe(2);
});

describe("what is not given goes back to the supplies", () => {
  test("goods, colonists, points, quarries and buildings", () => {
    const seat = {
      goods: { corn: 3 },
      points: 5,
      windRose: 2,
      island: { corn: 1, quarry: 2 },
      workers: { corn: 1 },
      buildings: { hospice: 1 },
    };
    const ships = [{ size: 5, good: "corn", barrels: 2 }];
    const { table } = tableFor(3, { seats: { 1: seat }, ships, house: ["corn"], colonistShip: 4 });
    expect(table.supply.corn).toBe(10 - 3 - 2 - 1);
    expect([table.colonists, table.colonistShip]).toEqual([58 - 4 - 4, 4]);
    expect([table.points, table.quarries, table.bank.hospice]).toEqual([70, 6, 1]);
  });

  test("plantations: face down, or discarded if the face-down ones are given", () => {
    const open = tableFor(3, { faceUp: ["corn"], discards: ["coffee"] }).table;
    expect([open.faceUp.corn, open.faceDown, open.discards.coffee]).toEqual([
      1,
      { corn: 8, indigo: 10, sugar: 11, tobacco: 9, coffee: 7 },
      1,
    ]);
    const given = tableFor(3, { faceUp: ["corn"], faceDown: ["coffee"] }).table;
    expect([given.faceDown.coffee, given.discards]).toEqual([
      1,
      { corn: 8, indigo: 10, sugar: 11, tobacco: 9, coffee: 7 },
    ]);
  });

  test("starting plantations follow the governor", () => {
    const { seats } = tableFor(3, { governor: 2 }).table;
    expect(seats.map(({ island }) => [island.indigo, island.corn])).toEqual([
      [1, 0],
      [0, 1],
      [1, 0],
    ]);
  });
});

describe("where a position begins", () => {
  test("at the governor's choice, if nothing else is said", () => {
    expect(tableFor(3, { governor: 1 }).asked).toEqual([1]);
  });

  test("at a role choice in mid-year, with the choices that are left", () => {
    const table = tableFor(3, { roles: { trader: { taker: 0 } }, at: { step: "role", turn: 1 } });
    table.play(1, "role craftsman");
    expect([table.asked, table.table.year]).toEqual([[2], 1]);
    expect(table.play(2, "role captain").table.year).toBe(2);
  });

  test("in a phase: its role is taken, and after it the next player chooses", () => {
    const table = tableFor(3, { at: { step: "settler", taker: 1, turn: 2 } });
    expect([table.asked, table.table.roles.settler.taker]).toEqual([[2], 1]);
    table.play(2, "pass").play(0, "pass");
    expect([table.table.step, table.asked]).toEqual(["year", [2]]);
  });

  test.each([
    [{ joined: [0] }, [3, 0, 0]],
    [{}, [2, 1, 0]],
  ])("in the middle of the mayor phase, with %j: who went before takes part unless it is said", (joined, colonists) => {
    const seats = { 0: { island: { corn: 4 } }, 1: { island: { indigo: 4 } }, 2: { island: { sugar: 4 } } };
    const table = tableFor(3, { seats, colonistShip: 3, at: { step: "mayor", taker: 0, turn: 2, ...joined } });
    table.play(2, "decline");
    expect(table.table.seats.map(({ windRose }) => windRose)).toEqual(colonists);
    expect(table.asked).toEqual([0]);
  });

  test("in the middle of placing: all take part unless it is said", () => {
    const seats = { 0: { island: { corn: 2 }, windRose: 1 }, 1: { island: { indigo: 2 }, windRose: 1 } };
    const all = tableFor(3, { seats, at: { step: "placement", taker: 0 } });
    all.play(0, "fill").play(0, "done");
    expect(all.asked).toEqual([1]);
    const one = tableFor(3, { seats, at: { step: "placement", taker: 0, joined: [1] } });
    expect(one.asked).toEqual([1]);
  });

  test.each([
    [{}, 2],
    [{ captainLoaded: true }, 1],
    [{ captainLoaded: false }, 2],
  ])("in the middle of loading, with %j a barrel of the captain brings %i points", (loaded, points) => {
    const table = tableFor(3, { seats: { 0: { goods: { corn: 1 } } }, at: { step: "captain", taker: 0, ...loaded } });
    expect(table.play(0, "load corn 4").seat(0).points).toBe(points);
  });

  test("in the middle of loading, with a wharf already used", () => {
    const seats = { 0: { goods: { corn: 1 }, buildings: { wharf: 1 } } };
    const used = tableFor(3, { seats, at: { step: "captain", taker: 0, usedWharf: [0] } });
    expect(used.choices(0)).not.toContain("wharf corn");
    expect(tableFor(3, { seats, at: { step: "captain", taker: 0 } }).choices(0)).toContain("wharf corn");
  });

  test("in the middle of producing, with what the craftsman has made", () => {
    const seats = {
      0: { island: { corn: 1 }, workers: { corn: 1 } },
      2: { island: { corn: 1 }, workers: { corn: 1 } },
    };
    const at = { step: "craftsman", taker: 0, turn: 2, produced: ["corn"] };
    expect(tableFor(3, { seats, at }).play(2, "decline").choices(0)).toEqual(["extra corn", "pass"]);
  });

  test("PR-B-CHAPEL-01: at the craftsman phase, which begins with the chapels", () => {
    const seats = { 1: { buildings: { chapel: 1 }, doubloons: 0 } };
    const begun = (at: object) =>
      tableFor(3, { seats, at: { step: "craftsman", taker: 0, ...at } }, { expansion2: true });
    expect(begun({}).seat(1).doubloons).toBe(1);
    expect(begun({ turn: 0 }).seat(1).doubloons).toBe(1);
    expect(begun({ turn: 1 }).seat(1).doubloons).toBe(0);
  });

  test("PR-B-UNION-HALL-01: at a captain's turn, which begins with his union hall if it is his first", () => {
    const seats = { 0: { goods: { corn: 4 } }, 1: { buildings: { "union-hall": 1 }, goods: { corn: 4 } } };
    const begun = (at: object) =>
      tableFor(3, { seats, at: { step: "captain", taker: 0, ...at } }, { expansion1: true }).seat(1).points;
    expect(begun({ turn: 1 })).toBe(2);
    expect(begun({ turn: 1, loaded: [0] })).toBe(2);
    expect(begun({ turn: 1, loaded: [1] })).toBe(0);
    expect(begun({ turn: 2 })).toBe(0);
    expect(begun({})).toBe(0);
  });

  test("PR-RULING-28: at a phase or a turn, which begin with the guests", () => {
    const seats = { 1: { island: { corn: 1 }, buildings: { "guest-house": 1 } } };
    const asked = (at: object) => {
      const table = tableFor(3, { seats, at }, { expansion1: true });
      return [table.table.step, ...table.asked];
    };
    expect(asked({ step: "builder", taker: 0 })).toEqual(["guests", 1]);
    expect(asked({ step: "builder", taker: 0, turn: 1 })).toEqual(["guests", 1]);
    expect(asked({ step: "builder", taker: 0, turn: 2 })).toEqual(["build", 2]);
    expect(asked({ step: "storage", taker: 0 })).toEqual(["guests", 1]);
  });

  test("PR-B-HOSPICE-05: at the settler phase, with a settler who has taken a tile unless it is said", () => {
    const seats = { 0: { island: {}, buildings: { library: 1, hospice: 1 } } };
    const second = (tookTile: object) => {
      const at = { step: "settler", taker: 0, turn: 2, ...tookTile };
      const table = tableFor(3, { seats, faceUp: ["corn", "sugar"], at }, { expansion1: true });
      return table.play(2, "pass").play(0, "take corn").table.step;
    };
    expect([second({}), second({ tookTile: false })]).toEqual(["year", "hospice"]);
  });
});
