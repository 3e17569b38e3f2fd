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

/** @type {Record<string, { players: number[], options: Record<string, string[]>, gamesEach: number }>} */
const SERIES = {
  "puerto-rico": {
    players: [2, 3, 4, 5],
    gamesEach: 2,
    options: {
      base: [],
      "expansion-1": ["expansion1=true"],
      "expansion-2": ["expansion2=true", "buildings=random"],
      both: ["expansion1=true", "expansion2=true"],
    },
  },
};

/**
 * @param {string} game
 * @param {number} players
 * @param {string} name
 * @param {string[]} options
 * @param {string} style
 * @param {number} games
 */
function record(game, players, name, options, style, games) {
  const kinds = STYLES[/** @type {keyof typeof STYLES} */ (style)];
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
for (const [game, { players, options, gamesEach }] of Object.entries(SERIES)) {
  const folder = join(ROOT, "games", game, "golden");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const count of players)
    for (const [name, chosen] of Object.entries(options))
      for (const style of Object.keys(STYLES)) record(game, count, name, chosen, style, gamesEach);
  console.log(`${game}: recorded`);
}
