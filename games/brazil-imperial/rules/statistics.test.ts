import { FastChance, Table } from "@caravel/kernel";
import { expect, test } from "vitest";
import { brazilImperial } from "./game.ts";
import { statistics } from "./statistics.ts";
import { playAll, rio } from "./test-table.ts";

test("a battle, its result and its losses are counted", () => {
  const at = { phase: "after", space: "build" };
  const tiles = { "0,-1": { tile: "farm", by: 1 } };
  const table = rio({ units: [{ dragoon: "0,-2" }] }, { at, tiles });
  playAll(table, 0, "move free dragoon 0,-2", "to 0,-1");
  expect(statistics(table.state, table.told)).toMatchObject({
    battles: 1,
    "battles won by the attacker": 1,
    "tiles captured": 1,
    "attacks from afar": 0,
  });
});

test("rounds by age, quests by whom, points by category, and what tells seats apart", () => {
  const tiles = Object.fromEntries(["0,-1", "1,-2", "2,-2", "3,-2"].map((hex) => [hex, { tile: "farm", by: 0 }]));
  const table = rio({ quests: ["I-4"], units: [{ archer: "stock" }] }, { tiles, round: 6 });
  const told = [...table.play(0, "reveal I-4").told, ...table.play(0, "pass").told];
  expect(statistics(table.state, told)).toMatchObject({
    "quests of age I shown": 1,
    "quests shown by seat 1": 1,
    "quests shown by seat 2": 0,
    "rounds of age I": 5,
    "points of quests": 1.5,
    "points of tiles": 4,
  });
  expect(brazilImperial.distinctions?.(table.state)).toEqual({
    colour: ["green", "orange"],
    monarch: ["none", "none"],
    map: ["rio", "rio"],
  });
});

test("a random solo game says whether it was won", () => {
  const chance = new FastChance("solo");
  const table = new Table(brazilImperial, brazilImperial.setup(1, {}, chance), chance);
  const told = table.listen();
  while (table.ask()) table.play(table.seat, table.list.moves[chance.roll(table.list.length)] ?? 0);
  expect(statistics(table.state, told)).toMatchObject({ "solo won": 0, rounds: 20 });
});
