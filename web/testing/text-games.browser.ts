import { shelf } from "@caravel/games";
import { expect, test } from "vitest";
import { openPage } from "./page.ts";
import { openTable, playByKeyboard, QUICK } from "./player.ts";

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
