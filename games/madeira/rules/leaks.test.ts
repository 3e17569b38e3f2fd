import { leakSuite } from "@caravel/kernel/testing";
import { suiteSettings } from "./test-suite.ts";
import { testBox } from "./test-words.ts";

leakSuite(testBox, suiteSettings, {
  players: 4,
  secrets: { "pirates of others": ["view", "choices", "refusals", "events", "undo"] },
});
