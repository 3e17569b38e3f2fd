// Records the golden games anew: `npm run golden [GAME...]`. Do this only together with a new `rules` number of the game.
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureDependencies, ROOT } from "./prepare.mjs";
import { readShelf } from "./shelf.mjs";

/** @typedef {import("@caravel/kernel").GoldenSeries} Series */
/** @typedef {import("@caravel/kernel").GoldenStyle} Style */

/**
 * Ways of playing that bring a game to its end, by name; each is dealt out to the seats in turn.
 * @type {Record<Style, string[]>}
 */
const STYLES = {
  random: ["random"],
  eager: ["eager"],
  mixed: ["eager", "random", "first"],
  lazy: ["idle", "eager", "random"],
  greedy: ["greedy"],
  sparring: ["greedy", "random"],
};

/**
 * Records the games of one series in one style.
 * @param {string} game
 * @param {number} players
 * @param {Series} series
 * @param {Style} style
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
  const chosen = Object.entries(options).flatMap(([option, value]) => ["--option", `${option}=${value}`]);
  const folder = join("games", game, "golden");
  const all = ["cli/dist/caravel.mjs", ...args, ...chosen, "--records", folder, "--json"].map(String);
  const { status, stdout } = spawnSync(process.execPath, all, { cwd: ROOT, encoding: "utf8" });
  const { finished } = status === 0 ? JSON.parse(stdout) : { finished: 0 };
  if (finished !== games)
    throw new Error(`${game}, ${players} players, ${name}, ${style}: ${finished} of ${games} games ended`);
}

await ensureDependencies();
await ensureBuilt();
const wanted = process.argv.slice(2);
for (const { id, players, parts } of await readShelf()) {
  if (parts === null || (wanted.length > 0 && !wanted.includes(id))) continue;
  const folder = join(ROOT, "games", id, "golden");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const count of players)
    for (const series of parts.golden)
      if (series.players?.includes(count) ?? true) for (const style of series.styles) record(id, count, series, style);
  console.log(`${id}: recorded`);
}
