import type { GameEvent, GameWords, Move, SeatId } from "@caravel/kernel";
import { LAND_OFFICE } from "../content/buildings.ts";
import type { PuertoRicoEvent } from "../rules/events.ts";
import { moves } from "../rules/moves.ts";
import { works } from "../rules/state.ts";
import type { PuertoRicoView } from "../rules/view.ts";
import {
  bargainedFor,
  barrelsCrated,
  MOVE_FACTS,
  type MoveFacts,
  newColonist,
  tileDrawn,
  type VerbName,
} from "./facts.ts";
import { type Asking, frameAt, isAsking, stepNow, topFrame } from "./moments.ts";
import { type Labels, type NameOf, position } from "./position.ts";
import type { Reason, ReasonFacts } from "./reason-facts.ts";
import { reasonFor } from "./reasons.ts";
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
  /** The building being bought with the black market, and how many things are still to be given up for it. */
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
}

/** A question for every step that asks. */
export type QuestionWords = { readonly [S in Asking]: (facts: QuestionFacts) => string };

/** A sentence for every verb, as an order. */
export type MoveWords = { readonly [V in VerbName]: (facts: MoveFacts[V]) => string };

/** A sentence for every kind of event. */
export type EventWords = { readonly [E in PuertoRicoEvent as E["type"]]: (event: E, name: NameOf) => string };

/** A sentence for every reason to refuse a move. */
export type ReasonWords = { readonly [R in keyof ReasonFacts]: (facts: ReasonFacts[R]) => string };

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
type OptionWord = (typeof OPTIONS)[number];

/** Everything one language says; a word that is missing does not compile. */
export interface Catalogue {
  readonly title: string;
  readonly labels: Labels;
  readonly gameIsOver: string;
  /** Said while the table runs by itself. */
  readonly nothingAsked: string;
  readonly questions: QuestionWords;
  readonly moves: MoveWords;
  readonly events: EventWords;
  readonly reasons: ReasonWords;
  readonly options: Readonly<Record<OptionWord, string>>;
  readonly scores: ScoreLabels;
  /** The last touch to a sentence, such as the spaces of French punctuation. */
  typeset(text: string): string;
}

const nameOf = (names: readonly string[]) => (seat: SeatId) => names[seat] ?? `#${seat + 1}`;

function question(
  { questions, gameIsOver, nothingAsked }: Catalogue,
  view: PuertoRicoView,
  names: readonly string[],
): string {
  const frame = topFrame(view);
  const step = stepNow(view);
  if (frame === null || step === null) return gameIsOver;
  if (!isAsking(step)) return nothingAsked;
  const board = view.seats[frame.seat];
  return questions[step]({
    name: nameOf(names)(frame.seat),
    doubloons: board.doubloons,
    waiting: board.windRose,
    nobles: board.windRoseNobles,
    spot: newColonist(view).spot,
    building: bargainedFor(view),
    items: frameAt(view, "giveItem")?.turns ?? 0,
    kind: tileDrawn(view),
    hasNobles: view.nobles > 0,
    hasLandOffice: works(board, LAND_OFFICE),
    goesOn: (frameAt(view, "sell")?.kinds ?? 0) !== 0,
    crates: barrelsCrated(view),
  });
}

function sayMove<V extends VerbName>(
  words: Catalogue["moves"],
  verb: V,
  view: PuertoRicoView,
  seat: SeatId,
  move: Move,
): string {
  return words[verb](MOVE_FACTS[verb](view, seat, move));
}

function isVerb(name: string): name is VerbName {
  return Object.hasOwn(moves.verbs, name);
}

function order({ moves: words }: Catalogue, view: PuertoRicoView, seat: SeatId, move: Move): string {
  const { name } = moves.verb(move);
  return isVerb(name) ? sayMove(words, name, view, seat, move) : moves.write(move);
}

function tell({ events }: Catalogue, event: GameEvent, names: readonly string[]): string {
  if (!Object.hasOwn(events, event.type)) return "";
  const ours = event as PuertoRicoEvent;
  const say = events[ours.type] as (event: PuertoRicoEvent, name: NameOf) => string;
  return say(ours, nameOf(names));
}

function explain({ reasons }: Catalogue, { type, facts }: Reason): string {
  const say = reasons[type] as (facts: Reason["facts"]) => string;
  return say(facts);
}

function isOption(name: string): name is OptionWord {
  return OPTIONS.some((option) => option === name);
}

/** A language's words as the kernel asks for them. */
export function gameWords(catalogue: Catalogue): GameWords<PuertoRicoView> {
  const { title, labels, options, scores, typeset } = catalogue;
  return {
    title,
    position: (view, names) => position(labels, view, nameOf(names)),
    question: (view, names) => typeset(question(catalogue, view, names)),
    move: (view, seat, move) => typeset(order(catalogue, view, seat, move)),
    event: (event, names) => typeset(tell(catalogue, event, names)),
    refusal: (rule, view, seat, move) => typeset(explain(catalogue, reasonFor(rule, view, seat, move))),
    scoreSheet: (view, names) => scoreSection(scores, labels, view, nameOf(names)),
    option: (name) => (isOption(name) ? typeset(options[name]) : name),
  };
}
