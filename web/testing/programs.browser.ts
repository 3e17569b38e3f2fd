import { expect, test } from "vitest";
import { newcomer, PHONE } from "./online.ts";
import { axeDayAndNight, fitsWidth, visit } from "./page.ts";
import { startServer } from "./server.ts";

test.each([
  { looks: {}, where: "a desk in English" },
  { looks: { ...PHONE, language: "hu-HU" }, where: "a phone in Hungarian" },
  { looks: { ...PHONE, language: "fr-FR" }, where: "a phone in French" },
])("a token for a program is made, shown once and revoked on $where", async ({ looks }) => {
  const server = await startServer();
  const page = await newcomer(server, looks);
  const asked = async (token: string) => {
    const response = await fetch(new URL("api/me", server.address), { headers: { authorization: `Bearer ${token}` } });
    return { status: response.status, name: (await response.json()).name };
  };
  await visit(page, "#/settings");
  await page.locator('[data-fold="programs"] summary').click();
  await page.locator("[data-name]").fill("Ana");
  await page.locator("[data-program]").fill("my bot");
  await page.locator("[data-make-token]").click();
  const token = await page.locator("[data-token]").inputValue();
  await page.locator('[data-programs="1"]').waitFor();
  expect(await asked(token)).toEqual({ status: 200, name: "Ana" });
  await fitsWidth(page);
  await axeDayAndNight(page);

  // it is never shown again, only what it was called
  await page.reload();
  await page.locator('[data-fold="programs"] summary').click();
  await page.locator('[data-programs="1"]').waitFor();
  expect(await page.locator("[data-token]").count()).toBe(0);
  expect(await page.content()).not.toContain(token);
  expect(await page.locator("[data-programs] li b").textContent()).toBe("my bot");
  await fitsWidth(page);
  await page.locator("[data-revoke]").click();
  await page.locator('[data-programs="0"]').waitFor();
  expect((await asked(token)).status).toBe(401);
});
