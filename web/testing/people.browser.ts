import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accept, fromMenu, newcomer, PHONE, TABLE } from "./online.ts";
import { axeDayAndNight, fitsWidth, visit } from "./page.ts";
import { openTable, playOnBoard, QUICK } from "./player.ts";
import { startServer, type TestServer } from "./server.ts";

const PASSWORD = "a ship in a bottle";

/** Ana invites to a listed table that begins when all are there, and Bence finds it on a phone. */
async function atTheTable(server: TestServer): Promise<{ ana: Page; bence: Page; watchLink: string }> {
  const [ana, bence] = [await newcomer(server), await newcomer(server, { ...PHONE, language: "fr-FR" })];
  await visit(ana, "#/new/puerto-rico/link");
  await ana.locator("[data-name]").fill("Ana");
  await ana.locator('input[name="players"]').first().check({ force: true });
  await ana.locator("[data-listed]").check();
  await ana.locator("[data-start-rule]").selectOption("full");
  await axeDayAndNight(ana);
  await ana.locator("form button.primary").click();
  const watchLink = (await ana.locator("[data-watch-link]").getAttribute("href")) ?? "";
  await visit(bence);
  await bence.locator("[data-find-tables] summary").click();
  await bence.locator('[data-open-tables="1"] a').click();
  await bence.locator("[data-terms]").waitFor();
  await fitsWidth(bence);
  await bence.locator("[data-name]").fill("Bence");
  await bence.locator("[data-sit]").first().click();
  for (const page of [ana, bence]) await page.locator(TABLE).waitFor();
  return { ana, bence, watchLink };
}

test("people at a table see who is there, talk, end their game together and show it to others", async () => {
  const server = await startServer();
  const { ana, bence, watchLink } = await atTheTable(server);
  await bence.locator("[data-company]").click();
  await bence.locator('[data-here="true"]').nth(1).waitFor();
  await bence.locator("[data-say]").fill("Bonjour !");
  await bence.locator("[data-say]").press("Enter");
  await fitsWidth(bence);
  await axeDayAndNight(bence);
  await bence.locator("[data-company-panel] header button").click();
  // folded until it is used, with a sign; Enter opens it and Escape closes it
  await ana.locator('[data-company][data-unread="1"]').waitFor();
  await ana.locator("body").press("Enter");
  await ana.locator("[data-said]").getByText("Bonjour !").waitFor();
  await axeDayAndNight(ana);
  await ana.locator("[data-mute]").click();
  await ana.locator('[data-mute][aria-pressed="true"]').waitFor();
  expect(await ana.locator("[data-said]").getByText("Bonjour !").count()).toBe(0);
  await ana.keyboard.press("Escape");
  await ana.locator("[data-company-panel]").waitFor({ state: "detached" });
  const watcher = await newcomer(server);
  await watcher.goto(watchLink);
  await watcher.locator(TABLE).waitFor();
  await ana.locator('[data-watchers="1"]').waitFor();
  await fromMenu(ana, "[data-give-up]", '[data-end="agreed"]');
  await ana.locator('[data-end-wish="mine"]').waitFor();
  await bence.locator('[data-end-wish="other"]').waitFor();
  await axeDayAndNight(bence, "[data-end-wish]");
  await bence.locator("[data-end-agree]").click();
  for (const page of [ana, bence, watcher]) await page.locator('[data-early="agreed"]').waitFor();
  await fitsWidth(bence);
  await ana.locator("[data-replay-link]").click();
  const link = await ana.locator("[data-shown-link]").inputValue();
  const stranger = await newcomer(server, PHONE);
  await stranger.goto(link);
  await stranger.locator(`${TABLE}[data-ply="0"]`).waitFor();
  await fitsWidth(stranger);
});

test("a game of one device is finished with others, and its owner goes on at another device", async () => {
  const server = await startServer();
  const [ana, bence] = [await newcomer(server), await newcomer(server, PHONE)];
  await openTable(ana, QUICK, { players: 2 });
  await playOnBoard(ana, 1, ({ ply }) => ply > 4);
  await visit(ana);
  await ana.locator("[data-move]").click();
  await ana.locator("[data-name]").fill("Ana");
  await ana.locator('[data-mover="1"]').selectOption("open");
  await axeDayAndNight(ana);
  await ana.locator("form button.primary").click();
  await ana.locator("[data-moved]").waitFor();
  await accept(bence, await ana.locator("[data-link]").inputValue(), "Bence");
  await ana.getByText("Bence").waitFor();
  await ana.locator("[data-start]:enabled").click();
  for (const page of [ana, bence]) await page.locator(TABLE).waitFor();
  await visit(ana, "#/settings");
  await ana.locator('[data-fold="account"] summary').click();
  await ana.locator("[data-account-name]").fill("Ana");
  await ana.locator("[data-password]").fill(PASSWORD);
  await axeDayAndNight(ana);
  await ana.locator("[data-claim]").click();
  await ana.locator("[data-signed-in]").waitFor();
  await axeDayAndNight(ana);
  const tablet = await newcomer(server, { ...PHONE, language: "hu-HU" });
  await visit(tablet, "#/settings");
  await tablet.locator('[data-fold="account"] summary').click();
  await tablet.locator("[data-account-name]").fill("ana");
  await tablet.locator("[data-password]").fill("not the password");
  await tablet.locator("[data-sign-in]").click();
  await tablet.locator('[data-refusal="wrongPassword"]').waitFor();
  await tablet.locator("[data-password]").fill(PASSWORD);
  await tablet.locator("[data-sign-in]").click();
  await tablet.locator("[data-signed-in]").waitFor();
  await fitsWidth(tablet);
  await visit(tablet);
  const row = tablet.locator('article a.button[href*="#/table/net-"]');
  await row.click();
  await tablet.locator(TABLE).waitFor();
  // what was moved stands on the first device no longer
  await visit(ana);
  await ana.locator('article a.button[href*="#/table/net-"]').waitFor();
  expect(await ana.locator("[data-move]").count()).toBe(0);
});
