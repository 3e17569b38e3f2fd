import { type FileHandle, open } from "node:fs/promises";
import type { Command } from "../command.ts";
import { fileProblem } from "../files.ts";
import { EXIT, InputError } from "../io.ts";
import { complaint, placeOf } from "../serve/ground.ts";
import { Output } from "../text/output.ts";
import type { Words } from "../words/index.ts";

async function opened(file: string, words: Words): Promise<FileHandle> {
  try {
    return await open(file);
  } catch (error) {
    throw new InputError(words.error.cannotRead(file, fileProblem(error, words)));
  }
}

/** `caravel restore`: what a backup holds, in a new place. */
export const restore: Command = {
  name: "restore",
  usage: "FILE [--data FOLDER]",
  examples: ["tables.caravel-backup --data ~/caravel"],
  options: { data: "text" },
  positionals: 1,
  async run(given, { io, words }) {
    const { error: say, kept } = words;
    const [file] = given.positionals;
    if (file === undefined) throw new InputError(say.missing("FILE"));
    const { folder, address, settings } = await placeOf(given.text("data"), io.env, say);
    const backup = await opened(file, words);
    const server = await import("@caravel/server");
    try {
      const database = server.openDatabase(address, settings);
      try {
        const { rows } = await server.restore(database, backup.createReadStream());
        new Output(io).say(kept.restored(rows, folder));
        return EXIT.fine;
      } finally {
        await database.close();
      }
    } catch (error) {
      if (error instanceof server.NotEmpty) throw new InputError(say.tablesThere(folder));
      if (error instanceof server.BadBackup) throw new InputError(say.badBackup(file, error.message));
      throw await complaint(error, folder, say);
    }
  },
};
