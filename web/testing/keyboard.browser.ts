import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage } from "./page.ts";
import { after, dice, myTurn, openTable, playOnBoard, QUICK, standing } from "./player.ts";

const GAMES = ["puerto-rico", "portolano", "madeira", "brazil-imperial"];
/** Whole games of all four are played by keyboard in text mode. */
const WHOLE_GAMES = ["puerto-rico", "portolano"];

/** What the focus is on once everything has been drawn: something that can be chosen, and what it is called. */
function focused(page: Page): Promise<{ isChoice: boolean; name: string }> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const here = document.activeElement as HTMLElement | null;
    const isChoice = here?.matches('[data-lit="true"], [data-move], [data-confirm]') === true;
    return { isChoice, name: here?.dataset.spot ?? here?.dataset.move ?? here?.outerHTML.slice(0, 120) ?? "" };
  });
}

/** The number of the button that places everybody at once: at random they would be taken up and put down for ever. */
function shortcut(page: Page): Promise<number> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>("[data-status] [data-move]")];
    return buttons.findIndex(({ dataset }) => dataset.move === "fill" || dataset.move === "done") + 1;
  });
}

/** How much is lit, and what of it is not reached with Tab and arrows, whichever way they are pressed. */
function unreached(page: Page): Promise<{ lit: number; missed: string[] }> {
  return page.evaluate(() => {
    const pieces = [...document.querySelectorAll<HTMLElement>("[data-piece]")].filter(
      (piece) => piece.getClientRects().length > 0,
    );
    const lit = pieces.filter(({ dataset }) => dataset.lit === "true");
    const reached = new Set(pieces.filter(({ tabIndex }) => tabIndex === 0));
    for (const piece of reached)
      for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
        if (lit.every((one) => reached.has(one))) return { lit: lit.length, missed: [] };
        piece.focus();
        piece.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const next = document.activeElement;
        if (next instanceof HTMLElement && next.matches("[data-piece]")) reached.add(next);
      }
    const missed = lit.filter((piece) => !reached.has(piece)).map(({ ariaLabel }) => ariaLabel ?? "");
    return { lit: lit.length, missed };
  });
}

describe("by keyboard on the board", () => {
  test.each(GAMES)("Tab and arrows reach everything that is lit (%s)", async (game) => {
    const page = await openPage();
    await openTable(page, QUICK, { game, players: 3, who: ["person", "random", "random"], seed: "reach" });
    let lit = 0;
    for (const ply of [0, 24]) {
      await playOnBoard(page, 8, after(ply));
      await myTurn(page);
      const found = await unreached(page);
      expect(found.missed).toEqual([]);
      lit += found.lit;
    }
    expect(lit).toBeGreaterThan(3);
  });

  test.each(WHOLE_GAMES)(
    "a whole game (%s): the focus is always on the next thing that can be chosen, and nothing goes wrong",
    async (game) => {
      const page = await openPage();
      await openTable(page, QUICK, { game, who: ["person", "random"], seed: "keyboard" });
      const roll = dice(21);
      const lost: unknown[] = [];
      let decisions = 0;
      for (let at = await myTurn(page); !at.isOver; at = await myTurn(page)) {
        if (decisions++ === 0) await page.keyboard.press("Tab");
        const next = await focused(page);
        if (decisions > 1 && !next.isChoice) lost.push({ ply: at.ply, ...next });
        const placing = await shortcut(page);
        if (placing > 0) await page.keyboard.press(String(placing));
        else {
          for (let steps = roll(3); steps > 0; steps--)
            await page.keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft"][roll(3)]);
          // an arrow may lead to a piece that only explains itself
          await page.keyboard.press((await focused(page)).isChoice ? "Enter" : "1");
          if (await page.locator(".floating.menu").isVisible()) await page.keyboard.press("Enter");
        }
        await page.waitForFunction((before) => {
          const table = document.querySelector<HTMLElement>('[data-page="table"]');
          return document.querySelector("[data-score]") !== null || table?.dataset.ply !== before;
        }, String(at.ply));
      }
      expect(decisions).toBeGreaterThan(20);
      expect(lost).toEqual([]);
    },
  );

  test("Enter confirms what is chosen wherever the focus is, and Escape puts it down", async () => {
    const page = await openPage();
    await openTable(page, { ...QUICK, confirm: "always" }, { who: ["person", "random"], seed: "enter" });
    const { ply } = await myTurn(page);
    await page.locator('[data-lit="true"]').first().click();
    await page.locator("[data-confirm]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("[data-confirm]").waitFor({ state: "detached" });
    await page.locator('[data-lit="true"]').first().click();
    await page.locator("[data-cog]").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>("[data-page]")?.dataset.ply) > before,
      ply,
    );
    expect(await page.locator("dialog").count()).toBe(0);
  });

  test("a digit takes the piece of that number where the question has no buttons", async () => {
    const page = await openPage();
    await openTable(page, QUICK, { who: ["person", "random"], seed: "digits" });
    const { ply } = await myTurn(page);
    expect(await page.locator("[data-status] [data-move]").count()).toBe(0);
    const second = await page.locator('main [data-lit="true"]').nth(1).getAttribute("data-spot");
    await page.keyboard.press("2");
    await page.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>("[data-page]")?.dataset.ply) > before,
      ply,
    );
    expect(await page.locator(`[data-spot="${second}"]`).first().getAttribute("data-lit")).toBe("false");
  });

  test("a tooltip never covers what is asked", async () => {
    const page = await openPage();
    await openTable(page, QUICK, { who: ["person", "random"], seed: "tips" });
    await myTurn(page);
    for (let piece = 0; piece < (await page.locator('main [data-lit="true"]').count()); piece++) {
      await page.locator('main [data-lit="true"]').nth(piece).focus();
      await page.keyboard.press("ArrowRight");
      await page.locator(".floating.tip").waitFor();
      const covered = await page.evaluate(() => {
        const tip = document.querySelector(".floating.tip")?.getBoundingClientRect();
        return [...document.querySelectorAll('[data-lit="true"]')].filter((thing) => {
          const { left, top, width, height } = thing.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return tip !== undefined && x > tip.left && x < tip.right && y > tip.top && y < tip.bottom;
        }).length;
      });
      expect(covered).toBe(0);
    }
  });
});

describe("by pointer", () => {
  test("no tooltip opens under a pointer that rests while the page changes, and one does when it moves", async () => {
    const page = await openPage();
    await openTable(page, QUICK, { who: ["person", "random"], seed: "rest" });
    await myTurn(page);
    const box = await page.locator('main [data-lit="true"]').first().boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.locator(".floating.tip").waitFor();
    await page.reload();
    await myTurn(page);
    await page.waitForTimeout(900);
    expect(await page.locator(".floating.tip").count()).toBe(0);
    await page.mouse.move(x + 4, y + 2);
    await page.locator(".floating.tip").waitFor();
  });

  test("another player's board is opened from the panel; arrows go round, Escape leads back", async () => {
    const page = await openPage();
    await openTable(page, QUICK, { players: 3, who: ["person", "random", "random"], seed: "visit" });
    await myTurn(page);
    await page.locator('[data-panel="1"]').click({ position: { x: 60, y: 8 } });
    await page.locator('[data-visited="1"]').waitFor();
    await page.keyboard.press("ArrowRight");
    await page.locator('[data-visited="2"]').waitFor();
    await page.keyboard.press("ArrowRight");
    await page.locator('[data-visited="1"]').waitFor();
    await page.keyboard.press("Escape");
    await page.locator("[data-visited]").waitFor({ state: "detached" });
    await page.locator('[data-panel="2"] button').first().focus();
    await page.keyboard.press("Enter");
    await page.locator('[data-visited="2"]').waitFor();
    expect((await standing(page)).isLive).toBe(true);
  });
});
