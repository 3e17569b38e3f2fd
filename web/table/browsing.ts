import type { Attachment } from "svelte/attachments";

/** By key: the row of so many that comes after this one; -1 is before the first. */
const WAYS: Readonly<Record<string, (row: number, rows: number) => number>> = {
  ArrowDown: (row) => row + 1,
  ArrowUp: (row) => row - 1,
  Home: () => 0,
  End: (_, rows) => rows - 1,
};

/** Lets the arrow keys go through the rows of a table, so that one after the other is read aloud. */
export const browsing: Attachment<HTMLElement> = (table) => {
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const rows = [...table.querySelectorAll<HTMLElement>("tbody tr")];
    const row = rows.indexOf(document.activeElement as HTMLElement);
    const next = rows[WAYS[event.key]?.(row, rows.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  table.addEventListener("keydown", press);
  return () => table.removeEventListener("keydown", press);
};
