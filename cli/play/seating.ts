import { tableNames } from "@caravel/bots";
import { bot, person, type Sitter } from "@caravel/tables";
import type { Words } from "../words/index.ts";

/** Who sits where: people are players by number, bots are companions. */
export function seated(styles: readonly (string | null)[], { play }: Words): Sitter[] {
  const names = tableNames(
    styles.map((style, seat) => (style === null ? play.person(seat + 1) : null)),
    styles,
  );
  return styles.map((style, seat) => (style === null ? person(names[seat]) : bot(names[seat], style)));
}

/** The same people and bots on the seats of a saved game, whose names stay. */
export function seatedAs(names: readonly string[], styles: readonly (string | null)[]): Sitter[] {
  return names.map((name, seat) => {
    const style = styles[seat] ?? null;
    return style === null ? person(name) : bot(name, style);
  });
}
