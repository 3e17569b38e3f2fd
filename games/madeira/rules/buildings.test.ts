import { describe, expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

/** A building whose dice have been rolled, in the turn of seat 0 of four. */
const at = (building: string, seat: object, more: object = {}, given: object = {}) =>
  tableFor(4, {
    order: [0, 1, 2, 3],
    seats: { 0: { markers: { [building]: 1 }, reals: 10, ...seat } },
    ...given,
    at: { moment: "building", building, turn: 0, ...more },
  });

describe("the five buildings", () => {
  const NAMES = ["moinho", "capitania", "alfandega", "coroa", "fortaleza"];

  test("MA-COMP-20, MA-C-01: they come in this order", () => {
    const table = tableFor(2, {
      round: 1,
      order: [0, 1],
      seats: {
        0: { markers: { moinho: 1, alfandega: 1, fortaleza: 1 }, reals: 9 },
        1: { markers: { capitania: 1, coroa: 1 }, reals: 9 },
      },
      at: { moment: "buildings" },
    });
    const seen = NAMES.map(() => {
      const name = table.table.building;
      table.play(table.asked[0]!, "pirates");
      return name;
    });
    expect(seen).toEqual(NAMES);
    expect(table.table.building).toBeNull();
  });

  /** By region: so many workers on its fields. */
  const FIELDS_OF = [[], ["R1A", "R1B", "R1C"], ["R2A", "R2B", "R2C"], ["R3A", "R3B", "R3C"]];

  test.each([
    ["moinho", 2, 5, { bread: 2 }, { bread: 5 }],
    ["capitania", 2, 4, { vp: 1, moved: 1 }, { vp: 3, moved: 2 }],
    ["alfandega", 1, 3, { moved: 1 }, { moved: 2 }],
    ["coroa", 3, 2, { turnedUp: 1 }, { turnedUp: 2 }],
    ["fortaleza", 3, 1, { moved: 1 }, { moved: 2 }],
  ])("MA-COMP-20, MA-C-12: the %s in region %i, empty in round %i", (name, region, empty, few, many) => {
    const began = tableFor(2, { round: empty, at: { moment: "round" } });
    expect(began.table.characters).toMatchObject({ [name]: "printed" });
    /** What is done with workers on these fields: everything that is offered, from home or face down. */
    const done = (fields: string[]) => {
      const seat = { bread: 0, fields, faceDown: ["friar", "lord", "lady"] };
      const table = at(name, seat, {}, { round: empty === 5 ? 4 : 5 }).play(0, "pay");
      if (table.table.step !== "buildingAction") return null;
      table.play(0, "act");
      let [moved, turnedUp] = [0, 0];
      for (;;) {
        const next = table.choices(0).find((move) => /^(move home|flip|discard 0)/.test(move));
        if (next === undefined || !["moveWorker", "flip", "discardPirates"].includes(table.table.step ?? ""))
          return { bread: table.seat(0).bread, vp: table.seat(0).vp, moved, turnedUp };
        if (next.startsWith("move")) moved++;
        if (next.startsWith("flip")) turnedUp++;
        table.play(0, next);
      }
    };
    const nothing = { bread: 0, vp: 0, moved: 0, turnedUp: 0 };
    const fields = FIELDS_OF[region]!;
    expect(done(fields.slice(0, 1))).toEqual({ ...nothing, ...few });
    expect(done(fields.slice(0, 2))).toEqual({ ...nothing, ...few });
    expect(done(fields)).toEqual({ ...nothing, ...many });
    expect(done([...FIELDS_OF.flat().filter((field) => !fields.includes(field)), "forest"])).toBeNull();
  });

  test("MA-COMP-03: the six faces of a die show 1, 1, 2, 2, 3 and 3", () => {
    const price = (outcome: number) => {
      const seats = { 0: { markers: { coroa: 1 } }, 1: {} };
      const table = tableFor(2, {
        rows: [1],
        order: [0],
        guildDice: { coroa: 1 },
        seats,
        at: { moment: "turn", turn: 1 },
      });
      return table.play(1, "pass IV reals", [outcome]).table.price;
    };
    expect([0, 1, 2, 3, 4, 5].map(price)).toEqual([7, 7, 6, 6, 5, 5]);
    expect(() => price(6)).toThrow();
  });
});

describe("buildings above and below", () => {
  test("MA-C-12, MA-C-MOINHO-01: two workers give the upper effect, three the lower", () => {
    const bread = (fields: string[]) => at("moinho", { fields, bread: 0 }).play(0, "pay").play(0, "act").seat(0).bread;
    expect(bread(["R2A"])).toBe(2);
    expect(bread(["R2A", "R2B"])).toBe(2);
    expect(bread(["R2A", "R2B", "R2C"])).toBe(5);
    expect(bread(["R2A", "R2B", "R1A", "forest"])).toBe(2);
  });

  test("MA-C-CAPITANIA-01: above 1 VP and one worker", () => {
    const table = at("capitania", { fields: ["R2A", "R2B"] })
      .play(0, "pay")
      .play(0, "act");
    expect(table.seat(0).vp).toBe(1);
    expect(table.refusal(0, "move watch funchal-1")).toBe("MA-MOVE-02");
    table.play(0, "move home funchal-1");
    expect(table.table.step).not.toBe("moveWorker");
  });

  test("MA-C-CAPITANIA-02: VP come even where no city space is open, and the action may be declined", () => {
    const cities = ["porto-santo", "funchal", "machico"].flatMap((city) =>
      [1, 2, 3].map((space) => `${city}-${space}`),
    );
    const full = at(
      "capitania",
      { fields: ["R2A"] },
      {},
      {
        seats: { 0: { markers: { capitania: 1 }, reals: 10, fields: ["R2A"] }, 1: { cities } },
      },
    );
    expect(full.play(0, "pay").play(0, "act").seat(0)).toMatchObject({ vp: 1, cities: [] });
    expect(full.table.step).not.toBe("moveWorker");
    expect(
      at("capitania", { fields: ["R2A"] })
        .play(0, "pay")
        .play(0, "done")
        .seat(0),
    ).toMatchObject({ vp: 0, reals: 0 });
  });

  test("MA-C-ALFANDEGA-01, MA-C-ALFANDEGA-02, MA-C-ALFANDEGA-03: above one worker; only own ships count, only for who moves", () => {
    const table = at(
      "alfandega",
      {},
      {},
      {
        seats: {
          0: {
            markers: { alfandega: 1 },
            reals: 10,
            fields: ["R1A", "R1B"],
            ships: ["brasil-1"],
            colonies: { brasil: 3 },
          },
          1: { ships: ["brasil-2", "brasil-3"] },
        },
      },
    );
    table.play(0, "pay").play(0, "act").play(0, "move home brasil");
    expect(table.seat(0)).toMatchObject({ vp: 1, colonies: { brasil: 4 } });
    expect(table.table.step).not.toBe("moveWorker");
  });

  test("MA-C-COROA-01: above one favour, below two of three, and fewer if the player likes", () => {
    const coroa = (fields: string[], faceDown: string[]) =>
      at("coroa", { fields, faceDown }).play(0, "pay").play(0, "act");
    const few = coroa(["R3A", "R3B"], ["lord", "friar"]).play(0, "flip friar");
    expect(few.seat(0)).toMatchObject({ favours: ["friar"], faceDown: ["lord"] });
    expect(few.table.step).not.toBe("flip");
    const many = coroa(["R3A", "R3B", "R3C"], ["lord", "friar", "lady"]).play(0, "flip lord").play(0, "flip lady");
    expect(many.seat(0).faceDown).toEqual(["friar"]);
    expect(many.table.step).not.toBe("flip");
    expect(coroa(["R3A"], ["lord"]).refusal(0, "flip lady")).toBe("MA-C-COROA-01");
    const none = coroa(["R3A"], ["lord"]).play(0, "done");
    expect(none.seat(0).faceDown).toEqual(["lord"]);
    expect(none.table.step).not.toBe("flip");
  });

  test("MA-C-08, MA-C-09: where nothing could be turned up the payer is not asked, and takes no pirates", () => {
    const table = at("coroa", { fields: ["R3A"], favours: ["lord"] }, { pirateDie: 3 }).play(0, "pay");
    expect(table.table.step).not.toBe("buildingAction");
    expect(table.seat(0)).toMatchObject({ pirates: 0, reals: 0 });
    expect(at("coroa", { fields: ["R3A"], faceDown: ["lord"] }).play(0, "pay").table.step).toBe("buildingAction");
  });

  test("MA-C-FORTALEZA-01, MA-C-FORTALEZA-02: above one worker; nobody need discard", () => {
    const table = at("fortaleza", { fields: ["R3A"], pirates: 5 }, {}, { round: 2 });
    table.play(0, "pay").play(0, "act").play(0, "move R3A watch");
    expect(table.choices(0).filter((move) => move.startsWith("discard"))).toEqual([
      "discard 0",
      "discard 1",
      "discard 2",
      "discard 3",
    ]);
    table.play(0, "discard 0");
    expect(table.seat(0)).toMatchObject({ watch: 3, pirates: 5, fields: [] });
    expect(table.table.step).not.toBe("moveWorker");
  });

  test.each([
    [2, 8],
    [3, 9],
    [4, 10],
  ])("MA-C-07: the price with %i players, never below 0", (players, base) => {
    const price = (rolled: number) =>
      tableFor(players, {
        seats: { 0: { markers: { moinho: 1 } } },
        at: { moment: "building", building: "moinho", turn: 0, rolled },
      }).table.price;
    expect([0, 1, base - 1, base, base + 2].map(price)).toEqual([base, base - 1, 1, 0, 0]);
  });

  test("MA-C-07, MA-C-10: the exact price is enough, one less is not; pirates are one and the pirate die", () => {
    expect(at("moinho", { reals: 6 }, { rolled: 4 }).refusal(0, "pay")).toBeNull();
    expect(at("moinho", { reals: 5 }, { rolled: 4 }).refusal(0, "pay")).toBe("MA-C-10");
    expect(at("moinho", { reals: 6 }, { rolled: 4 }).play(0, "pay").seat(0)).toMatchObject({ reals: 0, pirates: 0 });
    expect(
      at("moinho", { markers: { moinho: 2 } }, { pirateDie: 2 })
        .play(0, "pirates")
        .seat(0),
    ).toMatchObject({
      pirates: 3,
      reals: 10,
    });
    expect(at("moinho", {}, { rolled: 4 }).play(0, "pirates").seat(0).pirates).toBe(1);
  });

  test("MA-C-02, MA-C-03, MA-C-04: no roll without a marker; guild and pirate dice are rolled anew; only owners have turns", () => {
    const table = tableFor(3, {
      order: [2, 0, 1],
      guildDice: { moinho: 2, coroa: 1 },
      pirateDiceOn: { coroa: 1 },
      seats: { 0: { markers: { coroa: 1 } }, 1: { markers: { coroa: 2 }, reals: 9 } },
      at: { moment: "closing" },
    });
    expect(table.table.building).toBeNull();
    const rolled = tableFor(3, {
      rows: [2],
      order: [0, 1],
      guildDice: { moinho: 2, coroa: 1 },
      pirateDiceOn: { coroa: 1 },
      seats: { 0: { markers: { coroa: 1 } }, 1: { markers: { coroa: 2 }, reals: 9 }, 2: { dice: [] } },
      at: { moment: "turn", turn: 2 },
    });
    rolled.play(2, "pass IV reals", [4, 3]); // the guild die of the Coroa shows 3, the pirate die 2
    expect(rolled.table).toMatchObject({ building: "coroa", price: 6, pirateDie: 2 });
    expect(rolled.refusal(2, "pay")).toBe("MA-C-04");
    rolled.play(0, "pirates").play(1, "pirates");
    expect([0, 1, 2].map((seat) => rolled.seat(seat).pirates)).toEqual([3, 3, 0]);
    expect(rolled.table).toMatchObject({
      building: null,
      pirateDie: null,
      guildDice: { moinho: 0, coroa: 0 },
      pirateDiceOn: { coroa: 0 },
    });
    // MA-C-14: the character tiles are gone too
    expect(new Set(Object.values(rolled.table.characters))).toEqual(new Set(["printed"]));
  });

  test("MA-FAV-02, MA-WOOD-07: every building is a turn of its own", () => {
    const table = at("moinho", { markers: { moinho: 1, capitania: 1 }, favours: ["patron", "treasurer"], bread: 0 });
    table.play(0, "favour patron");
    expect(table.choices(0)).not.toContain("favour treasurer");
    table.play(0, "pirates");
    expect(table.table).toMatchObject({ building: "capitania", favourUsed: false });
    expect(table.play(0, "favour treasurer").seat(0).reals).toBe(15);
  });
});
