import { readdirSync, readFileSync } from "node:fs";
import { asked, legalMoves, readRecord, replay } from "@caravel/kernel";
import { expect, test } from "vitest";
import { RUM } from "../content/pieces.ts";
import type { PortolanoEvent } from "../rules/events.ts";
import { portolano } from "../rules/game.ts";
import { LAY } from "../rules/moves.ts";
import { meetsPirate } from "../rules/pirate.ts";
import { ASHORE, isPort, NO_CARDS } from "../rules/state.ts";
import { middleOf, nearest, rimOf, STEPS, shipsAt, tilesSeen, worldOf } from "./chart.ts";
import { CARDS, courseOf, movesTo, movesWith } from "./course.ts";
import { dangers, pirateAfter } from "./danger.ts";

const FOLDER = new URL("../golden/", import.meta.url);
const GAMES = readdirSync(FOLDER)
  .filter((_, number) => number % 5 === 0)
  .map((name) => replay(portolano, readRecord(readFileSync(new URL(name, FOLDER), "utf8"))));

test("a course ends where the ship really goes, and leaves the rum that is really left", () => {
  let courses = 0;
  for (const match of GAMES)
    for (const [move, told] of match.told.entries()) {
      const all = told.map(({ event }) => event as PortolanoEvent);
      const shown = all.find((event) => event.type === "cardsRevealed");
      const turn = all.slice(shown === undefined ? 0 : all.indexOf(shown));
      const end = turn.findIndex((event) => event.type === "turnEnded");
      const events = end === -1 ? turn : turn.slice(0, end);
      if (move === 0 || shown === undefined) continue;
      const before = match.stateAt(move - 1);
      const view = portolano.view(before, shown.seat);
      const { end: target, cost, isMutiny } = courseOf(view, shown.seat, shown.cards);
      expect(cost).toBe(shown.cost);
      const arrived = events.findLast(
        (event) =>
          (event.type === "sailed" || event.type === "drifted" || event.type === "anchored") &&
          event.seat === shown.seat,
      ) as (PortolanoEvent & { to?: number; place?: number }) | undefined;
      expect(arrived?.to ?? arrived?.place).toBe(target);
      expect(
        events.some((event) => event.type === "mutiny" && event.seat === shown.seat && event.cause === "cost"),
      ).toBe(isMutiny);
      courses++;
    }
  expect(courses).toBeGreaterThan(100);
});

test("every legal choice of cards stands on exactly one tile, those that can be paid before mutinies", () => {
  for (const { states } of GAMES)
    for (const state of states.filter((_, move) => move % 9 === 0))
      for (const seat of asked(portolano, state)) {
        const view = portolano.view(state, seat);
        const lays = [...legalMoves(portolano, state, seat)].filter((move) => LAY.has(move));
        const tiles = [...view.grid.keys()].map((place) => movesTo(view, seat, place));
        for (const move of lays) {
          expect(tiles.filter((moves) => moves.includes(move))).toHaveLength(1);
          expect(CARDS.some((card) => movesWith(view, seat, card).includes(move))).toBe(true);
        }
        if (lays.length === 0) continue;
        for (const moves of tiles) {
          const mutinies = moves.map((move) => courseOf(view, seat, LAY.first(move)).isMutiny);
          expect(mutinies).toEqual(mutinies.toSorted((one, other) => Number(one) - Number(other)));
        }
      }
});

test("PO-BATTLE-12 to -14: the letters on a tile say after which winds a ship there must fight", () => {
  for (const { states } of GAMES)
    for (const state of states.filter(({ pirate }, move) => pirate !== ASHORE && move % 17 === 0)) {
      const threatened = dangers(portolano.view(state, 0));
      for (const wind of [0, 1, 2, 3]) {
        const after = portolano.copy(state);
        after.pirate = pirateAfter(portolano.view(state, 0), wind);
        after.wind = wind;
        after.satOut = 0;
        for (const place of after.grid.keys()) {
          after.seats[0]!.place = place;
          expect(threatened[place]!.includes(wind)).toBe(meetsPirate(after, 0));
        }
      }
    }
});

test("the world closes: a step over the rim comes in at the other side", () => {
  const view = portolano.view(GAMES[0]!.stateAt(0), 0);
  const world = worldOf(view);
  expect(rimOf(view)).toHaveLength(4 * Math.sqrt(view.grid.length));
  for (const { place, direction } of rimOf(view)) {
    const [from, step] = [middleOf(view, place), STEPS[direction]!];
    const isOutside = [from.x + step.x, from.y + step.y].some((value) => value < 0 || value > world);
    expect(isOutside).toBe(true);
  }
  expect(nearest(10, world - 5, world)).toBe(world + 10);
});

test("ships on one tile never lie on one another", () => {
  for (const { states } of GAMES)
    for (const state of states) {
      const view = portolano.view(state, 0);
      for (const place of view.grid.keys()) {
        const spots = shipsAt(view, place).map(({ x, y }) => `${x} ${y}`);
        expect(new Set(spots).size).toBe(spots.length);
        expect(isPort(view.grid[place]!) && view.pirate === place).toBe(false);
      }
      expect(state.seats.every(({ laid, items }) => laid === NO_CARDS || items[RUM]! >= 0)).toBe(true);
    }
});

test("a sea without edges shows every tile that is seen, as often as it is seen, and no other", () => {
  const grid = new Array<number>(16).fill(0);
  const world = worldOf({ grid });
  const whole = tilesSeen({ grid }, { x: 0, y: 0 }, { width: world, height: world });
  expect(whole.map(({ place, x, y }) => [place, x, y])).toEqual(grid.map((_, place) => [place, 0, 0]));
  // with a margin all around the far side is seen again: a ring of tiles, the corners thrice more
  const framed = tilesSeen({ grid }, { x: -10, y: -10 }, { width: world + 20, height: world + 20 });
  expect(framed).toHaveLength(36);
  expect(framed.filter(({ place }) => place === 0)).toHaveLength(4);
  expect(framed.filter(({ place }) => place === 5)).toHaveLength(1);
  expect(framed[0]).toEqual({ place: 15, x: -world, y: -world });
  // far away it is the same sea
  const away = tilesSeen({ grid }, { x: 3 * world + 1, y: -2 * world + 1 }, { width: 10, height: 10 });
  expect(away).toEqual([{ place: 0, x: 3 * world, y: -2 * world }]);
});
