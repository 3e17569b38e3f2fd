import { readFileSync } from "node:fs";
import { partsOf, rulesOf } from "@caravel/games";
import { type Evaluation, FastChance, type Game, isOver, type Options, type State, type Table } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import type { Position } from "../bot.ts";
import { searchTable } from "../playouts/playout.ts";
import { poolHere } from "../pool/here.ts";
import { random } from "../styles.ts";
import { libraryOf } from "../testing/questions.ts";
import { siege, siegeEvaluation } from "../testing/siege.ts";
import { decide, Work } from "../thinking.ts";
import { Histories } from "./histories.ts";
import { searchBot } from "./index.ts";
import { STRONGEST } from "./settings.ts";
import { judgeOf } from "./value.ts";

const GAMES = ["puerto-rico", "portolano", "madeira", "brazil-imperial"];
const FIRST_EDITION = readFileSync(
  new URL("../../games/puerto-rico/content/packs/first-edition.json", import.meta.url),
  "utf8",
);

interface Known {
  readonly game: Game;
  readonly evaluation: Evaluation | null;
}

async function known(id: string): Promise<Known> {
  return { game: (await rulesOf(id)) as Game, evaluation: (await partsOf(id)?.evaluation?.()) ?? null };
}

const positionAt = ({ game, state, seat, list }: Table): Position => ({
  game,
  view: game.view(state, seat),
  seat,
  moves: list.toArray(),
});

/** Walks through a game at random; `look` sees every so many of its decisions. */
function walk({ game }: Known, players: number, options: Options, every: number, look: (table: Table) => void): void {
  const luck = new FastChance(`walk/${players}`);
  const table = searchTable(game, players, options, luck);
  const most = game.bound?.decisions ?? Number.POSITIVE_INFINITY;
  for (let decision = 0; decision < most && table.ask(); decision++) {
    if (decision % every === every - 1) look(table);
    if (!isOver(table.state)) table.play(table.seat, table.list.moves[luck.roll(table.list.length)]);
  }
}

const TABLES: readonly (readonly [string, number, Options, number])[] = [
  ["puerto-rico", 2, {}, 40],
  ["puerto-rico", 3, {}, 40],
  ["puerto-rico", 4, { expansion2: true, buildings: "random" }, 40],
  ["puerto-rico", 5, { expansion1: true, expansion2: true, content: FIRST_EDITION }, 40],
  ["portolano", 2, {}, 30],
  ["portolano", 5, {}, 60],
  ["madeira", 2, {}, 30],
  ["madeira", 4, {}, 60],
  ["brazil-imperial", 1, {}, 30],
  ["brazil-imperial", 2, {}, 60],
  ["brazil-imperial", 4, {}, 120],
];

describe.each(TABLES)("search in %s with %i", (id, players, options, every) => {
  test("answers legally, with chances, the same for the same luck, and for whatever it cannot see", async () => {
    const here = await known(id);
    const { game, evaluation } = here;
    const bot = searchBot(evaluation);
    let searched = 0;
    walk(here, players, options, every, (table) => {
      const position = positionAt(table);
      if (position.moves.length < 2 || searched >= 12) return;
      searched++;
      const answer = (view: unknown) => {
        const thought = bot.think({ ...position, view }, new FastChance("answer"));
        new Work(thought, { iterations: 12 }).goOn(Number.POSITIVE_INFINITY);
        return { move: thought.move, outlook: thought.outlook ?? [] };
      };
      const first = answer(position.view);
      expect(position.moves).toContain(first.move);
      expect(first.outlook.length).toBeLessThanOrEqual(3);
      for (const { move, chance } of first.outlook) {
        expect(position.moves).toContain(move);
        if (chance !== null) expect(chance).toBeGreaterThanOrEqual(0);
        if (chance !== null) expect(chance).toBeLessThanOrEqual(1);
      }
      if (first.outlook.length > 0) expect(first.outlook[0].move).toBe(first.move);
      expect(answer(position.view)).toEqual(first);
      // another table that looks the same
      const other = game.imagine(position.view, new FastChance("other"));
      expect(answer(game.view(other, position.seat))).toEqual(first);
    });
    expect(searched).toBeGreaterThan(1);
  });
});

describe("thinking", () => {
  const choice = async (): Promise<Known & { readonly position: Position }> => {
    const here = await known("puerto-rico");
    const table = searchTable(here.game, 3, {}, new FastChance("thinking"));
    table.ask();
    return { ...here, position: positionAt(table) };
  };

  test("has a move before the first trial, and one after each", async () => {
    const { evaluation, position } = await choice();
    const thought = searchBot(evaluation).think(position, new FastChance("interrupted"));
    for (let trial = 0; trial < 20; trial++) {
      expect(position.moves).toContain(thought.move);
      expect(thought.tryMore()).toBe(true);
    }
  });

  test("stops where the trials left can change nothing, and not before", async () => {
    const { evaluation, position } = await choice();
    const thought = searchBot(evaluation).think(position, new FastChance("clear"));
    for (let trial = 0; trial < 100; trial++) thought.tryMore();
    const [best, second] = thought.outlook ?? [];
    expect(thought.isOpen?.(best.visits - second.visits)).toBe(true);
    expect(thought.isOpen?.(best.visits - second.visits - 1)).toBe(false);
    let trials = 0;
    const counted = {
      ...thought,
      get move() {
        return thought.move;
      },
      isOpen: () => trials < 64,
      tryMore: () => trials++ < 1000,
    };
    new Work(counted, { iterations: 500 }).goOn(Number.POSITIVE_INFINITY);
    expect(trials).toBe(64);
  });

  test("takes its share of the budget for a decision that matters less", () => {
    let trials = 0;
    const light = { move: 0, weight: 0.25, tryMore: () => ++trials > 0 };
    new Work(light, { iterations: 100 }).goOn(Number.POSITIVE_INFINITY);
    expect(trials).toBe(25);
  });

  test("a pool carries what is expected of the moves", async () => {
    const { game, position } = await choice();
    const { view, seat, moves } = position;
    const budget = { iterations: 50 };
    const question = { game: game.id, rules: game.rules, style: "search", view, seat, moves, seed: "pool", budget };
    const thinking = poolHere(libraryOf(game)).think(question);
    const { move, outlook } = await thinking.answer;
    expect(await thinking.move).toBe(move);
    expect(outlook[0].move).toBe(move);
    expect(outlook.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThanOrEqual(50);
  });

  test("a decision made by habit needs no trial", async () => {
    const { evaluation, game } = await known("puerto-rico");
    let seen = 0;
    walk({ game, evaluation }, 3, {}, 1, (table) => {
      const { state, seat, list } = table;
      if (list.length < 2 || evaluation?.search?.habits?.ways(state, seat, list) !== 1 || seen++ > 20) return;
      const thought = searchBot(evaluation).think(positionAt(table), new FastChance("habit"));
      expect(list.has(thought.move)).toBe(true);
      expect(thought.tryMore()).toBe(false);
    });
    expect(seen).toBeGreaterThan(5);
  });

  test("is not misled by the luck of the worlds in which it tries a move", async () => {
    const { game } = await known("portolano");
    const table = searchTable(game, 3, {}, new FastChance("misled"));
    table.ask();
    const position = positionAt(table);
    interface Sea extends State {
      readonly chests: readonly number[];
      readonly seats: readonly { readonly upgrades: readonly number[] }[];
    }
    const GUNPORTS = 1;
    const wanted = position.moves[GUNPORTS];
    // the hidden chests make each world worth something else, the right upgrade adds a little
    const evaluate = (state: State, seat: number) => {
      const { chests, seats } = state as Sea;
      return seat === position.seat ? 2 * (chests[0] + chests[1]) + (seats[seat].upgrades[GUNPORTS] > 0 ? 0.5 : 0) : 0;
    };
    const bot = searchBot({ evaluate, isQuiet: () => true, worlds: 1, search: {} });
    for (const seed of ["one", "two", "three", "four"]) {
      const thought = bot.think(position, new FastChance(seed));
      for (let trial = 0; trial < 60; trial++) thought.tryMore();
      expect(thought.move).toBe(wanted);
    }
  });

  test("considers only the most promising moves if it is told so", async () => {
    const { evaluation, position } = await choice();
    const thought = searchBot(evaluation, { ...STRONGEST, width: 2 }).think(position, new FastChance("narrow"));
    for (let trial = 0; trial < 60; trial++) thought.tryMore();
    const tried = (thought.outlook ?? []).filter(({ visits }) => visits > 0);
    expect(tried).toHaveLength(2);
  });
});

test("who answers in secret is seen to answer, not what", () => {
  const histories = new Histories(3);
  const keys = (option: number, isHidden: boolean) => {
    histories.clear();
    histories.note(1, option, isHidden);
    return [0, 1, 2].map((seat) => histories.key(seat));
  };
  const [one, other] = [keys(7, true), keys(8, true)];
  expect(one[0]).toBe(other[0]);
  expect(one[2]).toBe(other[2]);
  expect(one[1]).not.toBe(other[1]);
  expect(keys(7, false)[0]).not.toBe(keys(8, false)[0]);
});

describe("chances", () => {
  test.each(GAMES)("in %s are those of all seats, and of the winners at the end", async (id) => {
    const { game, evaluation } = await known(id);
    const players = 3;
    const chances = new Float64Array(players);
    const table = searchTable(game, players, {}, new FastChance("chances"));
    table.ask();
    const judge = judgeOf(game, evaluation, true, table.state);
    judge(table.state, chances);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    table.end();
    judge(table.state, chances);
    const winners = game.winners(table.state);
    expect([...chances]).toEqual([0, 1, 2].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
  });
});

test("it wins against random players, wherever it sits", async () => {
  const { game, evaluation } = await known("puerto-rico");
  const bot = searchBot(evaluation);
  for (const searcher of [0, 2]) {
    const luck = new FastChance("strength");
    const table = searchTable(game, 3, {}, new FastChance(`strength/${searcher}`));
    while (table.ask()) {
      const sitter = table.seat === searcher ? bot : random;
      table.play(table.seat, decide(sitter, positionAt(table), luck, { iterations: 30 }));
    }
    expect(game.winners(table.state)).toEqual([searcher]);
  }
});

test("alone it holds the castle more often than chance does", () => {
  const held = (isSearching: boolean) => {
    let wins = 0;
    for (let number = 0; number < 30; number++) {
      const luck = new FastChance(`${number}/bots`);
      const table = searchTable(siege, 1, {}, new FastChance(`siege/${number}`));
      const bot = isSearching ? searchBot(siegeEvaluation) : random;
      while (table.ask()) table.play(0, decide(bot, positionAt(table), luck, { iterations: 100 }));
      wins += siege.winners(table.state).length;
    }
    return wins;
  };
  expect(held(true)).toBeGreaterThan(held(false) + 5);
});
