import { FastChance, type Game, MoveList, Table } from "@caravel/kernel";
import type { Library } from "../library.ts";
import type { Budget, Question } from "../question.ts";

/** The question of the first decision of a game. */
export function firstQuestion(game: Game, style: string, budget: Budget, players = 3, seed = "question"): Question {
  const chance = new FastChance(seed);
  const table = new Table(game, game.setup(players, {}, chance), chance, new MoveList(false));
  table.ask();
  const { seat, state, list } = table;
  const view = game.view(state, seat);
  return { game: game.id, rules: game.rules, style, view, seat, moves: list.toArray(), seed, budget };
}

/** A library of the games given, with nothing known about playing them well. */
export function libraryOf(...games: readonly Game[]): Library {
  return {
    rules: async (id, rules) => games.find((game) => game.id === id && game.rules === rules) ?? null,
    evaluation: async () => null,
  };
}
