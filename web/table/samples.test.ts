import type { SeatId } from "@caravel/kernel";
import type { Host, LogEntry } from "@caravel/tables/host";
import { expect, test } from "vitest";
import { Past } from "./samples.ts";

/** By move: what both seats have after it. */
const POINTS = [
  [0, 0],
  [2, 0],
  [4, 0],
  [6, 0],
  [6, 5],
  [6, 5],
  [6, 6],
];

/** A past in which every seat knows its own points only. */
function past(): { past: Past; looks: [SeatId, number][] } {
  const looks: [SeatId, number][] = [];
  const sit = async (_: string, seat: SeatId) => ({
    look: async (ply: number) => {
      looks.push([seat, ply]);
      return { view: POINTS[ply].map((points, owner) => (owner === seat ? points : null)) };
    },
    leave: () => {},
  });
  const kit = { points: (view: unknown) => view as (number | null)[] };
  const table = { id: "table", sitters: [{}, {}] } as unknown as ConstructorParameters<typeof Past>[1];
  return { past: new Past({ sit } as unknown as Pick<Host, "sit">, table, kit), looks };
}

const log = POINTS.map((_, ply): LogEntry => ({ ply, by: 0, byItself: false, told: [{ type: "moved" }] }));

test("everybody's points are looked up with the eyes of the seat they belong to", async () => {
  const found = await past().past.pointsAfter([0, 3, 6]);
  expect(found.map(({ points }) => points)).toEqual([
    [0, 0],
    [6, 0],
    [6, 6],
  ]);
});

test("the moves by which most points were made are found inside the stretches in which most were", async () => {
  const { past: then, looks } = past();
  const samples = await then.pointsAfter([0, 3, 6]);
  // in the first stretch a seat made more, but by small steps
  expect(await then.turningPoints(samples, log, 2)).toEqual([
    { seat: 1, ply: 3, until: 4, points: 5 },
    { seat: 0, ply: 0, until: 1, points: 2 },
  ]);
  expect(looks.slice(6).every(([seat, ply]) => (seat === 1 ? ply >= 3 : ply <= 3))).toBe(true);
});
