// Somebody who shares a season with others, as a process of its own: node arena-process.mjs DATABASE GAMES [SLOW]

import { type Competitor, competitorCalled, playContest, poolHere, type Season, shelfLibrary } from "@caravel/bots";
import { rulesOf } from "@caravel/games";
import type { Game } from "@caravel/kernel";
import { playShared } from "../arena.ts";

const [, , database = "", games = "", stuck = ""] = process.argv;
const game = (await rulesOf("puerto-rico")) as Game;
const seats = ["random", "first", "random"].map((name) => competitorCalled(name) as Competitor);
const season: Season = { game, players: 3, options: {}, seats, seed: "shared" };
const pool = poolHere(shelfLibrary);
let played = 0;
const results = await playShared(database, {
  name: "puerto-rico/test",
  games: Number(games),
  atATime: 1,
  play(number) {
    process.stdout.write(`plays ${number}\n`);
    played++;
    // somebody who never comes to an end is taken for gone by the others
    return stuck === "" ? playContest(season, number, pool) : new Promise(() => setInterval(() => undefined, 1000));
  },
  hear: () => undefined,
});
process.stdout.write(`${JSON.stringify({ played, results })}\n`);
