const KEY = "caravel.hints";

/** Which kinds of decisions were explained on this device, as `game.kind`. */
function known(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((kind) => typeof kind === "string") : [];
  } catch {
    return [];
  }
}

/** Was this kind of decision explained already? */
export function isExplained(game: string, kind: string): boolean {
  return known().includes(`${game}.${kind}`);
}

/** Remembers that it was. */
export function explained(game: string, kind: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...known(), `${game}.${kind}`])]));
  } catch {
    // a browser that keeps nothing
  }
}
