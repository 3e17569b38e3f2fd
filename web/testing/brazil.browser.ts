import { partsOf } from "@caravel/games";
import type { Page } from "playwright-core";
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

// the phone, where less is seen, has the longer game
test.each([
  { name: "a whole game for 2 on a phone", looks: PHONE, players: 2 },
  { name: "the solo scenario on a desk", looks: DESK, players: 1 },
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

/** How wide a hex of the map is drawn now. */
async function hexWidth(page: Page): Promise<number> {
  const box = await page.locator(".map .hex").first().boundingBox();
  return Math.round(box?.width ?? 0);
}

/** The middle of the map in the window. */
async function middleOfMap(page: Page): Promise<readonly [x: number, y: number]> {
  const box = await page.locator(".frame:has(.map)").boundingBox();
  if (box === null) throw new Error("there is no map");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test("the map is brought near by wheel and keys, and the arrows go from hex to hex, whose names are read", async () => {
  const page = await openPage(DESK);
  await openTable(page, QUICK, { game: "brazil-imperial", who: ["person", "greedy"], seed: "glass" });
  await playOnBoard(page, 3, after(12));
  const whole = await hexWidth(page);
  await page.mouse.move(...(await middleOfMap(page)));
  await page.mouse.wheel(0, -400);
  await expect.poll(() => hexWidth(page)).toBeGreaterThan(whole);
  const focused = () =>
    page.evaluate(() => {
      const { left = 0, top = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return { name: document.activeElement?.ariaLabel ?? "", left, top };
    });
  await page.locator('.map [data-piece][tabindex="0"]').focus();
  await page.keyboard.press("0");
  await expect.poll(() => hexWidth(page)).toBe(whole);
  await page.keyboard.press("+");
  await expect.poll(() => hexWidth(page)).toBeGreaterThan(whole);
  await page.keyboard.press("-");
  await expect.poll(() => hexWidth(page)).toBe(whole);
  const first = await focused();
  await page.keyboard.press(first.left > 400 ? "ArrowLeft" : "ArrowRight");
  const second = await focused();
  expect(second.name).not.toBe("");
  expect(second.name).not.toBe(first.name);
  expect(Math.sign(second.left - first.left)).toBe(first.left > 400 ? -1 : 1);
});

test("on a phone two fingers bring the map near", async () => {
  const page = await openPage(PHONE);
  await openTable(page, QUICK, { game: "brazil-imperial", who: ["person", "greedy"], seed: "glass" });
  await playOnBoard(page, 3, after(12));
  await page.locator('[data-tab="map"]').click();
  const before = await hexWidth(page);
  const [x, y] = await middleOfMap(page);
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
    fingers.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [-apart, apart].map((from, id) => ({ x: x + from, y, id })),
    });
  await touch("touchStart", 20);
  for (const apart of [30, 45, 60]) await touch("touchMove", apart);
  await touch("touchEnd", 0);
  await expect.poll(() => hexWidth(page)).toBeGreaterThan(before);
});
