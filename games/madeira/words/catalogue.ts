import {
  type EventSayings,
  type GameWords,
  type Catalogue as KernelCatalogue,
  nameOf,
  type Sayings,
  sentences,
  type Teller,
} from "@caravel/kernel";
import type { MadeiraEvent } from "../rules/events.ts";
import { moves } from "../rules/moves.ts";
import type { MadeiraView } from "../rules/view.ts";
import { MOVE_FACTS, type MoveFacts } from "./facts.ts";
import type { Labels } from "./labels.ts";
import { position } from "./position.ts";
import { type QuestionFacts, questionNow } from "./questions.ts";
import { because, type ReasonFacts } from "./reason-facts.ts";
import { REASONS } from "./reasons.ts";
import { type ScoreLabels, scoreSection } from "./score-sheet.ts";

/** The game's options. */
export const OPTIONS = ["content"] as const;

/** What the game has to tell, in any language. */
interface MadeiraMatters {
  readonly questions: QuestionFacts;
  readonly moves: MoveFacts;
  readonly reasons: ReasonFacts;
  readonly events: MadeiraEvent;
  readonly options: (typeof OPTIONS)[number];
}

/** A sentence for every question, move, event, and reason to refuse a move. */
export type QuestionWords = Sayings<QuestionFacts>;
export type MoveWords = Sayings<MoveFacts>;
export type EventWords = EventSayings<MadeiraEvent>;
export type ReasonWords = Sayings<ReasonFacts>;

/** Everything one language says; a word that is missing does not compile. */
export interface Catalogue extends KernelCatalogue<MadeiraMatters> {
  readonly labels: Labels;
  readonly scores: ScoreLabels;
}

const TELLER: Teller<MadeiraView, MadeiraMatters> = {
  vocabulary: moves,
  question: questionNow,
  moves: MOVE_FACTS,
  reasons: REASONS,
  unknownRule: (rule) => because("unknown", { rule }),
  more: () => [],
};

/** A language's words as the kernel asks for them. */
export function gameWords(catalogue: Catalogue): GameWords<MadeiraView> {
  const { labels, scores } = catalogue;
  return {
    title: "Madeira",
    ...sentences(TELLER, catalogue),
    position: (view, names) => position(labels, view, nameOf(names)),
    scoreSheet: (view, names) => scoreSection(scores, labels, view, nameOf(names)),
  };
}
