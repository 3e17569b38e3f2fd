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
let waiting: ReturnType<typeof setTimeout> | undefined;

/** The tooltip that is open, or null. */
export function shownTip(): ShownTip | null {
  return shown;
}

/** The id of the open tooltip, by which the thing it speaks of names it as its description. */
export const TIP_ID = "tip";

function show(next: ShownTip | null): void {
  shown?.target.removeAttribute("aria-describedby");
  next?.target.setAttribute("aria-describedby", TIP_ID);
  shown = next;
}

/** Opens a tooltip beside a thing. */
export function showTip(tip: Tip, target: Element, isPinned = false): void {
  clearTimeout(waiting);
  show({ tip, target, isPinned });
}

/** Closes the tooltip; one that is pinned only if `evenPinned`. */
export function hideTip(evenPinned = false): void {
  clearTimeout(waiting);
  if (shown !== null && (evenPinned || !shown.isPinned)) show(null);
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
    const listeners: { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerenter: (event) => event.pointerType === "mouse" && later(PATIENCE, false),
      pointerleave: (event) => event.pointerType === "mouse" && hideTip(),
      pointerdown: (event) => {
        wasLongPress = false;
        if (event.pointerType === "mouse") return hideTip();
        later(LONG_PRESS, true);
        setTimeout(() => {
          wasLongPress = shown?.target === target;
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
      if (shown?.target === target) hideTip(true);
    };
  };
}
