import { describe, expect, test } from "vitest";
import { axeDayAndNight, fitsWidth, openPage, visit } from "./page.ts";

describe("the first page", () => {
  test.each([1440, 1024, 390])("opens %i wide, keeps nobody out and needs no sideways scrolling", async (width) => {
    const page = await openPage({ width, height: width === 390 ? 844 : 900, touch: width === 390 });
    await visit(page);
    expect(await page.title()).toContain("Caravel");
    await fitsWidth(page);
    await axeDayAndNight(page);
  });

  test.each(["#/no/such/place", "#/tables", "#/%E0%A4%A"])("%s leads nowhere, and so home", async (nowhere) => {
    const page = await openPage();
    const seen = async () => {
      await page.getByText("No games yet").waitFor();
      return [await page.title(), await page.locator("main").innerText()];
    };
    await visit(page);
    const home = await seen();
    await visit(page, nowhere);
    expect(await seen()).toEqual(home);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  });
});
