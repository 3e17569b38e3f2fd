/** Things their owner may lay in another order without a move of the game, such as goods in a hold. */
export class Arrangement {
  /** The place of what is held in hand, to be laid elsewhere; null if nothing is. */
  held = $state.raw<number | null>(null);

  /** What lies on two places changes over. */
  constructor(readonly exchange: (one: number, other: number) => void) {}

  /** A place is touched: what lies there is taken in hand, or what is in hand is laid there. */
  touch(place: number): void {
    const { held } = this;
    this.held = held === null ? place : null;
    if (held !== null && held !== place) this.exchange(held, place);
  }
}

/** A place of an arrangement, be it free. */
export interface Berth {
  readonly among: Arrangement;
  readonly at: number;
  readonly isFree: boolean;
}
