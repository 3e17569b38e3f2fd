// Pictures of recorded games and of the other pages, for people to look at: `npm run gallery`, or `npm run gallery -- 5p night` for
// those whose names hold all these words; `npm run gallery -- hu madeira` in Hungarian.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@caravel/kernel";
import { chromium, type Page } from "playwright-core";
import { launchOptions } from "./browser.ts";
import { contextOptions } from "./looks.ts";
import { servePage } from "./site.ts";
import { replayAt, settingsFor, takeIn, visit } from "./visiting.ts";

const ROOT = join(import.meta.dirname, "../..");
const GALLERY = join(ROOT, "gallery");

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
/** Until everything has found its size, and dice have fallen. */
const SETTLING_MS = 300;
const THEMES = [
  { name: "day", colorScheme: "light" },
  { name: "night", colorScheme: "dark" },
] as const;

const PAGES = {
  home: "#/",
  "new-table": "#/new/puerto-rico/bots",
  rules: "#/rules/puerto-rico",
  settings: "#/settings",
};

/** Recorded games by name. */
const RECORDS = {
  "puerto-rico-2p-base": "puerto-rico/golden/puerto-rico-2p-base-mixed-0.caravel",
  "puerto-rico-2p-both": "puerto-rico/golden/puerto-rico-2p-both-mixed-0.caravel",
  "puerto-rico-5p-base": "puerto-rico/golden/puerto-rico-5p-base-mixed-0.caravel",
  "puerto-rico-5p-both": "puerto-rico/golden/puerto-rico-5p-both-mixed-0.caravel",
  "portolano-2p": "portolano/golden/portolano-2p-game-mixed-0.caravel",
  "portolano-5p": "portolano/golden/portolano-5p-game-mixed-0.caravel",
  "madeira-2p": "madeira/golden/madeira-2p-game-mixed-0.caravel",
  "madeira-4p": "madeira/golden/madeira-4p-game-mixed-0.caravel",
  "brazil-2p": "brazil-imperial/golden/brazil-imperial-2p-game-greedy-0.caravel",
  "brazil-4p": "brazil-imperial/golden/brazil-imperial-4p-game-greedy-0.caravel",
};

/** Moments of a game as shares of its moves. */
const MOMENTS = { early: 0.08, middle: 0.5, late: 0.95 };

/** Something to take pictures of. */
interface Scene {
  readonly name: string;
  show(page: Page): Promise<void>;
}

const words = process.argv.slice(2);
const language = LANGUAGES.find((one) => words.includes(one)) ?? "en";
const wanted = words.filter((word) => word !== language);
const isWanted = (name: string) => wanted.every((word) => name.includes(word));

const pictureName = (scene: string, width: number, theme: string) =>
  `${scene}-${width}-${theme}${language === "en" ? "" : `-${language}`}`;

/** Is any picture of this scene wanted? */
function isNeeded({ name }: Scene): boolean {
  return SIZES.some(({ width }) => THEMES.some((theme) => isWanted(pictureName(name, width, theme.name))));
}

function pageScenes(): Scene[] {
  return Object.entries(PAGES).map(([name, place]) => ({ name, show: (page) => visit(page, place) }));
}

/** The moments of a recorded game, which is taken in when the first of them is shown. */
function gameScenes(game: string, file: string): Scene[] {
  let taken: Promise<{ table: string; moves: number }> | null = null;
  const take = async (page: Page) => {
    const table = await takeIn(page, join(ROOT, "games", file));
    return { table, moves: await replayAt(page, table) };
  };
  return Object.entries(MOMENTS).map(([moment, share]) => ({
    name: `${game}-${moment}`,
    async show(page) {
      taken ??= take(page);
      const { table, moves } = await taken;
      await replayAt(page, table, Math.round(moves * share));
    },
  }));
}

async function takePictures(page: Page, scene: Scene, progress: () => string): Promise<void> {
  for (const { width, height } of SIZES) {
    for (const theme of THEMES) {
      const name = pictureName(scene.name, width, theme.name);
      if (!isWanted(name)) continue;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme.colorScheme });
      await scene.show(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.waitForTimeout(SETTLING_MS);
      await page.screenshot({ path: join(GALLERY, `${name}.png`), fullPage: true });
      console.log(`${progress()} gallery/${name}.png`);
    }
  }
}

const scenes = [...pageScenes(), ...Object.entries(RECORDS).flatMap(([game, file]) => gameScenes(game, file))];
const needed = scenes.filter(isNeeded);
const all = needed.flatMap(({ name }) =>
  SIZES.flatMap(({ width }) => THEMES.filter((theme) => isWanted(pictureName(name, width, theme.name)))),
).length;

mkdirSync(GALLERY, { recursive: true });
const site = await servePage();
const browser = await chromium.launch(launchOptions());
try {
  const context = await browser.newContext({ ...contextOptions({}), baseURL: site.address });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`  the page complained: ${error.message}`));
  await settingsFor(page, { pace: "off", language });
  let taken = 0;
  for (const scene of needed) await takePictures(page, scene, () => `${++taken}/${all}`);
} finally {
  await browser.close();
  await site.close();
}
