import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { History, type TableEvent } from "@caravel/tables";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, expect, inject, onTestFinished } from "vitest";
import { contextOptions, type Looks } from "./looks.ts";
import { kept } from "./visiting.ts";

export * from "./visiting.ts";

/** How a test looks at the page. */
export interface TestLooks extends Looks {
  /** Another server than the common one. */
  readonly site?: string;
  /** Whether the page may keep itself for offline use. */
  readonly serviceWorkers?: "allow" | "block";
  /** Complaints of the browser that the test expects. */
  readonly expected?: RegExp;
}

const FAILURES = join(import.meta.dirname, "failures");
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

let connected: Promise<Browser> | null = null;

function browser(): Promise<Browser> {
  connected ??= chromium.connect(inject("browser"));
  return connected;
}

afterAll(async () => {
  await (await connected)?.close();
  connected = null;
});

/** Everything the page complains of from now on: errors on the console, thrown ones, and what its policy forbids. */
function complaintsOf(page: Page, expected: RegExp | undefined): string[] {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (expected?.test(text) !== true) complaints.push(text);
  };
  page.on("console", (message) => {
    if (message.type() === "error") complain(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complain(String(error.stack ?? error)));
  return complaints;
}

async function takePicture(page: Page, name: string): Promise<void> {
  mkdirSync(FAILURES, { recursive: true });
  const file = `${name.replace(/[^\p{L}\d]+/gu, "-").slice(0, 120)}.png`;
  await page.screenshot({ path: join(FAILURES, file) }).catch(() => {});
}

/** A new page in a browser that knows nothing yet, for one test: the test fails if the page complains of anything. */
export async function openPage(looks: TestLooks = {}): Promise<Page> {
  const context = await (await browser()).newContext({
    ...contextOptions(looks),
    baseURL: looks.site ?? inject("site"),
    serviceWorkers: looks.serviceWorkers ?? "allow",
  });
  const page = await context.newPage();
  const complaints = complaintsOf(page, looks.expected);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail" || complaints.length > 0) await takePicture(page, task.name);
    await context.close();
    expect(complaints, "the page complained").toEqual([]);
  });
  return page;
}

/** What happened at the only table this browser keeps. */
export async function keptHistory(page: Page): Promise<History> {
  return new History((await kept(page, "events")).values as TableEvent[]);
}

/** Expects that nothing on the page, or on a part of it, keeps anybody out, as far as axe can tell. */
export async function axe(page: Page, part = "html"): Promise<void> {
  await expectNothing(axeOn(page, part).withTags(AXE_TAGS));
}

/** The same by day and by night, which differ in nothing but colours. */
export async function axeDayAndNight(page: Page, part = "html"): Promise<void> {
  await axe(page, part);
  await page.emulateMedia({ colorScheme: "dark" });
  await settle(page);
  await expectNothing(axeOn(page, part).withRules(COLOUR_RULES));
  await page.emulateMedia({ colorScheme: "light" });
}

/** Waits until the new colours have been drawn and nothing fades from the old ones any more. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await drawn();
    await drawn();
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

/** Only what is wrong is described, and in the page itself, which has no frames. */
function axeOn(page: Page, part: string): AxeBuilder {
  return new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(true);
}

async function expectNothing(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(" ")}: ${failureSummary}`),
  );
  expect(found, "axe found").toEqual([]);
}

/** Expects that the page is no wider than the window. */
export async function fitsWidth(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => {
    return { wide: document.scrollingElement?.scrollWidth ?? 0, room: innerWidth };
  });
  expect(wide, "the width of the page").toBeLessThanOrEqual(room);
}
