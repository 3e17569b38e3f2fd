import { LANGUAGES, SPECTATOR } from "@caravel/kernel";
import { testNames, wordsSuite } from "@caravel/kernel/testing";
import { describe, expect, test } from "vitest";
import { madeira } from "../rules/game.ts";
import { tableFor } from "../rules/test-table.ts";
import { REFUSALS, words } from "./index.ts";
import { GAMES, NOUNS } from "./test-games.ts";

wordsSuite(
  { ...madeira, words },
  {
    // one for each number of players: every sentence is said in thousands
    games: GAMES.filter((_, game) => game % 3 === 0),
    prefix: "MA-",
    refusals: REFUSALS,
    rules: new URL("../rules/", import.meta.url),
    optionValues: [],
    nouns: NOUNS,
  },
);

describe.each(LANGUAGES)("in %s", (language) => {
  const says = words[language];

  test("the score sheet adds up", () => {
    for (const { state } of GAMES.map((game) => game.at(-1)!)) {
      const { rows } = says.scoreSheet!(madeira.view(state, SPECTATOR), testNames(state.players));
      const sources = rows.slice(0, -3);
      const sums = state.seats.map((_, seat) => sources.reduce((sum, row) => sum + Number(row[seat + 1]), 0));
      expect(sums).toEqual(madeira.scores(state));
      expect(rows.at(-3)!.slice(1).map(Number)).toEqual(sums);
      const marked = state.seats.flatMap((_, seat) => (rows.at(-1)![seat + 1] === "" ? [] : [seat]));
      expect(marked).toEqual(madeira.winners(state));
    }
  });

  test("VP from before a position was laid out have their own line", () => {
    const table = tableFor(2, { round: 5, seats: { 0: { vp: 12 }, 1: { vp: 3 } }, at: { moment: "end" } });
    const { rows } = says.scoreSheet!(table.view(SPECTATOR), testNames(2));
    expect(rows[0]!.slice(1)).toEqual(["12", "3"]);
    expect(rows.at(-3)!.slice(1).map(Number)).toEqual(madeira.scores(table.state));
  });

  test("MA-C-14: characters stand on the buildings until phase C is over", () => {
    const characters = (moment: string, step: string) => {
      const table = tableFor(2, { order: [0, 1], at: { moment } });
      expect(table.table.step).toBe(step);
      return says.position(table.view(0), testNames(2))[1]!.rows.map(([, character]) => character);
    };
    expect(new Set(characters("turn", "turn")).size).toBe(5);
    expect(characters("buildings", "closing")).toEqual(["–", "–", "–", "–", "–"]);
  });

  test("a pack's levels, prices and pass spaces stand in the tables", () => {
    const pack = {
      schema: "caravel-content/1",
      game: "madeira",
      name: "My box",
      windmill: { bottom: 1, top: 7 },
      markets: { wheat: { asks: [1, 3, 3, 4], reals: [1, 4, 6, 10] } },
      passSpaces: { 2: 3 },
    };
    const cells = (content: string) => {
      const seats = { 0: { mill: 3 }, 1: { ships: ["wheat-1"] } };
      const table = tableFor(2, { seats, at: { moment: "turn", turn: 0 } }, { content });
      const pages = says.position(table.view(0), testNames(2));
      const holds = (text: string) => pages.some(({ rows }) => rows.flat().some((cell) => cell.includes(text)));
      const wheat = pages.flatMap(({ rows }) => rows).find(([, vp]) => vp === "3/6/4")!;
      const passes = pages.filter(({ rows }) => rows.some(([space, , reals]) => space === "III" && reals === "4"));
      return { holds, prices: wheat.slice(2, 6), passes: passes.map(({ rows }) => rows.length) };
    };
    const [bare, packed] = [cells(""), cells(JSON.stringify(pack))];
    expect([bare.prices, packed.prices]).toEqual([
      ["B", "3", "6", "10"],
      ["B", "3 → 4", "6", "10"],
    ]);
    expect([bare.passes, packed.passes]).toEqual([[4], [3]]);
    expect(packed.holds({ en: "levels 1 to 7", hu: "1–7. szint", fr: "niveaux 1 à 7" }[language])).toBe(true);
    expect(bare.holds({ en: "levels 0 to 6", hu: "0–6. szint", fr: "niveaux 0 à 6" }[language])).toBe(true);
  });

  test("reconstructed tables are marked until a content pack gives their values", () => {
    const pack = { schema: "caravel-content/1", game: "madeira", name: "My box", windmill: { top: 7 }, cities: {} };
    const titles = (content: string) =>
      says.position(tableFor(2, {}, { content }).view(0), testNames(2)).map(({ title }) => title);
    const [bare, packed] = [titles(""), titles(JSON.stringify(pack))];
    expect(bare.filter((title, place) => title !== packed[place])).toHaveLength(1);
    const pages = says.position(tableFor(2, {}, { content: JSON.stringify(pack) }).view(0), testNames(2));
    expect(pages[0]!.rows.flat()).toContain("My box");
  });
});
