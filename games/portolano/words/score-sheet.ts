import type { NameOf, Section } from "@caravel/kernel";
import { type ScoreSheet, scoreSheets, winners } from "../rules/scoring.ts";
import { shipValue } from "../rules/ship.ts";
import type { PortolanoView } from "../rules/view.ts";
import type { Labels } from "./position.ts";

/** The sources of thalers that are not missions. */
type Source = Exclude<keyof ScoreSheet, "missions" | "total">;

/** One language's words for the score sheet, besides the names of the missions. */
export interface ScoreLabels {
  readonly title: string;
  readonly sources: Readonly<Record<Source, string>>;
  readonly total: string;
  /** The value of the ship, which decides between equals: the lower one wins. */
  readonly tieBreak: string;
  readonly winner: string;
}

const SOURCES: readonly Source[] = ["thalers", "chests", "peaceMarker", "shipValue", "cannons", "cargo"];

/** PO-SCORE: a column per player, a row per source. */
export function scoreSection(words: ScoreLabels, { missions }: Labels, view: PortolanoView, name: NameOf): Section {
  const sheets = scoreSheets(view);
  const won = winners(view);
  const isUsed = (source: Source) => source !== "peaceMarker" || sheets.some((sheet) => sheet[source] > 0);
  const row = (label: string, thalers: (sheet: ScoreSheet) => number) => [
    label,
    ...sheets.map((sheet) => String(thalers(sheet))),
  ];
  return {
    title: words.title,
    header: ["", ...view.seats.map((_, seat) => name(seat))],
    rows: [
      ...SOURCES.filter(isUsed).map((source) => row(words.sources[source], (sheet) => sheet[source])),
      ...view.missions.map((mission, number) => row(missions[mission].name, (sheet) => sheet.missions[number])),
      row(words.total, ({ total }) => total),
      [words.tieBreak, ...view.seats.map((seat) => String(shipValue(seat)))],
      ["", ...sheets.map((_, seat) => (won.includes(seat) ? words.winner : ""))],
    ],
  };
}
