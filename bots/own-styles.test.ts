import { rulesOf, shelf } from "@caravel/games";
import { type Game, LANGUAGES } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { type Competitor, competitorCalled, playContest } from "./arena/index.ts";
import { shelfLibrary } from "./library.ts";
import { poolHere } from "./pool/here.ts";
import { botOf } from "./registry.ts";
import { hasStyle, isStyle, STYLES, stylesOf } from "./style-names.ts";
import { besideName } from "./words.ts";

const games = shelf.flatMap(({ id, players, parts }) =>
  parts === null ? [] : [{ id, players, own: Object.keys(parts.styles ?? {}) }],
);

describe("styles of one game", () => {
  test("there are two or more for each, under names that nobody else has", () => {
    for (const { own } of games) expect(own.length).toBeGreaterThanOrEqual(2);
    const names = games.flatMap(({ own }) => own);
    expect(new Set([...names, ...STYLES]).size).toBe(names.length + STYLES.length);
    for (const name of names) expect(isStyle(name)).toBe(false);
  });

  test("belong to that game alone", () => {
    expect(hasStyle("puerto-rico", "shipper")).toBe(true);
    expect(hasStyle("portolano", "shipper")).toBe(false);
    expect(stylesOf("no-such-game")).toEqual(STYLES);
    for (const text of ["constructor", "toString", ""]) expect(hasStyle("puerto-rico", text)).toBe(false);
  });

  test.each(LANGUAGES)("have words beside their names, in %s", (language) => {
    const names = games.flatMap(({ own }) => own);
    const beside = names.map((name) => besideName(language, name));
    expect(new Set(beside).size).toBe(names.length);
    for (const words of beside) expect(words).toMatch(/bot.*, \p{Ll}/u);
  });

  test.each(games)("judge a position of $id otherwise than the game does", async ({ id, own }) => {
    const usual = await shelfLibrary.evaluation(id, 1);
    for (const style of own) {
      const judged = await shelfLibrary.evaluation(id, 1, style);
      expect(judged).not.toBe(usual);
      expect((await botOf(style, judged)).name).toBe(style);
    }
  });
});

// `npm run soak:bots` plays with every number
const tables = games.flatMap(({ id, players, own }) =>
  players.filter((number) => number === 1 || number === 3).map((number) => ({ id, number, own })),
);

test.each(tables)("at $id with $number players everybody makes legal moves to the end", async ({ id, number, own }) => {
  const game = (await rulesOf(id)) as Game;
  const styles = [...own, "hasty", "random"];
  const seats = Array.from({ length: number }, (_, seat) => competitorCalled(styles[seat % 4]) as Competitor);
  const season = { game, players: number, options: {}, seats, seed: "legal" };
  expect((await playContest(season, 0, poolHere(shelfLibrary))).finished).toBe(true);
});
