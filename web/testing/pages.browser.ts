import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { axe, keptTables, openPage, settingsFor, takeIn, visit } from "./page.ts";
import { after, myTurn, openTable, playOnBoard, QUICK, RECORD } from "./player.ts";

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
  await page.locator("[data-news]").click();
  const film = page.locator("[data-film]");
  await film.waitFor();
  expect(await film.locator("li").count()).toBeGreaterThan(0);
  await axe(page);
  await film.locator("[data-film-close]").click();
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
    const change = request.result.transaction(["events", "summaries"], "readwrite");
    change.objectStore("events").put({ nonsense: true }, ["broken", 1]);
    change.objectStore("summaries").put({ nonsense: true }, "broken");
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

test("a game leaves as a file, and comes back as another table to those who want it twice", async () => {
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
  await visit(page);
  await page.locator('input[type="file"]:enabled').setInputFiles(file);
  const question = page.getByRole("alert").filter({ hasText: "already among yours" });
  await question.waitFor();
  expect(await keptTables(page)).toEqual([id]);
  await question.getByRole("button").click();
  await expect.poll(() => keptTables(page), { timeout: 60_000 }).toHaveLength(2);
});
