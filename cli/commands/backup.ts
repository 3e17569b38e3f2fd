import { randomBytes } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import type { Command } from "../command.ts";
import { fileProblem } from "../files.ts";
import { EXIT, InputError } from "../io.ts";
import { placeOf } from "../serve/ground.ts";
import { Output } from "../text/output.ts";

/** `caravel backup`: everything that is kept, in one file. */
export const backup: Command = {
  name: "backup",
  usage: "FILE [--data FOLDER]",
  examples: ["tables.caravel-backup", "tables.caravel-backup --data ~/caravel"],
  options: { data: "text" },
  positionals: 1,
  async run(given, { io, words }) {
    const { error: say, kept } = words;
    const [file] = given.positionals;
    if (file === undefined) throw new InputError(say.missing("FILE"));
    const { folder, address, settings } = await placeOf(given.text("data"), io.env, say);
    if (settings.postgres === null && !existsSync(address)) throw new InputError(say.noTablesIn(folder));
    const { backUp, readDatabase } = await import("@caravel/server");
    const database = readDatabase(address);
    // an old backup is replaced only by a whole one, which nobody else can read
    const fresh = `${file}.${randomBytes(4).toString("hex")}`;
    try {
      const { rows } = await backUp(database, createWriteStream(fresh, { mode: 0o600, flush: true }));
      await rename(fresh, file);
      const output = new Output(io);
      output.say(kept.backedUp(rows, file));
      output.say(kept.holdsSecrets);
      return EXIT.fine;
    } catch (error) {
      await rm(fresh, { force: true });
      throw new InputError(say.cannotWrite(file, fileProblem(error, words)));
    } finally {
      await database.close();
    }
  },
};
