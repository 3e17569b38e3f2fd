import { type Chance, FastChance, layOut } from "@caravel/kernel";
import { expect, test } from "vitest";
import { madeira } from "./game.ts";
import { describe as describeTable } from "./position.ts";
import { type TestTable, tableFor } from "./test-table.ts";

const NONE = { wheat: 0, sugar: 0, wine: 0, wood: 0, bread: 0, reals: 0 };

/** Answers every question with its first choice as long as the round goes on, and tells the steps and the seats that were asked. */
function untilNextRound(table: TestTable): string[] {
  const asked: string[] = [];
  for (const { round } = table.table; !table.isOver && table.table.round === round; ) {
    const [seat] = table.asked as [number];
    asked.push(`${table.table.step} ${seat}`);
    const choices = table.choices(seat);
    table.play(seat, choices.find((text) => /^(done|pirates|pass|act)/.test(text)) ?? choices[0]!);
  }
  return asked;
}

test.each([2, 3, 4])("MA-SETUP-06, MA-SETUP-07: with %i players discs lie clockwise from most crowns on", (players) => {
  const firsts = new Set<number>();
  for (let deal = 0; deal < 20; deal++) {
    const { seats, passColumn } = madeira.setup(players, {}, new FastChance(`discs ${deal}`));
    const crowns = seats.map(({ startedWith }) => startedWith);
    const first = crowns.indexOf(Math.max(...crowns));
    firsts.add(first);
    expect(passColumn.slice(0, players)).toEqual(crowns.map((_, place) => (first + place) % players));
  }
  expect(firsts.size).toBe(players);
});

test("MA-A-04: three dice for each row, from the top down", () => {
  const faces = [0, 1, 2, ...[0, 2, 4], ...[5, 4, 4], ...[1, 0, 2]];
  const luck: Chance = Object.assign(new FastChance("rows"), { roll: () => faces.shift() ?? 0 });
  const { rowDice, pirateDice } = describeTable(layOut(madeira, 3, {}, { round: 2, at: { moment: "round" } }, luck));
  expect(pirateDice).toEqual([1, 1, 2]);
  expect(rowDice).toEqual({ I: [1, 2, 3], II: [3, 3, 3], III: [1, 1, 2] });
});

test("MA-ROUND-01, MA-D-01: the phases of a round, and the steps of maintenance, each in its place", () => {
  const seat = { ...NONE, wood: 2, bread: 9, watch: 3, fields: ["R1A"], ships: ["wheat-1"], dice: [3], mill: 0 };
  const table = tableFor(2, {
    characters: { alfandega: "mayor" },
    seats: { 0: { ...seat, requests: ["urbanization", "expeditions"] }, 1: { ...NONE, dice: [], mill: 0, watch: 0 } },
    rows: [0, 1],
    at: { moment: "turn", turn: 0 },
  }).play(0, "place guild-3 alfandega");
  const asked = untilNextRound(table);
  expect(asked.filter((question) => question.endsWith("0"))).toEqual([
    "character 0",
    "moveWorker 0",
    "turn 0",
    "watchReward 0",
    "upkeep 0",
    "feeding 0",
    "requests 0",
  ]);
  expect(table.table).toMatchObject({ round: 2, phase: "A" });
});

test.each([
  ["closing", "closing"],
  ["upkeep", "upkeep"],
  ["feeding", "feeding"],
  ["requests", "requests"],
] as const)("MA-ROUND-04: for %s the players come in pass order", (moment, step) => {
  const seat = { ...NONE, wheat: 2, wood: 1, requests: ["urbanization", "expeditions"] };
  const seats = {
    0: { ...seat, ships: ["wheat-1"] },
    1: { ...seat, ships: ["wheat-2"] },
    2: { ...seat, ships: ["wine-1"] },
  };
  const table = tableFor(3, { order: [2, 0, 1], seats, at: { moment } });
  const asked = untilNextRound(table).filter((question) => question.startsWith(step));
  expect(asked).toEqual([`${step} 2`, `${step} 0`, `${step} 1`]);
});
