import { describe, expect, test } from "vitest";
import { Match } from "./match.ts";
import { firstChoice, lastChoice } from "./taking-back.ts";
import { deepWell } from "./testing/conformance/deep-well.ts";
import { settling } from "./testing/conformance/settling.ts";

const setup = { players: 2, options: {}, names: ["Anna", "Béla"], luck: { kind: "seeded", seed: "match" } } as const;

describe("the choices a seat can take back", () => {
  test("nothing was chosen, something was learned, another acted", () => {
    const match = new Match(deepWell, setup);
    const { draw, look } = deepWell.vocabulary.verbs;
    expect([lastChoice(match, 0), firstChoice(match, 0)]).toEqual([{ kind: "nothing" }, null]);
    match.play(0, look.of());
    expect([lastChoice(match, 0), firstChoice(match, 0)]).toEqual([{ kind: "learned" }, null]);
    match.play(0, draw.of());
    match.play(1, draw.of());
    expect(lastChoice(match, 0)).toEqual({ kind: "otherActed", seat: 1 });
  });

  test("the last choice and the first; forced moves go with the choice before them", () => {
    const match = new Match(settling, setup);
    const play = (text: string) => match.play(0, settling.vocabulary.read(text) ?? -1).ok;
    expect([play("place meadow"), play("lift meadow"), play("place forest")]).toEqual([true, true, true]);
    expect([lastChoice(match, 0), firstChoice(match, 0)]).toEqual([{ kind: "possible", to: 2 }, 0]);
    expect([lastChoice(match, 1), firstChoice(match, 1)]).toEqual([{ kind: "nothing" }, null]);
  });

  test("what was answered in the seat's name goes with the choice before it", () => {
    const match = new Match(settling, setup);
    const play = (text: string) => match.play(0, settling.vocabulary.read(text) ?? -1).ok;
    expect([play("place meadow"), play("lift meadow"), play("place forest")]).toEqual([true, true, true]);
    expect([lastChoice(match, 0, new Set([3])), firstChoice(match, 0, new Set([1]))]).toEqual([
      { kind: "possible", to: 1 },
      1,
    ]);
    const all = new Set([1, 2, 3]);
    expect([lastChoice(match, 0, all), firstChoice(match, 0, all)]).toEqual([{ kind: "nothing" }, null]);
  });

  test("what chance drew stays", () => {
    const match = new Match(settling, setup);
    const play = (text: string) => match.play(0, settling.vocabulary.read(text) ?? -1);
    while (match.state.stack.at(-1)!.waiting > 0)
      play(match.state.stack.at(-1)!.placed[0] < 3 ? "place meadow" : "spread");
    play("done");
    expect(match.entries.at(-1)?.outcomes).toHaveLength(1);
    expect([lastChoice(match, 0), firstChoice(match, 0)]).toEqual([{ kind: "luck" }, null]);
  });
});
