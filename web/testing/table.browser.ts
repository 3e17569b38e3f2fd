import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axe, openPage, replayAt, settingsFor, takeIn, visit } from "./page.ts";
import { after, myTurn, openTable, playOnBoard, QUICK, RECORD, standing } from "./player.ts";

const status = (page: Page) => page.locator("[data-status]");

/** What the pieces of the board are called, which tells what lies where. */
function labels(page: Page): Promise<string[]> {
  const named = page.locator("main.centre [data-spot][aria-label]");
  return named.evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute("aria-label") ?? ""));
}

describe("from the first page", () => {
  test("two clicks lead to the first decision against bots", async () => {
    const page = await openPage();
    await visit(page);
    await page.getByRole("button", { name: "Play now" }).click();
    expect((await myTurn(page)).isLive).toBe(true);
    expect(await page.locator('[data-lit="true"]').count()).toBeGreaterThan(0);
  });

  test("a running game is listed with whose turn it is, and goes on from there", async () => {
    const page = await openPage();
    await openTable(page, QUICK);
    await playOnBoard(page, 1, after(10));
    const { ply } = await myTurn(page);
    await visit(page);
    await page.locator('a[href^="#/table/"]').first().click();
    expect((await myTurn(page)).ply).toBe(ply);
  });
});

describe("doing things", () => {
  test("what is not legal explains why, with its rule, and the rule opens the rulebook there", async () => {
    const page = await openPage();
    await openTable(page, QUICK, { who: ["person", "random"], seed: "why" });
    await myTurn(page);
    await page.locator('[data-piece][data-spot^="bank."]').first().click({ force: true });
    const why = page.locator(".floating.why");
    await why.waitFor();
    const rule = await why.getByRole("button", { name: /PR-[A-Z]+-\d+/ }).innerText();
    await why.getByRole("button", { name: rule }).click();
    await page
      .locator("dialog")
      .getByText(/PR-[A-Z]+-\d+/)
      .first()
      .waitFor();
    expect(await page.locator("dialog").innerText()).toContain(rule.replace("Rule ", ""));
  });

  test("a move that cannot be taken back wants a second word; others can be undone", async () => {
    const page = await openPage();
    await openTable(page, { pace: "off" }, { who: ["person", "random"], seed: "undo" });
    const { ply } = await myTurn(page);
    await page.locator('[data-spot="role.2"]').click();
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>("[data-page]")?.dataset.ply !== before,
      String(ply),
    );
    await status(page).getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>("[data-page]")?.dataset.ply === before,
      String(ply),
    );
    await page.locator('[data-spot="role.2"]').click();
    await page.locator('[data-move="pass"]').click();
    await status(page).locator("[data-confirm]").waitFor();
    expect((await standing(page)).ply).toBe(ply + 1);
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>("[data-page]")?.dataset.ply) > before,
      ply + 1,
    );
  });

  test("a reload in the middle of a turn loses nothing, half-made choices included", async () => {
    const page = await openPage();
    await openTable(page, QUICK, { who: ["person", "random"], seed: "reload" });
    const isHalfMade = () => page.locator('[data-status] [data-move="done"]').isVisible();
    await playOnBoard(page, 8, isHalfMade);
    expect(await isHalfMade()).toBe(true);
    const board = await page.locator("main.centre").innerText();
    const before = await standing(page);
    await page.reload();
    expect(await myTurn(page)).toEqual(before);
    expect(await page.locator("main.centre").innerText()).toBe(board);
  });
});

describe("by keyboard on the board", () => {
  test("Tab reaches the roles as one stop, arrows go from card to card, Enter takes one, z takes it back", async () => {
    const page = await openPage();
    await openTable(page, QUICK, { who: ["person", "random"], seed: "keys" });
    const { ply } = await myTurn(page);
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.spot ?? "");
    for (let step = 0; step < 20 && !(await focused()).startsWith("role."); step++) await page.keyboard.press("Tab");
    const first = await focused();
    await page.keyboard.press("ArrowRight");
    const second = await focused();
    expect([first, second].every((spot) => spot.startsWith("role.")) && first !== second).toBe(true);
    await page.locator(".floating.tip").waitFor();
    await page.keyboard.press("Tab");
    expect(await focused()).not.toMatch(/^role\./);
    await page.keyboard.press("Shift+Tab");
    expect(await focused()).toBe(second);
    await page.locator('[data-spot="role.2"]').focus();
    await page.keyboard.press("Enter");
    await page.locator(`[data-page="table"][data-ply="${ply + 1}"]`).waitFor();
    await page.keyboard.press("z");
    await page.locator(`[data-page="table"][data-ply="${ply}"]`).waitFor();
  });

  test("a colonist dragged from the wind rose to a circle goes where a click on that circle would send it", async () => {
    const page = await openPage();
    await openTable(page, QUICK, { who: ["person", "random"], seed: "drag" });
    const waiting = page.locator('[data-spot="seat.0.wind-rose.colonist"][data-lit="true"]').first();
    await playOnBoard(page, 9, () => waiting.isVisible());
    const { ply } = await standing(page);
    // an empty one: who stands on a circle can be lifted from it
    const circle = page.locator('[data-spot^="seat.0.island."][data-lit="true"]:not(.soft)').first();
    const empty = async () => (await labels(page)).filter((label) => label.endsWith(", empty")).length;
    const [before, emptyBefore] = [await labels(page), await empty()];
    const whenPlaced = async () => {
      await expect.poll(empty, { timeout: 60_000 }).toBe(emptyBefore - 1);
      return { ...(await myTurn(page)), board: await labels(page) };
    };
    await waiting.dragTo(circle);
    const dragged = await whenPlaced();
    // those already at work may have been left where they are first
    for (let moves = dragged.ply - 1; moves >= ply; moves--) {
      await page.keyboard.press("z");
      await page.locator(`[data-page="table"][data-ply="${moves}"]`).waitFor();
    }
    expect(await labels(page)).toEqual(before);
    await circle.click();
    expect(await whenPlaced()).toEqual(dragged);
  });
});

describe("around one device", () => {
  test("a curtain hides the table between two people", async () => {
    const page = await openPage();
    await openTable(
      page,
      { ...QUICK, curtain: "always" },
      { door: "here", who: ["person", "person"], seed: "curtain" },
    );
    const curtain = page.locator('[data-page="curtain"]');
    await curtain.waitFor();
    await axe(page);
    expect(await page.locator('[data-page="table"]').count()).toBe(0);
    await curtain.getByRole("button").click();
    await myTurn(page);
    // the prospector leaves nothing to do: the other one is next
    await page.locator('[data-spot="role.6"]').click();
    await curtain.waitFor();
    expect(await page.locator('[data-page="table"], [data-piece]').count()).toBe(0);
    await curtain.getByRole("button").click();
    expect((await myTurn(page)).isLive).toBe(true);
  });
});

describe("looking back", () => {
  test("any position of the past, by key and slider, and back to the present", async () => {
    const page = await openPage();
    await openTable(page, QUICK, { who: ["person", "random"] });
    await playOnBoard(page, 2, after(12));
    const { ply } = await myTurn(page);
    await page.keyboard.press("[");
    await page.locator(`[data-page="table"][data-ply="${ply - 1}"]`).waitFor();
    await page.keyboard.press("Home");
    await page.locator('[data-page="table"][data-ply="0"]').waitFor();
    await page.locator('[data-replay="slider"]').fill("4");
    await page.locator('[data-page="table"][data-ply="4"]').waitFor();
    expect((await standing(page)).isLive).toBe(false);
    await page.locator('[data-replay="now"]').click();
    expect(await myTurn(page)).toEqual({ ply, isLive: true, isOver: false });
  });
});

describe("a recorded game", () => {
  test("is taken in on the first page, and replayed step by step from any move in the address", async () => {
    const page = await openPage();
    await settingsFor(page, QUICK);
    const id = await takeIn(page, RECORD);
    expect(await replayAt(page, id, 30)).toBe(30);
    await page.locator('[data-replay="next"]').click();
    await page.locator('[data-page="table"][data-ply="31"]').waitFor();
    await page.keyboard.press("ArrowRight");
    await page.locator('[data-page="table"][data-ply="32"]').waitFor();
    await page.evaluate((table) => {
      location.hash = `#/replay/${table}/12`;
    }, id);
    await page.locator('[data-page="table"][data-ply="12"]').waitFor();
  });

  test("that was tampered with is refused, with the line at fault", async () => {
    const page = await openPage();
    await visit(page);
    const text = readFileSync(RECORD, "utf8").replace(/^20 (\d) /m, "20 9 ");
    const chooser = page.locator('input[type="file"]:enabled');
    await chooser.waitFor({ state: "attached" });
    await chooser.setInputFiles({ name: "false.caravel", mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.getByText(/line \d+: its check does not fit/i).waitFor();
  });
});

describe("everybody", () => {
  test("the language of a running table can be switched, and stays", async () => {
    const page = await openPage();
    // with this seed the person begins, so a role is to be chosen
    await openTable(page, QUICK, { who: ["person", "random"], seed: "b" });
    await myTurn(page);
    await page.locator("[data-cog]").click();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.locator('dialog input[value="hu"]').check({ force: true });
    await page.keyboard.press("Escape");
    await status(page)
      .getByText(/válassz/i)
      .waitFor();
    await page.reload();
    await status(page)
      .getByText(/válassz/i)
      .waitFor();
  });

  test("on a desk nothing is scrolled between a choice and what it touches", async () => {
    const page = await openPage({ width: 1440, height: 900 });
    await openTable(page, QUICK, { players: 5, who: ["person", "random", "random", "random", "random"] });
    await myTurn(page);
    const overflow = await page.locator(".centre").evaluate((centre) => centre.scrollHeight - centre.clientHeight);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test("on touch every piece that can be acted on is large enough for a finger", async () => {
    const page = await openPage({ width: 390, height: 844, touch: true });
    await openTable(page, QUICK, { who: ["person", "random"] });
    await myTurn(page);
    const small = await page.locator('[data-lit="true"], [data-status] button:enabled').evaluateAll((things) =>
      things
        .map((thing) => ({ label: thing.getAttribute("aria-label"), box: thing.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
        .map(({ label, box }) => `${label}: ${box.width} x ${box.height}`),
    );
    expect(small).toEqual([]);
  });
});
