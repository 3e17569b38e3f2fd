import type { NameOf, Section } from "@caravel/kernel";
import { REQUEST_COUNT, type RequestName } from "../content/pieces.ts";
import { scores, winners } from "../rules/scoring.ts";
import { passOrder } from "../rules/state.ts";
import type { MadeiraView } from "../rules/view.ts";
import { VP_SOURCES, type VpSource } from "../rules/vp-sources.ts";
import type { Labels } from "./labels.ts";

/** One language's words for the score sheet, besides the names of the requests. */
export interface ScoreLabels {
  readonly title: string;
  readonly sources: Readonly<Record<Exclude<VpSource, RequestName>, string>>;
  /** VP that a position laid out for a lesson or a test began with. */
  readonly before: string;
  readonly total: string;
  /** The place in pass order, which decides between equals. */
  readonly tieBreak: string;
  readonly winner: string;
}

/** The name of a source: requests have theirs. */
function nameOfSource({ sources }: ScoreLabels, { requests }: Labels, source: number): string {
  if (source < REQUEST_COUNT) return requests[source].name;
  return sources[VP_SOURCES[source] as Exclude<VpSource, RequestName>];
}

/** Where everybody's VP come from: a column per player, a row per source that changed anything. */
export function scoreSection(words: ScoreLabels, labels: Labels, view: MadeiraView, name: NameOf): Section {
  const { seats } = view;
  const won = winners(view);
  const before = seats.map(({ vp, earned }) => vp - earned.reduce((sum, earnedVp) => sum + earnedVp, 0));
  const order = passOrder(view);
  const sources = VP_SOURCES.map((_, source) => source).filter((source) =>
    seats.some(({ earned }) => earned[source] !== 0),
  );
  return {
    title: words.title,
    header: ["", ...seats.map((_, seat) => name(seat))],
    rows: [
      ...(before.some((vp) => vp !== 0) ? [[words.before, ...before.map(String)]] : []),
      ...sources.map((source) => [
        nameOfSource(words, labels, source),
        ...seats.map(({ earned }) => String(earned[source])),
      ]),
      [words.total, ...scores(view).map(String)],
      [words.tieBreak, ...seats.map((_, seat) => String(order.indexOf(seat) + 1))],
      ["", ...seats.map((_, seat) => (won.includes(seat) ? words.winner : ""))],
    ],
  };
}
