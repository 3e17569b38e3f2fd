import { spotNamed } from "./flying.ts";

const LIT = '[data-lit="true"]';
const BUTTONS = "[data-status] [data-move], [data-confirm]";

const isSeen = (thing: Element) => thing.getClientRects().length > 0;

/** Moves the focus to the next thing that can be chosen, unless it stands on one already. */
export function focusNext(board: Element): void {
  const here = document.activeElement;
  if (here?.matches(`${LIT}, ${BUTTONS}`)) return;
  const next = [...board.querySelectorAll<HTMLElement>(LIT), ...document.querySelectorAll<HTMLElement>(BUTTONS)].find(
    isSeen,
  );
  next?.focus();
}

/** Presses the piece of this number among those that can be chosen. */
export function takePiece(board: Element, number: number): void {
  const piece = [...board.querySelectorAll<HTMLElement>(LIT)].filter(isSeen)[number - 1];
  piece?.focus();
  piece?.click();
}

/** Marks the places where something happened, and no others. */
export function markNews(spots: readonly (string | null)[]): void {
  for (const marked of document.querySelectorAll("[data-fresh]")) marked.removeAttribute("data-fresh");
  for (const spot of new Set(spots)) if (spot !== null) spotNamed(spot)?.setAttribute("data-fresh", "");
}
