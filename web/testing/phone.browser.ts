import { partsOf } from "@caravel/games";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage } from "./page.ts";
import { after, dice, myTurn, openTable, playOnBoard, QUICK, type Standing, standing } from "./player.ts";
import { asked, choosable, shareInSight } from "./sight.ts";

/** So long a busy machine may take to show what a choice leads to. */
const PATIENCE_MS = 60_000;
const PHONE = { width: 390, height: 844, touch: true } as const;

// random play of Brazil need not end (BI-END-05): brazil.browser.ts plays its whole games, and looks as this does
const GAMES = ["puerto-rico", "portolano", "madeira"];

describe("on a phone", () => {
  test.each(GAMES)(
    "in every decision of a whole game (%s), half of what is asked besides passing, offers apart, is where a finger hits it",
    async (game) => {
      const vocabulary = await partsOf(game)?.vocabulary();
      if (vocabulary === undefined) throw new Error(`there is no ${game}`);
      const page = await openPage(PHONE);
      await openTable(page, QUICK, { game, players: 3, who: ["person", "greedy", "random"], seed: "phone" });
      const hidden: unknown[] = [];
      const looked: number[] = [];
      const look = async ({ ply }: Standing) => {
        const choices = asked(await choosable(page), vocabulary);
        looked.push(ply);
        if (shareInSight(choices) < 0.5)
          hidden.push({ ply, choices: choices.map(({ thing, place, isHit }) => `${thing} ${place} ${isHit}`) });
        return false;
      };
      const plies = await playOnBoard(page, 5, look);
      expect((await standing(page)).isOver).toBe(true);
      expect(looked).toEqual(plies);
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
  });

  test("a dot tells in which places something happened, until they are looked at", async () => {
    const page = await openPage(PHONE);
    await openTable(page, QUICK, { players: 3, who: ["person", "random", "random"], seed: "phone" });
    const dots = () =>
      page.locator("[data-tab].fresh").evaluateAll((tabs) => tabs.map((tab) => (tab as HTMLElement).dataset.tab ?? ""));
    await playOnBoard(page, 3, async () => (await dots()).length > 2);
    const fresh = await dots();
    expect(fresh).toContain("log");
    expect(fresh.some((tab) => tab !== "log" && tab !== "players")).toBe(true);
    for (const tab of fresh) await page.locator(`[data-tab="${tab}"]`).click();
    expect(await dots()).toEqual([]);
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

  test.each([
    ["puerto-rico", /for \d+ doubloons?\b/],
    ["portolano", /for (free|\d+ rum)\b/],
    ["madeira", /\d+ (bread|reals?|wood|VP)\b/],
    ["brazil-imperial", /for (free|\d+ \w+).*: (\d+ VP|CS \d+)/],
  ])("the bar names what is chosen with cost and effect (%s), whole, where a thumb hits it", async (game, cost) => {
    const page = await openPage(PHONE);
    await openTable(page, { ...QUICK, confirm: "always" }, { game, who: ["person", "random"], seed: "bar" });
    const roll = dice(9);
    const named: string[] = [];
    while (named.length < 40 && !named.some((sentence) => cost.test(sentence))) {
      const { ply } = await myTurn(page);
      named.push(await chooseAny(page, roll(1000)));
      await page.locator("[data-confirm]").click();
      await page.waitForFunction(
        (before) => Number(document.querySelector<HTMLElement>("[data-page]")?.dataset.ply) > before,
        ply,
      );
    }
    expect(named.at(-1)).toMatch(cost);
  });
});

/** Chooses some piece, or some line of its menu, and answers what the bar says; it says it whole, in a button that is high enough. */
async function chooseAny(page: Page, luck: number): Promise<string> {
  const line = page.locator(".floating.menu [data-move]").first();
  const confirm = page.locator("[data-actions] [data-confirm]");
  const isAsked = () => line.or(confirm).first().isVisible();
  // what was lit a moment ago may be drawn anew while it is clicked
  const choose = async () => {
    if (await isAsked()) return true;
    await page.evaluate((number) => {
      const pick = (things: NodeListOf<HTMLElement>) => things[number % things.length]?.click();
      const lit = document.querySelectorAll<HTMLElement>('main [data-lit="true"]');
      pick(lit.length > 0 ? lit : document.querySelectorAll("[data-actions] [data-move]"));
    }, luck);
    return isAsked();
  };
  await expect.poll(choose, { timeout: PATIENCE_MS }).toBe(true);
  if (await line.isVisible()) await line.click();
  const { isWhole, height } = await confirm.evaluate((button) => ({
    isWhole: button.scrollWidth <= button.clientWidth && button.scrollHeight <= button.clientHeight,
    height: button.getBoundingClientRect().height,
  }));
  expect(isWhole).toBe(true);
  expect(height).toBeGreaterThanOrEqual(46);
  return confirm.innerText();
}
