import { sitterNamed, stylesOf } from "@caravel/bots";
import {
  type Box,
  type Game,
  type GameWords,
  type Options,
  rangeOf,
  settingsFault,
  usualOptions,
} from "@caravel/kernel";
import { clauseOf } from "@caravel/web/problems";
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
export function checkPlayers(game: Game, players: number, context: Context): void {
  checkOptions(game, players, usualOptions(game, players), context);
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

/** Everything the box holds: what can be switched on and usually is not, is on; all else as usual. */
export function fullOptions(game: Game, players: number): Options {
  const switches = Object.entries(game.options).filter(([, choice]) => {
    const { values, usual } = rangeOf(choice, players);
    return usual === false && values.includes(true);
  });
  return { ...usualOptions(game, players), ...Object.fromEntries(switches.map(([name]) => [name, true])) };
}

/** The options that are not as usual. */
export function unusualOptions(game: Game, players: number, options: Options): Options {
  const usual = usualOptions(game, players);
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== usual[name]));
}

/** Complains if the game cannot be played by so many or with such options. */
export function checkOptions(game: Game, players: number, options: Options, { words }: Context): void {
  const fault = settingsFault(game, players, options);
  if (fault !== null) throw new InputError(clauseOf(fault, words.problems));
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
  const options = { ...usualOptions(game, players), ...Object.fromEntries(chosen) };
  checkOptions(game, players, options, context);
  return options;
}

/** By seat: the style of the bot that sits there, or null for a person; a single name is for all seats, and `usual` is used if none is given. */
export function chosenStyles(
  given: Arguments,
  { id }: Pick<Game, "id">,
  players: number,
  usual: readonly string[],
  { words }: Context,
): (string | null)[] {
  const names = given.text("seats")?.split(",") ?? usual;
  const styles = names.map((name) => {
    const style = sitterNamed(id, name);
    if (style === undefined) throw new InputError(words.error.unknownSitter(name, ["you", ...stylesOf(id)].join(", ")));
    return style;
  });
  if (styles.length === 1) return Array.from({ length: players }, () => styles[0]);
  if (styles.length !== players) throw new InputError(words.error.wrongSeats(styles.length, players));
  return styles;
}
