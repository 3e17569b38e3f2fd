// What the built page weighs and how fast it is, in headless Chromium: `npm run -s bench:web`, or `npm run -s bench:web -- portolano`
// for the tables of one game. JSON on stdout, lines for people on
// stderr; the exit code is 1 if a limit does not hold.

import { join } from "node:path";
import { type BrowserContext, type CDPSession, chromium, type Page } from "playwright-core";
import { launchOptions } from "./browser.ts";
import { contextOptions } from "./looks.ts";
import { openTable } from "./player.ts";
import { LIMITS, Scales } from "./scales.ts";
import { playNow, replayAt, settingsFor, takeIn, visit } from "./visiting.ts";

/** The games whose tables are weighed, each with a recorded game of as many players as it takes. */
const ALL_GAMES = [
  { game: "puerto-rico", title: "Puerto Rico", record: "puerto-rico-5p-both-mixed-0.caravel" },
  { game: "portolano", title: "Portolano", record: "portolano-5p-game-mixed-0.caravel" },
  { game: "madeira", title: "Madeira", record: "madeira-4p-game-mixed-0.caravel" },
  { game: "brazil-imperial", title: "Brazil: Imperial", record: "brazil-imperial-4p-game-greedy-0.caravel" },
];

const named = process.argv.slice(2);
const GAMES = ALL_GAMES.filter(({ game }) => named.length === 0 || named.includes(game));
if (GAMES.length === 0) throw new Error(`npm run bench:web -- [${ALL_GAMES.map(({ game }) => game).join(" | ")}]`);

const SHELF = join(import.meta.dirname, "../../games");

const VISITS = 5;
const MOVES = 12;
/** So often the same game is begun: what else the machine does slows some of its moves, but the least of several is the page's own time. */
const LAPS = 5;
const STEPS = 20;
const REPLAYS = 10;
const LOOKS_PER_REPLAY = 30;
const MOVE_PATIENCE_MS = 20_000;
const HEAVIEST = 16;

/**
 * One figure with its limit. Of different pieces of work it is the median, or the worst where a promise is given for each of them; the
 * same work done several times counts by its least, because others share the machine.
 */
interface Figure {
  readonly name: string;
  readonly unit: "bytes" | "ms" | "elements";
  readonly value: number;
  readonly best: number;
  readonly samples: number;
  readonly limit: number;
  readonly holds: boolean;
  /** All of it by the clock on the wall, which also runs while other programs have the processor; not judged. */
  readonly wall?: { readonly value: number; readonly best: number };
}

const figures: Figure[] = [];

/** The median and the best of some measurements; what was not measured at all holds no limit. */
function sumUp(samples: readonly number[]): { value: number; best: number } {
  const sorted = [...samples].sort((a, b) => a - b);
  const round = (value = Number.POSITIVE_INFINITY) => Math.round(value * 100) / 100;
  return { value: round(sorted[Math.floor(sorted.length / 2)]), best: round(sorted[0]) };
}

function note(
  name: string,
  unit: Figure["unit"],
  limit: number,
  samples: readonly number[],
  wall?: readonly number[],
): void {
  const { value, best } = sumUp(samples);
  const holds = value <= limit;
  const byTheWall = wall === undefined ? {} : { wall: sumUp(wall) };
  figures.push({ name, unit, value, best, samples: samples.length, limit, holds, ...byTheWall });
  const spread = samples.length > 1 ? `, best ${best} of ${samples.length}` : "";
  const beside =
    byTheWall.wall === undefined ? "" : `, by the wall ${byTheWall.wall.value}, best ${byTheWall.wall.best}`;
  console.error(`${holds ? "holds" : "FAILS"}  ${name}: ${value} ${unit} (limit ${limit}${spread}${beside})`);
}

const scales = await Scales.begin();
const { site } = scales;
const browser = await chromium.launch(launchOptions());

/** A browser that knows nothing yet, and whose requests are all the page's own. */
async function newcomer(language = "en-GB"): Promise<BrowserContext> {
  return browser.newContext({ ...contextOptions({ language }), baseURL: site.address, serviceWorkers: "block" });
}

// The first page

/** Notes when the first page has something to press and has been painted with it. */
async function watchForUse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector("main button:enabled, main a[href]") === null) requestAnimationFrame(look);
      else requestAnimationFrame(() => performance.mark("usable"));
    };
    look();
  });
}

async function timeUntilUsable(): Promise<number> {
  const context = await newcomer();
  const page = await context.newPage();
  await watchForUse(page);
  await page.goto("./");
  await page.waitForFunction(() => performance.getEntriesByName("usable").length > 0);
  const time = await page.evaluate(() => performance.getEntriesByName("usable")[0]?.startTime ?? 0);
  await context.close();
  return time;
}

async function measureFirstPage(): Promise<void> {
  const context = await newcomer();
  const page = await context.newPage();
  scales.clear();
  await visit(page);
  await page.waitForLoadState("networkidle");
  note("script of the first page", "bytes", LIMITS.firstScript, [scales.bytesOf(".js")]);
  note("letters of the first page", "bytes", LIMITS.firstLetters, [scales.bytesOf(".woff2")]);
  await context.close();
  await measureHungarianLetters();
  const times: number[] = [];
  for (let visits = 0; visits < VISITS; visits++) times.push(await timeUntilUsable());
  note("first page usable", "ms", 1000, [Math.min(...times)], times);
}

async function measureHungarianLetters(): Promise<void> {
  const context = await newcomer("hu-HU");
  const page = await context.newPage();
  scales.clear();
  await visit(page);
  await page.waitForLoadState("networkidle");
  note("letters of the first page in Hungarian", "bytes", LIMITS.firstLettersHungarian, [scales.bytesOf(".woff2")]);
  await context.close();
}

// A table

const LIVE = '[data-page="table"][data-live="true"]';

/** Presses something that is lit and answers how long it takes until the page changes, and until the move is made, if it is. */
function press(page: Page): Promise<{ changed: number; made: number | null }> {
  return page.evaluate(
    ([live, patience]) =>
      new Promise<{ changed: number; made: number | null }>((resolve, reject) => {
        const root = document.querySelector<HTMLElement>(live);
        const lit = document.querySelectorAll<HTMLElement>('button[data-piece][data-lit="true"]');
        const buttons = document.querySelectorAll<HTMLElement>("[data-status] [data-move]");
        const target = lit[Math.floor(lit.length / 2)] ?? buttons[0];
        if (root === null || target === undefined) return reject(new Error("there is nothing to press"));
        const { ply } = root.dataset;
        let changed = 0;
        const watcher = new MutationObserver(() => {
          const now = performance.now() - start;
          if (changed === 0) changed = now;
          if (root.dataset.ply !== ply) end(now);
        });
        const end = (made: number | null) => {
          watcher.disconnect();
          clearTimeout(timer);
          resolve({ changed, made });
        };
        // several moves of one piece open a menu instead, in which the first is pressed
        const timer = setTimeout(() => {
          document.querySelector<HTMLElement>(".menu [data-move]")?.click();
          setTimeout(() => (changed > 0 ? end(null) : reject(new Error("nothing changed"))), patience / 20);
        }, patience / 20);
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        const start = performance.now();
        target.click();
      }),
    [LIVE, MOVE_PATIENCE_MS] as const,
  );
}

/** Waits until somebody at the page is asked; false if that takes too long, as at the end of a game. */
async function isAsked(page: Page): Promise<boolean> {
  return (await page.waitForSelector(LIVE, { timeout: MOVE_PATIENCE_MS }).catch(() => null)) !== null;
}

const UNASKED = { pace: "off", confirm: "never", playForced: true, playRoutine: true } as const;

/** Weighs all script from the first page on until somebody is asked a second time: then bots have thought, too. */
async function weighTable(game: string, title: string): Promise<void> {
  const context = await newcomer();
  const page = await context.newPage();
  await settingsFor(page, UNASKED);
  scales.clear();
  await playNow(page, game);
  await isAsked(page);
  await press(page);
  await isAsked(page);
  await page.waitForLoadState("networkidle");
  note(`script of a table of ${title}`, "bytes", LIMITS.tableScript, [scales.bytesOf(".js")]);
  console.error(`       of it, the heaviest: ${scales.heaviest(".js", HEAVIEST)}`);
  await context.close();
}

/** By the move after which something is pressed: how long it took in each lap. */
type Laps = Map<string, number[]>;

function noteLaps(name: string, laps: Laps): void {
  const leasts = [...laps.values()].map((times) => Math.min(...times));
  note(name, "ms", 100, [Math.max(...leasts)], [...laps.values()].flat());
}

/** Plays the first moves of one and the same game several times. */
async function measureMoves(game: string, title: string): Promise<void> {
  const changed: Laps = new Map();
  const made: Laps = new Map();
  for (let lap = 0; lap < LAPS; lap++) {
    const context = await newcomer();
    const page = await context.newPage();
    await openTable(page, UNASKED, { game, players: 3, who: ["person", "greedy", "greedy"], seed: "laps" });
    for (let moves = 0; moves < MOVES && (await isAsked(page)); moves++) {
      const ply = (await page.locator(LIVE).getAttribute("data-ply")) ?? "";
      const times = await press(page);
      changed.set(ply, [...(changed.get(ply) ?? []), times.changed]);
      if (times.made !== null) made.set(ply, [...(made.get(ply) ?? []), times.made]);
    }
    await context.close();
  }
  noteLaps(`${title}: the page answers every click`, changed);
  noteLaps(`${title}: every move stands on the board`, made);
}

// Replays

const KINDS_OF_WORK = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"];

/** The time the page's own thread has spent so far on scripts, styles and layout, in ms. */
async function workDone(devtools: CDPSession): Promise<number[]> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return KINDS_OF_WORK.map((kind) => 1000 * (metrics.find(({ name }) => name === kind)?.value ?? 0));
}

async function heapInUse(devtools: CDPSession): Promise<number> {
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
}

/** Presses "next" and waits until the next position has been painted. */
function stepOn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const root = document.querySelector<HTMLElement>('[data-page="table"]');
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          requestAnimationFrame(() => setTimeout(resolve));
        });
        if (root !== null) watcher.observe(root, { attributeFilter: ["data-ply"] });
        document.querySelector<HTMLElement>('[data-replay="next"]')?.click();
      }),
  );
}

/** Two sessions with the page: one counts the thread's own time, one the time on the wall. */
interface Clocks {
  readonly thread: CDPSession;
  readonly wall: CDPSession;
}

async function clocksFor(page: Page): Promise<Clocks> {
  const session = async (timeDomain: "threadTicks" | "timeTicks") => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable", { timeDomain });
    return devtools;
  };
  return { thread: await session("threadTicks"), wall: await session("timeTicks") };
}

/** The work of one step forward, by kind. */
async function stepWork(page: Page, { thread, wall }: Clocks): Promise<{ thread: number[]; wall: number[] }> {
  const before = { thread: await workDone(thread), wall: await workDone(wall) };
  await stepOn(page);
  const since = async (clock: CDPSession, start: readonly number[]) =>
    (await workDone(clock)).map((time, kind) => time - start[kind]);
  return { thread: await since(thread, before.thread), wall: await since(wall, before.wall) };
}

const sum = (times: readonly number[]) => times.reduce((all, time) => all + time, 0);

async function measureSteps(page: Page, clocks: Clocks, table: string, title: string): Promise<void> {
  const moves = await replayAt(page, table);
  await replayAt(page, table, moves - STEPS * 2);
  const steps: { thread: number[]; wall: number[] }[] = [];
  let most = 0;
  for (let step = 0; step < STEPS; step++) {
    steps.push(await stepWork(page, clocks));
    most = Math.max(most, await page.evaluate(() => document.querySelectorAll("*").length));
  }
  const [thread, wall] = [steps.map((step) => sum(step.thread)), steps.map((step) => sum(step.wall))];
  note(`${title}: a late move at a full table is drawn`, "ms", 16, thread, wall);
  const means = KINDS_OF_WORK.map((_, kind) => (sum(steps.map((step) => step.thread[kind])) / STEPS).toFixed(1));
  console.error(`       of it, on average: script, styles, layout ${means.join(", ")} ms`);
  note(`${title}: elements of a late position at a full table`, "elements", 3000, [most]);
}

/** Goes to a replay from the first page without loading anything anew, and looks at positions all over it. */
async function leafThrough(page: Page, table: string): Promise<void> {
  await page.evaluate((place) => {
    location.hash = place;
  }, `#/replay/${table}/0`);
  const slider = page.locator('[data-replay="slider"]');
  await slider.waitFor();
  const most = Number(await slider.getAttribute("max"));
  for (let look = 1; look <= LOOKS_PER_REPLAY; look++) {
    const ply = Math.floor((most * look) / LOOKS_PER_REPLAY);
    await slider.fill(String(ply));
    await page.locator(`[data-page="table"][data-ply="${ply}"]`).waitFor();
  }
  await page.evaluate(() => {
    location.hash = "#/";
  });
  await page.locator('[data-page="table"]').waitFor({ state: "detached" });
}

async function measureHeap(page: Page, devtools: CDPSession, table: string): Promise<void> {
  await visit(page);
  for (let warm = 0; warm < 2; warm++) await leafThrough(page, table);
  const before = await heapInUse(devtools);
  for (let replay = 0; replay < REPLAYS; replay++) await leafThrough(page, table);
  note(`heap kept after ${REPLAYS} replayed games`, "bytes", 5_000_000, [(await heapInUse(devtools)) - before]);
}

async function measureReplays(game: string, title: string, record: string): Promise<void> {
  const context = await newcomer();
  const page = await context.newPage();
  await settingsFor(page, { pace: "off" });
  const clocks = await clocksFor(page);
  const table = await takeIn(page, join(SHELF, game, "golden", record));
  await measureSteps(page, clocks, table, title);
  if (game === GAMES[0].game) await measureHeap(page, clocks.wall, table);
  await context.close();
}

try {
  await measureFirstPage();
  for (const { game, title } of GAMES) await weighTable(game, title);
  for (const { game, title } of GAMES) await measureMoves(game, title);
  for (const { game, title, record } of GAMES) await measureReplays(game, title, record);
} finally {
  await browser.close();
  await site.close();
}
const holds = figures.every((figure) => figure.holds);
console.log(JSON.stringify({ holds, browser: browser.version(), figures }, null, 2));
process.exitCode = holds ? 0 : 1;
