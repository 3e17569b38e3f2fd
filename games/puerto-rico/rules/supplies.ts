import { GivenError } from "@caravel/kernel";
import { count, type Fields, fields } from "@caravel/kernel/given";
import { GOODS, QUARRY, SHIPS } from "../content/pieces.ts";
import { colonistsOf, contentOf, EXPANSION_2, type PuertoRico, type Seat, uses } from "./state.ts";

/** The supplies of a position that can be given directly. */
export const SUPPLIES = ["supply", "points", "colonists", "quarries"];

/**
 * Lays out as much of the supplies as is given: the pieces that are then nowhere have not come out of the box, as a content
 * pack would say it. More than the box holds stays a fault.
 */
export function giveSupplies(state: PuertoRico, given: Fields): void {
  if (SUPPLIES.every((name) => given[name] === undefined)) return;
  const { size } = contentOf(state);
  const onBoards = (part: (seat: Seat) => number) => state.seats.reduce((sum, seat) => sum + part(seat), 0);
  const box = (name: string, inBox: number, elsewhere: number, least = 1) => {
    if (given[name] === undefined) return inBox;
    return boxOf(name, count(given[name], name), inBox, elsewhere, least);
  };
  if (given.colonists !== undefined && uses(state, EXPANSION_2))
    throw new GivenError("colonists: with nobles all of them are in the game (PR-NOBLE-01)");
  const supply = fields(given.supply ?? {}, "supply", GOODS);
  const barrels = GOODS.map((name, good) => {
    if (supply[name] === undefined) return size.barrels[good];
    const elsewhere = state.house[good] + barrelsOnShips(state, good) + onBoards((seat) => seat.barrels[good]);
    return boxOf(`supply.${name}`, count(supply[name], `supply.${name}`), size.barrels[good], elsewhere, 1);
  });
  // of the colonists, a table's size names those in the supply at the start, without the ship's
  const ashore = onBoards(colonistsOf) + state.colonistShip - state.players;
  repack(state, {
    points: box(
      "points",
      size.points,
      onBoards((seat) => seat.points),
    ),
    colonists: box("colonists", size.colonists, ashore),
    quarries: box(
      "quarries",
      size.quarries,
      onBoards((seat) => seat.island[QUARRY]),
      0,
    ),
    barrels: Object.fromEntries(GOODS.map((name, good) => [name, barrels[good]])),
  });
}

/** How many of a piece the box of this position holds; never more than there are. */
function boxOf(name: string, inSupply: number, inBox: number, elsewhere: number, least: number): number {
  const all = inSupply + elsewhere;
  if (all < least) throw new GivenError(`${name}: somebody must have one, or one must be left`);
  if (all > inBox) throw new GivenError(`${name}: ${all - inBox} more than the box holds`);
  return all;
}

function barrelsOnShips(state: PuertoRico, good: number): number {
  return SHIPS.reduce((sum, _, ship) => sum + (state.shipGood[ship] === good ? state.shipBarrels[ship] : 0), 0);
}

/** Writes the numbers of this table into its content pack. */
function repack(state: PuertoRico, table: Fields): void {
  const pack =
    state.pack === "" ? { schema: "caravel-content/1", game: "puerto-rico", name: "position" } : JSON.parse(state.pack);
  const tables = pack.tables ?? {};
  state.pack = JSON.stringify({
    ...pack,
    tables: { ...tables, [state.players]: { ...tables[state.players], ...table } },
  });
}
