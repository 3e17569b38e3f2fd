const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]/u;
const WITHOUT_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** How many columns of a terminal the text takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (WITHOUT_WIDTH.test(character)) continue;
    width += WIDE.test(character) ? 2 : 1;
  }
  return width;
}

/** The text filled up with spaces on the right. */
export function padEnd(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** The text filled up with spaces on the left. */
export function padStart(text: string, width: number): string {
  return " ".repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Cuts a word that is wider than a line into pieces that are not. */
function pieces(word: string, width: number): string[] {
  const cut: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece !== "" && widthOf(piece + character) > width) {
      cut.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...cut, piece];
}

/** The text in lines that are no wider than this; at least one line. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).flatMap((long) => pieces(long, width))) {
    if (line === "") line = word;
    else if (widthOf(line) + 1 + widthOf(word) <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** A paragraph whose first line begins with a mark and whose other lines are indented as far. */
export function hang(mark: string, text: string, width: number): string[] {
  const indent = " ".repeat(widthOf(mark));
  return wrap(text, Math.max(1, width - indent.length)).map((line, place) => (place === 0 ? mark : indent) + line);
}
