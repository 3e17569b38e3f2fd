import { readSitter, SITTERS, type Sitter } from "@caravel/bots";
import { type Box, type Game, type GameWords, isChoice, type Options } from "@caravel/kernel";
import type { Arguments } from "../arguments.ts";
import type { Context } from "../command.ts";
import { readText } from "../files.ts";
import { InputError } from "../io.ts";

/** The game of this id; complains with the list of games if there is none. */
export function gameOf(id: string, { games, words }: Context): Box {
  const game = games.find((known) => known.id === id);
  if (game === undefined) throw new InputError(words.error.unknownGame(id, games.map((known) => known.id).join(", ")));
  return game;
}

/** The game's words in the language of the person at the terminal. */
export function wordsOf({ id }: Pick<Game, "id">, context: Context): GameWords<unknown> {
  return gameOf(id, context).words[context.language];
}

/** The game named on the command line. */
export function namedGame(given: Arguments, context: Context): Box {
  const [id] = given.positionals;
  if (id === undefined) throw new InputError(context.words.error.missing("GAME"));
  return gameOf(id, context);
}

/** Complains unless the game can be played by so many. */
export function checkPlayers(game: Game, players: number, { words }: Context): void {
  if (!game.players.includes(players))
    throw new InputError(words.error.wrongPlayers(game.id, players, game.players.join(", ")));
}

/** How many play if nobody says: three, or as few as the game allows. */
function usualPlayers({ players }: Game): number {
  return players.includes(3) ? 3 : Math.min(...players);
}

/** The number of players asked for, or the number of seats given, or the usual one. */
export function chosenPlayers(given: Arguments, game: Game, context: Context): number {
  const seats = given.text("seats")?.split(",").length ?? 1;
  const players = given.whole("players", 1, 99) ?? (seats > 1 ? seats : usualPlayers(game));
  checkPlayers(game, players, context);
  return players;
}

/** What every option is if nobody chooses. */
export function usualOptions(game: Game): Options {
  return Object.fromEntries(Object.entries(game.options).map(([name, { usual }]) => [name, usual]));
}

/** Everything the box holds: what can be switched on and usually is not, is on; all else as usual. */
export function fullOptions(game: Game): Options {
  const switches = Object.entries(game.options).filter(
    ([, { values, usual }]) => usual === false && values.includes(true),
  );
  return { ...usualOptions(game), ...Object.fromEntries(switches.map(([name]) => [name, true])) };
}

/** The options that are not as usual. */
export function unusualOptions(game: Game, options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== game.options[name]?.usual));
}

/** Complains if the game has no such options or if they do not go together. */
export function checkOptions(game: Game, players: number, options: Options, { words }: Context): void {
  for (const [name, value] of Object.entries(options)) {
    const known = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (known === undefined)
      throw new InputError(words.error.unknownGameOption(game.id, name, Object.keys(game.options).join(", ")));
    if (!isChoice(known, value))
      throw new InputError(words.error.unknownGameOptionValue(name, String(value), known.values.join(", ")));
  }
  const [problem] = options.content ? (game.contentProblems?.(String(options.content)) ?? []) : [];
  if (problem !== undefined) throw new InputError(words.error.contentRefused(problem.place, problem.problem));
  const rule = game.refuseOptions(players, options);
  if (rule !== null) throw new InputError(words.error.optionsRefused(rule));
}

/** A text as it is written, or the contents of the file after an @; JSON is put on one line. */
function textOrFile(written: string, { words }: Context): string {
  if (!written.startsWith("@")) return written;
  const text = readText(written.slice(1), words);
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/** The options chosen with `--option name=value`, the others as usual. */
export function chosenOptions(given: Arguments, game: Game, players: number, context: Context): Options {
  const chosen = given.texts("option").map((text) => {
    const [, name, written] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    if (name === undefined || written === undefined) throw new InputError(context.words.error.optionForm(text));
    const known = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    const value = known?.values.find((choice) => String(choice) === written);
    return [name, value ?? (known?.orText ? textOrFile(written, context) : written)] as const;
  });
  const options = { ...usualOptions(game), ...Object.fromEntries(chosen) };
  checkOptions(game, players, options, context);
  return options;
}

/** Who sits where; a single name is for all seats, and `usual` is used if none is given. */
export function chosenSitters(
  given: Arguments,
  players: number,
  usual: readonly string[],
  { words }: Context,
): Sitter[] {
  const names = given.text("seats")?.split(",") ?? usual;
  const sitters = names.map((name) => {
    const sitter = readSitter(name);
    if (sitter === null) throw new InputError(words.error.unknownSitter(name, SITTERS.join(", ")));
    return sitter;
  });
  const [first] = sitters;
  if (sitters.length === 1 && first !== undefined) return Array.from({ length: players }, () => first);
  if (sitters.length !== players) throw new InputError(words.error.wrongSeats(sitters.length, players));
  return sitters;
}
