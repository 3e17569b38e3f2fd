import { describe, expect, test } from "vitest";
import { arch, Press, rectangle, scaled } from "./press.ts";

describe("a press", () => {
  test("prints each plate once, in its order, however the parts were called", () => {
    const picture = new Press()
      .add("ink", "M0 0h9")
      .house(0, 30, 15, 12, 11)
      .windows([4, 12], 4, 4, 6)
      .add("ink", "M1 1h2")
      .print();
    const plates = [...picture.matchAll(/class="pl-([a-z0-9]+)"/g)].map(([, plate]) => plate);
    expect(plates).toEqual(["side", "wall", "hatch", "dark", "roof", "tile", "ink"]);
    expect(picture).toContain('d="M0 0h9M1 1h2"');
  });

  test("prints what stands before a roof over everything else", () => {
    const picture = new Press()
      .add("thick", "M0 0h9")
      .over((press) => press.add("wall", "M1 1h1"))
      .print("scale(2)");
    expect(picture).toBe(
      '<g transform="scale(2)"><path class="pl-thick" d="M0 0h9"/><g><path class="pl-wall" d="M1 1h1"/></g></g>',
    );
  });

  test("writes paths with one decimal and no word that is no number", () => {
    const everything = new Press()
      .front(0, 40, 18)
      .house(1 / 3, 30, 15, 12, 11)
      .gablefront(2, 24, 18, 13, 11)
      .block(2, 26, 22, 10)
      .cap(8, 14, 22, 6, 11)
      .hip(0, 30, 14, 9)
      .gable(0, 20, 12, 8)
      .dome(4, 22, 14, 13)
      .crenels(0, 38, 16, 5)
      .cornice(0, 20, 9)
      .windows([4], 7, 5, 8, true)
      .door(13, 9, 13)
      .arcade(4, 3, 9, 14)
      .chimney(8, 10, 6)
      .flag(6, 2, 26)
      .palm(28, 26, 1.3)
      .tuft(2, 9)
      .cask(2, 0, 9, 13)
      .sack(28, 0, 1.4)
      .shadow(0, 30, 12)
      .print();
    for (const [, path] of everything.matchAll(/ d="([^"]*)"/g)) {
      expect(path).toMatch(/^M[MmHhVvLlQqTtAaZz0-9 .-]+$/);
      expect(path).not.toMatch(/\.\d\d/);
    }
  });
});

test("shapes are paths from their upper left or lower left corner", () => {
  expect(rectangle(1, 2, 3, 4)).toBe("M1 2h3v4h-3Z");
  expect(arch(0, 0, 4, 6)).toBe("M0 0v-4a2 2 0 0 1 4 0v4Z");
});

test("a path of relative commands is scaled number by number", () => {
  expect(scaled("q-2-6 2-7h.5", 1, 2, 2)).toBe("M1 2q-4 -12 4 -14h1");
});
