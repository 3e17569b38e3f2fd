import { expect, test } from "vitest";
import { greedy } from "./evaluations.ts";
import { botName } from "./names.ts";
import { bots } from "./registry.ts";
import { botCalled, readSitter, SITTERS } from "./seats.ts";
import { random } from "./styles.ts";

test("a seat is for you or for a bot", () => {
  expect(readSitter("you")).toEqual({ kind: "you" });
  expect(readSitter("greedy")).toEqual({ kind: "bot", bot: greedy });
  expect(readSitter("random")).toEqual({ kind: "bot", bot: random });
  expect(readSitter(" bot:random ")).toEqual({ kind: "bot", bot: random });
});

test("nobody else sits down", () => {
  for (const text of ["", "bot:", "bot:you", "bot:bot:random", "somebody", "constructor"])
    expect(readSitter(text)).toBeNull();
});

test("all names that can sit are listed", () => {
  for (const name of SITTERS) expect(readSitter(name)).not.toBeNull();
});

test("a bot is known by its name at the table", () => {
  expect(botName(random, 2)).toBe("Random 3");
  expect(botName(greedy, 1)).toBe("Greedy 2");
  expect(botCalled("Greedy 2")).toBe(greedy);
  for (const bot of bots) expect(botCalled(botName(bot, 0))).toBe(bot);
  for (const name of ["Player 1", "Joueur 1", "random", "You 1"]) expect(botCalled(name)).toBeUndefined();
});
