import { setFlagsFromString } from "node:v8";
import { runInThisContext } from "node:vm";
import { FastChance, MoveList, Table } from "@caravel/kernel";
import { expect, test } from "vitest";
import { puertoRico } from "./game.ts";

setFlagsFromString("--allow-natives-syntax");

/** Does the engine keep the list as small integers? It never goes back from fractions, and rules run on these at half the speed. */
const isOfSmallIntegers: (list: number[]) => boolean = runInThisContext("(list) => %HasSmiElements(list)");

function countsOf(fields: object): [string, number[]][] {
  return Object.entries(fields).filter(([, value]) => Array.isArray(value) && typeof value[0] === "number");
}

test.each([3, 4, 5])("the counts of a game with both expansions stay small integers (%i players)", (players) => {
  const chance = new FastChance("small integers");
  for (let game = 0; game < 20; game++) {
    const state = puertoRico.setup(players, { expansion1: true, expansion2: true }, chance);
    const table = new Table(puertoRico, state, chance, new MoveList(false));
    while (table.ask()) table.play(table.seat, table.list.moves[chance.roll(table.list.length)]);
    const counts = [state, ...state.seats].flatMap(countsOf);
    expect(counts.filter(([, list]) => !isOfSmallIntegers(list)).map(([name]) => name)).toEqual([]);
  }
});
