import { expect, test } from "vitest";
import { accept, fromMenu, inviteTo, newcomer, PHONE, start, TABLE } from "./online.ts";
import { axeDayAndNight, fitsWidth, openPage, settingsFor, visit } from "./page.ts";
import { QUICK } from "./player.ts";
import { startServer } from "./server.ts";

test("a clock is chosen, seen before one sits down, runs beside the names, stands by agreement, and can be given time", async () => {
  const server = await startServer();
  const [ana, bence] = [await newcomer(server), await newcomer(server, { ...PHONE, language: "hu-HU" })];
  await visit(ana, "#/new/puerto-rico/link");
  await ana.locator("[data-name]").fill("Ana");
  await ana.locator('input[name="players"]').first().check({ force: true });
  await ana.locator('input[name="clock"][value="live"]').check({ force: true });
  await ana.locator("[data-minutes]").fill("7");
  await ana.locator("[data-listed]").check();
  await axeDayAndNight(ana, "[data-clock-fields]");
  await ana.locator("form button.primary").click();
  await visit(bence);
  await bence.locator("[data-find-tables] summary").click();
  await bence.locator('[data-open-tables="1"]').getByText("Fejenként 7 perc").waitFor();
  await fitsWidth(bence);
  await bence.goto(await ana.locator("[data-link]").inputValue());
  expect(await bence.locator("[data-clock-rules]").textContent()).toContain("Fejenként 7 perc");
  await bence.locator("[data-name]").fill("Bence");
  await bence.locator("[data-sit]").first().click();
  await ana.getByText("Bence").waitFor();
  await ana.locator("[data-start]").click();
  for (const page of [ana, bence]) await page.locator(TABLE).waitFor();

  // both clocks stand beside the names, and that of whoever is asked in the status line too
  for (const seat of [0, 1]) await ana.locator(`[data-panel] [data-clock="${seat}"]`).waitFor();
  for (const page of [ana, bence]) await page.locator('[data-status] [data-runs="true"]').waitFor();
  await axeDayAndNight(ana, "[data-status]");
  await fitsWidth(bence);
  await fromMenu(ana, "[data-ask-pause]");
  await ana.locator('[data-pause="mine"]').waitFor();
  await axeDayAndNight(bence, '[data-pause="other"]');
  await bence.locator("[data-pause-agree]").click();
  for (const page of [ana, bence]) await page.locator('[data-pause="on"]').waitFor();
  expect(await ana.locator('[data-runs="true"]').count()).toBe(0);
  await bence.locator("[data-resume]").click();
  await ana.locator('[data-pause="on"]').waitFor({ state: "detached" });
  await ana.locator('[data-status] [data-runs="true"]').waitFor();
  await fromMenu(ana, "[data-give-time]");
  await expect.poll(() => ana.locator('[data-panel] [data-clock="1"]').textContent()).toMatch(/[78]:\d\d/);

  // the list of games shows them too
  for (const page of [ana, bence]) {
    await visit(page);
    await expect.poll(() => page.locator("[data-list-clock]").textContent()).toMatch(/\d:\d\d/);
    await axeDayAndNight(page, "main");
    await fitsWidth(page);
  }

  // hours of one's own, and where notices go
  await visit(ana, "#/settings");
  const panel = ana.locator("[data-attention]");
  await panel.getByRole("switch", { name: "My hours" }).check({ force: true });
  await ana.locator('[data-hours="to"]').fill("10:00");
  await ana.locator("[data-save-attention]").click();
  await ana.locator('[data-said="tooFew"]').waitFor();
  await ana.locator('[data-hours="to"]').fill("02:00");
  await ana.locator("[data-webhook]").fill("https://127.0.0.1/hook");
  await ana.locator("[data-save-attention]").click();
  await ana.locator('[data-said="notAllowed"]').waitFor();
  await ana.locator("[data-webhook]").fill("");
  await ana.locator("[data-save-attention]").click();
  await ana.locator('[data-said="saved"]').waitFor();
  await axeDayAndNight(ana, "[data-attention]");
  await ana.reload();
  expect(await ana.locator('[data-hours="to"]').inputValue()).toBe("02:00");
});

test("days are shown as days, at the table and in the list", async () => {
  const server = await startServer();
  const [ana, bence] = [await newcomer(server), await newcomer(server, { ...PHONE, language: "hu-HU" })];
  await visit(ana, "#/new/puerto-rico/link");
  await ana.locator("[data-name]").fill("Ana");
  await ana.locator('input[name="players"]').first().check({ force: true });
  await ana.locator('input[name="clock"][value="slow"]').check({ force: true });
  await ana.locator("[data-days]").fill("3");
  await ana.locator("form button.primary").click();
  await accept(bence, await ana.locator("[data-link]").inputValue(), "Bence");
  await start(ana, [[bence, "Bence"]]);
  await expect.poll(() => ana.locator("[data-status] [data-clock]").textContent()).toMatch(/[23] days \d+ hr/);
  await expect.poll(() => bence.locator("[data-status] [data-clock]").textContent()).toMatch(/[23] nap \d+ ó/);
  await fitsWidth(bence);
  // as text, too, everybody's clock stands with their name
  await ana.keyboard.press("t");
  for (const name of ["Ana", "Bence"]) await ana.locator("[data-text-clocks]").getByText(name).waitFor();
  await axeDayAndNight(ana);
  await visit(bence);
  await expect.poll(() => bence.locator("[data-list-clock]").textContent()).toMatch(/[23] nap \d+ ó/);
});

test("the end of somebody's time is red, rings, and puts a bot on the seat", async () => {
  const server = await startServer();
  const ana = await openPage({ site: server.address });
  await settingsFor(ana, { ...QUICK, sound: true });
  await ana.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      document.documentElement.dataset.rang = "true";
      start.apply(this, when);
    };
  });
  await inviteTo(ana, "Ana", { players: 3 });
  // less time than the page offers
  const table = await ana.evaluate(async () => {
    const post = async (path: string, body: object) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    };
    const bots = ["Rui", "Eva"].map((name) => ({ kind: "bot", name, style: "greedy" }));
    const clock = { kind: "live", reserve: 20, increment: 0, ceiling: 20, timeOut: "bot" };
    const { invitation } = await post("api/gatherings", {
      game: "puerto-rico",
      seats: [{ kind: "me" }, ...bots],
      clock,
    });
    return (await post(`api/invitations/${invitation}/start`, {})).table;
  });
  await visit(ana, `#/table/${table}`);
  await ana.locator(`${TABLE}[data-live="true"]`).waitFor({ timeout: 120_000 });
  await ana.locator("[data-status] [data-clock].near").waitFor();
  await axeDayAndNight(ana, "[data-status]");
  await ana.locator("html[data-rang]").waitFor({ state: "attached" });
  await ana.locator("[data-custody]").waitFor({ timeout: 180_000 });
});
