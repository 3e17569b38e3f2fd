import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { openPage, settingsFor, type TestLooks, visit } from "./page.ts";
import { QUICK } from "./player.ts";
import type { TestServer } from "./server.ts";

export const PHONE = { width: 390, height: 844, touch: true } as const;
export const TABLE = '[data-page="table"]';
/** What the browser says while the server is gone, or answers otherwise than wanted. */
const SERVER_GONE = /WebSocket|Failed to load resource|net::ERR_/i;

/** Somebody with a browser that knows nothing yet, at a server of its own. */
export async function newcomer({ address }: TestServer, looks: TestLooks = {}): Promise<Page> {
  const page = await openPage({ site: address, expected: SERVER_GONE, ...looks });
  await settingsFor(page, QUICK);
  return page;
}

/** What is wanted of an invitation. */
interface Wanted {
  readonly game?: string;
  readonly players?: number;
}

/** Makes an invitation; answers its link and the one for watching. */
export async function inviteTo(
  page: Page,
  name: string,
  { game = "puerto-rico", players = 2 }: Wanted = {},
): Promise<{ link: string; watchLink: string }> {
  await visit(page, `#/new/${game}/link`);
  await page.locator("[data-name]").fill(name);
  await page.locator(`input[name="players"][value="${players}"]`).check({ force: true });
  await page.locator("form button.primary").click();
  const link = await page.locator("[data-link]").inputValue();
  const watchLink = (await page.locator("[data-watch-link]").getAttribute("href")) ?? "";
  return { link, watchLink };
}

/** Opens a link, says a name and sits down on the first free seat. */
export async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator("[data-name]").fill(name);
  await page.locator("[data-sit]").first().click();
  await page.locator('[data-seat="person"] small').waitFor();
}

/** Whoever invited begins once the others have come. */
export async function start(owner: Page, others: readonly (readonly [Page, string])[]): Promise<void> {
  for (const [, name] of others) await owner.getByText(name).waitFor();
  await owner.locator("[data-start]").click();
  for (const page of [owner, ...others.map(([other]) => other)]) await page.locator(TABLE).waitFor();
}

/** Chooses something in the menu of the table. */
export async function fromMenu(page: Page, ...entries: readonly string[]): Promise<void> {
  await page.locator("[data-cog]").click();
  for (const entry of entries) await page.locator(entry).click();
}

/** Gets hold of the line of a page; what is answered cuts it. The page has to find its way back by itself. */
export async function cuttable(page: Page): Promise<() => void> {
  let cut = () => {};
  await page.routeWebSocket(/\/line/, (socket) => {
    const server = socket.connectToServer();
    cut = () => {
      void server.close();
      void socket.close({ code: 4000, reason: "cut" });
    };
  });
  return () => cut();
}

/** The record of a finished game, as the page hands it over. */
export async function recordOf(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("[data-score]").getByRole("button", { name: "Download" }).click(),
  ]);
  const folder = mkdtempSync(join(tmpdir(), "caravel-record-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await download.saveAs(join(folder, "record"));
  return readFileSync(join(folder, "record"), "utf8");
}
