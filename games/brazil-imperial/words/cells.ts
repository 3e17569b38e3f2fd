/** What stands for nothing in a cell. */
export const NOTHING = "–";

/** The players on the map, by side; alone the enemy is the second one. */
export const LETTERS = "ABCD";

/** A count, calm if there is nothing. */
export const count = (number: number) => (number === 0 ? NOTHING : String(number));

/** The parts of a cell, or nothing. */
export const some = (parts: readonly string[], separator = ", ") => {
  const said = parts.filter((part) => part !== "");
  return said.length === 0 ? NOTHING : said.join(separator);
};

/** A title with notes in brackets. */
export function titled(title: string, notes: readonly string[]): string {
  const said = notes.filter((note) => note !== "");
  return said.length === 0 ? title : `${title} (${said.join(" – ")})`;
}

const WIDEST = 60;

/** A text in lines that fit a cell. */
function lines(text: string): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    if (last === undefined || last.length + word.length >= WIDEST) found.push(word);
    else found[found.length - 1] = `${last} ${word}`;
  }
  return found;
}

/** Rows with a long text in their last cell: what does not fit goes on in the rows below. */
export function wrapped(cells: readonly string[], text: string): string[][] {
  return lines(text).map((line, row) => [...(row === 0 ? cells : cells.map(() => "")), line]);
}
