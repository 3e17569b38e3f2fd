import { type Box, type Game, type Options, rangeOf } from "@caravel/kernel";
import type { Context } from "../command.ts";
import { InputError } from "../io.ts";
import { checkOptions } from "../table/settings.ts";
import { choiceLines } from "../text/choices.ts";
import type { Output } from "../text/output.ts";
import type { Prompt } from "./prompt.ts";

/** What was chosen from the menu. */
export interface Chosen {
  readonly game: Box;
  readonly players: number;
  readonly options: Options;
}

/** Asks for a game, the number of players and the options. */
export class Menu {
  constructor(
    private readonly prompt: Prompt,
    private readonly output: Output,
    private readonly context: Context,
  ) {}

  /** What was chosen, or null if the input ended before. */
  async choose(named?: Box): Promise<Chosen | null> {
    const { games, language, words } = this.context;
    const game = named ?? (await this.pick(words.play.menuGame, games, (known) => known.words[language].title));
    if (game === null) return null;
    const players = await this.pickPlayers(game);
    if (players === null) return null;
    const options = await this.pickOptions(game, players);
    return options === null ? null : { game, players, options };
  }

  /** One of several things, by number; Enter takes the usual one. */
  private async pick<Thing>(
    question: string,
    things: readonly Thing[],
    name: (thing: Thing) => string,
    usual?: Thing,
  ): Promise<Thing | null> {
    this.output.say(question);
    this.output.lines(choiceLines(things.map(name), this.output.width));
    for (;;) {
      const line = await this.prompt.read();
      if (line === null) return null;
      if (line === "" && usual !== undefined) return usual;
      const thing = /^\d{1,3}$/.test(line) ? things[Number(line) - 1] : undefined;
      if (thing !== undefined) return thing;
      this.output.say(this.context.words.play.menuNumber(1, things.length));
    }
  }

  /** The number of players is typed as such, not as the number of a choice. */
  private async pickPlayers({ players }: Game): Promise<number | null> {
    const { play } = this.context.words;
    this.output.say(`${play.menuPlayers} (${players.join(", ")})`);
    for (;;) {
      const line = await this.prompt.read();
      if (line === null) return null;
      const number = players.find((known) => String(known) === line);
      if (number !== undefined) return number;
      this.output.say(play.menuNumber(Math.min(...players), Math.max(...players)));
    }
  }

  private async pickOptions(game: Box, players: number): Promise<Options | null> {
    const { language, words } = this.context;
    for (;;) {
      const options: Record<string, string | number | boolean> = {};
      const word = (value: unknown) => game.words[language].option(String(value));
      for (const [name, choice] of Object.entries(game.options)) {
        const { onlyWith = [] } = choice;
        const { values, usual } = rangeOf(choice, players);
        const isMeaningful = onlyWith.length === 0 || onlyWith.some((other) => options[other] === true);
        options[name] = usual;
        if (values.length < 2 || !isMeaningful) continue;
        const value = await this.pick(words.play.menuOption(word(name), word(usual)), values, word, usual);
        if (value === null) return null;
        options[name] = value;
      }
      const problem = this.problemWith(game, players, options);
      if (problem === null) return options;
      this.output.say(problem);
    }
  }

  private problemWith(game: Game, players: number, options: Options): string | null {
    try {
      checkOptions(game, players, options, this.context);
      return null;
    } catch (error) {
      if (error instanceof InputError) return error.message;
      throw error;
    }
  }
}
