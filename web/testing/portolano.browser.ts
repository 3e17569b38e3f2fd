import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Looks } from "./looks.ts";
import { openPage } from "./page.ts";
import { after, openTable, playOnBoard, QUICK, standing } from "./player.ts";

const PHONE: Looks = { width: 390, height: 844, touch: true, theme: "night" };
const TABLET: Looks = { width: 1024, height: 768 };
const DESK: Looks = { width: 1440, height: 900, theme: "night" };

/** The share of what can be chosen on the board that a finger would hit without scrolling. */
function shareSeen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lit = [...document.querySelectorAll<HTMLElement>('[data-lit="true"]')];
    const seen = lit.filter((piece) => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && piece.contains(hit);
    });
    return lit.length === 0 ? 1 : seen.length / lit.length;
  });
}

test.each([
  { name: "a phone by night, 2 players", looks: PHONE, players: 2 },
  { name: "a tablet by day, 3 players", looks: TABLET, players: 3 },
  { name: "a desk by night, 5 players", looks: DESK, players: 5 },
])("a whole game of Portolano on $name: every decision can be made on the board", async ({ looks, players }) => {
  const page = await openPage(looks);
  const who = ["person", "greedy", "random", "random", "random"].slice(0, players);
  await openTable(page, QUICK, { game: "portolano", players, who, seed: "whole" });
  const hidden: string[] = [];
  const plies = await playOnBoard(page, 7, async ({ ply }) => {
    const share = await shareSeen(page);
    const isMenu = (await page.locator(".floating.menu").count()) > 0;
    if (share < 0.5 && !isMenu && looks === PHONE) hidden.push(`move ${ply}: ${share}`);
    return false;
  });
  expect(plies.length).toBeGreaterThan(15);
  expect(hidden).toEqual([]);
  expect((await standing(page)).isOver).toBe(true);
});

test("on a phone the chart is dragged around the world, and the ship is found again", async () => {
  const page = await openPage(PHONE);
  await openTable(page, QUICK, {
    game: "portolano",
    players: 4,
    who: ["person", "random", "random", "random"],
    seed: "drag",
  });
  await playOnBoard(page, 3, after(8));
  const tile = page.locator('[data-spot="place.0"]');
  const before = await tile.boundingBox();
  const middle = await page.locator(".chart").boundingBox();
  if (before === null || middle === null) throw new Error("there is no chart");
  const [x, y] = [middle.x + middle.width / 2, middle.y + middle.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 40, { steps: 4 });
  await page.mouse.up();
  const dragged = await tile.boundingBox();
  expect(dragged).not.toEqual(before);
  await page.getByRole("button", { name: "Back to my ship" }).click();
  expect(await tile.boundingBox()).toEqual(before);
});
