import { describe, expect, test } from "vitest";
import { isChoice, usualOptions } from "./game.ts";
import { settingsFault } from "./settings.ts";
import { sealedBids } from "./testing/conformance/sealed-bids.ts";

describe("options", () => {
  test("have usual values", () => {
    expect(usualOptions(sealedBids, 2)).toEqual({ changes: true });
  });

  test("may differ with the number of players", () => {
    const map = {
      values: ["bay", "coast", "isle"],
      usual: "bay",
      forPlayers: (players: number) =>
        players === 2 ? { values: ["bay", "coast"], usual: "bay" } : { values: ["isle"], usual: "isle" },
    };
    const game = { ...sealedBids, options: { ...sealedBids.options, map } };
    expect([2, 3].map((players) => usualOptions(game, players).map)).toEqual(["bay", "isle"]);
    expect([2, 3].map((players) => settingsFault(game, players, { map: "coast" }))).toEqual([
      null,
      { code: "noSuchChoice", option: "map", value: "coast", known: ["isle"] },
    ]);
    // a value for others is no text of one's own
    expect([isChoice({ ...map, orText: true }, "isle", 2), isChoice({ ...map, orText: true }, "mine", 2)]).toEqual([
      false,
      true,
    ]);
  });

  const unknown = (option: string) => ({ code: "noSuchOption", game: "sealed-bids", option, known: ["changes"] });

  test.each<[object, object | null]>([
    [{}, null],
    [{ changes: false }, null],
    [{ changes: "false" }, { code: "noSuchChoice", option: "changes", value: "false", known: ["true", "false"] }],
    [{ fog: true }, unknown("fog")],
    [{ toString: true }, unknown("toString")],
  ])("%j: %j", (options, fault) => {
    expect(settingsFault(sealedBids, 2, options as Record<string, boolean>)).toEqual(fault);
  });

  test("are judged by the game's own rules too", () => {
    const strict = { ...sealedBids, refuseOptions: () => "SB-09" };
    expect(settingsFault(strict, 2, {})).toEqual({ code: "optionsRefused", rule: "SB-09" });
  });

  test("may be any text where the game takes one", () => {
    const choice = { values: ["box"], usual: "box" };
    expect([
      isChoice(choice, "box", 2),
      isChoice(choice, "mine", 2),
      isChoice({ ...choice, orText: true }, "mine", 2),
    ]).toEqual([true, false, true]);
    expect(isChoice({ ...choice, orText: true }, 3, 2)).toBe(false);
  });
});
