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
  /** Shows at once what the others do. */
  hurry(): void;
  /** Asks what a bot would do. */
  advise(): void;
  /** Looks at the board of the next player, or of the one before. */
  visit(step: 1 | -1): void;
}

/** What a key means depends on this. */
export interface Moment {
  readonly isChosen: boolean;
  readonly isPast: boolean;
  /** Are the others' moves being shown? */
  readonly isMoving: boolean;
  /** Is another player's board looked at? */
  readonly isVisiting: boolean;
}

function orderFor(key: string, orders: Orders, moment: Moment): (() => void) | null {
  const { isChosen, isPast, isMoving, isVisiting } = moment;
  if (/^[1-9]$/.test(key)) return () => orders.take(Number(key));
  switch (key) {
    case "z":
    case "u":
      return orders.undo;
    case "Escape":
      return orders.putDown;
    case "?":
      return orders.help;
    case "w":
      return orders.advise;
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
      if (isVisiting) return () => orders.visit(-1);
      return isPast ? () => orders.step(-1) : null;
    case "ArrowRight":
      if (isVisiting) return () => orders.visit(1);
      return isPast ? () => orders.step(1) : null;
    case "Home":
      return isPast ? orders.toBeginning : null;
    case "End":
      return isPast ? orders.toNow : null;
    case " ":
      return isMoving ? orders.hurry : null;
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
  // what is chosen is confirmed wherever the focus is, but for what takes it back
  if (event.key === "Enter" && target.closest("[data-cancel], .floating, a, summary")) return;
  if (event.key.startsWith("Arrow") && target.closest("[data-piece]")) return;
  const order = orderFor(event.key, orders, moment);
  if (order === null) return;
  event.preventDefault();
  order();
}
