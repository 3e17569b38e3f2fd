import { join } from "node:path";
import { gameSuite, goldenGames } from "@caravel/kernel/testing";
import { puertoRicoBox } from "../box.ts";
import { suiteSettings } from "./test-suite.ts";

gameSuite(puertoRicoBox, suiteSettings);

goldenGames(puertoRicoBox, join(import.meta.dirname, "../golden"));
