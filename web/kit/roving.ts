import type { Attachment } from "svelte/attachments";

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Element): readonly [x: number, y: number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** How far another thing lies in a direction; sideways counts twice, and what lies elsewhere is out of reach. */
function distance(from: Element, to: Element, [x, y]: readonly [number, number]): number {
  const [fromX, fromY] = centre(from);
  const [toX, toY] = centre(to);
  const ahead = (toX - fromX) * x + (toY - fromY) * y;
  const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
  return ahead < 4 ? Number.POSITIVE_INFINITY : ahead + 2 * aside;
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
    if (current !== null && all.includes(current)) for (const piece of all) piece.tabIndex = piece === current ? 0 : -1;
    else stopAt(all.find((piece) => piece.dataset.lit === "true") ?? all[0]);
  };
  const travel = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    const from = document.activeElement;
    if (direction === undefined || from === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const [nearest] = pieces()
      .filter((piece) => piece !== from)
      .map((piece) => ({ piece, far: distance(from, piece, direction) }))
      .sort((one, other) => one.far - other.far);
    if (nearest === undefined || nearest.far === Number.POSITIVE_INFINITY) return;
    event.preventDefault();
    stopAt(nearest.piece);
    nearest.piece.focus();
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
