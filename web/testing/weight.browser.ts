import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage, playNow, visit } from "./page.ts";
import { myTurn, playOnBoard, QUICK } from "./player.ts";
import { LIMITS, Scales } from "./scales.ts";
import { settingsFor } from "./visiting.ts";

let scales: Scales;

beforeAll(async () => {
  scales = await Scales.begin();
});

afterAll(() => scales.site.close());

/** A browser that knows nothing yet, and whose requests are all the page's own. */
function weighed(language: string) {
  scales.clear();
  return openPage({ site: scales.site.address, language, serviceWorkers: "block" });
}

test.each(["en-GB", "fr-FR", "hu-HU"])(
  "the script of the first page (%s) weighs no more than it may",
  async (language) => {
    const page = await weighed(language);
    await visit(page);
    await page.waitForLoadState("networkidle");
    expect(scales.bytesOf(".js")).toBeGreaterThan(0);
    expect(scales.bytesOf(".js"), scales.heaviest(".js", 9)).toBeLessThanOrEqual(LIMITS.firstScript);
  },
);

test.each(["puerto-rico", "portolano", "madeira", "brazil-imperial"])(
  "the script of a table of %s, bots included, weighs no more than it may",
  async (game) => {
    const page = await weighed("en-GB");
    await settingsFor(page, QUICK);
    await playNow(page, game);
    let asked = 0;
    await playOnBoard(page, 1, () => ++asked > 2);
    await myTurn(page);
    await page.waitForLoadState("networkidle");
    expect(scales.bytesOf(".js"), scales.heaviest(".js", 9)).toBeLessThanOrEqual(LIMITS.tableScript);
  },
);
