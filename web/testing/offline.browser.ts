import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, visit } from "./page.ts";
import { playOnBoard, QUICK, standing } from "./player.ts";
import { servePage } from "./site.ts";
import { settingsFor } from "./visiting.ts";

// What the browser says when the server is gone, which is what these tests are about.
const SERVER_GONE = /Failed to load resource|net::ERR_|service worker|ServiceWorker/i;

/** Waits until the page is kept for use without its server. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test("without its server, the page is still there", async () => {
  const site = await servePage();
  const page = await openPage({ site: site.address, expected: SERVER_GONE });
  await visit(page);
  await isKept(page);
  await site.close();
  await page.reload();
  await page.locator("main").waitFor();
  expect(await page.title()).toContain("Caravel");
});

test("without its server, a whole game against bots", async () => {
  const site = await servePage();
  const page = await openPage({ site: site.address, expected: SERVER_GONE });
  await settingsFor(page, QUICK);
  await visit(page);
  await isKept(page);
  await site.close();
  await page.reload();
  await page.locator("main button.primary").first().click();
  expect((await playOnBoard(page, 6)).length).toBeGreaterThan(30);
  expect((await standing(page)).isOver).toBe(true);
});
