import { join } from "node:path";
import { gameSuite, goldenGames } from "@caravel/kernel/testing";
import { portolanoBox } from "../box.ts";
import { suiteSettings } from "./test-suite.ts";

gameSuite(portolanoBox, suiteSettings);

goldenGames(portolanoBox, join(import.meta.dirname, "../golden"));
