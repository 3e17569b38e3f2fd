import type { Box } from "@caravel/kernel";
import { checkHiddenMoves, checkSecrecy, checksOf, leakSuite, type SuiteSettings } from "@caravel/kernel/testing";
import { expect, test } from "vitest";
import { mapsFor } from "../content/content.ts";
import { bareBox, suiteSettings } from "./test-suite.ts";

const options = { map: mapsFor(3)[0] ?? "" };

leakSuite(bareBox, suiteSettings, {
  players: 3,
  options,
  secrets: {
    "battle deck": ["view", "choices", "refusals", "events", "shows", "undo"],
    "gold deck": ["view", "choices", "refusals", "events", "shows", "undo"],
    "face-down tiles": ["view", "choices", "refusals", "events", "shows", "undo"],
    "quests of others": ["view", "choices", "refusals", "events", "shows", "undo"],
    "gold cards of others": ["view", "choices", "refusals", "events", "shows", "undo"],
    "battle cards of others": ["view", "choices", "refusals", "events", "traces", "shows", "undo"],
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

test("BI-INFO-01: a battle that notes in its frame what the defender holds is found, though imagined tables copy it", () => {
  const talkative: typeof bareBox = {
    ...bareBox,
    steps: bareBox.steps.map((step) => {
      if (step.name !== "moving") return step;
      return {
        ...step,
        play(table, frame, seat, move) {
          step.play(table, frame, seat, move);
          const memo = table.state.stack.at(-1)?.memo;
          if (memo?.of === "battle" && memo.defender >= 0)
            memo.spies = table.state.seats[memo.defender]?.battle[0] ?? 0;
        },
      };
    }),
  };
  // moves into battle are rare
  const effort = { ...suiteSettings.effort, secretPositions: 320 };
  const checks = checksOf(
    talkative as unknown as Box,
    { ...suiteSettings, options: [options], effort } as SuiteSettings,
  );
  expect(checks.flatMap(checkSecrecy).join()).toMatch(/"to .* shows seat .* what nobody uncovers/);
});
