import { join } from "node:path";
import { gameSuite, goldenGames } from "@caravel/kernel/testing";
import { madeiraBox } from "../box.ts";
import { suiteSettings } from "./test-suite.ts";

gameSuite(madeiraBox, suiteSettings);

goldenGames(madeiraBox, join(import.meta.dirname, "../golden"));
