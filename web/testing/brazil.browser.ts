import { partsOf } from "@caravel/games";
import { expect, test } from "vitest";
import type { Looks } from "./looks.ts";
import { axeDayAndNight, fitsWidth, openPage } from "./page.ts";
import { after, openTable, playOnBoard, QUICK, standing } from "./player.ts";
import { playWell } from "./playing-well.ts";
import { asked, choosable, shareInSight } from "./sight.ts";

const PHONE: Looks = { width: 390, height: 844, touch: true, theme: "night" };
const DESK: Looks = { width: 1440, height: 900 };

/** Random play need not end (BI-END-05); this many moves show most decisions. */
const ENOUGH_MOVES = 80;
/** No game of greedy bots lasts so long. */
const TOO_MANY_MOVES = 1500;

test("Brazil: Imperial with 4 players on a desk: every decision can be made on the board", async () => {
  const page = await openPage(DESK);
  await openTable(page, QUICK, {
    game: "brazil-imperial",
    players: 4,
    who: ["person", "random", "random", "random"],
    seed: "whole",
  });
  const plies = await playOnBoard(page, 7, after(ENOUGH_MOVES));
  expect(plies.length).toBeGreaterThan(10);
  expect((await standing(page)).ply).toBeGreaterThanOrEqual(ENOUGH_MOVES);
  await fitsWidth(page);
  await axeDayAndNight(page);
});

test.each([
  { name: "a whole game for 2 on a desk", looks: DESK, players: 2 },
  { name: "a whole game for 2 on a phone", looks: PHONE, players: 2 },
  { name: "the solo scenario on a desk", looks: DESK, players: 1 },
  { name: "the solo scenario on a phone", looks: PHONE, players: 1 },
])("Brazil: Imperial, $name, is played to its end on the board", async ({ looks, players }) => {
  const page = await openPage(looks);
  const who = ["person", "greedy"].slice(0, players);
  await openTable(page, QUICK, { game: "brazil-imperial", players, who, seed: "to the end" });
  const vocabulary = await partsOf("brazil-imperial")?.vocabulary();
  const hidden: number[] = [];
  await playWell(page, "brazil-imperial", async ({ ply }) => {
    if (ply > TOO_MANY_MOVES || vocabulary === undefined) throw new Error("the game does not end");
    if (looks === PHONE && shareInSight(asked(await choosable(page), vocabulary)) < 0.5) hidden.push(ply);
    return false;
  });
  expect((await standing(page)).isOver).toBe(true);
  expect(hidden).toEqual([]);
  await axeDayAndNight(page);
  const score = page.locator("[data-score]");
  if (players === 1) expect(await score.locator("[data-alone]").innerText()).toMatch(/^(Victory!|Defeat\.)$/);
  else expect(await score.locator("tfoot td").count()).toBe(players);
});
