import type { GameEvent, GameWords, Move, SeatId } from "@caravel/kernel";
import type { PuertoRicoEvent } from "../rules/events.ts";
import { moves } from "../rules/moves.ts";
import type { StepName } from "../rules/steps.ts";
import type { PuertoRicoView } from "../rules/view.ts";
import { MOVE_FACTS, type MoveFacts, newColonist, stepNow, topFrame, type VerbName } from "./facts.ts";
import { type Labels, type NameOf, position } from "./position.ts";
import { type Reason, type ReasonFacts, reasonFor } from "./reasons.ts";

/** The steps that ask nobody. */
const RUNNING = ["settler", "builder", "mayor", "placement", "craftsman", "trader", "storage"] as const;
type Running = (typeof RUNNING)[number];

/** What a question tells besides the question. */
export interface QuestionFacts {
  readonly name: string;
  readonly doubloons: number;
  /** Colonists waiting on the wind rose. */
  readonly waiting: number;
  /** Where the colonist of hospice or university would go. */
  readonly spot: number | null;
}

/** A sentence for every kind of event. */
export type EventWords = { readonly [E in PuertoRicoEvent as E["type"]]: (event: E, name: NameOf) => string };

/** Everything one language says; a word that is missing does not compile. */
export interface Catalogue {
  readonly title: string;
  readonly labels: Labels;
  readonly gameIsOver: string;
  /** Said while the table runs by itself. */
  readonly nothingAsked: string;
  readonly questions: { readonly [S in Exclude<StepName, Running>]: (facts: QuestionFacts) => string };
  readonly moves: { readonly [V in VerbName]: (facts: MoveFacts[V]) => string };
  readonly events: EventWords;
  readonly reasons: { readonly [R in keyof ReasonFacts]: (facts: ReasonFacts[R]) => string };
  /** The last touch to a sentence, such as the spaces of French punctuation. */
  typeset(text: string): string;
}

const nameOf = (names: readonly string[]) => (seat: SeatId) => names[seat] ?? `#${seat + 1}`;

function isRunning(step: StepName): step is Running {
  return RUNNING.some((running) => running === step);
}

function question(
  { questions, gameIsOver, nothingAsked }: Catalogue,
  view: PuertoRicoView,
  names: readonly string[],
): string {
  const frame = topFrame(view);
  const step = stepNow(view);
  if (frame === null || step === null) return gameIsOver;
  if (isRunning(step)) return nothingAsked;
  const { doubloons, windRose } = view.seats[frame.seat];
  return questions[step]({
    name: nameOf(names)(frame.seat),
    doubloons,
    waiting: windRose,
    spot: newColonist(view).spot,
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

/** A language's words as the kernel asks for them. */
export function gameWords(catalogue: Catalogue): GameWords<PuertoRicoView> {
  const { title, labels, typeset } = catalogue;
  return {
    title,
    position: (view, names) => position(labels, view, nameOf(names)),
    question: (view, names) => typeset(question(catalogue, view, names)),
    move: (view, seat, move) => typeset(order(catalogue, view, seat, move)),
    event: (event, names) => typeset(tell(catalogue, event, names)),
    refusal: (rule, view, seat, move) => typeset(explain(catalogue, reasonFor(rule, view, seat, move))),
    // the base game has no options yet
    option: (name) => name,
  };
}
