import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { preloadLinks } from "./preload.ts";

const BUILT = [
  "assets/alegreya-latin-wght-italic-a.woff2",
  "assets/alegreya-latin-ext-wght-normal-b.woff2",
  "assets/alegreya-latin-wght-normal-c.woff2",
  "assets/source-sans-3-latin-wght-normal-d.woff2",
];

test("the two upright Latin fonts come with the page, and no other", () => {
  expect(preloadLinks(BUILT).map(({ attrs }) => attrs?.href)).toEqual([`./${BUILT[2]}`, `./${BUILT[3]}`]);
});

test("a page that lost a font is not built", () => {
  expect(() => preloadLinks(BUILT.slice(0, 3))).toThrow("source-sans-3");
});

test("every font swaps in and says for which letters it is there", () => {
  const faces = readFileSync(join(import.meta.dirname, "../kit/fonts.css"), "utf8")
    .split("@font-face")
    .slice(1);
  expect(faces).toHaveLength(6);
  for (const face of faces) {
    expect(face).toContain("font-display: swap");
    expect(face).toMatch(/unicode-range:\s+U\+/);
  }
});
