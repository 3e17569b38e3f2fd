import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { caravel, caravelJson } from "../testing/console.ts";
import { temporaryFolder } from "../testing/folder.ts";

const folder = temporaryFolder();
mkdirSync(join(folder, "good", "deeper"), { recursive: true });

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const head = "title: Taking pebbles\ngame: pebbles\nrules: [PB-TURN-01]\nplayers: 2\n";
const good = write(
  "good/take.yaml",
  `${head}given: { heap: 9 }\nwhen:\n  - 0: take 2\nthen:\n  - table: { heap: 7 }\n`,
);
write("good/deeper/refuse.yml", `${head}then:\n  - refused: { seat: 0, move: done, rule: PB-TURN-01 }\n`);
const differs = write("differs.yaml", `${head}when:\n  - 0: take 1\nthen:\n  - table: { heap: 3 }\n`);

describe("scenario", () => {
  test("runs files and everything below folders", async () => {
    expect(await caravelJson(["scenario", join(folder, "good")])).toEqual({
      passed: 2,
      failed: 0,
      results: [
        { file: join(folder, "good/deeper/refuse.yml"), title: "Taking pebbles", passed: true, problems: [] },
        { file: good, title: "Taking pebbles", passed: true, problems: [] },
      ],
    });
    expect(await caravel(["scenario", good])).toEqual({ code: 0, out: "1 scenario passed, 0 failed\n", err: "" });
  });

  test("says what differs, with the position, and exits with 1", async () => {
    const { code, out } = await caravel(["scenario", good, differs]);
    expect(code).toBe(1);
    expect(out).toContain("table.heap: expected 3, found 11");
    expect(out).toContain("pebbles  11");
    expect(out).toContain("1 scenario passed, 1 failed");
  });

  test.each([
    ["a move that is not allowed", `${head}when:\n  - 0: done\nthen:\n  - over: false\n`, "PB-TURN-01"],
    ["luck that does not fit", `${head}when:\n  - { 0: roll, chance: [9] }\nthen:\n  - over: false\n`, "outcome 9"],
    ["an unknown expectation", `${head}then:\n  - weather: fine\n`, "weather"],
  ])("%s fails", async (_what, text, problem) => {
    const { code, out } = await caravel(["scenario", write("fails.yaml", text)]);
    expect(code).toBe(1);
    expect(out).toContain(problem);
  });

  test.each([
    ["no YAML", "title: [", "this is not YAML"],
    ["no scenario", "- just\n- a list\n", "a scenario is a list of fields"],
    ["an empty file", "", "a scenario is a list of fields"],
    ["an unknown game", `${head.replace("game: pebbles", "game: chess")}then: [{ over: false }]`, 'no game "chess"'],
    ["a wrong number of players", `${head.replace("2", "9")}then: [{ over: false }]`, "not for 9 players"],
    ["an unknown option", `${head}options: { sand: 1 }\nthen: [{ over: false }]`, "no option “sand”"],
    ["an impossible position", `${head}given: { heap: -1 }\nthen: [{ over: false }]`, "the position is impossible"],
    ["a given nobody understands", `${head}given: { sand: 1 }\nthen: [{ over: false }]`, 'no "sand" in pebbles'],
  ])("%s is one line and exit code 2, and the others still run", async (_what, text, complaint) => {
    const file = write("wrong.yaml", text);
    const { code, out, err } = await caravel(["scenario", file, good]);
    expect(code).toBe(2);
    expect(err).toMatch(/^caravel: [^\n]+\n$/);
    expect(err).toContain(`${file}: `);
    expect(err).toContain(complaint);
    expect(out).toContain("1 scenario passed, 1 failed");
  });
});
