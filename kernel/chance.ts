import { hmacSha256, sha256, textBytes } from "./sha256.ts";

/** Where all luck comes from. Every outcome can be noted down, so that a game can be played again without luck. */
export abstract class Chance {
  /** Outcomes since the journal last took them, or null when nobody takes notes. */
  notes: number[] | null = null;

  /** A number from 0 to `sides - 1`, all equally likely. */
  protected abstract below(sides: number): number;

  /** Called before the outcomes of a new move are drawn; `ply` 0 is the set-up. */
  beginMove(_ply: number): void {}

  /** Where the generator stands between two moves, as plain data; empty if the number of the move says it all. */
  position(): readonly number[] {
    return [];
  }

  /** Goes on from where a generator of the same seed stood. */
  goTo(_position: readonly number[]): void {}

  /** Called before each roll, draw or shuffle. */
  protected beginDraw(): void {}

  /** A number from 0 to `sides - 1`, all equally likely. */
  roll(sides: number): number {
    if (!(sides >= 1)) throw new RangeError(`nothing has ${sides} sides`);
    this.beginDraw();
    return this.note(this.below(sides));
  }

  /** Takes one piece out of a bag that holds `counts[kind]` pieces of each kind, and says which. */
  draw(counts: number[]): number {
    this.beginDraw();
    let total = 0;
    for (let kind = 0; kind < counts.length; kind++) total += counts[kind];
    if (total === 0) throw new RangeError("nothing is left to draw from");
    let place = this.below(total);
    let kind = 0;
    while (place >= counts[kind]) place -= counts[kind++];
    counts[kind]--;
    return this.note(kind);
  }

  /** Brings the items into random order, in place. */
  shuffle(items: number[]): void {
    this.beginDraw();
    for (let last = items.length - 1; last > 0; last--) {
      const place = this.below(last + 1);
      const item = items[place];
      items[place] = items[last];
      items[last] = item;
    }
    for (let place = 0; place < items.length; place++) this.note(items[place]);
  }

  protected note(outcome: number): number {
    if (this.notes !== null) this.notes.push(outcome);
    return outcome;
  }
}

/** The generator of search and simulation: xoshiro128**, 128 bits of state. */
export class FastChance extends Chance {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  /** From any text or number, through a hash; `fork` makes further generators fifty times as fast. */
  constructor(seed: string | number | FastChance) {
    super();
    if (seed instanceof FastChance) {
      this.a = spread(seed.word());
      this.b = spread(seed.word());
      this.c = spread(seed.word());
      this.d = spread(seed.word()) | 1;
    } else {
      const bytes = new DataView(sha256(textBytes(String(seed))).buffer);
      this.a = bytes.getInt32(0);
      this.b = bytes.getInt32(4);
      this.c = bytes.getInt32(8);
      this.d = bytes.getInt32(12) | 1;
    }
  }

  /** A generator of its own that follows from where this one stands; this one goes on, so that the next fork is another. */
  fork(): FastChance {
    return new FastChance(this);
  }

  override position(): readonly number[] {
    return [this.a, this.b, this.c, this.d];
  }

  override goTo(position: readonly number[]): void {
    if (position.length !== 4 || !position.every(Number.isInteger))
      throw new RangeError("no position of this generator");
    [this.a, this.b, this.c, this.d] = position;
  }

  /** A generator that gives from here on what this one will give. */
  copy(): FastChance {
    const { a, b, c, d } = this;
    const twin = new FastChance(this);
    twin.a = this.a = a;
    twin.b = this.b = b;
    twin.c = this.c = c;
    twin.d = this.d = d;
    return twin;
  }

  below(sides: number): number {
    return Math.floor(this.word() * 2.3283064365386963e-10 * sides);
  }

  /** The next 32 bits. */
  private word(): number {
    const scrambled = Math.imul(this.b, 5);
    const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = (this.d << 11) | (this.d >>> 21);
    return word;
  }
}

/** The bits of a word stirred, so that a fork and its parent have nothing in common. */
function spread(word: number): number {
  const high = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const low = Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return low ^ (low >>> 16);
}

const WORDS = 0x1_0000_0000;

/** The generator of live games: every draw is derived from a 256-bit seed, the number of the move and the number of the draw. */
export class LiveChance extends Chance {
  private ply = 0;
  private drawNumber = 0;
  private block = 0;
  private words: number[] = [];

  constructor(private readonly seed: Uint8Array) {
    super();
  }

  override beginMove(ply: number): void {
    this.ply = ply;
    this.drawNumber = 0;
  }

  protected override beginDraw(): void {
    this.drawNumber++;
    this.block = 0;
    this.words = [];
  }

  protected below(sides: number): number {
    // words past the last whole multiple of `sides` would favour the small numbers: take the next one instead
    const fair = WORDS - (WORDS % sides);
    for (;;) {
      const word = this.nextWord();
      if (word < fair) return word % sides;
    }
  }

  private nextWord(): number {
    const word = this.words.shift();
    if (word !== undefined) return word;
    const digest = hmacSha256(this.seed, textBytes(`${this.ply}.${this.drawNumber}.${this.block++}`));
    const bytes = new DataView(digest.buffer);
    for (let place = 0; place < 32; place += 4) this.words.push(bytes.getUint32(place));
    return this.nextWord();
  }
}

/** A record whose noted outcomes do not fit the game. */
export class OutcomeError extends Error {}

/** Gives back outcomes that were noted before; rolls nothing. */
export class RecordedChance extends Chance {
  private place = 0;

  constructor(private readonly outcomes: readonly number[]) {
    super();
  }

  /** Throws unless every outcome was used. */
  finish(): void {
    if (this.place < this.outcomes.length)
      throw new OutcomeError(`${this.outcomes.length - this.place} more chance outcomes are recorded than happen here`);
  }

  override roll(sides: number): number {
    const outcome = this.next();
    if (outcome < 0 || outcome >= sides) throw new OutcomeError(`outcome ${outcome} is not between 0 and ${sides - 1}`);
    return this.note(outcome);
  }

  override draw(counts: number[]): number {
    const kind = this.next();
    if (!(counts[kind] > 0)) throw new OutcomeError(`outcome ${kind} cannot be drawn: none is left`);
    counts[kind]--;
    return this.note(kind);
  }

  override shuffle(items: number[]): void {
    const order = items.map(() => this.next());
    const sorted = (list: number[]) => [...list].sort((one, other) => one - other).join();
    if (sorted(order) !== sorted(items))
      throw new OutcomeError("the recorded shuffle holds other pieces than those shuffled");
    for (const [place, item] of order.entries()) items[place] = this.note(item);
  }

  protected below(): number {
    throw new Error("a recorded game rolls nothing");
  }

  private next(): number {
    const outcome = this.outcomes[this.place++];
    if (outcome === undefined) throw new OutcomeError("a chance outcome is missing from the record");
    if (!Number.isInteger(outcome)) throw new OutcomeError(`outcome ${outcome} is not a whole number`);
    return outcome;
  }
}
