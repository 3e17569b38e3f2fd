import { openView } from "@caravel/kernel";
import type { Command, Context } from "../command.ts";
import { EXIT, InputError, oneLine } from "../io.ts";
import { findScenarioFiles } from "../scenarios/files.ts";
import { runScenarioFile, type ScenarioReport } from "../scenarios/run.ts";
import { wordsOf } from "../table/settings.ts";
import { Output } from "../text/output.ts";
import { Progress } from "../text/progress.ts";
import { hang } from "../text/width.ts";

/** Says what differed, with the position in text. */
function tellFailure({ file, title, problems, end }: ScenarioReport, output: Output, context: Context): void {
  const { words } = context;
  output.lines(hang("✗ ", oneLine(title), output.width).map(output.style.warn));
  output.lines([`  ${file}`, ...problems.flatMap((problem) => hang("  - ", oneLine(problem), output.width))]);
  if (end !== null) {
    const names = Array.from({ length: end.state.players }, (_, seat) => words.play.person(seat));
    output.say();
    output.say(words.report.position);
    output.sections(wordsOf(end.game, context).position(openView(end.game, end.state), names));
  }
  output.say();
}

function runAll(files: readonly string[], context: Context): ScenarioReport[] {
  const progress = new Progress(context.io.stderr, "scenario");
  const reports = files.map((file, place) => {
    progress.show(place / files.length);
    return runScenarioFile(file, context);
  });
  progress.clear();
  return reports;
}

/** `caravel scenario`: rules as readable tests. */
export const scenario: Command = {
  name: "scenario",
  usage: "FILE|FOLDER... [--json]",
  examples: ["games/puerto-rico/scenarios", "captain.yaml mayor.yaml --json"],
  options: { json: "flag" },
  positionals: Number.POSITIVE_INFINITY,
  run(given, context) {
    const { words, io } = context;
    if (given.positionals.length === 0) throw new InputError(words.error.missing("FILE"));
    const reports = runAll(
      given.positionals.flatMap((path) => findScenarioFiles(path, words)),
      context,
    );
    const output = new Output(io);
    const failed = reports.filter((report) => !report.passed);
    const passed = reports.length - failed.length;
    if (given.has("json")) {
      const results = reports.map(({ file, title, passed: fine, problems }) => ({
        file,
        title,
        passed: fine,
        problems,
      }));
      output.json({ passed, failed: failed.length, results });
    } else {
      for (const report of failed) if (!report.isWrongInput) tellFailure(report, output, context);
      output.say(words.report.scenarios(passed, failed.length));
    }
    for (const { file, problems } of failed.filter((report) => report.isWrongInput))
      io.stderr.write(`caravel: ${oneLine(`${file}: ${problems.join("; ")}`)}\n`);
    if (failed.some((report) => report.isWrongInput)) return EXIT.wrongInput;
    return failed.length > 0 ? EXIT.failed : EXIT.fine;
  },
};
