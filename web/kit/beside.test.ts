import { describe, expect, test } from "vitest";
import { beside, clearest } from "./beside.ts";

const WINDOW = { width: 1000, height: 800 };
const SIZE = { width: 200, height: 100 };
const piece = (left: number, top: number) => ({ left, top, width: 50, height: 50 });

describe("something beside a thing", () => {
  test("stands below it, or above where there is no room below", () => {
    expect(beside(piece(400, 300), SIZE, WINDOW)).toEqual({ left: 325, top: 358 });
    expect(beside(piece(400, 740), SIZE, WINDOW)).toEqual({ left: 325, top: 632 });
  });

  test("never leaves the window", () => {
    expect(beside(piece(0, 300), SIZE, WINDOW).left).toBe(8);
    expect(beside(piece(950, 300), SIZE, WINDOW).left).toBe(792);
    expect(beside(piece(400, 300), { width: 2000, height: 2000 }, WINDOW)).toEqual({ left: 8, top: 8 });
  });

  test("covers nothing that must stay in sight as long as there is another place", () => {
    const below = piece(400, 380);
    const above = piece(400, 220);
    expect(beside(piece(400, 300), SIZE, WINDOW, [below])).toEqual({ left: 325, top: 192 });
    expect(beside(piece(400, 300), SIZE, WINDOW, [below, above])).toEqual({ left: 458, top: 275 });
  });

  test("goes into a corner when everything around is asked", () => {
    const around = [piece(400, 380), piece(400, 220), piece(480, 300), piece(320, 300)];
    expect(beside(piece(400, 300), SIZE, WINDOW, around)).toEqual({ left: 792, top: 692 });
  });

  test("covers the least if there is no free place, and never the thing itself", () => {
    const everywhere = [{ left: 0, top: 0, width: 1000, height: 800 }];
    const { top } = beside(piece(400, 300), SIZE, WINDOW, everywhere);
    expect(top).toBe(358);
  });
});

test("a line over a board lies at its foot, or as near to it as it covers least of what is asked", () => {
  const board = { left: 0, top: 100, width: 400, height: 500 };
  expect(clearest(board, 60, [])).toBe(540);
  expect(clearest(board, 60, [piece(20, 300)])).toBe(540);
  expect(clearest(board, 60, [piece(20, 560)])).toBe(500);
  const [most, all] = [
    { left: 0, top: 160, width: 400, height: 440 },
    { left: 0, top: 0, width: 400, height: 700 },
  ];
  expect(clearest(board, 60, [most])).toBe(100);
  expect(clearest(board, 60, [all])).toBe(540);
});
