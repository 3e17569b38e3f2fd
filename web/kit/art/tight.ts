import { getContext, setContext } from "svelte";

const FIT = Symbol("fit");
/** The least size of words, and how wide a letter is on average for its size. */
const LEAST = 12;
const LETTER = 0.5;

/** Tells all that is drawn within how large it is drawn. */
export function giveFit(scale: () => number): void {
  setContext(FIT, scale);
}

/** How wide words of a size are drawn where a board is shrunk, although they are not; undefined while they fit their room. */
export function tightIn(words: string, room: number, size: number, scale: number): number | undefined {
  return words.length * LETTER * Math.max(size, LEAST / scale) > room ? room : undefined;
}

/** Sets words closer that would be wider than their room: the `textLength` of a text of that size. `drawn` is how large its drawing is on the board. */
export function tight(): (words: string, room: number, size: number, drawn?: number) => number | undefined {
  const scale = getContext<(() => number) | undefined>(FIT) ?? (() => 1);
  return (words, room, size, drawn = 1) => tightIn(words, room, size, scale() * drawn);
}
