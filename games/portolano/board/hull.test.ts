import { begin, FastChance } from "@caravel/kernel";
import { expect, test } from "vitest";
import { COCOA, COTTON, RUM } from "../content/pieces.ts";
import { portolano } from "../rules/game.ts";
import { exchanged, gunportAt, hullFor, spaceAt, stowed } from "./hull.ts";

test("every space and gunport of any ship lies inside its hull, none over another", () => {
  for (let spaces = 7; spaces <= 19; spaces += 2)
    for (let guns = 1; guns <= 13; guns += 2) {
      const plan = hullFor(spaces, guns);
      const places = [
        ...Array.from({ length: spaces }, (_, space) => spaceAt(plan, space)),
        ...Array.from({ length: guns }, (_, gunport) => gunportAt(plan, gunport)),
      ];
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(spaces + guns);
      for (const { x, y } of places) {
        expect(x).toBeLessThan(plan.width - 50);
        expect(y).toBeLessThan(plan.height - 40);
      }
    }
});

test("PO-HOLD-03: rum lies at the stern, goods beside it, the rest is free", () => {
  const view = portolano.view(begin(portolano, 2, {}, new FastChance("hold")).state, 0);
  view.seats[0]!.items = [1, 0, 0, 1, 2, 5];
  expect(stowed(view, 0).slice(0, 5)).toEqual([RUM, RUM, COTTON, COCOA, null]);
});

test("PO-HOLD-03: goods lie where their owner wants them, and rum pushes them aside", () => {
  const view = portolano.view(begin(portolano, 2, {}, new FastChance("hold")).state, 0);
  view.seats[0]!.items = [1, 0, 0, 1, 2, 5];
  const wanted = exchanged(stowed(view, 0), 2, 5);
  expect(wanted).toEqual([RUM, RUM, null, COCOA, null, COTTON, null]);
  expect(stowed(view, 0, wanted)).toEqual(wanted);
  view.seats[0]!.items = [2, 0, 0, 1, 4, 5];
  expect(stowed(view, 0, wanted)).toEqual([RUM, RUM, RUM, RUM, COTTON, COTTON, COCOA]);
  view.seats[0]!.items = [0, 0, 0, 1, 1, 5];
  expect(stowed(view, 0, wanted)).toEqual([RUM, null, null, COCOA, null, null, null]);
});
