import type { Page } from "playwright-core";
import type { Settings } from "../app/settings.svelte.ts";

const SETTINGS_KEY = "caravel.settings";

const PATIENCE_MS = 30_000;

/** Later than the end of any game. */
const THE_END = 999_999;

/** Goes to a place of the site, such as `#/settings`, in a page that starts anew, and waits until it is there. */
export async function visit(page: Page, place = "#/"): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`./${place}`);
  await page.locator("main").first().waitFor();
}

/** Settles what the page will find as kept settings when it is first opened; the rest is as usual. */
export async function settingsFor(page: Page, settings: Partial<Settings>): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (location.protocol === "http:" && localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [SETTINGS_KEY, JSON.stringify(settings)] as const,
  );
}

/** Everything this browser keeps in a part of its database: keys and values. */
export function kept(page: Page, part: "events" | "summaries"): Promise<{ keys: unknown[]; values: unknown[] }> {
  return page.evaluate(async (name) => {
    const known = await indexedDB.databases();
    if (!known.some((database) => database.name === "caravel")) return { keys: [], values: [] };
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open("caravel"));
    const store = database.transaction(name).objectStore(name);
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    database.close();
    return { keys, values };
  }, part);
}

/** The names under which this browser keeps tables. */
export async function keptTables(page: Page): Promise<string[]> {
  return (await kept(page, "summaries")).keys.map(String);
}

/** What the page says is wrong. */
async function problems(page: Page): Promise<string> {
  return (await page.getByRole("alert").allInnerTexts()).join(" ").trim();
}

/** Lays a usual table against bots, from the first page. */
export async function playNow(page: Page, game = "puerto-rico"): Promise<void> {
  await visit(page);
  await page.locator(`[data-door="${game}"] button:enabled`).click();
  try {
    await page.locator('[data-page="table"]').waitFor();
  } catch {
    throw new Error(`no table was laid: ${await problems(page)}`);
  }
}

/** Brings a recorded game in through the first page; answers the name of its table. */
export async function takeIn(page: Page, file: string): Promise<string> {
  await visit(page);
  const chooser = page.locator('input[type="file"]:enabled');
  await chooser.waitFor({ state: "attached" });
  const before = await keptTables(page);
  await chooser.setInputFiles(file);
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await page.waitForTimeout(50)) {
    const twice = page.getByRole("button", { name: "Take it in once more" });
    if (await twice.isVisible()) await twice.click();
    const added = (await keptTables(page)).find((table) => !before.includes(table));
    if (added !== undefined) return added;
  }
  throw new Error(`${file} was not taken in: ${await problems(page)}`);
}

/** Looks at a table after so many moves, or at its end if there are fewer; answers after how many. */
export async function replayAt(page: Page, table: string, ply = THE_END): Promise<number> {
  await visit(page, `#/replay/${table}/${ply}`);
  const root = page.locator('[data-page="table"]');
  await root.waitFor();
  await page.locator('[data-replay="bar"]').waitFor();
  if (ply !== THE_END) await page.locator(`[data-page="table"][data-ply="${ply}"]`).waitFor();
  return Number(await root.getAttribute("data-ply"));
}
