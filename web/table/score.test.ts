import { describe, expect, test } from "vitest";
import { largestGains, placeOf, readSheet, samplePlies } from "./score.ts";

const SECTION = {
  title: "Score",
  header: ["", "Anna", "Béla"],
  rows: [
    ["Shipped goods", "7", "12"],
    ["Buildings", "10", "17"],
    ["Total", "17", "29"],
    ["Doubloons and barrels", "3", "0"],
    ["", "", "winner"],
  ],
};

describe("a score sheet", () => {
  test("has its sources, its sum and what decides between equals", () => {
    const { sources, total, tieBreaks } = readSheet(SECTION, [17, 29], "Points");
    expect(sources.map(({ label }) => label)).toEqual(["Shipped goods", "Buildings"]);
    expect(total).toEqual({ label: "Total", values: ["17", "29"] });
    expect(tieBreaks).toEqual([{ label: "Doubloons and barrels", values: ["3", "0"] }]);
  });

  test("of one source is not mistaken for its sum", () => {
    const rows = [
      ["Chests", "5", "4"],
      ["Total", "5", "4"],
    ];
    expect(readSheet({ title: "", rows }, [5, 4], "Points").sources).toHaveLength(1);
  });

  test("without a sum gets one", () => {
    expect(readSheet({ title: "", rows: [["Chests", "1", "2"]] }, [5, 4], "Points").total).toEqual({
      label: "Points",
      values: ["5", "4"],
    });
  });

  test("has none where somebody played alone", () => {
    const rows = [
      ["Round", "20 of 20"],
      ["", "lost"],
    ];
    const alone = { sources: [{ label: "Round", values: ["20 of 20"] }], total: null, tieBreaks: [] };
    expect(readSheet({ title: "", rows }, [0], null)).toEqual(alone);
  });
});

test("places count those who did better; the winner of a tie is before the others", () => {
  const scores = [20, 31, 31, 12];
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, scores, [2]))).toEqual([3, 2, 1, 4]);
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, scores, [1, 2]))).toEqual([3, 1, 1, 4]);
});

test("the largest gains are found, with the move before them", () => {
  const samples = [
    { ply: 0, points: [0, null] },
    { ply: 10, points: [4, 1] },
    { ply: 20, points: [5, 9] },
    { ply: 30, points: [9, 9] },
  ];
  expect(largestGains(samples, 2)).toEqual([
    { seat: 1, ply: 10, until: 20, points: 8 },
    { seat: 0, ply: 0, until: 10, points: 4 },
  ]);
  expect(largestGains([], 3)).toEqual([]);
});

test("points are looked up at the beginning of each part, and not too often", () => {
  expect(samplePlies([3, 9, 15], 20, 10)).toEqual([0, 3, 9, 15]);
  expect(samplePlies([3, 9, 15, 20], 20, 2)).toEqual([0, 9]);
  expect(samplePlies([], 20, 5)).toEqual([0]);
});
