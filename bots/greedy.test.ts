import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { shelf } from "@caravel/games";
import {
  FastChance,
  type Game,
  isOver,
  layOut,
  type Move,
  MoveList,
  type Options,
  type SeatId,
  Table,
} from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import type { Bot, Question } from "./bot.ts";
import { evaluations, greedy } from "./evaluations.ts";
import { byScore, greedyBot } from "./greedy.ts";
import { random } from "./styles.ts";

const EXPANSIONS = { expansion1: true, expansion2: true };

/** What can be given to a bot; nothing in it can be changed. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}

function questionAt({ game, state, seat, list }: Table): Question {
  return { game, view: frozen(game.view(state, seat)), seat, moves: frozen(list.toArray()) };
}

/** More decisions than any game takes. */
const WHOLE = 5000;

/** Lets bots play a game, or its first decisions; `look` sees every question before it is answered. */
function playGame(
  game: Game,
  bots: readonly Bot[],
  options: Options,
  seed: string,
  decisions = WHOLE,
  look?: (table: Table) => void,
) {
  const chance = new FastChance(seed);
  const luck = new FastChance(`${seed}/bots`);
  const table = new Table(game, game.setup(bots.length, options, chance), chance, new MoveList(false));
  const moves: Move[] = [];
  while (moves.length < decisions && table.ask()) {
    look?.(table);
    const { seat, list } = table;
    const move = bots[seat].choose(questionAt(table), luck);
    if (!list.has(move)) throw new Error(`${bots[seat].name} chose ${move}, which is not listed`);
    moves.push(move);
    table.play(seat, move);
  }
  return { state: table.state, moves, scores: game.scores(table.state), winners: game.winners(table.state) };
}

const seatsOf = (players: number, bot: (seat: SeatId) => Bot) =>
  Array.from({ length: players }, (_, seat) => bot(seat));

describe.each(shelf.map((game) => [game.id, game] as const))("greedy in %s", (id, game) => {
  test("has an evaluation of the game", () => expect(evaluations.has(id)).toBe(true));

  test("alone against random players it wins nearly always, wherever it sits", () => {
    let wins = 0;
    for (let number = 0; number < 5; number++) {
      const bots = seatsOf(4, (seat) => (seat === number % 4 ? greedy : random));
      if (playGame(game, bots, {}, `strength/${number}`).winners.includes(number % 4)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(4);
  });

  test("the same luck makes the same game", () => {
    const bots = seatsOf(3, () => greedy);
    expect(playGame(game, bots, {}, "same", 60).moves).toEqual(playGame(game, bots, {}, "same", 60).moves);
  });

  test("whatever the others hide, the choice is the same", () => {
    let differing = 0;
    let number = 0;
    playGame(
      game,
      seatsOf(3, () => greedy),
      {},
      "secrets",
      120,
      (table) => {
        if (number++ % 7 !== 0 || table.list.length < 2) return;
        const { state, seat } = table;
        const view = game.view(state, seat);
        const other = game.imagine(view, new FastChance(number));
        expect(game.view(other, seat)).toEqual(view);
        if (JSON.stringify(other) !== JSON.stringify(state)) differing++;
        const choice = (from: typeof state) =>
          greedy.choose(
            { game, view: game.view(from, seat), seat, moves: table.list.toArray() },
            new FastChance("choice"),
          );
        expect(choice(other)).toBe(choice(state));
      },
    );
    expect(differing).toBeGreaterThan(0);
  });

  test.each(game.players)("%i of them play to the end", (players) => {
    const { state, scores } = playGame(
      game,
      seatsOf(players, () => greedy),
      {},
      `whole/${players}`,
    );
    expect(isOver(state)).toBe(true);
    expect(Math.max(...scores)).toBeGreaterThan(15);
  });
});

test.each([2, 3, 4, 5])("with both expansions of Puerto Rico %i of them play to the end", (players) => {
  const [game] = shelf;
  for (const buildings of ["draft", "random"]) {
    const options = { ...EXPANSIONS, buildings };
    const { state } = playGame(
      game,
      seatsOf(players, () => greedy),
      options,
      `expansions/${players}`,
    );
    expect(isOver(state)).toBe(true);
  }
});

describe("a decision", () => {
  const [game] = shelf;
  const nobody = { ...byScore(game), evaluate: () => expect.unreachable("nothing is to be judged") };

  test("with a single move is made without a thought", () => {
    const chance = new FastChance("single");
    chance.notes = [];
    expect(greedyBot(nobody).choose({ game, view: null, seat: 0, moves: [7] }, chance)).toBe(7);
    expect(chance.notes).toEqual([]);
  });

  test("that is obvious is made without trying any move", () => {
    const bot = greedyBot({ ...nobody, obvious: (_state, _seat, [, second]) => second });
    const view = game.view(game.setup(3, {}, new FastChance("obvious")), 0);
    expect(bot.choose({ game, view, seat: 0, moves: [3, 5] }, new FastChance("obvious"))).toBe(5);
  });

  test("between equal moves is left to the bot's luck", () => {
    const bot = greedyBot({ ...byScore(game), evaluate: () => 0 });
    const chance = new FastChance("equals");
    const table = new Table(game, game.setup(3, {}, chance), chance, new MoveList(false));
    table.ask();
    const chosen = new Set(Array.from({ length: 60 }, () => bot.choose(questionAt(table), chance)));
    expect(chosen).toEqual(new Set(table.list.toArray()));
  });
});

test("among equals it does something rather than nothing", () => {
  const [game] = shelf;
  const read = (text: string) => game.vocabulary.read(text) as Move;
  const moves = [read("pass"), read("take corn"), read("take quarry")];
  const state = layOut(game, 3, {}, { at: { step: "settler", taker: 0 } });
  const view = game.view(state, 0);
  const bot = greedyBot({ ...byScore(game), evaluate: () => 0 });
  const chance = new FastChance("equals");
  const chosen = new Set(Array.from({ length: 30 }, () => bot.choose({ game, view, seat: 0, moves }, chance)));
  expect(chosen).toEqual(new Set(moves.slice(1)));
});

test("a game without an evaluation is judged by the score", () => {
  const [game] = shelf;
  const stranger = { ...game, id: "stranger" };
  const { state } = playGame(stranger, [greedy, random], {}, "stranger");
  expect(isOver(state)).toBe(true);
});

/** The files that a file loads, as far as they belong to the repository; types are not loaded. */
function filesLoaded(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  const text = readFileSync(file, "utf8");
  for (const [, specifier] of text.matchAll(/^(?:import|export) (?!type\b)[^;]*?from "([^"]+)";/gm))
    if (specifier.startsWith(".")) filesLoaded(join(dirname(file), specifier), found);
    else found.add(specifier);
  return found;
}

test.each(["bots/greedy.ts", "games/puerto-rico/bots/index.ts", "games/portolano/bots/index.ts"])(
  "%s brings along no words and nothing of other packages but the kernel",
  (path) => {
    const loaded = [...filesLoaded(fileURLToPath(new URL(`../${path}`, import.meta.url)))];
    expect(loaded.filter((file) => !file.startsWith("/"))).toEqual(["@caravel/kernel"]);
    expect(loaded.filter((file) => /\/words\/|\/rules\/game\.ts$|\/shelf\.ts$/.test(file))).toEqual([]);
  },
);
