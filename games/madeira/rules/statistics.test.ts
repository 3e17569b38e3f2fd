import { FastChance, type SeatId, type Told } from "@caravel/kernel";
import { expect, test } from "vitest";
import { STANDARD_BOX } from "../content/tables.ts";
import { madeira } from "./game.ts";
import { distinctions, statistics } from "./statistics.ts";
import { type TestTable, tableFor } from "./test-table.ts";
import { VP_SOURCES } from "./vp-sources.ts";

/** Plays moves of one seat and adds what is told. */
function tell(told: Told[], table: TestTable, seat: SeatId, ...moves: string[]): void {
  for (const move of moves) told.push(...table.play(seat, move).told);
}

test("what happened is counted", () => {
  const told: Told[] = [];
  const table = tableFor(2, {
    rows: [0, 1],
    characters: { moinho: "steward", alfandega: "mayor" },
    wood: { R2B: 1 },
    rewards: { acores: ["mill-up", "3-vp"] },
    seats: {
      0: {
        dice: [1],
        fields: ["R2A", "R2B", "forest"],
        ships: ["wheat-1"],
        favours: ["navigator"],
        bread: 4,
        wood: 0,
        wine: 1,
        wheat: 2,
        reals: 9,
      },
    },
    at: { moment: "turn", turn: 0 },
  });
  tell(told, table, 0, "up", "down reals", "favour navigator", "sail home acores-1", "wood forest", "reward acores B");
  tell(told, table, 0, "place guild-1 moinho", "harvest");
  const counted = statistics(table.state, told);
  expect(counted).toMatchObject({
    "VP of a player by reward": 1.5,
    "dice on the steward": 1,
    "dice on the mayor": 0,
    "guild dice placed": 1,
    "pirate dice placed": 0,
    "bread for dice": 1,
    "markers on the moinho": 1,
    harvests: 1,
    "wheat harvested": 1,
    "wood harvested": 1,
    "wood bought": 1,
    "reals for wood": 1,
    "ship moves": 1,
    "reward 3-vp": 1,
    "uses of the navigator": 1,
    "windmill: exchanges": 0,
    "windmill: steps up": 1,
    "windmill: steps down": 1,
  });
  tell(told, table, 1, "pass III reals");
  tell(told, table, 0, "pass I reals");
  expect(statistics(table.state, told)).toMatchObject({
    "passes to I": 1,
    "passes to II": 0,
    "passes to III": 1,
    "passes for reals": 2,
  });
});

test("dice taken, and what ships cost and bring, are counted", () => {
  const told: Told[] = [];
  const rows = tableFor(2, { order: [0, 1], rowRequests: { I: ["urbanization"] }, at: { moment: "guilds" } });
  tell(told, rows, 0, "row I");
  const seat = { sugar: 2, wine: 1, wood: 2 };
  const ships = tableFor(2, {
    seats: { 0: seat },
    rows: [0, 1],
    characters: { moinho: "commander" },
    at: { moment: "character", turn: 0, building: "moinho" },
  });
  tell(told, ships, 0, "act", "sail home sugar-2", "sail home acores-1");
  expect(statistics(ships.state, told)).toMatchObject({
    "guild dice taken": 6,
    "ship moves": 2,
    "goods paid for ship spaces": 3,
    "reals from markets": 5,
  });
});

test("buildings, pirates and the end are counted, and VP by source are all there are", () => {
  const table = tableFor(2, {
    round: 5,
    order: [0, 1],
    characters: { alfandega: "mayor" },
    seats: {
      0: { markers: { capitania: 1 }, fields: ["R2A"], reals: 20, requests: ["urbanization"], cities: ["funchal-1"] },
      1: { markers: { capitania: 1 }, requests: ["national-wealth"], bread: 0 },
    },
    at: { moment: "building", building: "capitania", rolled: [1], pirateDie: 2 },
  });
  const told: Told[] = [];
  tell(told, table, 0, "pay", "act", "done");
  tell(told, table, 1, "pirates");
  while (!table.isOver) {
    const [seat] = table.asked as [SeatId];
    const moves = table.choices(seat);
    tell(told, table, seat, moves.includes("done") ? "done" : moves[0]!);
  }
  const counted = statistics(table.state, told);
  expect(counted).toMatchObject({
    "paid at the capitania": 1,
    "uses of the capitania": 1,
    "reals paid at buildings": 7,
    "pirates for building": 3,
    "VP of a player by capitania": 0.5,
    "times scored: urbanization": 1,
  });
  const vp = table.state.seats.reduce((sum, seat) => sum + seat.vp, 0);
  const bySource = VP_SOURCES.reduce((sum, name) => sum + counted[`VP of a player by ${name}`]!, 0);
  expect(bySource * 2).toBeCloseTo(vp);
});

test("seats are told apart by their starting request and by their place at the start", () => {
  const state = madeira.setup(3, {}, new FastChance("starts"));
  const { "starting request": requests, "place at the start": places } = distinctions(state);
  const first = state.passColumn[0]!;
  expect(places![first]).toBe("1.");
  expect([...places!].sort()).toEqual(["1.", "2.", "3."]);
  const crowns = requests!.map((name) => ([...STANDARD_BOX.requests.starting] as string[]).indexOf(name));
  expect(crowns[first]).toBe(Math.max(...crowns));
});
