/** Those that need the pictures of the gallery; the first of them draws it, so that a page has it once. */
let holders = $state.raw<readonly symbol[]>([]);

/** Joins those that need the pictures; what it returns leaves them again. */
export function need(holder: symbol): () => void {
  holders = [...holders, holder];
  return () => {
    holders = holders.filter((other) => other !== holder);
  };
}

/** Is it this one that draws the gallery? */
export function draws(holder: symbol): boolean {
  return holders[0] === holder;
}
