import { describe, expect, test } from "vitest";
import { HOSPICE } from "../content/buildings.ts";
import { copy } from "./state.ts";
import { momentsOf } from "./test-guests.ts";
import { tableAt, tableFor } from "./test-table.ts";

/** Somebody with two guests and one empty circle, that of his plantation. */
const HOST = { island: { indigo: 1 }, buildings: { "guest-house": 2 } };
const ROW = ["corn", "sugar", "tobacco", "coffee"];

/** A table at the choice of a role; seats 0 and 1 have guests, unless given otherwise. */
const hosts = (given: object = {}, players = 3) =>
  tableFor(players, { faceUp: ROW, seats: { 0: HOST, 1: HOST }, ...given }, { expansion1: true });

/** A table where one seat is the host. */
const host = (board: object, given: object = {}) =>
  tableFor(3, { faceUp: ROW, seats: { 0: board }, ...given }, { expansion1: true });

describe("PR-B-GUEST-HOUSE-05: the moments at which guests may be moved", () => {
  test("PR-B-GUEST-HOUSE-05, PR-SETTLER-09: settler phase, with a second pick", () => {
    const librarian = { ...HOST, buildings: { "guest-house": 2, library: 1 } };
    const table = hosts({ seats: { 0: librarian, 1: HOST } });
    expect(momentsOf(table, ["role settler", "take corn", "take sugar", "pass", "take tobacco", "role mayor"])).toEqual(
      [
        "0 role settler",
        "guests 0", // the start of the phase; the settler's turn begins at once
        "guests 1",
        "0 take corn",
        "guests 0", // after his decision
        "guests 1", // the start of seat 1's turn
        "1 take sugar",
        "guests 1",
        "2 pass",
        "guests 0", // after the last turn, before the second pick
        "guests 1",
        "0 take tobacco",
        "guests 0", // before the new row
        "guests 1",
        "1 role mayor",
      ],
    );
  });

  test("PR-B-GUEST-HOUSE-05: settler phase, with haciendas", () => {
    const farmer = { ...HOST, buildings: { "guest-house": 2, hacienda: 1 } };
    const table = hosts({ seats: { 0: farmer, 1: HOST } });
    expect(momentsOf(table, ["role settler", "draw", "pass", "pass", "pass"])).toEqual([
      "0 role settler",
      "guests 0",
      "guests 1",
      "0 draw",
      "guests 0",
      "0 pass",
      "guests 0",
      "guests 1",
      "1 pass",
      "guests 1",
      "2 pass",
      "guests 0",
      "guests 1",
    ]);
  });

  test("PR-B-GUEST-HOUSE-05: builder phase, with a university", () => {
    const scholar = { ...HOST, buildings: { "guest-house": 2, university: 1 }, doubloons: 9 };
    const table = hosts({ board: ["church"], seats: { 0: scholar, 1: HOST, 2: { doubloons: 1 } } });
    expect(momentsOf(table, ["role builder", "build church", "colonist", "pass", "pass"])).toEqual([
      "0 role builder",
      "guests 0",
      "guests 1",
      "0 build church",
      "guests 0",
      "0 colonist",
      "guests 0",
      "guests 1",
      "1 pass",
      "guests 1",
      "2 pass",
      "guests 0",
      "guests 1",
    ]);
  });

  test("PR-B-GUEST-HOUSE-05: craftsman phase, before and after the extra barrels of a library", () => {
    const farm = { island: { corn: 1, indigo: 1 }, workers: { corn: 1 } };
    const seats = {
      0: { ...HOST, ...farm, buildings: { "guest-house": 2, library: 1 } },
      1: { ...HOST, ...farm },
      2: farm,
    };
    const moves = ["role craftsman", "produce", "produce", "decline", "extra corn", "extra corn", "role mayor"];
    expect(momentsOf(hosts({ seats }), moves)).toEqual([
      "0 role craftsman",
      "guests 0",
      "guests 1",
      "0 produce",
      "guests 0",
      "guests 1",
      "1 produce",
      "guests 1",
      "2 decline",
      "guests 0", // before the privilege
      "guests 1",
      "0 extra corn",
      "guests 0",
      "0 extra corn",
      "guests 0",
      "1 role mayor",
    ]);
  });

  test("PR-B-GUEST-HOUSE-05: trader phase, before the house is emptied", () => {
    const table = hosts({
      house: ["corn", "indigo", "sugar"],
      seats: { 0: { ...HOST, goods: { coffee: 1 } }, 1: HOST },
    });
    expect(momentsOf(table, ["role trader", "sell coffee"])).toEqual([
      "0 role trader",
      "guests 0",
      "guests 1",
      "0 sell coffee",
      "guests 0",
      "guests 1", // seat 1's turn: he cannot sell; nothing happens before the end of the phase, so seat 0 and he rest
    ]);
    expect(table.table).toMatchObject({ step: "year", house: { coffee: 0 } });
    const last = hosts({
      house: ["corn", "indigo", "sugar"],
      seats: { 0: HOST, 1: HOST, 2: { goods: { coffee: 1 } } },
    });
    const moments = momentsOf(last, ["role trader", "sell coffee"]);
    expect(moments).toEqual(["0 role trader", "guests 0", "guests 1", "2 sell coffee", "guests 0", "guests 1"]);
  });

  test("PR-B-GUEST-HOUSE-05: when the last guest is asked the house is still full", () => {
    const table = host({ ...HOST, goods: { coffee: 1 } }, { house: ["corn", "indigo", "sugar"] });
    table.play(0, "role trader").play(0, "pass").play(0, "sell coffee");
    expect(table.table).toMatchObject({ step: "guests", house: { coffee: 1, corn: 1 } });
    table.play(0, "pass");
    expect(table.table.house).toMatchObject({ coffee: 0, corn: 0 });
  });

  test("PR-B-GUEST-HOUSE-05: captain phase, on each own turn, before storage and before the ships sail", () => {
    const seats = { 0: { ...HOST, goods: { corn: 2, sugar: 2 } }, 1: HOST, 2: { goods: { corn: 5 } } };
    const table = hosts({
      seats,
      ships: [{ size: 4 }, { size: 5, good: "coffee", barrels: 4 }, { size: 6, good: "tobacco", barrels: 3 }],
    });
    const moves = ["role captain", "load corn 4", "load corn 4", "keep sugar", "done", "done", "role mayor"];
    expect(momentsOf(table, moves)).toEqual([
      "0 role captain",
      "guests 0",
      "guests 1",
      "0 load corn 4",
      "guests 0",
      "guests 1", // seat 1 cannot load
      "2 load corn 4",
      "guests 0", // seat 0's turn: his sugar has no ship
      "guests 1", // seat 1's turn; then loading ends with nothing in between
      "0 keep sugar",
      "0 done",
      "2 done",
      "guests 0", // before the full ship sails
      "guests 1",
      "1 role mayor",
    ]);
  });

  test("PR-B-GUEST-HOUSE-05: before storage everybody is asked again who was not since the last loading", () => {
    const seats = { 0: HOST, 1: HOST, 2: { goods: { corn: 1, sugar: 1 } } };
    const ships = [{ size: 4 }, { size: 5, good: "coffee", barrels: 5 }, { size: 6, good: "sugar", barrels: 6 }];
    const table = hosts({ seats, ships });
    table.play(0, "role captain").play(0, "pass").play(1, "pass").play(2, "load corn 4");
    // seat 0's and seat 1's turns come after the loading, then storage
    table.play(0, "pass").play(1, "pass");
    expect([table.asked, table.table.step]).toEqual([[2], "store"]);
  });

  test("PR-B-GUEST-HOUSE-05: a captain who loads nothing is asked before the lighthouse pays, and everybody before storage", () => {
    const keeper = { ...HOST, buildings: { "guest-house": 2, lighthouse: 1 } };
    const table = hosts({ seats: { 0: keeper, 1: HOST } });
    expect(momentsOf(table, ["role captain", "role mayor"])).toEqual([
      "0 role captain",
      "guests 0",
      "guests 1",
      "guests 0", // the lighthouse has paid
      "guests 1",
      "1 role mayor",
    ]);
    const idle = { ...HOST, buildings: { "guest-house": 2, lighthouse: 0 } };
    expect(momentsOf(hosts({ seats: { 0: idle, 1: HOST } }), ["role captain", "role mayor"])).toEqual([
      "0 role captain",
      "guests 0",
      "guests 1",
      "1 role mayor",
    ]);
  });

  test("PR-B-GUEST-HOUSE-05: after a last player's passing guests can still light the lighthouse and open the storehouse", () => {
    const ships = [4, 5, 6].map((size, at) => ({ size, good: ["corn", "indigo", "coffee"][at], barrels: size }));
    const shipper = { goods: { sugar: 1 }, buildings: { wharf: 1 } };
    const passing = (buildings: object) =>
      hosts({ ships, seats: { 0: { island: {}, goods: { sugar: 2 }, doubloons: 0, buildings }, 2: shipper } })
        .play(0, "role captain")
        .play(0, "pass")
        .play(2, "pass");
    const lit = passing({ "guest-house": 1, lighthouse: 0 });
    expect([lit.table.step, lit.asked]).toEqual(["guests", [0]]);
    expect(lit.play(0, "guest lighthouse").seat(0).doubloons).toBe(1);
    const opened = passing({ "guest-house": 1, storehouse: 0 });
    expect([opened.table.step, opened.asked]).toEqual(["guests", [0]]);
    opened.play(0, "guest storehouse").play(0, "keep sugar");
    expect(opened.choices(0)).toContain("keep sugar");
  });

  test("PR-B-GUEST-HOUSE-05: the points of another's union hall are something between two moments", () => {
    const full = ["corn", "indigo", "sugar"].map((good, at) => ({ size: 4 + at, good, barrels: 4 + at }));
    const unionist = { goods: { coffee: 2 }, buildings: { "union-hall": 1 } };
    const asked = (board: object) => momentsOf(hosts({ ships: full, seats: { 0: board, 1: HOST } }), ["role captain"]);
    expect(asked(unionist)).toEqual(["0 role captain", "guests 1", "guests 1"]);
    expect(asked({ ...unionist, goods: { coffee: 1 } })).toEqual(["0 role captain", "guests 1"]);
  });

  test("PR-B-GUEST-HOUSE-05: prospector phase, before and after the doubloon", () => {
    expect(momentsOf(hosts({}, 4), ["role prospector", "role mayor"])).toEqual([
      "0 role prospector",
      "guests 0",
      "guests 1",
      "guests 0",
      "guests 1",
      "1 role mayor",
    ]);
  });

  test("PR-B-GUEST-HOUSE-02, PR-B-GUEST-HOUSE-05: never in the mayor phase", () => {
    const table = hosts();
    expect(momentsOf(table, ["role mayor", "decline", "decline", "decline", "role craftsman"])).toEqual([
      "0 role mayor",
      "0 decline",
      "1 decline",
      "2 decline",
      "1 role craftsman",
      "guests 1",
      "guests 0",
    ]);
    expect(hosts().play(0, "role mayor").refusal(0, "guest indigo")).toBe("PR-B-GUEST-HOUSE-05");
  });

  test("PR-B-GUEST-HOUSE-05: twice with nothing in between is once, for all players in order from the role-taker", () => {
    const fullIsland = { island: { indigo: 6, corn: 6 } };
    const seats = { 0: HOST, 1: fullIsland, 2: { ...HOST, island: { tobacco: 6, sugar: 6 } } };
    const table = hosts({ seats, governor: 1 });
    expect(momentsOf(table, ["role settler", "take coffee", "role mayor"])).toEqual([
      "1 role settler",
      "guests 2",
      "guests 0",
      "0 take coffee", // neither 1 nor 2 can take anything
      "guests 0",
      "guests 2",
      "2 role mayor",
    ]);
  });
});

describe("who is asked", () => {
  const roles = ["role builder", "role craftsman", "role trader", "role captain"];

  test.each([
    ["no guests", { island: { indigo: 1 }, buildings: { "guest-house": 0 } }],
    ["no empty circle", { island: { indigo: 1 }, workers: { indigo: 1 }, buildings: { "guest-house": 2 } }],
    ["only the second circle of the guest house", { island: {}, buildings: { "guest-house": 1 } }],
    ["only a statue and a forest", { island: {}, forests: ["corn"], buildings: { "guest-house": 2, statue: 0 } }],
    ["no guest house", { island: { indigo: 1 }, windRose: 2 }],
  ])("PR-B-GUEST-HOUSE-05, PR-DP-22: one with %s is never held up", (_what, board) => {
    for (const role of roles) {
      const broke = { doubloons: 0 };
      const table = host({}, { seats: { 0: { ...board, ...broke }, 1: broke, 2: broke } }).play(0, role);
      if (role === "role builder") table.play(0, "pass");
      expect([table.table.step, table.asked], role).toEqual(["year", [1]]);
    }
  });

  test("PR-DP-22: one guest to any empty circle, or none; and again", () => {
    const island = { corn: 2, indigo: 1, quarry: 1 };
    const buildings = { "guest-house": 2, "coffee-roaster": 1, library: 0, church: 1 };
    const table = host({ island, workers: { corn: 1, indigo: 1 }, buildings }).play(0, "role settler");
    const circles = ["guest corn", "guest quarry", "guest coffee-roaster", "guest library"];
    expect(table.choices(0)).toEqual([...circles, "pass"]);
    table.play(0, "guest corn");
    expect(table.choices(0)).toEqual([...circles.slice(1), "pass"]);
    table.play(0, "guest library");
    expect(table.table.step).toBe("settle");
  });
});

describe("guests", () => {
  test("PR-B-GUEST-HOUSE-01: the two circles are filled in the mayor phase like any others", () => {
    const board = { island: { corn: 1 }, windRose: 3, buildings: { "guest-house": 0 } };
    const table = host(board, { at: { step: "placement", taker: 0, joined: [0] } });
    expect(table.seat(0).buildings["guest-house"]).toBe(2);
    expect(table.seat(0).workers.corn).toBe(1);
    const free = host({ ...board, windRose: 2 }, { at: { step: "placement", taker: 0, joined: [0] } });
    free.play(0, "place guest-house").play(0, "place guest-house");
    expect(free.refusal(0, "place guest-house")).toBe("PR-MAYOR-06");
    free.play(0, "done");
    expect(free.seat(0)).toMatchObject({ workers: { corn: 0 }, buildings: { "guest-house": 2 } });
  });

  test("PR-B-GUEST-HOUSE-01, PR-B-UNIVERSITY-01: the university's colonist on a new guest house is a guest at once", () => {
    const board = { island: { corn: 1 }, buildings: { university: 1 }, doubloons: 9 };
    const table = host(board, { board: ["guest-house"] })
      .play(0, "role builder")
      .play(0, "build guest-house");
    expect(table.table.step).toBe("university");
    table.play(0, "colonist");
    expect([table.table.step, table.choices(0)]).toEqual(["guests", ["guest corn", "pass"]]);
  });

  test("PR-B-GUEST-HOUSE-02: a guest goes to an empty circle, and to no other", () => {
    const buildings = { "guest-house": 2, library: 1, church: 0 };
    const table = host({ island: { corn: 1 }, buildings }).play(0, "role builder");
    expect(table.refusal(0, "guest library")).toBe("PR-MAYOR-07");
    expect(table.refusal(0, "guest guest-house")).toBe("PR-MAYOR-07");
    expect(table.refusal(0, "guest quarry")).toBe("PR-MAYOR-07");
    expect(table.refusal(0, "guest university")).toBe("PR-MAYOR-07");
    expect(table.refusal(0, "guest-noble corn")).toBe("PR-B-GUEST-HOUSE-02");
    expect(table.refusal(1, "guest church")).toBe("PR-ROLE-01");
    table.play(0, "guest church");
    expect(table.events("guestMoved")).toHaveLength(1);
    expect(table.seat(0)).toMatchObject({ colonists: 3, buildings: { "guest-house": 1, library: 1, church: 1 } });
  });

  test("PR-B-GUEST-HOUSE-02: the tile works at once: a plantation and its plant in the same phase", () => {
    const board = { island: { coffee: 1 }, buildings: { "guest-house": 2, "coffee-roaster": 0 } };
    const table = host(board).play(0, "role craftsman");
    table.play(0, "guest coffee").play(0, "guest coffee-roaster").play(0, "produce");
    expect(table.seat(0).goods.coffee).toBe(1);
  });

  test("PR-B-GUEST-HOUSE-02: a quarry lowers the price in the same turn", () => {
    const board = { island: { quarry: 1 }, buildings: { "guest-house": 1 }, doubloons: 0 };
    const table = host(board).play(0, "role builder");
    table.play(0, "guest quarry");
    expect(table.choices(0)).toContain("build small-sugar-mill");
    expect(host(board).play(0, "role builder").play(0, "pass").choices(0)).not.toContain("build small-sugar-mill");
  });

  test("PR-B-GUEST-HOUSE-02: a hacienda manned at the start of the own turn is used in it", () => {
    const board = { island: {}, buildings: { "guest-house": 1, hacienda: 0 } };
    const given = { seats: { 1: board }, at: { step: "settler", taker: 0 } };
    const settling = () =>
      tableFor(3, { faceUp: ROW, ...given }, { expansion1: true })
        .play(1, "pass")
        .play(0, "pass");
    const table = settling();
    expect([table.asked, table.table.step]).toEqual([[1], "guests"]);
    table.play(1, "guest hacienda");
    expect([table.table.step, table.choices(1)]).toEqual(["hacienda", ["draw", "pass"]]);
    const idle = settling().play(1, "pass");
    expect([idle.table.step, idle.refusal(1, "draw")]).toEqual(["settle", "PR-BLD-01"]);
  });

  test("PR-B-GUEST-HOUSE-02: a harbor manned after the first loading counts from the second", () => {
    const board = { goods: { corn: 1, sugar: 1 }, island: {}, buildings: { "guest-house": 1, harbor: 0 } };
    const table = host(board).play(0, "role captain").play(0, "pass").play(0, "load corn 4");
    expect(table.seat(0).points).toBe(2);
    table.play(0, "guest harbor").play(0, "load sugar 5");
    expect(table.seat(0).points).toBe(4);
  });

  test("PR-B-GUEST-HOUSE-02: a factory manned after producing pays nothing, before it pays", () => {
    const island = { corn: 1, indigo: 1 };
    const buildings = { "guest-house": 1, factory: 0, "small-indigo-plant": 1 };
    const board = { island, workers: island, buildings, doubloons: 0 };
    const late = host(board).play(0, "role craftsman").play(0, "pass").play(0, "produce").play(0, "guest factory");
    expect(late.seat(0).doubloons).toBe(0);
    const early = host(board).play(0, "role craftsman").play(0, "guest factory").play(0, "produce");
    expect(early.seat(0).doubloons).toBe(1);
  });

  test("PR-B-GUEST-HOUSE-03: a moved guest stays; only the mayor moves him again", () => {
    const board = { island: { corn: 1, indigo: 1, sugar: 1 }, buildings: { "guest-house": 1 } };
    const table = host(board).play(0, "role settler").play(0, "guest corn");
    expect([table.table.step, table.refusal(0, "guest indigo")]).toEqual(["settle", "PR-B-GUEST-HOUSE-05"]);
    table.play(0, "pass").play(1, "pass").play(2, "pass");
    expect([table.table.step, table.asked]).toEqual(["year", [1]]);
    table.play(1, "role mayor").play(1, "decline").play(2, "decline").play(0, "join");
    table.play(0, "place guest-house").play(0, "place indigo").play(0, "place sugar").play(0, "place guest-house");
    table.play(0, "done");
    expect(table.seat(0)).toMatchObject({ workers: { corn: 0, indigo: 1, sugar: 1 }, buildings: { "guest-house": 2 } });
  });

  test("PR-B-GUEST-HOUSE-04: two guests move at different times to different tiles", () => {
    const board = { island: { corn: 1, quarry: 1 }, buildings: { "guest-house": 2 } };
    const table = host(board).play(0, "role settler").play(0, "guest corn").play(0, "pass").play(0, "take coffee");
    expect(table.choices(0)).toEqual(["guest coffee", "guest quarry", "pass"]);
    table.play(0, "guest quarry");
    expect(table.seat(0)).toMatchObject({
      workers: { corn: 1, quarry: 1, coffee: 0 },
      buildings: { "guest-house": 0 },
    });
  });

  test("PR-B-HOSPICE-03, PR-MAYOR-07: a guest who takes the circle of the new tile leaves none for the hospice", () => {
    const given = {
      seats: { 0: { island: {}, buildings: { "guest-house": 1 } } },
      faceUp: ["corn", "sugar", "tobacco", "coffee"],
    };
    const state = copy(tableFor(3, given, { expansion1: true }).state);
    // both cost 4, and there is one space for that cost: the pair never comes up in a game
    state.seats[0].city[HOSPICE] = 1;
    state.seats[0].built.push(HOSPICE);
    const table = tableAt(state).play(0, "role settler").play(0, "take coffee");
    expect(table.table.step).toBe("guests");
    table.play(0, "guest coffee");
    expect([table.asked, table.seat(0).workers.coffee]).toEqual([[1], 1]);
  });
});
