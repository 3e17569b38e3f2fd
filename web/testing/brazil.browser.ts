import { expect, test } from "vitest";
import type { Looks } from "./looks.ts";
import { openPage } from "./page.ts";
import { after, openTable, playOnBoard, QUICK, standing } from "./player.ts";

const PHONE: Looks = { width: 390, height: 844, touch: true, theme: "night" };
const DESK: Looks = { width: 1440, height: 900 };

/** Random play need not end (BI-END-05); this many moves show most decisions. */
const ENOUGH_MOVES = 80;

test.each([
  { name: "a desk, 4 players", looks: DESK, players: 4 },
  { name: "a phone by night, 2 players", looks: PHONE, players: 2 },
])("Brazil: Imperial on $name: every decision can be made on the board", async ({ looks, players }) => {
  const page = await openPage(looks);
  const who = ["person", "random", "random", "random"].slice(0, players);
  await openTable(page, QUICK, { game: "brazil-imperial", players, who, seed: "whole" });
  const plies = await playOnBoard(page, 7, after(ENOUGH_MOVES));
  expect(plies.length).toBeGreaterThan(10);
  expect((await standing(page)).ply).toBeGreaterThanOrEqual(ENOUGH_MOVES);
});
