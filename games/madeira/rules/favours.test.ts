import { describe, expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

const inB = (seat: object, more: object = {}) =>
  tableFor(4, { seats: { 0: seat }, at: { moment: "turn", turn: 0 }, ...more });
const inC = (seat: object, building = "moinho", more: object = {}) =>
  tableFor(4, { order: [0, 1, 2, 3], seats: { 0: seat }, at: { moment: "building", building, turn: 0 }, ...more });

describe("favours", () => {
  test("MA-FAV-01, MA-FAV-02, MA-FAV-TREASURER-01, MA-DEC-06: one at the start of a turn", () => {
    const table = inB({ favours: ["treasurer", "patron"], faceDown: ["lord"], reals: 0, bread: 0, dice: [3] });
    expect(table.refusal(0, "favour lady")).toBe("MA-FAV-01");
    expect(table.refusal(0, "favour lord")).toBe("MA-FAV-03");
    table.play(0, "favour treasurer");
    expect(table.seat(0).reals).toBe(5);
    expect(table.refusal(0, "favour patron")).toBe("MA-FAV-02");
  });

  test("MA-FAV-04, MA-FAV-PATRON-01, MA-DEC-19: in phase C at a building with an own marker, three bread from the Patron", () => {
    const table = inC({ favours: ["patron"], markers: { moinho: 1 }, bread: 0 });
    table.play(0, "favour patron");
    expect(table.seat(0).bread).toBe(3);
    expect(table.asked).toEqual([0]);
  });

  test("MA-FAV-FRIAR-01, MA-FAV-06, MA-DEC-15, MA-WOOD-21: two wood from where the player stands", () => {
    expect(inB({ favours: ["friar"] }).refusal(0, "favour friar")).toBe("MA-FAV-FRIAR-01");
    const table = inB({ favours: ["friar"], fields: ["R1C", "forest"], wood: 0 });
    table.play(0, "favour friar").play(0, "wood R1C").play(0, "wood forest");
    expect(table.seat(0).wood).toBe(2);
    expect(table.table.wood.R1C).toBe(2);
  });

  test("MA-FAV-MILLER-01, MA-RULING-09: a level, or a VP on the top", () => {
    expect(
      inB({ favours: ["miller"], mill: 5 })
        .play(0, "favour miller")
        .seat(0),
    ).toMatchObject({ mill: 6, vp: 0 });
    expect(
      inB({ favours: ["miller"], mill: 6 })
        .play(0, "favour miller")
        .seat(0),
    ).toMatchObject({ mill: 6, vp: 1 });
  });

  test("MA-FAV-NAVIGATOR-01, MA-DEC-12, MA-DEC-SKIP-05: one ship must move, and the mill may not take its goods", () => {
    const table = inB({ favours: ["navigator"], wheat: 0, sugar: 1, wine: 1, wood: 1, reals: 0 });
    table.play(0, "favour navigator");
    expect(table.refusal(0, "done")).toBe("MA-FAV-NAVIGATOR-01");
    expect(table.refusal(0, "exchange sugar+wine wheat")).toBeNull();
    table.play(0, "sail home sugar-1");
    expect(table.seat(0)).toMatchObject({ reals: 2, wood: 0, sugar: 0 });
    const bound = inB(
      { favours: ["navigator"], wheat: 2, sugar: 0, wine: 0, wood: 1 },
      {
        order: [0, 1, 2, 3],
        seats: { 0: { favours: ["navigator"], wheat: 2, sugar: 0, wine: 0 }, 1: { ships: ["wheat-1"] } },
      },
    );
    bound.play(0, "favour navigator");
    expect(bound.refusal(0, "up")).toBe("MA-DEC-SKIP-05");
    expect(inB({ favours: ["navigator"], wheat: 0, sugar: 0, wine: 0 }).refusal(0, "favour navigator")).toBe(
      "MA-FAV-NAVIGATOR-01",
    );
  });

  test("MA-FAV-BISHOP-01, MA-FAV-BISHOP-04, MA-FAV-BISHOP-05, MA-DEC-26, MA-C-15: a marker goes, the dice stay", () => {
    const table = inC({ favours: ["bishop"], markers: { moinho: 2 }, reals: 20 });
    table.play(0, "favour bishop");
    expect(table.refusal(0, "done")).toBe("MA-FAV-BISHOP-01");
    expect(table.refusal(0, "marker capitania moinho")).toBe("MA-FAV-BISHOP-01");
    table.play(0, "marker moinho capitania").play(0, "pirates");
    expect(table.table).toMatchObject({ building: "capitania", price: 10 });
    table.play(0, "pirates");
    expect(table.seat(0).pirates).toBe(2);
  });

  test("MA-FAV-BISHOP-03, MA-RULING-07: without a marker the turn is over", () => {
    const table = inC({ favours: ["bishop"], markers: { capitania: 1 }, reals: 20 }, "capitania");
    table.play(0, "favour bishop").play(0, "marker capitania moinho");
    expect(table.seat(0)).toMatchObject({ pirates: 0, reals: 20 });
    expect(table.table.building).toBeNull();
  });

  test("MA-FAV-BISHOP-02: nobody without a marker at the building in use has a turn to bring one there", () => {
    const table = inC({ markers: { moinho: 1 } }, "moinho", {
      seats: { 0: { markers: { moinho: 1 } }, 1: { favours: ["bishop"], markers: { capitania: 1 } } },
    });
    expect(table.refusal(1, "favour bishop")).toBe("MA-C-04");
    table.play(0, "pirates");
    expect(table.table.building).toBe("capitania");
  });

  test("MA-FAV-ENGINEER-01, MA-FAV-ENGINEER-03, MA-DEC-17: two extra harvests", () => {
    const table = inB(
      { favours: ["engineer"], dice: [3], fields: ["R1C", "R1A"], wood: 0, wheat: 0, wine: 0 },
      { wood: { R1C: 2 }, characters: { alfandega: "mayor" } },
    );
    table.play(0, "favour engineer").play(0, "place guild-3 alfandega").play(0, "harvest");
    expect(table.refusal(0, "field R1B")).toBe("MA-B-HARVEST-07");
    table.play(0, "field R1C").play(0, "field R1C");
    expect(table.seat(0)).toMatchObject({ wood: 2, wheat: 1, wine: 1 });
    expect(inC({ favours: ["engineer"], markers: { moinho: 1 } }).refusal(0, "favour engineer")).toBe(
      "MA-FAV-ENGINEER-01",
    );
  });

  test("MA-FAV-ENGINEER-02, MA-FAV-ENGINEER-04, MA-B-HARVEST-08: three on the empty building, each may be declined", () => {
    const given = { round: 3 };
    const seat = { favours: ["engineer"], dice: [3], fields: ["R1A"], wine: 0 };
    const table = inB(seat, given).play(0, "favour engineer").play(0, "place guild-3 alfandega").play(0, "harvest");
    table.play(0, "field R1A").play(0, "field R1A").play(0, "field R1A");
    expect(table.seat(0).wine).toBe(4);
    const lazy = inB(seat, given).play(0, "favour engineer").play(0, "place guild-3 alfandega").play(0, "done");
    expect(lazy.seat(0)).toMatchObject({ wine: 0, faceDown: ["engineer"] });
  });

  test("MA-FAV-LORD-01, MA-FAV-DIPLOMAT-01: free, and by two more workers", () => {
    expect(inB({ favours: ["lord", "diplomat"] }).refusal(0, "favour lord")).toBe("MA-FAV-LORD-01");
    expect(inB({ favours: ["lord", "diplomat"] }).refusal(0, "favour diplomat")).toBe("MA-FAV-DIPLOMAT-01");
    const free = inC({ favours: ["lord"], markers: { moinho: 1 }, fields: ["R2A"], reals: 0, bread: 0 });
    free.play(0, "favour lord").play(0, "pay").play(0, "act");
    expect(free.seat(0)).toMatchObject({ reals: 0, bread: 2 });
    const helped = inC({ favours: ["diplomat"], markers: { moinho: 1 }, fields: ["R2A"], reals: 10, bread: 0 });
    expect(helped.play(0, "favour diplomat").play(0, "pay").play(0, "act").seat(0).bread).toBe(5);
    const alone = inC({ favours: ["diplomat"], markers: { moinho: 1 }, reals: 10, bread: 0 });
    expect(alone.play(0, "favour diplomat").play(0, "pay").play(0, "act").seat(0).bread).toBe(2);
  });

  test("MA-FAV-LADY-02, MA-FAV-LADY-03, MA-DEC-27: a worker in the region; the empty building too", () => {
    const table = inB({ favours: ["lady"], fields: ["R3A"], reals: 4, pirates: 3 });
    table.play(0, "favour lady");
    expect(table.refusal(0, "done")).toBe("MA-FAV-LADY-01");
    expect(table.refusal(0, "building moinho")).toBe("MA-FAV-LADY-02");
    table.play(0, "building fortaleza").play(0, "move home watch").play(0, "discard 2");
    expect(table.seat(0)).toMatchObject({ reals: 0, pirates: 1, watch: 3 });
    expect(table.choices(0)).toContain("pass I reals");
    expect(inB({ favours: ["lady"], fields: ["R3A"], reals: 3 }).refusal(0, "favour lady")).toBe("MA-FAV-LADY-01");
    expect(inB({ favours: ["lady"], fields: ["forest"], reals: 9 }).refusal(0, "favour lady")).toBe("MA-FAV-LADY-02");
  });

  test("MA-FAV-EXPLORER-01, MA-FAV-EXPLORER-02, MA-FAV-EXPLORER-03, MA-DEC-28: from anywhere to anywhere", () => {
    const explorer = (more: object) => inB({ favours: ["explorer"], ...more }).play(0, "favour explorer");
    const table = explorer({
      pirates: 3,
      ships: ["acores-1", "acores-2"],
      colonies: { brasil: 1 },
      cities: ["funchal-1"],
    });
    expect(table.refusal(0, "done")).toBe("MA-FAV-EXPLORER-01");
    expect(table.refusal(0, "move watch watch")).toBe("MA-MOVE-04");
    const to = (move: string) =>
      explorer({ pirates: 3, ships: ["acores-1", "acores-2"], colonies: { brasil: 1 }, cities: ["funchal-1"] }).play(
        0,
        move,
      );
    expect(to("move brasil acores").seat(0).vp).toBe(2);
    expect(to("move funchal-1 funchal-2").seat(0).vp).toBe(3);
    expect(to("move watch home").seat(0)).toMatchObject({ watch: 1, vp: 0 });
    expect(to("move home watch").play(0, "discard 3").seat(0)).toMatchObject({ watch: 3, pirates: 0 });
    expect(to("move watch R1A").seat(0)).toMatchObject({ fields: ["R1A"], vp: 0 });
  });
});

describe("royal rewards", () => {
  const sailed = (pair: string[], seat: object) =>
    tableFor(4, {
      characters: { moinho: "commander" },
      rewards: { acores: pair },
      seats: { 0: { wine: 1, wood: 1, wheat: 0, sugar: 0, reals: 0, ...seat } },
      at: { moment: "character", turn: 0, building: "moinho" },
    })
      .play(0, "act")
      .play(0, "sail home acores-1");

  test("MA-REW-01, MA-REW-02, MA-REW-VP-01, MA-REW-REALS-01, MA-DEC-13: one reward per ship, or none", () => {
    const table = sailed(["5-reals", "3-vp"], {});
    // nothing more to sail with but the mill stands: the player says that he is done
    table.play(0, "done");
    expect(table.refusal(0, "reward brasil A")).toBe("MA-B-COMMANDER-13");
    table.play(0, "reward acores A");
    expect(table.seat(0)).toMatchObject({ reals: 5, vp: 0 });
    expect(table.asked).not.toEqual([0]);
    expect(sailed(["5-reals", "3-vp"], {}).play(0, "done").play(0, "done").seat(0)).toMatchObject({ reals: 0, vp: 0 });
    expect(table.table.rewards.acores).toEqual(["5-reals", "3-vp"]);
  });

  test("MA-REW-FIELD-01, MA-REW-FLIP-01, MA-DEC-09, MA-DEC-24: a worker to a field, a favour face up", () => {
    const table = sailed(["worker-to-field", "flip-favour"], { faceDown: ["lord"] }).play(0, "done");
    table.play(0, "reward acores A");
    expect(table.refusal(0, "done")).toBe("MA-REW-FIELD-01");
    table.play(0, "move home R3E");
    expect(table.seat(0).fields).toEqual(["R3E"]);
    const flip = sailed(["worker-to-field", "flip-favour"], { faceDown: ["lord"] }).play(0, "done");
    flip.play(0, "reward acores B");
    expect(flip.refusal(0, "done")).toBe("MA-REW-FLIP-01");
    expect(flip.play(0, "flip lord").seat(0).favours).toEqual(["lord"]);
    expect(sailed(["worker-to-field", "flip-favour"], {}).play(0, "done").refusal(0, "reward acores B")).toBe(
      "MA-DEC-SKIP-05",
    );
  });

  test("MA-REW-PIRATES-01, MA-REW-MILL-01, MA-DEC-29: pirates or bread; the mill", () => {
    const table = sailed(["mill-up", "pirates-or-bread"], { pirates: 2, bread: 0 }).play(0, "done");
    table.play(0, "reward acores B");
    expect(table.refusal(0, "discard 3")).toBe("MA-GEN-05");
    expect(table.play(0, "discard 2").seat(0)).toMatchObject({ pirates: 0, bread: 0 });
    const bread = sailed(["mill-up", "pirates-or-bread"], { pirates: 2, bread: 0 }).play(0, "done");
    expect(bread.play(0, "reward acores B").play(0, "bread").seat(0)).toMatchObject({ pirates: 2, bread: 2 });
    expect(sailed(["mill-up", "3-vp"], {}).play(0, "done").play(0, "reward acores A").seat(0).mill).toBe(4);
  });

  test("MA-REW-CITY-01, MA-REW-WATCH-01: a worker to a city or to the watch", () => {
    const city = sailed(["worker-to-city", "3-vp"], {}).play(0, "done").play(0, "reward acores A");
    expect(city.seat(0).vp).toBe(1);
    expect(city.play(0, "done").seat(0).cities).toEqual([]);
    const watch = sailed(["worker-to-watch", "3-vp"], { pirates: 4 }).play(0, "done").play(0, "reward acores A");
    expect(watch.refusal(0, "done")).toBe("MA-REW-WATCH-01");
    expect(watch.play(0, "move home watch").play(0, "discard 3").seat(0)).toMatchObject({ watch: 3, pirates: 1 });
  });
});
