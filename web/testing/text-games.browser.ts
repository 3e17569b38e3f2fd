import { shelf } from "@caravel/games";
import { expect, test } from "vitest";
import { openPage } from "./page.ts";
import { openTable, playByKeyboard, QUICK } from "./player.ts";

test.each(shelf.flatMap(({ id, parts }) => (parts === null ? [] : [id])))(
  "a whole game of %s in text mode with nothing but the keyboard",
  async (game) => {
    const page = await openPage();
    await openTable(page, { ...QUICK, mode: "text" }, { game, players: 2, who: ["person", "random"], seed: "text" });
    expect(await playByKeyboard(page, 5)).toBeGreaterThan(20);
    expect(await page.locator("[data-score] tbody tr").count()).toBeGreaterThanOrEqual(2);
  },
);
