import { describe, expect, test } from "vitest";
import { CORN } from "../../content/pieces.ts";
import { privileges } from "../privilege.ts";
import { tableFor } from "../test-table.ts";

const ROW = ["corn", "sugar", "tobacco", "coffee"];

/** A table at the choice of a role, seat 0 with these buildings. */
const table = (buildings: object, board: object = {}, given: object = {}, players = 3) =>
  tableFor(players, { faceUp: ROW, seats: { 0: { island: {}, ...board, buildings } }, ...given }, { expansion1: true });

const LIBRARY = { library: 1 };
const IDLE = { library: 0 };

/** As settler: the others have passed, the second pick comes. */
const secondPick = (buildings: object, board: object = {}, given: object = {}) =>
  table(buildings, board, given).play(0, "role settler").play(0, "take corn").play(1, "pass").play(2, "pass");

describe("library", () => {
  test("PR-B-LIBRARY-01: the role-taker has the privilege twice, if it works", () => {
    const { seats } = table(LIBRARY, {}, { seats: { 0: { buildings: LIBRARY }, 1: { buildings: IDLE } } }).state;
    expect(seats.map(privileges)).toEqual([2, 1, 1]);
  });

  test("PR-B-LIBRARY-01: only his own, not that of another's role", () => {
    const given = { seats: { 0: { buildings: LIBRARY, goods: { coffee: 1 }, doubloons: 0 } }, governor: 1 };
    const trader = table(LIBRARY, {}, given).play(1, "role trader").play(0, "sell coffee");
    expect(trader.seat(0).doubloons).toBe(4);
    const captain = table(LIBRARY, {}, given).play(1, "role captain").play(0, "load coffee 4");
    expect(captain.seat(0).points).toBe(1);
    const settler = table(LIBRARY, {}, given)
      .play(1, "role settler")
      .play(1, "pass")
      .play(2, "pass")
      .play(0, "take corn");
    expect(settler.table.step).toBe("year");
  });

  test("PR-B-LIBRARY-02, PR-DP-07: after all others a second open plantation, no quarry, or nothing", () => {
    const second = secondPick(LIBRARY);
    expect([second.table.step, second.asked]).toEqual(["secondPick", [0]]);
    expect(second.choices(0)).toEqual(["take sugar", "take tobacco", "take coffee", "pass"]);
    expect(second.refusal(0, "take quarry")).toBe("PR-B-LIBRARY-02");
    expect(second.refusal(0, "take corn")).toBe("PR-SETTLER-01");
    second.play(0, "take coffee", [CORN, CORN, CORN, CORN]);
    expect(second.seat(0).island).toMatchObject({ corn: 1, coffee: 1 });
    expect(second.table).toMatchObject({
      step: "year",
      faceUp: { corn: 4, sugar: 0 },
      discards: { sugar: 1, tobacco: 1, coffee: 0 },
    });
    expect(secondPick(LIBRARY).play(0, "pass").seat(0).island).toMatchObject({ corn: 1, sugar: 0 });
  });

  test("PR-B-LIBRARY-02: a quarry first, a plantation second; or nothing first and one second", () => {
    const quarry = table(LIBRARY)
      .play(0, "role settler")
      .play(0, "take quarry")
      .play(1, "take sugar")
      .play(2, "take corn");
    expect(quarry.choices(0)).toEqual(["take tobacco", "take coffee", "pass"]);
    const late = table(LIBRARY)
      .play(0, "role settler")
      .play(0, "pass")
      .play(1, "pass")
      .play(2, "pass")
      .play(0, "take corn");
    expect(late.seat(0).island.corn).toBe(1);
  });

  test("PR-DP-07: with a full island, an empty row or an idle library there is no second pick", () => {
    const crowded = secondPick(LIBRARY, { island: { indigo: 6, quarry: 5 } });
    expect(crowded.table.step).toBe("year");
    const bare = table(LIBRARY, {}, { faceUp: ["corn"] })
      .play(0, "role settler")
      .play(0, "take corn");
    expect([bare.table.step, bare.asked]).toEqual(["year", [1]]);
    expect(secondPick(IDLE).table.step).toBe("year");
  });

  test("PR-B-LIBRARY-03, PR-DP-07: with a working construction hut the second tile may be a quarry too", () => {
    const second = secondPick({ library: 1, "construction-hut": 1 });
    expect(second.choices(0)).toEqual(["take sugar", "take tobacco", "take coffee", "take quarry", "pass"]);
    second.play(0, "take quarry");
    expect([second.seat(0).island.quarry, second.table.quarries]).toEqual([1, 7]);
    expect(secondPick({ library: 1, "construction-hut": 0 }).refusal(0, "take quarry")).toBe("PR-B-LIBRARY-02");
  });

  test("PR-B-CONSTRUCTION-HUT-02, PR-B-LIBRARY-03: two quarries in one phase", () => {
    const greedy = table({ library: 1, "construction-hut": 1 }).play(0, "role settler").play(0, "take quarry");
    greedy.play(1, "pass").play(2, "pass").play(0, "take quarry");
    expect([greedy.seat(0).island.quarry, greedy.table.quarries]).toEqual([2, 6]);
  });

  test("PR-B-LIBRARY-04: the hacienda draws once", () => {
    const farmer = table({ library: 1, hacienda: 1 }).play(0, "role settler").play(0, "draw").play(0, "take corn");
    farmer.play(1, "pass").play(2, "pass");
    expect(farmer.table.step).toBe("secondPick");
    expect(farmer.refusal(0, "draw")).toBe("PR-B-HACIENDA-01");
    expect(farmer.choices(0)).not.toContain("draw");
  });

  test("PR-B-HOSPICE-05: the hospice mans the first tile, not the second", () => {
    const settled = table({ library: 1, hospice: 1 }).play(0, "role settler").play(0, "take corn").play(0, "colonist");
    settled.play(1, "pass").play(2, "pass").play(0, "take coffee");
    expect([settled.table.step, settled.asked]).toEqual(["year", [1]]);
    expect(settled.seat(0).workers).toMatchObject({ corn: 1, coffee: 0 });
  });

  test("PR-B-HOSPICE-05, PR-RULING-54, PR-DP-06: who passes the first pick gets the colonist at the second", () => {
    const second = () => {
      const passed = table({ library: 1, hospice: 1 }).play(0, "role settler").play(0, "pass");
      return passed.play(1, "pass").play(2, "pass").play(0, "take coffee");
    };
    expect([second().table.step, second().asked]).toEqual(["hospice", [0]]);
    expect(second().play(0, "colonist").seat(0).workers).toMatchObject({ coffee: 1 });
    expect(second().play(0, "pass").seat(0).workers).toMatchObject({ coffee: 0 });
  });

  test("PR-B-HOSPICE-05: a colonist declined for the first tile does not come with the second", () => {
    const settled = table({ library: 1, hospice: 1 }).play(0, "role settler").play(0, "take corn").play(0, "pass");
    expect(settled.play(1, "pass").play(2, "pass").play(0, "take coffee").table.step).toBe("year");
  });

  test("PR-B-HOSPICE-04, PR-B-HOSPICE-05: a tile of the hacienda is not the one taken first", () => {
    const buildings = { library: 1, hospice: 1, hacienda: 1 };
    const drawn = table(buildings).play(0, "role settler").play(0, "draw", [CORN]).play(0, "pass");
    expect(drawn.play(1, "pass").play(2, "pass").play(0, "take coffee").table.step).toBe("hospice");
  });

  test("PR-B-LIBRARY-05: the builder pays 2 less", () => {
    expect(table(LIBRARY, { doubloons: 3 }).play(0, "role builder").play(0, "build office").seat(0).doubloons).toBe(0);
    expect(table(IDLE, { doubloons: 3 }).play(0, "role builder").refusal(0, "build office")).toBe("PR-BUILDER-08");
  });

  test("PR-B-LIBRARY-05: the mayor takes 2 colonists from the supply, or as many as there are", () => {
    const mayor = table(LIBRARY);
    const { colonists } = mayor.table;
    mayor.play(0, "role mayor").play(0, "privilege");
    expect(mayor.events("joined")).toEqual([{ type: "joined", seat: 0, privilege: 2 }]);
    expect([mayor.table.colonists, mayor.seat(0).windRose]).toEqual([colonists - 2, 3]);
    const seats = { 0: { buildings: LIBRARY, windRose: 27 }, 1: { windRose: 26 } };
    const last = tableFor(3, { seats, colonistShip: 3 }, { expansion1: true });
    expect(last.table.colonists).toBe(1);
    last.play(0, "role mayor").play(0, "privilege");
    expect([last.table.colonists, last.seat(0).windRose]).toEqual([0, 29]);
    expect(table(IDLE).play(0, "role mayor").play(0, "privilege").seat(0).windRose).toBe(2);
  });

  test("PR-B-LIBRARY-05: the trader gets 2 more for his sale", () => {
    const sale = (buildings: object) =>
      table(buildings, { goods: { corn: 1 }, doubloons: 0 })
        .play(0, "role trader")
        .play(0, "sell corn");
    expect(sale(LIBRARY).seat(0).doubloons).toBe(2);
    expect(sale(IDLE).seat(0).doubloons).toBe(1);
  });

  test("PR-B-LIBRARY-05: the captain gets 2 points more, at his first loading only", () => {
    const captain = table(LIBRARY, { goods: { corn: 1, sugar: 1 } })
      .play(0, "role captain")
      .play(0, "load corn 4");
    expect(captain.seat(0).points).toBe(3);
    expect(captain.play(0, "load sugar 5").seat(0).points).toBe(4);
  });

  test("PR-B-LIBRARY-05: the prospector finds 2 doubloons", () => {
    expect(table(LIBRARY, {}, {}, 4).play(0, "role prospector").seat(0).doubloons).toBe(5);
    expect(table(IDLE, {}, {}, 4).play(0, "role prospector").seat(0).doubloons).toBe(4);
  });

  const FARM = { island: { corn: 1, sugar: 1 }, workers: { corn: 1, sugar: 1 } };
  const craftsman = (buildings: object, given: object = {}) =>
    table({ "small-sugar-mill": 1, ...buildings }, FARM, given)
      .play(0, "role craftsman")
      .play(0, "produce");

  test("PR-B-LIBRARY-06, PR-DP-17: two extra barrels, of one kind or of two, each of a kind he produced", () => {
    const produced = craftsman(LIBRARY);
    expect(produced.choices(0)).toEqual(["extra corn", "extra sugar", "pass"]);
    produced.play(0, "extra corn");
    expect([produced.asked, produced.choices(0)]).toEqual([[0], ["extra corn", "extra sugar", "pass"]]);
    expect(produced.refusal(0, "extra indigo")).toBe("PR-CRAFT-08");
    expect(produced.play(0, "extra corn").seat(0).goods).toMatchObject({ corn: 3, sugar: 1 });
    expect(produced.table.step).toBe("year");
    expect(craftsman(LIBRARY).play(0, "extra corn").play(0, "extra sugar").seat(0).goods).toMatchObject({
      corn: 2,
      sugar: 2,
    });
    expect(craftsman(IDLE).play(0, "extra corn").table.step).toBe("year");
  });

  test("PR-B-LIBRARY-06, PR-DP-17: either can be declined, and the supply sets the limit", () => {
    expect(craftsman(LIBRARY).play(0, "pass").table.step).toBe("year");
    const one = craftsman(LIBRARY).play(0, "extra corn").play(0, "pass");
    expect([one.table.step, one.seat(0).goods.corn]).toEqual(["year", 2]);
    const seats = {
      0: { ...FARM, buildings: { "small-sugar-mill": 1, library: 1 } },
      1: { goods: { corn: 8, sugar: 10 } },
    };
    const scarce = tableFor(3, { seats }, { expansion1: true }).play(0, "role craftsman").play(0, "produce");
    expect(scarce.choices(0)).toEqual(["extra corn", "pass"]);
    expect(scarce.play(0, "extra corn").table.step).toBe("year");
  });
});

describe("PR-B-LIBRARY-07: a guest who moves to the library after the role was chosen is in time", () => {
  const HOST = { "guest-house": 1, library: 0 };

  test("PR-B-LIBRARY-07: settler: at the second pick, even after the others' turns", () => {
    const early = table(HOST)
      .play(0, "role settler")
      .play(0, "guest library")
      .play(0, "take quarry")
      .play(1, "pass")
      .play(2, "pass");
    expect(early.table.step).toBe("secondPick");
    const late = table(HOST).play(0, "role settler").play(0, "pass").play(0, "take quarry").play(0, "pass");
    late.play(1, "pass").play(2, "pass");
    expect(late.table.step).toBe("guests");
    late.play(0, "guest library");
    expect([late.table.step, late.asked]).toEqual(["secondPick", [0]]);
  });

  test("PR-B-LIBRARY-07: builder", () => {
    const builder = table(HOST, { doubloons: 3 }).play(0, "role builder").play(0, "guest library");
    expect(builder.play(0, "build office").seat(0).doubloons).toBe(0);
  });

  test("PR-B-LIBRARY-07: craftsman: before the extra barrel, after producing; but not after the one extra barrel", () => {
    const farm = { island: { corn: 1 }, workers: { corn: 1 } };
    const moved = table(HOST, farm)
      .play(0, "role craftsman")
      .play(0, "pass")
      .play(0, "produce")
      .play(0, "guest library");
    moved.play(0, "extra corn").play(0, "extra corn");
    expect(moved.seat(0).goods.corn).toBe(3);
    const late = table(HOST, farm).play(0, "role craftsman").play(0, "pass").play(0, "produce").play(0, "pass");
    late.play(0, "extra corn").play(0, "guest library");
    expect([late.table.step, late.seat(0).goods.corn]).toEqual(["year", 2]);
  });

  test("PR-B-LIBRARY-07: trader", () => {
    const trader = table(HOST, { goods: { corn: 1 }, doubloons: 0 })
      .play(0, "role trader")
      .play(0, "guest library");
    expect(trader.play(0, "sell corn").seat(0).doubloons).toBe(2);
  });

  test("PR-B-LIBRARY-07: captain: before the first loading, not after it", () => {
    const captain = () => table(HOST, { goods: { corn: 1, sugar: 1 } }).play(0, "role captain");
    expect(captain().play(0, "guest library").play(0, "load corn 4").seat(0).points).toBe(3);
    const late = captain().play(0, "pass").play(0, "load corn 4").play(0, "guest library").play(0, "load sugar 5");
    expect(late.seat(0).points).toBe(3);
  });

  test("PR-B-LIBRARY-07: prospector", () => {
    const prospector = table(HOST, {}, {}, 4).play(0, "role prospector").play(0, "guest library");
    expect(prospector.seat(0).doubloons).toBe(5);
  });

  test("PR-B-LIBRARY-07: mayor: there is no guest to move in his phase", () => {
    const mayor = table(HOST).play(0, "role mayor");
    expect(mayor.refusal(0, "guest library")).toBe("PR-B-GUEST-HOUSE-05");
    expect(mayor.play(0, "privilege").seat(0).windRose).toBe(2);
  });
});
