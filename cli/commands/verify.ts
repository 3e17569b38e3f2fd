import { type Game, RecordError, readRecord, type Verdict, verify as verifyRecord } from "@caravel/kernel";
import { faultClause } from "@caravel/web/problems";
import type { Command, Context } from "../command.ts";
import { readText } from "../files.ts";
import { EXIT, InputError, oneLine } from "../io.ts";
import { gameOf } from "../table/settings.ts";
import { Output } from "../text/output.ts";
import { hang } from "../text/width.ts";

/** The game a record says it is of, or the reason why it cannot be read. */
function gameOfRecord(text: string, context: Context): Game | RecordError {
  try {
    return gameOf(readRecord(text).game, context);
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
}

function verdictOn(text: string, context: Context): Verdict {
  const game = gameOfRecord(text, context);
  if (!(game instanceof RecordError)) return verifyRecord(game, text);
  return { ok: false, hash: null, problems: [game.problem], moves: 0, outcomes: 0, luckDerived: false };
}

function tell(file: string, verdict: Verdict, { io, words: { report, problems } }: Context): void {
  const output = new Output(io);
  if (verdict.ok) {
    output.say(report.verified(verdict.moves, verdict.outcomes));
    output.say(verdict.luckDerived ? report.luckDerived : report.luckUnknown);
    output.say(report.positionHash(verdict.hash ?? ""));
  } else {
    output.say(report.notVerified(file));
    output.lines(
      verdict.problems.flatMap((problem) => hang("  - ", oneLine(faultClause(problem, problems)), output.width)),
    );
  }
}

/** `caravel verify`: is a record what it says it is? */
export const verify: Command = {
  name: "verify",
  usage: "FILE [--json]",
  examples: ["game.caravel", "game.caravel --json"],
  options: { json: "flag" },
  positionals: 1,
  run(given, context) {
    const [file] = given.positionals;
    if (file === undefined) throw new InputError(context.words.error.missing("FILE"));
    const verdict = verdictOn(readText(file, context.words), context);
    if (given.has("json")) new Output(context.io).json(verdict);
    else tell(file, verdict, context);
    return verdict.ok ? EXIT.fine : EXIT.failed;
  },
};
