import { describe, expect, test } from "vitest";
import { heed, type Moment, type Orders } from "./keys.ts";

const NOTHING: Moment = { isChosen: false, isPast: false, isMoving: false, isVisiting: false };

/** What a key orders while something has the focus; that is named by the selectors that would find it. */
function ordered(key: string, moment: Partial<Moment> = {}, focus: readonly string[] = []): string[] {
  const heard: string[] = [];
  const order = (name: string) => (value?: unknown) => heard.push(value === undefined ? name : `${name} ${value}`);
  const orders = new Proxy({} as Orders, { get: (_, name) => order(String(name)) });
  const closest = (selectors: string) => focus.some((name) => selectors.split(", ").includes(name));
  const event = {
    key,
    target: { closest: (selectors: string) => (closest(selectors) ? {} : null) },
    preventDefault: () => heard.push("!"),
  };
  heed(event as unknown as KeyboardEvent, orders, { ...NOTHING, ...moment });
  return heard;
}

describe("Enter", () => {
  test("confirms what is chosen wherever the focus is", () => {
    for (const focus of [[], ["button"], ["[data-piece]"]])
      expect(ordered("Enter", { isChosen: true }, focus)).toEqual(["!", "confirm"]);
  });

  test("is left to what takes it back, to menus and links, and means nothing before", () => {
    for (const focus of ["[data-cancel]", ".floating", "a", "input"])
      expect(ordered("Enter", { isChosen: true }, [focus])).toEqual([]);
    expect(ordered("Enter", {}, ["button"])).toEqual([]);
  });
});

describe("other keys", () => {
  test("the space key hurries only while something is being shown", () => {
    expect(ordered(" ", { isMoving: true }, ["button"])).toEqual(["!", "hurry"]);
    expect(ordered(" ")).toEqual([]);
  });

  test("arrows go round the players while one is looked at, and through the past otherwise", () => {
    expect(ordered("ArrowRight", { isVisiting: true })).toEqual(["!", "visit 1"]);
    expect(ordered("ArrowLeft", { isVisiting: true, isPast: true })).toEqual(["!", "visit -1"]);
    expect(ordered("ArrowLeft", { isPast: true })).toEqual(["!", "step -1"]);
    expect(ordered("ArrowRight", { isVisiting: true }, ["[data-piece]"])).toEqual([]);
  });

  test("w asks what a bot would do", () => {
    expect(ordered("w")).toEqual(["!", "advise"]);
    expect(ordered("w", {}, ["input"])).toEqual([]);
  });

  test("digits take what has that number", () => {
    expect(ordered("3")).toEqual(["!", "take 3"]);
    expect(ordered("3", {}, ["input"])).toEqual([]);
  });
});
