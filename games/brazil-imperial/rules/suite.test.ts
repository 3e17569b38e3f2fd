import { gameSuite } from "@caravel/kernel/testing";
import { bareBox, suiteSettings } from "./test-suite.ts";

gameSuite(bareBox, suiteSettings);
