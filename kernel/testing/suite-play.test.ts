import { describe, expect, test } from "vitest";
import { type Frame, offers, vocabulary } from "../index.ts";
import { bids, drafts, problems, type Tricks, tricks, withStep } from "./broken-games.ts";
import { checkHaste } from "./haste.ts";
import { checkShape } from "./shape.ts";
import { checkTotal } from "./total.ts";
import { checkTruth } from "./truth.ts";

const CARDS_1_TO_10 = [Array.from({ length: 10 }, (_, card) => String(card + 1))];

describe("shape", () => {
  test("rules that are named for no verb, or for one that the step has, are found", () => {
    const unknown = { ...tricks.game, homeRules: { fly: "ST-01" } };
    expect(problems(checkShape, unknown, tricks.settings)).toContain("a rule is named for fly, which is no verb");
    const refused = withStep(tricks.game, 0, { instead: { lay: "ST-01" } });
    expect(problems(checkShape, refused, tricks.settings)).toContain("lay understands lay, but refuses it");
  });

  test("options for some numbers of players that are not listed are found", () => {
    const map = { values: ["bay"], usual: "bay", forPlayers: () => ({ values: ["isle"], usual: "isle" }) };
    const lost = { ...tricks.game, options: { map } };
    expect(problems(checkShape, lost, tricks.settings)).toContain("that it does not list");
  });

  test("words that are missing are found", () => {
    const words = { ...tricks.game.words, hu: { ...tricks.game.words.hu, refusal: () => String(undefined) } };
    expect(problems(checkShape, { ...tricks.game, words }, tricks.settings)).toContain('in hu reads "undefined"');
  });

  test("a verb that belongs to an offer and to a step is found", () => {
    const { verbs } = tricks.game.steps[0];
    const offer = offers<Tricks, Frame>("again", {
      verbs,
      stands: () => false,
      moves: () => {},
      refuse: () => null,
      play: () => {},
    });
    expect(problems(checkShape, { ...tricks.game, anytime: [offer] }, tricks.settings)).toContain(
      "belongs to the offer again",
    );
  });
});

describe("total", () => {
  test("a game without an end is found", () => {
    const endless = withStep(drafts.game, 1, { play: () => {} });
    expect(problems(checkTotal, endless, drafts.settings)).toContain("is not over after 500 moves");
  });

  test("a seat that is asked but has no move is found", () => {
    const stuck = withStep(bids.game, 1, { moves: (_state, _frame, seat, list) => void (seat === 0 && list.add(0)) });
    expect(problems(checkTotal, stuck, bids.settings)).toContain("seat 1 is asked but has no legal move");
  });

  test("a choice that holds nothing but shortcuts is found", () => {
    const hurried = withStep(tricks.game, 0, {
      moves: (state, _frame, seat, list) => state.hands[seat].forEach((card) => void list.shortcut(card - 1)),
    });
    expect(problems(checkTotal, hurried, tricks.settings)).toContain("nothing but shortcuts");
  });

  test("a step that runs for ever is found", () => {
    const turning = withStep(bids.game, 0, { run: () => {} });
    expect(problems(checkTotal, turning, bids.settings)).toContain("goes on without asking anybody");
  });
});

describe("a bound", () => {
  const endless = withStep(drafts.game, 1, { play: () => {} });
  const bounded = (decisions: number, rule: string) => ({ ...endless, bound: { decisions, rule } });

  test("lets a game go on that need not end", () => {
    expect(problems(checkTotal, bounded(400, "SE-01"), drafts.settings)).toBe("");
  });

  test("without a rule, or beyond what is tried, is found", () => {
    expect(problems(checkTotal, bounded(400, "endless"), drafts.settings)).toContain(
      'the bound names "endless", which is no known rule',
    );
    expect(problems(checkTotal, bounded(501, "SE-01"), drafts.settings)).toContain("is not between 1 and 500");
  });
});

describe("haste", () => {
  test("that leads elsewhere than the only moves is found", () => {
    const hasty = withStep(drafts.game, 1, {
      hurry(table) {
        table.pop();
        return true;
      },
    });
    expect(problems(checkHaste, hasty, drafts.settings)).toContain("a hurried step led elsewhere");
    expect(problems(checkHaste, drafts.game, drafts.settings)).toBe("");
  });
});

describe("one source of truth", () => {
  test("a large vocabulary is tried in part, but every verb of it, and every listed move", () => {
    const names = Array.from({ length: 5000 }, (_, number) => `boast-${number}`);
    const verbs = vocabulary({ lay: CARDS_1_TO_10, boast: [names], cheat: [] });
    const large = { ...tricks.game, vocabulary: verbs, homeRules: { cheat: "nonsense" } };
    expect(problems(checkTruth, large, tricks.settings)).toContain('"cheat" by seat 0 is refused by "nonsense"');
    const listed = withStep({ ...large, homeRules: {} }, 0, { refuse: () => "ST-02" });
    expect(problems(checkTruth, listed, tricks.settings)).toContain("is listed, but ST-02 forbids it");
    expect(problems(checkTruth, { ...large, homeRules: {} }, tricks.settings)).toBe("");
  });

  test("a legal move that is not listed is found", () => {
    const { moves } = tricks.game.steps[0];
    const forgetful = withStep(tricks.game, 0, {
      moves(state, frame, seat, list) {
        moves(state, frame, seat, list);
        if (list.length > 1) list.length--;
      },
    });
    expect(problems(checkTruth, forgetful, tricks.settings)).toContain("is not refused, but not listed either");
  });

  test("a listed move that is refused is found", () => {
    expect(problems(checkTruth, withStep(tricks.game, 0, { refuse: () => "ST-02" }), tricks.settings)).toContain(
      "is listed, but ST-02 forbids it",
    );
  });

  test("a refusal that names no rule is found", () => {
    const vague = { ...tricks.game, turnRule: "invalid move" };
    expect(problems(checkTruth, vague, tricks.settings)).toContain('refused by "invalid move", which is no known rule');
  });
});
