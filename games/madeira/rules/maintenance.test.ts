import { describe, expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

const POOR = { wheat: 0, sugar: 0, wine: 0, wood: 0, bread: 0, reals: 0 };
const NO_MILL = { ...POOR, mill: 0 };

/** Two players, with the given moment of the round. */
const two = (moment: string, first: object, second: object = {}, given: object = {}) =>
  tableFor(2, {
    order: [0, 1],
    seats: { 0: { ...NO_MILL, watch: 0, ...first }, 1: { ...NO_MILL, watch: 0, ...second } },
    at: { moment },
    ...given,
  });

describe("phase C", () => {
  const building = (first: object, second: object = {}) =>
    tableFor(2, {
      order: [0, 1],
      seats: {
        0: { ...NO_MILL, watch: 0, markers: { moinho: 1 }, ...first },
        1: { ...NO_MILL, watch: 0, markers: { moinho: 1 }, ...second },
      },
      at: { moment: "building", building: "moinho", turn: 0 },
    });

  test("MA-FAV-LORD-01, MA-FAV-DIPLOMAT-01: a favour helps its owner only, in this turn only", () => {
    const lord = building({ favours: ["lord"] }, { reals: 7, favours: ["patron"] });
    lord.play(0, "favour lord").play(0, "pay");
    expect(lord.asked).toEqual([1]);
    expect(lord.refusal(1, "pay")).toBe("MA-C-10");
    const diplomat = building({ favours: ["diplomat"] }, { reals: 8, bread: 0 });
    diplomat.play(0, "favour diplomat").play(0, "pirates").play(1, "pay");
    expect(diplomat.asked).not.toEqual([1]); // there is nobody in the region, and nothing to perform
    expect(diplomat.seat(1)).toMatchObject({ bread: 0, reals: 0, pirates: 0 });
  });

  test("MA-DEC-SKIP-01, MA-C-06: asked is who has the price to the real, a favour, or two goods; one good is no way out", () => {
    expect(building({ reals: 8 }).asked).toEqual([0]);
    expect(building({ favours: ["lord"] }).asked).toEqual([0]);
    expect(building({ wheat: 1, sugar: 1 }).asked).toEqual([0]);
    const poor = building({ wheat: 1, reals: 7 });
    expect(poor.seat(0).pirates).toBe(1);
    expect(poor.table.step).not.toBe("buildingTurn");
  });

  test.each(["alfandega", "fortaleza"])(
    "MA-C-08: with all workers in the watch nothing can be done at the %s",
    (name) => {
      const seat = { ...NO_MILL, watch: 12, reals: 8, markers: { [name]: 1 }, favours: ["diplomat"] };
      const table = tableFor(2, {
        round: 2,
        seats: { 0: seat },
        at: { moment: "building", building: name, turn: 0 },
      });
      expect(table.play(0, "favour diplomat").play(0, "pay").table.step).not.toBe("buildingAction");
    },
  );

  test("MA-C-04: without a marker there neither turn nor pirates", () => {
    const table = building({ reals: 8 }, { markers: {} }).play(0, "pay");
    expect(table.seat(1).pirates).toBe(0);
  });

  test.each(["moinho", "capitania", "alfandega", "coroa", "fortaleza"])(
    "MA-FAV-BISHOP-01, MA-FAV-06: the Bishop moves a marker from the %s",
    (from) => {
      const table = tableFor(2, {
        seats: { 0: { ...POOR, favours: ["bishop"], markers: { [from]: 1 } } },
        at: { moment: "turn", turn: 0 },
      }).play(0, "favour bishop");
      const to = from === "moinho" ? "fortaleza" : "moinho";
      expect(table.play(0, `marker ${from} ${to}`).seat(0).markers).toMatchObject({ [from]: 0, [to]: 1 });
    },
  );
});

describe("the windmill", () => {
  const inB = (seat: object) => tableFor(2, { seats: { 0: { ...NO_MILL, ...seat } }, at: { moment: "turn", turn: 0 } });
  const exchanges = (seat: object) =>
    inB(seat)
      .choices(0)
      .filter((move) => move.startsWith("exchange"));

  test("MA-MILL-01: any two goods for any one, even for one of those given", () => {
    expect(exchanges({ wheat: 2 })).toEqual([
      "exchange wheat+wheat wheat",
      "exchange wheat+wheat sugar",
      "exchange wheat+wheat wine",
    ]);
    expect(exchanges({ sugar: 1, wine: 1 })).toHaveLength(3);
    expect(exchanges({ wine: 1 })).toEqual([]);
    expect(inB({ sugar: 1, wine: 1 }).refusal(0, "exchange wheat+wine sugar")).toBe("MA-MILL-01");
    expect(inB({ sugar: 1, wine: 1 }).refusal(0, "exchange wheat+sugar wine")).toBe("MA-MILL-01");
    expect(inB({ sugar: 1, wine: 1 }).play(0, "exchange sugar+wine wine").seat(0)).toMatchObject({ sugar: 0, wine: 1 });
  });

  test("MA-MILL-01, MA-MILL-04, MA-MILL-05, MA-HID-02: what goes and what comes is told", () => {
    const told = (seat: object, move: string) => inB(seat).play(0, move).events("milled")[0];
    expect(told({ sugar: 1, wine: 1 }, "exchange sugar+wine wheat")).toMatchObject({
      given: [0, 1, 1, 0, 0, 0],
      got: [1, 0, 0, 0, 0, 0],
      vp: 0,
    });
    expect(told({ mill: 2 }, "down bread")).toMatchObject({ level: 1, got: [0, 0, 0, 0, 1, 0], vp: 0 });
    expect(told({ vp: 2 }, "down reals")).toMatchObject({ level: 0, got: [0, 0, 0, 0, 0, 3], vp: -1 });
  });

  test("MA-MILL-D-03, MA-DEC-30: the last window is for who can go down now, or after going up by two wheat", () => {
    const isAsked = (seat: object) =>
      two("closing", seat).asked.includes(0) && two("closing", seat).table.phase === "C";
    expect([{}, { sugar: 3 }, { wheat: 1, wine: 1 }, { wheat: 1 }].map(isAsked)).toEqual([false, false, false, false]);
    const yes = [{ mill: 1 }, { vp: 1 }, { wheat: 2 }, { wheat: 1, sugar: 2 }, { sugar: 2, wine: 2 }];
    expect(yes.map(isAsked)).toEqual([true, true, true, true, true]);
  });
});

describe("maintenance", () => {
  test("MA-D-10, MA-D-01: who has answered about the watch is not asked again", () => {
    const table = two("watch", { watch: 2, mill: 2 }, { watch: 1, mill: 1, bread: 1, fields: ["R1A"] }).play(0, "act");
    expect(table.seat(0)).toMatchObject({ watch: 1, home: 11, vp: 4, score: { watch: 4 } });
    expect(table.table).toMatchObject({ step: "feeding", phase: "D" });
    expect(table.asked).toEqual([1]);
  });

  test("MA-D-30, MA-WOOD-07, MA-ROUND-04: each pays once, in pass order, and each begins with wood for one real", () => {
    const ships = (good: string) => ({ ships: [`${good}-1`, `${good}-2`], fields: ["forest"], mill: 1 });
    const table = two("upkeep", { ...ships("wheat"), reals: 3 }, { ...ships("sugar"), reals: 3 });
    table.play(0, "upkeep 2");
    expect(table.asked).toEqual([1]);
    expect(table.refusal(1, "upkeep 2")).toBeNull();
    table.play(1, "upkeep 2");
    expect([0, 1].map((seat) => table.seat(seat).reals)).toEqual([0, 0]);
    expect([0, 1].map((seat) => table.seat(seat).pirates)).toEqual([0, 0]);
    expect(table.table.step).not.toBe("upkeep");
  });

  test("MA-COMP-60, MA-D-40: every level of the windmill, from 0 to 6, feeds one worker", () => {
    const pirates = (mill: number) => two("feeding", { mill, watch: 7 }).seat(0).pirates;
    expect([0, 1, 2, 3, 4, 5, 6].map(pirates)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(() => pirates(7)).toThrow("windmill");
  });

  test("MA-D-31: six ships, six wood, 21 reals", () => {
    const ships = ["wheat-1", "wheat-2", "sugar-1", "sugar-2", "wine-1", "wine-2"];
    const table = two("upkeep", { ships, fields: ["forest"], reals: 21, mill: 1 });
    expect(table.play(0, "upkeep 6").seat(0)).toMatchObject({ reals: 0, pirates: 0 });
  });

  test("MA-D-40, MA-D-41, MA-D-43: in pass order, each once; workers in the first city space eat too", () => {
    const table = two("feeding", { cities: ["porto-santo-1"], bread: 2 }, { fields: ["R1A"], bread: 1 });
    table.play(0, "feed 1");
    expect(table.told.some(({ event }) => event.type === "gotPirates")).toBe(false);
    expect(table.seat(0)).toMatchObject({ bread: 1, pirates: 0, cities: ["porto-santo-1"] });
    expect(table.asked).toEqual([1]);
    expect(table.play(1, "feed 0").seat(1)).toMatchObject({ bread: 1, pirates: 1 });
    expect(table.table.step).not.toBe("feeding");
  });

  test("MA-DEC-33, MA-MILL-D-04: with one good and need 0 nobody is asked", () => {
    expect(two("feeding", { wheat: 1, bread: 3 }, { watch: 1, bread: 1 }).asked).toEqual([1]);
  });
});

describe("phase E", () => {
  test("MA-REQ-04, MA-E-05: two requests of National Wealth are paid for twice, not more", () => {
    const requests = ["national-wealth", "national-wealth", "urbanization"];
    const table = two("requests", { requests, reals: 40 }, { requests: [] }, { round: 5 });
    expect(table.play(0, "wealth 15").seat(0).score["national-wealth"]).toBe(15);
    expect(table.play(0, "wealth 15").isOver).toBe(true);
    expect(table.seat(0)).toMatchObject({ reals: 10, score: { "national-wealth": 30, reals: 2 } });
  });

  test("MA-A-09, MA-A-10: the guild is chosen once, and told with what turns up", () => {
    const table = two(
      "guilds",
      { faceDown: ["friar", "miller", "lady"] },
      {},
      { rowRequests: { II: ["urbanization"], I: ["urbanization", "expeditions"] } },
    );
    table.play(0, "row II").play(0, "guild orange");
    expect(table.events("choseGuild")).toEqual([{ type: "choseGuild", seat: 0, guild: 2, favours: [0, 1] }]);
    expect(table.asked).toEqual([1]);
  });
});
