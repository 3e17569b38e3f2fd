import { readFileSync } from "node:fs";
import {
  asked,
  FastChance,
  hash,
  legalMoves,
  Match,
  readRecord,
  replay,
  Table,
  verify,
  writeRecord,
} from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { puertoRico } from "../rules/game.ts";
import { scoreSheet } from "../rules/scoring.ts";
import { tableFor } from "../rules/test-table.ts";
import { BUILDINGS } from "./buildings.ts";
import { contentFor, makeContent } from "./content.ts";
import { readPack } from "./pack.ts";

const FIRST_EDITION = readFileSync(new URL("./packs/first-edition.json", import.meta.url), "utf8");

const HEAD = { schema: "caravel-content/1", game: "puerto-rico", name: "My box" };
const pack = (parts: object = {}) => JSON.stringify({ ...HEAD, ...parts });

/** The places of what is wrong with a pack. */
const places = (parts: object) => readPack(pack(parts)).problems.map(({ place }) => place);

/** What is wrong with one building, one table. */
const ofBuilding = (name: string, values: object) => places({ buildings: { [name]: values } });
const ofTable = (players: number, values: object) => places({ tables: { [players]: values } });

describe("reading a content pack", () => {
  test("a pack that changes nothing is the box", () => {
    const { value, problems } = readPack(pack());
    expect(problems).toEqual([]);
    for (const players of [2, 3, 4, 5]) {
      expect(makeContent(players, value ?? undefined)).toEqual(contentFor(players, ""));
      expect(contentFor(players, pack())).toEqual(contentFor(players, ""));
    }
  });

  test("what is mentioned is changed, and nothing else", () => {
    const changed = pack({
      buildings: { "coffee-roaster": { cost: 5, points: 2, circles: 3, copies: 4, copiesForTwo: 1, column: 2 } },
      tables: {
        4: { doubloons: 5, points: 90, colonists: 70, quarries: 6, barrels: { coffee: 8 }, tiles: { corn: 12 } },
      },
      prices: { coffee: 6 },
    });
    const [box, mine] = [contentFor(4, ""), contentFor(4, changed)];
    const COFFEE_ROASTER = BUILDINGS.findIndex(({ name }) => name === "coffee-roaster");
    const differing = (part: "cost" | "points" | "circles" | "copies" | "column") =>
      mine[part].flatMap((value, building) => (value === box[part][building] ? [] : [[building, value]]));
    expect(differing("cost")).toEqual([[COFFEE_ROASTER, 5]]);
    expect(differing("points")).toEqual([[COFFEE_ROASTER, 2]]);
    expect(differing("circles")).toEqual([[COFFEE_ROASTER, 3]]);
    expect(differing("copies")).toEqual([[COFFEE_ROASTER, 4]]);
    expect(differing("column")).toEqual([[COFFEE_ROASTER, 2]]);
    expect(mine.size).toEqual({
      ...box.size,
      doubloons: 5,
      points: 90,
      colonists: 70,
      quarries: 6,
      barrels: [10, 11, 11, 9, 8],
      tiles: [12, 12, 11, 9, 8],
    });
    expect(mine.prices).toEqual([0, 1, 2, 3, 6]);
    expect(contentFor(2, changed).copies[COFFEE_ROASTER]).toBe(1);
    expect(contentFor(3, changed).size).toEqual(contentFor(3, "").size);
  });

  test("PR-EXP-09: a plant of another cost keeps its column", () => {
    const { column, cost } = contentFor(3, pack({ buildings: { "tobacco-storage": { cost: 4 } } }));
    expect([cost[4], column[4]]).toEqual([4, 3]);
  });

  test("PR-COMP-09: the sample pack has the 122 points of the 2002 edition for five players, and is otherwise the box", () => {
    expect(readPack(FIRST_EDITION).problems).toEqual([]);
    expect(contentFor(5, FIRST_EDITION).size).toEqual({ ...contentFor(5, "").size, points: 122 });
    for (const players of [2, 3, 4]) expect(contentFor(players, FIRST_EDITION)).toEqual(contentFor(players, ""));
    expect(tableFor(5, {}, { content: FIRST_EDITION }).table.points).toBe(122);
  });
});

describe("problems of a content pack", () => {
  test.each([
    ["no JSON", "{", ""],
    ["no object", "[]", ""],
    ["null", "null", ""],
    ["too long", pack({ name: "x".repeat(20_000) }), ""],
    ["another schema", pack({ schema: "caravel-content/2" }), "schema"],
    ["another game", pack({ game: "brazil" }), "game"],
    ["no name", JSON.stringify({ ...HEAD, name: undefined }), "name"],
    ["an empty name", pack({ name: " " }), "name"],
    ["a name of two lines", pack({ name: "a\nb" }), "name"],
    ["a long name", pack({ name: "x".repeat(61) }), "name"],
    ["an unknown part", pack({ roles: {} }), "roles"],
    ["buildings as a list", pack({ buildings: [] }), "buildings"],
    ["a building that is a number", pack({ buildings: { wharf: 9 } }), "buildings.wharf"],
    ["an unknown building", pack({ buildings: { casino: {} } }), "buildings.casino"],
    ["tables as text", pack({ tables: "5" }), "tables"],
    ["a table that is null", pack({ tables: { 5: null } }), "tables.5"],
    ["prices as a list", pack({ prices: [0, 1, 2, 3, 4] }), "prices"],
    ["an unknown good", pack({ prices: { cocoa: 1 } }), "prices.cocoa"],
    ["a name from the language", pack({ buildings: { constructor: {} } }), "buildings.constructor"],
    ["a hostile name", `{${pack().slice(1, -1)},"tables":{"__proto__":{"points":1}}}`, "tables.__proto__"],
  ])("%s", (_, text, place) => {
    const { value, problems } = readPack(text);
    expect(problems.map((found) => found.place)).toEqual([place]);
    expect(problems[0].problem).toMatch(/\w/);
    expect(value).toBeNull();
  });

  test.each([
    ["cost", 0, 11],
    ["points", -1, 21],
    ["copies", 0, 6],
    ["copiesForTwo", 0, 6],
    ["column", 0, 5],
    ["circles", -1, 4],
  ])("buildings.….%s is a whole number in its range", (field, least, most) => {
    const place = `buildings.sugar-mill.${field}`;
    for (const wrong of [least, most, 1.5, "2", null, true, [1]])
      expect([wrong, ofBuilding("sugar-mill", { [field]: wrong })]).toEqual([wrong, [place]]);
    const { problems } = readPack(pack({ buildings: { "sugar-mill": { [field]: most } } }));
    expect(problems[0].problem).toContain(`not ${most}`);
  });

  test.each([
    ["doubloons", -1, 21, 0, 20],
    ["points", 0, 501, 1, 500],
    ["colonists", 0, 98, 1, 97],
    ["quarries", -1, 21, 0, 20],
  ])("tables.3.%s is a whole number in its range", (field, least, most, ...right) => {
    for (const wrong of [least, most, 2.5, "7"])
      expect([wrong, ofTable(3, { [field]: wrong })]).toEqual([wrong, [`tables.3.${field}`]]);
    for (const fine of right) expect(ofTable(3, { [field]: fine })).toEqual([]);
  });

  test("barrels, tiles and prices are whole numbers in their ranges, by good", () => {
    expect(ofTable(3, { barrels: { corn: 0, coffee: 16, sugar: 15, indigo: 1 } })).toEqual([
      "tables.3.barrels.corn",
      "tables.3.barrels.coffee",
    ]);
    expect(ofTable(3, { tiles: { sugar: -1, coffee: 51, tobacco: 50 } })).toEqual([
      "tables.3.tiles.sugar",
      "tables.3.tiles.coffee",
    ]);
    expect(ofTable(3, { tiles: [1, 2, 3, 4, 5], barrels: 3 })).toEqual(["tables.3.barrels", "tables.3.tiles"]);
    expect(places({ prices: { corn: -1, coffee: 21, indigo: 20, sugar: 0 } })).toEqual([
      "prices.corn",
      "prices.coffee",
    ]);
    expect(ofTable(3, { tiles: { quarry: 1 } })).toEqual(["tables.3.tiles.quarry"]);
  });

  test("unknown fields are named, also those every object has", () => {
    expect(ofBuilding("wharf", { price: 9, constructor: 1, isLarge: true })).toEqual([
      "buildings.wharf.price",
      "buildings.wharf.constructor",
      "buildings.wharf.isLarge",
    ]);
    expect(ofTable(3, { faceUp: 4, toString: 1 })).toEqual(["tables.3.faceUp", "tables.3.toString"]);
  });

  test.each(["1", "6", "03", "3.0", " 3", "x", "length"])("there is no table of %j players", (players) => {
    expect(places({ tables: { [players]: { points: 100 } } })).toEqual([`tables.${players}`]);
  });

  test("all problems are named at once", () => {
    const parts = {
      name: "",
      buildings: { wharf: { cost: 8, circles: 9 } },
      tables: { 5: { points: 0 } },
      prices: { corn: "1" },
    };
    expect(places(parts)).toEqual([
      "name",
      "buildings.wharf.circles",
      "buildings.wharf.cost",
      "tables.5.points",
      "prices.corn",
    ]);
  });

  test("PR-EXP-03: a building that is chosen for the bank board keeps its cost, a plant need not", () => {
    for (const { name, cost, good } of BUILDINGS) {
      const other = cost === 10 ? 9 : cost + 1;
      expect([name, ofBuilding(name, { cost })]).toEqual([name, []]);
      expect([name, ofBuilding(name, { cost: other })]).toEqual([
        name,
        good === null ? [`buildings.${name}.cost`] : [],
      ]);
    }
  });

  test("PR-TERM-14: large buildings are in column 4, small ones are not", () => {
    for (const { name, isLarge } of BUILDINGS) {
      expect([name, ofBuilding(name, { column: 4 })]).toEqual([name, isLarge ? [] : [`buildings.${name}.column`]]);
      expect([name, ofBuilding(name, { column: 3 })]).toEqual([name, isLarge ? [`buildings.${name}.column`] : []]);
    }
  });

  test("PR-BLD-01, PR-B-STATUE-01: every building has a circle, the statue none", () => {
    for (const { name } of BUILDINGS) {
      expect([name, ofBuilding(name, { circles: 0 })]).toEqual([
        name,
        name === "statue" ? [] : [`buildings.${name}.circles`],
      ]);
      expect([name, ofBuilding(name, { circles: 1 })]).toEqual([
        name,
        name === "statue" ? ["buildings.statue.circles"] : [],
      ]);
    }
  });

  test("PR-B-ZONING-OFFICE-01: one circle where a colonist does one thing and a noble another", () => {
    const refused = BUILDINGS.filter(({ name }) => ofBuilding(name, { circles: 2 }).length > 0).map(({ name }) => name);
    expect(refused).toEqual(["statue", "land-office", "chapel", "hunting-lodge", "zoning-office"]);
    expect(ofBuilding("guest-house", { circles: 3 })).toEqual([]);
  });

  test("PR-INV-06: two players cannot have more tiles of a kind than there are", () => {
    expect(ofBuilding("sugar-mill", { copies: 1 })).toEqual(["buildings.sugar-mill.copiesForTwo"]);
    expect(ofBuilding("wharf", { copiesForTwo: 3 })).toEqual(["buildings.wharf.copiesForTwo"]);
    expect(ofBuilding("wharf", { copies: 3, copiesForTwo: 3 })).toEqual([]);
  });

  test("PR-COMP-07: with those on the ship there are 100 colonists at most", () => {
    for (const players of [2, 3, 4, 5]) {
      expect(ofTable(players, { colonists: 100 - players })).toEqual([]);
      expect(ofTable(players, { colonists: 101 - players })).toEqual([`tables.${players}.colonists`]);
    }
  });

  test("PR-SETUP-03, PR-SETUP-09: there are tiles for the start and for the first row", () => {
    expect(ofTable(5, { tiles: { indigo: 2, corn: 1 } })).toEqual(["tables.5.tiles.corn", "tables.5.tiles.indigo"]);
    expect(ofTable(5, { tiles: { corn: 2, indigo: 3, sugar: 2, tobacco: 2, coffee: 2 } })).toEqual([]);
    expect(ofTable(5, { tiles: { corn: 2, indigo: 3, sugar: 2, tobacco: 2, coffee: 1 } })).toEqual(["tables.5.tiles"]);
    expect(ofTable(2, { tiles: { corn: 0 } })).toEqual(["tables.2.tiles.corn"]);
  });

  test("a bad pack is refused for a game, with every problem at hand", () => {
    const bad = pack({ buildings: { wharf: { cost: 8 } } });
    expect(puertoRico.refuseOptions(3, { content: bad })).toBe("PR-COMP-18");
    expect(puertoRico.refuseOptions(3, { content: "" })).toBeNull();
    expect(puertoRico.refuseOptions(3, { content: pack() })).toBeNull();
    expect(puertoRico.contentProblems?.(bad)).toEqual(readPack(bad).problems);
    expect(() => contentFor(3, bad)).toThrow("buildings.wharf.cost: it must stay 9");
  });
});

describe("a content pack in play", () => {
  const content = pack({
    buildings: {
      "small-indigo-plant": { cost: 2, circles: 2, points: 5, copies: 1, copiesForTwo: 1 },
      hospice: { column: 1, points: 4 },
    },
    tables: { 3: { points: 60, colonists: 40, doubloons: 4, quarries: 2, barrels: { coffee: 7 } } },
    prices: { coffee: 9 },
  });

  test("the set-up", () => {
    const { points, colonists, quarries, supply, bank, seats } = tableFor(3, {}, { content }).table;
    expect([points, colonists, quarries, supply.coffee]).toEqual([60, 40, 2, 7]);
    expect(bank).toMatchObject({ "small-indigo-plant": 1, "small-sugar-mill": 4 });
    expect(seats.map(({ doubloons }) => doubloons)).toEqual([4, 4, 4]);
  });

  test("prices of buildings, with their column as the limit for quarries", () => {
    const seats = { 0: { doubloons: 1, island: { quarry: 2 }, workers: { quarry: 2 } } };
    const table = tableFor(3, { seats }, { content }).play(0, "role builder");
    // 4 less the privilege and one quarry, for it is in the first column now
    expect(table.refusal(0, "build hospice")).toBe("PR-BUILDER-08");
    table.play(0, "build small-indigo-plant");
    expect(table.seat(0).doubloons).toBe(1);
    expect(table.refusal(1, "build small-indigo-plant")).toBe("PR-BUILDER-10");
  });

  test("circles", () => {
    const seats = { 0: { island: {}, buildings: { "small-indigo-plant": 0 }, windRose: 3 } };
    const table = tableFor(3, { seats, at: { step: "placement", taker: 0, joined: [0] } }, { content });
    expect(table.seat(0)).toMatchObject({ windRose: 1, buildings: { "small-indigo-plant": 2 } });
  });

  test("points and selling prices", () => {
    const seats = { 0: { doubloons: 0, goods: { coffee: 1 }, buildings: { hospice: 0, "small-indigo-plant": 0 } } };
    const table = tableFor(3, { seats }, { content });
    expect(scoreSheet(table.state, 0).buildings).toBe(4 + 5);
    expect(table.play(0, "role trader").play(0, "sell coffee").seat(0).doubloons).toBe(10);
  });

  test("supply: the last of 60 points ends the game", () => {
    const table = tableFor(3, { seats: { 0: { points: 59, goods: { corn: 1 } } } }, { content });
    table.play(0, "role captain").play(0, "load corn 4");
    expect(table.table).toMatchObject({ points: 0, ending: ["points"] });
  });

  test("the pack is part of the record, which replays and verifies", () => {
    const options = { content: FIRST_EDITION, expansion1: true, expansion2: true, buildings: "random" };
    const names = ["Ann", "Ben", "Cleo", "Dan", "Eve"];
    const match = new Match(puertoRico, { players: 5, options, names, luck: { kind: "seeded", seed: "pack" } });
    const luck = new FastChance("choices");
    for (let moves = 0; moves < 150; moves++) {
      const [seat] = asked(puertoRico, match.state);
      const choices = legalMoves(puertoRico, match.state, seat);
      expect(match.play(seat, choices[luck.roll(choices.length)]).ok).toBe(true);
    }
    const text = writeRecord(match.record());
    const record = readRecord(text);
    expect(record.options).toEqual(options);
    expect(hash(replay(puertoRico, record).state)).toBe(hash(match.state));
    expect(verify(puertoRico, text)).toMatchObject({ ok: true, problems: [], moves: 150, luckDerived: true });
    const without = writeRecord({ ...record, options: { ...options, content: "" } });
    expect(verify(puertoRico, without).ok).toBe(false);
    const bad = writeRecord({ ...record, options: { ...options, content: pack({ game: "brazil" }) } });
    expect(JSON.stringify(verify(puertoRico, bad).problems)).toContain("PR-COMP-18");
  });

  const SMALL = pack({
    buildings: { "guest-house": { circles: 3 }, villa: { circles: 3 }, "indigo-plant": { copies: 2, cost: 1 } },
    tables: Object.fromEntries(
      [2, 3, 4, 5].map((players) => [
        players,
        {
          points: 30,
          colonists: 30,
          quarries: 0,
          doubloons: 9,
          barrels: { corn: 15, indigo: 1, sugar: 1, tobacco: 15, coffee: 1 },
          tiles: { corn: 3, indigo: 3, sugar: 3, tobacco: 3, coffee: 3 },
        },
      ]),
    ),
  });

  test.each([2, 3, 4, 5])("random games of %i with a pack end, and nothing is wrong on the way", (players) => {
    for (const [expansions, text] of [
      [{}, SMALL],
      [{ expansion1: true, expansion2: true }, SMALL],
      [{ expansion1: true }, FIRST_EDITION],
    ] as const) {
      const luck = new FastChance(`pack ${players}`);
      const table = new Table(puertoRico, puertoRico.setup(players, { ...expansions, content: text }, luck), luck);
      table.list.withShortcuts = false;
      while (table.ask()) {
        const wrong = puertoRico.faults(table.state);
        if (wrong.length > 0) expect(wrong).toEqual([]);
        table.play(table.seat, table.list.moves[luck.roll(table.list.length)]);
      }
      expect(table.state.endings).not.toBe(0);
      expect(table.state.pack).toBe(text);
    }
  });
});
