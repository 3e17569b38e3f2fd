import { rulesOf } from "@caravel/games";
import { matchOf } from "@caravel/tables";
import { expect, test } from "vitest";
import { keptHistory, openPage } from "./page.ts";
import { after, openTable, playOnBoard, QUICK, standing } from "./player.ts";

test("a whole game of Puerto Rico against bots on the board is the game of the rules, move by move, and checked in the browser at its end", async () => {
  const page = await openPage();
  await openTable(page, QUICK, { players: 3, who: ["person", "greedy", "random"], seed: "whole" });
  const plies = await playOnBoard(page, 7);
  const history = await keptHistory(page);
  const record = history.record();
  const rules = await rulesOf("puerto-rico");
  if (rules === null) throw new Error("there are no rules");
  // what the page kept is played again by the rules alone, which lead to the same position and points
  expect(matchOf(rules, record).record()).toEqual(record);
  expect(record.end.over).toBe(true);
  // every move of the person was pressed in this test, or made by the page itself
  const mine = record.lines.flatMap((line, ply) => (line.kind === "move" && line.seat === 0 ? [ply] : []));
  expect([...new Set(plies)]).toEqual(mine.filter((ply) => !history.byItself.has(ply + 1)));
  const score = page.locator("[data-score]");
  const totals = await score.locator("tfoot td").allInnerTexts();
  expect(totals.map(Number)).toEqual(record.end.scores);
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
  await playOnBoard(page, 11);
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
