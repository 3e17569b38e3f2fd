import { begin, FastChance, Table } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { puertoRico } from "./game.ts";
import { type TestTable, tableFor } from "./test-table.ts";

const NOBLES = { expansion2: true };
const BOTH = { expansion1: true, expansion2: true };

const nobleTable = (players: number, given: object = {}) => tableFor(players, given, NOBLES);

/** The mayor phase of seat 0, in a game with nobles. */
const electing = (players: number, given: object = {}) =>
  nobleTable(players, { at: { step: "mayor", taker: 0 }, ...given });

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Everybody still to place fills his circles. */
function settle(table: TestTable): TestTable {
  while (table.table.step === "place") {
    const [seat] = table.asked;
    table.play(seat, table.choices(seat).includes("fill") ? "fill" : "done");
  }
  return table;
}

describe("the set-up with nobles", () => {
  test.each([2, 3, 4, 5])("PR-NOBLE-01, PR-RULING-06: with %i players all 100 colonists are used", (players) => {
    const { colonists, colonistShip, noblesAboard } = nobleTable(players).table;
    expect(colonists + colonistShip - noblesAboard).toBe(100);
    expect(colonists).toBe(101 - players);
  });

  test("PR-NOBLE-01: without expansion II there are as few colonists as ever, and no nobles", () => {
    const { colonists, nobles, noblesAboard } = tableFor(4, {}, { expansion1: true }).table;
    expect([colonists, nobles, noblesAboard]).toEqual([75, 0, 0]);
  });

  test.each([2, 3, 4, 5])("PR-NOBLE-02: of the 20 nobles 19 form the supply of %i players", (players) => {
    expect(nobleTable(players).table).toMatchObject({ nobles: 19, noblesAboard: 1 });
  });

  test.each([2, 3, 4, 5])("PR-NOBLE-03: for %i players one of as many discs on the ship is a noble", (players) => {
    const { state } = begin(puertoRico, players, NOBLES, new FastChance("ship"));
    expect(state).toMatchObject({ colonistShip: players, noblesAboard: 1, nobles: 19, colonists: 101 - players });
    expect(puertoRico.faults(state)).toEqual([]);
  });

  test("PR-RULING-05: the jeweler is chosen like the others and takes one of the two spaces of cost 8", () => {
    const board = ["jeweler"];
    const table = tableFor(3, { board, at: { step: "draft" } }, NOBLES);
    expect(table.refusal(1, "choose jeweler")).toBe("PR-EXP-05");
    table.play(1, "choose university");
    expect(table.refusal(2, "choose harbor")).toBe("PR-EXP-06");
    const other = tableFor(3, { board: ["university", "harbor"], at: { step: "draft" } }, NOBLES);
    expect(other.refusal(2, "choose jeweler")).toBe("PR-EXP-06");
    expect(tableFor(3, { at: { step: "draft" } }, { expansion1: true }).refusal(0, "choose jeweler")).toBe("PR-EXP-02");
  });

  test("PR-RULING-07: with two players a chosen jeweler comes with both tiles, a villa with one", () => {
    const table = tableFor(2, { at: { step: "draft" } }, NOBLES)
      .play(0, "choose jeweler")
      .play(1, "choose villa");
    expect(table.table.bank).toMatchObject({ jeweler: 2, villa: 1 });
  });
});

describe("nobles on the colonist ship", () => {
  test("PR-NOBLE-04, PR-RULING-04: at the refill after a mayor phase one of the new discs is a noble", () => {
    const table = electing(3, { colonistShip: 0, noblesAboard: 0 });
    const before = table.table;
    table.play(0, "join").play(1, "join").play(2, "join");
    settle(table);
    expect(table.table).toMatchObject({ colonistShip: 3, noblesAboard: 1 });
    expect([table.table.colonists, table.table.nobles]).toEqual([before.colonists - 2, before.nobles - 1]);
    expect(table.events("shipRefilled")).toMatchObject([{ colonists: 2, nobles: 1, target: 3, short: false }]);
  });

  test("PR-NOBLE-04, PR-RULING-04: a captain phase brings no noble", () => {
    const table = nobleTable(3, { colonistShip: 0, noblesAboard: 0, seats: { 0: { goods: { corn: 1 } } } });
    table.play(0, "role captain").play(0, "load corn 4");
    expect(table.table).toMatchObject({ step: "year", colonistShip: 0, noblesAboard: 0 });
  });

  test("PR-NOBLE-04: for many empty circles there still comes one noble only", () => {
    const seats = { 0: { buildings: { "sugar-mill": 0, "tobacco-storage": 0, wharf: 0 } } };
    const table = electing(3, { colonistShip: 0, noblesAboard: 0, seats }).play(0, "decline").play(1, "decline");
    table.play(2, "decline");
    expect(table.table).toMatchObject({ colonistShip: 7, noblesAboard: 1 });
  });

  test("PR-NOBLE-04: with no noble left in the supply the ship gets colonists only", () => {
    const seats = { 0: { windRose: 20, nobles: { "wind-rose": 20 } } };
    const table = electing(3, { colonistShip: 0, noblesAboard: 0, seats }).play(0, "decline").play(1, "decline");
    table.play(2, "decline");
    expect(table.table).toMatchObject({ colonistShip: 3, noblesAboard: 0, nobles: 0 });
  });

  test("PR-RULING-37: one noble at most per refill, also when one is still aboard; a full ship gets none", () => {
    const left = electing(3, { colonistShip: 2, noblesAboard: 1 }).play(0, "decline").play(1, "decline");
    left.play(2, "decline");
    expect(left.table).toMatchObject({ colonistShip: 3, noblesAboard: 2, nobles: 18, colonists: 99 });
    const full = electing(3, { colonistShip: 3, noblesAboard: 1 }).play(0, "decline").play(1, "decline");
    full.play(2, "decline");
    expect(full.table).toMatchObject({ colonistShip: 3, noblesAboard: 1, nobles: 19, colonists: 98 });
    const over = electing(3, { colonistShip: 5, noblesAboard: 0 }).play(0, "decline").play(1, "decline");
    over.play(2, "decline");
    expect(over.table).toMatchObject({ colonistShip: 5, noblesAboard: 0, nobles: 20, colonists: 95 });
  });

  test("PR-NOBLE-11, PR-RULING-37: too few colonists: the noble comes all the same, and all colonists there are", () => {
    const given = { colonistShip: 0, noblesAboard: 0, seats: { 1: { windRose: 99 } } };
    const table = electing(3, given).play(0, "decline").play(1, "decline").play(2, "decline");
    expect(table.table).toMatchObject({ colonistShip: 2, noblesAboard: 1, colonists: 0, nobles: 19 });
    expect(table.events("shipRefilled")).toMatchObject([{ colonists: 1, nobles: 1, short: true }]);
  });

  test("PR-NOBLE-11: with the noble counted, colonists that just suffice are not too few", () => {
    const given = { colonistShip: 0, noblesAboard: 0, seats: { 1: { windRose: 98 } } };
    const table = electing(3, given).play(0, "decline").play(1, "decline").play(2, "decline");
    expect(table.table).toMatchObject({ colonistShip: 3, noblesAboard: 1, colonists: 0 });
    expect(table.events("shipRefilled")).toMatchObject([{ colonists: 2, nobles: 1, target: 3, short: false }]);
  });

  test("PR-NOBLE-08, PR-DP-14, PR-RULING-33: who draws chooses, while both kinds are aboard", () => {
    const table = electing(3, { colonistShip: 4, noblesAboard: 2, seats: { 2: { island: { corn: 3 } } } });
    table.play(0, "join");
    expect(table.table.step).toBe("landfall");
    expect(table.choices(0)).toEqual(["colonist", "noble"]);
    expect([table.refusal(0, "pass"), table.refusal(1, "noble")]).toEqual(["PR-NOBLE-08", "PR-MAYOR-03"]);
    table.play(0, "noble");
    expect(table.seat(0)).toMatchObject({ windRose: 1, nobles: { all: 1, "wind-rose": 1 } });
    expect(table.table).toMatchObject({ colonistShip: 3, noblesAboard: 1 });
    table.play(1, "join").play(1, "noble");
    // only colonists are left: nothing to choose, also in the next circuit
    table.play(2, "join");
    expect(table.table).toMatchObject({ step: "place", colonistShip: 0 });
    expect(table.table.seats.map(({ colonists, nobles }) => [colonists, nobles.all])).toEqual([
      [2, 1],
      [1, 1],
      [1, 0],
    ]);
  });

  test("PR-NOBLE-08: a colonist taken leaves the noble to the others; the last disc comes unasked", () => {
    const table = electing(3, { colonistShip: 2, noblesAboard: 1 }).play(0, "join").play(0, "colonist");
    expect(table.table).toMatchObject({ colonistShip: 1, noblesAboard: 1 });
    table.play(1, "join");
    expect([table.seat(0).nobles.all, table.seat(1).nobles.all]).toEqual([0, 1]);
    expect(table.asked).toEqual([2]);
  });

  test("PR-NOBLE-08, PR-DP-14: the choice is there in every circuit, for those who take part", () => {
    const table = electing(3, { colonistShip: 6, noblesAboard: 1 }).play(0, "join").play(0, "colonist");
    table.play(1, "decline").play(2, "join").play(2, "colonist");
    expect([table.asked, table.choices(0)]).toEqual([[0], ["colonist", "noble"]]);
    table.play(0, "colonist");
    expect([table.asked, table.choices(2)]).toEqual([[2], ["colonist", "noble"]]);
    table.play(2, "noble");
    expect(table.table.seats.map(({ colonists, nobles }) => [colonists, nobles.all])).toEqual([
      [3, 0],
      [0, 0],
      [3, 1],
    ]);
  });
});

describe("nobles among colonists", () => {
  test.each([
    ["a plantation and a plant", "indigo"],
    ["a corn plantation", "corn"],
  ])("PR-NOBLE-06: a noble on %s makes %s", (_, good) => {
    const seats = {
      0: {
        island: { corn: 1, indigo: 1 },
        workers: { corn: 1, indigo: 1 },
        buildings: { "indigo-plant": 1 },
        nobles: { corn: 1, indigo: 1, "indigo-plant": 1 },
      },
    };
    const table = nobleTable(3, { seats }).play(0, "role craftsman").play(0, "produce");
    expect(table.seat(0).goods).toMatchObject({ [good]: 1 });
  });

  test("PR-NOBLE-06: a noble mans a quarry and any building of the base game", () => {
    const seats = {
      0: {
        doubloons: 1,
        island: { quarry: 1 },
        workers: { quarry: 1 },
        buildings: { "small-market": 1 },
        goods: { corn: 1 },
        nobles: { quarry: 1, "small-market": 1 },
      },
    };
    const building = nobleTable(3, { seats }).play(0, "role builder");
    expect(building.refusal(0, "build small-warehouse")).toBe(null);
    expect(building.refusal(0, "build hospice")).toBe("PR-BUILDER-08");
    expect(nobleTable(3, { seats }).play(0, "role trader").play(0, "sell corn").seat(0).doubloons).toBe(1 + 2);
  });

  test("PR-NOBLE-10, PR-RULING-38: mayor's privilege and hospice never take a noble from the supply", () => {
    const gone = { 1: { windRose: 49 }, 2: { windRose: 50 } };
    const mayor = electing(3, { colonistShip: 2, noblesAboard: 1, seats: gone });
    expect(mayor.table).toMatchObject({ colonists: 0, nobles: 19 });
    expect(mayor.refusal(0, "privilege")).toBe("PR-MAYOR-02");
    const hospice = nobleTable(3, {
      colonistShip: 2,
      noblesAboard: 1,
      faceUp: ["corn"],
      seats: { 0: { buildings: { hospice: 1 }, nobles: { hospice: 1 } }, ...gone },
    });
    hospice.play(0, "role settler").play(0, "take corn");
    expect(hospice.asked).toEqual([1]);
    expect(hospice.seat(0).workers.corn).toBe(0);
  });

  test("PR-NOBLE-10: with colonists in the supply it is a colonist that comes", () => {
    const table = nobleTable(3, {
      faceUp: ["corn"],
      seats: { 0: { buildings: { hospice: 1 }, nobles: { hospice: 1 } } },
    });
    const before = table.table;
    table.play(0, "role settler").play(0, "take corn").play(0, "colonist");
    expect(table.seat(0)).toMatchObject({ workers: { corn: 1 }, nobles: { all: 1 } });
    expect(table.table).toMatchObject({ colonists: before.colonists - 1, nobles: before.nobles });
    const mayor = electing(3).play(0, "privilege");
    expect(mayor.seat(0)).toMatchObject({ windRose: 1, nobles: { all: 0 } });
    expect(mayor.table).toMatchObject({ colonists: 97, nobles: 19 });
  });
});

describe("university and nobles", () => {
  const studying = (given: object) => {
    const seats = { 0: { doubloons: 9, buildings: { university: 1 } }, 1: { windRose: 49 }, 2: { windRose: 48 } };
    return nobleTable(3, { seats, ...given })
      .play(0, "role builder")
      .play(0, "build hospice");
  };

  test("PR-NOBLE-10, PR-RULING-38: from the supply a colonist, never a noble", () => {
    const table = studying({ colonistShip: 2, noblesAboard: 1 });
    expect(table.table.colonists).toBe(1);
    expect(table.choices(0)).toEqual(["colonist", "pass"]);
    expect(table.refusal(0, "noble")).toBe("PR-NOBLE-10");
    table.play(0, "colonist");
    expect(table.seat(0)).toMatchObject({ buildings: { hospice: 1 }, nobles: { all: 0 } });
    expect(table.table).toMatchObject({ colonists: 0, colonistShip: 2, noblesAboard: 1, nobles: 19 });
  });

  test("PR-DP-10, PR-B-UNIVERSITY-03: with an empty supply a disc of the ship, whichever he likes", () => {
    const table = studying({ colonistShip: 3, noblesAboard: 1 });
    expect(table.table.colonists).toBe(0);
    expect(table.choices(0)).toEqual(["colonist", "noble", "pass"]);
    table.play(0, "noble");
    expect(table.seat(0)).toMatchObject({ buildings: { hospice: 1 }, nobles: { all: 1, hospice: 1 } });
    expect(table.table).toMatchObject({ colonistShip: 2, noblesAboard: 0, nobles: 19 });
    expect(table.events("colonistOnBuilding")).toMatchObject([{ fromShip: true, isNoble: true }]);
  });

  test("PR-DP-10: or a colonist of the ship", () => {
    const table = studying({ colonistShip: 3, noblesAboard: 1 }).play(0, "colonist");
    expect(table.seat(0)).toMatchObject({ buildings: { hospice: 1 }, nobles: { all: 0 } });
    expect(table.table).toMatchObject({ colonists: 0, colonistShip: 2, noblesAboard: 1 });
  });

  test("PR-DP-10: only what is aboard can be chosen", () => {
    const seats = { 0: { doubloons: 9, buildings: { university: 1 } }, 1: { windRose: 50 }, 2: { windRose: 49 } };
    const nobleOnly = studying({ colonistShip: 1, noblesAboard: 1, seats });
    expect(nobleOnly.choices(0)).toEqual(["noble", "pass"]);
    expect(nobleOnly.refusal(0, "colonist")).toBe("PR-B-UNIVERSITY-03");
    const colonistOnly = studying({ colonistShip: 2, noblesAboard: 0 });
    expect(colonistOnly.choices(0)).toEqual(["colonist", "pass"]);
    expect(colonistOnly.refusal(0, "noble")).toBe("PR-NOBLE-10");
    expect(studying({ colonistShip: 0, noblesAboard: 0, seats }).asked).toEqual([1]);
  });
});

describe("what does not end a game with nobles", () => {
  test("PR-NOBLE-05, PR-END-02, PR-END-06: neither a lack of colonists nor of nobles", () => {
    const given = {
      colonistShip: 0,
      noblesAboard: 0,
      seats: { 0: { windRose: 20, nobles: { "wind-rose": 20 } }, 1: { windRose: 99 } },
    };
    const table = electing(3, given).play(0, "decline").play(1, "decline").play(2, "decline");
    expect(table.table).toMatchObject({ colonists: 0, nobles: 0, colonistShip: 1, ending: [] });
    table.play(1, "role craftsman").play(2, "role trader");
    expect(table.table).toMatchObject({ step: "year", governor: 1 });
    expect(table.isOver).toBe(false);
  });

  test("PR-END-02: with expansion I alone a short ship ends the game as ever", () => {
    const table = tableFor(
      3,
      { colonistShip: 0, seats: { 1: { windRose: 57 } }, at: { step: "mayor", taker: 0 } },
      { expansion1: true },
    );
    table.play(0, "decline").play(1, "decline").play(2, "decline");
    expect(table.table.ending).toEqual(["colonists"]);
  });
});

/** Plays a whole game at random and looks at the table after every move. */
function playOut(
  players: number,
  seed: string,
  options: object,
  look: (state: Parameters<typeof puertoRico.faults>[0]) => void,
): boolean {
  const chance = new FastChance(seed);
  const table = new Table(puertoRico, puertoRico.setup(players, { ...options }, chance), chance);
  table.list.withShortcuts = false;
  while (table.ask()) {
    look(table.state);
    table.play(table.seat, table.list.moves[chance.roll(table.list.length)]);
  }
  return table.state.endings !== 0;
}

describe("conservation", () => {
  test.each([2, 3, 4, 5])("PR-INV-03: in whole games of %i there are always 20 nobles and 100 colonists", (players) => {
    for (const [options, seed] of [
      [NOBLES, "one"],
      [BOTH, "two"],
    ] as const) {
      const ended = playOut(players, `${seed} ${players}`, { ...options, buildings: "random" }, (state) => {
        const boards = state.seats.map((seat) => [
          sum(seat.workers) + seat.windRose + sum(seat.built.map((building) => seat.city[building])),
          sum(seat.workerNobles) + seat.windRoseNobles + sum(seat.cityNobles),
        ]);
        const nobles = sum(boards.map(([, nobles]) => nobles)) + state.nobles + state.noblesAboard;
        const discs = sum(boards.map(([all]) => all)) + state.colonists + state.nobles + state.colonistShip;
        expect([nobles, discs]).toEqual([20, 120]);
        expect(puertoRico.faults(state)).toEqual([]);
      });
      expect(ended).toBe(true);
    }
  });

  test("PR-INV-03: a table with another number of nobles is impossible", () => {
    const { state } = nobleTable(3);
    expect(puertoRico.faults({ ...state, nobles: 18 })).toEqual(["nobles: 1 fewer than the box holds (PR-INV-03)"]);
    expect(() => nobleTable(3, { seats: { 0: { windRose: 1, nobles: { "wind-rose": 2 } } } })).toThrow(
      "more nobles than colonists",
    );
    expect(() => tableFor(3, { seats: { 0: { windRose: 1, nobles: { "wind-rose": 1 } } } })).toThrow(
      "nobles: 1 more than the box holds (PR-INV-03)",
    );
  });
});
