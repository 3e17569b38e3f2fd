import { rulesOf } from "@caravel/games";
import { FastChance, type Game, MoveList, Table } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import type { Bot } from "./bot.ts";
import { playDeal } from "./playouts/playout.ts";
import { random } from "./styles.ts";
import { siege } from "./testing/siege.ts";
import { decide } from "./thinking.ts";
import { uctBot } from "./uct.ts";

const puertoRico = (await rulesOf("puerto-rico")) as Game;
const portolano = (await rulesOf("portolano")) as Game;

/** A bot that tries so many things for every decision. */
const within = (bot: Bot, iterations: number): Bot => ({
  name: bot.name,
  think(position, chance) {
    let tries = 0;
    const thought = bot.think(position, chance);
    return {
      get move() {
        return thought.move;
      },
      tryMore: () => tries++ < iterations && thought.tryMore(),
    };
  },
});

function firstPosition(game: Game, players: number, seed: string) {
  const chance = new FastChance(seed);
  const table = new Table(game, game.setup(players, {}, chance), chance, new MoveList(false));
  table.ask();
  const { seat, state, list } = table;
  return { game, view: game.view(state, seat), seat, moves: list.toArray() };
}

describe.each([
  ["puerto-rico", puertoRico],
  ["portolano", portolano],
])("plain search in %s", (_, game) => {
  const search = uctBot;

  test("the same seed and iterations give the same move", () => {
    const position = firstPosition(game, 3, "same");
    const chosen = (seed: string) => decide(search, position, new FastChance(seed), { iterations: 100 });
    for (const seed of ["a", "b"]) expect(chosen(seed)).toBe(chosen(seed));
    expect(position.moves).toContain(chosen("a"));
  });

  test("beats random players, wherever it sits", () => {
    for (const seat of [0, 2]) {
      const bots = [random, random, random];
      bots[seat] = within(search, 50);
      const { winners } = playDeal({ game, players: 3, options: {}, bots, seed: `uct/${seat}` });
      expect(winners).toEqual([seat]);
    }
  });
});

test("it holds the castle alone more often than chance does", () => {
  const held = (bot: Bot) => {
    const games = Array.from({ length: 40 }, (_, seed) =>
      playDeal({ game: siege, players: 1, options: {}, bots: [bot], seed: `siege/${seed}` }),
    );
    return games.filter(({ winners }) => winners.length > 0).length;
  };
  // judged by the score alone, for the game says nothing about it
  expect(held(within(uctBot, 200))).toBeGreaterThan(held(random) + 8);
});

test("a single move needs no search, and before the first try there is a move already", () => {
  const position = firstPosition(puertoRico, 3, "first");
  const single = uctBot.think({ ...position, moves: [7] }, new FastChance("single"));
  expect([single.move, single.tryMore()]).toEqual([7, false]);
  expect(position.moves).toContain(uctBot.think(position, new FastChance("none")).move);
});

test("it looks at nothing but the view", () => {
  const position = firstPosition(portolano, 3, "secret");
  const other = portolano.imagine(position.view, new FastChance("other"));
  const chosen = (view: unknown) =>
    decide(uctBot, { ...position, view }, new FastChance("choice"), { iterations: 100 });
  expect(chosen(portolano.view(other, position.seat))).toBe(chosen(position.view));
});
