import type { Move, SeatId } from "@caravel/kernel";
import type { BoardKit } from "../kit/board.ts";

/** The tabs of a phone that belong to no board. */
export const PLAYERS = "players";
export const LOG = "log";
/** The whole board, of a game that names no places. */
export const TABLE = "table";
/** The two halves of the text mode. */
export const CHOICES = "choices";
export const POSITION = "position";

/** The place of a board in which most of the legal moves can be made, of equals the first; null if all of them are buttons. */
export function askedPlace(
  { places, placeOf }: Pick<BoardKit, "places" | "placeOf">,
  view: unknown,
  seat: SeatId,
  moves: readonly Move[],
): string | null {
  const counts = new Map<string, number>();
  for (const move of moves) {
    const place = placeOf(view, seat, move);
    if (place !== null) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return most === 0 ? null : (places.find(({ id }) => counts.get(id) === most)?.id ?? null);
}
