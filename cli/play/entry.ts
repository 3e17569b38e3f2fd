import type { Game, Move } from "@caravel/kernel";

const ORDERS = ["undo", "log", "show", "advise", "help", "quit"] as const;
const EXPLAIN = "?";

/** What a typed line means. */
export type Entry =
  | { readonly kind: (typeof ORDERS)[number] | "nothing" | "unknown" }
  | { readonly kind: "choice"; readonly number: number }
  | { readonly kind: "move"; readonly move: Move }
  | { readonly kind: "save"; readonly file: string }
  | { readonly kind: "why"; readonly text: string };

/** The move a text in notation means, whatever its case, or null. */
export function readMove(game: Game, text: string): Move | null {
  return game.vocabulary.read(text) ?? game.vocabulary.read(text.toLowerCase());
}

/** Reads a typed line; moves of the game come before the words of the command line. */
export function readEntry(game: Game, line: string): Entry {
  if (line === "") return { kind: "nothing" };
  if (line === EXPLAIN) return { kind: "help" };
  if (/^\d{1,6}$/.test(line)) return { kind: "choice", number: Number(line) };
  const move = readMove(game, line);
  if (move !== null) return { kind: "move", move };
  const [, word = "", rest = ""] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
  const order = word.toLowerCase();
  if (order === "save") return { kind: "save", file: rest };
  if (order === "why") return { kind: "why", text: rest };
  return { kind: (rest === "" && ORDERS.find((known) => known === order)) || "unknown" };
}
