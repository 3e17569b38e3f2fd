import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { rulesOf } from "@caravel/games";
import { type Game, readRecord, replay, SPECTATOR } from "@caravel/kernel";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { axeDayAndNight, fitsWidth, openPage, settingsFor, visit } from "./page.ts";
import { playOnBoard, QUICK, type Standing, standing } from "./player.ts";
import { startServer, type TestServer } from "./server.ts";

/** What the browser says while the server is gone. */
const SERVER_GONE = /WebSocket|Failed to load resource|net::ERR_/i;
const PHONE = { width: 390, height: 844, touch: true } as const;
const TABLE = '[data-page="table"]';

async function newcomer({ address }: TestServer, looks: object = {}): Promise<Page> {
  const page = await openPage({ site: address, expected: SERVER_GONE, ...looks });
  await settingsFor(page, QUICK);
  return page;
}

/** Makes an invitation from the first page; answers its link and the one for watching. */
async function inviteTo(page: Page, name: string, players = 2): Promise<{ link: string; watchLink: string }> {
  await visit(page);
  await page.locator("[data-invite]").click();
  await page.locator("[data-name]").fill(name);
  await page
    .locator('input[name="players"]')
    .nth(players - 2)
    .check({ force: true });
  await page.locator("form button.primary").click();
  const link = await page.locator("[data-link]").inputValue();
  const watchLink = (await page.locator("[data-watch-link]").getAttribute("href")) ?? "";
  return { link, watchLink };
}

/** Opens a link, says a name and sits down on the first free seat. */
async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator("[data-name]").fill(name);
  await page.locator("[data-sit]").first().click();
  await page.locator('[data-seat="person"] small').waitFor();
}

describe("an invitation by link", () => {
  test("leads to a table in three clicks, keeps nobody out, and is found again", async () => {
    const server = await startServer();
    const ana = await newcomer(server);
    await visit(ana, "#/new/puerto-rico/link");
    await ana.locator("[data-name]").waitFor();
    await axeDayAndNight(ana);
    const { link } = await inviteTo(ana, "Ana");
    await axeDayAndNight(ana);
    const bence = await newcomer(server, { ...PHONE, language: "hu-HU" });
    await bence.goto(link);
    await bence.locator("[data-sit]").waitFor();
    await fitsWidth(bence);
    await axeDayAndNight(bence);
    await bence.locator("[data-name]").fill("ANA");
    await bence.locator("[data-sit]").first().click();
    await bence.locator('[data-refusal="nameTaken"]').waitFor();
    await accept(bence, link, "Bence");
    await fitsWidth(bence);
    await ana.getByText("Bence").waitFor();
    // the way back to an invitation, from the first page
    await visit(ana);
    await ana.getByRole("link", { name: "Puerto Rico: 2 of 2 seats taken" }).click();
    await ana.locator("[data-start]").click();
    for (const page of [ana, bence]) await page.locator(TABLE).waitFor();
    const { isLive } = await standing(ana);
    const mover = isLive ? ana : bence;
    await playOnBoard(mover, 1, ({ ply }) => ply > 0);
    // both find the table among their games
    for (const page of [ana, bence]) {
      await visit(page);
      await page.locator('article a.button[href*="#/table/net-"]').waitFor();
    }
  });

  test("empty seats go to bots, and one person plays on with them", async () => {
    const server = await startServer();
    const ana = await newcomer(server, PHONE);
    await inviteTo(ana, "Ana", 3);
    await ana.locator("[data-start]").click();
    await ana.locator(TABLE).waitFor();
    await playOnBoard(ana, 3, ({ ply }) => ply > 15);
    expect((await standing(ana)).ply).toBeGreaterThan(15);
  });

  test("what cannot be taken back alone is asked for; a bot keeps the seat of somebody who leaves", async () => {
    const server = await startServer();
    const [ana, bence] = [await newcomer(server), await newcomer(server, PHONE)];
    const { link } = await inviteTo(ana, "Ana");
    await accept(bence, link, "Bence");
    await ana.getByText("Bence").waitFor();
    await ana.locator("[data-start]").click();
    for (const page of [ana, bence]) await page.locator(TABLE).waitFor();
    let asked: number | null = null;
    // both move until Ana has something that Bence, or luck, keeps her from taking back alone
    const asksBack = async ({ ply }: Standing) => {
      if (ply < 6 || (await ana.locator("[data-undo]").isEnabled())) return false;
      asked = ply;
      await ana.locator("[data-cog]").click();
      await ana.locator("[data-undo-ask]").click();
      return true;
    };
    const bencePlays = playOnBoard(bence, 3, () => asked !== null);
    await Promise.race([playOnBoard(ana, 2, asksBack), bencePlays]);
    await bence.locator("[data-undo-agree]").waitFor();
    await axeDayAndNight(bence, "[data-undo-wish]");
    await bence.locator("[data-undo-agree]").click();
    await expect.poll(async () => (await standing(ana)).ply, { timeout: 30_000 }).toBeLessThan(asked ?? 0);
    await ana.locator("[data-cog]").click();
    await ana.locator("[data-give-up]").click();
    await ana.locator("[data-hand-over]").click();
    // the bot moves, and it is Bence's turn
    await bencePlays;
    const row = ana.locator('article a.button[href*="#/table/net-"]');
    await row.click();
    await ana.locator("[data-custody] button").click();
    await ana.locator("[data-custody]").waitFor({ state: "detached" });
    expect(await ana.locator(TABLE).count()).toBe(1);
  });

  test("without a server, the page says so", async () => {
    const server = await startServer();
    const page = await newcomer(server);
    await visit(page, "#/new/puerto-rico/link");
    await page.locator("[data-name]").fill("Ana");
    await server.kill();
    await page.locator("form button.primary").click();
    await page.locator('[data-refusal="unreachable"]').waitFor();
  });
});

/** Cuts the line of a page; it has to find its way back by itself. */
async function cuttable(page: Page): Promise<() => void> {
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

/** Everything that a page hears over its line. */
function heardBy(page: Page): string[] {
  const frames: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => void frames.push(String(payload)));
  });
  return frames;
}

interface HeardSight {
  readonly ply: number;
  readonly view: unknown;
  readonly choices: { readonly moves: readonly string[] };
}

/** The sights that were told in frames, those of stories too. */
function sightsIn(frames: readonly string[]): HeardSight[] {
  return frames.flatMap((frame) => {
    const { sight, answer } = JSON.parse(frame);
    return sight ?? answer?.sight ?? [];
  });
}

test("two browsers play a whole game with a cut line, a killed server and an undo; a third watches and learns no secret", async () => {
  const server = await startServer();
  const [ana, bence, watcher] = [await newcomer(server), await newcomer(server), await newcomer(server)];
  const cut = await cuttable(bence);
  const frames = heardBy(watcher);
  const { link, watchLink } = await inviteTo(ana, "Ana");
  await accept(bence, link, "Bence");
  await ana.getByText("Bence").waitFor();
  await ana.locator("[data-start]").click();
  for (const page of [ana, bence]) await page.locator(TABLE).waitFor();
  await watcher.goto(watchLink);
  await watcher.locator(TABLE).waitFor();

  let [isCut, isKilled] = [false, false];
  /** After how many moves Ana took her last choice back. */
  let takenBackFrom = 0;
  const anasTurn = async ({ ply }: Standing) => {
    if (ply > 40 && !isKilled) {
      isKilled = true;
      await server.kill();
      await ana.locator('[data-connection="connecting"], [data-connection="cut"]').waitFor({ state: "attached" });
      await server.startAgain();
    }
    return false;
  };
  const bencesTurn = async ({ ply }: Standing) => {
    if (ply > 25 && !isCut) {
      isCut = true;
      cut();
    }
    return false;
  };
  const anaPlays = async () => {
    await playOnBoard(ana, 4, async ({ ply }) => ply > 12 && (await ana.locator("[data-undo]").isEnabled()));
    takenBackFrom = (await standing(ana)).ply;
    await ana.locator("[data-undo]").click();
    await expect.poll(async () => (await standing(ana)).ply).toBeLessThan(takenBackFrom);
    await playOnBoard(ana, 6, anasTurn);
  };
  await Promise.all([anaPlays(), playOnBoard(bence, 5, bencesTurn)]);
  expect([isCut, isKilled, takenBackFrom > 0]).toEqual([true, true, true]);
  for (const page of [ana, bence, watcher]) expect((await standing(page)).isOver || page === watcher).toBe(true);

  const sights = sightsIn(frames);
  expect(sights.length).toBeGreaterThan(50);
  for (const { choices } of sights) expect(choices.moves).toEqual([]);
  const record = readRecord(await recordOf(ana));
  if (record.luck.kind !== "committed" || record.luck.secret === null) throw new Error("the luck was not promised");
  for (const frame of frames) expect(frame).not.toContain(record.luck.secret);
  // what was seen of each moment of the first half is what anybody may see of it, to the letter; only what was taken back is not in the record
  const game = (await rulesOf("puerto-rico")) as Game;
  const middle = Math.max(...sights.map(({ ply }) => ply)) / 2;
  const others = sights.filter(({ ply, view }) => {
    if (ply > middle) return false;
    const { state } = replay(game, record, ply);
    return !isDeepStrictEqual(JSON.parse(JSON.stringify(game.view(state, SPECTATOR))), view);
  });
  const plies = others.map(({ ply }) => ply);
  expect(plies).toEqual(plies.map((_, place) => takenBackFrom - plies.length + 1 + place));
});

/** The record of a finished game, as the page hands it over. */
async function recordOf(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("[data-score]").getByRole("button", { name: "Download" }).click(),
  ]);
  const folder = mkdtempSync(join(tmpdir(), "caravel-record-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await download.saveAs(join(folder, "record"));
  return readFileSync(join(folder, "record"), "utf8");
}
