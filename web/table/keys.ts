/** What the keys of a table can order. */
export interface Orders {
  undo(): void;
  confirm(): void;
  putDown(): void;
  take(number: number): void;
  help(): void;
  toggleText(): void;
  zoom(by: -1 | 0 | 1): void;
  step(by: -1 | 1): void;
  toBeginning(): void;
  toNow(): void;
}

/** What a key means depends on this. */
export interface Moment {
  readonly isChosen: boolean;
  readonly isPast: boolean;
}

function orderFor(key: string, orders: Orders, { isChosen, isPast }: Moment): (() => void) | null {
  if (/^[1-9]$/.test(key)) return () => orders.take(Number(key));
  switch (key) {
    case "z":
    case "u":
      return orders.undo;
    case "Escape":
      return orders.putDown;
    case "?":
      return orders.help;
    case "t":
      return orders.toggleText;
    case "+":
      return () => orders.zoom(1);
    case "-":
      return () => orders.zoom(-1);
    case "0":
      return () => orders.zoom(0);
    case "[":
      return () => orders.step(-1);
    case "]":
      return () => orders.step(1);
    case "ArrowLeft":
      return isPast ? () => orders.step(-1) : null;
    case "ArrowRight":
      return isPast ? () => orders.step(1) : null;
    case "Home":
      return isPast ? orders.toBeginning : null;
    case "End":
      return isPast ? orders.toNow : null;
    case "Enter":
      return isChosen ? orders.confirm : null;
    default:
      return null;
  }
}

/** Obeys a key, unless it belongs to something else: a text, a slider, a button, the browser. */
export function heed(event: KeyboardEvent, orders: Orders, moment: Moment): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as Element;
  if (target.closest("input, textarea, select, dialog")) return;
  if (event.key === "Enter" && target.closest("button, a, summary") && !target.matches("[data-piece].chosen")) return;
  if (event.key.startsWith("Arrow") && target.closest("[data-piece]")) return;
  const order = orderFor(event.key, orders, moment);
  if (order === null) return;
  event.preventDefault();
  order();
}
