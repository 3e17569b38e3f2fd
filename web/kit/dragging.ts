import type { Move } from "@caravel/kernel";
import type { Attachment } from "svelte/attachments";
import type { Berth } from "./arranging.svelte.ts";
import type { Stage } from "./board.ts";
import { hideTip } from "./tips.svelte.ts";

const STARTS_AFTER = 6;

/** By element: what it is when something is dropped on it. */
const meanings = new WeakMap<Element, () => Cargo>();

/** What can be dragged: the moves it stands for, one that is made first if it is legal, and where it lies among others as its owner likes. */
export interface Cargo {
  readonly moves: readonly Move[];
  readonly first: Move | undefined;
  readonly berth: Berth | undefined;
}

/** Can this be lifted now? A finger lifts only what can be laid elsewhere; otherwise it scrolls. */
function canLift(stage: Stage, { moves, berth }: Cargo, isTouch: boolean): boolean {
  return berth?.isFree === false || (!isTouch && moves.some((move) => stage.can(move)));
}

/** Lets a thing be dragged onto another; a click always does the same. */
export function draggable(stage: Stage, cargo: () => Cargo): Attachment<HTMLElement> {
  return (piece) => {
    meanings.set(piece, cargo);
    const begin = (down: PointerEvent) => {
      if (down.button !== 0 || !canLift(stage, cargo(), down.pointerType === "touch")) return;
      let ghost: HTMLElement | null = null;
      const drag = (event: PointerEvent) => {
        const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
        if (ghost === null && Math.hypot(x, y) < STARTS_AFTER) return;
        if (ghost === null) hideTip(true);
        ghost ??= liftGhost(piece);
        ghost.style.translate = `${x}px ${y}px`;
      };
      const end = (event: PointerEvent) => {
        removeEventListener("pointermove", drag);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
        if (ghost === null) return;
        ghost.remove();
        swallowClick(piece);
        if (event.type === "pointerup") dropAt(stage, cargo(), piece, event);
      };
      addEventListener("pointermove", drag);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    };
    piece.addEventListener("pointerdown", begin);
    return () => {
      meanings.delete(piece);
      piece.removeEventListener("pointerdown", begin);
    };
  };
}

/** The click that ends a drag is none. */
function swallowClick(piece: HTMLElement): void {
  const swallow = (click: Event) => click.stopImmediatePropagation();
  piece.addEventListener("click", swallow, { capture: true });
  setTimeout(() => piece.removeEventListener("click", swallow, { capture: true }), 0);
}

/** A copy of the piece that follows the pointer. */
function liftGhost(piece: HTMLElement): HTMLElement {
  const box = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-spot");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "60",
    opacity: "0.85",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  return ghost;
}

function dropAt(
  stage: Stage,
  { moves, first, berth }: Cargo,
  piece: Element,
  { clientX, clientY }: PointerEvent,
): void {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const target = element.closest("[data-piece]");
    const onto = target === null || target === piece ? undefined : meanings.get(target)?.();
    if (target === null || onto === undefined) continue;
    if (berth !== undefined && berth.among === onto.berth?.among) return berth.among.exchange(berth.at, onto.berth.at);
    if (onto.moves.length > 0 && moves.some((move) => stage.can(move)))
      return stage.drop(moves, onto.moves, target, first);
  }
}
