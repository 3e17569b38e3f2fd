import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, replayAt, settingsFor, takeIn } from "./page.ts";

const GAMES = join(import.meta.dirname, "../../games");
/** Pixels on a desk: for words, and for figures on pieces. */
const LEAST = { words: 12, figures: 11 };

/** So long a busy machine may take to lay the board out. */
const PATIENCE_MS = 20_000;

/** All text on the board that is drawn smaller than it may be. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(({ words, figures }) => {
    const pixels = (element: Element) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (element instanceof SVGGraphicsElement) return size * (element.getScreenCTM()?.d ?? 1);
      return size * ((element as { currentCSSZoom?: number }).currentCSSZoom ?? 1);
    };
    const isSeen = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width, height } = range.getBoundingClientRect();
      return width > 2 && height > 2;
    };
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const letters = text.textContent?.trim() ?? "";
      if (letters === "" || text.parentElement === null || !isSeen(text)) continue;
      const size = pixels(text.parentElement);
      const least = /\p{L}/u.test(letters) ? words : figures;
      if (size < least - 0.05) found.add(`${letters}: ${size.toFixed(1)} px`);
    }
    return [...found];
  }, LEAST);
}

/** Windows of desks, the smallest first. */
const DESKS = [
  [1200, 800],
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const;
const SHARES = [0.1, 0.5, 0.95];

// the longest words are Hungarian
test.each([
  ["puerto-rico/golden/puerto-rico-5p-both-mixed-0.caravel", DESKS],
  ["portolano/golden/portolano-5p-game-mixed-0.caravel", DESKS.slice(-1)],
])("on a desk nothing on the board is too small to read: %s", async (record, windows) => {
  const page = await openPage();
  await settingsFor(page, { pace: "off", language: "hu" });
  const table = await takeIn(page, join(GAMES, record));
  const moves = await replayAt(page, table);
  for (const share of SHARES) {
    await replayAt(page, table, Math.round(moves * share));
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => tooSmall(page), { timeout: PATIENCE_MS, message: `${width} wide after ${share} of the game` })
        .toEqual([]);
    }
  }
});
