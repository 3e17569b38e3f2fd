import { hang, padEnd, padStart, widthOf } from "./width.ts";

const BETWEEN = "   ";
const MOST_COLUMNS = 4;

/** Numbered sentences, several in a line if they are short. */
export function choiceLines(sentences: readonly string[], width: number): string[] {
  const digits = String(sentences.length).length;
  const marks = sentences.map((_, place) => `${padStart(String(place + 1), digits + 1)}  `);
  const widest = Math.max(...sentences.map((sentence, place) => widthOf((marks[place] ?? "") + sentence)));
  const columns = Math.min(MOST_COLUMNS, Math.floor((width + BETWEEN.length) / (widest + BETWEEN.length)));
  if (columns < 2) return sentences.flatMap((sentence, place) => hang(marks[place] ?? "", sentence, width));
  const lines: string[] = [];
  for (let start = 0; start < sentences.length; start += columns) {
    const cells = sentences.slice(start, start + columns).map((sentence, place) => marks[start + place] + sentence);
    lines.push(
      cells
        .map((cell) => padEnd(cell, widest))
        .join(BETWEEN)
        .trimEnd(),
    );
  }
  return lines;
}
