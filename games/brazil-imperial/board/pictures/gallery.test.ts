import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { gallery, galleryFor } from "./gallery.ts";

const KIT = new URL("../../../../web/kit/art/", import.meta.url);
const PLATES = ["plates.css", "people.css"].map((name) => readFileSync(new URL(name, KIT), "utf8")).join("");
const INKS = readFileSync(new URL("./brazil.css", import.meta.url), "utf8");
const drawings = Object.entries(gallery).map(([name, draw]) => ({ name, drawing: draw() }));

describe("the pictures", () => {
  test("have names of their own, but for those every board shares", () => {
    expect(drawings.map(({ name }) => name).filter((name) => !name.startsWith("br-"))).toEqual(["coin", "seal"]);
  });

  test("refer only to pictures that are there", () => {
    const missing = drawings.flatMap(({ drawing }) =>
      [...drawing.matchAll(/href="#([^"]+)"/g)].flatMap(([, name]) =>
        name !== undefined && name in gallery ? [] : [name],
      ),
    );
    expect(missing).toEqual([]);
  });

  test("are inked with classes that the style sheets know", () => {
    const classes = drawings.flatMap(({ drawing }) =>
      [...drawing.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => (names ?? "").split(" ")),
    );
    const unknown = [...new Set(classes)].filter((name) => !`${PLATES}${INKS}`.includes(`.${name}`));
    expect(unknown).toEqual([]);
  });

  test("have sound paths with at most two decimals", () => {
    const odd = drawings.flatMap(({ name, drawing }) =>
      [...drawing.matchAll(/ d="([^"]*)"/g)].flatMap(([, path]) =>
        /^M[-\dMLHVCSQTAZmlhvcsqtaz., ]*$/.test(path ?? "") && !/\.\d{3}/.test(path ?? "") ? [] : [`${name}: ${path}`],
      ),
    );
    expect(odd).toEqual([]);
  });

  test("are small", () => {
    expect(drawings.reduce((sum, { drawing }) => sum + drawing.length, 0)).toBeLessThan(95_000);
  });
});

test("a table has the paintings and monarchs it shows, and everything else", () => {
  const shown = galleryFor((sort, number) => sort === "oil" && number < 6);
  const names = Object.keys(shown);
  expect(names.filter((name) => name.startsWith("br-oil"))).toHaveLength(6);
  expect(names.filter((name) => name.startsWith("br-monarch"))).toEqual([]);
  const elements = Object.values(shown).reduce((sum, draw) => sum + (draw().match(/<[a-z]/g)?.length ?? 0), 0);
  expect(elements).toBeLessThan(900);
});
