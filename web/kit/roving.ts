import type { Attachment } from "svelte/attachments";
import { type Neighbour, neighbour } from "./neighbour.ts";

const isLit = (piece: HTMLElement) => piece.dataset.lit === "true";

function seen(piece: HTMLElement): Neighbour {
  const box = piece.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, isLit: isLit(piece) };
}

/** Makes a group of pieces one stop of the Tab key; the arrow keys go from piece to piece. */
export const roving: Attachment<HTMLElement> = (group) => {
  let current: HTMLElement | null = null;
  const pieces = () => [...group.querySelectorAll<HTMLElement>("[data-piece]")];
  const stopAt = (piece: HTMLElement | undefined) => {
    current = piece ?? null;
    for (const other of pieces()) other.tabIndex = other === piece ? 0 : -1;
  };
  const refresh = () => {
    const all = pieces();
    const stop = current !== null && all.includes(current) ? current : undefined;
    const lit = all.find(isLit);
    // the stop moves to what can be done, unless somebody stands elsewhere in the group
    const isMoved =
      stop === undefined || (lit !== undefined && !isLit(stop) && !group.contains(document.activeElement));
    stopAt(isMoved ? (lit ?? all[0]) : stop);
  };
  const travel = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = pieces();
    const from = all.indexOf(document.activeElement as HTMLElement);
    const next = neighbour(all.map(seen), from, event.key);
    if (next === null) return;
    event.preventDefault();
    stopAt(all[next]);
    all[next].focus();
  };
  const follow = (event: FocusEvent) => {
    const piece = (event.target as Element).closest<HTMLElement>("[data-piece]");
    if (piece !== null && piece !== current) stopAt(piece);
  };
  const observer = new MutationObserver(refresh);
  observer.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-lit"] });
  group.addEventListener("keydown", travel);
  group.addEventListener("focusin", follow);
  refresh();
  return () => {
    observer.disconnect();
    group.removeEventListener("keydown", travel);
    group.removeEventListener("focusin", follow);
  };
};
