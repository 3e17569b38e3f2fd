import { expect, test } from "vitest";
import { axe, axeDayAndNight, fitsWidth, openPage } from "./page.ts";
import { after, myTurn, openTable, playOnBoard, QUICK, standing } from "./player.ts";

/** Dice and workers, and the price of a building. */
const LOOKED_AT = [30, 75];
const DESK = { width: 1440, height: 900, touch: false, players: 3 } as const;
const PHONE = { width: 390, height: 844, touch: true, players: 2 } as const;

test.each([DESK, PHONE])(
  "Madeira, $width wide: decisions are made on the board, and axe finds nothing in them",
  async (looks) => {
    const { players } = looks;
    const page = await openPage(looks);
    const who = ["person", "greedy", "random", "random"].slice(0, players);
    await openTable(page, QUICK, { game: "madeira", players, who, seed: "axe" });
    for (const moves of LOOKED_AT) {
      await playOnBoard(page, 5, after(moves));
      await fitsWidth(page);
      await axeDayAndNight(page);
    }
    expect((await standing(page)).ply).toBeGreaterThanOrEqual(LOOKED_AT.at(-1) ?? 0);
  },
);

test("on a phone all zones are seen at once, a zone opens by a tap, and the windmill stands beside the question", async () => {
  const page = await openPage(PHONE);
  await openTable(page, QUICK, { game: "madeira", who: ["person", "greedy"], seed: "zones" });
  await page.locator("[data-all-zones]").click();
  await axe(page);
  await fitsWidth(page);
  expect(await page.locator("[data-door].asked").first().getAttribute("data-door")).toBe("cities");
  await page.locator('[data-door="sea"]').first().click();
  expect(await page.locator('[data-tab][aria-current="true"]').getAttribute("data-tab")).toBe("sea");
  await page.locator('[data-tab="cities"]').click();
  await playOnBoard(page, 5, async () => (await page.locator("[data-mill]").count()) > 0);
  await page.locator("[data-mill]").click();
  await axe(page);
  const { ply } = await myTurn(page);
  await page.locator('.foot .uses [data-lit="true"]:not([data-can*=" "])').first().click();
  await expect.poll(async () => (await standing(page)).ply).toBe(ply + 1);
});
