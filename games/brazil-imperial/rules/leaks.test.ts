import { leakSuite } from "@caravel/kernel/testing";
import { mapsFor } from "../content/content.ts";
import { bareBox, suiteSettings } from "./test-suite.ts";

leakSuite(bareBox, suiteSettings, {
  players: 3,
  options: { map: mapsFor(3)[0] ?? "" },
  secrets: {
    "battle deck": ["view", "choices", "refusals", "events", "undo"],
    "gold deck": ["view", "choices", "refusals", "events", "undo"],
    "face-down tiles": ["view", "choices", "refusals", "events", "undo"],
    "quests of others": ["view", "choices", "refusals", "events", "undo"],
    "gold cards of others": ["view", "choices", "refusals", "events", "undo"],
    "battle cards of others": ["view", "choices", "refusals", "events", "undo"],
  },
});
