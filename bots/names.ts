import { CREWS, isLevel } from "./levels.ts";

/** The companions who sit down as bots, by names that are names in every language. */
export const COMPANIONS: readonly string[] = [
  "Inês",
  "Tomé",
  "Beatriz",
  "Diogo",
  "Catarina",
  "Vasco",
  "Leonor",
  "Bento",
];

/** What is the same in two names that could be mistaken for each other. */
function sound(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
}

/**
 * What everybody at a table is called: people as they wish, bots (without a name yet: null) after the companions who play
 * in their style, then after the others in their order, each by a name that nobody else has.
 */
export function tableNames(
  names: readonly (string | null)[],
  styles: readonly (string | null)[] = [],
  companions = COMPANIONS,
): string[] {
  const taken = new Set(names.flatMap((name) => (name === null ? [] : [sound(name)])));
  return names.map((name, seat) => {
    const given = name ?? freeName(taken, [...crewOf(styles[seat] ?? ""), ...companions]);
    taken.add(sound(given));
    return given;
  });
}

/** Those who play in a style, if it is a level. */
function crewOf(style: string): readonly string[] {
  return isLevel(style) ? CREWS[style] : [];
}

/** A companion who is not at the table yet; a table larger than their circle seats their namesakes. */
function freeName(taken: ReadonlySet<string>, companions: readonly string[]): string {
  for (let generation = 1; ; generation++) {
    const ordinal = generation === 1 ? "" : ` ${"I".repeat(generation)}`;
    const free = companions.find((name) => !taken.has(sound(name + ordinal)));
    if (free !== undefined) return free + ordinal;
  }
}

/** The style of the bot that was called so in old records, such as "Greedy 2": they did not say it otherwise. */
export function styleCalled(name: string): string | undefined {
  const [, style] = /^([A-Z][a-z]+) \d+$/.exec(name) ?? [];
  return style?.toLowerCase();
}
