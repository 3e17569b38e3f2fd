import type { Move } from "@caravel/kernel";
import type { Stage } from "@caravel/web/kit";
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

/** The farthest a pointer wanders, and the longest it stays, in a click; more is a drag, or asks what the thing is. */
const STEADY = 6;
const LONG = 450;

/** What somebody has taken up on this board and not yet put down: a tile, a unit or a palace that can go to several hexes. */
export class Hand {
  private held = $state.raw<{ readonly name: string; readonly moves: ReadonlySet<Move> } | null>(null);

  isHolding(name: string): boolean {
    return this.held?.name === name;
  }

  /** Takes a thing up, or puts it down if it is held already. */
  toggle(name: string, moves: readonly Move[]): void {
    this.held = this.isHolding(name) ? null : { name, moves: new Set(moves) };
  }

  putDown(): void {
    this.held = null;
  }

  /** Of the moves a place stands for those that are meant: of what is held, if anything is. */
  only(moves: readonly Move[]): readonly Move[] {
    const { held } = this;
    return held === null ? moves : moves.filter((move) => held.moves.has(move));
  }
}

const HAND = Symbol("hand");

/** The board gives its pieces one hand. */
export function giveHand(hand: Hand): void {
  setContext(HAND, hand);
}

/** The hand of the board a piece stands on; another seat's board has none. */
export function handOf(): Hand {
  return getContext<Hand | undefined>(HAND) ?? new Hand();
}

/** A click on a piece that can go to several places takes it up instead of listing them all; then its places are lit. */
export function takenUp(
  table: Stage,
  hand: Hand,
  name: () => string,
  moves: () => readonly Move[],
): Attachment<HTMLElement> {
  return (wrapper) => {
    let [x, y, since] = [0, 0, 0];
    const press = (event: PointerEvent) => {
      [x, y, since] = [event.clientX, event.clientY, event.timeStamp];
    };
    const take = (event: MouseEvent) => {
      // a program that clicks gets the list of places, as from any other piece
      if (!event.isTrusted || moves().filter((move) => table.can(move)).length < 2) return;
      const isKey = event.detail === 0;
      if (!isKey && (Math.hypot(event.clientX - x, event.clientY - y) > STEADY || event.timeStamp - since > LONG))
        return;
      event.stopPropagation();
      hand.toggle(name(), moves());
    };
    wrapper.addEventListener("pointerdown", press, { capture: true });
    wrapper.addEventListener("click", take, { capture: true });
    return () => {
      wrapper.removeEventListener("pointerdown", press, { capture: true });
      wrapper.removeEventListener("click", take, { capture: true });
    };
  };
}
