import { frameOf, SPECTATOR } from "@caravel/kernel";
import { expect, test } from "vitest";
import { HARBOR } from "../../content/buildings.ts";
import { tableFor } from "../test-table.ts";
import { loadingPoints } from "./loading.ts";

const FULL_SHIPS = [
  { size: 4, good: "coffee", barrels: 4 },
  { size: 5, good: "sugar", barrels: 5 },
  { size: 6, good: "tobacco", barrels: 6 },
];

test("PR-CAPTAIN-09: with three empty ships the one that takes most, or any of those that take all", () => {
  const ships = (corn: number) =>
    tableFor(3, { seats: { 0: { goods: { corn } } }, at: { step: "captain", taker: 0 } }).choices(0);
  expect(ships(4)).toEqual(["load corn 4", "load corn 5", "load corn 6"]);
  expect(ships(5)).toEqual(["load corn 5", "load corn 6"]);
  expect(ships(6)).toEqual(["load corn 6"]);
  expect(ships(9)).toEqual(["load corn 6"]);
});

test("PR-CAPTAIN-09: a ship that already carries the kind is the only one, even if an empty one would take more", () => {
  const table = tableFor(3, {
    ships: [{ size: 4, good: "corn", barrels: 3 }],
    seats: { 1: { goods: { corn: 5 } } },
    at: { step: "captain", taker: 0, turn: 1 },
  });
  expect(table.choices(1)).toEqual(["load corn 4"]);
  table.play(1, "load corn 4");
  expect(table.seat(1)).toMatchObject({ points: 1, goods: { corn: 4 } });
});

test("PR-CAPTAIN-10, PR-CAPTAIN-20: the points of a loading come with it, before the next turn", () => {
  const table = tableFor(3, {
    seats: { 1: { goods: { corn: 3 } }, 2: { goods: { sugar: 1 } } },
    at: { step: "captain", taker: 0, turn: 1 },
  });
  table.play(1, "load corn 6");
  expect(table.events("loaded")).toEqual([{ type: "loaded", seat: 1, good: 0, ship: 2, barrels: 3, points: 3 }]);
  expect(table.seat(1).points).toBe(3);
  expect(table.table.points).toBe(72);
  expect(table.asked).toEqual([2]);
});

test("PR-CAPTAIN-11: the captain's extra point also comes with the wharf, once", () => {
  const table = tableFor(3, {
    seats: { 0: { goods: { corn: 2, sugar: 2 }, buildings: { wharf: 1 } } },
    at: { step: "captain", taker: 0 },
  });
  table.play(0, "wharf corn");
  expect(table.seat(0).points).toBe(3);
  table.play(0, "load sugar 5");
  expect(table.seat(0).points).toBe(5);
});

test("PR-CAPTAIN-11: harbor and privilege add up", () => {
  const table = tableFor(3, {
    seats: { 0: { goods: { corn: 1, sugar: 1 }, buildings: { harbor: 1 } } },
    at: { step: "captain", taker: 0 },
  });
  expect(table.play(0, "load corn 4").seat(0).points).toBe(3);
  expect(table.play(0, "load sugar 5").seat(0).points).toBe(5);
});

test("PR-CAPTAIN-13: a player who could not load has his turn again in the next circuit", () => {
  const table = tableFor(3, {
    ships: FULL_SHIPS,
    seats: {
      0: { goods: { corn: 1 }, buildings: { wharf: 1 } },
      1: { goods: { indigo: 1 }, buildings: { wharf: 1 } },
    },
    at: { step: "captain", taker: 0 },
  });
  table.play(0, "pass").play(1, "wharf indigo");
  expect(table.asked).toEqual([0]);
  table.play(0, "pass");
  // everybody in succession has been unable or has passed since the last loading
  expect(table.table.step).toBe("store");
});

test("PR-CAPTAIN-15: after the last loading everybody else and the loader himself have one more turn", () => {
  const table = tableFor(3, {
    ships: [FULL_SHIPS[0], FULL_SHIPS[1], { size: 6, good: "corn", barrels: 1 }],
    seats: {
      0: { goods: { indigo: 1 }, buildings: { wharf: 1 } },
      1: { goods: { corn: 1, indigo: 1 }, buildings: { wharf: 1 } },
    },
    at: { step: "captain", taker: 0 },
  });
  table.play(0, "pass").play(1, "load corn 6").play(0, "pass");
  expect(table.asked).toEqual([1]);
  expect(table.choices(1)).toEqual(["wharf indigo", "pass"]);
  table.play(1, "pass");
  expect(table.table.step).toBe("store");
});

test("PR-CAPTAIN-15: a loader who has more to load goes on alone when the others are done", () => {
  const table = tableFor(3, {
    seats: { 1: { goods: { corn: 1, indigo: 1, sugar: 1 } } },
    at: { step: "captain", taker: 0 },
  });
  table.play(1, "load corn 4").play(1, "load indigo 5").play(1, "load sugar 6");
  expect(table.table.step).toBe("year");
  expect(table.seat(1).points).toBe(3);
});

test("PR-CAPTAIN-16: points gained lie face down", () => {
  const table = tableFor(3, { seats: { 0: { goods: { corn: 3 } } }, at: { step: "captain", taker: 0 } });
  table.play(0, "load corn 4");
  expect(table.view(0).seats[0].points).toBe(4);
  expect(table.view(1).seats[0].points).toBeNull();
  expect(table.view(SPECTATOR).seats[0].points).toBeNull();
});

test("PR-CAPTAIN-17: the points of one loading may be partly chips and partly paper", () => {
  const table = tableFor(3, {
    seats: { 0: { points: 73 }, 1: { goods: { corn: 4 } }, 2: { goods: { indigo: 2 } } },
    at: { step: "captain", taker: 0, turn: 1 },
  });
  table.play(1, "load corn 4");
  expect(table.seat(1).points).toBe(4);
  expect(table.view(0).paper).toBe(2);
  table.play(2, "load indigo 5");
  expect(table.seat(2).points).toBe(2);
  expect(table.table.points).toBe(0);
  expect(table.view(0).paper).toBe(4);
});

test("PR-CAPTAIN-19: every player has a turn even if nobody can load on a ship", () => {
  const table = tableFor(4, {
    governor: 2,
    ships: [
      { size: 5, good: "coffee", barrels: 5 },
      { size: 6, good: "sugar", barrels: 6 },
      { size: 7, good: "tobacco", barrels: 7 },
    ],
    seats: { 1: { goods: { corn: 2 }, buildings: { wharf: 1 } } },
    at: { step: "captain", taker: 2 },
  });
  // the captain and two others cannot load; the last in order is asked all the same
  expect(table.asked).toEqual([1]);
  expect(table.play(1, "wharf corn").seat(1).points).toBe(2);
});

test("PR-CAPTAIN-18: a ship is emptied only by the clean-up, so its kind stays shut out for the phase", () => {
  const table = tableFor(3, {
    ships: [{ size: 4, good: "corn", barrels: 3 }],
    seats: { 1: { goods: { corn: 1 } }, 2: { goods: { corn: 1, sugar: 1 } } },
    at: { step: "captain", taker: 0, turn: 1 },
  });
  table.play(1, "load corn 4");
  expect(table.choices(2)).toEqual(["load sugar 5", "load sugar 6"]);
  table.play(2, "load sugar 5").play(2, "done");
  expect(table.events("shipSailed")).toEqual([{ type: "shipSailed", ship: 0, good: 0 }]);
  expect(table.table.ships).toEqual({
    4: { good: null, barrels: 0 },
    5: { good: "sugar", barrels: 1 },
    6: { good: null, barrels: 0 },
  });
});

test("PR-B-WHARF-01: the wharf can be used again in the next captain phase", () => {
  const table = tableFor(3, {
    seats: { 1: { island: { corn: 1 }, workers: { corn: 1 }, goods: { corn: 2 }, buildings: { wharf: 1 } } },
  });
  table.play(0, "role captain").play(1, "wharf corn");
  expect(table.events("shippedByWharf")).toEqual([{ type: "shippedByWharf", seat: 1, good: 0, barrels: 2, points: 2 }]);
  table.play(1, "role craftsman").play(1, "produce").play(1, "extra corn");
  table.play(2, "role trader").play(1, "pass");
  table.play(1, "role captain").play(1, "wharf corn");
  expect(table.seat(1).points).toBe(2 + 3);
});

test("PR-B-WHARF-01: one owner's use leaves the other owner's wharf alone", () => {
  const table = tableFor(3, {
    ships: FULL_SHIPS,
    seats: {
      0: { goods: { corn: 2, indigo: 1 }, buildings: { wharf: 1 } },
      1: { goods: { corn: 3 }, buildings: { wharf: 1 } },
    },
    at: { step: "captain", taker: 0 },
  });
  table.play(0, "wharf corn");
  expect(table.choices(1)).toEqual(["wharf corn", "pass"]);
  table.play(1, "wharf corn");
  expect(table.seat(1).points).toBe(3);
  // seat 0 has an indigo barrel left, but his wharf has sailed
  expect(table.table.step).toBe("store");
});

test("PR-BLD-06: more than one colonist on a building has no further effect", () => {
  const { state } = tableFor(3, { seats: { 1: { goods: { corn: 3 } } }, at: { step: "captain", taker: 0, turn: 1 } });
  const points = (colonists: number) => {
    state.seats[1].city[HARBOR] = colonists;
    return loadingPoints(state, frameOf(state, "shipping"), 1, 3);
  };
  expect([0, 1, 2].map(points)).toEqual([3, 4, 4]);
});

test("PR-CAPTAIN-14, PR-DP-24: a wharf owner without barrels is not asked whether he passes", () => {
  const table = tableFor(3, {
    seats: { 0: { buildings: { wharf: 1 } }, 1: { goods: { corn: 1 } }, 2: { buildings: { wharf: 1 } } },
    at: { step: "captain", taker: 0 },
  });
  expect(table.asked).toEqual([1]);
  table.play(1, "load corn 4");
  expect(table.table.step).toBe("year");
});

test("PR-CAPTAIN-14: an empty wharf lets nobody pass and ships nothing", () => {
  const table = tableFor(3, {
    ships: FULL_SHIPS,
    seats: { 0: { goods: { corn: 1 }, buildings: { wharf: 0 } } },
    at: { step: "captain", taker: 0 },
  });
  expect(table.table.step).toBe("store");
});

test("PR-SETUP-11: nothing is loaded on a ship that is not in the game", () => {
  const table = tableFor(3, { seats: { 0: { goods: { corn: 1 } } }, at: { step: "captain", taker: 0 } });
  expect(table.refusal(0, "load corn 8")).toBe("PR-SETUP-11");
});
