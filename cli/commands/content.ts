import type { ContentProblem, Game } from "@caravel/kernel";
import { clauseOf } from "@caravel/web/problems";
import { LineCounter, parseDocument } from "yaml";
import type { Command, Context } from "../command.ts";
import { readText } from "../files.ts";
import { EXIT, InputError } from "../io.ts";
import { gameOf, wordsOf } from "../table/settings.ts";
import { Output } from "../text/output.ts";
import { hang } from "../text/width.ts";

/** The game a pack says it is for. */
function gameOfPack(text: string, context: Context): Game {
  const game: unknown = parseDocument(text).get("game");
  if (typeof game !== "string")
    throw new InputError(
      clauseOf(
        { code: "contentRefused", place: "game", problem: context.words.error.missing("game"), rule: null },
        context.words.problems,
      ),
    );
  return gameOf(game, context);
}

/** The line on which the named field stands, or the nearest thing around it that the file has. */
function lineOf(text: string, place: string): number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const path = place === "" ? [] : place.split(".");
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
    if (node?.range !== undefined) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** `caravel content check`: can a content pack be used? */
export const content: Command = {
  name: "content",
  usage: "check FILE [--json]",
  examples: ["check my-edition.json", "check my-edition.json --json"],
  options: { json: "flag" },
  positionals: 2,
  run(given, context) {
    const { error, report } = context.words;
    const [verb, file] = given.positionals;
    if (verb !== "check") throw new InputError(error.missing("check"));
    if (file === undefined) throw new InputError(error.missing("FILE"));
    const text = readText(file, context.words);
    const game = gameOfPack(text, context);
    const found: readonly ContentProblem[] = game.contentProblems?.(text) ?? [];
    const problems = found.map(({ place, problem }) => ({ place, line: lineOf(text, place), problem }));
    const output = new Output(context.io);
    if (given.has("json")) output.json({ ok: problems.length === 0, game: game.id, problems });
    else if (problems.length === 0) output.say(report.contentFine(wordsOf(game, context).title));
    else
      output.lines(
        problems.flatMap(({ place, line, problem }) => hang(`${file}:${line}: `, `${place}: ${problem}`, output.width)),
      );
    return problems.length === 0 ? EXIT.fine : EXIT.failed;
  },
};
