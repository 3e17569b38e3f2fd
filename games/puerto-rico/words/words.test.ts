import { readdirSync, readFileSync } from "node:fs";
import { LANGUAGES, refusal, type Section } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { BUILDING_NAMES } from "../content/buildings.ts";
import { BUILDING_CHOICES } from "../rules/draft.ts";
import { puertoRico } from "../rules/game.ts";
import { moves } from "../rules/moves.ts";
import { REFUSALS, words } from "./index.ts";
import { BUILDING_KEYS } from "./names.ts";
import { faultsIn, GAMES, type Moment, NAMES } from "./test-games.ts";

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
    width > 100 ? `${width} columns` : "",
    Math.max(...widths) > 60 ? "a long cell" : "",
    lines.some((line) => line.length !== columns) ? "rows of different length" : "",
    /undefined|NaN|\[object|null/.test([title, ...lines.flat()].join(" ")) ? "a hole" : "",
  ].filter((fault) => fault !== "");
  return faults.length === 0 ? "" : `${title}: ${faults.join(", ")}. `;
}

test("the names follow the numbers of the buildings", () => {
  expect(BUILDING_KEYS).toEqual(BUILDING_NAMES);
});

describe.each(LANGUAGES)("in %s", (language) => {
  const says = words[language];

  test("every move of the vocabulary is a sound order", () => {
    for (const { state, seat } of every(40)) {
      const view = puertoRico.view(state, seat);
      const orders = ALL_MOVES.map((move) => says.move(view, seat, move));
      expect(orders.map((order) => faultsIn(language, order)).join("")).toBe("");
      expect(orders).not.toContain("");
    }
  });

  test("every question is sound and names who is asked", () => {
    for (const { state, seat } of every(3)) {
      const question = says.question(puertoRico.view(state, seat), NAMES);
      expect(faultsIn(language, question)).toBe("");
      if (state.stack.length > 0) expect(question).toContain(NAMES[seat]);
    }
  });

  test("every refusal is sound and says more than the number of the rule", () => {
    for (const { state, seat } of every(25))
      for (const actor of [seat, (seat + 1) % state.players]) {
        const view = puertoRico.view(state, actor);
        const sentences = ALL_MOVES.map((move) => {
          const rule = refusal(puertoRico, state, actor, move);
          return rule === null ? "" : says.refusal(rule, view, actor, move);
        });
        expect(sentences.map((sentence) => faultsIn(language, sentence)).join("")).toBe("");
        expect(sentences.filter((sentence) => sentence.includes("PR-"))).toEqual([]);
      }
  });

  test("an unknown rule is named", () => {
    const { state } = GAMES[0]![0]!;
    expect(says.refusal("XX-NEW-01", puertoRico.view(state, 0), 0, 0)).toContain("XX-NEW-01");
  });

  test("every position fits 100 columns", () => {
    for (const { state, seat } of every(7))
      for (const viewer of [seat, -1]) {
        const sections = says.position(puertoRico.view(state, viewer), NAMES);
        expect(sections.map(sectionFaults).join("")).toBe("");
      }
  });

  test("every option has a name, and another keeps its own", () => {
    for (const option of [...Object.keys(puertoRico.options), ...BUILDING_CHOICES, "true", "false"]) {
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
    (file) => readFileSync(new URL(file, folder), "utf8").match(/(?<=")PR-[A-Z0-9-]+(?=")/g) ?? [],
  );
  expect([...REFUSALS].sort()).toEqual([...new Set(named)].sort());
});
