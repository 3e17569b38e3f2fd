import { LANGUAGES } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { CREWS } from "./levels.ts";
import { COMPANIONS, tableNames } from "./names.ts";
import { sitterNamed, stylesIn } from "./seats.ts";
import { STYLES, stylesOf } from "./style-names.ts";
import { besideName } from "./words.ts";

test("a seat is for you or for a bot", () => {
  expect(sitterNamed("puerto-rico", "you")).toBeNull();
  expect(sitterNamed("puerto-rico", "greedy")).toBe("greedy");
  expect(sitterNamed("puerto-rico", " bot:random ")).toBe("random");
});

test("nobody else sits down", () => {
  for (const text of ["", "bot:", "bot:you", "bot:bot:random", "somebody", "constructor"])
    expect(sitterNamed("puerto-rico", text)).toBeUndefined();
});

test("all names that can sit are listed", () => {
  for (const name of ["you", ...stylesOf("puerto-rico")]) expect(sitterNamed("puerto-rico", name)).not.toBeUndefined();
});

describe("bots are called", () => {
  test("by the names of the companions, which hold neither digits nor styles", () => {
    expect(tableNames([null, null, null])).toEqual(["Inês", "Tomé", "Beatriz"]);
    for (const name of COMPANIONS) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
    expect(new Set(COMPANIONS).size).toBe(8);
  });

  test("unlike anybody else at the table, however people write their names", () => {
    expect(tableNames(["tome ", null, null, "INÊS"])).toEqual(["tome ", "Beatriz", "Diogo", "INÊS"]);
  });

  test("unlike each other, even at a table larger than their circle", () => {
    const names = tableNames(Array.from({ length: 20 }, () => null));
    expect(new Set(names).size).toBe(20);
    expect(names[8]).toBe("Inês II");
  });

  test("after those who play at their level, as long as they are free", () => {
    expect(Object.values(CREWS).flat().sort()).toEqual([...COMPANIONS].sort());
    const styles = [null, "captain", "hasty", "captain", "captain"];
    expect(tableNames(["Vasco", null, null, null, null], styles)).toEqual(["Vasco", "Leonor", "Bento", "Inês", "Tomé"]);
  });

  test("as the world of a game says", () => {
    expect(tableNames(["Anna", null], [], ["Anna", "Zarco"])).toEqual(["Anna", "Zarco"]);
  });
});

describe("a record says who is a bot", () => {
  test("beside the name", () => {
    expect(
      stylesIn({ game: "puerto-rico", names: ["Anna", "Inês", "Greedy 3"], bots: [null, "greedy", null] }),
    ).toEqual([null, "greedy", null]);
  });

  test("by the name alone, if it is an old one", () => {
    const names = ["Player 1", "Greedy 2", "Random 3", "greedy 4", "You 5", "Inês"];
    expect(stylesIn({ game: "puerto-rico", names })).toEqual([null, "greedy", "random", null, null, null]);
  });

  test("of a style that is not known any more: a person takes the seat", () => {
    expect(stylesIn({ game: "puerto-rico", names: ["Inês"], bots: ["dreamer"] })).toEqual([null]);
  });
});

test.each(LANGUAGES)("every style has its words beside the name, in %s", (language) => {
  const beside = STYLES.map((style) => besideName(language, style));
  expect(new Set(beside).size).toBe(STYLES.length);
  for (const words of beside) expect(words).toMatch(/bot.*, \p{Ll}/u);
  expect(besideName(language, "dreamer")).toBe("bot");
});
