import type { GameEvent, Move, SeatId } from "@caravel/kernel";
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

/** The tabs of a phone in which an event changed something: where the log says it happened, and where pieces left and arrived. */
export function changedTabs(
  { spotOf, flights, spotPlaces = {} }: Pick<BoardKit, "spotOf" | "flights" | "spotPlaces">,
  before: unknown,
  seat: SeatId,
  event: GameEvent,
): string[] {
  const spots = [spotOf(event), ...flights(event, before).flatMap(({ from, to }) => [from, to])];
  const tabs = spots.flatMap((spot) => {
    const [group = "", owner] = spot?.split(".") ?? [];
    if (group === "seat" && Number(owner) !== seat) return [PLAYERS];
    return Object.hasOwn(spotPlaces, group) ? [spotPlaces[group]] : [];
  });
  return [...new Set(tabs)];
}
