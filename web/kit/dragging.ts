import type { Move } from "@caravel/kernel";
import type { Attachment } from "svelte/attachments";
import type { Stage } from "./board.ts";

const STARTS_AFTER = 6;

/** By element: the moves it stands for. */
const meanings = new WeakMap<Element, () => readonly Move[]>();

/** Lets a thing be dragged onto another with the mouse or a pen; a click always does the same. */
export function draggable(stage: Stage, moves: () => readonly Move[]): Attachment<HTMLElement> {
  return (piece) => {
    meanings.set(piece, moves);
    const begin = (down: PointerEvent) => {
      if (down.pointerType === "touch" || down.button !== 0 || !moves().some((move) => stage.can(move))) return;
      let ghost: HTMLElement | null = null;
      const drag = (event: PointerEvent) => {
        const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
        if (ghost === null && Math.hypot(x, y) < STARTS_AFTER) return;
        ghost ??= liftGhost(piece);
        ghost.style.translate = `${x}px ${y}px`;
      };
      const end = (event: PointerEvent) => {
        removeEventListener("pointermove", drag);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
        if (ghost === null) return;
        ghost.remove();
        piece.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
        setTimeout(() => piece.dispatchEvent(new Event("dragged")), 0);
        if (event.type === "pointerup") dropAt(stage, moves(), piece, event);
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

function dropAt(stage: Stage, dragged: readonly Move[], piece: Element, { clientX, clientY }: PointerEvent): void {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const target = element.closest("[data-piece]");
    const onto = target === null || target === piece ? undefined : meanings.get(target)?.();
    if (target !== null && onto !== undefined && onto.length > 0) return stage.drop(dragged, onto, target);
  }
}
