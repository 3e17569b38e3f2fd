/** A move as a small number: its place in the game's vocabulary. */
export type Move = number;

/** The words an argument of a verb can take, in the order of their numbers. */
export type Words = readonly string[];

/** A word of notation: spaces separate words, brackets hold chance outcomes. */
const WORD = /^[^\s[\]]+$/;

/** One kind of move, such as `load` with a good and a ship; knows the numbers of all its moves. */
export class Verb {
  readonly end: Move;
  private readonly secondSize: number;
  private readonly thirdSize: number;
  /** How many moves share a first argument. */
  private readonly firstStride: number;
  /** By argument: the number of each word. */
  private readonly places: readonly ReadonlyMap<string, number>[];

  constructor(
    readonly name: string,
    readonly domains: readonly Words[],
    readonly start: Move,
    /** The place of the verb in its vocabulary. */
    readonly number = 0,
  ) {
    for (const word of [name, ...domains.flat()])
      if (!WORD.test(word)) throw new RangeError(`"${word}" cannot stand in notation: no spaces, no brackets`);
    if (domains.length > 3) throw new RangeError(`${name} has more than three arguments`);
    this.places = domains.map((words) => new Map(words.map((word, place) => [word, place])));
    for (const [argument, words] of domains.entries())
      if (this.places[argument].size < words.length)
        throw new RangeError(`two moves of ${name} are written alike: ${words.join(", ")}`);
    this.secondSize = domains[1]?.length ?? 1;
    this.thirdSize = domains[2]?.length ?? 1;
    this.firstStride = this.secondSize * this.thirdSize;
    this.end = start + (domains[0]?.length ?? 1) * this.firstStride;
  }

  /** The move with these arguments, each given by its number. */
  of(first = 0, second = 0, third = 0): Move {
    return this.start + first * this.firstStride + second * this.thirdSize + third;
  }

  /** Is the move one of this verb? */
  has(move: Move): boolean {
    return move >= this.start && move < this.end;
  }

  /** The number of the first argument. */
  first(move: Move): number {
    return ((move - this.start) / this.firstStride) | 0;
  }

  /** The number of the second argument. */
  second(move: Move): number {
    return (((move - this.start) / this.thirdSize) | 0) % this.secondSize;
  }

  /** The number of the third argument. */
  third(move: Move): number {
    return (move - this.start) % this.thirdSize;
  }

  /** The move in notation: the verb, then its arguments, with single spaces between. */
  write(move: Move): string {
    const numbers = [this.first(move), this.second(move), this.third(move)];
    return [this.name, ...this.domains.map((words, place) => words[numbers[place] ?? 0])].join(" ");
  }

  /** The move with these arguments, each given by its word, or null. */
  read(words: readonly string[]): Move | null {
    if (words.length !== this.places.length) return null;
    const numbers: number[] = [];
    for (const [argument, word] of words.entries()) {
      const number = this.places[argument].get(word);
      if (number === undefined) return null;
      numbers.push(number);
    }
    return this.of(...numbers);
  }
}

/** By the number of a verb: is it one of these? */
export type VerbSet = readonly boolean[];

/** The set of these verbs. */
export function verbSet(verbs: readonly Verb[]): VerbSet {
  const set: boolean[] = [];
  for (const { number } of verbs) {
    while (set.length <= number) set.push(false);
    set[number] = true;
  }
  return set;
}

/** All moves a game knows, as verbs by name. */
export class Vocabulary<Name extends string = string> {
  /** How many moves there are; they are numbered from 0. */
  readonly size: number;
  private readonly byName: ReadonlyMap<string, Verb>;
  /** By move: its verb. */
  private readonly byMove: Verb[] = [];

  constructor(readonly verbs: Readonly<Record<Name, Verb>>) {
    this.byName = new Map(Object.entries<Verb>(verbs));
    for (const verb of this.byName.values())
      for (let move = verb.start; move < verb.end; move++) this.byMove.push(verb);
    this.size = this.byMove.length;
  }

  /** Is this a whole number that stands for a move? */
  knows(move: unknown): move is Move {
    return Number.isInteger(move) && (move as number) >= 0 && (move as number) < this.size;
  }

  /** The verb of a move. */
  verb(move: Move): Verb {
    if (!this.knows(move)) throw new RangeError(`move ${move} is not in the vocabulary`);
    return this.byMove[move];
  }

  /** The move in notation. */
  write(move: Move): string {
    return this.verb(move).write(move);
  }

  /** The move a text in notation means, or null. */
  read(text: string): Move | null {
    const [name, ...words] = text.trim().split(/\s+/);
    return this.byName.get(name)?.read(words) ?? null;
  }
}

/** Lays out the verbs of a game one after the other: `vocabulary({ load: [GOODS, SHIPS], pass: [] })`. */
export function vocabulary<Name extends string>(verbs: Record<Name, readonly Words[]>): Vocabulary<Name> {
  let start = 0;
  const laidOut = {} as Record<Name, Verb>;
  for (const [number, name] of (Object.keys(verbs) as Name[]).entries()) {
    laidOut[name] = new Verb(name, verbs[name], start, number);
    start = laidOut[name].end;
  }
  return new Vocabulary(laidOut);
}
