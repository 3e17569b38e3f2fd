import { expect, test } from "vitest";
import { tokenOf, tokensOf } from "./log-pictures.ts";

test("a line shows the first piece that travels, and is looked up once", () => {
  const asked: string[] = [];
  const kit = {
    flights: ({ type }: { type: string }) => {
      asked.push(type);
      return type === "loaded" ? [{ from: "quay", to: "ship", token: "corn" }] : [];
    },
  };
  const [loaded, passed] = [{ type: "loaded" }, { type: "passed" }];
  expect([loaded, passed, loaded, passed].map((event) => tokenOf(kit, event, {}))).toEqual([
    "corn",
    null,
    "corn",
    null,
  ]);
  expect(asked).toEqual(["loaded", "passed"]);
});

test("several lines show every kind of piece once", () => {
  const tokens: Readonly<Record<string, string>> = { loaded: "corn", earned: "point" };
  const kit = {
    flights: ({ type }: { type: string }) =>
      tokens[type] === undefined ? [] : [{ from: "", to: "", token: tokens[type] }],
  };
  const lines = ["loaded", "passed", "earned", "loaded"].map((type) => ({ event: { type } }));
  expect(tokensOf(kit, [{ event: null }, ...lines], {})).toEqual(["corn", "point"]);
});
