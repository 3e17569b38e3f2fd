import { describe, expect, test } from "vitest";
import { openPage, settingsFor, visit } from "./page.ts";

const language = () => document.documentElement.lang;

describe("the language", () => {
  test.each([
    ["en-GB", "en", "English"],
    ["hu-HU", "hu", "Magyar"],
    ["fr-CA", "fr", "Français"],
    ["pt-BR", "en", "English"],
  ])("for a browser in %s is %s", async (locale, code, name) => {
    const page = await openPage({ language: locale });
    await visit(page);
    expect(await page.evaluate(language)).toBe(code);
    const pressed = page.getByRole("banner").getByRole("button", { pressed: true });
    expect(await pressed.innerText()).toBe(name);
  });

  test("can be changed in sight, at once, and stays", async () => {
    const page = await openPage();
    await visit(page);
    const before = await page.locator("main").innerText();
    await page.getByRole("banner").getByRole("button", { name: "Magyar" }).click();
    await page.waitForFunction(() => document.documentElement.lang === "hu");
    await expect.poll(() => page.locator("main").innerText()).not.toBe(before);
    await page.reload();
    await page.locator("main").waitFor();
    expect(await page.evaluate(language)).toBe("hu");
  });

  test("that was kept wins over the browser's", async () => {
    const page = await openPage({ language: "hu-HU" });
    await settingsFor(page, { language: "fr" });
    await visit(page);
    expect(await page.evaluate(language)).toBe("fr");
  });
});
