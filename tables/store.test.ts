import { describe } from "vitest";
import { memoryStore } from "./store.ts";
import { storeTests } from "./testing/stores.ts";

describe("a store in memory", () => storeTests(memoryStore));
