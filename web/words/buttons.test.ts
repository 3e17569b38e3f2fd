import { LANGUAGES, type Language } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import type { Catalogue } from "./catalogue.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { hu } from "./hu.ts";

const WORDS: Readonly<Record<Language, Catalogue>> = { en, hu, fr };

/** What stands on buttons that do something; those that lead to a page bear its name. */
const buttonsOf = ({ site, table }: Catalogue): string[] => [
  site.reload,
  site.doors.bots.start,
  site.tables.goOn,
  site.tables.replay,
  site.tables.save,
  site.tables.remove,
  site.tables.keep,
  site.tables.open,
  site.tables.openAgain,
  site.tables.saveAnyway,
  site.card.play,
  site.newTable.earlier,
  site.newTable.later,
  site.newTable.shuffle,
  site.newTable.readFile,
  site.newTable.start,
  site.rules.clear,
  table.confirm,
  table.undo,
  table.restartTurn,
  table.close,
  table.replay,
  table.download,
  table.verify,
  table.giveUp,
  table.giveUpToBot,
  table.giveUpRemove,
  table.share,
  table.replayFrom,
  table.tryAgain,
];

/** How a button speaks: an order in English, the name of the deed in Hungarian, an infinitive in French. */
const VOICES: Readonly<Record<Language, RegExp>> = {
  en: /^(?!\S+ing\b)(?!(Your?|I|My)\b)\p{Lu}\p{Ll}+/u,
  hu: /(?<=\p{L}{2})[áé]s([ae]|át|ét)?($|[ ,])|^Játék$/u,
  fr: /^\p{L}+(er|ir|re|oir)($|[ \u00a0])/u,
};

describe.each(LANGUAGES)("buttons (%s)", (language) => {
  test("speak with one voice", () => {
    expect(buttonsOf(WORDS[language]).filter((label) => !VOICES[language].test(label))).toEqual([]);
  });
});

test("another voice is noticed", () => {
  const odd: readonly [Language, string][] = [
    ["en", "Saving the game"],
    ["hu", "Használom"],
    ["hu", "Asztalt terítek"],
    ["hu", "Próbáld újra"],
    ["hu", "Mutasd újra"],
    ["fr", "L’utiliser"],
    ["fr", "Reprenez"],
    ["fr", "Au début"],
  ];
  expect(odd.filter(([language, label]) => VOICES[language].test(label))).toEqual([]);
});
