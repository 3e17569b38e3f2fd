import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage } from "./page.ts";
import { after, myTurn, openTable, playOnBoard, QUICK, type Standing, standing } from "./player.ts";

const PHONE = { width: 390, height: 844, touch: true } as const;

/** The moves, besides passing, that can be made in the place that is open, by their numbers: all of them, and those of what a finger would hit without scrolling. */
function choosable(page: Page): Promise<{ all: string[]; hit: string[] }> {
  return page.evaluate(() => {
    const PASSES = /^(pass|done|stay|decline|skip|end)\b/;
    const isHit = (thing: Element) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && (thing.contains(found) || found.contains(thing));
    };
    const movesOf = (things: readonly HTMLElement[]) => things.flatMap(({ dataset }) => (dataset.can ?? "").split(" "));
    const things = [...document.querySelectorAll<HTMLElement>("[data-can]")].filter(
      (thing) => thing.getClientRects().length > 0 && !PASSES.test(thing.dataset.move ?? ""),
    );
    return { all: movesOf(things), hit: movesOf(things.filter(isHit)) };
  });
}

/** The same over all places of the board: how many can be made where the question was opened, and how many in all. */
async function inSight(page: Page): Promise<{ hit: number; all: number; place: string }> {
  const tabs = page.locator("[data-tab]");
  const names = await tabs.evaluateAll((found) => found.map((tab) => (tab as HTMLElement).dataset.tab ?? ""));
  const opened = (await page.locator('[data-tab][aria-current="true"]').getAttribute("data-tab")) ?? "";
  const here = await choosable(page);
  const all = new Set(here.all);
  for (const name of names) {
    if (name === opened || name === "players" || name === "log") continue;
    await page.locator(`[data-tab="${name}"]`).click();
    for (const move of (await choosable(page)).all) all.add(move);
  }
  await page.locator(`[data-tab="${opened}"]`).click();
  return { hit: new Set(here.hit).size, all: all.size, place: opened };
}

/** Looking through all places at every decision takes long; the open one is looked at every time. */
const ALL_PLACES_EVERY = 6;

/** Games in which offers stand beside every decision, such as the windmill: they have a place of their own, which is not where something is asked. */
const WITH_OFFERS = ["madeira"];

describe("on a phone", () => {
  test.each(["puerto-rico", "portolano", "madeira"])(
    "in every decision of a whole game (%s), what can be chosen is on the screen",
    async (game) => {
      const page = await openPage(PHONE);
      await openTable(page, QUICK, { game, players: 3, who: ["person", "greedy", "random"], seed: "phone" });
      const hidden: unknown[] = [];
      let decisions = 0;
      const look = async ({ ply }: Standing) => {
        // a menu lies over everything else, under the thumb
        if ((await page.locator(".floating.menu").count()) > 0) return false;
        const here = await choosable(page);
        const sight =
          decisions++ % ALL_PLACES_EVERY === 0 && !WITH_OFFERS.includes(game)
            ? await inSight(page)
            : { hit: new Set(here.hit).size, all: new Set(here.all).size };
        if (sight.hit < sight.all / 2) hidden.push({ ply, ...sight });
        return false;
      };
      const plies = await playOnBoard(page, 5, look);
      expect(plies.length).toBeGreaterThan(30);
      expect(hidden).toEqual([]);
    },
  );

  test("nothing scrolls but what is inside: head, one place, answers and tabs stay", async () => {
    const page = await openPage(PHONE);
    await openTable(page, QUICK, { players: 3, who: ["person", "random", "random"], seed: "phone" });
    await playOnBoard(page, 3, after(20));
    await myTurn(page);
    const { high, room } = await page.evaluate(() => ({
      high: document.scrollingElement?.scrollHeight ?? 0,
      room: innerHeight,
    }));
    expect(high).toBeLessThanOrEqual(room);
    const tabs = await page
      .locator("[data-tab]")
      .evaluateAll((found) => found.map((tab) => (tab as HTMLElement).dataset.tab));
    expect(tabs.slice(-2)).toEqual(["players", "log"]);
    expect(tabs.length).toBeGreaterThan(2);
    expect(await page.locator('[data-tab="log"].fresh').count()).toBe(1);
    await page.locator('[data-tab="log"]').click();
    await page.locator("section.log").waitFor();
    expect(await page.locator('[data-tab="log"].fresh').count()).toBe(0);
  });

  test("the place in which something is asked is open and marked", async () => {
    const page = await openPage(PHONE);
    await openTable(page, QUICK, { who: ["person", "random"], seed: "marked" });
    await myTurn(page);
    const asked = await page.locator("[data-tab].asked").getAttribute("data-tab");
    expect(await page.locator('[data-tab][aria-current="true"]').getAttribute("data-tab")).toBe(asked);
    await page.locator('[data-tab="players"]').click();
    expect(await page.locator("[data-tab].asked").getAttribute("data-tab")).toBe(asked);
  });

  test("the bar names what is chosen with its effect, in buttons a thumb can hit", async () => {
    const page = await openPage(PHONE);
    await openTable(page, { ...QUICK, confirm: "always" }, { who: ["person", "random"], seed: "bar" });
    const { ply } = await myTurn(page);
    await page.locator('[data-lit="true"]').first().click();
    const confirm = page.locator("[data-actions] [data-confirm]");
    await confirm.waitFor();
    expect((await confirm.innerText()).length).toBeGreaterThan(8);
    expect((await confirm.boundingBox())?.height).toBeGreaterThanOrEqual(46);
    await confirm.click();
    await page.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>("[data-page]")?.dataset.ply) > before,
      ply,
    );
    expect((await standing(page)).ply).toBeGreaterThan(ply);
  });
});
