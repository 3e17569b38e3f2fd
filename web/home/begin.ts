import { LEVELS, type Level } from "@caravel/bots/levels";
import { tableNames } from "@caravel/bots/names";
import type { Options } from "@caravel/kernel";
import type { Sitter, TableSetup, Taken } from "@caravel/tables/host";
import { host } from "../app/host.ts";
import { go } from "../app/route.svelte.ts";

/** How the bots play that can be seated: at a level, or at random, for whoever wants to see what happens. */
export const SEATED = [...LEVELS, "random"] as const;
export type Seated = (typeof SEATED)[number];

/** A person by name, or a bot by the way it plays. */
export type Guest = { readonly name: string } | { readonly style: Seated };

/** Who sits where; bots are called by names that nobody else at the table has. */
export function seated(guests: readonly Guest[]): Sitter[] {
  const names = tableNames(
    guests.map((guest) => ("name" in guest ? guest.name : null)),
    guests.map((guest) => ("name" in guest ? null : guest.style)),
  );
  return guests.map((guest, seat) =>
    "name" in guest
      ? { kind: "person", name: guest.name, style: "" }
      : { kind: "bot", name: names[seat], style: guest.style },
  );
}

/** A game as it is usually played: a person, and bots on the other seats. */
export function usualSetup(game: string, players: number, name: string, style: Level): TableSetup {
  const guests = Array.from({ length: players }, (_, seat): Guest => (seat === 0 ? { name } : { style }));
  const options: Options = {};
  return { game, options, sitters: seated(guests), seed: null };
}

/** Opens a table and goes there; what comes back tells why it could not be. */
export async function begin(setup: TableSetup): Promise<Taken> {
  const here = location.hash;
  const taken = await (await host()).open(setup);
  // somebody who has meanwhile gone elsewhere is not fetched back
  if (taken.ok && location.hash === here) go({ page: "table", table: taken.id });
  return taken;
}
