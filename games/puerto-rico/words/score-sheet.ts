import type { NameOf, Section } from "@caravel/kernel";
import {
  CITY_HALL,
  CLOISTER,
  CUSTOMS_HOUSE,
  FORTRESS,
  GUILD_HALL,
  RESIDENCE,
  ROYAL_GARDEN,
} from "../content/buildings.ts";
import { type ScoreSheet, scoreSheet, winners } from "../rules/scoring.ts";
import type { PuertoRicoView } from "../rules/view.ts";
import type { Labels } from "./position.ts";

/** One language's words for the score sheet, besides the names of the buildings. */
export interface ScoreLabels {
  readonly title: string;
  readonly chips: string;
  readonly buildings: string;
  readonly nobles: string;
  readonly total: string;
  /** Doubloons and barrels, which decide between equals. */
  readonly tieBreak: string;
  readonly winner: string;
}

/** The large buildings that add points, with their place on the sheet. */
const BONUSES: readonly (readonly [keyof ScoreSheet, number])[] = [
  ["guildHall", GUILD_HALL],
  ["residence", RESIDENCE],
  ["fortress", FORTRESS],
  ["customsHouse", CUSTOMS_HOUSE],
  ["cityHall", CITY_HALL],
  ["cloister", CLOISTER],
  ["royalGarden", ROYAL_GARDEN],
];

/** PR-SCORE: a column per player, a row per source that gave anybody anything. */
export function scoreSection(words: ScoreLabels, { buildings }: Labels, view: PuertoRicoView, nameOf: NameOf): Section {
  const sheets = view.seats.map((_, seat) => scoreSheet(view, seat));
  const won = winners(view);
  const row = (label: string, source: keyof ScoreSheet) => [label, ...sheets.map((sheet) => String(sheet[source]))];
  const isUsed = (source: keyof ScoreSheet) => sheets.some((sheet) => sheet[source] > 0);
  return {
    title: words.title,
    header: ["", ...view.seats.map((_, seat) => nameOf(seat))],
    rows: [
      row(words.chips, "chips"),
      row(words.buildings, "buildings"),
      ...BONUSES.filter(([source]) => isUsed(source)).map(([source, building]) => row(buildings[building], source)),
      ...(isUsed("nobles") ? [row(words.nobles, "nobles")] : []),
      row(words.total, "total"),
      row(words.tieBreak, "tieBreak"),
      ["", ...sheets.map((_, seat) => (won.includes(seat) ? words.winner : ""))],
    ],
  };
}
