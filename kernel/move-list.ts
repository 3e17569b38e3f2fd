import type { Move } from "./vocabulary.ts";

/** The legal moves of one seat, gathered without making garbage. */
export class MoveList {
  readonly moves: Move[] = [];
  length = 0;

  /** `withShortcuts`: also gather moves that only save a person's time (see `shortcut`). */
  constructor(public withShortcuts = true) {}

  add(move: Move): void {
    this.moves[this.length++] = move;
  }

  /** A legal move that leads nowhere a series of other moves would not: for people, not for search. */
  shortcut(move: Move): void {
    if (this.withShortcuts) this.add(move);
  }

  has(move: Move): boolean {
    for (let index = 0; index < this.length; index++) if (this.moves[index] === move) return true;
    return false;
  }

  clear(): void {
    this.length = 0;
  }

  /** The gathered moves as a fresh array. */
  toArray(): Move[] {
    return this.moves.slice(0, this.length);
  }
}
