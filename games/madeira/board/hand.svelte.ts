import type { Move } from "@caravel/kernel";
import type { Stage } from "@caravel/web/kit";
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Held } from "./offers.ts";

/** The farthest a pointer wanders, and the longest it stays, in a click; more is a drag, or asks what the thing is. */
const STEADY = 6;
const LONG = 450;

/** What somebody has taken up on this board and not yet put down. */
export class Hand {
  held = $state.raw<Held | null>(null);

  isHolding(kind: Held["kind"], from: number): boolean {
    return this.held?.kind === kind && this.held.from === from;
  }

  /** Takes a thing up, or puts it down if it is held already. */
  toggle(held: Held): void {
    this.held = this.isHolding(held.kind, held.from) ? null : held;
  }

  putDown(): void {
    this.held = null;
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
  held: () => Held | null,
  moves: () => readonly Move[],
): Attachment<HTMLElement> {
  return (wrapper) => {
    let [x, y, since] = [0, 0, 0];
    const press = (event: PointerEvent) => {
      [x, y, since] = [event.clientX, event.clientY, event.timeStamp];
    };
    const take = (event: MouseEvent) => {
      const what = held();
      // a program that clicks gets the list of places, as from any other piece
      if (!event.isTrusted) return;
      if (what === null || moves().filter((move) => table.can(move)).length < 2) return;
      const isKey = event.detail === 0;
      if (!isKey && (Math.hypot(event.clientX - x, event.clientY - y) > STEADY || event.timeStamp - since > LONG))
        return;
      event.stopPropagation();
      hand.toggle(what);
    };
    wrapper.addEventListener("pointerdown", press, { capture: true });
    wrapper.addEventListener("click", take, { capture: true });
    return () => {
      wrapper.removeEventListener("pointerdown", press, { capture: true });
      wrapper.removeEventListener("click", take, { capture: true });
    };
  };
}
