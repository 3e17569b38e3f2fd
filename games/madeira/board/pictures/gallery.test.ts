import { expect, test } from "vitest";
import { GALLERY } from "./gallery.ts";

const drawn = Object.entries(GALLERY).map(([name, draw]) => ({ name, picture: draw() }));
const nodes = (picture: string) => picture.match(/<[a-z]/g)?.length ?? 0;

test("every picture that is used within another is in the gallery", () => {
  const used = drawn.flatMap(({ picture }) => [...picture.matchAll(/href="#([\w-]+)"/g)].map(([, name]) => name));
  expect(used.filter((name) => !Object.hasOwn(GALLERY, name))).toEqual([]);
});

test("paths hold numbers and nothing else", () => {
  const odd = drawn.filter(({ picture }) => /NaN|undefined|d=""|Infinity/.test(picture));
  expect(odd.map(({ name }) => name)).toEqual([]);
});

test("the whole gallery stays small", () => {
  expect(drawn.reduce((sum, { picture }) => sum + nodes(picture), 0)).toBeLessThan(600);
  expect(drawn.filter(({ picture }) => nodes(picture) > 30).map(({ name }) => name)).toEqual([]);
});
