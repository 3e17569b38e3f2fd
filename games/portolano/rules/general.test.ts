import { describe, expect, test } from "vitest";
import { UPGRADES } from "../content/ships.ts";
import { portolano } from "./game.ts";
import { moves } from "./moves.ts";
import { scores } from "./scoring.ts";
import { tableFor } from "./test-table.ts";

const [NORTH, HIT] = [0, 0];

function onTile(face: string, ship: object, more: object = {}) {
  return tableFor(4, {
    tiles: { b2: face, d4: face.startsWith("S01") ? "S02a" : "S01a" },
    pirate: "d4",
    supply: { side: "B1a" },
    seats: { 0: { place: "b2", ...ship } },
    at: { moment: "action", turn: 0 },
    ...more,
  });
}

describe("conventions", () => {
  test("PO-GEN-01: the most thalers after scoring win", () => {
    const ships = { 0: { rum: 0, thalers: 9 }, 1: { rum: 0, thalers: 10 } };
    const missions = ["rum6", "tea4", "wine4"];
    const table = tableFor(2, { round: 5, lastRound: 5, missions, seats: ships, at: { moment: "battle-end" } });
    expect(table.isOver).toBe(true);
    expect(scores(table.state)).toEqual([3, 4]);
    expect(portolano.winners(table.state)).toEqual([1]);
  });

  test("PO-GEN-02: what cannot be paid in full is not to be had", () => {
    expect(onTile("S01a", { thalers: 0 }).refusal(0, "upgrade hold")).toBe("PO-SEA-22");
    expect(onTile("S01b", { rum: 0 }).refusal(0, "buy tea")).toBe("PO-SEA-23");
    expect(onTile("S11b", { goods: { tea: 1 } }).refusal(0, "barter wine tea+tea")).toBe("PO-SEA-28");
    expect(() => onTile("S01a", { rum: -1 })).toThrow();
  });

  test("PO-GEN-03: rum comes out of no supply", () => {
    const seats = { 0: { place: "b2", rum: 6 }, 1: { rum: 7 }, 2: { rum: 7 }, 3: { rum: 7 } };
    const table = onTile("S05a", {}, { seats }).play(0, "rum");
    expect(table.table.seats.map(({ rum }) => rum)).toEqual([7, 7, 7, 7]);
  });

  test("PO-GEN-04: the bank is never exhausted", () => {
    const seats = { 0: { place: "b2", thalers: 400 }, 1: { thalers: 300 } };
    expect(onTile("S08a", {}, { seats }).play(0, "thaler").seat(0).thalers).toBe(401);
  });

  test("PO-GEN-05: goods that leave a ship go to the box", () => {
    const given = onTile("S01b", { goods: { cocoa: 1, tea: 1 } });
    const before = given.table.box;
    given.play(0, "sell cocoa").play(0, "sell tea");
    expect(given.table.box).toEqual({ ...before, cocoa: before.cocoa + 1, tea: before.tea + 1 });
    const full = onTile("S04a", { rum: 6, goods: { wine: 1 } });
    const { wine } = full.table.box;
    expect(full.play(0, "take tea").play(0, "discard wine").table.box.wine).toBe(wine + 1);
    const dry = { place: "b2", rum: 0, drifted: true, goods: { cotton: 2 } };
    const ration = tableFor(4, { supply: { side: "B1a" }, seats: { 0: dry }, at: { moment: "rations" } });
    const { cotton } = ration.table.box;
    expect(ration.play(0, "ration cotton+cotton").table.box.cotton).toBe(cotton + 2);
  });

  test("PO-GEN-05: goods lost to the pirate go to the box, plundered ones to the plunderer", () => {
    const lost = tableFor(4, {
      tiles: { b2: "S01a", b3: "S02a", d4: "S11a" },
      pirate: "b3",
      seats: {
        0: { place: "b2", rum: 0, goods: { tea: 1 } },
        1: { place: "d4" },
        2: { place: "d4" },
        3: { place: "d4" },
      },
      at: { moment: "action", turn: 3 },
    });
    const { tea } = lost.table.box;
    lost.play(3, "end", [NORTH, HIT, HIT, HIT]);
    expect(lost.seat(0).cargo).toBe(0);
    expect(lost.table.box.tea).toBe(tea + 1);
  });

  test("PO-GEN-06: goods given away never come back to the supply board", () => {
    const table = onTile("S01b", { goods: { wine: 1 } }, { supply: { side: "B1a", left: { wine: 3 } } });
    expect(table.play(0, "sell wine").table.supply.left.wine).toBe(3);
    const port = tableFor(4, {
      tiles: { b2: "P7b", d4: "S01a" },
      pirate: "d4",
      supply: { side: "B1a", left: { wine: 3, cotton: 4 } },
      ports: { b2: ["wine", "wine", null] },
      seats: { 0: { place: "b2", goods: { cotton: 1 } } },
      at: { moment: "action", turn: 0 },
    });
    const before = port.table.supply;
    const { wine } = port.table.box;
    port.play(0, "unload cotton 3").play(0, "refill 0");
    expect(port.table.supply).toEqual(before);
    expect(port.table.box.wine).toBe(wine + 2);
  });

  test("PO-GEN-07: no move gives anything to another player", () => {
    const toOthers = ["give", "offer", "gift"];
    expect(Object.keys(moves.verbs).filter((verb) => toOthers.includes(verb))).toEqual([]);
    // two ships on one tile: the choices are the same as alone
    const alone = onTile("S01b", { goods: { tea: 1 } });
    const seats = { 0: { place: "b2", goods: { tea: 1 } }, 1: { place: "b2", goods: { wine: 1 }, thalers: 3 } };
    const together = onTile("S01b", {}, { seats });
    expect(together.choices(0)).toEqual(alone.choices(0));
    together.play(0, "sell tea");
    expect(together.seat(1)).toMatchObject({ rum: 3, goods: { wine: 1 }, thalers: 3 });
  });

  test("PO-GEN-08: cannons, upgrades and chests are never discarded, lost or plundered", () => {
    for (const verb of ["discard", "lose", "plunder"])
      for (const thing of ["cannon", "chest", ...UPGRADES]) expect(moves.read(`${verb} ${thing}`)).toBeNull();
    const table = tableFor(4, {
      tiles: { c3: "S05a", d4: "S11a", a1: "S01a", a2: "S02a" },
      pirate: "a2",
      seats: {
        0: { place: "c3", rum: 0, cannons: 1, upgrades: { gunports: [4] } },
        1: { place: "c3", rum: 0, upgrades: { hold: [4], sail: [4] }, chests: [3, 2] },
        2: { place: "d4" },
        3: { place: "d4" },
      },
      at: { moment: "action", turn: 3 },
    });
    // one hit more, and nothing to take: nobody is asked
    table.play(3, "end", [NORTH, HIT]);
    expect(table.table).toMatchObject({ round: 2 });
    expect(table.seat(1)).toMatchObject({ upgrades: { hold: [4], sail: [4] }, chests: [3, 2] });
  });

  test("PO-GEN-09: who must lose more than he has loses what he has", () => {
    const table = tableFor(4, {
      tiles: { b2: "S01a", b3: "S02a", d4: "S11a" },
      pirate: "b3",
      seats: { 0: { place: "b2", rum: 1, thalers: 1 }, 1: { place: "d4" }, 2: { place: "d4" }, 3: { place: "d4" } },
      at: { moment: "action", turn: 3 },
    });
    table.play(3, "end", [NORTH, HIT, HIT, HIT]);
    expect(table.seat(0)).toMatchObject({ rum: 0, thalers: 0 });
    expect(table.table.round).toBe(2);
  });
});
