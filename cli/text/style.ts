import type { Io, Sink } from "../io.ts";

/** How text is made to stand out: in colour on a terminal, not at all elsewhere. */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  warn(text: string): string;
}

const between = (on: number, off: number) => (text: string) => `\u001b[${on}m${text}\u001b[${off}m`;
const plainly = (text: string) => text;

const COLOURED: Style = { bold: between(1, 22), dim: between(2, 22), warn: between(33, 39) };

/** Text as it is. */
export const PLAIN: Style = { bold: plainly, dim: plainly, warn: plainly };

/** The style that suits where the text goes and what the user wishes (`NO_COLOR`). */
export function styleFor(sink: Sink, env: Io["env"]): Style {
  return sink.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb" ? COLOURED : PLAIN;
}

const WIDEST = 100;
const NARROWEST = 40;

/** How wide a line may be. */
export function lineWidth(sink: Sink): number {
  return Math.max(NARROWEST, Math.min(WIDEST, sink.columns || WIDEST));
}
