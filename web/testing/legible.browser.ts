import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, replayAt, settingsFor, takeIn } from "./page.ts";

const GAMES = join(import.meta.dirname, "../../games");
/** Pixels on a desk: for words, and for figures on pieces. */
const LEAST = { words: 12, figures: 11 };

/** So long a busy machine may take to lay the board out. */
const PATIENCE_MS = 20_000;

/** Desks of laptops, on which most must find room. */
const SMALL_DESKS = [
  { width: 1200, height: 800 },
  { width: 1366, height: 768 },
];
const DESKS = [
  ...SMALL_DESKS,
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** All text on the board that is drawn smaller than it may be, or of which a part is cut off. */
function hardToRead(page: Page): Promise<string[]> {
  return page.evaluate(({ words, figures }) => {
    const board = document.querySelector("main") ?? document.body;
    const pixels = (element: Element) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (element instanceof SVGGraphicsElement)
        return size * Math.hypot(element.getScreenCTM()?.b ?? 0, element.getScreenCTM()?.d ?? 1);
      return size * ((element as { currentCSSZoom?: number }).currentCSSZoom ?? 1);
    };
    const boxOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    /** Is more of a text outside of what shows it than its descenders and side bearings? */
    const isCut = (text: Node) => {
      const { left, right, top, bottom } = boxOf(text);
      for (let around = text.parentElement; around !== null && around !== board; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === "visible" && overflowY === "visible") continue;
        if (/auto|scroll/.test(overflowX + overflowY) || around instanceof SVGElement) return false;
        const box = around.getBoundingClientRect();
        return right > box.right + 2 || left < box.left - 2 || bottom > box.bottom + 5 || top < box.top - 5;
      }
      return false;
    };
    const found = new Set<string>();
    const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const letters = text.textContent?.trim() ?? "";
      const around = text.parentElement;
      if (letters === "" || around === null || around.closest(".unseen") !== null) continue;
      const { width, height } = boxOf(text);
      if (width <= 2 || height <= 2) continue;
      const size = pixels(around);
      const least = /\p{L}/u.test(letters) ? words : figures;
      if (size < least - 0.05) found.add(`${letters}: ${size.toFixed(1)} px`);
      if (isCut(text)) found.add(`${letters}: cut`);
    }
    return [...found];
  }, LEAST);
}

/** Looks at a recorded game after a share of its moves. */
interface Look {
  readonly share: number;
  readonly desks: typeof DESKS;
}

const LATE: Look = { share: 0.95, desks: SMALL_DESKS };
const THROUGHOUT: readonly Look[] = [
  { share: 0.1, desks: SMALL_DESKS },
  { share: 0.5, desks: SMALL_DESKS },
  { share: 0.95, desks: DESKS },
];

// the longest words are Hungarian and French
test.each([
  { record: "puerto-rico/golden/puerto-rico-5p-both-mixed-0.caravel", language: "hu", looks: THROUGHOUT },
  { record: "portolano/golden/portolano-5p-game-mixed-0.caravel", language: "hu", looks: THROUGHOUT },
  { record: "portolano/golden/portolano-2p-game-mixed-0.caravel", language: "fr", looks: [LATE] },
  { record: "madeira/golden/madeira-4p-game-mixed-0.caravel", language: "hu", looks: THROUGHOUT },
  { record: "madeira/golden/madeira-2p-game-mixed-0.caravel", language: "fr", looks: [LATE] },
  { record: "brazil-imperial/golden/brazil-imperial-4p-game-greedy-0.caravel", language: "hu", looks: THROUGHOUT },
  { record: "brazil-imperial/golden/brazil-imperial-2p-game-greedy-0.caravel", language: "fr", looks: [LATE] },
] as const)("on a desk nothing on the board is too small to read, nor cut: $record in $language", async (one) => {
  const page = await openPage();
  await settingsFor(page, { pace: "off", language: one.language });
  const table = await takeIn(page, join(GAMES, one.record));
  const moves = await replayAt(page, table);
  for (const { share, desks } of one.looks) {
    await replayAt(page, table, Math.round(moves * share));
    for (const desk of desks) {
      await page.setViewportSize(desk);
      await expect
        .poll(() => hardToRead(page), {
          timeout: PATIENCE_MS,
          message: `${desk.width} wide, after ${share} of the game`,
        })
        .toEqual([]);
    }
  }
});
