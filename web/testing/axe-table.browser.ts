import { test } from "vitest";
import { axeDayAndNight, fitsWidth, openPage } from "./page.ts";
import { after, myTurn, openTable, playOnBoard, QUICK } from "./player.ts";

const SIZES = [
  { width: 1440, height: 900, touch: false },
  { width: 390, height: 844, touch: true },
] as const;

test.each(SIZES)("axe finds nothing on the board, in text, in menus and sheets ($width wide)", async (looks) => {
  const page = await openPage(looks);
  await openTable(page, QUICK, { players: 3, who: ["person", "random", "random"], seed: "axe" });
  await playOnBoard(page, 4, after(25));
  await myTurn(page);
  await fitsWidth(page);
  await axeDayAndNight(page);
  for (const sheet of ["Rules", "Settings", "Keys", "Give up the game"]) {
    await page.locator("[data-cog]").click();
    await page.locator("dialog").getByRole("button", { name: sheet }).click();
    await page.locator("dialog h2").first().waitFor();
    // what lies below a sheet cannot be reached
    await axeDayAndNight(page, "dialog");
    await page.keyboard.press("Escape");
  }
  await page.keyboard.press("t");
  await page.locator("ol[data-choices]").waitFor();
  await fitsWidth(page);
  await axeDayAndNight(page);
});
