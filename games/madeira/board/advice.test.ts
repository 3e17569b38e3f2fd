import { LANGUAGES, SPECTATOR } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { madeira } from "../rules/game.ts";
import { tableFor } from "../rules/test-table.ts";
import { announcement, caution, hint } from "./advice.ts";
import { randomGame } from "./test-games.ts";
import { boardWords, speak } from "./words/words.ts";

await Promise.all(LANGUAGES.map(speak));

const { cautions } = boardWords("en");

/** The quiet line before a move of seat 0. */
function lineFor(given: object, move: string, players = 4): string | null {
  const { state } = tableFor(players, given);
  return caution(madeira.view(state, 0), 0, madeira.vocabulary.read(move)!, "en");
}

describe("a quiet line", () => {
  const turn = (seat: object) => ({ seats: { 0: seat }, at: { moment: "turn", turn: 0 } });

  test("warns of passing with a die that could be placed, not with one that lacks its bread", () => {
    expect(lineFor(turn({ dice: [1] }), "pass I reals")).toBe(cautions.passWithDice);
    expect(lineFor(turn({ dice: [] }), "pass I reals")).toBeNull();
    const full = { moinho: 4, capitania: 4, alfandega: 4 };
    expect(lineFor({ ...turn({ dice: [1], bread: 1 }), guildDice: full }, "pass I reals")).toBeNull();
    expect(lineFor({ ...turn({ dice: [1], bread: 2 }), guildDice: full }, "pass I reals")).toBe(cautions.passWithDice);
  });

  test("warns of a die after which nothing could follow", () => {
    const given = (fields: string[]) => ({ ...turn({ dice: [3], fields }), round: 3 });
    expect(lineFor(given([]), "place guild-3 alfandega")).toBe(cautions.nothingFollows);
    expect(lineFor(given(["R1A"]), "place guild-3 alfandega")).toBeNull();
  });

  test("warns of a request that brings nothing while another would", () => {
    const given = (round: number, requests: string[]) => ({
      round,
      seats: { 0: { requests, reals: 5, ships: [] } },
      at: { moment: "requests", turn: 0 },
    });
    const both = ["expeditions", "national-wealth"];
    expect(lineFor(given(1, both), "score expeditions", 2)).toBe(cautions.emptyRequest);
    expect(lineFor(given(1, both), "score national-wealth", 2)).toBeNull();
    expect(lineFor(given(1, ["expeditions", "trade-routes"]), "score expeditions", 2)).toBeNull();
  });

  test("warns of paying where nobody of one's own works, unless it is free", () => {
    const given = (fields: string[], rolled: number) => ({
      order: [0, 1, 2, 3],
      seats: { 0: { markers: { moinho: 1 }, reals: 10, fields } },
      at: { moment: "building", building: "moinho", turn: 0, rolled },
    });
    expect(lineFor(given([], 4), "pay")).toBe(cautions.payForNothing);
    expect(lineFor(given(["R2A"], 4), "pay")).toBeNull();
    expect(lineFor(given([], 10), "pay")).toBeNull();
    expect(lineFor(given([], 4), "pirates")).toBeNull();
  });

  test("warns of hunger while there is bread", () => {
    const given = { order: [0, 1], seats: { 0: { watch: 5, mill: 3, bread: 2 } }, at: { moment: "feeding" } };
    expect(lineFor(given, "feed 1", 2)).toBe(cautions.hunger);
    expect(lineFor(given, "feed 2", 2)).toBeNull();
  });

  test("says nothing to those who watch", () => {
    const { state } = tableFor(4, turn({ dice: [3] }));
    const pass = madeira.vocabulary.read("pass I reals")!;
    expect(caution(madeira.view(state, SPECTATOR), SPECTATOR, pass, "en")).toBeNull();
  });
});

describe("help and announcements", () => {
  test.each(LANGUAGES)("every kind of first question has its hint in %s", (language) => {
    const kinds = new Set<string>();
    for (const { before, seat } of randomGame(3, "hints", true)) {
      const found = hint(madeira.view(before, seat), seat, language);
      if (found === null) continue;
      kinds.add(found.kind);
      expect(found.sentence.length).toBeGreaterThan(10);
    }
    expect(kinds.size).toBeGreaterThanOrEqual(8);
  });

  test("the last round is announced, while it lasts", () => {
    const at = (round: number, moment: string) =>
      announcement(madeira.view(tableFor(2, { round, at: { moment } }).state, 0), "en");
    expect(at(4, "guilds")).toBeNull();
    expect(at(5, "guilds")).toBe(boardWords("en").lastRound);
    expect(at(5, "end")).toBeNull();
  });
});
