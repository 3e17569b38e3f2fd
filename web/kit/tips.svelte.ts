import type { Attachment } from "svelte/attachments";
import type { Tip } from "./board.ts";

/** The tooltip being shown, and the thing it speaks of. */
export interface ShownTip {
  readonly tip: Tip;
  readonly target: Element;
  /** Does it stay until it is closed, because it was asked for by a click or a long press? */
  readonly isPinned: boolean;
}

const PATIENCE = 380;
const LONG_PRESS = 480;

let shown = $state.raw<ShownTip | null>(null);
/** The same without delay, for the tips themselves. */
let current: ShownTip | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** The tooltip that is open, or null. */
export function shownTip(): ShownTip | null {
  return shown;
}

/** The id of the open tooltip, by which the thing it speaks of names it as its description. */
export const TIP_ID = "tip";

function show(next: ShownTip | null): void {
  current?.target.removeAttribute("aria-describedby");
  next?.target.setAttribute("aria-describedby", TIP_ID);
  current = next;
  // a piece that loses the focus because it leaves the page must not change anything while the page is being changed
  queueMicrotask(() => {
    shown = current;
  });
}

/** Where the pointer was when it last moved; null before that. */
let pointer: { readonly x: number; readonly y: number } | null = null;

/** Does the event come from a pointer that rests, while the page moves or changes under it? */
function rests({ clientX, clientY }: PointerEvent): boolean {
  return pointer === null || (pointer.x === clientX && pointer.y === clientY);
}

if (typeof window !== "undefined")
  window.addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
    pointer = { x, y };
  });

/** Opens a tooltip beside a thing. */
export function showTip(tip: Tip, target: Element, isPinned = false): void {
  clearTimeout(waiting);
  show({ tip, target, isPinned });
}

/** Closes the tooltip; one that is pinned only if `evenPinned`. */
export function hideTip(evenPinned = false): void {
  clearTimeout(waiting);
  if (current !== null && (evenPinned || !current.isPinned)) show(null);
}

/** Gives a thing its tooltip: on hover after a moment, on focus by keyboard at once, on touch by a long press. */
export function tipped(tip: () => Tip | null): Attachment<HTMLElement> {
  return (target) => {
    const later = (delay: number, isPinned: boolean) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        const words = tip();
        if (words !== null) showTip(words, target, isPinned);
      }, delay);
    };
    let wasLongPress = false;
    let isEntered = false;
    const listeners: { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerenter: (event) => {
        isEntered = event.pointerType === "mouse" && !rests(event);
        if (isEntered) later(PATIENCE, false);
      },
      // under a pointer that rested the piece came to it: it is entered with the first move
      pointermove: (event) => {
        if (event.pointerType !== "mouse" || isEntered || (pointer !== null && rests(event))) return;
        isEntered = true;
        later(PATIENCE, false);
      },
      pointerleave: (event) => event.pointerType === "mouse" && hideTip(),
      pointerdown: (event) => {
        wasLongPress = false;
        if (event.pointerType === "mouse") return hideTip();
        later(LONG_PRESS, true);
        setTimeout(() => {
          wasLongPress = current?.target === target;
        }, LONG_PRESS + 20);
      },
      pointerup: () => clearTimeout(waiting),
      pointercancel: () => clearTimeout(waiting),
      contextmenu: (event) => wasLongPress && event.preventDefault(),
      focusin: () => target.matches(":focus-visible") && later(0, false),
      focusout: () => hideTip(),
      keydown: (event) => event.key === "Escape" && hideTip(true),
    };
    // a long press asks what the thing is; it must not act as well
    const swallow = (event: Event) => {
      if (!wasLongPress) return;
      wasLongPress = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    target.addEventListener("click", swallow, { capture: true });
    for (const [name, listener] of Object.entries(listeners)) target.addEventListener(name, listener as EventListener);
    return () => {
      target.removeEventListener("click", swallow, { capture: true });
      for (const [name, listener] of Object.entries(listeners))
        target.removeEventListener(name, listener as EventListener);
      if (current?.target === target) hideTip(true);
    };
  };
}
