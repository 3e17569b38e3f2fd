import { join } from "node:path";
import type { Page } from "playwright-core";
import type { Settings } from "../app/settings.svelte.ts";
import { settingsFor, visit } from "./visiting.ts";

/** Settings with which a game is played through quickly: nothing moves, nothing is asked twice and nothing explained. */
export const QUICK: Partial<Settings> = { pace: "off", confirm: "never", hints: false, cautions: false };

/** A whole recorded game of Puerto Rico. */
export const RECORD: string = join(
  import.meta.dirname,
  "../../games/puerto-rico/golden/puerto-rico-3p-base-eager-0.caravel",
);

/** What a test wants on its table. */
export interface TestTable {
  readonly game?: string;
  readonly players?: number;
  readonly door?: "bots" | "here";
  readonly seed?: string;
  /** Who sits on each seat: `person`, `random` or `greedy`; the others as the page has it. */
  readonly who?: readonly string[];
  /** Options to switch on, by their label. */
  readonly options?: readonly RegExp[];
}

const TABLE = '[data-page="table"]';
const PATIENCE_MS = 60_000;

/** Opens a table through the page's own form. */
export async function openTable(page: Page, settings: Partial<Settings>, wanted: TestTable = {}): Promise<void> {
  const { game = "puerto-rico", players = 2, door = "bots", seed = "", who = [], options = [] } = wanted;
  await settingsFor(page, settings);
  await visit(page, `#/new/${game}/${door}`);
  await page.locator(`input[name="players"][value="${players}"]`).check({ force: true });
  for (const [seat, style] of who.entries()) await page.locator("fieldset select").nth(seat).selectOption(style);
  for (const option of options) await page.getByRole("checkbox", { name: option }).check();
  if (seed !== "") {
    await page.locator("details.more summary").click();
    await page.locator(".seed input").fill(seed);
  }
  await page.locator("form button.primary").click();
  await page.locator(`${TABLE}, [data-page="curtain"]`).first().waitFor({ timeout: PATIENCE_MS });
}

/** How a table stands: after how many moves, whether somebody is asked, whether it is over. */
export interface Standing {
  readonly ply: number;
  readonly isLive: boolean;
  readonly isOver: boolean;
}

export function standing(page: Page): Promise<Standing> {
  return page.evaluate((selector) => {
    const table = document.querySelector<HTMLElement>(selector);
    return {
      ply: Number(table?.dataset.ply ?? -1),
      isLive: table?.dataset.live === "true",
      isOver: document.querySelector("[data-score]") !== null,
    };
  }, TABLE);
}

/** Waits until the person at the page is asked, or the game is over. */
export function myTurn(page: Page): Promise<Standing> {
  return turnAfter(page, null);
}

/** Waits until the person at the page is asked anew after so many moves, be it by a menu, or the game is over. */
export async function turnAfter(page: Page, ply: number | null): Promise<Standing> {
  await page.evaluate(
    ([selector, before, patience]) =>
      new Promise<void>((resolve, reject) => {
        const isAsked = () => {
          const table = document.querySelector<HTMLElement>(selector);
          if (document.querySelector("[data-score]") !== null) return true;
          const isNew = table?.dataset.ply !== before || document.querySelector(".floating.menu") !== null;
          return table?.dataset.live === "true" && isNew;
        };
        const stop = () => {
          observer.disconnect();
          clearTimeout(timer);
        };
        const look = () => {
          if (!isAsked()) return;
          stop();
          resolve();
        };
        const observer = new MutationObserver(look);
        const timer = setTimeout(() => {
          stop();
          reject(new Error(`nobody at the page is asked after move ${before}`));
        }, patience);
        const attributeFilter = ["data-ply", "data-live", "data-score"];
        observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter });
        look();
      }),
    [TABLE, String(ply), PATIENCE_MS] as const,
  );
  return standing(page);
}

/** A source of small numbers that is the same in every run. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** For `playOnBoard`: stop after so many moves. */
export const after =
  (moves: number) =>
  ({ ply }: Standing): boolean =>
    ply >= moves;

/** Clicks through a whole game on the board: any lit piece, any button of the status line, any line of a menu. Answers the moves seen. */
export async function playOnBoard(
  page: Page,
  seed: number,
  until: (standing: Standing) => boolean | Promise<boolean> = () => false,
): Promise<number[]> {
  const roll = dice(seed);
  const plies: number[] = [];
  for (let now = await myTurn(page); !now.isOver; now = await turnAfter(page, now.ply)) {
    if (await until(now)) break;
    plies.push(now.ply);
    if (await clickSomething(page, roll(1_000_000))) continue;
    // another's move may have come in while one's own was on its way
    if ((await standing(page)).isLive) throw new Error(`nothing on the board can be done after move ${now.ply}`);
  }
  return plies;
}

/** Clicks on whatever can be done for as long as the person at the page is asked, and no longer. */
export async function playTurn(page: Page, seed: number): Promise<void> {
  const roll = dice(seed);
  for (let now = await standing(page); now.isLive && !now.isOver; now = await standing(page))
    await clickSomething(page, roll(1_000_000));
}

/** Clicks on something that can be done, as soon as there is something; false if there is nothing for long. */
function clickSomething(page: Page, luck: number): Promise<boolean> {
  return page.evaluate(
    async ([selector, number]) => {
      const can = () => {
        // colonists are placed at once: at random they would be taken up and put down for ever
        const shortcut = '[data-status] [data-move="fill"], [data-status] [data-move="done"]';
        const all = [shortcut, ".floating.menu [data-move]", '[data-lit="true"], [data-status] [data-move]'];
        return all.map((kind) => document.querySelectorAll<HTMLElement>(kind)).find(({ length }) => length > 0);
      };
      const isLive = () => document.querySelector<HTMLElement>(selector)?.dataset.live === "true";
      for (let patience = 100; patience > 0 && isLive() && can() === undefined; patience--)
        await new Promise((resolve) => setTimeout(resolve, 50));
      const things = can();
      things?.[number % things.length].click();
      return things !== undefined;
    },
    [TABLE, luck] as const,
  );
}

/** Plays a whole game in text mode with nothing but the keyboard: Tab reaches a choice, Enter takes it. */
export async function playByKeyboard(page: Page, seed: number): Promise<number> {
  const roll = dice(seed);
  let decisions = 0;
  for (let standing = await myTurn(page); !standing.isOver; standing = await turnAfter(page, standing.ply)) {
    decisions++;
    const choices = await page
      .locator("ol[data-choices] button")
      .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.move ?? ""));
    const shortcut = choices.findIndex((move) => move === "fill" || move === "done");
    const wanted = shortcut >= 0 ? shortcut : roll(Math.min(choices.length, 9));
    // now and then the long way by Tab, otherwise the key of the choice if it has one
    if (decisions % 10 === 1 || wanted >= 9) {
      await page.locator("#choices").focus();
      for (let step = 0; step <= wanted; step++) await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
    } else await page.keyboard.press(String(wanted + 1));
  }
  return decisions;
}
