import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { everyBox, partsOf } from "@caravel/games";
import {
  FastChance,
  type Game,
  isOver,
  layOut,
  type Move,
  MoveList,
  type Options,
  type SeatId,
  type State,
  Table,
} from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import type { Bot, Position } from "./bot.ts";
import { byScore, lead } from "./evaluation.ts";
import { greedyBot } from "./greedy.ts";
import { random } from "./styles.ts";
import { siege, siegeEvaluation } from "./testing/siege.ts";
import { decide } from "./thinking.ts";

const shelf = await everyBox();
const evaluationOf = async (id: string) => partsOf(id)?.evaluation?.() ?? null;
const EXPANSIONS = { expansion1: true, expansion2: true };

/** What can be given to a bot; nothing in it can be changed. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}

function positionAt({ game, state, seat, list }: Table): Position {
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
    const move = decide(bots[seat], positionAt(table), luck);
    if (!list.has(move)) throw new Error(`${bots[seat].name} chose ${move}, which is not listed`);
    moves.push(move);
    table.play(seat, move);
  }
  return { state: table.state, moves, scores: game.scores(table.state), winners: game.winners(table.state) };
}

const seatsOf = (players: number, bot: (seat: SeatId) => Bot) =>
  Array.from({ length: players }, (_, seat) => bot(seat));

const played = await Promise.all(shelf.map(async (game) => [game.id, game, await evaluationOf(game.id)] as const));

describe.each(played)("greedy in %s", (_, game, evaluation) => {
  const greedy = greedyBot(evaluation);

  test("has an evaluation of the game", () => expect(evaluation).not.toBeNull());

  test("alone against random players it wins nearly always, wherever it sits", () => {
    let wins = 0;
    for (let number = 0; number < 5; number++) {
      const bots = seatsOf(3, (seat) => (seat === number % 3 ? greedy : random));
      if (playGame(game, bots, {}, `strength/${number}`).winners.includes(number % 3)) wins++;
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
          decide(
            greedy,
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
    // alone one wins or loses, without points
    if (players > 1) expect(Math.max(...scores)).toBeGreaterThan(15);
  });
});

test.each([2, 3, 4, 5])("with both expansions of Puerto Rico %i of them play to the end", (players) => {
  const [[, game, evaluation]] = played;
  const greedy = greedyBot(evaluation);
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
    expect(decide(greedyBot(nobody), { game, view: null, seat: 0, moves: [7] }, chance)).toBe(7);
    expect(chance.notes).toEqual([]);
  });

  test("that is obvious is made without trying any move", () => {
    const bot = greedyBot({ ...nobody, obvious: (_state, _seat, [, second]) => second });
    const view = game.view(game.setup(3, {}, new FastChance("obvious")), 0);
    expect(decide(bot, { game, view, seat: 0, moves: [3, 5] }, new FastChance("obvious"))).toBe(5);
  });

  test("between equal moves is left to the bot's luck", () => {
    const bot = greedyBot({ ...byScore(game), evaluate: () => 0 });
    const chance = new FastChance("equals");
    const table = new Table(game, game.setup(3, {}, chance), chance, new MoveList(false));
    table.ask();
    const chosen = new Set(Array.from({ length: 60 }, () => decide(bot, positionAt(table), chance)));
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
  const chosen = new Set(Array.from({ length: 30 }, () => decide(bot, { game, view, seat: 0, moves }, chance)));
  expect(chosen).toEqual(new Set(moves.slice(1)));
});

test.each([1, -1])("what the others have counts as much as what it has itself (%i)", (sign) => {
  const [game] = shelf;
  const [sugar, quarry] = ["take sugar", "take quarry"].map((text) => game.vocabulary.read(text) as Move);
  const state = layOut(game, 3, {}, { at: { step: "settler", taker: 0 } });
  const quarries = (from: State) => (game.describe(from) as Described).seats[0].island.quarry;
  // nothing is worth anything to the bot itself: only what its quarry does to the others tells the moves apart
  const evaluate = (from: State, seat: SeatId) => (seat === 0 ? 0 : sign * quarries(from));
  const bot = greedyBot({ ...byScore(game), evaluate });
  const position = { game, view: game.view(state, 0), seat: 0, moves: [sugar, quarry] };
  for (let seed = 0; seed < 10; seed++)
    expect(decide(bot, position, new FastChance(seed))).toBe(sign > 0 ? sugar : quarry);
});

describe("one player alone", () => {
  test("is ahead by what it has", () =>
    expect([lead([7], 0), lead([7, 3, 1], 0), lead([7, 3, 1], 2)]).toEqual([7, 5, -4]));

  test("throws stones rather than to lose the walls", () => {
    const won = (bot: Bot) =>
      Array.from({ length: 30 }, (_, seed) => playGame(siege, [bot], {}, `siege/${seed}`).winners.length).filter(
        Boolean,
      );
    expect(won(greedyBot(siegeEvaluation)).length).toBeGreaterThan(won(random).length + 5);
  });
});

/** The part of a described position of Puerto Rico that a test speaks of. */
interface Described {
  readonly seats: readonly { readonly island: { readonly quarry: number } }[];
}

test("a thought can be broken off at any moment", () => {
  const [game] = shelf;
  const chance = new FastChance("broken off");
  const table = new Table(game, game.setup(3, {}, chance), chance, new MoveList(false));
  table.ask();
  const moves = table.list.toArray();
  // what is tried later seems better
  let trials = 0;
  const bot = greedyBot({
    ...byScore(game),
    worlds: 2,
    evaluate: (_, seat) => (seat === table.seat ? trials % moves.length : 0),
  });
  const thought = bot.think(positionAt(table), new FastChance("thought"));
  expect(moves).toContain(thought.move);
  for (trials = 0; trials < moves.length; trials++) {
    expect(thought.tryMore()).toBe(true);
    expect(thought.move).toBe(moves[trials]);
  }
  // in the second world nothing counts before every move was tried
  trials = 1000 * moves.length + 1;
  thought.tryMore();
  expect(thought.move).toBe(moves.at(-1));
  while (thought.tryMore()) expect(moves).toContain(thought.move);
});

test("a game without an evaluation is judged by the score", () => {
  const [game] = shelf;
  const stranger = { ...game, id: "stranger" };
  const { state } = playGame(stranger, [greedyBot(null), random], {}, "stranger");
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

test.each(["bots/greedy.ts", "bots/uct.ts", "games/puerto-rico/bots/index.ts", "games/portolano/bots/index.ts"])(
  "%s brings along no words and nothing of other packages but the kernel",
  (path) => {
    const loaded = [...filesLoaded(fileURLToPath(new URL(`../${path}`, import.meta.url)))];
    expect(loaded.filter((file) => !file.startsWith("/"))).toEqual(["@caravel/kernel"]);
    expect(loaded.filter((file) => /\/words\/|\/rules\/game\.ts$|\/shelf\.ts$|\/manifest\.ts$/.test(file))).toEqual([]);
  },
);
