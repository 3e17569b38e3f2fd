import { leakSuite } from "@caravel/kernel/testing";
import { madeiraBox } from "../box.ts";
import { suiteSettings } from "./test-suite.ts";

leakSuite(madeiraBox, suiteSettings, {
  players: 4,
  secrets: { "pirates of others": ["view", "choices", "refusals", "events", "shows", "undo"] },
});
