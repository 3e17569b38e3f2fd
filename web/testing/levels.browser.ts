import { expect, test } from "vitest";
import { axe, openPage } from "./page.ts";
import { myTurn, openTable, QUICK } from "./player.ts";
import { settingsFor, visit } from "./visiting.ts";

test("the first page seats those whom one wants to play against", async () => {
  const page = await openPage({ width: 390, height: 844, touch: true });
  await settingsFor(page, QUICK);
  await visit(page);
  await page.locator('[data-level="captain"]').click();
  await page.locator('[data-door="puerto-rico"] button').click();
  await page.locator('[data-page="table"]').waitFor();
  await page.locator('[data-tab="players"]').click();
  for (const name of ["Leonor", "Vasco"]) await page.getByText(name).first().waitFor();
});

test("a strong companion tells what it would do, and what it names can be done at once", async () => {
  const page = await openPage({ width: 1440, height: 900 });
  await openTable(page, QUICK, {
    game: "puerto-rico",
    players: 3,
    who: ["person", "random", "random"],
    seed: "advice",
  });
  const { ply } = await myTurn(page);
  await page.keyboard.press("w");
  const best = page.locator("[data-advice] [data-move]").first();
  await best.waitFor();
  expect(await best.innerText()).toMatch(/\d+ %/);
  await axe(page);
  await best.click();
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('[data-page="table"]')?.dataset.ply) > before,
    ply,
  );
  expect(await page.locator("[data-advice]").count()).toBe(0);
});
