import { rulesOf } from "@caravel/games";
import { FastChance, type Game, isOver, type Move, MoveList, Table } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import type { Bot } from "./bot.ts";
import { declines } from "./declining.ts";
import { botOf } from "./registry.ts";
import { isStyle, STYLES, type Style } from "./style-names.ts";
import { eager, first, idle, random } from "./styles.ts";
import { decide } from "./thinking.ts";

const game = (await rulesOf("puerto-rico")) as Game;

const moves = (...texts: string[]) => texts.map((text) => game.vocabulary.read(text) as Move);

function chosen(bot: Bot, among: Move[], times = 200): Set<Move> {
  const chance = new FastChance("bots");
  const question = { game, view: null, seat: 0, moves: among };
  return new Set(Array.from({ length: times }, () => decide(bot, question, chance)));
}

describe("declining is told from the name of the verb", () => {
  test.each(["pass", "decline", "done", "stay"])("%s declines", (text) => {
    expect(declines(game, moves(text)[0])).toBe(true);
  });

  test.each(["produce", "role mayor", "sell corn"])("%s does not", (text) => {
    expect(declines(game, moves(text)[0])).toBe(false);
  });
});

describe("the styles", () => {
  const mixed = moves("sell corn", "sell sugar", "pass");
  const [corn, sugar, pass] = mixed;

  test("random chooses anything", () => expect(chosen(random, mixed)).toEqual(new Set(mixed)));
  test("first chooses what is listed first", () => expect(chosen(first, mixed)).toEqual(new Set([corn])));
  test("eager never declines if it can help it", () => expect(chosen(eager, mixed)).toEqual(new Set([corn, sugar])));
  test("eager declines if nothing else is possible", () => expect(chosen(eager, [pass])).toEqual(new Set([pass])));
  test("idle declines if it can", () => expect(chosen(idle, mixed)).toEqual(new Set([pass])));
  test("idle chooses anything if it cannot decline", () => {
    expect(chosen(idle, [corn, sugar])).toEqual(new Set([corn, sugar]));
  });
  test("random is uniform", () => {
    const chance = new FastChance("uniform");
    const counts = new Map<Move, number>();
    for (let time = 0; time < 3000; time++) {
      const move = decide(random, { game, view: null, seat: 0, moves: mixed }, chance);
      counts.set(move, (counts.get(move) ?? 0) + 1);
    }
    for (const move of mixed) expect(counts.get(move)).toBeGreaterThan(900);
  });
});

test("every bot is called after its style", async () => {
  for (const style of STYLES) expect((await botOf(style, null)).name).toBe(style);
  for (const text of ["nobody", "constructor", ""]) expect(isStyle(text)).toBe(false);
});

test.each<Style>(["random", "first", "eager"])(
  "three %s bots play a game to its end on what they see",
  async (name) => {
    const bot = await botOf(name, null);
    const chance = new FastChance(name);
    const table = new Table(game, game.setup(3, {}, chance), chance, new MoveList(false));
    for (let decision = 0; decision < 5000 && table.ask(); decision++) {
      const { state, seat, list } = table;
      table.play(seat, decide(bot, { game, view: game.view(state, seat), seat, moves: list.toArray() }, chance));
    }
    expect(isOver(table.state)).toBe(true);
  },
);
