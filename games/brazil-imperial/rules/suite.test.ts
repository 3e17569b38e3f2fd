import { join } from "node:path";
import { gameSuite, goldenGames } from "@caravel/kernel/testing";
import { brazilImperialBox } from "../box.ts";
import { bareBox, suiteSettings } from "./test-suite.ts";

gameSuite(bareBox, suiteSettings);
goldenGames(brazilImperialBox, join(import.meta.dirname, "../golden"));
