// boardgame.io with the same rules, views and lists of legal moves: node boardgame.mjs [FOLDER]
// Without a folder it keeps its matches in memory; with one in files, which it does not sync.

import { createRequire } from "node:module";
import { rulesOf } from "@caravel/games";
import { asked, begin, FastChance, legalMoves, play, usualOptions } from "@caravel/kernel";
import core from "boardgame.io/dist/cjs/core.js";
import bgio from "boardgame.io/dist/cjs/server.js";
import { reportWhenAsked, tellPort } from "./reporting.mjs";

// the copy that boardgame.io itself uses
const { original } = createRequire(import.meta.url)("immer");
const PLAYERS = 3;
const rules = await rulesOf("puerto-rico");
const chance = new FastChance("bench");

const game = {
  name: "puerto-rico",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true,
  setup: () => ({ state: begin(rules, PLAYERS, usualOptions(rules, PLAYERS), chance).state, ply: 0 }),
  turn: { activePlayers: core.ActivePlayers.ALL },
  moves: {
    make: {
      client: false,
      move({ G, playerID }, text) {
        // what is played is a plain value, as the rules expect it, and not a draft
        const { state, ply } = original(G);
        const played = play(rules, state, Number(playerID), rules.vocabulary.read(text), chance, ply);
        return played.ok ? { state: played.state, ply: ply + 1 } : core.INVALID_MOVE;
      },
    },
  },
  playerView: ({ G, playerID }) => {
    const seat = Number(playerID);
    const moves = legalMoves(rules, G.state, seat).map((move) => rules.vocabulary.write(move));
    return { view: rules.view(G.state, seat), asked: asked(rules, G.state), moves };
  },
};

const [, , folder] = process.argv;
const db = folder === undefined ? {} : { db: new bgio.FlatFile({ dir: folder }) };
const server = bgio.Server({ games: [game], origins: [/./], ...db });
reportWhenAsked();
const { appServer } = await server.run({ port: 0 });
tellPort(appServer.address().port);
