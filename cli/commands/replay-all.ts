import { existsSync } from "node:fs";
import { partsOf } from "@caravel/games";
import { type Replayed, replayAll as replayTables } from "@caravel/tables";
import { clauseOf } from "@caravel/web/problems";
import type { Command, Context } from "../command.ts";
import { EXIT, InputError, oneLine } from "../io.ts";
import { complaint, placeOf } from "../serve/ground.ts";
import { Output } from "../text/output.ts";
import { hang } from "../text/width.ts";

function tell(replayed: readonly Replayed[], { io, words: { kept, problems } }: Context): void {
  const output = new Output(io);
  const other = replayed.filter(({ problem }) => problem !== null);
  output.say(kept.replayedWell(replayed.length - other.length));
  if (other.length === 0) return;
  output.say(kept.differ(other.length));
  for (const { id, game, moves, problem, differsAt } of other) {
    const why = [
      ...(problem === null ? [] : [clauseOf(problem, problems)]),
      ...(differsAt === null ? [] : [kept.differsAt(differsAt)]),
    ].join("; ");
    output.lines(hang("  - ", oneLine(kept.differs(id, game, moves, why)), output.width));
  }
  output.say(kept.whatToDo);
}

/** `caravel replay-all`: can every running game go on here? */
export const replayAll: Command = {
  name: "replay-all",
  usage: "[--data FOLDER] [--json]",
  examples: ["", "--data ~/caravel", "--json"],
  options: { data: "text", json: "flag" },
  positionals: 0,
  async run(given, context) {
    const { io, words } = context;
    const { folder, address, settings } = await placeOf(given.text("data"), io.env, words.error);
    if (settings.postgres === null && !existsSync(address)) throw new InputError(words.error.noTablesIn(folder));
    const { readDatabase, tablesIn } = await import("@caravel/server");
    const database = readDatabase(address);
    const replayed: Replayed[] = [];
    try {
      const rules = (game: string) => partsOf(game)?.rules ?? null;
      for await (const one of replayTables({ store: tablesIn(database), rules, build: "" })) replayed.push(one);
    } catch (error) {
      throw await complaint(error, folder, words.error);
    } finally {
      await database.close();
    }
    if (given.has("json")) new Output(io).json(replayed);
    else tell(replayed, context);
    return replayed.every(({ problem }) => problem === null) ? EXIT.fine : EXIT.failed;
  },
};
