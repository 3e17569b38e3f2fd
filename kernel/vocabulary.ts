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

  constructor(
    readonly name: string,
    readonly domains: readonly Words[],
    readonly start: Move,
  ) {
    for (const word of [name, ...domains.flat()])
      if (!WORD.test(word)) throw new RangeError(`"${word}" cannot stand in notation: no spaces, no brackets`);
    if (domains.length > 3) throw new RangeError(`${name} has more than three arguments`);
    this.secondSize = domains[1]?.length ?? 1;
    this.thirdSize = domains[2]?.length ?? 1;
    this.end = start + (domains[0]?.length ?? 1) * this.secondSize * this.thirdSize;
  }

  /** The move with these arguments, each given by its number. */
  of(first = 0, second = 0, third = 0): Move {
    return this.start + (first * this.secondSize + second) * this.thirdSize + third;
  }

  /** Is the move one of this verb? */
  has(move: Move): boolean {
    return move >= this.start && move < this.end;
  }

  /** The number of the first argument. */
  first(move: Move): number {
    return Math.trunc((move - this.start) / (this.secondSize * this.thirdSize));
  }

  /** The number of the second argument. */
  second(move: Move): number {
    return Math.trunc((move - this.start) / this.thirdSize) % this.secondSize;
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
}

/** All moves a game knows, as verbs by name. */
export class Vocabulary<Name extends string = string> {
  /** How many moves there are; they are numbered from 0. */
  readonly size: number;
  private readonly byText = new Map<string, Move>();

  constructor(readonly verbs: Readonly<Record<Name, Verb>>) {
    const all: Verb[] = Object.values(verbs);
    this.size = all.reduce((size, verb) => Math.max(size, verb.end), 0);
    for (const verb of all) for (let move = verb.start; move < verb.end; move++) this.name(verb.write(move), move);
  }

  private name(text: string, move: Move): void {
    if (this.byText.has(text)) throw new RangeError(`two moves are written "${text}"`);
    this.byText.set(text, move);
  }

  /** Is this a whole number that stands for a move? */
  knows(move: unknown): move is Move {
    return Number.isInteger(move) && (move as number) >= 0 && (move as number) < this.size;
  }

  /** The verb of a move. */
  verb(move: Move): Verb {
    for (const verb of Object.values<Verb>(this.verbs)) if (verb.has(move)) return verb;
    throw new RangeError(`move ${move} is not in the vocabulary`);
  }

  /** The move in notation. */
  write(move: Move): string {
    return this.verb(move).write(move);
  }

  /** The move a text in notation means, or null. */
  read(text: string): Move | null {
    return this.byText.get(text.trim().replace(/\s+/g, " ")) ?? null;
  }
}

/** Lays out the verbs of a game one after the other: `vocabulary({ load: [GOODS, SHIPS], pass: [] })`. */
export function vocabulary<Name extends string>(verbs: Record<Name, readonly Words[]>): Vocabulary<Name> {
  let start = 0;
  const laidOut = {} as Record<Name, Verb>;
  for (const name of Object.keys(verbs) as Name[]) {
    laidOut[name] = new Verb(name, verbs[name], start);
    start = laidOut[name].end;
  }
  return new Vocabulary(laidOut);
}
