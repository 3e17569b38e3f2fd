import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Box } from "../game.ts";
import { legalMoves, refusal } from "../play.ts";
import { type Frame, isOver, SPECTATOR, type State } from "../state.ts";
import type { RuleId } from "../steps.ts";
import type { GameEvent } from "../table.ts";
import { LANGUAGES, type Language } from "../words.ts";
import { type CountedNouns, faultsIn, sectionFaults, testNames } from "./faults.ts";
import { type Moment, momentsOf } from "./told-games.ts";

/** A French order is an infinitive, as on every button: "Charger…", "Ne pas produire". */
const INFINITIVE = /^(Ne (pas|rien) )?\p{L}+(er|ir|re|oir)(?!\p{L})/iu;

/** What the shared tests of a game's words must know beside the game itself. */
export interface WordsSettings<S extends State> {
  /** Whole games, moment by moment. */
  readonly games: readonly (readonly Moment<S>[])[];
  /** How rule ids begin: "PR-". */
  readonly prefix: string;
  /** The rules for which every language has a sentence. */
  readonly refusals: readonly RuleId[];
  /** The folder in which the rules name them. */
  readonly rules: URL;
  /** Values of options that have names, besides the options themselves. */
  readonly optionValues: readonly string[];
  readonly nouns: CountedNouns;
}

/** Registers the shared tests of a game's words: in every language everything that can be said is sound. */
export function wordsSuite<S extends State, F extends Frame, V>(
  game: Box<S, F, V>,
  { games, prefix, refusals, rules, optionValues, nouns }: WordsSettings<S>,
): void {
  const allMoves = Array.from({ length: game.vocabulary.size }, (_, move) => move);
  const few = momentsOf(games, 40);
  const many = momentsOf(games, 8);
  /** Seats that see different things: who is asked, and somebody who only watches. */
  const viewers = (seat: number) => [seat, SPECTATOR];

  describe.each(LANGUAGES)(`${game.id} in %s`, (language) => {
    const says = game.words[language];
    const faults = (sentences: readonly string[]) =>
      [...new Set(sentences)].map((sentence) => faultsIn(language, sentence, nouns)).join("");

    test("every move of the vocabulary is a sound order", () => {
      for (const { state, seat } of few) {
        const view = game.view(state, seat);
        const orders = allMoves.map((move) => says.move(view, seat, move));
        expect(faults(orders)).toBe("");
        expect(orders).not.toContain("");
        if (language === "fr") expect(orders.filter((order) => !INFINITIVE.test(order))).toEqual([]);
      }
    });

    test("legal moves have different orders", () => {
      for (const { state, seat } of many) {
        if (isOver(state)) continue;
        const view = game.view(state, seat);
        const orders = legalMoves(game, state, seat).map((move) => says.move(view, seat, move));
        expect(new Set(orders).size, orders.join("\n")).toBe(orders.length);
      }
    });

    test("every question is sound and names who is asked", () => {
      for (const { state, seat } of many)
        for (const viewer of viewers(seat)) {
          const names = testNames(state.players);
          const question = says.question(game.view(state, viewer), names);
          expect(faults([question])).toBe("");
          if (!isOver(state)) expect(question).toContain(names[seat]);
        }
    });

    test("every refusal is sound and says more than the number of the rule", () => {
      for (const { state, seat } of momentsOf(games, 25))
        for (const actor of [seat, (seat + 1) % state.players]) {
          const view = game.view(state, actor);
          const sentences = allMoves.map((move) => {
            const rule = refusal(game, state, actor, move);
            return rule === null ? "" : says.refusal(rule, view, actor, move);
          });
          expect(faults(sentences)).toBe("");
          expect(sentences.filter((sentence) => sentence.includes(prefix))).toEqual([]);
        }
    });

    test("an unknown rule is named", () => {
      const { state } = few[0];
      expect(says.refusal("XX-NEW-01", game.view(state, 0), 0, 0)).toContain("XX-NEW-01");
    });

    test("every position and every score sheet fits 100 columns", () => {
      for (const { state, seat } of many)
        for (const viewer of viewers(seat)) {
          const view = game.view(state, viewer);
          const names = testNames(state.players);
          const sections = says.position(view, names);
          if (isOver(state) && says.scoreSheet !== undefined) sections.push(says.scoreSheet(view, names));
          expect(sections.map(sectionFaults).join("")).toBe("");
        }
    });

    test("every option has a name, and another keeps its own", () => {
      for (const option of [...Object.keys(game.options), ...optionValues]) {
        expect(says.option(option)).not.toBe(option);
        expect(faults([says.option(option)])).toBe("");
      }
      expect(says.option("anything")).toBe("anything");
    });
  });

  test(`the words of ${game.id} know exactly the rules that a refusal can name`, () => {
    const files = readdirSync(rules, { recursive: true, encoding: "utf8" });
    const sources = files.filter((file) => file.endsWith(".ts") && !/test/.test(file));
    const id = new RegExp(`(?<=")${prefix}[A-Z0-9-]+(?=")`, "g");
    const named = sources.flatMap((file) => readFileSync(new URL(file, rules), "utf8").match(id) ?? []);
    expect([...refusals].sort()).toEqual([...new Set(named)].sort());
  });
}

/** Events by type, as many of each as its sentence has forms. */
export type EventSamples = Readonly<Record<string, readonly GameEvent[]>>;

/** Registers the shared tests of the sentences about events; the `silent` ones say nothing. */
export function eventsSuite<S extends State, F extends Frame, V>(
  game: Box<S, F, V>,
  { games, nouns }: Pick<WordsSettings<S>, "games" | "nouns">,
  samples: EventSamples,
  silent: readonly string[],
): void {
  const tell = (language: Language, event: GameEvent, players: number) =>
    game.words[language].event(event, testNames(players));

  describe.each(LANGUAGES)(`${game.id} in %s`, (language) => {
    test.each(Object.entries(samples))("the event %s has a sound sentence", (type, events) => {
      const sentences = events.map((event) => tell(language, event, 5));
      expect(sentences.map((sentence) => faultsIn(language, sentence, nouns)).join("")).toBe("");
      expect(sentences.some((sentence) => sentence !== "")).toBe(!silent.includes(type));
    });

    test("an unheard of event is passed over", () => expect(tell(language, { type: "unheard of" }, 5)).toBe(""));

    test("whole games are told soundly", () => {
      for (const { state, told } of games.flat())
        for (const { event } of told) {
          expect(Object.keys(samples)).toContain(event.type);
          expect(faultsIn(language, tell(language, event, state.players), nouns)).toBe("");
        }
    });
  });
}

/** All numbers in a sentence, smallest first. */
export function numbersIn(sentence: string): number[] {
  return inOrder((sentence.match(/\d+/g) ?? []).map(Number));
}

const inOrder = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);

/** Registers a test that the numbers of orders are those of what then happens; `types` are the events it must have met. */
export function promisesSuite<S extends State, F extends Frame, V>(
  game: Box<S, F, V>,
  games: readonly (readonly Moment<S>[])[],
  types: readonly string[],
  promised: (moment: Moment<S>, later: readonly Moment<S>[]) => number[] | null,
  numbers: (order: string) => number[] = numbersIn,
): void {
  test.each(LANGUAGES)("orders in %s promise what then happens", (language) => {
    const met = new Set<string>();
    for (const moments of games)
      for (const [place, moment] of moments.entries()) {
        const expected = promised(moment, moments.slice(place + 1));
        if (expected === null) continue;
        const { state, seat, move, told } = moment;
        const order = game.words[language].move(game.view(state, seat), seat, move);
        expect(numbers(order), order).toEqual(inOrder(expected));
        met.add(told[0].event.type);
      }
    expect([...met].sort()).toEqual([...types].sort());
  });
}
