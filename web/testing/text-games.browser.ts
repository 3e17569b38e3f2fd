import { shelf } from "@caravel/games";
import { expect, test } from "vitest";
import { openPage } from "./page.ts";
import { openTable, playByKeyboard, QUICK } from "./player.ts";

test("in text mode the arrows go through the rows of a table, such as the hexes of a map", async () => {
  const page = await openPage();
  await openTable(
    page,
    { ...QUICK, mode: "text" },
    { game: "brazil-imperial", who: ["person", "random"], seed: "text" },
  );
  const map = page.getByRole("group", { name: /^Map/ });
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
  await map.focus();
  await page.keyboard.press("ArrowDown");
  const first = await focused();
  await page.keyboard.press("ArrowDown");
  const second = await focused();
  expect([first, second]).toEqual(
    (await map.locator("tbody tr").allTextContents()).slice(0, 2).map((row) => row.trim()),
  );
  await page.keyboard.press("End");
  expect(await focused()).toBe((await map.locator("tbody tr").last().textContent())?.trim());
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  expect(await focused()).toBe(first);
});

// with as few players as a game takes: Brazil: Imperial alone, since among random players it need not end (BI-END-05)
test.each(shelf.flatMap(({ id, parts, players }) => (parts === null ? [] : [{ game: id, players: players[0] }])))(
  "a whole game of $game in text mode with nothing but the keyboard",
  async ({ game, players }) => {
    const page = await openPage();
    const who = ["person", "random"].slice(0, players);
    await openTable(page, { ...QUICK, mode: "text" }, { game, players, who, seed: "text" });
    expect(await playByKeyboard(page, 5)).toBeGreaterThan(20);
    expect(await page.locator("[data-score] tbody tr").count()).toBeGreaterThanOrEqual(2);
  },
);
