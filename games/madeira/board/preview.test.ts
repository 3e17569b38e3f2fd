import { describe, expect, test } from "vitest";
import { BREAD, NATIONAL_WEALTH, TRADE_ROUTES, WOOD } from "../content/pieces.ts";
import { madeira } from "../rules/game.ts";
import { FEED, MOVE, PLACE, SAIL, UP, UPKEEP } from "../rules/moves.ts";
import { HOME, SHIP_HOME } from "../rules/places.ts";
import { diePreview, expected, forecast, heldRequests, priceRange, scoringColumn, worthNow } from "./preview.ts";
import { randomGame } from "./test-games.ts";

/** A position of phase B in a game for four. */
function inPhaseB() {
  for (const { before, seat } of randomGame(4, "preview"))
    if (before.phase === 2) return { view: madeira.view(before, seat), seat };
  throw new Error("phase B never came");
}

describe("the forecast of the end of the round", () => {
  test("counts what is at hand against what is due", () => {
    const { view, seat } = inPhaseB();
    const { bread, wood } = forecast(view, seat);
    expect(bread.have).toBe(view.seats[seat].items[BREAD]);
    expect(wood.have).toBe(view.seats[seat].items[WOOD]);
    expect([bread.short, wood.short]).toEqual([Math.max(0, bread.due - bread.have), Math.max(0, wood.due - wood.have)]);
  });

  test("counts the move that is being prepared: a worker more to feed, a ship more to keep, a level of the mill", () => {
    const { view, seat } = inPhaseB();
    const now = forecast(view, seat);
    expect(forecast(view, seat, MOVE.of(HOME, 3)).bread.due).toBe(now.bread.due + 1);
    expect(forecast(view, seat, SAIL.of(SHIP_HOME, 0)).wood.due).toBe(now.wood.due + 1);
    expect(forecast(view, seat, SAIL.of(SHIP_HOME, 0)).wood.have).toBe(Math.max(0, now.wood.have - 1));
    expect(forecast(view, seat, UP.of()).bread.due).toBe(Math.max(0, now.bread.due - 1));
    expect(forecast(view, seat, FEED.of(1)).bread.have).toBe(1);
    expect(forecast(view, seat, UPKEEP.of(0)).wood.have).toBe(0);
  });
});

test("a die that is too small shows its bread before it lies", () => {
  const { view, seat } = inPhaseB();
  expect(diePreview(view, seat, PLACE.of(0, 4)).bread).toBe(2);
  expect(diePreview(view, seat, PLACE.of(2, 4)).bread).toBe(0);
  expect(diePreview(view, seat, PLACE.of(5, 0)).effect).toBe(null);
});

test("a request shows what it would bring now, each of two alike after the other", () => {
  const { view, seat } = inPhaseB();
  view.seats[seat]!.items[5] = 20;
  view.seats[seat]!.requests = [0, 0, 0, 2, 0];
  expect(heldRequests(view, seat)).toEqual([
    { type: NATIONAL_WEALTH, copy: 0, vp: 15 },
    { type: NATIONAL_WEALTH, copy: 1, vp: 5 },
  ]);
  view.harbours[0] = seat;
  view.round = 2;
  // the wheat market is worth 6 in round 3
  expect(worthNow(view, seat, TRADE_ROUTES, 0)).toBe(6);
});

test("rounds 1 and 2 to 5 look at the next scoring", () => {
  expect([1, 2, 3, 4, 5].map((round) => scoringColumn({ round }))).toEqual([0, 1, 1, 2, 2]);
});

test("the price of a building lies between the dice that may fall", () => {
  const { view } = inPhaseB();
  view.guildDice[1] = 2;
  expect(priceRange(view, 1)).toEqual({ least: 4, most: 8 });
  view.building = 1;
  view.rolled = 5;
  expect(priceRange(view, 1)).toEqual({ least: 5, most: 5 });
});

test("what is pointed at is shown before what is chosen, as long as it is legal; the table is asked as itself", () => {
  const stage = {
    considered: UP.of(),
    chosen: FEED.of(1),
    legal: new Set([UP.of(), FEED.of(1)]),
    can(move: number) {
      return this.legal.has(move);
    },
  };
  expect(expected(stage)).toBe(UP.of());
  stage.legal.delete(UP.of());
  expect(expected(stage)).toBe(FEED.of(1));
  stage.legal.clear();
  expect(expected(stage)).toBe(null);
});
