import { expect, test } from "vitest";
import { openPage } from "./page.ts";
import { after, openTable, playOnBoard, QUICK, standing } from "./player.ts";

test("a whole game of Puerto Rico against bots on the board, checked in the browser at its end", async () => {
  const page = await openPage();
  await openTable(page, QUICK, { players: 3, who: ["person", "greedy", "random"], seed: "whole" });
  const plies = await playOnBoard(page, 7);
  expect(plies.length).toBeGreaterThan(25);
  const score = page.locator("[data-score]");
  await score.locator("[data-verify]").click();
  await score.locator(".verdict", { hasText: "derived again" }).waitFor();
  const header = await score.locator("thead").innerText();
  for (const name of ["Inês", "Tomé"]) expect(header).toContain(name);
});

test("with both expansions and the draft, every decision can be made on the board", async () => {
  const page = await openPage();
  await openTable(page, QUICK, {
    players: 2,
    who: ["person", "random"],
    seed: "whole",
    options: [/expansion I\b/i, /expansion II\b/i],
  });
  const plies = await playOnBoard(page, 11);
  expect(plies.length).toBeGreaterThan(60);
  expect((await standing(page)).isOver).toBe(true);
});

test("a board cannot tell which host it has: the same choices lead to the same game in a worker and in the page", async () => {
  const games: unknown[] = [];
  for (const hasWorker of [true, false]) {
    const page = await openPage();
    if (!hasWorker)
      await page.addInitScript(() => {
        Object.defineProperty(window, "Worker", { value: undefined });
        Object.defineProperty(window, "indexedDB", { value: undefined });
      });
    await openTable(page, QUICK, { players: 2, who: ["person", "random"], seed: "two hosts" });
    const plies = await playOnBoard(page, 3, after(60));
    games.push({ plies, board: await page.locator("main.centre").innerText() });
  }
  expect(games[0]).toEqual(games[1]);
});
