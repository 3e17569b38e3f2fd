import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accept, fromMenu, inviteTo, newcomer, PHONE, start, TABLE } from "./online.ts";
import { axeDayAndNight, fitsWidth, visit } from "./page.ts";
import { playOnBoard, playTurn, standing } from "./player.ts";
import { startServer } from "./server.ts";

const NAMES = ["Ana", "Bence", "Cili"] as const;
const MY_GAMES = 'article a.button[href*="#/table/net-"]';
/** A table must have waited for a minute before anybody is taken for absent. */
const PATIENCE = 180_000;

/** The page of whoever is asked, and those of the others. */
async function byTurn(pages: readonly Page[]): Promise<{ asked: Page; others: Page[]; name: string }> {
  const live = await Promise.all(pages.map(async (page) => (await standing(page)).isLive));
  const seat = live.indexOf(true);
  if (seat < 0) return byTurn(pages);
  return { asked: pages[seat], others: pages.filter((_, other) => other !== seat), name: NAMES[seat] };
}

test("a bot plays for one of three who does not come, with the word of the others; one who concedes is out for good", async () => {
  const server = await startServer();
  const pages = [
    await newcomer(server),
    await newcomer(server, { ...PHONE, language: "hu-HU" }),
    await newcomer(server, { language: "fr-FR" }),
  ];
  const [ana, bence, cili] = pages;
  const { link } = await inviteTo(ana, "Ana", { players: 3 });
  await accept(bence, link, "Bence");
  await bence.locator("[data-patience]").waitFor();
  await accept(cili, link, "Cili");
  await start(ana, [
    [bence, "Bence"],
    [cili, "Cili"],
  ]);

  const { asked, others, name } = await byTurn(pages);
  const [first, second] = others;
  await visit(asked);
  await first.locator("[data-company]").click();
  const ask = first.locator("[data-ask-stand-in]");
  expect(await ask.count()).toBe(1);
  await ask.click();
  await first.locator("[data-too-soon]").waitFor();
  await axeDayAndNight(first, "[data-company-panel]");
  await fitsWidth(first);
  const isAsked = async () => {
    if (await ask.isVisible()) await ask.click();
    return first.locator('[data-stand-in="mine"]').isVisible();
  };
  await expect.poll(isAsked, { timeout: PATIENCE, interval: 3000 }).toBe(true);
  await second.locator('[data-stand-in="other"]').getByText(name).waitFor();
  await axeDayAndNight(second, "[data-stand-in]");
  await fitsWidth(second);
  const { ply } = await standing(second);
  await second.locator("[data-stand-in-agree]").click();
  await expect.poll(async () => (await standing(second)).ply, { timeout: PATIENCE }).toBeGreaterThan(ply);
  await asked.locator(MY_GAMES).click();
  await asked.locator("[data-custody]").waitFor();
  await axeDayAndNight(asked, "[data-custody]");
  await asked.locator("[data-custody] button").click();
  await asked.locator("[data-custody]").waitFor({ state: "detached" });
  await asked.locator(TABLE).waitFor();

  await first.locator("[data-company-panel] header button").click();
  await fromMenu(first, "[data-give-up]", "[data-concede]");
  await axeDayAndNight(first, "dialog");
  await first.locator("[data-really]").click();
  for (const page of pages) await page.locator("[data-conceded]").waitFor();
  await fitsWidth(second);
  // those who are left play on with the bot
  const { ply: conceded } = await standing(second);
  let isEnough = false;
  const enough = async (now: { ply: number }) => isEnough || now.ply > conceded + 12;
  const playing = [asked, second].map((page, seed) => playOnBoard(page, seed + 7, enough));
  await Promise.race(playing);
  isEnough = true;
  expect((await standing(second)).ply).toBeGreaterThan(conceded);
});

test("whoever waits at one table is shown the way to the next that waits for them", async () => {
  const server = await startServer();
  const [ana, bence] = [await newcomer(server), await newcomer(server, PHONE)];
  const tables: string[] = [];
  for (const game of ["puerto-rico", "portolano"]) {
    const { link } = await inviteTo(ana, "Ana", { game });
    await accept(bence, link, "Bence");
    await start(ana, [[bence, "Bence"]]);
    tables.push(new URL(ana.url()).hash);
  }
  // at the second table it becomes Ana's turn, at the first one Bence's
  const { hash } = new URL(ana.url());
  while (!(await standing(ana)).isLive) await playTurn(bence, 2);
  await visit(ana, tables[0]);
  await ana.locator(TABLE).waitFor();
  const isShown = async () => {
    await playTurn(ana, 1);
    return ana.locator("[data-next-game]").isVisible();
  };
  await expect.poll(isShown, { timeout: PATIENCE }).toBe(true);
  await ana.locator("[data-next-game]").click();
  await ana.locator(`${TABLE}[data-live="true"]`).waitFor();
  expect(new URL(ana.url()).hash).toBe(hash);
});
