import type { MoveList } from "./move-list.ts";
import type { Frame, SeatId, State } from "./state.ts";
import type { RuleId } from "./steps.ts";
import type { Table } from "./table.ts";
import { type Move, type Verb, type VerbSet, verbSet } from "./vocabulary.ts";

/** Something a seat may do beside whatever it is asked, without ending that question. */
export interface Offer<S extends State, F extends Frame> {
  readonly name: string;
  /** Verbs of this offer alone: no step understands them. */
  readonly verbs: readonly Verb[];
  /** The same verbs as a set. */
  readonly understands: VerbSet;
  /** Does the offer stand for the seat at this moment? Pure. */
  stands(state: S, seat: SeatId): boolean;
  /** Should search look at it, where it stands? Pure. */
  forSearch(state: S, seat: SeatId): boolean;
  moves(state: S, seat: SeatId, list: MoveList): void;
  /** The rule that forbids a move of the offer's verbs, or null; also asked when the offer does not stand. */
  refuse(state: S, seat: SeatId, move: Move): RuleId | null;
  play(table: Table<S, F>, seat: SeatId, move: Move): void;
}

/** What an offer must say, and what it may; search looks at it unless it says otherwise. */
export type Offering<S extends State, F extends Frame> = Pick<
  Offer<S, F>,
  "verbs" | "stands" | "moves" | "refuse" | "play"
> &
  Partial<Pick<Offer<S, F>, "forSearch">>;

/** An offer that stands beside a seat's own decisions. */
export function offers<S extends State, F extends Frame>(name: string, offer: Offering<S, F>): Offer<S, F> {
  return {
    name,
    verbs: offer.verbs,
    understands: verbSet(offer.verbs),
    stands: offer.stands,
    forSearch: offer.forSearch ?? (() => true),
    moves: offer.moves,
    refuse: offer.refuse,
    play: offer.play,
  };
}
