import type { Game } from "@caravel/kernel";
import type { Command, Context } from "../command.ts";
import { EXIT } from "../io.ts";
import { Output } from "../text/output.ts";

function optionText(name: string, { values, usual }: Game["options"][string]): string {
  return `${name}=${values.map((value) => (value === usual ? `[${value}]` : value)).join("|")}`;
}

function listGames(output: Output, { games, language, words: { report } }: Context): void {
  output.sections([
    {
      title: "Caravel",
      header: [report.id, report.game, report.players, report.rules, report.options],
      rows: games.map((game) => [
        game.id,
        game.words[language].title,
        game.players.join(" "),
        String(game.rules),
        Object.entries(game.options)
          .map(([name, choice]) => optionText(name, choice))
          .join(", "),
      ]),
    },
  ]);
}

/** `caravel games`: what is on the shelf. */
export const games: Command = {
  name: "games",
  usage: "[--json]",
  examples: ["", "--json"],
  options: { json: "flag" },
  positionals: 0,
  run(given, context) {
    const output = new Output(context.io);
    if (given.has("json")) {
      const list = context.games.map(({ id, rules, players, options, words }) => {
        return { id, title: words[context.language].title, rules, players, options };
      });
      output.json({ games: list });
    } else listGames(output, context);
    return EXIT.fine;
  },
};
