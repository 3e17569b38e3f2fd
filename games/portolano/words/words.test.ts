import { readdirSync, readFileSync } from "node:fs";
import { isOver, LANGUAGES, refusal, type Section, SPECTATOR } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { SIDE_NAMES } from "../content/supply-boards.ts";
import { portolano } from "../rules/game.ts";
import { moves } from "../rules/moves.ts";
import { REFUSALS, words } from "./index.ts";
import { faultsIn, GAMES, type Moment, namesFor } from "./test-games.ts";

const ALL_MOVES = Array.from({ length: moves.size }, (_, move) => move);

/** Every so many moments of the games, and their ends. */
const every = (nth: number): Moment[] =>
  GAMES.flatMap((game) => game.filter((_, place) => place % nth === 0 || place === game.length - 1));

/** What keeps a section from being a calm table of at most 100 columns, as a report. */
function sectionFaults({ title, header, rows }: Section): string {
  const lines = header === undefined ? rows : [header, ...rows];
  const columns = Math.max(...lines.map((line) => line.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? "").length)),
  );
  const width = widths.reduce((sum, next) => sum + next + 2, -2);
  const faults = [
    title.length > 100 ? "a long title" : "",
    width > 100 ? `${width} columns` : "",
    Math.max(...widths) > 60 ? "a long cell" : "",
    lines.some((line) => line.length !== columns) ? "rows of different length" : "",
    /undefined|NaN|\[object|null/.test([title, ...lines.flat()].join(" ")) ? "a hole" : "",
  ].filter((fault) => fault !== "");
  return faults.length === 0 ? "" : `${title}: ${faults.join(", ")}. `;
}

describe.each(LANGUAGES)("in %s", (language) => {
  const says = words[language];

  test("every move of the vocabulary is a sound order", () => {
    for (const { state, seat } of every(40)) {
      const view = portolano.view(state, seat);
      const orders = ALL_MOVES.map((move) => says.move(view, seat, move));
      expect(orders.map((order) => faultsIn(language, order)).join("")).toBe("");
      expect(orders).not.toContain("");
    }
  });

  test("legal moves have different orders", () => {
    for (const { state, seat } of every(5)) {
      if (isOver(state)) continue;
      const view = portolano.view(state, seat);
      const legal = ALL_MOVES.filter((move) => refusal(portolano, state, seat, move) === null);
      const orders = legal.map((move) => says.move(view, seat, move));
      expect(new Set(orders).size, orders.join("\n")).toBe(orders.length);
    }
  });

  test("every question is sound and names who is asked", () => {
    for (const { state, seat } of every(2))
      for (const viewer of [seat, SPECTATOR]) {
        const question = says.question(portolano.view(state, viewer), namesFor(state));
        expect(faultsIn(language, question)).toBe("");
        if (!isOver(state)) expect(question).toContain(namesFor(state)[seat]);
      }
  });

  test("every refusal is sound and says more than the number of the rule", () => {
    for (const { state, seat } of every(12))
      for (const actor of [seat, (seat + 1) % state.players]) {
        const view = portolano.view(state, actor);
        const sentences = ALL_MOVES.map((move) => {
          const rule = refusal(portolano, state, actor, move);
          return rule === null ? "" : says.refusal(rule, view, actor, move);
        });
        expect(sentences.map((sentence) => faultsIn(language, sentence)).join("")).toBe("");
        expect(sentences.filter((sentence) => sentence.includes("PO-"))).toEqual([]);
      }
  });

  test("an unknown rule is named", () => {
    const { state } = GAMES[0]![0]!;
    expect(says.refusal("XX-NEW-01", portolano.view(state, 0), 0, 0)).toContain("XX-NEW-01");
  });

  test("every position and every score sheet fits 100 columns", () => {
    for (const { state, seat } of every(5))
      for (const viewer of [seat, SPECTATOR]) {
        const view = portolano.view(state, viewer);
        const sections = says.position(view, namesFor(state));
        if (isOver(state)) sections.push(says.scoreSheet!(view, namesFor(state)));
        expect(sections.map(sectionFaults).join("")).toBe("");
      }
  });

  test("the score sheet adds up", () => {
    for (const { state } of GAMES.map((game) => game.at(-1)!)) {
      const { rows } = says.scoreSheet!(portolano.view(state, SPECTATOR), namesFor(state));
      const sources = rows.slice(0, -3);
      const sums = state.seats.map((_, seat) => sources.reduce((sum, row) => sum + Number(row[seat + 1]), 0));
      expect(sums).toEqual(portolano.scores(state));
      expect(rows.at(-3)!.slice(1).map(Number)).toEqual(sums);
      const marked = state.seats.flatMap((_, seat) => (rows.at(-1)![seat + 1] === "" ? [] : [seat]));
      expect(marked).toEqual(portolano.winners(state));
    }
  });

  test("every option has a name, and another keeps its own", () => {
    for (const option of [...Object.keys(portolano.options), "random", ...SIDE_NAMES]) {
      expect(says.option(option)).not.toBe(option);
      expect(faultsIn(language, says.option(option))).toBe("");
    }
    expect(says.option("anything")).toBe("anything");
  });
});

test("the catalogue knows exactly the rules that a refusal can name", () => {
  const folder = new URL("../rules/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => file.endsWith(".ts") && !/test/.test(file));
  const named = sources.flatMap(
    (file) => readFileSync(new URL(file, folder), "utf8").match(/(?<=")PO-[A-Z0-9-]+(?=")/g) ?? [],
  );
  expect([...REFUSALS].sort()).toEqual([...new Set(named)].sort());
});
