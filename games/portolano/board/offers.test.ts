import { readdirSync, readFileSync } from "node:fs";
import { asked, legalMoves, Match, type Move, RecordedChance, readRecord, type SeatId } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { CARGO, GOODS, ITEMS, PLAIN_GOODS } from "../content/pieces.ts";
import { UPGRADES } from "../content/ships.ts";
import { portolano } from "../rules/game.ts";
import { comingIn } from "../rules/hold.ts";
import { DONE, END, FIGHT, PASS, PEACE_MOVE, moves as vocabulary } from "../rules/moves.ts";
import { firstSlot } from "../rules/ports.ts";
import { EMPTY, isPort } from "../rules/state.ts";
import type { PortolanoView } from "../rules/view.ts";
import { CARDS, movesWith } from "./course.ts";
import { dealsNow } from "./deals.ts";
import {
  boxMoves,
  CANNON_MOVES,
  cargoMoves,
  lootMoves,
  PURSE_MOVES,
  rowMoves,
  SLOTS,
  STERN_MOVES,
  slotMoves,
  stackMoves,
  tileMoves,
} from "./offers.ts";

const GOLDEN = new URL("../golden/", import.meta.url);

/** What is said by buttons: nothing on the table stands for it. */
const SAID = [DONE, END, PASS];

/** Every move some piece of the whole board stands for, as the components put them together; new goods that find no room lie with the deals only. */
function offered(view: PortolanoView, seat: SeatId): Set<Move> {
  const { items } = view.seats[seat]!;
  const incoming = comingIn(view);
  return new Set([
    ...incoming.flatMap((count, item) => (count > 0 ? cargoMoves(view, item) : [])),
    ...[...view.grid.keys()].flatMap((place) => [
      ...tileMoves(view, seat, place),
      ...SLOTS.filter(
        (slot) => isPort(view.grid[place]!) && view.slots[firstSlot(view, place) + slot] === EMPTY,
      ).flatMap((slot) => slotMoves(view, seat, place, slot)),
    ]),
    ...CARDS.flatMap((card) => movesWith(view, seat, card)),
    ...PLAIN_GOODS.flatMap((_, row) => rowMoves(row)),
    ...CANNON_MOVES,
    ...UPGRADES.flatMap((_, kind) => stackMoves(kind)),
    ...GOODS.flatMap((_, good) => boxMoves(good)),
    ...CARGO.flatMap((_, item) => (items[item]! > 0 ? cargoMoves(view, item) : [])),
    ...PURSE_MOVES,
    ...STERN_MOVES,
    ...ITEMS.flatMap((_, item) => lootMoves(item)),
  ]);
}

/** Every move of the phone: chart, hand, and what can be done here. */
function offeredOnPhone(view: PortolanoView, seat: SeatId, legal: ReadonlySet<Move>): Set<Move> {
  const deals = dealsNow(view, seat, (move) => legal.has(move));
  return new Set([
    ...[...view.grid.keys()].flatMap((place) => [...tileMoves(view, seat, place)]),
    ...CARDS.flatMap((card) => movesWith(view, seat, card)),
    ...deals.flatMap((group) => group.deals.flatMap(({ moves }) => [...moves])),
  ]);
}

describe("every legal move stands on a piece or a button", () => {
  const games = readdirSync(GOLDEN);

  test.each(games)("%s", (name) => {
    const record = readRecord(readFileSync(new URL(name, GOLDEN), "utf8"));
    const match = new Match(portolano, record, new RecordedChance(record.setup));
    const missing = new Set<string>();
    for (const line of record.lines) {
      const { state } = match;
      for (const seat of asked(portolano, state)) {
        const view = portolano.view(state, seat);
        const legal = new Set(legalMoves(portolano, state, seat));
        const [pieces, phone] = [offered(view, seat), offeredOnPhone(view, seat, legal)];
        for (const move of legal)
          if (!SAID.some((verb) => verb.has(move))) {
            if (!pieces.has(move)) missing.add(`board: ${vocabulary.write(move)}`);
            if (!phone.has(move)) missing.add(`phone: ${vocabulary.write(move)}`);
          }
      }
      if (line.kind === "move")
        match.play(line.seat, vocabulary.read(line.move) ?? -1, new RecordedChance(line.outcomes));
    }
    expect([...missing]).toEqual([]);
  });
});

test("the Peace Knight's answer stands on the stern", () => {
  expect(STERN_MOVES).toEqual([PEACE_MOVE.of(), FIGHT.of()]);
});
