import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readScenario, runScenario } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { brazilImperial } from "../rules/game.ts";

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".yaml"));

describe("scenarios of Brazil: Imperial", () => {
  test.each(files)("%s", (file) => {
    const scenario = readScenario(parse(readFileSync(join(folder, file), "utf8")));
    expect(scenario.rules, "our own scenarios say which rules they prove").not.toEqual([]);
    expect(scenario.game).toBe(brazilImperial.id);
    expect(runScenario(brazilImperial, scenario).problems).toEqual([]);
  });
});
