import { expect, test } from "vitest";
import { playAll, tableFor } from "../rules/test-table.ts";
import { STANDARD_BOX, TABLES } from "./box.ts";
import { contentFor, mapsFor } from "./content.ts";
import { readPack } from "./pack.ts";

const pack = (tables: Record<string, unknown>) =>
  JSON.stringify({ schema: "caravel-content/1", game: "brazil-imperial", name: "my box", ...tables });
const problems = (tables: Record<string, unknown>) =>
  readPack(pack(tables)).problems.map(({ place, problem }) => `${place}: ${problem}`);

const ISLAND = {
  players: 2,
  rows: [
    { q: 0, r: -1, terrain: ".?FC" },
    { q: -1, r: 0, terrain: "F.G.F" },
    { q: -2, r: 1, terrain: "CF?." },
  ],
};

test("BI-SCOPE-04: an empty pack changes nothing but the name", () => {
  const { box } = readPack(pack({}));
  expect({ ...box, packName: "" }).toEqual(STANDARD_BOX);
  expect(box?.reconstructed).toEqual(TABLES);
});

test("values of a pack are what the rules read", () => {
  const content = pack({
    buildings: { farm: { cost: ["cotton"], produces: { coffee: 4 } } },
    battleCards: { skirmish: { attack: 4 } },
    paintings: { duke_of_caxias: { effects: [{ type: "attack", by: 5 }] } },
  });
  const seats = {
    0: {
      colour: "green",
      stock: { cotton: 1 },
      paintings: ["duke_of_caxias"],
      units: [{ archer: "0,-2" }],
      battle: { skirmish: 1 },
    },
    1: { colour: "orange", units: [{ lancer: "1,-2" }] },
  };
  const table = tableFor(2, { seats }, { map: "rio", content });
  playAll(table, 0, "act build", "build farm 0,-1");
  expect(table.table.tiles["0,-1"].tokens).toEqual({ coffee: 4 });
  playAll(table, 0, "move free archer 0,-2", "to 1,-2");
  expect(table.table.battle).toMatchObject({ attack: 7 });
  table.play(0, "commit skirmish");
  expect(table.events("battleEnded")).toMatchObject([{ attack: 11, defence: 3 }]);
});

test("a pack can bring a map, which is then offered after the others, and played", () => {
  const content = pack({ scenarios: { island: ISLAND } });
  expect(readPack(content).problems).toEqual([]);
  expect(mapsFor(2, contentFor(content))).toEqual(["rio", "cisplatine", "amazon", "island"]);
  const table = tableFor(2, { seats: { 0: { stock: { cotton: 1 } } } }, { map: "island", content });
  expect(table.table).toMatchObject({ map: "island", seats: [{ capital: "3,-1" }, { capital: "-2,1" }] });
  playAll(table, 0, "act build", "build sugarcane_plantation 2,0");
  expect(table.table.tiles["2,0"].tile).toBe("sugarcane_plantation");
});

test("BI-SETUP-01: a map that cannot be played is refused with its reason", () => {
  const map = (rows: unknown, players = 2) => problems({ scenarios: { island: { players, rows } } })[0];
  expect(map([{ q: 0, r: 0, terrain: "C.?." }])).toContain("it has 1 capital sites, and needs 2");
  expect(
    map([
      { q: 0, r: 0, terrain: "C.?" },
      { q: 5, r: 0, terrain: ".C" },
    ]),
  ).toContain("cannot be reached");
  expect(map([{ q: 0, r: 0, terrain: "C~?~C" }])).toContain("nothing could be built beside the capital at 0,0");
  expect(map([{ q: 0, r: 0, terrain: "C...C" }])).toContain("no cloud");
  expect(
    map([
      { q: 0, r: 0, terrain: "C.?.C" },
      { q: 2, r: 0, terrain: "F" },
    ]),
  ).toContain("2,0 is there twice");
  expect(map([{ q: 6, r: 0, terrain: "C.?.C" }])).toContain("more than 8 hexes");
  expect(map([{ q: 0, r: 0, terrain: "C.X.C" }])).toContain("it must be letters out of");
  expect(map([{ q: 0, r: 0, terrain: "C.?.C" }], 1)).toContain("an enemy belongs to a map for one player");
});

test("BI-SOLO-01: a map with an enemy who cannot be there is refused with its place", () => {
  const { id: _, ...guararapes } = STANDARD_BOX.scenarios.guararapes ?? { enemy: null };
  const enemy = { ...guararapes.enemy, units: guararapes.enemy?.units ?? [] };
  const solo = (changed: unknown) => problems({ scenarios: { siege: { ...guararapes, enemy: changed } } });
  const placed = (hex: unknown) => solo({ ...enemy, units: enemy.units.map((unit) => ({ ...unit, hex })) })[0];
  expect(solo(enemy)).toEqual([]);
  expect(solo({ ...enemy, capital: "0,0" })[0]).toBe('scenarios.siege.enemy.capital: "0,0" is no capital site');
  expect(solo({ ...enemy, rounds: 0 })[0]).toContain("scenarios.siege.enemy.rounds: it must be a whole number");
  expect(solo({ ...enemy, colour: "red" })[0]).toContain("scenarios.siege.enemy.colour: unknown");
  expect(solo({ ...enemy, units: [null] })).toEqual(["scenarios.siege.enemy.units.0: it must be an object"]);
  expect(solo({ ...enemy, units: enemy.units.slice(1) })[0]).toContain("they must be the orange army");
  expect(placed("9,9")).toBe('scenarios.siege.enemy.units.0: "9,9" is not on the map');
  expect(placed(undefined)).toContain("is not on the map");
  expect(placed("-2,3")).toBe("scenarios.siege.enemy.units.0: no enemy can stand on -2,3");
  expect(solo(null)[0]).toContain("an enemy belongs to a map for one player");
});

test("armies and quests that could not be played are refused with their place", () => {
  const { red } = STANDARD_BOX.armies;
  const army = (rows: unknown) => problems({ armies: { red: rows } })[0];
  expect(army(red.map(({ strength: _, ...row }) => row))).toBe(
    "armies.red.0: a unit needs kind, count, strength and cost",
  );
  const parted = [...red.map((row, place) => (place === 0 ? { ...row, count: 1 } : row)), { ...red[0], count: 1 }];
  expect(army(parted)).toBe(`armies.red.${red.length}.kind: units of a kind stand together in one row`);
  const quest = (name: string, goals: unknown) => problems({ quests: { [name]: { goals } } })[0];
  expect(quest("I-1", [])).toBe("quests.I-1.goals: it must not be empty");
  expect(quest("I-1", [{ type: "tiles", least: 3, kinds: [] }])).toBe("quests.I-1.goals.0.kinds: it must not be empty");
  expect(quest("III-1", [{ type: "goods", least: 3 }])).toBe("quests.III-1.goals.0: it needs vp, as all of age III");
  expect(problems({ paintings: { guarani: { effects: [{ type: "constructor" }] } } })[0]).toContain(
    "effects.0.type: it must",
  );
  expect(problems({ scenarios: { island: { ...ISLAND, name: 5 } } })).toEqual([
    "scenarios.island.name: it must be a text",
  ]);
});

test("values that the rules could not play with are refused with their place", () => {
  expect(problems({ capitals: { c2: { gold: 3, coffee: 3 } } })).toEqual([
    "capitals.c2: it brings 6 resources, and a stock holds 5",
  ]);
  expect(problems({ exploration: { manioc: { strength: 3 } } })[0]).toContain(
    "exploration.manioc.strength: it must be",
  );
  expect(problems({ exploration: { expedition_5: { strength: 0 } } })[0]).toContain("a whole number from 1 to 20");
  const species = { unknown_species: { copies: 4 }, manioc: { copies: 2 } };
  expect(problems({ exploration: species })).toEqual([
    "exploration.unknown_species: points are printed for 3 of them, not 4",
  ]);
  const factory = { effects: [{ type: "factory", goods: 1, vp: 1 }] };
  expect(problems({ paintings: { tupi_woman: factory } })).toEqual([
    "paintings: only one painting can have the effect factory",
  ]);
  expect(problems({ paintings: { tupi_woman: factory, factory: { effects: [] } } })).toEqual([]);
});

test("BI-EXPL-06: a Riverbed brings one more of every raw that a building makes", () => {
  const content = pack({ buildings: { farm: { produces: { coffee: 1, cotton: 1, gold: 1 } } } });
  const given = {
    tiles: { "0,-1": { tile: "farm", by: 0 } },
    exploration: { "-1,0": "riverbed" },
    seats: { 0: { colour: "green", units: [{ archer: "-1,-1" }], gold: { reform: 1 }, stock: { cotton: 1 } } },
    at: { phase: "after", space: "build" },
  };
  const table = tableFor(2, given, { map: "rio", content });
  playAll(table, 0, "move free archer -1,-1", "to -1,0");
  expect(table.table.tiles["0,-1"].tokens).toEqual({ coffee: 1, cotton: 1 });
  const later = { ...given, exploration: { "-1,0": { tile: "riverbed", up: true } } };
  const reformed = playAll(tableFor(2, later, { map: "rio", content }), 0, "play reform", "refill 0,-1");
  expect(reformed.table.tiles["0,-1"].tokens).toEqual({ coffee: 2, cotton: 2, gold: 1 });
});

test("what does not fit the box is named with its place", () => {
  expect(problems({ goldCards: { war: { copies: 3 } } })).toEqual(["goldCards: there are 20 of them, not 21"]);
  expect(problems({ armies: { red: [{ kind: "hussar", count: 4, strength: 3, cost: [] }] } })[0]).toContain(
    "an army has 5 units",
  );
  expect(problems({ quests: { "I-1": { goals: [{ type: "tiles", least: 2 }] } } })[0]).toContain("kinds belong to");
  expect(problems({ buildings: { farm: { cost: ["silver"] } } })[0]).toContain("buildings.farm.cost.0");
  expect(problems({ goldCards: { war: { effect: { type: "freeMove" } } } })[0]).toContain("it must be battleWon");
  expect(problems({ spaces: { trade: "square" } })[0]).toContain("spaces.trade: unknown");
  expect(readPack("nonsense").problems[0]?.problem).toContain("not JSON");
  expect(readPack("{}").problems.map(({ place }) => place)).toEqual(["schema", "game", "name"]);
});

test("a table that a pack replaces whole is no longer said to be reconstructed", () => {
  const { box } = readPack(pack({ capitals: { c1: { gold: 1 }, c2: { gold: 1 }, c3: { gold: 1 }, c4: { gold: 1 } } }));
  expect(box?.reconstructed).not.toContain("capitals");
  expect(box?.reconstructed).toContain("goods");
});
