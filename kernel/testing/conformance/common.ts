import {
  copyData,
  type GameWords,
  type Language,
  layOver,
  type RuleId,
  type SeatId,
  type Section,
  type Vocabulary,
} from "../../index.ts";

/** What all these little games have in common: no options, no offers, everything open to the scenario writer. */
export const COMMON = {
  rules: 1,
  options: {},
  anytime: [],
  refuseOptions: () => null,
  copy: copyData,
  arrange: layOver,
  describe: copyData,
} as const;

/** The seats with the most points. */
export function highest(scores: readonly number[]): SeatId[] {
  const best = Math.max(...scores);
  return [...scores.keys()].filter((seat) => scores[seat] === best);
}

/** The sum of a list of counts. */
export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A little game's sentences in one language. `{1}` is the first word of a move, `{seat}` a fact of an event. */
export interface Phrases {
  readonly title: string;
  readonly question: string;
  /** What is shown of a view: the name of each field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly moves: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<RuleId, string>>;
  readonly options?: Readonly<Record<string, string>>;
}

function fill(phrase: string, facts: Readonly<Record<string, unknown>>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact]));
}

function wordsIn<V extends object>(vocabulary: Vocabulary, phrases: Phrases): GameWords<V> {
  const row = (view: V, [field, label]: [string, string]) => [label, JSON.stringify(view[field as keyof V])];
  return {
    title: phrases.title,
    position: (view): Section[] => [
      { title: phrases.title, rows: Object.entries(phrases.fields).map((field) => row(view, field)) },
    ],
    question: () => phrases.question,
    move(_view, _seat, move) {
      const [name, ...words] = vocabulary.write(move).split(" ");
      return fill(phrases.moves[name], { 1: words[0], 2: words[1] });
    },
    event: (event, names) => fill(phrases.events[event.type] ?? "", { ...event, seat: names[event.seat as SeatId] }),
    refusal: (rule) => phrases.refusals[rule],
    option: (name) => phrases.options?.[name] ?? name,
  };
}

/** A little game's words in the three languages. */
export function wordsOf<V extends object>(
  vocabulary: Vocabulary,
  phrases: Record<Language, Phrases>,
): Record<Language, GameWords<V>> {
  return {
    en: wordsIn(vocabulary, phrases.en),
    hu: wordsIn(vocabulary, phrases.hu),
    fr: wordsIn(vocabulary, phrases.fr),
  };
}
