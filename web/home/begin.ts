import { capital, type Options, type SeatId } from "@caravel/kernel";
import { host } from "../app/host.ts";
import { go } from "../app/route.svelte.ts";
import type { Sitter, TableSetup, Taken } from "../host/host.ts";

/** How bots can play, the better ones first. */
export const STYLES = ["greedy", "random"] as const;
export type Style = (typeof STYLES)[number];

/** A bot on its seat, called as records and the command line call it. */
export function botOn(seat: SeatId, style: Style): Sitter {
  return { kind: "bot", name: `${capital(style)} ${seat + 1}`, style };
}

/** A game as it is usually played: a person, and bots on the other seats. */
export function usualSetup(game: string, players: number, name: string): TableSetup {
  const sitters = Array.from({ length: players }, (_, seat): Sitter => {
    return seat === 0 ? { kind: "person", name, style: "" } : botOn(seat, "greedy");
  });
  const options: Options = {};
  return { game, options, sitters, seed: null };
}

/** Opens a table and goes there; what comes back tells why it could not be. */
export async function begin(setup: TableSetup): Promise<Taken> {
  const here = location.hash;
  const taken = await (await host()).open(setup);
  // somebody who has meanwhile gone elsewhere is not fetched back
  if (taken.ok && location.hash === here) go({ page: "table", table: taken.id });
  return taken;
}
