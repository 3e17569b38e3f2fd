import {
  capital,
  type EventSayings,
  type GameWords,
  type Catalogue as KernelCatalogue,
  nameOf,
  type Sayings,
  type SeatId,
  sentences,
  type Teller,
} from "@caravel/kernel";
import type { BrazilEvent } from "../rules/events.ts";
import { moves } from "../rules/moves.ts";
import type { BrazilView } from "../rules/view.ts";
import type { MoveFacts } from "./facts.ts";
import type { Labels } from "./labels.ts";
import { MOVE_FACTS } from "./move-facts.ts";
import { position } from "./position.ts";
import { type QuestionFacts, questionNow } from "./questions.ts";
import { because, type ReasonFacts } from "./reason-facts.ts";
import { REASONS } from "./reasons.ts";
import { type ScoreLabels, scoreSection } from "./score-sheet.ts";

/** Everything that is told: by the game, and by the kernel when somebody has chosen in secret. */
export type ToldEvent = BrazilEvent | { readonly type: "answered"; readonly seat: SeatId };

/** The game's options, and the values of them that are words. */
export const OPTIONS = [
  "map",
  "colours",
  "monarchs",
  "content",
  "random",
  "chosen",
  "dealt",
  "guararapes",
  "rio",
  "cisplatine",
  "amazon",
  "platine",
  "tordesillas",
  "brazil_empire",
  "atlantic",
  "sao_francisco",
] as const;
export type OptionWord = (typeof OPTIONS)[number];

/** What the game has to tell, in any language. */
interface BrazilMatters {
  readonly questions: QuestionFacts;
  readonly moves: MoveFacts;
  readonly reasons: ReasonFacts;
  readonly events: ToldEvent;
  readonly options: OptionWord;
}

/** A sentence for every question, move, event, and reason to refuse a move. */
export type QuestionWords = Sayings<QuestionFacts>;
export type MoveWords = Sayings<MoveFacts>;
export type EventWords = EventSayings<ToldEvent>;
export type ReasonWords = Sayings<ReasonFacts>;

/** Everything one language says; a word that is missing does not compile. */
export interface Catalogue extends KernelCatalogue<BrazilMatters> {
  readonly title: string;
  readonly labels: Labels;
  readonly scores: ScoreLabels;
}

const TELLER: Teller<BrazilView, BrazilMatters> = {
  vocabulary: moves,
  question: questionNow,
  moves: MOVE_FACTS,
  reasons: REASONS,
  unknownRule: (rule) => because("unknown", { rule }),
  more: () => [],
};

/** The sides of a table: the players, and alone the enemy too. */
function sides(names: readonly string[], { enemy }: Labels): readonly string[] {
  return names.length === 1 ? [...names, enemy] : names;
}

/** A language's words as the kernel asks for them. */
export function gameWords(catalogue: Catalogue): GameWords<BrazilView> {
  const { title, labels, scores } = catalogue;
  const { event, ...others } = sentences(TELLER, catalogue);
  return {
    title,
    ...others,
    event: (told, names) => capital(event(told, sides(names, labels))),
    position: (view, names) => position(labels, view, nameOf(sides(names, labels))),
    scoreSheet: (view, names) => scoreSection(scores, view, nameOf(names)),
  };
}
