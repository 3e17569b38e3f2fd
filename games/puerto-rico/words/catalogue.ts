import {
  type EventSayings,
  type GameWords,
  type Catalogue as KernelCatalogue,
  nameOf,
  type Sayings,
  sentences,
  type Teller,
} from "@caravel/kernel";
import { LAND_OFFICE } from "../content/buildings.ts";
import type { PuertoRicoEvent } from "../rules/events.ts";
import {
  bargainedFor,
  barrelsCrated,
  hasTraded,
  memoNow,
  newColonist,
  stepNow,
  tileDrawn,
  topFrame,
} from "../rules/moments.ts";
import { moves } from "../rules/moves.ts";
import { total, works } from "../rules/state.ts";
import type { PuertoRicoView } from "../rules/view.ts";
import { MOVE_FACTS, type MoveFacts } from "./facts.ts";
import { type Asking, isAsking } from "./moments.ts";
import { type Labels, position } from "./position.ts";
import { because, type ReasonFacts } from "./reason-facts.ts";
import { REASONS } from "./reasons.ts";
import { type ScoreLabels, scoreSection } from "./score-sheet.ts";

/** What a question tells besides the question. */
export interface QuestionFacts {
  readonly name: string;
  readonly doubloons: number;
  /** Colonists waiting on the wind rose, and how many of them are nobles. */
  readonly waiting: number;
  readonly nobles: number;
  /** Where the colonist of hospice or university would go; null is the wind rose. */
  readonly spot: number | null;
  /** The building whose points are asked for, or that is being bought with the black market; how many things are still to be given up for it. */
  readonly building: number | null;
  readonly items: number;
  /** The tile drawn with the hacienda, for who may know it. */
  readonly kind: number | null;
  /** Does the villa still bring nobles? */
  readonly hasNobles: boolean;
  /** Has the player a working land office, and has he already sold a barrel or used it? */
  readonly hasLandOffice: boolean;
  readonly goesOn: boolean;
  /** Barrels put into the small wharf. */
  readonly crates: number;
  /** The points of a building that would end the game. */
  readonly points: number;
}

/** The game's options and the values that are words. */
export const OPTIONS = [
  "expansion1",
  "expansion2",
  "buildings",
  "content",
  "draft",
  "random",
  "true",
  "false",
] as const;

/** What the game has to tell, in any language. */
interface PuertoRicoMatters {
  readonly questions: { readonly [S in Asking]: QuestionFacts };
  readonly moves: MoveFacts;
  readonly reasons: ReasonFacts;
  readonly events: PuertoRicoEvent;
  readonly options: (typeof OPTIONS)[number];
}

/** A sentence for every verb, as an order; for every event; for every reason to refuse a move. */
export type MoveWords = Sayings<MoveFacts>;
export type EventWords = EventSayings<PuertoRicoEvent>;
export type ReasonWords = Sayings<ReasonFacts>;

/** Everything one language says; a word that is missing does not compile. */
export interface Catalogue extends KernelCatalogue<PuertoRicoMatters> {
  readonly title: string;
  readonly labels: Labels;
  readonly scores: ScoreLabels;
}

const TELLER: Teller<PuertoRicoView, PuertoRicoMatters> = {
  vocabulary: moves,
  question(view, name) {
    const frame = topFrame(view);
    const step = stepNow(view);
    if (frame === null || step === null || !isAsking(step)) return null;
    const board = view.seats[frame.seat];
    const facts = {
      name: name(frame.seat),
      doubloons: board.doubloons,
      waiting: board.windRose,
      nobles: board.windRoseNobles,
      spot: newColonist(view).spot,
      building: bargainedFor(view) ?? memoNow(view, "lastPoint")?.building ?? null,
      items: memoNow(view, "bargain")?.itemsMissing ?? 0,
      kind: tileDrawn(view),
      hasNobles: view.nobles > 0,
      hasLandOffice: works(board, LAND_OFFICE),
      goesOn: hasTraded(view),
      crates: total(barrelsCrated(view)),
      points: memoNow(view, "lastPoint")?.points ?? 0,
    };
    return { type: step, facts };
  },
  moves: MOVE_FACTS,
  reasons: REASONS,
  unknownRule: (rule) => because("unknown", { rule }),
  more: () => [],
};

/** A language's words as the kernel asks for them. */
export function gameWords(catalogue: Catalogue): GameWords<PuertoRicoView> {
  const { title, labels, scores } = catalogue;
  return {
    title,
    ...sentences(TELLER, catalogue),
    position: (view, names) => position(labels, view, nameOf(names)),
    scoreSheet: (view, names) => scoreSection(scores, labels, view, nameOf(names)),
  };
}
