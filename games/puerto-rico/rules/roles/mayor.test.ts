import { describe, expect, test } from "vitest";
import { BUILDING_NAMES, BUILDINGS } from "../../content/buildings.ts";
import { type TestTable, tableFor } from "../test-table.ts";
import { randomTurns } from "../test-turns.ts";

/** The mayor phase of seat 0. */
const electing = (players: number, given: object = {}) =>
  tableFor(players, { at: { step: "mayor", taker: 0 }, ...given });

/** An island for each of three or four, together not more tiles than there are. */
const islands = {
  0: { island: { corn: 4 } },
  1: { island: { indigo: 4 } },
  2: { island: { sugar: 4 } },
  3: { island: { tobacco: 4 } },
};
const islandsFor = (players: number) => Object.fromEntries(Object.entries(islands).slice(0, players));

const colonists = (table: TestTable) => table.table.seats.map((seat) => seat.colonists);

/** Who drew with the last move, in order. */
const drawn = (table: TestTable) => table.events("colonistsDrawn").map(({ seat }) => seat);

/** Everybody still asked in the mayor phase fills his circles. */
function settle(table: TestTable): TestTable {
  while (table.table.step === "place") {
    const [seat] = table.asked;
    table.play(seat, table.choices(seat).includes("fill") ? "fill" : "done");
  }
  return table;
}

describe("mayor: drawing", () => {
  test("PR-MAYOR-01: the mayor's privilege is a colonist from the supply, before the ship is touched", () => {
    const table = electing(3, { seats: islandsFor(3) });
    const before = table.table;
    table.play(0, "privilege");
    expect(table.seat(0).windRose).toBe(2);
    expect(table.table).toMatchObject({ colonists: before.colonists - 1, colonistShip: before.colonistShip - 1 });
    expect(table.told.map(({ event }) => event.type)).toEqual(["joined", "colonistsDrawn"]);
    expect(table.refusal(1, "privilege")).toBe("PR-MAYOR-01");
    expect(table.choices(1)).not.toContain("privilege");
  });

  test("PR-MAYOR-01: he need not use it", () => {
    const table = electing(3, { seats: islandsFor(3) });
    const { colonists: supply } = table.table;
    table.play(0, "join");
    expect([table.seat(0).windRose, table.table.colonists]).toEqual([1, supply]);
  });

  test("PR-MAYOR-02: with an empty supply there is no privilege", () => {
    const table = electing(3, { colonistShip: 3, seats: { 1: { windRose: 27 }, 2: { windRose: 28 } } });
    expect(table.table.colonists).toBe(0);
    expect(table.refusal(0, "privilege")).toBe("PR-MAYOR-02");
    expect(table.choices(0)).toEqual(["join", "decline"]);
  });

  test("PR-MAYOR-02: the last colonist of the supply can still be taken", () => {
    const table = electing(3, { colonistShip: 3, seats: { 1: { windRose: 27 }, 2: { windRose: 27 } } });
    expect(table.choices(0)).toEqual(["privilege", "join", "decline"]);
    expect(table.play(0, "privilege").table.colonists).toBe(0);
  });

  test("PR-MAYOR-03: one at a time, clockwise from the mayor, until the ship is empty", () => {
    const table = tableFor(4, { colonistShip: 10, seats: islandsFor(4), at: { step: "mayor", taker: 2 } });
    const order: number[] = [];
    for (const seat of [2, 3, 0, 1]) {
      expect(table.asked).toEqual([seat]);
      order.push(...drawn(table.play(seat, "join")));
    }
    expect(order).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2, 3]);
    expect([colonists(table), table.table.colonistShip]).toEqual([[2, 2, 3, 3], 0]);
  });

  test("PR-MAYOR-03: not out of turn", () => {
    expect(electing(3).refusal(1, "join")).toBe("PR-MAYOR-03");
  });

  test("PR-MAYOR-04: who declines takes no colonist, does not rearrange and is passed over", () => {
    const seats = { ...islandsFor(3), 1: { island: { indigo: 4 }, workers: { indigo: 1 }, windRose: 1 } };
    const table = electing(3, { colonistShip: 7, seats });
    const order = [
      ...drawn(table.play(0, "join")),
      ...drawn(table.play(1, "decline")),
      ...drawn(table.play(2, "join")),
    ];
    expect(order).toEqual([0, 2, 0, 2, 0, 2, 0]);
    expect(colonists(table)).toEqual([4, 2, 3]);
    expect(table.asked).toEqual([2]);
    table.play(2, "fill").play(2, "done");
    expect(table.table.step).toBe("year");
    expect(table.seat(1)).toMatchObject({ windRose: 1, workers: { indigo: 1 } });
    expect(table.events("settledDown")).toHaveLength(1);
  });

  test("PR-MAYOR-04: the mayor who declines has no privilege either, and the others go on", () => {
    const table = electing(3, { seats: islandsFor(3) });
    const { colonists: supply } = table.table;
    table.play(0, "decline").play(1, "join").play(2, "join");
    expect([colonists(table), table.table.colonists]).toEqual([[0, 2, 1], supply]);
    expect(table.asked).toEqual([1]);
  });

  test("PR-MAYOR-04: one declines, one does not pass", () => {
    expect(electing(3).refusal(0, "pass")).toBe("PR-MAYOR-04");
  });

  test("PR-MAYOR-05: if all decline, the colonists stay on the ship", () => {
    const table = electing(3, { colonistShip: 5 });
    const { colonists: supply } = table.table;
    table.play(0, "decline").play(1, "decline").play(2, "decline");
    expect(table.table).toMatchObject({ step: "year", colonistShip: 5, colonists: supply });
    expect(colonists(table)).toEqual([0, 0, 0]);
  });

  test("PR-MAYOR-05: with an empty ship the circuit is completed: the last still take part and rearrange, or decline", () => {
    const seats = {
      0: { island: { corn: 4 } },
      1: { island: { indigo: 2, sugar: 2 }, workers: { indigo: 2 } },
      2: { island: { tobacco: 2, coffee: 2 }, workers: { tobacco: 2 } },
    };
    const table = electing(3, { colonistShip: 1, seats }).play(0, "join");
    expect([table.table.colonistShip, table.asked, table.choices(1)]).toEqual([0, [1], ["join", "decline"]]);
    table.play(1, "join");
    expect([table.asked, table.choices(2)]).toEqual([[2], ["join", "decline"]]);
    table.play(2, "decline");
    expect(colonists(table)).toEqual([1, 2, 2]);
    table.play(0, "fill").play(0, "done").play(1, "place sugar").play(1, "place sugar").play(1, "done");
    expect(table.seat(1).workers).toMatchObject({ indigo: 0, sugar: 2 });
    expect(table.seat(2).workers).toMatchObject({ tobacco: 2, coffee: 0 });
    expect(table.table.step).toBe("year");
  });

  test("PR-MAYOR-05: who takes part without a single colonist has nothing to place", () => {
    const table = electing(3, { colonistShip: 0, seats: islandsFor(3) });
    table.play(0, "join").play(1, "join").play(2, "join");
    expect(table.table).toMatchObject({ step: "year", colonistShip: 3 });
    expect(table.table.seats.map((seat) => [seat.windRose, seat.colonists])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test("PR-MAYOR-11: placing is done in player order, the mayor first, each completely", () => {
    const seats = { 0: { island: { corn: 4 } }, 1: { island: { indigo: 4 } }, 2: { island: { sugar: 4 } } };
    const table = tableFor(3, { seats, colonistShip: 3, at: { step: "mayor", taker: 1 } });
    table.play(1, "privilege").play(2, "join").play(0, "join");
    expect(table.asked).toEqual([1]);
    expect(table.refusal(2, "place sugar")).toBe("PR-MAYOR-11");
    table.play(1, "place indigo").play(1, "place indigo");
    expect(table.asked).toEqual([1]);
    table.play(1, "done");
    expect(table.asked).toEqual([2]);
    table.play(2, "fill").play(2, "done");
    expect(table.asked).toEqual([0]);
  });
});

describe("mayor: refilling the ship", () => {
  /** All take part and place; every building stays empty, for the islands are roomy. */
  const refilled = (given: object) => {
    const table = electing(3, given);
    table.play(0, "join").play(1, "join").play(2, "join");
    return settle(table);
  };

  test("PR-MAYOR-13: as many as there are empty circles on all buildings of all players", () => {
    const seats = {
      0: { island: { corn: 1 }, buildings: { "tobacco-storage": 1, "coffee-roaster": 0 } },
      1: { island: { corn: 1 }, buildings: { "indigo-plant": 0 } },
      2: { island: { corn: 3, quarry: 3 }, buildings: { residence: 0 } },
    };
    const table = refilled({ colonistShip: 3, seats });
    const empty = table.table.seats.flatMap(({ buildings }) =>
      Object.entries(buildings).map(([name, here]) => BUILDINGS[BUILDING_NAMES.indexOf(name)].circles - here),
    );
    const target = empty.reduce((sum, circles) => sum + circles, 0);
    expect(target).toBe(4 + 3 + 1);
    expect(table.table.colonistShip).toBe(target);
  });

  test("PR-MAYOR-13: plantations and quarries do not count, and at least as many as players", () => {
    const table = refilled({
      seats: { 0: { island: { corn: 6, quarry: 4 } }, 1: { island: { indigo: 9 } }, 2: { island: { sugar: 9 } } },
    });
    expect(table.table.colonistShip).toBe(3);
    const one = refilled({ seats: { ...islandsFor(3), 0: { island: {}, buildings: { "sugar-mill": 0 } } } });
    expect(one.seat(0).buildings["sugar-mill"]).toBe(1);
    expect(one.table.colonistShip).toBe(3);
  });

  test.each([2, 4, 5])("PR-MAYOR-13: with %i players at least as many", (players) => {
    const table = electing(players);
    for (let seat = 0; seat < players; seat++) table.play(seat, "join");
    expect(settle(table).table.colonistShip).toBe(players);
  });

  test("PR-MAYOR-14: they come from the supply, and those left on the ship count", () => {
    const seats = { ...islandsFor(3), 0: { island: {}, buildings: { "sugar-mill": 0, "indigo-plant": 0 } } };
    const table = electing(3, { colonistShip: 4, seats });
    const { colonists: supply } = table.table;
    table.play(0, "decline").play(1, "decline").play(2, "decline");
    expect(table.table).toMatchObject({ colonistShip: 6, colonists: supply - 2 });
  });

  test("PR-MAYOR-14: a ship with more than the target keeps them", () => {
    const table = electing(3, { colonistShip: 8 });
    const { colonists: supply } = table.table;
    table.play(0, "decline").play(1, "decline").play(2, "decline");
    expect(table.table).toMatchObject({ colonistShip: 8, colonists: supply, ending: [] });
  });

  test("PR-MAYOR-15: if the supply cannot reach the target, all that is left goes aboard and the game ends with the year", () => {
    const seats = { 0: { windRose: 27 }, 1: { windRose: 26 }, 2: {} };
    const table = electing(3, { colonistShip: 3, seats });
    expect(table.table.colonists).toBe(2);
    table.play(0, "join").play(1, "join").play(2, "join");
    expect(table.table).toMatchObject({ colonists: 0, colonistShip: 2, ending: ["colonists"], step: "year" });
    expect(table.isOver).toBe(false);
    table.play(1, "role trader").play(2, "role captain");
    expect(table.isOver).toBe(true);
  });

  test("PR-MAYOR-16: a supply that just suffices does not end the game", () => {
    const table = electing(3, { colonistShip: 3, seats: { 0: { windRose: 26 }, 1: { windRose: 26 }, 2: {} } });
    expect(table.table.colonists).toBe(3);
    table.play(0, "join").play(1, "join").play(2, "join");
    expect(table.table).toMatchObject({ colonists: 0, colonistShip: 3, ending: [] });
  });

  test("PR-MAYOR-16: nor does an empty supply when the ship is full enough", () => {
    const table = electing(3, { colonistShip: 3, seats: { 0: { windRose: 28 }, 1: { windRose: 27 } } });
    expect(table.table.colonists).toBe(0);
    table.play(0, "decline").play(1, "decline").play(2, "decline");
    expect(table.table).toMatchObject({ colonistShip: 3, ending: [] });
  });

  test("PR-MAYOR-17: the refill is never forgotten: after each mayor phase the ship holds its target, not the minimum", () => {
    let phases = 0;
    for (const { before, after, move, step } of randomTurns(4, "refills")) {
      const isMayorPhase = step === "join" || step === "place";
      const over = !after.stack.some((frame) => frame.step !== before.stack[0].step);
      if (!isMayorPhase || !over || after.endings !== 0) continue;
      phases++;
      const empty = after.seats.reduce(
        (sum, { city }) =>
          sum + city.reduce((all, here, name) => all + (here >= 0 ? BUILDINGS[name].circles - here : 0), 0),
        0,
      );
      expect(after.colonistShip, move).toBeGreaterThanOrEqual(Math.max(4, empty));
    }
    expect(phases).toBeGreaterThan(0);
  });

  test("PR-MAYOR-17: with many empty circles the refill is more than the minimum", () => {
    const seats = { 0: { buildings: { "sugar-mill": 0, "indigo-plant": 0, "tobacco-storage": 0 } } };
    const table = electing(3, { seats }).play(0, "decline").play(1, "decline").play(2, "decline");
    expect(table.table.colonistShip).toBe(9);
  });
});

describe("mayor: what other phases leave alone", () => {
  test("PR-MAYOR-09, PR-MAYOR-10: outside the mayor phase nobody moves; only hospice and university place", () => {
    for (const { before, after, step, move } of randomTurns(5, "colonists")) {
      if (step === "join" || step === "place") continue;
      const stands = (state: typeof before) =>
        state.seats.map(({ windRose, workers, city }) => [
          windRose,
          ...workers,
          ...city.map((here) => Math.max(0, here)),
        ]);
      const stood = stands(before);
      const moved = stands(after)
        .flatMap((board, seat) => board.map((here, spot) => here - stood[seat][spot]))
        .filter((change) => change !== 0);
      expect(moved, `${step}: ${move}`).toEqual(move === "colonist" ? [1] : []);
      if (move === "colonist") expect(["hospice", "university"]).toContain(step);
    }
  });

  test("PR-MAYOR-09: colonists on the wind rose wait, though circles come free for them", () => {
    const seats = { 0: { island: { corn: 1 }, workers: { corn: 1 }, windRose: 2, doubloons: 9 } };
    const table = tableFor(3, { seats, faceUp: ["coffee"], at: { step: "settler", taker: 0 } }).play(0, "take coffee");
    expect(table.seat(0)).toMatchObject({ windRose: 2, workers: { coffee: 0 } });
    const city = tableFor(3, { seats, at: { step: "builder", taker: 0 } }).play(0, "build hospice");
    expect(city.seat(0)).toMatchObject({ windRose: 2, buildings: { hospice: 0 } });
    expect(city.refusal(1, "place hospice")).toBe("PR-MAYOR-10");
  });

  test("PR-MAYOR-10: nobody can place, lift or take a colonist in another phase", () => {
    const table = tableFor(3, { seats: { 0: { windRose: 1 } } });
    for (const move of ["place indigo", "lift indigo", "fill", "stay", "colonist"])
      expect(table.refusal(0, move)).toBe("PR-MAYOR-10");
  });
});
