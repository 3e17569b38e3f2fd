import type { NameOf, Section } from "@caravel/kernel";
import { soloProgress } from "../rules/outlook.ts";
import { type ScoreSheet, scienceOnMap, scoreSheet, winners } from "../rules/scoring.ts";
import type { BrazilView } from "../rules/view.ts";

type Source = Exclude<keyof ScoreSheet, "total">;
const SOURCES: readonly Source[] = [
  "units",
  "goods",
  "paintings",
  "quests",
  "goldCards",
  "exploration",
  "palaces",
  "tiles",
];

/** One language's words for the score sheet. */
export interface ScoreLabels {
  readonly title: string;
  readonly sources: Readonly<Record<Source, string>>;
  readonly total: string;
  /** Science on the map, which decides between equals. */
  readonly tieBreak: string;
  readonly winner: string;
  readonly solo: {
    readonly title: string;
    readonly age: string;
    readonly units: string;
    readonly captured: string;
    readonly rounds: string;
    readonly yes: string;
    readonly no: string;
    readonly won: string;
    readonly lost: string;
    of(number: number, all: number): string;
  };
}

/** Alone: the three things that win, and how it went (BI-SOLO-03, -12). */
function soloSection({ solo }: ScoreLabels, view: BrazilView, name: NameOf): Section {
  const progress = soloProgress(view);
  const yesOrNo = (isTrue: boolean) => (isTrue ? solo.yes : solo.no);
  if (progress === null) return { title: solo.title, rows: [] };
  return {
    title: solo.title,
    header: ["", name(0)],
    rows: [
      [solo.age, yesOrNo(progress.age === 3)],
      [solo.units, solo.of(progress.units, progress.allUnits)],
      [solo.captured, yesOrNo(progress.isCaptured)],
      [solo.rounds, solo.of(progress.round, progress.rounds)],
      ["", winners(view).length > 0 ? solo.won : solo.lost],
    ],
  };
}

/** Where everybody's points come from: a column per player, a row per category. */
export function scoreSection(words: ScoreLabels, view: BrazilView, name: NameOf): Section {
  if (soloProgress(view) !== null) return soloSection(words, view, name);
  const seats = view.seats.map((_, seat) => seat);
  const sheets = seats.map((seat) => scoreSheet(view, seat));
  const won = winners(view);
  return {
    title: words.title,
    header: ["", ...seats.map(name)],
    rows: [
      ...SOURCES.map((source) => [words.sources[source], ...sheets.map((sheet) => String(sheet[source]))]),
      [words.total, ...sheets.map(({ total }) => String(total))],
      [words.tieBreak, ...seats.map((seat) => String(scienceOnMap(view, seat)))],
      ["", ...seats.map((seat) => (won.includes(seat) ? words.winner : ""))],
    ],
  };
}
