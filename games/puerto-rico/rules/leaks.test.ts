import { leakSuite } from "@caravel/kernel/testing";
import { puertoRicoBox } from "../box.ts";
import { suiteSettings } from "./test-suite.ts";

leakSuite(puertoRicoBox, suiteSettings, {
  players: 3,
  options: { expansion1: true },
  secrets: {
    points: ["view", "choices", "refusals", "events", "shows", "undo"],
    "forests of others": ["view", "choices", "refusals", "events", "shows", "undo"],
  },
});
