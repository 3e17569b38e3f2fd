import { everyBox } from "@caravel/games";
import type { Box, Language } from "@caravel/kernel";
import { LANGUAGES } from "@caravel/kernel";
import { readArguments } from "./arguments.ts";
import type { Command, Context } from "./command.ts";
import { arena } from "./commands/arena.ts";
import { backup } from "./commands/backup.ts";
import { bench } from "./commands/bench.ts";
import { content } from "./commands/content.ts";
import { games } from "./commands/games.ts";
import { invite } from "./commands/invite.ts";
import { join } from "./commands/join.ts";
import { play } from "./commands/play.ts";
import { replay } from "./commands/replay.ts";
import { replayAll } from "./commands/replay-all.ts";
import { restore } from "./commands/restore.ts";
import { scenario } from "./commands/scenario.ts";
import { serve } from "./commands/serve.ts";
import { simulate } from "./commands/simulate.ts";
import { trainCommand } from "./commands/train.ts";
import { verify } from "./commands/verify.ts";
import { commandHelp, generalHelp } from "./help.ts";
import { EXIT, InputError, type Io, oneLine } from "./io.ts";
import packageFile from "./package.json" with { type: "json" };
import { findLanguage, systemLanguage, words } from "./words/index.ts";

const commands: readonly Command[] = [
  serve,
  games,
  play,
  invite,
  join,
  simulate,
  arena,
  trainCommand,
  bench,
  scenario,
  replay,
  verify,
  content,
  backup,
  restore,
  replayAll,
];

/** The language asked for on the command line, or else by the system. */
function languageOf(argv: readonly string[], env: Io["env"]): Language {
  const usual = systemLanguage(env);
  const place = argv.findLastIndex((argument) => argument === "--lang" || argument.startsWith("--lang="));
  if (place < 0) return usual;
  const code = argv[place]?.split("=")[1] ?? argv[place + 1];
  if (code === undefined) throw new InputError(words[usual].error.needsValue("--lang"));
  const language = findLanguage(code);
  if (language === undefined) throw new InputError(words[usual].error.unknownLanguage(code, LANGUAGES.join(", ")));
  return language;
}

async function obey(argv: readonly string[], context: Context): Promise<number> {
  const { io, words } = context;
  const [name, ...rest] = argv;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    io.stdout.write(generalHelp(commands, context));
    return EXIT.fine;
  }
  if (name === "--version" || name === "-v") {
    io.stdout.write(`${packageFile.version}\n`);
    return EXIT.fine;
  }
  const command = commands.find((known) => known.name === name);
  if (command === undefined)
    throw new InputError(words.error.unknownCommand(name, commands.map((known) => known.name).join(", ")));
  const given = readArguments(rest, command, words);
  if (!given.has("help")) return command.run(given, context);
  io.stdout.write(commandHelp(command, context));
  return EXIT.fine;
}

function complain(error: unknown, io: Io): number {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof InputError) {
    io.stderr.write(`caravel: ${oneLine(message)}\n`);
    return EXIT.wrongInput;
  }
  io.stderr.write(`caravel: ${oneLine(words[systemLanguage(io.env)].error.unexpected(message))}\n`);
  if (io.env.CARAVEL_DEBUG && error instanceof Error) io.stderr.write(`${error.stack}\n`);
  return EXIT.ourFault;
}

/** Runs one command line (without the program's name) and gives the code to exit with; never throws. */
export async function run(argv: readonly string[], io: Io, boxes?: readonly Box[]): Promise<number> {
  try {
    const language = languageOf(argv, io.env);
    const games = boxes ?? (await everyBox());
    return await obey(argv, { io, games, language, words: words[language] });
  } catch (error) {
    return complain(error, io);
  }
}
