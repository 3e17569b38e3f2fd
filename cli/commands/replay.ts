import { hash, type Match, replay as replayRecord, SPECTATOR } from "@caravel/kernel";
import { moveLines } from "@caravel/tables";
import { clauseOf } from "@caravel/web/problems";
import type { Arguments } from "../arguments.ts";
import type { Command, Context } from "../command.ts";
import { EXIT, InputError, oneLine } from "../io.ts";
import { chronicle } from "../table/chronicle.ts";
import { aboutFile, type Recorded, readRecordFile, shownNames } from "../table/records.ts";
import { scoreSection } from "../table/scores.ts";
import { wordsOf } from "../table/settings.ts";
import { Output } from "../text/output.ts";
import { hang } from "../text/width.ts";

function replayed({ file, game, record }: Recorded, given: Arguments, context: Context): Match {
  const { words } = context;
  const most = record.lines.length;
  const at = given.whole("at", 0, Number.MAX_SAFE_INTEGER) ?? most;
  if (at > most) throw new InputError(words.error.pastTheEnd(at, most));
  return aboutFile(file, context, () => replayRecord(game, record, at));
}

function tell(match: Match, recorded: Recorded, given: Arguments, context: Context): void {
  const { words, io } = context;
  const output = new Output(io);
  const seat = given.whole("seat", 0, match.setup.players - 1) ?? SPECTATOR;
  const sentences = chronicle(match, context, seat);
  const view = match.game.view(match.state, seat);
  output.sections([{ title: words.report.log, rows: [] }]);
  output.lines(
    (sentences.length > 0 ? sentences : [words.play.emptyLog]).flatMap((line) => hang("· ", line, output.width)),
  );
  output.say();
  output.say(words.report.after(match.entries.length, recorded.record.lines.length));
  output.say();
  output.sections(wordsOf(match.game, context).position(view, shownNames(match)));
  if (!match.isOver) return;
  output.say();
  const { earlyEnd, scores } = match;
  if (earlyEnd !== null) {
    const { agreed, cancelled, conceded } = words.play;
    const told = { agreed, cancelled };
    output.say(
      earlyEnd.kind === "conceded" ? conceded(oneLine(shownNames(match)[earlyEnd.by] ?? "")) : told[earlyEnd.kind],
    );
    if (scores.length === 0) return;
  }
  output.sections([scoreSection(match, context)]);
}

/** A record of other rules can be read, but no position of it can be shown. */
function tellMoves({ game, record }: Recorded, { words, io }: Context): void {
  const output = new Output(io);
  const { rules } = record;
  output.say(clauseOf({ code: "otherRules", game: game.id, rules, known: [game.rules] }, words.problems));
  output.say();
  output.lines(moveLines(record).flatMap((line) => hang("  ", oneLine(line), output.width)));
}

/** `caravel replay`: a position of a recorded game. */
export const replay: Command = {
  name: "replay",
  usage: "FILE [--at N] [--seat N] [--json]",
  examples: ["game.caravel", "game.caravel --at 40", "game.caravel --at 40 --seat 1 --lang hu", "game.caravel --json"],
  options: { at: "text", seat: "text", json: "flag" },
  positionals: 1,
  run(given, context) {
    const [file] = given.positionals;
    if (file === undefined) throw new InputError(context.words.error.missing("FILE"));
    const recorded = readRecordFile(file, context);
    if (recorded.record.rules !== recorded.game.rules && !given.has("json")) {
      tellMoves(recorded, context);
      return EXIT.fine;
    }
    const match = replayed(recorded, given, context);
    if (given.has("json")) {
      const { game, state, entries, isOver, earlyEnd } = match;
      const { id, rules } = game;
      new Output(context.io).json({
        game: id,
        rules,
        moves: entries.length,
        over: isOver,
        hash: hash(state),
        scores: earlyEnd === null ? game.scores(state) : match.scores,
        ...(earlyEnd === null ? {} : { early: earlyEnd }),
      });
    } else tell(match, recorded, given, context);
    return EXIT.fine;
  },
};
