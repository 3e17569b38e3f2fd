import { leakSuite } from "@caravel/kernel/testing";
import { portolanoBox } from "../box.ts";
import { suiteSettings } from "./test-suite.ts";

leakSuite(portolanoBox, suiteSettings, {
  players: 5,
  secrets: {
    "chest stack": ["view", "choices", "refusals", "events", "shows", "undo"],
    "port pile below its top": ["view", "choices", "refusals", "events", "shows", "undo"],
    "chests of others": ["view", "choices", "refusals", "events", "shows", "undo"],
    // there are so few cards that whoever learns of one is seen to learn, and answers are never taken back
    "cards of others": ["view", "choices", "refusals", "events", "traces", "shows"],
    "answers of others": ["view", "choices", "refusals", "events", "traces", "shows"],
  },
});
