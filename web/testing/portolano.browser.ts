import { expect, test } from "vitest";
import type { Looks } from "./looks.ts";
import { openPage } from "./page.ts";
import { after, openTable, playOnBoard, QUICK, standing } from "./player.ts";

const PHONE: Looks = { width: 390, height: 844, touch: true, theme: "night" };
const TABLET: Looks = { width: 1024, height: 768 };
const DESK: Looks = { width: 1440, height: 900, theme: "night" };

/** Most decisions come again and again; this many show each kind. */
const ENOUGH_MOVES = 90;

test.each([
  { name: "a tablet by day, 3 players", looks: TABLET, players: 3 },
  { name: "a desk by night, 5 players", looks: DESK, players: 5 },
])("Portolano on $name: every decision can be made on the board", async ({ looks, players }) => {
  const page = await openPage(looks);
  const who = ["person", "greedy", "random", "random", "random"].slice(0, players);
  await openTable(page, QUICK, { game: "portolano", players, who, seed: "whole" });
  const plies = await playOnBoard(page, 7, after(ENOUGH_MOVES));
  expect(plies.length).toBeGreaterThan(10);
  expect((await standing(page)).ply).toBeGreaterThanOrEqual(ENOUGH_MOVES);
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
