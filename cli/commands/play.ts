import { poolHere } from "@caravel/bots";
import { Match, resume } from "@caravel/kernel";
import { botsAmong, newLuck, type Sitter, sittersAtEnd } from "@caravel/tables";
import type { Arguments } from "../arguments.ts";
import type { Command, Context } from "../command.ts";
import { EXIT, InputError } from "../io.ts";
import { type Chosen, Menu } from "../play/menu.ts";
import { Prompt } from "../play/prompt.ts";
import { seatedAs, seated as seatedBy } from "../play/seating.ts";
import { Session } from "../play/session.ts";
import { libraryOf } from "../table/library.ts";
import { aboutFile, readRecordFile } from "../table/records.ts";
import { chosenOptions, chosenPlayers, chosenStyles, namedGame } from "../table/settings.ts";
import { Output } from "../text/output.ts";
import type { OptionName } from "../words/index.ts";

interface Seated {
  readonly match: Match;
  readonly sitters: readonly Sitter[];
}

const SETTLED_BY_FILE: readonly OptionName[] = ["players", "seed", "option"];

/** One person, the others are bots that play as those on the page do. */
function usualSitters(players: number): string[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? "you" : "greedy"));
}

function resumed(file: string, given: Arguments, context: Context): Seated {
  const tooMuch = SETTLED_BY_FILE.find((name) => given.has(name));
  if (tooMuch !== undefined) throw new InputError(context.words.error.settledByFile(`--${tooMuch}`));
  const { game, record } = readRecordFile(file, context);
  const [id] = given.positionals;
  if (id !== undefined && id !== game.id) throw new InputError(context.words.error.settledByFile(id));
  const sitters = given.has("seats")
    ? seatedAs(record.names, chosenStyles(given, game, record.players, [], context))
    : sittersAtEnd(record);
  return { match: aboutFile(file, context, () => resume(game, record)), sitters };
}

function begun({ game, players, options }: Chosen, given: Arguments, context: Context): Seated {
  const sitters = seatedBy(chosenStyles(given, game, players, usualSitters(players), context), context.words);
  const luck = newLuck(given.text("seed") ?? null, players);
  const [names, bots] = [sitters.map(({ name }) => name), botsAmong(sitters)];
  return { match: new Match(game, { players, options, names, bots, luck }), sitters };
}

function chosenByName(given: Arguments, context: Context): Chosen {
  const game = namedGame(given, context);
  const players = chosenPlayers(given, game, context);
  return { game, players, options: chosenOptions(given, game, players, context) };
}

/** The table to play at, or null if nobody chose one from the menu. */
async function seated(given: Arguments, context: Context, prompt: Prompt, output: Output): Promise<Seated | null> {
  const file = given.text("resume");
  if (file !== undefined) return resumed(file, given, context);
  const settles: readonly OptionName[] = ["players", "seats", "option", "seed"];
  const asks = prompt.isTerminal && !settles.some((name) => given.has(name));
  if (given.positionals.length > 0 && !asks) return begun(chosenByName(given, context), given, context);
  if (given.has("players") || given.has("option")) throw new InputError(context.words.error.missing("GAME"));
  const named = given.positionals.length > 0 ? namedGame(given, context) : undefined;
  const chosen = await new Menu(prompt, output, context).choose(named);
  return chosen === null ? null : begun(chosen, given, context);
}

/** `caravel play`: a game in the terminal. */
export const play: Command = {
  name: "play",
  usage:
    "[GAME] [--players N] [--seats you,greedy,...] [--seed TEXT] [--option NAME=VALUE] [--save FILE] [--resume FILE]",
  examples: [
    "",
    "puerto-rico --players 4 --save mine.caravel",
    "puerto-rico --seats you,greedy,greedy --seed 7 --lang fr",
    "--resume mine.caravel --save mine.caravel",
  ],
  options: { players: "text", seats: "text", seed: "text", option: "texts", save: "text", resume: "text" },
  positionals: 1,
  async run(given, context) {
    const output = new Output(context.io);
    const prompt = new Prompt(context.io);
    try {
      const table = await seated(given, context, prompt, output);
      if (table === null) return EXIT.fine;
      const save = given.text("save") ?? null;
      const pool = poolHere(libraryOf(context));
      await new Session(table.match, table.sitters, prompt, output, context, save, pool).run();
      return EXIT.fine;
    } finally {
      prompt.close();
    }
  },
};
