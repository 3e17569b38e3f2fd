import { test } from "vitest";
import { axe, axeDayAndNight, fitsWidth, openPage, replayAt, settingsFor, takeIn, visit } from "./page.ts";
import { myTurn, openTable, playOnBoard, QUICK, RECORD } from "./player.ts";

const PAGES = [
  "#/new/puerto-rico/bots",
  "#/new/portolano/here",
  "#/rules/puerto-rico/PR-CAPTAIN-04",
  "#/settings",
  "#/credits",
  "#/table/none",
] as const;
const LOOKS = [
  { width: 1440, height: 900, touch: false },
  { width: 390, height: 844, touch: true },
] as const;

test.each(LOOKS)("axe finds nothing on the pages around the tables ($width wide)", async (looks) => {
  const page = await openPage(looks);
  for (const place of PAGES) {
    await visit(page, place);
    await page.locator("main h1, main [role=alert]").first().waitFor();
    await fitsWidth(page);
    await axeDayAndNight(page);
  }
});

test.each(LOOKS)("axe finds nothing on a replay, its end, and a list of games ($width wide)", async (looks) => {
  const page = await openPage(looks);
  await settingsFor(page, QUICK);
  const id = await takeIn(page, RECORD);
  await axeDayAndNight(page);
  await replayAt(page, id, 200);
  await fitsWidth(page);
  await axeDayAndNight(page);
  await visit(page, `#/table/${id}`);
  await page.locator("[data-score]").waitFor();
  await axeDayAndNight(page);
});

test("axe finds nothing where several choices, a reason or a tooltip lie over the board", async () => {
  const page = await openPage();
  await openTable(page, QUICK, { who: ["person", "random"], seed: "why" });
  await myTurn(page);
  await page.locator('[data-piece][data-spot^="bank."]').first().click({ force: true });
  await page.locator(".floating.why").waitFor();
  await axe(page);
  await page.keyboard.press("Escape");
  await playOnBoard(page, 10, () => page.locator(".floating.menu").isVisible());
  await page.locator(".floating.menu").waitFor();
  await axe(page);
  await page.keyboard.press("Escape");
  await page.locator('[data-spot="seat.0.doubloons"]').first().click();
  await page.locator(".floating.tip").waitFor();
  await axe(page);
});
