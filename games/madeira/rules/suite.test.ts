import { gameSuite } from "@caravel/kernel/testing";
import { suiteSettings } from "./test-suite.ts";
import { testBox } from "./test-words.ts";

gameSuite(testBox, suiteSettings);
