/** What stands for nothing in a cell. */
export const NOTHING = "–";

/** The players on the board, by seat. */
export const LETTERS = "ABCD";

/** A count, calm if there is nothing. */
export const count = (number: number) => (number === 0 ? NOTHING : String(number));

/** The parts of a cell, or nothing. */
export const some = (parts: readonly string[], separator: string) =>
  parts.length === 0 ? NOTHING : parts.join(separator);

/** A title with notes in brackets. */
export function titled(title: string, notes: readonly string[]): string {
  return notes.length === 0 ? title : `${title} (${notes.join(" – ")})`;
}

/** Who has how many: "A2 C1". */
export function byLetter(counts: readonly number[]): string {
  return some(
    counts.flatMap((number, seat) => (number === 0 ? [] : [`${LETTERS[seat]}${number}`])),
    " ",
  );
}
