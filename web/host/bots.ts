import type { Bot } from "@caravel/bots";
import { greedyBot } from "@caravel/bots/greedy";
import { styleCalled } from "@caravel/bots/names";
import { styles } from "@caravel/bots/styles";
import {
  type Chance,
  FastChance,
  type Luck,
  type Match,
  type Move,
  MoveList,
  type SeatId,
  Table,
} from "@caravel/kernel";
import type { Sitter } from "./host.ts";

/** By game: the bot that looks a step ahead, loaded when one sits down. */
const GREEDY: Readonly<Record<string, () => Promise<Bot>>> = {
  "puerto-rico": async () => greedyBot((await import("@caravel/puerto-rico/bots")).evaluation),
  portolano: async () => greedyBot((await import("@caravel/portolano/bots")).evaluation),
};

/** The bot of a style for a game, or undefined. */
function find(game: string, style: string): Promise<Bot> | undefined {
  if (style === "greedy" && Object.hasOwn(GREEDY, game)) return GREEDY[game]();
  const bot = styles.find(({ name }) => name === style);
  return bot === undefined ? undefined : Promise.resolve(bot);
}

/** The bot of a style for a game; rejects if there is none. */
export async function botOf(game: string, style: string): Promise<Bot> {
  const bot = find(game, style);
  if (bot === undefined) throw new Error(`There is no ${style} bot for ${game}.`);
  return bot;
}

/** Who sat where in a record: whoever is not called as bots are is a person. */
export function sittersNamed(game: string, names: readonly string[]): Sitter[] {
  return names.map((name) => {
    const style = styleCalled(name);
    const isBot = style !== undefined && find(game, style) !== undefined;
    return isBot ? { kind: "bot", name, style } : { kind: "person", name, style: "" };
  });
}

/** The luck of a bot's next decision, the same as on the command line: a game that is kept goes on in the same way. */
export function botChance(luck: Luck, seat: SeatId, move: number): Chance {
  const source = luck.kind === "seeded" ? luck.seed : luck.secret;
  return new FastChance(`${source}/bots/${seat}/${move}`);
}

/** What a bot does when it is asked; it sees the view of its seat and is not troubled with a single legal move. */
export function botMove({ game, state, setup, entries }: Match, seat: SeatId, bot: Bot): Move {
  const chance = botChance(setup.luck, seat, entries.length);
  const moves = new Table(game, state, chance, new MoveList(false)).listFor(seat).toArray();
  return moves.length === 1 ? moves[0] : bot.choose({ game, view: game.view(state, seat), seat, moves }, chance);
}
