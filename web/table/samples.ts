import type { SeatId } from "@caravel/kernel";
import type { Host, Place, TableSummary } from "@caravel/tables/host";
import type { BoardKit } from "../kit/board.ts";
import type { Sample } from "./score.ts";

/**
 * Everybody's points after some of the moves of a finished game. Each seat is asked for its own, since it may have been the only one
 * who knew them; what a seat did not know either is known from any other.
 */
export async function samplePoints(
  host: Host,
  { id, sitters }: TableSummary,
  kit: Pick<BoardKit, "points">,
  plies: readonly number[],
): Promise<Sample[]> {
  const places = await Promise.all(sitters.map((_, seat: SeatId) => host.sit(id, seat, () => undefined)));
  try {
    return await Promise.all(plies.map(async (ply) => ({ ply, points: await pointsAfter(places, kit, ply) })));
  } finally {
    for (const place of places) place.leave();
  }
}

async function pointsAfter(places: readonly Place[], kit: Pick<BoardKit, "points">, ply: number) {
  const sights = await Promise.all(places.map((place) => place.look(ply)));
  return sights.map(({ view }, seat) => kit.points(view)[seat]);
}
