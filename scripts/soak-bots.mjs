// Lets every quick style play whole games with every number of players, and fails if a bot makes an illegal move, throws or never answers:
// `npm run soak:bots`, `npm run soak:bots -- --games 200 --game portolano --styles random,trader`.

import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { ensureBuilt, ensureDependencies, ROOT, succeeds } from "./prepare.mjs";
import { readShelf } from "./shelf.mjs";

const USUAL_STYLES = ["random", "hasty", "greedy"];
/** No game takes longer than this on any machine, whoever plays: a bot that does not answer is found out. */
const LONGEST_GAME_MS = 120_000;

const { values } = parseArgs({
  options: { games: { type: "string", default: "2000" }, game: { type: "string" }, styles: { type: "string" } },
});

/**
 * Plays a series; answers what went wrong, or null.
 * @param {string} game
 * @param {number} players
 * @param {string} style
 */
function soak(game, players, style) {
  const args = ["simulate", game, "--players", String(players), "--games", values.games, "--seats", style, "--json"];
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    ["cli/dist/caravel.mjs", ...args, "--seed", "soak"],
    { cwd: ROOT, encoding: "utf8", timeout: LONGEST_GAME_MS * Number(values.games) },
  );
  if (status !== 0) return signal === null ? stderr.trim() : "it did not come to an end";
  /** @type {{ finished: number, games: number, gamesPerSecond: number }} */
  const { finished, games, gamesPerSecond } = JSON.parse(stdout);
  process.stdout.write(
    `${game}, ${players} players, ${style}: ${games} games, ${finished} finished, ${gamesPerSecond.toFixed(1)} games/s\n`,
  );
  return null;
}

if (await succeeds(ensureDependencies, ensureBuilt)) {
  let failures = 0;
  for (const { id, players, parts } of await readShelf()) {
    if (parts === null || (values.game !== undefined && values.game !== id)) continue;
    const styles = values.styles?.split(",") ?? [...USUAL_STYLES, ...Object.keys(parts.styles ?? {})];
    for (const number of players)
      for (const style of styles) {
        const failure = soak(id, number, style);
        if (failure === null) continue;
        failures++;
        process.stdout.write(`${id}, ${number} players, ${style}: FAILED: ${failure}\n`);
      }
  }
  process.exitCode = failures === 0 ? 0 : 1;
}
