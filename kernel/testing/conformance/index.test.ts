import { gameSuite, goldenGames } from "../index.ts";
import { LITTLE_GAMES } from "./index.ts";

for (const { game, settings } of LITTLE_GAMES) {
  gameSuite(game, settings);
  goldenGames(game, new URL(`./golden/${game.id}/`, import.meta.url));
}
