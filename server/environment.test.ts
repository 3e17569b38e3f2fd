import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnvironment, usualSettings, VARIABLE_NAMES, WrongVariable } from "./environment.ts";

test("what is not said, or empty, is as usual", () => {
  expect(readEnvironment(Object.fromEntries(VARIABLE_NAMES.map((name) => [name, ""])))).toEqual(usualSettings);
  expect(usualSettings).toMatchObject({ postgres: null, metricsToken: null, trustProxy: ["loopback"] });
});

test("what is said holds", () => {
  expect(
    readEnvironment({
      DATABASE_URL: "postgres://here/caravel",
      CARAVEL_LOG: "info",
      CARAVEL_TRUST_PROXY: "10.0.0.0/8, fd00::/8,loopback",
      CARAVEL_REQUESTS_PER_MINUTE: "1000",
    }),
  ).toMatchObject({
    postgres: "postgres://here/caravel",
    log: "info",
    trustProxy: ["10.0.0.0/8", "fd00::/8", "loopback"],
    requestsPerMinute: 1000,
  });
});

test.each([
  ["DATABASE_URL", "mysql://x"],
  ["CARAVEL_LOG", "loud"],
  ["CARAVEL_METRICS_TOKEN", "short"],
  ["CARAVEL_TRUST_PROXY", "everybody"],
  ["CARAVEL_TRUST_PROXY", "10.0.0.0/33"],
  ["CARAVEL_REQUESTS_PER_MINUTE", "-1"],
  ["CARAVEL_SOCKETS_PER_ADDRESS", "1e3"],
  ["CARAVEL_ASKED_PER_SECOND", "0"],
  ["CARAVEL_MOST_CONNECTIONS", "9"],
  ["CARAVEL_DATABASE_CONNECTIONS", "1"],
  ["CARAVEL_NOTICES_TO", "everywhere"],
  ["CARAVEL_CONTACT", "ana"],
])("%s cannot be %j, and the complaint names it", (name, value) => {
  const complaint = expect(() => readEnvironment({ [name]: value }));
  complaint.toThrow(WrongVariable);
  complaint.toThrow(name);
});

test("every variable is told of in the guide to operating, with what usually holds", () => {
  const guide = readFileSync(new URL("../docs/operating.md", import.meta.url), "utf8");
  const rows = guide.match(/^\| `[A-Z_]+` \|/gm) ?? [];
  expect(rows).toEqual(VARIABLE_NAMES.map((name) => `| \`${name}\` |`));
});
