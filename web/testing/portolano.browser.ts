import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Looks } from "./looks.ts";
import { axeDayAndNight, fitsWidth, openPage } from "./page.ts";
import { after, myTurn, openTable, playOnBoard, QUICK, standing } from "./player.ts";

const PHONE: Looks = { width: 390, height: 844, touch: true };
const TABLET: Looks = { width: 1024, height: 768 };
const DESK: Looks = { width: 1440, height: 900 };

/** A table at which one person plays against bots. */
async function sitDown(page: Page, players: number, seed: string): Promise<void> {
  const who = ["person", "greedy", "random", "random", "random"].slice(0, players);
  await openTable(page, QUICK, { game: "portolano", players, who, seed });
}

/** Is the board higher than the room it was drawn for, so that its foot is cut off? */
function isCut(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const board = document.querySelector("main .drawing > .board");
    return board !== null && board.scrollHeight > board.clientHeight + 1;
  });
}

// three players on a phone play in phone.browser.ts, where everything that can be chosen must be seen as well
test.each([
  { name: "a desk by night, 2 players", looks: { ...DESK, theme: "night" }, players: 2 },
  { name: "a tablet by day, 5 players", looks: TABLET, players: 5 },
] as const)("Portolano on $name: a whole game is played on the board", async ({ looks, players }) => {
  const page = await openPage(looks);
  await sitDown(page, players, "whole");
  const cut: number[] = [];
  const plies = await playOnBoard(page, 7, async ({ ply }) => {
    if (await isCut(page)) cut.push(ply);
    return false;
  });
  expect(plies.length).toBeGreaterThan(25);
  expect(cut).toEqual([]);
  expect((await standing(page)).isOver).toBe(true);
});

describe("axe finds nothing on the chart", () => {
  test.each([
    { looks: DESK, ply: 20, what: "something is done on a tile" },
    { looks: PHONE, ply: 8, what: "cards are laid" },
  ])("$looks.width wide, where $what", async ({ looks, ply }) => {
    const page = await openPage(looks);
    await sitDown(page, 4, "axe");
    await playOnBoard(page, ply, after(ply));
    await myTurn(page);
    await fitsWidth(page);
    await axeDayAndNight(page);
  });
});

describe("the own hold", () => {
  /** What lies on every space that is no rum, by its name. */
  const goods = (page: Page) =>
    page.locator(".ship .hull .loose").evaluateAll((found) => found.map((piece) => piece.getAttribute("aria-label")));
  const middle = async (page: Page, selector: string, last = false) => {
    const piece = last ? page.locator(selector).last() : page.locator(selector).first();
    const box = await piece.boundingBox();
    if (box === null) throw new Error(`there is no ${selector}`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };

  test("is arranged by drag and by click, which is no move", async () => {
    const page = await openPage(DESK);
    await sitDown(page, 2, "hold");
    const hasCargo = async () =>
      new Set(await goods(page)).size > 1 && (await page.locator(".hull .loose.lit").count()) === 0;
    await playOnBoard(page, 3, hasCargo);
    const { ply } = await standing(page);
    const before = await goods(page);

    const from = await middle(page, ".hull .loose");
    const to = await middle(page, ".hull .loose", true);
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
    const swapped = [before.at(-1), ...before.slice(1, -1), before[0]];
    await expect.poll(() => goods(page)).toEqual(swapped);

    await page.locator(".hull .loose").first().click();
    expect(await page.locator(".hull .piece.chosen").count()).toBe(1);
    await page.locator(".hull .loose").last().click();
    await expect.poll(() => goods(page)).toEqual(before);
    expect(await page.locator(".hull .piece.chosen").count()).toBe(0);
    expect((await standing(page)).ply).toBe(ply);
  });
});

test("a tile that is looked at shows its other side", async () => {
  const page = await openPage(DESK);
  await sitDown(page, 2, "sides");
  await myTurn(page);
  const other = page.locator('[data-spot="place.0"] .other, [data-spot="place.1"] .other').first();
  const tile = page.locator(".tile", { has: page.locator(".other") }).first();
  expect(await other.evaluate((side) => getComputedStyle(side).opacity)).toBe("0");
  await tile.hover();
  await expect.poll(() => other.evaluate((side) => getComputedStyle(side).opacity)).toBe("1");
  await page.mouse.move(5, 5);
  await expect.poll(() => other.evaluate((side) => getComputedStyle(side).opacity)).toBe("0");
});

test("on a phone the chart is dragged around the world, and the ship is found again", async () => {
  const page = await openPage({ ...PHONE, theme: "night" });
  await sitDown(page, 4, "drag");
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
  await expect.poll(() => tile.boundingBox()).not.toEqual(before);
  await page.getByRole("button", { name: "Back to my ship" }).click();
  await expect.poll(() => tile.boundingBox()).toEqual(before);
});
