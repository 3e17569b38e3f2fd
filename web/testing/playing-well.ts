import type { Evaluation } from "@caravel/bots";
import { botMove, greedyBot } from "@caravel/bots";
import { partsOf, rulesOf } from "@caravel/games";
import type { GameRecord } from "@caravel/kernel";
import { matchOf } from "@caravel/tables";
import type { Page } from "playwright-core";
import { keptHistory } from "./page.ts";
import { myTurn, type Standing, turnAfter } from "./player.ts";

/** Plays on for the first seat as a greedy bot would, with clicks on the board, to the end of the game or until it is enough. */
export async function playWell(
  page: Page,
  game: string,
  until: (standing: Standing) => boolean | Promise<boolean> = () => false,
): Promise<void> {
  const [rules, parts] = [await rulesOf(game), partsOf(game)];
  const vocabulary = await parts?.vocabulary();
  if (rules === null || vocabulary === undefined) throw new Error(`there is no ${game}`);
  const bot = greedyBot(((await parts?.evaluation?.()) ?? null) as Evaluation | null);
  for (let now = await myTurn(page); !now.isOver; now = await turnAfter(page, now.ply)) {
    if (await until(now)) return;
    const match = matchOf(rules, await recordAfter(page, now.ply));
    const move = botMove(match, 0, bot);
    await choose(page, move, vocabulary.write(move));
  }
}

/** What the browser keeps of the table, once so many moves are in it. */
async function recordAfter(page: Page, ply: number): Promise<GameRecord> {
  for (;;) {
    const history = await keptHistory(page);
    if (history.ply === ply) return history.record();
    await page.waitForTimeout(20);
  }
}

/** Clicks on what stands for a move, in whichever place of a phone it is, and on its line if there is a menu. */
async function choose(page: Page, move: number, text: string): Promise<void> {
  const isDone = await page.evaluate(async (wanted) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const click = (within: string) => {
      const things = [...document.querySelectorAll<HTMLElement>(`${within} [data-can]`)].filter(
        (thing) => thing.getClientRects().length > 0 && (thing.dataset.can ?? "").split(" ").includes(wanted),
      );
      const thing = things.toSorted(
        (one, other) => (one.dataset.can ?? "").length - (other.dataset.can ?? "").length,
      )[0];
      thing?.click();
      return thing !== undefined;
    };
    let isFound = click("body");
    for (const tab of document.querySelectorAll<HTMLElement>("[data-tab]")) {
      if (isFound) break;
      tab.click();
      await drawn();
      isFound = click("body");
    }
    await drawn();
    if (document.querySelector(".floating.menu") !== null) return click(".floating.menu");
    return isFound;
  }, String(move));
  if (!isDone) throw new Error(`nothing on the board stands for ${text}`);
}
