import { FastChance, HIDDEN, SPECTATOR } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { contentFor } from "../content/content.ts";
import { FAVOURS, FIELDS, REGION_FIELDS, REQUESTS, REWARDS } from "../content/pieces.ts";
import { madeira } from "./game.ts";
import { CITY_SPACE_WORDS, DISTRICT_OF_SPACE, DISTRICT_WORDS, SHIP_SPACE_WORDS } from "./places.ts";
import { markersLeft } from "./state.ts";
import { tableFor } from "./test-table.ts";
import { mayorIncome } from "./workers.ts";

const fresh = (players: number, seed = "general") => madeira.setup(players, {}, new FastChance(seed));
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe("pieces and setup", () => {
  test("MA-COMP-01: dice, citizens, tiles, requests, favours and rewards of a whole box", () => {
    const { requestTiles, startingRequests, rewardsA, rewardsB } = contentFor(4, "");
    expect([fresh(4).rowDice.length, FAVOURS.length, REWARDS.length, REQUESTS.length]).toEqual([12, 12, 8, 5]);
    expect([sum(requestTiles), startingRequests.length, rewardsA.length, rewardsB.length]).toEqual([20, 4, 4, 4]);
    const { pirateDice, citizens, characters } = tableFor(4, { round: 2, at: { moment: "conversion" } }).table;
    expect([pirateDice.length, citizens.length]).toEqual([3, 3]);
    expect(Object.values(characters).filter((tile) => tile !== "printed")).toHaveLength(4);
  });

  test("MA-COMP-02: twelve workers, six ships and three action markers of each player", () => {
    for (const seat of fresh(4).seats)
      expect([seat.home + seat.watch, seat.ships, markersLeft(seat)]).toEqual([12, 6, 3]);
    const given = (seat: object) => () => tableFor(4, { seats: { 0: seat }, at: { moment: "turn", turn: 0 } });
    expect(given({ watch: 12, markers: { moinho: 3 } })).not.toThrow();
    expect(given({ watch: 13 })).toThrow("more than 12 workers");
    expect(given({ markers: { moinho: 4 } })).toThrow("more than 3 action markers");
    expect(given({ ships: SHIP_SPACE_WORDS.slice(0, 7) })).toThrow("more than 6 ships");
  });

  test.each([2, 3, 4])("MA-SETUP-01, MA-SETUP-04: boards and dice of %i players", (players) => {
    expect(contentFor(players, "").rowGuilds).toHaveLength(players);
    const { table } = tableFor(players, { round: 2, at: { moment: "conversion" } });
    expect(Object.keys(table.rowDice)).toHaveLength(players);
    for (const dice of Object.values(table.rowDice)) expect(dice).toHaveLength(3);
    expect(table.pirateDice).toHaveLength(3);
  });

  test("MA-COMP-04: watch, windmill, colonies, markets, cities and islands", () => {
    const seat = { fields: ["R1A"], cities: ["funchal-1"], colonies: { india: 1 }, ships: ["wheat-1"] };
    expect(tableFor(4, { seats: { 0: seat }, at: { moment: "turn", turn: 0 } }).seat(0)).toMatchObject({
      watch: 2,
      mill: 3,
      ...seat,
    });
  });

  test("MA-COMP-10: the forest is a place of its own, of no region, and nothing grows there", () => {
    expect(
      [...FIELDS, "forest"].map((_, place) => [1, 2, 3].findIndex((region) => (REGION_FIELDS[region]! >> place) & 1)),
    ).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, -1]);
    const table = tableFor(4, {
      round: 3,
      seats: { 0: { fields: ["forest", "R1A"], wine: 0, wood: 0 } },
      at: { moment: "character", turn: 0, building: "alfandega" },
    }).play(0, "harvest");
    expect(table.choices(0).filter((move) => move.startsWith("field"))).toEqual(["field R1A"]);
    expect(table.seat(0)).toMatchObject({ wine: 1, wood: 0, workersIn: { 1: 1, 2: 0, 3: 0 } });
  });

  test("MA-COMP-50, MA-COMP-51, MA-COMP-52: the cities, two districts of each built", () => {
    expect(CITY_SPACE_WORDS).toHaveLength(36);
    expect(DISTRICT_WORDS).toHaveLength(12);
    expect(DISTRICT_OF_SPACE.slice(0, 12)).toEqual([-1, -1, -1, -1, 0, 0, 1, 1, 2, 2, 3, 3]);
    expect(tableFor(2).choices(tableFor(2).asked[0]!)).toHaveLength(9);
    const { table } = tableFor(2, {
      citizens: ["porto-santo-1", "funchal-3", "machico-4"],
      seats: { 0: { cities: ["porto-santo-2", "funchal-2"] } },
      at: { moment: "turn", turn: 0 },
    });
    expect(table.majorities).toEqual({ "porto-santo": 0, funchal: "citizens", machico: "citizens" });
  });

  test("MA-COMP-54: bread, reals and wood of the cities", () => {
    const table = tableFor(4, {
      characters: { moinho: "mayor" },
      seats: {
        0: {
          cities: ["porto-santo-1", "porto-santo-2", "porto-santo-3", "funchal-1", "funchal-2", "machico-1"],
          fields: ["forest"],
          bread: 0,
          reals: 0,
          wood: 0,
        },
      },
      at: { moment: "character", turn: 0, building: "moinho" },
    });
    expect([0, 1, 2].map((city) => mayorIncome(table.state, 0, city))).toEqual([7, 5, 3]);
    table.play(0, "act").play(0, "done");
    expect(table.seat(0)).toMatchObject({ bread: 7, reals: 5, wood: 3 });
  });

  test("MA-COMP-80, MA-COMP-81, MA-SETUP-09, MA-SETUP-10, MA-A-11: requests by number of players, five in each row", () => {
    for (const players of [2, 3, 4]) {
      const { rowRequests } = fresh(players);
      for (const type of REQUESTS.keys())
        expect(sum(rowRequests.filter((_, place) => place % 5 === type))).toBe(players);
      for (let row = 0; row < players; row++) expect(sum(rowRequests.slice(row * 5, row * 5 + 5))).toBe(5);
    }
  });

  test("MA-COMP-82, MA-SETUP-05, MA-SETUP-07, MA-SETUP-08: starting requests, order and extra reals", () => {
    const { seats, passColumn } = fresh(4);
    expect(seats.map(({ requests }) => sum(requests))).toEqual([1, 1, 1, 1]);
    expect([0, 1, 2, 4].map((type) => sum(seats.map(({ requests }) => requests[type]!)))).toEqual([1, 1, 1, 1]);
    expect(passColumn.map((seat) => seats[seat]!.items[5])).toEqual([7, 8, 9, 10]);
  });

  test("MA-SETUP-03, MA-SETUP-11, MA-SETUP-15, MA-SETUP-16, MA-HID-05: all luck comes from the generator", () => {
    const state = fresh(3, "luck");
    expect(state.seats.map(({ vp, mill }) => [vp, mill])).toEqual([
      [0, 3],
      [0, 3],
      [0, 3],
    ]);
    expect(new Set(state.districts).size).toBe(12);
    expect(fresh(3, "luck")).toEqual(state);
    expect(fresh(3, "other luck")).not.toEqual(state);
    for (const colony of [0, 1, 2])
      expect([state.rewards[colony * 2]! < 4, state.rewards[colony * 2 + 1]! >= 4]).toEqual([true, true]);
  });

  test("MA-SETUP-21, MA-MOVE-05: later, fields of others and of the own region can be entered", () => {
    const table = tableFor(4, {
      characters: { moinho: "steward" },
      seats: { 0: { fields: ["R1A"] }, 1: { fields: ["R1B"] } },
      at: { moment: "character", turn: 0, building: "moinho" },
    }).play(0, "act");
    expect(table.refusal(0, "move home R1B")).toBeNull();
  });
});

describe("supplies and order", () => {
  test("MA-GEN-03, MA-GEN-04, MA-GEN-06: the supply never ends, and points are not limited", () => {
    const table = tableFor(4, { seats: { 0: { wheat: 99, vp: 100, mill: 6 } }, at: { moment: "turn", turn: 0 } });
    expect(table.play(0, "up").play(0, "up").seat(0)).toMatchObject({ vp: 102, wheat: 95 });
  });

  test("MA-GEN-01, MA-GEN-03, MA-GEN-04: amounts are numbers without end, and nobody loses what another gains", () => {
    const mill = tableFor(4, {
      order: [0, 1, 2, 3],
      seats: {
        0: { bread: 98, reals: 10, fields: ["R2A", "R2C", "R2D"], markers: { moinho: 1 } },
        1: { bread: 7, reals: 3 },
      },
      at: { moment: "building", building: "moinho", turn: 0 },
    });
    mill.play(0, "pay").play(0, "act");
    expect(mill.seat(0)).toMatchObject({ bread: 103, reals: 0 });
    expect(mill.seat(1)).toMatchObject({ bread: 7, reals: 3 });
    const rest = { wheat: 9, sugar: 9, wine: 9, wood: 9 };
    const field = tableFor(4, {
      seats: { 0: { ...rest, fields: ["R2A", "R2B"] }, 1: { ...rest, fields: ["R2A", "R2B"] } },
      at: { moment: "character", turn: 0, building: "moinho" },
    }).play(0, "harvest");
    expect(field.seat(0)).toMatchObject({ ...rest, wheat: 10, wood: 10 });
    expect(field.seat(1)).toMatchObject(rest);
    expect(field.table.wood.R2B).toBe(1); // wood comes from the field, not from the supply
  });

  test("MA-GEN-02: wood and bread are no goods: the windmill takes neither", () => {
    const rich = { wheat: 0, sugar: 1, wine: 0, wood: 9, bread: 9, mill: 6, watch: 0 };
    const table = tableFor(2, {
      order: [0, 1],
      seats: { 0: rich, 1: { ...rich, sugar: 0, wheat: 1, wine: 1 } },
      at: { moment: "feeding" },
    });
    expect(table.asked).toEqual([1]); // one good is not enough for an exchange, and nobody is hungry
    expect(table.choices(1).filter((move) => move.startsWith("exchange"))).toEqual([
      "exchange wheat+wine wheat",
      "exchange wheat+wine sugar",
      "exchange wheat+wine wine",
    ]);
    expect(() => table.refusal(1, "exchange wheat+wood sugar")).toThrow("is not a move");
  });

  test("MA-GEN-08: nobody touches what belongs to another", () => {
    const other = { 1: { cities: ["funchal-2"], fields: ["R1B"], ships: ["wheat-1"] } };
    const acting = (character: string, seat: object) =>
      tableFor(4, {
        characters: { moinho: character },
        seats: { 0: seat, ...other },
        at: { moment: "character", turn: 0, building: "moinho" },
      }).play(0, "act");
    expect(acting("mayor", { cities: ["funchal-1"] }).refusal(0, "move funchal-2 funchal-3")).toBe("MA-B-MAYOR-02");
    expect(acting("steward", {}).refusal(0, "move R1B R1C")).toBe("MA-MOVE-01");
    expect(acting("steward", {}).refusal(0, "move funchal-2 R1C")).toBe("MA-MOVE-01");
    expect(acting("commander", { wheat: 9 }).refusal(0, "sail wheat-1 wheat-2")).toBe("MA-B-COMMANDER-02");
  });

  test("MA-GEN-07: to others and to those who watch everything is open, the pirates apart", () => {
    const seat = {
      wheat: 3,
      reals: 9,
      mill: 5,
      vp: 7,
      requests: ["urbanization"],
      favours: ["lord"],
      faceDown: ["lady"],
    };
    const { state } = tableFor(3, { seats: { 0: { ...seat, pirates: 4 } }, at: { moment: "turn", turn: 0 } });
    const openly = (viewer: number) =>
      state.seats.map((shown, owner) => ({ ...shown, pirates: owner === viewer ? shown.pirates : HIDDEN }));
    for (const viewer of [0, 1, SPECTATOR])
      expect(madeira.view(state, viewer)).toEqual({ ...state, viewer, seats: openly(viewer) });
  });

  test("MA-ROUND-04, MA-ORDER-01: the order of passing is the order of the rest of the round", () => {
    const table = tableFor(2, {
      rows: [0, 1],
      seats: { 0: { dice: [] }, 1: { dice: [] } },
      at: { moment: "turn", turn: 0 },
    });
    table.play(0, "pass III reals");
    expect(table.refusal(1, "pass III action")).toBe("MA-B-PASS-01");
    table.play(1, "pass I reals");
    expect(table.table.order).toEqual([1, null, 0, null]);
    expect(table.asked).toEqual([1]); // the last window of the windmill
    expect(table.refusal(0, "done")).toBe("MA-ROUND-04");
  });

  test("MA-B-02, MA-B-15, MA-B-GUILDMASTER-06, MA-DEC-07, MA-DEC-SKIP-04: a die stays, and a new favour waits for the next turn", () => {
    const table = tableFor(2, {
      rows: [0, 1],
      characters: { moinho: "guild-master" },
      districts: { "funchal-3": "patron" },
      seats: { 0: { dice: [2, 2], wood: 2 } },
      at: { moment: "turn", turn: 0 },
    });
    table.play(0, "place guild-2 moinho").play(0, "act");
    expect(table.refusal(0, "place guild-2 capitania")).toBe("MA-B-02");
    table.play(0, "build funchal-3");
    expect(table.asked).toEqual([1]);
    expect(table.refusal(0, "favour patron")).toBe("MA-B-01");
    expect(table.table.guildDice.moinho).toBe(1);
    table.play(1, "pass I reals");
    expect(table.refusal(0, "favour patron")).toBeNull();
  });

  test("MA-DEC-11, MA-DEC-14: sources are chosen one by one, figures too", () => {
    const table = tableFor(4, {
      characters: { moinho: "mayor" },
      seats: { 0: { cities: ["machico-1"], fields: ["R1C", "R1D"], wood: 0 } },
      at: { moment: "character", turn: 0, building: "moinho" },
    });
    table.play(0, "act").play(0, "move machico-4 machico-2").play(0, "done");
    expect(table.choices(0)).toEqual(expect.arrayContaining(["wood R1C", "wood R1D"]));
    expect(table.refusal(0, "wood forest")).toBe("MA-WOOD-03");
    table.play(0, "wood R1C").play(0, "wood R1D").play(0, "wood R1C");
    expect(table.seat(0).wood).toBe(3);
  });

  test("MA-HID-02, MA-HID-04: what is gained and discarded is told to all, choices only to their owner", () => {
    const table = tableFor(2, {
      rows: [0, 1],
      seats: { 0: { pirates: 2 } },
      at: { moment: "turn", turn: 0 },
    });
    table.play(0, "pass III action").play(0, "move home watch");
    expect(table.choices(1)).toEqual([]);
    table.play(0, "discard 2");
    expect(table.events("discardedPirates")).toEqual([{ type: "discardedPirates", seat: 0, pirates: 2 }]);
    expect(table.told.every(({ to }) => to === null)).toBe(true);
    const at = { moment: "building", building: "moinho", turn: 0, pirateDie: 2 };
    const building = tableFor(2, { order: [0, 1], seats: { 0: { markers: { moinho: 1 } } }, at }).play(0, "pirates");
    expect(building.events("gotPirates")).toEqual([{ type: "gotPirates", seat: 0, pirates: 3, cause: "building" }]);
    expect(building.told.every(({ to }) => to === null)).toBe(true);
  });

  test("MA-HID-04: whether somebody is asked at all does not hang on pirates", () => {
    const none = { wheat: 0, sugar: 0, wine: 0, wood: 0, bread: 0, reals: 0, mill: 0, vp: 0, watch: 3 };
    const asked = (pirates: number, at: object, ...played: string[]) => {
      const seat = { ...none, pirates, ships: ["wheat-1"], markers: { moinho: 1 } };
      const table = tableFor(2, { order: [0, 1], seats: { 0: seat, 1: { ...none, mill: 3, bread: 3 } }, at });
      for (const text of played) table.play(0, text);
      return [table.asked, table.table.step];
    };
    const moments: [object, ...string[]][] = [
      [{ moment: "building", building: "moinho", turn: 0 }],
      [{ moment: "closing" }],
      [{ moment: "upkeep" }],
      [{ moment: "feeding" }],
      [{ moment: "turn", turn: 0 }, "pass III action", "move home watch"],
    ];
    for (const [at, ...played] of moments)
      expect([0, 1, 9].map((pirates) => asked(pirates, at, ...played))).toEqual(
        new Array(3).fill(asked(4, at, ...played)),
      );
    const [at, ...played] = moments.at(-1)!;
    expect(asked(0, at, ...played)).toEqual([[0], "discardPirates"]);
  });
});

describe("refusals", () => {
  const asked = (moment: string, seat: object = {}, more: object = {}) =>
    tableFor(2, { order: [0, 1], seats: { 0: seat }, at: { moment, ...more } });

  test("MA-B-03, MA-DEC-07, MA-DEC-32, MA-DEC-33, MA-DEC-35: who must decide is told by which rule", () => {
    expect(tableFor(2, { order: [1, 0], at: { moment: "cities" } }).refusal(0, "done")).toBe("MA-SETUP-13");
    expect(tableFor(2, { order: [1, 0], at: { moment: "fields" } }).refusal(0, "done")).toBe("MA-SETUP-18");
    const requests = ["national-wealth", "expeditions"];
    const guilds = tableFor(2, {
      order: [0, 1],
      rowRequests: { II: requests },
      seats: { 0: { faceDown: ["friar", "lady"] } },
      at: { moment: "guilds" },
    });
    expect(guilds.refusal(0, "done")).toBe("MA-A-05");
    expect(guilds.play(0, "row II").refusal(0, "done")).toBe("MA-A-07");
    expect(guilds.play(0, "request expeditions").refusal(0, "done")).toBe("MA-A-09");
    expect(asked("turn").refusal(0, "done")).toBe("MA-B-03");
    expect(asked("turn").play(0, "pass III action").play(0, "move home watch").refusal(0, "done")).toBe(
      "MA-C-FORTALEZA-02",
    );
    const friar = asked("turn", { favours: ["friar"], fields: ["R1C", "R1D"] }).play(0, "favour friar");
    expect(friar.refusal(0, "done")).toBe("MA-WOOD-02");
    expect(asked("upkeep", { ships: ["wheat-1"], wood: 1 }).refusal(0, "done")).toBe("MA-D-31");
    expect(asked("feeding", { watch: 5, bread: 3 }).refusal(0, "done")).toBe("MA-D-41");
    const scoring = asked("requests", { requests });
    expect(scoring.refusal(0, "done")).toBe("MA-E-01");
    expect(scoring.play(0, "score national-wealth").refusal(0, "done")).toBe("MA-REQ-04");
  });

  test("MA-B-07, MA-C-08, MA-D-10: each phase has its own things to do", () => {
    expect(asked("turn").refusal(0, "act")).toBe("MA-B-07");
    const price = asked("building", { markers: { moinho: 1 } }, { building: "moinho", turn: 0 });
    expect(price.refusal(0, "act")).toBe("MA-C-08");
    expect(asked("feeding", { watch: 5, bread: 3 }).refusal(0, "act")).toBe("MA-D-10");
  });

  test.each([
    ["row I", "MA-A-05"],
    ["request urbanization", "MA-A-07"],
    ["guild blue", "MA-A-09"],
    ["favour lady", "MA-FAV-04"],
    ["place guild-1 moinho", "MA-B-02"],
    ["pass I reals", "MA-B-02"],
    ["harvest", "MA-B-HARVEST-01"],
    ["select", "MA-B-HARVEST-01"],
    ["field R1A", "MA-B-HARVEST-06"],
    ["move home R1A", "MA-MOVE-03"],
    ["sail home wheat-1", "MA-B-COMMANDER-01"],
    ["build funchal-3", "MA-B-GUILDMASTER-01"],
    ["wood R1C", "MA-WOOD-02"],
    ["reward acores A", "MA-REW-01"],
    ["bread", "MA-REW-PIRATES-01"],
    ["discard 1", "MA-C-FORTALEZA-02"],
    ["flip lady", "MA-FAV-05"],
    ["marker moinho coroa", "MA-FAV-BISHOP-01"],
    ["building moinho", "MA-FAV-LADY-01"],
    ["pay", "MA-C-05"],
    ["pirates", "MA-C-05"],
    ["upkeep 1", "MA-D-30"],
    ["score urbanization", "MA-E-01"],
    ["wealth 1", "MA-REQ-04"],
  ])("%s has another place in the round, by %s", (move, rule) => {
    expect(asked("feeding", { watch: 5, bread: 3 }).refusal(0, move)).toBe(rule);
  });

  test("MA-D-30, MA-D-40, MA-E-07, MA-C-04, MA-A-10, MA-ROUND-05: others wait, and after the end nothing is left", () => {
    expect(asked("turn").refusal(0, "feed 0")).toBe("MA-D-40");
    expect(asked("upkeep", { ships: ["wheat-1"], wood: 1 }).refusal(1, "upkeep 0")).toBe("MA-D-30");
    expect(asked("feeding", { watch: 5, bread: 3 }).refusal(1, "feed 0")).toBe("MA-D-40");
    const scoring = asked("requests", { requests: ["national-wealth", "expeditions"] }).play(
      0,
      "score national-wealth",
    );
    expect(scoring.refusal(1, "wealth 0")).toBe("MA-E-07");
    const paid = asked(
      "building",
      { markers: { moinho: 1 }, reals: 10, fields: ["R2A"] },
      { building: "moinho", turn: 0 },
    ).play(0, "pay");
    expect(paid.refusal(1, "act")).toBe("MA-C-04");
    expect(tableFor(2, { round: 5, at: { moment: "end" } }).refusal(0, "done")).toBe("MA-ROUND-05");
  });
});
