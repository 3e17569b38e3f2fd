// Records the golden games anew: `npm run golden`. Do this only together with a new `rules` number of the game.
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureDependencies, ROOT } from "./prepare.mjs";

/** Styles of play that bring a game to its end, by name; each is dealt out to the seats in turn. */
const STYLES = {
  random: ["random"],
  eager: ["eager"],
  mixed: ["eager", "random", "first"],
  lazy: ["idle", "eager", "random"],
};

/** @typedef {{ name: string, options: string[], styles: (keyof typeof STYLES)[], games: number }} Series */

/** @type {Record<string, { players: number[], series: Series[] }>} */
const GAMES = {
  "puerto-rico": {
    players: [2, 3, 4, 5],
    series: [
      { name: "base", options: [], styles: ["random", "eager", "mixed", "lazy"], games: 3 },
      { name: "expansion-1", options: ["expansion1=true"], styles: ["random", "mixed", "lazy"], games: 2 },
      {
        name: "expansion-2",
        options: ["expansion2=true", "buildings=random"],
        styles: ["random", "mixed", "lazy"],
        games: 2,
      },
      { name: "both", options: ["expansion1=true", "expansion2=true"], styles: ["random", "mixed", "lazy"], games: 2 },
    ],
  },
  portolano: {
    players: [2, 3, 4, 5],
    series: [{ name: "game", options: [], styles: ["random", "eager", "mixed", "lazy"], games: 3 }],
  },
};

/**
 * Records the games of one series in one style.
 * @param {string} game
 * @param {number} players
 * @param {Series} series
 * @param {keyof typeof STYLES} style
 */
function record(game, players, { name, options, games }, style) {
  const kinds = STYLES[style];
  const seats = Array.from({ length: players }, (_, seat) => kinds[seat % kinds.length]).join(",");
  const args = [
    "simulate",
    game,
    "--players",
    players,
    "--games",
    games,
    "--seed",
    `${name}-${style}`,
    "--seats",
    seats,
  ];
  const chosen = options.flatMap((option) => ["--option", option]);
  const folder = join("games", game, "golden");
  const all = ["cli/dist/caravel.mjs", ...args, ...chosen, "--records", folder, "--json"].map(String);
  const { status, stdout } = spawnSync(process.execPath, all, { cwd: ROOT, encoding: "utf8" });
  const { finished } = status === 0 ? JSON.parse(stdout) : { finished: 0 };
  if (finished !== games)
    throw new Error(`${game}, ${players} players, ${name}, ${style}: ${finished} of ${games} games ended`);
}

await ensureDependencies();
await ensureBuilt();
for (const [game, { players, series }] of Object.entries(GAMES)) {
  const folder = join(ROOT, "games", game, "golden");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const count of players)
    for (const one of series) for (const style of one.styles) record(game, count, one, style);
  console.log(`${game}: recorded`);
}
