import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { axe, fitsWidth, openPage, replayAt, settingsFor, takeIn, visit } from "./page.ts";
import { after, myTurn, openTable, playOnBoard, QUICK, RECORD } from "./player.ts";

const PAGES = [
  "#/new/puerto-rico/bots",
  "#/new/portolano/here",
  "#/rules/puerto-rico/PR-CAPTAIN-04",
  "#/settings",
  "#/credits",
  "#/table/none",
] as const;
const LOOKS = [
  { width: 1440, height: 900, touch: false, theme: "day" },
  { width: 1440, height: 900, touch: false, theme: "night" },
  { width: 390, height: 844, touch: true, theme: "day" },
  { width: 390, height: 844, touch: true, theme: "night" },
] as const;

test.each(LOOKS)(
  "axe finds nothing on the pages around the tables ($width wide, by $theme)",
  async (looks) => {
    const page = await openPage(looks);
    for (const place of PAGES) {
      await visit(page, place);
      await page.locator("main h1, main [role=alert]").first().waitFor();
      await fitsWidth(page);
      await axe(page);
    }
  },
  120_000,
);

test.each(LOOKS)(
  "axe finds nothing on a replay, its end, and a list of games ($width wide, by $theme)",
  async (looks) => {
    const page = await openPage(looks);
    await settingsFor(page, QUICK);
    const id = await takeIn(page, RECORD);
    await axe(page);
    await replayAt(page, id, 200);
    await fitsWidth(page);
    await axe(page);
    await visit(page, `#/table/${id}`);
    await page.locator("[data-score]").waitFor();
    await axe(page);
  },
  120_000,
);

test("axe finds nothing where several choices, a reason or a tooltip lie over the board", async () => {
  const page = await openPage();
  await openTable(page, QUICK, { who: ["person", "random"], seed: "why" });
  await myTurn(page);
  await page.locator('[data-piece][data-spot^="bank."]').first().click({ force: true });
  await page.locator(".floating.why").waitFor();
  await axe(page);
  await page.keyboard.press("Escape");
  await playOnBoard(page, 10, () => page.locator(".floating.menu").isVisible());
  await page.locator(".floating.menu").waitFor();
  await axe(page);
  await page.keyboard.press("Escape");
  await page.locator('[data-spot="seat.0.doubloons"]').first().click();
  await page.locator(".floating.tip").waitFor();
  await axe(page);
}, 120_000);

test("the rulebook is searched, and opened at its paragraph in each language", async () => {
  for (const [language, word] of [
    ["en-GB", "warehouse"],
    ["hu-HU", "raktár"],
    ["fr-FR", "entrepôt"],
  ] as const) {
    const page = await openPage({ language });
    await visit(page, "#/rules/puerto-rico/PR-CAPTAIN-04");
    await page.getByText("PR-CAPTAIN-04").first().waitFor();
    await page.locator('input[type="search"]').fill(word);
    await page.locator("mark").first().waitFor();
    expect((await page.locator("mark").first().innerText()).toLowerCase()).toContain(word.slice(0, 5));
  }
});

test("what happened since my last turn: as sentences, and as a film that ends in the present", async () => {
  const page = await openPage();
  await openTable(page, QUICK, { players: 3, who: ["person", "random", "random"], seed: "film" });
  await playOnBoard(page, 12, after(30));
  const { ply } = await myTurn(page);
  await page.locator("[data-cog]").click();
  await page.locator("dialog").getByRole("button", { name: "Since your last turn" }).click();
  expect(await page.locator("dialog li").count()).toBeGreaterThan(0);
  await page.locator("dialog").getByRole("button", { name: "Show it again" }).click();
  await page.locator(`[data-page="table"][data-live="true"][data-ply="${ply}"]`).waitFor();
});

test("a table that cannot be read stays in the list with its reason, and keeps nobody from the others", async () => {
  const page = await openPage();
  await settingsFor(page, QUICK);
  const id = await takeIn(page, RECORD);
  await page.evaluate(async () => {
    const request = indexedDB.open("caravel");
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const change = request.result.transaction("tables", "readwrite");
    change.objectStore("tables").put({ nonsense: true }, "broken");
    await new Promise((resolve) => {
      change.oncomplete = resolve;
    });
    request.result.close();
  });
  await visit(page);
  await page.locator("article .problem").waitFor();
  await axe(page);
  await visit(page, "#/table/broken");
  await page.locator("main [role=alert]").waitFor();
  await visit(page, `#/table/${id}`);
  await page.locator("[data-score]").waitFor();
});

test("a game leaves as a file and comes back as another table", async () => {
  const page = await openPage();
  await settingsFor(page, QUICK);
  const id = await takeIn(page, RECORD);
  await visit(page, `#/table/${id}`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("[data-score]").getByRole("button", { name: "Download the record" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^puerto-rico-.+\.caravel$/);
  const folder = mkdtempSync(join(tmpdir(), "caravel-record-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  expect(readFileSync(file, "utf8")).toBe(readFileSync(RECORD, "utf8"));
  expect(await takeIn(page, file)).not.toBe(id);
});
