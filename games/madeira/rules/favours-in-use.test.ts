import { ALL, FastChance, play } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { CONSTABLE } from "../content/pieces.ts";
import { madeira } from "./game.ts";
import { FAVOUR } from "./moves.ts";
import { tableFor } from "./test-table.ts";

const POOR = { wheat: 0, sugar: 0, wine: 0, wood: 0, bread: 0, reals: 0 };

/** A building whose dice have been rolled, in the turn of seat 0 of four. */
const at = (building: string, seat: object, more: object = {}, given: object = {}) =>
  tableFor(4, {
    order: [0, 1, 2, 3],
    seats: { 0: { markers: { [building]: 1 }, reals: 10, ...seat } },
    ...given,
    at: { moment: "building", building, turn: 0, ...more },
  });

describe("favours", () => {
  const inB = (seat: object) => tableFor(4, { seats: { 0: { ...POOR, ...seat } }, at: { moment: "turn", turn: 0 } });

  test("MA-FAV-06, MA-FAV-CONSTABLE-01: half of two is one, half of one changes nothing", () => {
    expect(inB({ favours: ["constable"], pirates: 1 }).refusal(0, "favour constable")).toBe("MA-FAV-06");
    expect(
      inB({ favours: ["constable"], pirates: 2 })
        .play(0, "favour constable")
        .seat(0).pirates,
    ).toBe(1);
    expect(
      inB({ favours: ["constable"], pirates: 7 })
        .play(0, "favour constable")
        .seat(0).pirates,
    ).toBe(4);
  });

  test("MA-HID-02, MA-FAV-CONSTABLE-01: half of the pirates tells how many there were", () => {
    const { state } = inB({ favours: ["constable"], pirates: 6 });
    const use = play(madeira, state, 0, FAVOUR.of(CONSTABLE), new FastChance("constable"), 1);
    expect(use).toMatchObject({ ok: true, uncovered: ALL });
  });

  test("MA-FAV-06, MA-FAV-BISHOP-01: the Bishop needs a marker on a building, and may bring one to the building in use", () => {
    expect(inB({ favours: ["bishop"] }).refusal(0, "favour bishop")).toBe("MA-FAV-06");
    expect(inB({ favours: ["bishop"], markers: { coroa: 1 } }).choices(0)).toContain("favour bishop");
    const table = at("moinho", { favours: ["bishop"], markers: { moinho: 1, coroa: 1 } }).play(0, "favour bishop");
    expect(table.play(0, "marker coroa moinho").seat(0).markers).toMatchObject({ moinho: 2, coroa: 0 });
    expect(table.choices(0)).toEqual(expect.arrayContaining(["pay", "pirates"]));
  });

  test("MA-FAV-NAVIGATOR-01, MA-FAV-EXPLORER-01, MA-FAV-MILLER-01: one ship, one worker, one level without wheat", () => {
    const ship = inB({ favours: ["navigator"], wheat: 3, wood: 2 }).play(0, "favour navigator");
    expect(ship.play(0, "sail home wheat-1").table.step).toBe("turn");
    const worker = inB({ favours: ["explorer"] })
      .play(0, "favour explorer")
      .play(0, "move home R1A");
    expect(worker.table.step).toBe("turn");
    expect(
      inB({ favours: ["miller"], wheat: 1 })
        .play(0, "favour miller")
        .seat(0),
    ).toMatchObject({ wheat: 1, mill: 4 });
  });

  test("MA-FAV-FRIAR-01, MA-WOOD-20: with one wood in reach the Friar brings one", () => {
    const table = tableFor(4, {
      wood: { R1C: 1 },
      seats: { 0: { ...POOR, favours: ["friar"], fields: ["R1C"] } },
      at: { moment: "turn", turn: 0 },
    }).play(0, "favour friar");
    expect(table.seat(0).wood).toBe(1);
    expect(table.table).toMatchObject({ step: "turn", woodBought: 0, wood: { R1C: 0 } });
  });

  test("MA-FAV-LADY-01, MA-FAV-LADY-02: by the workers in the region, for 4 reals, and the own turn there remains", () => {
    const table = at("moinho", { favours: ["lady"], fields: ["R2A", "R2B", "R2C"], bread: 0, reals: 14 });
    table.play(0, "favour lady");
    expect(table.choices(0).filter((move) => move.startsWith("building"))).toEqual([
      "building moinho",
      "building capitania",
    ]);
    table.play(0, "building moinho");
    expect(table.seat(0)).toMatchObject({ bread: 5, reals: 10 });
    expect(table.play(0, "pay").play(0, "act").seat(0)).toMatchObject({ bread: 10, reals: 0 });
    const one = inB({ favours: ["lady"], fields: ["R1A"], reals: 4 }).play(0, "favour lady");
    expect(one.play(0, "building alfandega").play(0, "move home india").table.step).toBe("turn");
  });

  test("MA-FAV-01, MA-FAV-04: a favour is used at the start of a turn only", () => {
    const placed = tableFor(4, {
      characters: { moinho: "mayor" },
      seats: { 0: { favours: ["patron"] } },
      at: { moment: "character", turn: 0, building: "moinho" },
    });
    expect(placed.refusal(0, "favour patron")).toBe("MA-FAV-01");
    const scoring = tableFor(2, {
      seats: { 0: { favours: ["patron"], requests: ["urbanization", "expeditions"] } },
      at: { moment: "requests", turn: 0 },
    });
    expect(scoring.refusal(0, "favour patron")).toBe("MA-FAV-04");
  });
});
