import { describe, expect, test } from "vitest";
import { LARGE } from "./test-battles.ts";
import { tableFor } from "./test-table.ts";

/** A position of four players on known tiles. */
const laid = (given: object) => tableFor(4, { tiles: LARGE, wind: "north", pirate: "c2", ...given });

const missions = ["no-mutiny", "rum6", "tea4"];

describe("a position begins its moment as the game does", () => {
  test("PO-CARD-04: at the cards, laid or not, a ship without rum has had its mutiny", () => {
    for (const more of [{}, { laid: { 1: "north" } }]) {
      const table = laid({ missions, seats: { 0: { rum: 0 } }, at: { moment: "cards", ...more } });
      expect(table.table.seats.map((seat) => seat.missions["no-mutiny"])).toEqual([0, 1, 1, 1]);
      expect(table.asked).not.toContain(0);
    }
  });

  test("PO-CARD-04, PO-CARD-05: in a turn, those still to move have laid cards or have had a mutiny", () => {
    const ships = {
      0: { rum: 0, place: "a1" },
      1: { rum: 0, place: "b4" },
      2: { place: "a3" },
      3: { laid: "east", place: "a3" },
    };
    const table = laid({ missions, seats: ships, at: { moment: "action", turn: 0 } });
    expect(table.table.seats.map(({ laid }) => laid)).toEqual([null, null, "north", "east"]);
    expect(table.table.seats.map((seat) => seat.missions["no-mutiny"])).toEqual([1, 0, 1, 1]);
    table.play(0, "end").play(1, "end");
    // nothing was said of seat 2: it sails with the wind, pays nothing and does not drift
    expect(table.seat(2)).toMatchObject({ place: "a2", rum: 3, drifted: false });
  });

  test("PO-CARD-04 to PO-CARD-10: cards that could not have been laid", () => {
    const turn = (ship: object) => () => laid({ seats: { 2: ship }, at: { moment: "turn", turn: 1 } });
    expect(turn({ rum: 0, laid: "north" })).toThrow("seat 2 cannot have laid north (PO-CARD-04)");
    expect(turn({ laid: "north+east" })).toThrow("PO-CARD-08");
    expect(turn({ laid: "2x" })).toThrow("PO-CARD-10");
    const answers = (given: object) => () => laid({ seats: { 2: { rum: 0 } }, at: { moment: "cards", laid: given } });
    expect(answers({ 2: "north" })).toThrow("seat 2 cannot have laid north (PO-CARD-04)");
    expect(answers({ 1: "2x" })).toThrow("seat 1 cannot have laid 2x (PO-CARD-10)");
    expect(answers({ 0: "north", 1: "north", 3: "north" })).toThrow("begin at the moment turn");
  });

  test("PO-CARD-12: cards lie only before those who have still to move", () => {
    const withCards = (at: object) => () => laid({ seats: { 0: { laid: "north" } }, at });
    expect(withCards({ moment: "turn", turn: 0 })).not.toThrow();
    for (const at of [
      { moment: "action", turn: 0 },
      { moment: "turn", turn: 1 },
      { moment: "wind" },
      { moment: "rations" },
    ])
      expect(withCards(at)).toThrow("seat 0.laid: at this moment no cards of its lie on the table (PO-CARD-12)");
  });

  test("PO-CARD-01: a ship that drifted and has rum has gained it", () => {
    const seats = { 1: { rum: 1, drifted: true, goods: { tea: 2 } }, 2: { rum: 0, drifted: true } };
    expect(laid({ seats, at: { moment: "wind" } }).table.gainedRum).toEqual([1]);
    expect(laid({ seats, at: { moment: "rations", gainedRum: [2] } }).table.gainedRum).toEqual([1, 2]);
    expect(() => laid({ seats: { 1: { drifted: true, anchored: true } } })).toThrow("cannot have drifted and anchored");
  });

  test("PO-SETUP-18, PO-SETUP-19: what is still to be placed has no place; what is placed has one", () => {
    expect(() => laid({})).toThrow("pirate: it is still to be placed");
    const opening = (given: object) => () => tableFor(4, { tiles: LARGE, ...given });
    expect(opening({ seats: { 2: { place: "a1" } } })).toThrow("seat 2.place: its ship is still to be placed");
    const at = { moment: "ships", turn: 2 };
    expect(opening({ seats: { 2: { place: "a1" } }, at })).toThrow("seat 2.place");
    const { table } = opening({ seats: { 1: { place: "a1" } }, at })();
    expect(table).toMatchObject({ step: "placeShip", turn: 2 });
    expect(table.pirate).not.toBeNull();
    expect(table.seats.map(({ place }) => place)).toEqual([expect.any(String), "a1", null, null]);
  });

  test("PO-BATTLE-01: players do not fight before the pirate has been met", () => {
    const seats = { 0: { place: "c1" }, 1: { place: "c1" } };
    expect(() => laid({ seats, at: { moment: "clashes" } })).toThrow("seat 0 meets the pirate first");
    expect(() => laid({ seats, at: { moment: "clashes", fought: [0, 1] } })).not.toThrow();
    expect(() => laid({ seats, pirate: "a3", at: { moment: "clashes" } })).not.toThrow();
  });

  test("PO-ROUND-05, PO-ROUND-06: an empty row has brought the end in sight; the last round is this one or the next", () => {
    const at = { moment: "wind" };
    expect(laid({ round: 4, supply: { left: { tea: 0 } }, at }).table.lastRound).toBe(5);
    expect(() => laid({ round: 4, lastRound: 3, at })).toThrow("lastRound 3 cannot be");
    expect(() => laid({ round: 4, lastRound: 6, at })).toThrow("lastRound 6 cannot be");
    expect(() => laid({ round: 4, lastRound: 4, at: { moment: "round" } })).toThrow("lastRound 4 cannot be");
    expect(laid({ round: 4, lastRound: 5, at: { moment: "round" } }).table).toMatchObject({ round: 5, lastRound: 5 });
  });
});

describe("naming something twice is refused", () => {
  const at = { moment: "cards" };
  const named = (given: object) => () => tableFor(4, { at, ...given });

  test("PO-COMP-01: a tile, in the grid, the pile or among the used ports", () => {
    expect(named({ tiles: { a1: "S01a", b1: "S01b" } })).toThrow("names the tile S01 twice");
    expect(named({ tiles: { a1: "P4a" }, pile: ["P4b"] })).toThrow("names the tile P4 twice");
    expect(named({ pile: ["P4a", "P4a"] })).toThrow("names the tile P4 twice");
  });

  test("PO-SETUP-09: a mission; there are 3", () => {
    expect(named({ missions: ["rum6", "rum6", "tea4"] })).toThrow("missions names rum6 twice");
    expect(named({ missions: ["rum6", "tea4"] })).toThrow("missions must be 3, not 2");
  });

  test("PO-COMP-04: an upgrade, a seat, a stern", () => {
    expect(named({ seats: { 0: { upgrades: { hold: [4, 4] } } } })).toThrow("hold names the value 4 twice");
    expect(named({ at: { moment: "clashes", fought: [1, 1] } })).toThrow("at.fought names seat 1 twice");
    expect(named({ seats: { 0: { stern: "dealer" }, 1: { stern: "dealer" } } })).toThrow(
      "two ships have the stern dealer",
    );
  });
});

describe("a fault names the kind and the amount", () => {
  const at = { moment: "cards" };
  const given = (more: object) => () =>
    tableFor(4, { tiles: LARGE, pirate: "c2", supply: { side: "B1a" }, at, ...more });

  test("PO-COMP-02: goods", () => {
    const left = { cotton: 14, wine: 14, tea: 14 };
    const seats = { 0: { rum: 0, goods: { wine: 7 } }, 1: { goods: { cocoa: 1 } } };
    expect(given({ supply: { side: "B1a", left }, seats })).toThrow(/: wine: 3 more than the box holds \(PO-COMP-02\)/);
    expect(given({ supply: { side: "B1a", left }, seats })).toThrow(/; cocoa: 1 more than the box holds/);
  });

  test("PO-HOLD-02, PO-SEA-07: what a ship can carry", () => {
    expect(given({ seats: { 2: { rum: 5, goods: { tea: 4 } } } })).toThrow(
      "seat 2 carries 9, its hold takes 7 (PO-HOLD-02)",
    );
    expect(given({ seats: { 2: { cannons: 2 } } })).toThrow("seat 2 has 2 cannons, and slots for 1 (PO-SEA-07)");
  });

  test("PO-SETUP-05, PO-COMP-01: rows and chests", () => {
    expect(given({ supply: { side: "B1a", left: { tea: 16 } } })).toThrow(
      "left in the row of tea: 2 more than it has spaces",
    );
    expect(given({ seats: { 0: { chests: [3, 3, 3, 3, 3, 3] } } })).toThrow("there are no more chests of 3");
  });

  test("PO-PORT-01: slots of a port", () => {
    expect(given({ ports: { b2: [null, "tea"] } })).toThrow("tea does not belong on slot 2 of the port at b2");
    expect(given({ ports: { b2: ["cocoa-2"] } })).toThrow("the second half of a cocoa does not belong on slot 1");
  });
});
