import type { Frame, SeatId } from "./state.ts";
import type { RuleId } from "./steps.ts";
import type { GameEvent } from "./table.ts";
import type { Move, Vocabulary } from "./vocabulary.ts";
import type { GameWords } from "./words.ts";

/** Names players by seat. */
export type NameOf = (seat: SeatId) => string;

/** The names of players by seat; a seat without a name is said by its number. */
export const nameOf =
  (names: readonly string[]): NameOf =>
  (seat) =>
    names[seat] ?? `#${seat + 1}`;

/** A sentence for every matter, each told its own facts. */
export type Sayings<Facts> = { readonly [K in keyof Facts]: (facts: Facts[K]) => string };

/** A sentence for every kind of event; `More` is what it may ask for besides the names. */
export type EventSayings<Event extends { readonly type: string }, More extends readonly unknown[] = []> = {
  readonly [E in Event as E["type"]]: (event: E, name: NameOf, ...more: More) => string;
};

/** A matter to speak about, with its facts. */
export type Matter<Facts> = { [K in keyof Facts]: { readonly type: K; readonly facts: Facts[K] } }[keyof Facts];

/** The matters without facts. */
type Plain<Facts> = { [K in keyof Facts]: Facts[K] extends null ? K : never }[keyof Facts];

/** How a game's words give reasons: with facts, or plainly. */
export function reasonsOf<Facts>() {
  /** A reason and its facts; the parameters say that they belong together. */
  const because = <R extends keyof Facts>(type: R, facts: Facts[R]) => ({ type, facts }) as Matter<Facts>;
  const plainly = (type: Plain<Facts>) => (): Matter<Facts> => because(type, null as Facts[typeof type]);
  return { because, plainly };
}

/** A move that was refused, as its player saw the table. */
export interface RefusedMove<View> {
  readonly view: View;
  readonly seat: SeatId;
  readonly move: Move;
}

/** What a game has to tell: the facts of every question, verb and reason, its events and its options. */
export interface Tellable {
  readonly questions: object;
  readonly moves: object;
  readonly reasons: object;
  readonly events: { readonly type: string };
  readonly options: string;
}

/** Everything one language says of a game; a sentence that is missing does not compile. */
export interface Catalogue<T extends Tellable, More extends readonly unknown[] = []> {
  readonly gameIsOver: string;
  /** Said while the table runs by itself. */
  readonly nothingAsked: string;
  readonly questions: Sayings<T["questions"]>;
  readonly moves: Sayings<T["moves"]>;
  readonly events: EventSayings<T["events"], More>;
  readonly reasons: Sayings<T["reasons"]>;
  readonly options: Readonly<Record<T["options"], string>>;
}

/** Where a game finds the facts of its sentences, in any language. */
export interface Teller<View, T extends Tellable, More extends readonly unknown[] = []> {
  readonly vocabulary: Vocabulary;
  /** What is asked, or null while nobody is. */
  question(view: View, name: NameOf): Matter<T["questions"]> | null;
  readonly moves: { readonly [V in keyof T["moves"]]: (view: View, seat: SeatId, move: Move) => T["moves"][V] };
  /** By rule: why it refuses a move. */
  readonly reasons: Readonly<Record<RuleId, (refused: RefusedMove<View>) => Matter<T["reasons"]>>>;
  unknownRule(rule: RuleId): Matter<T["reasons"]>;
  /** What the sentences of events may ask for besides the names. */
  more(names: readonly string[]): More;
}

/** The part of a game's words that is a sentence for each matter. */
export type Sentences<View> = Pick<GameWords<View>, "question" | "move" | "event" | "refusal" | "option">;

/** A catalogue's sentences, told the facts that the game finds. */
export function sentences<
  View extends { readonly stack: readonly Frame[] },
  T extends Tellable,
  More extends readonly unknown[],
>(teller: Teller<View, T, More>, catalogue: Catalogue<T, More>): Sentences<View> {
  const { gameIsOver, nothingAsked, questions, moves, events, reasons, options } = catalogue;
  return {
    question(view, names) {
      if (view.stack.length === 0) return gameIsOver;
      const asked = teller.question(view, nameOf(names));
      return asked === null ? nothingAsked : say(questions, asked);
    },
    move(view, seat, move) {
      const { name } = teller.vocabulary.verb(move);
      if (!isIn(teller.moves, name)) return teller.vocabulary.write(move);
      return moves[name](teller.moves[name](view, seat, move));
    },
    event: (event, names) => tell(events, event, nameOf(names), teller.more(names)),
    refusal(rule, view, seat, move) {
      const isKnown = Object.hasOwn(teller.reasons, rule);
      return say(reasons, isKnown ? teller.reasons[rule]({ view, seat, move }) : teller.unknownRule(rule));
    },
    option: (name) => (isIn(options, name) ? options[name] : name),
  };
}

function isIn<T extends object>(table: T, name: string): name is string & keyof T {
  return Object.hasOwn(table, name);
}

function say<Facts>(sayings: Sayings<Facts>, { type, facts }: Matter<Facts>): string {
  return sayings[type](facts);
}

/** Events come from outside: one that the language does not know is passed over in silence. */
function tell<Event extends { readonly type: string }, More extends readonly unknown[]>(
  sayings: EventSayings<Event, More>,
  event: GameEvent,
  name: NameOf,
  more: More,
): string {
  if (!isIn(sayings, event.type)) return "";
  const sentence = sayings[event.type] as (event: GameEvent, name: NameOf, ...more: More) => string;
  return sentence(event, name, ...more);
}
