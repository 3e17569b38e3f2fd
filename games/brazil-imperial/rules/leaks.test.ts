import type { Box } from "@caravel/kernel";
import { checkHiddenMoves, checksOf, leakSuite, type SuiteSettings } from "@caravel/kernel/testing";
import { expect, test } from "vitest";
import { mapsFor } from "../content/content.ts";
import { bareBox, suiteSettings } from "./test-suite.ts";

const options = { map: mapsFor(3)[0] ?? "" };

leakSuite(bareBox, suiteSettings, {
  players: 3,
  options,
  secrets: {
    "battle deck": ["view", "choices", "refusals", "events", "undo"],
    "gold deck": ["view", "choices", "refusals", "events", "undo"],
    "face-down tiles": ["view", "choices", "refusals", "events", "undo"],
    "quests of others": ["view", "choices", "refusals", "events", "undo"],
    "gold cards of others": ["view", "choices", "refusals", "events", "undo"],
    "battle cards of others": ["view", "choices", "refusals", "events", "traces", "undo"],
    "answers of others": ["traces"],
    "payments of others": ["traces"],
  },
});

test("BI-INFO-06: a frame that tells from which card search goes on is found", () => {
  const talkative: typeof bareBox = {
    ...bareBox,
    view(state, seat) {
      const seen = bareBox.view(state, seat);
      for (const [place, frame] of seen.stack.entries()) frame.draftFrom = state.stack[place].draftFrom;
      return seen;
    },
  };
  const checks = checksOf(talkative as unknown as Box, { ...suiteSettings, options: [options] } as SuiteSettings);
  expect(checks.flatMap(checkHiddenMoves).join()).toMatch(/can tell "commit/);
});
