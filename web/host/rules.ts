import type { Game } from "@caravel/kernel";

/** The rules that a host can play, each loaded when it is first needed; no words, boards or rulebooks come with them. */
const RULES: Readonly<Record<string, () => Promise<Game>>> = {
  "puerto-rico": async () => (await import("@caravel/puerto-rico/rules")).puertoRico as unknown as Game,
  portolano: async () => (await import("@caravel/portolano/rules")).portolano as unknown as Game,
};

/** The rules of a game, or null if there is no such game. */
export async function rulesOf(id: string): Promise<Game | null> {
  return Object.hasOwn(RULES, id) ? RULES[id]() : null;
}
