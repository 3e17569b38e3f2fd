import { USUAL_TERMS, type WantedGame } from "@caravel/tables/invitation";
import type { Command } from "../command.ts";
import { EXIT } from "../io.ts";
import { linkOf, serverAt } from "../network/links.ts";
import { comeIn, playAt } from "../network/visit.ts";
import { chosenOptions, chosenPlayers, namedGame } from "../table/settings.ts";
import { Output } from "../text/output.ts";

const USUAL_SERVER = "http://localhost:8080/";

/** `caravel invite`: a table on a server for people elsewhere, which begins as soon as all are there. */
export const invite: Command = {
  name: "invite",
  usage: "GAME [--server ADDRESS] [--name NAME] [--players N] [--option NAME=VALUE] [--save FILE]",
  examples: ["puerto-rico --players 2 --name Ana", "madeira --server https://caravel.example.org --name Ana"],
  options: { server: "text", name: "text", players: "text", option: "texts", save: "text" },
  positionals: 1,
  async run(given, context) {
    const game = namedGame(given, context);
    const players = chosenPlayers(given, game, context);
    const wanted: WantedGame = {
      game: game.id,
      options: chosenOptions(given, game, players, context),
      seats: Array.from({ length: players }, (_, seat) => ({ kind: seat === 0 ? "me" : "open" })),
      clock: null,
      terms: { ...USUAL_TERMS, start: "full" },
    };
    const server = serverAt(given.text("server") ?? USUAL_SERVER, context);
    const visitor = await comeIn(server, given, context);
    const { invitation: word } = await visitor.invitation("POST", "gatherings", wanted);
    new Output(context.io).lines([context.words.network.link(linkOf({ server, word }))]);
    await playAt({ server, word }, visitor, given, context);
    return EXIT.fine;
  },
};
