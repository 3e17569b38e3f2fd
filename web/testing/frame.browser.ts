import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axe, openPage, replayAt, settingsFor, takeIn, visit } from "./page.ts";
import { after, myTurn, openTable, playOnBoard, QUICK, RECORD } from "./player.ts";
import { LIMITS } from "./scales.ts";

const plyOf = (page: Page) => page.locator('[data-page="table"]').getAttribute("data-ply").then(Number);

describe("the letters", () => {
  test.each([
    ["en-GB", LIMITS.firstLetters],
    ["fr-FR", LIMITS.firstLetters],
    ["hu-HU", LIMITS.firstLettersHungarian],
  ])("of the first page (%s) are ours and weigh at most %i bytes", async (language, limit) => {
    const page = await openPage({ language });
    let bytes = 0;
    page.on("response", async (response) => {
      if (response.url().endsWith(".woff2") && response.request().serviceWorker() === null)
        bytes += Number((await response.allHeaders())["content-length"]);
    });
    await visit(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
    );
    expect(loaded.join()).toContain("Alegreya");
    expect(loaded.join()).toContain("Source Sans 3");
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(limit);
  });
});

describe("pace", () => {
  test.each([
    ["the space key", (page: Page) => page.keyboard.press(" ")],
    ["a click on the board", (page: Page) => page.locator("main.centre").click({ position: { x: 4, y: 4 } })],
  ])("while the others move the line says what happens, and %s shows it at once", async (_, hurry) => {
    const page = await openPage({ reducedMotion: false });
    await openTable(
      page,
      { ...QUICK, pace: "calm" },
      { players: 5, who: ["person", "random", "random", "random", "random"], seed: "pace" },
    );
    await myTurn(page);
    // looked for before the choice that lets the others move, which does not last
    const happening = page.waitForFunction(() => {
      const line = document.querySelector<HTMLElement>("[data-question].happening");
      const isLive = document.querySelector<HTMLElement>('[data-page="table"]')?.dataset.live;
      return line === null ? null : { words: line.innerText, isLive };
    });
    await page.locator('[data-lit="true"]').first().click();
    const seen = await (await happening).jsonValue();
    expect(seen?.words.length).toBeGreaterThan(10);
    expect(seen?.isLive).toBe("false");
    const log = page.locator("[data-log] li");
    const told = await log.count();
    await hurry(page);
    // at this pace every move of the others would be left to be read for a second
    await page.locator('[data-page="table"][data-live="true"]').waitFor({ timeout: 5000 });
    expect(await log.count()).toBeGreaterThan(told);
  });

  test("what changed since my last turn is marked until I act", async () => {
    const page = await openPage();
    await openTable(page, QUICK, { players: 3, who: ["person", "random", "random"], seed: "fresh" });
    await playOnBoard(page, 6, async () => (await page.locator("[data-fresh]").count()) > 0);
    const { ply } = await myTurn(page);
    const marked = await page.evaluate(() => {
      const places = [...document.querySelectorAll<HTMLElement>("[data-fresh]")].map(
        ({ dataset }) => dataset.spot ?? "",
      );
      // what loses its mark from now on
      const cleared: string[] = [];
      const watcher = new MutationObserver((changes) => {
        for (const { target } of changes) {
          const { fresh, spot = "" } = (target as HTMLElement).dataset;
          if (fresh === undefined) cleared.push(spot);
        }
      });
      watcher.observe(document.body, { subtree: true, attributeFilter: ["data-fresh"] });
      Object.assign(window, { cleared });
      return places;
    });
    expect(marked.length).toBeGreaterThan(0);
    await playOnBoard(page, 6, ({ ply: now }) => now > ply);
    const cleared = await page.evaluate(() => (window as unknown as { cleared: string[] }).cleared);
    for (const spot of marked) expect(cleared).toContain(spot);
  });
});

/** Buttons of Puerto Rico: passing, and being done with placing colonists. */
const ANSWERS = ["pass", "fill"];

/** Scrolls to the foot of the page and answers what of the question is not to be seen there. */
function scrolledAway(page: Page): Promise<{ away: string[]; buttons: string[]; scrolled: number }> {
  return page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    const answers = [...document.querySelectorAll<HTMLElement>("[data-status] [data-move]")];
    const things = [...document.querySelectorAll<HTMLElement>("[data-question], [data-undo]"), ...answers];
    const isAway = (thing: HTMLElement) => {
      const { top, bottom } = thing.getBoundingClientRect();
      return top < 0 || bottom > innerHeight;
    };
    const away = things.filter(isAway).map((thing) => thing.innerText);
    return { away, buttons: answers.map(({ dataset }) => dataset.move ?? ""), scrolled: scrollY };
  });
}

describe("between phone and desk", () => {
  test.each([768, 1151])("%i wide the question, its buttons, undo and done never scroll away", async (width) => {
    const page = await openPage({ width, height: 800 });
    await openTable(page, QUICK, { players: 4, who: ["person", "random", "random", "random"], seed: "sticky" });
    const gone: unknown[] = [];
    const seen = new Set<string>();
    await playOnBoard(page, 4, async ({ ply }) => {
      const { away, buttons, scrolled } = await scrolledAway(page);
      for (const button of buttons) seen.add(button);
      if (away.length > 0) gone.push({ ply, away });
      return scrolled > 0 && ANSWERS.every((answer) => seen.has(answer));
    });
    expect(gone).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining(ANSWERS));
  });
});

describe("on a desk", () => {
  test.each(["hu-HU", "fr-FR"])("answers (%s) do not run under undo, however long they are", async (language) => {
    const page = await openPage({ language });
    await openTable(page, { ...QUICK, confirm: "always" }, { who: ["person", "random"], seed: "long" });
    await myTurn(page);
    await page.locator('main [data-lit="true"]').first().click();
    await page.locator("[data-confirm]").waitFor();
    const { answers, undo } = await page.evaluate(() => {
      for (const words of document.querySelectorAll("[data-confirm] > span"))
        words.textContent += ` ${words.textContent}`.repeat(9);
      const edges = (thing: Element) => thing.getBoundingClientRect();
      const undo = document.querySelector("[data-undo]");
      return {
        answers: [...document.querySelectorAll("[data-choices] button")].map((answer) => edges(answer).right),
        undo: undo === null ? 0 : edges(undo).left,
      };
    });
    expect(answers).toHaveLength(2);
    expect(Math.max(...answers)).toBeLessThanOrEqual(undo);
  });
});

describe("large screens", () => {
  test.each([
    [1920, 1080],
    [2560, 1440],
  ])("%i wide the board grows with its window, and the log has a column of its own", async (width, height) => {
    const page = await openPage({ width, height });
    await openTable(page, QUICK, { players: 4, who: ["person", "random", "random", "random"], seed: "large" });
    await myTurn(page);
    const [log, panels] = await Promise.all(["section.log", ".panels"].map((part) => page.locator(part).boundingBox()));
    expect(log !== null && panels !== null && log.x >= panels.x + panels.width).toBe(true);
    // what is drawn fills its room to nine tenths, in one of the two directions
    const share = () =>
      page.locator("main.centre").evaluate((centre) => {
        const room = centre.getBoundingClientRect();
        const boxes = [...centre.querySelectorAll("[data-piece]")].map((piece) => piece.getBoundingClientRect());
        const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
        const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
        return Math.max(width / room.width, height / room.height);
      });
    await expect.poll(share, { timeout: 10_000 }).toBeGreaterThan(0.85);
  });
});

/** The hint that is shown, what it covers of what is asked, and whether it covers anything of the board. */
function coveredByHint(page: Page): Promise<{ kind: string | null; asked: string[]; board: boolean }> {
  return page.evaluate(async () => {
    // a hint finds its place once it has a size
    for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    const hint = document.querySelector<HTMLElement>("[data-hint]");
    if (hint === null) return { kind: null, asked: [], board: false };
    const line = hint.getBoundingClientRect();
    const asked = [...document.querySelectorAll<HTMLElement>('[data-lit="true"], [data-status] [data-move]')];
    const isCovered = (thing: HTMLElement) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return x > line.left && x < line.right && y > line.top && y < line.bottom;
    };
    const centre = document.querySelector("main.centre")?.getBoundingClientRect();
    return {
      kind: hint.dataset.hint ?? "",
      asked: asked.filter(isCovered).map(({ ariaLabel, innerText }) => ariaLabel ?? innerText),
      board: centre !== undefined && line.left < centre.right && line.top < centre.bottom && line.bottom > centre.top,
    };
  });
}

describe("for newcomers", () => {
  test("a decision of a new kind is explained once, and hints can be switched off", async () => {
    const page = await openPage();
    await openTable(page, { ...QUICK, hints: true }, { who: ["person", "random"], seed: "hints" });
    await myTurn(page);
    const hint = page.locator("[data-hint]");
    await hint.waitFor();
    await axe(page);
    const kind = await hint.getAttribute("data-hint");
    const board = () =>
      page
        .locator("main [data-piece]")
        .evaluateAll((all) => all.map((piece) => JSON.stringify(piece.getBoundingClientRect())));
    const before = await board();
    await hint.getByRole("button", { name: "Got it" }).click();
    await hint.waitFor({ state: "detached" });
    expect(await board()).toEqual(before);
    await page.reload();
    await myTurn(page);
    expect(await page.locator(`[data-hint="${kind}"]`).count()).toBe(0);
    await playOnBoard(page, 2, () => hint.isVisible());
    await hint.getByRole("button", { name: "No more hints" }).click();
    await hint.waitFor({ state: "detached" });
  });

  test.each([
    ["puerto-rico", 1440],
    ["portolano", 1440],
    ["madeira", 1440],
    ["brazil-imperial", 1440],
    ["puerto-rico", 1024],
    ["brazil-imperial", 1024],
  ])("a hint (%s, %i wide) covers nothing that is asked, and on a desk nothing of the board", async (game, width) => {
    const page = await openPage({ width, height: 900 });
    const settings = { ...QUICK, hints: true };
    await openTable(page, settings, { game, players: 3, who: ["person", "random", "random"], seed: "hints" });
    const covered: unknown[] = [];
    const kinds = new Set<string>();
    await playOnBoard(page, 2, async ({ ply }) => {
      const { kind, asked, board } = await coveredByHint(page);
      if (kind !== null) kinds.add(kind);
      if (asked.length > 0 || (board && width >= 1200)) covered.push({ ply, kind, asked, board });
      return ply > 30;
    });
    expect(kinds.size).toBeGreaterThan(1);
    expect(covered).toEqual([]);
  });

  test("a button in the top bar opens the rules", async () => {
    const page = await openPage();
    await openTable(page, QUICK, { who: ["person", "random"] });
    await myTurn(page);
    await page.locator("[data-rules]").click();
    await page.locator("dialog input[type=search]").waitFor();
  });

  test("a person picks a face, which is seen at the table", async () => {
    const page = await openPage();
    await settingsFor(page, QUICK);
    await visit(page, "#/new/puerto-rico/bots");
    await page.locator("li summary").first().click();
    await page.locator("[data-face=vasco]").first().click();
    await page.locator("form button.primary").click();
    await myTurn(page);
    await page.locator('[data-page="table"] use[href="#face-vasco"]').first().waitFor({ state: "attached" });
    await page.locator('[data-page="table"] use[href="#face-ines"]').first().waitFor({ state: "attached" });
  });

  test("a game can be given up: it is gone from the list", async () => {
    const page = await openPage();
    await openTable(page, QUICK, { who: ["person", "random"] });
    await myTurn(page);
    await page.locator("[data-cog]").click();
    await page.locator("[data-give-up]").click();
    await page.locator("[data-remove]").click();
    await page.getByText("No games yet").waitFor();
  });
});

describe("the end", () => {
  test("tells the winner, my place, sums and ties, the curve and the moments, and leads to any of them", async () => {
    const page = await openPage();
    await openTable(page, QUICK, { who: ["person", "random"], seed: "end" });
    await playOnBoard(page, 4);
    const score = page.locator("[data-score]");
    await score.locator("[data-curve] svg").waitFor();
    expect(await score.locator(".winners").innerText()).toMatch(/win|share/);
    expect(await score.locator("[data-place]").innerText()).toMatch(/[12] of 2/);
    expect(await score.locator("[data-tie]").innerText()).toContain("Between equals");
    expect(await score.locator("tfoot td.won").count()).toBeGreaterThan(0);
    await axe(page, "dialog");
    // each of the three is told in the words of the log, which name who did it
    await score.locator("[data-moment]").nth(2).waitFor();
    const names = (await score.locator("thead th").allInnerTexts()).filter((name) => name.trim() !== "");
    expect(names).toHaveLength(2);
    for (const act of await score.locator("[data-act]").allInnerTexts())
      expect(names.some((name) => act.startsWith(`${name.trim()} `))).toBe(true);
    const moment = score.locator("[data-moment]").first();
    const ply = await moment.getAttribute("data-moment");
    await moment.click();
    await page.locator(`[data-page="table"][data-ply="${ply}"]`).waitFor();
  });

  test("a replay plays by itself, and pauses", async () => {
    const page = await openPage();
    await settingsFor(page, QUICK);
    const id = await takeIn(page, RECORD);
    await replayAt(page, id, 10);
    const play = page.locator('[data-replay="play"]');
    await play.click();
    await page.waitForFunction(() => Number(document.querySelector<HTMLElement>("[data-page]")?.dataset.ply) >= 13);
    await play.click();
    await page.waitForTimeout(300);
    const ply = await plyOf(page);
    await page.waitForTimeout(1500);
    expect(await plyOf(page)).toBe(ply);
  });
});

describe("around one device", () => {
  test("no tooltip opens under the pointer that raised the curtain, and one does when it moves", async () => {
    const page = await openPage();
    const settings = { ...QUICK, curtain: "always" as const };
    await openTable(page, settings, { door: "here", who: ["person", "person"], seed: "curtain" });
    const button = page.locator('[data-page="curtain"] button');
    const box = await button.boundingBox();
    if (box === null) throw new Error("there is no curtain");
    await button.click();
    await myTurn(page);
    // where a piece lies behind the button
    const point = await page.evaluate(({ x, y, width, height }) => {
      for (let left = x + 2; left < x + width; left += 4)
        if (document.elementFromPoint(left, y + height / 2)?.closest("[data-piece]") != null)
          return { left, top: y + height / 2 };
      return null;
    }, box);
    if (point === null) throw new Error("there is no piece behind the curtain's button");
    await page.reload();
    await button.waitFor();
    await page.mouse.click(point.left, point.top);
    await myTurn(page);
    await page.waitForTimeout(900);
    expect(await page.locator(".floating.tip").count()).toBe(0);
    await page.mouse.move(point.left + 1, point.top + 1);
    await page.locator(".floating.tip").waitFor();
  });

  test("no curtain falls where nobody has a secret, unless it is wanted", async () => {
    const page = await openPage();
    await openTable(page, QUICK, { door: "here", who: ["person", "person"], seed: "open" });
    await myTurn(page);
    await playOnBoard(page, 3, after(12));
    expect(await page.locator('[data-page="curtain"]').count()).toBe(0);
  });
});
