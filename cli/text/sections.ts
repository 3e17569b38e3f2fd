import type { Section } from "@caravel/kernel";
import type { Style } from "./style.ts";
import { padEnd, padStart, widthOf, wrap } from "./width.ts";

const GAP = "  ";
const BETWEEN_BLOCKS = "   ";
const NARROWEST_COLUMN = 1;

/** Finished lines of one section, none wider than `width`. */
interface Block {
  readonly width: number;
  readonly title: string;
  readonly lines: readonly string[];
}

const isNumber = (cell: string) => /^[-+–]?\d+([.,/\u00a0\u202f]\d+)*( ?%)?$/.test(cell);

const tableWidth = (widths: readonly number[]) =>
  widths.reduce((sum, width) => sum + width, 0) + GAP.length * Math.max(0, widths.length - 1);

/** Column widths that fit: the widest columns give way first. */
function columnWidths(rows: readonly (readonly string[])[], width: number): number[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ""))),
  );
  while (tableWidth(widths) > width) {
    const widest = Math.max(...widths);
    if (widest <= NARROWEST_COLUMN) break;
    widths[widths.lastIndexOf(widest)] = widest - 1;
  }
  return widths;
}

/** Columns that hold numbers, and nothing else below the header, stand right-aligned. */
function rightAligned(section: Section, columns: number): boolean[] {
  return Array.from({ length: columns }, (_, column) => {
    const cells = section.rows.map((row) => row[column] ?? "").filter((cell) => cell !== "");
    return cells.length > 0 && cells.every((cell) => isNumber(cell) || /^[-–?]$/.test(cell));
  });
}

/** One row, whose cells may need several lines. */
function rowLines(row: readonly string[], widths: readonly number[], right: readonly boolean[]): string[] {
  const cells = widths.map((width, column) => wrap(row[column] ?? "", width));
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, place) =>
    cells
      .map((lines, column) => (right[column] === true ? padStart : padEnd)(lines[place] ?? "", widths[column] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}

function block(section: Section, width: number): Block {
  const header = section.header === undefined ? [] : [section.header];
  const widths = columnWidths([...header, ...section.rows], width);
  const right = rightAligned(section, widths.length);
  const headerLines = header.flatMap((row) => [
    ...rowLines(row, widths, right),
    widths.map((columnWidth) => "─".repeat(columnWidth)).join(GAP),
  ]);
  const lines = [...headerLines, ...section.rows.flatMap((row) => rowLines(row, widths, right))];
  const natural = Math.max(widthOf(section.title) + 6, ...lines.map(widthOf));
  return { width: Math.min(width, natural), title: section.title, lines };
}

function heading(title: string, width: number, style: Style): string {
  const [short = ""] = wrap(title, width - 4);
  return `${style.dim("──")} ${style.bold(short)} ${style.dim("─".repeat(Math.max(0, width - widthOf(short) - 4)))}`;
}

const rowWidth = (row: readonly Block[]) =>
  row.reduce((sum, { width }) => sum + width + BETWEEN_BLOCKS.length, -BETWEEN_BLOCKS.length);

/** Sections that are narrow enough share a row; one may go up a row, so that little room is wasted and the order hardly changes. */
function inRows(blocks: readonly Block[], width: number): Block[][] {
  const rows: Block[][] = [];
  for (const next of blocks) {
    const row = rows.slice(-2).find((open) => rowWidth(open) + BETWEEN_BLOCKS.length + next.width <= width);
    if (row === undefined) rows.push([next]);
    else row.push(next);
  }
  return rows;
}

function blockRow(blocks: readonly Block[], width: number, style: Style): string[] {
  const spare = width - rowWidth(blocks);
  const widths = blocks.map(({ width: own }, place) => (place === blocks.length - 1 ? own + spare : own));
  const height = Math.max(...blocks.map(({ lines }) => lines.length));
  const headings = blocks.map(({ title }, place) => heading(title, widths[place] ?? 0, style)).join(BETWEEN_BLOCKS);
  const body = Array.from({ length: height }, (_, line) =>
    blocks
      .map(({ lines }, place) => padEnd(lines[line] ?? "", widths[place] ?? 0))
      .join(BETWEEN_BLOCKS)
      .trimEnd(),
  );
  return [headings, ...body];
}

/** A position as lines of text: headings and aligned tables, never wider than `width`. */
export function sectionLines(sections: readonly Section[], width: number, style: Style): string[] {
  const rows = inRows(
    sections.map((section) => block(section, width)),
    width,
  );
  return rows.flatMap((row, place) => [...(place === 0 ? [] : [""]), ...blockRow(row, width, style)]);
}
