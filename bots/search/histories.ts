import type { SeatId } from "@caravel/kernel";

/** What every seat has seen since a decision, as a number each: decisions that look the same to their seat have the same one. */
export class Histories {
  /** Two hashes by seat: together they tell apart more decisions than any search meets. */
  private readonly high: Int32Array;
  private readonly low: Int32Array;

  constructor(players: number) {
    this.high = new Int32Array(players);
    this.low = new Int32Array(players);
  }

  clear(): void {
    this.high.fill(1);
    this.low.fill(2);
  }

  /** A seat does something; if it is hidden, the others see only that it did. */
  note(seat: SeatId, option: number, isHidden: boolean): void {
    for (let observer = 0; observer < this.high.length; observer++) {
      const seen = isHidden && observer !== seat ? UNSEEN : option;
      this.high[observer] = mix(Math.imul(this.high[observer], 31) + seat, seen);
      this.low[observer] = mix(Math.imul(this.low[observer], 37) + seat, seen);
    }
  }

  /** What a seat has seen so far. */
  key(seat: SeatId): number {
    return (this.high[seat] >>> 0) * 0x20_0000 + (this.low[seat] & 0x1f_ffff);
  }
}

const UNSEEN = 0x7fff_ffff;

/** A step of a hash that stirs all bits. */
function mix(hash: number, word: number): number {
  const stirred = Math.imul(hash ^ Math.imul(word, 0x9e3779b1), 0x85ebca6b);
  return stirred ^ (stirred >>> 15);
}
