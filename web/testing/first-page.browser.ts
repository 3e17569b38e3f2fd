import { describe, expect, test } from "vitest";
import { axe, fitsWidth, openPage, visit } from "./page.ts";

const WIDTHS = [1440, 1024, 390] as const;
const THEMES = ["day", "night"] as const;

describe("the first page", () => {
  test.each(WIDTHS.flatMap((width) => THEMES.map((theme) => [width, theme] as const)))(
    "opens %i wide by %s, keeps nobody out and needs no sideways scrolling",
    async (width, theme) => {
      const page = await openPage({ width, height: width === 390 ? 844 : 900, theme, touch: width === 390 });
      await visit(page);
      expect(await page.title()).toContain("Caravel");
      await fitsWidth(page);
      await axe(page);
    },
  );

  test("an address that leads nowhere leads home", async () => {
    const page = await openPage();
    await visit(page, "#/no/such/place");
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  });
});
