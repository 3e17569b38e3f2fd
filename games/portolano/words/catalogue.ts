import type { GameEvent, GameWords, Move, SeatId } from "@caravel/kernel";
import { RUM } from "../content/pieces.ts";
import { SIDE_NAMES } from "../content/supply-boards.ts";
import type { PortolanoEvent } from "../rules/events.ts";
import { placeWord } from "../rules/map.ts";
import { moves } from "../rules/moves.ts";
import { mostRefill } from "../rules/ports.ts";
import { ASHORE, contentOf } from "../rules/state.ts";
import { tallyList } from "../rules/tally.ts";
import type { PortolanoView } from "../rules/view.ts";
import { MOVE_FACTS, type MoveFacts, payFor, type Unloaded, unloadedSoFar, type VerbName } from "./facts.ts";
import { type Asking, frameAt, isAsking, placeName, seatsAsked, stepNow, topFrame } from "./moments.ts";
import { type Labels, type NameOf, position } from "./position.ts";
import type { Reason, ReasonFacts } from "./reason-facts.ts";
import { reasonFor } from "./reasons.ts";
import { type ScoreLabels, scoreSection } from "./score-sheet.ts";

/** What a question tells besides the question. */
export interface QuestionFacts {
  /** Everybody who is asked. */
  readonly names: readonly string[];
  readonly wind: number;
  readonly rum: number;
  /** Where the ship is, and the action of the sea tile there, if it is one. */
  readonly place: string;
  readonly action: number | null;
  /** How many more things there are to choose. */
  readonly limit: number;
  /** What comes in while room is made for it, or what a plunderer has named so far; counts by item. */
  readonly items: readonly number[];
  readonly victim: string;
  readonly unloaded: Unloaded;
  /** The most rum the port gives. */
  readonly mostRum: number;
  /** Is a goods-rum trade one of goods for rum? */
  readonly isSelling: boolean;
}

/** A question for every step that asks. */
export type QuestionWords = { readonly [S in Asking]: (facts: QuestionFacts) => string };

/** A sentence for every verb, as an order. */
export type MoveWords = { readonly [V in VerbName]: (facts: MoveFacts[V]) => string };

/** The name of a place on the grid. */
export type PlaceOf = (place: number) => string;

/** Everything that is told: by the game, and by the kernel when somebody has chosen in secret. */
export type ToldEvent = PortolanoEvent | { readonly type: "answered"; readonly seat: SeatId };

/** A sentence for every kind of event. */
export type EventWords = {
  readonly [E in ToldEvent as E["type"]]: (event: E, name: NameOf, place: PlaceOf) => string;
};

/** A sentence for every reason to refuse a move. */
export type ReasonWords = { readonly [R in keyof ReasonFacts]: (facts: ReasonFacts[R]) => string };

/** The game's options and the values that are words. */
export const OPTIONS = ["supply", "cards", "content", "random", "final", "changeable"] as const;
type OptionWord = (typeof OPTIONS)[number];

/** Everything one language says; a word that is missing does not compile. */
export interface Catalogue {
  readonly labels: Labels;
  readonly gameIsOver: string;
  /** Said while the table runs by itself. */
  readonly nothingAsked: string;
  readonly questions: QuestionWords;
  readonly moves: MoveWords;
  readonly events: EventWords;
  readonly reasons: ReasonWords;
  readonly options: Readonly<Record<OptionWord, string>>;
  /** A side of a supply board. */
  supplySide(board: string, side: string): string;
  readonly scores: ScoreLabels;
  /** The last touch to a sentence, such as the spaces of French punctuation. */
  typeset(text: string): string;
}

const nameOf = (names: readonly string[]) => (seat: SeatId) => names[seat] ?? `#${seat + 1}`;

function question({ questions, gameIsOver, nothingAsked }: Catalogue, view: PortolanoView, name: NameOf): string {
  const frame = topFrame(view);
  const step = stepNow(view);
  if (frame === null || step === null) return gameIsOver;
  if (!isAsking(step)) return nothingAsked;
  const ship = view.seats[frame.seat];
  const isAfloat = ship.place !== ASHORE;
  return questions[step]({
    names: seatsAsked(view).map(name),
    wind: view.wind,
    rum: ship.items[RUM],
    place: placeName(view, ship.place) ?? "",
    action: isAfloat ? (contentOf(view).action[view.grid[ship.place]] ?? null) : null,
    limit: frame.limit,
    items: tallyList(frame.tally),
    victim: name(frame.other),
    unloaded: payFor(unloadedSoFar(view)),
    mostRum: isAfloat ? mostRefill(view, ship) : 0,
    isSelling: frameAt(view, "trade")?.marks === 0,
  });
}

function sayMove<V extends VerbName>(words: MoveWords, verb: V, view: PortolanoView, seat: SeatId, move: Move): string {
  return words[verb](MOVE_FACTS[verb](view, seat, move));
}

function isVerb(name: string): name is VerbName {
  return Object.hasOwn(moves.verbs, name);
}

function order({ moves: words }: Catalogue, view: PortolanoView, seat: SeatId, move: Move): string {
  const { name } = moves.verb(move);
  return isVerb(name) ? sayMove(words, name, view, seat, move) : moves.write(move);
}

function tell({ events }: Catalogue, event: GameEvent, names: readonly string[]): string {
  if (!Object.hasOwn(events, event.type)) return "";
  const ours = event as ToldEvent;
  const say = events[ours.type] as (event: ToldEvent, name: NameOf, place: PlaceOf) => string;
  return say(ours, nameOf(names), (place) => placeWord(names.length, place));
}

function explain({ reasons }: Catalogue, { type, facts }: Reason): string {
  const say = reasons[type] as (facts: Reason["facts"]) => string;
  return say(facts);
}

function isOption(name: string): name is OptionWord {
  return OPTIONS.some((option) => option === name);
}

function option({ options, supplySide }: Catalogue, name: string): string {
  if (isOption(name)) return options[name];
  // such as B1a
  return SIDE_NAMES.includes(name) ? supplySide(name.slice(1, -1), name.slice(-1)) : name;
}

/** A language's words as the kernel asks for them. */
export function gameWords(catalogue: Catalogue): GameWords<PortolanoView> {
  const { labels, scores, typeset } = catalogue;
  return {
    title: "Portolano",
    position: (view, names) => position(labels, view, nameOf(names)),
    question: (view, names) => typeset(question(catalogue, view, nameOf(names))),
    move: (view, seat, move) => typeset(order(catalogue, view, seat, move)),
    event: (event, names) => typeset(tell(catalogue, event, names)),
    refusal: (rule, view, seat, move) => typeset(explain(catalogue, reasonFor(rule, view, seat, move))),
    scoreSheet: (view, names) => scoreSection(scores, labels, view, nameOf(names)),
    option: (name) => typeset(option(catalogue, name)),
  };
}
