import { describe, expect, test } from "vitest";
import { accept, inviteTo, newcomer, PHONE, start, TABLE } from "./online.ts";
import { axeDayAndNight, fitsWidth, openPage, visit } from "./page.ts";
import { myTurn, playOnBoard, type Standing, standing } from "./player.ts";
import { startServer } from "./server.ts";

/** So long a busy machine may take until one page shows what was done at another. */
const PATIENCE = 120_000;

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

  test("the first move on the second device takes three clicks, by anybody's settings", async () => {
    const server = await startServer();
    const ana = await newcomer(server);
    const { link } = await inviteTo(ana, "Ana");
    // nothing is settled: hints, cautions and films are as for everybody who comes for the first time
    const bence = await openPage({ site: server.address, ...PHONE });
    await bence.addInitScript(() => {
      addEventListener(
        "click",
        () => {
          sessionStorage.clicks = String(Number(sessionStorage.clicks ?? 0) + 1);
        },
        true,
      );
    });
    const clicks = () => bence.evaluate(() => Number(sessionStorage.clicks ?? 0));
    await accept(bence, link, "Bence");
    await start(ana, [[bence, "Bence"]]);
    let isDone = false;
    const anas = playOnBoard(ana, 1, () => isDone);
    const { ply } = await myTurn(bence);
    const before = await clicks();
    await bence.locator('[data-status] [data-move], [data-lit="true"]').first().click();
    await expect.poll(async () => (await standing(bence)).ply, { timeout: PATIENCE }).toBeGreaterThan(ply);
    expect(before).toBe(1);
    expect(await clicks()).toBeLessThanOrEqual(3);
    isDone = true;
    await Promise.race([anas, ana.waitForTimeout(100)]);
  });

  test("empty seats go to bots, and one person plays on with them", async () => {
    const server = await startServer();
    const ana = await newcomer(server, PHONE);
    await inviteTo(ana, "Ana", { players: 3 });
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
    await start(ana, [[bence, "Bence"]]);
    let asked: number | null = null;
    // both move until Ana has something that Bence, or luck, keeps her from taking back alone
    const asksBack = async ({ ply }: Standing) => {
      if (ply < 6 || (await ana.locator("[data-undo]").isEnabled())) return false;
      await ana.locator("[data-cog]").click();
      await ana.locator("[data-give-up]").waitFor();
      const ask = ana.locator("[data-undo-ask]");
      if (!(await ask.isVisible())) {
        await ana.keyboard.press("Escape");
        return false;
      }
      asked = ply;
      await ask.click();
      return true;
    };
    const bencePlays = playOnBoard(bence, 3, () => asked !== null);
    await Promise.race([playOnBoard(ana, 2, asksBack), bencePlays]);
    await bence.locator("[data-undo-agree]").waitFor({ timeout: PATIENCE });
    await axeDayAndNight(bence, "[data-undo-wish]");
    await bence.locator("[data-undo-agree]").click();
    await expect.poll(async () => (await standing(ana)).ply, { timeout: PATIENCE }).toBeLessThan(asked ?? 0);
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
