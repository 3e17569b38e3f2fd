import { expect, test } from "vitest";
import { SpokenWords } from "./spoken.ts";

test("only the languages that are spoken are loaded, each once", async () => {
  const loaded: string[] = [];
  const load = (word: string) => async () => {
    loaded.push(word);
    return { word };
  };
  const words = new SpokenWords({ en: load("ship"), hu: load("hajó"), fr: load("navire") });
  expect(() => words.in("hu")).toThrow("nobody has loaded the words for hu yet");
  await words.speak("hu");
  await words.speak("hu");
  expect(words.in("hu").word).toBe("hajó");
  expect(loaded).toEqual(["hajó"]);
});
