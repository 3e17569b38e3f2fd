import { describe, expect, test } from "vitest";
import { endRound, HIT, lastTurn, MISS, WEST } from "./test-battles.ts";
import { tableFor } from "./test-table.ts";

/** The first player's turn, with these missions in play. */
function turnWith(missions: string[], ship: object, others: object = {}, face = "S04a") {
  return tableFor(4, {
    tiles: { b2: face, d4: "S11a" },
    missions,
    seats: { 0: { place: "b2", ...ship }, 1: { place: "d4" }, ...others },
    at: { moment: "action", turn: 0 },
  });
}

/** The places a ship has when its turn ends. */
const placesOf = (missions: string[], ship: object) => turnWith(missions, ship).play(0, "end").seat(0).missions;

const CARGO = ["cotton4", "wine4", "tea4"];

describe("missions of the action", () => {
  test("PO-MISSION-01: the highest free place, at once and without a choice", () => {
    const others = { 2: { missions: { wine4: 1 } }, 3: { missions: { wine4: 2 } } };
    const table = turnWith(CARGO, { rum: 1, goods: { wine: 4 } }, others).play(0, "end");
    expect(table.seat(0).missions).toEqual({ cotton4: 0, wine4: 3, tea4: 0 });
    expect(table.events("missionReached")).toEqual([{ type: "missionReached", seat: 0, mission: 1, place: 3 }]);
  });

  test("PO-MISSION-01: not before the checking moment", () => {
    const table = turnWith(CARGO, { rum: 1, thalers: 1, goods: { cotton: 3 } }).play(0, "take cotton");
    expect(table.seat(0)).toMatchObject({ goods: { cotton: 4 }, missions: { cotton4: 0 } });
    expect(table.play(0, "end").seat(0).missions.cotton4).toBe(1);
    // goods that are gone at the end of the action do not count
    const sold = turnWith(CARGO, { rum: 1, goods: { cotton: 4 } }, {}, "S01b");
    expect(sold.play(0, "sell cotton").play(0, "done").play(0, "end").seat(0).missions.cotton4).toBe(0);
  });

  test("PO-MISSION-02: one marker per player, and it stays though the condition fails", () => {
    const others = { 2: { missions: { wine4: 2 } } };
    const kept = turnWith(CARGO, { missions: { wine4: 1 } }, others).play(0, "end");
    expect(kept.seat(0).missions.wine4).toBe(1);
    const met = turnWith(CARGO, { rum: 1, goods: { wine: 4 }, missions: { wine4: 1 } }, others).play(0, "end");
    expect(met.seat(0).missions.wine4).toBe(1);
    expect(met.events("missionReached")).toEqual([]);
  });

  test("PO-MISSION-03: several at the same moment", () => {
    const ship = { rum: 6, goods: { tea: 4 }, upgrades: { hold: [4, 3] } };
    expect(placesOf(["rum6", "tea4", "upgrades-2-same"], ship)).toEqual({ rum6: 1, tea4: 1, "upgrades-2-same": 1 });
  });

  test("PO-RULING-41: also at the end of a turn in which nothing could be done, and for its player only", () => {
    const table = tableFor(4, {
      wind: "north",
      tiles: { a1: "P1a", a2: "S01a", d4: "S11a", d3: "S02a", c1: "S03a" },
      pirate: "c1",
      missions: ["rum6", "wine4", "tea4"],
      seats: {
        0: { place: "a2", rum: 6, laid: "north" },
        1: { place: "d4", rum: 6, laid: "north" },
        2: { place: "d4", laid: "north" },
        3: { place: "d4", laid: "north" },
      },
      at: { moment: "turn", turn: 0 },
    });
    expect(table.asked).toEqual([1]);
    expect(table.seat(0)).toMatchObject({ place: "a1", missions: { rum6: 1 } });
    expect(table.seat(1).missions.rum6).toBe(0);
  });

  test.each([
    ["PO-MISSION-10: four cotton", "cotton4", { goods: { cotton: 4 } }, { goods: { cotton: 3, tea: 1 } }],
    ["PO-MISSION-11: four wine", "wine4", { goods: { wine: 4 } }, { goods: { wine: 3, cotton: 1 } }],
    ["PO-MISSION-12: four tea", "tea4", { goods: { tea: 5 }, rum: 1 }, { goods: { tea: 3, wine: 1 } }],
    ["PO-MISSION-13: six rum", "rum6", { rum: 6 }, { rum: 5, goods: { tea: 1 } }],
    [
      "PO-MISSION-14: one of each plain good and two rum",
      "mixed-cargo",
      { rum: 2, goods: { cotton: 1, wine: 1, tea: 1 } },
      { rum: 1, goods: { cotton: 2, wine: 1, tea: 1 } },
    ],
    ["PO-MISSION-15: two chests", "chests2", { chests: [1, 1] }, { chests: [3] }],
    [
      "PO-MISSION-16: three types of upgrade",
      "upgrades-3-types",
      { upgrades: { hold: [4], sail: [4], fuse: [4] } },
      { upgrades: { hold: [4, 3], sail: [4] } },
    ],
    [
      "PO-MISSION-17: two upgrades of one type",
      "upgrades-2-same",
      { upgrades: { fuse: [4, 3] } },
      { upgrades: { hold: [4], sail: [4], fuse: [4] } },
    ],
  ])("%s", (_title, mission, enough, less) => {
    const missions = [mission, "beat-pirate", "hits-3-at-sea"];
    expect(placesOf(missions, enough)[mission]).toBe(1);
    expect(placesOf(missions, less)[mission]).toBe(0);
  });

  test("PO-MISSION-14: none of the kinds can be missing", () => {
    const missions = ["mixed-cargo", "rum6", "tea4"];
    for (const goods of [
      { wine: 2, tea: 2 },
      { cotton: 2, tea: 2 },
      { cotton: 2, wine: 2 },
    ])
      expect(placesOf(missions, { rum: 3, goods })["mixed-cargo"]).toBe(0);
  });

  test("PO-MISSION-18, PO-RULING-25: cocoa stands for no plain good", () => {
    expect(placesOf(CARGO, { goods: { cotton: 3, cocoa: 1 } }).cotton4).toBe(0);
    const mixed = { rum: 2, goods: { cotton: 1, wine: 1, cocoa: 2 } };
    expect(placesOf(["mixed-cargo", "rum6", "tea4"], mixed)["mixed-cargo"]).toBe(0);
  });

  test("PO-MISSION-15: a second chest counts in the turn in which it is drawn", () => {
    const table = tableFor(4, {
      tiles: { b2: "P7a" },
      ports: { b2: ["cotton", "wine", null] },
      missions: ["chests2", "rum6", "tea4"],
      seats: { 0: { place: "b2", rum: 1, goods: { tea: 1 }, chests: [1] } },
      at: { moment: "action", turn: 0 },
    });
    table.play(0, "unload tea 3").play(0, "refill 0");
    expect(table.seat(0)).toMatchObject({ missions: { chests2: 1 } });
  });

  test("PO-RULING-24: what is won in a battle counts at the end of the next action only", () => {
    const seats = {
      0: { place: "c2", cannons: 1, rum: 5 },
      1: { place: "c2", rum: 1 },
      2: { place: "b4" },
      3: { place: "b4" },
    };
    const table = lastTurn(4, { seats, pirate: "c1", missions: ["rum6", "wine4", "tea4"] });
    endRound(table, [WEST, HIT]).play(0, "plunder rum");
    expect(table.seat(0)).toMatchObject({ rum: 6, missions: { rum6: 0 } });
  });
});

describe("mutiny and battle", () => {
  const missions = ["beat-pirate", "hits-3-at-sea", "no-cannon"];
  const away = { place: "b4" };

  test("PO-MISSION-20: all start on no-mutiny; the first mutiny takes the marker off, for good", () => {
    const seats = { 0: { rum: 0, place: "a1" }, 1: { place: "a1" }, 2: { place: "a1" }, 3: { place: "a1" } };
    const given = { missions: ["no-mutiny", "rum6", "tea4"], seats, at: { moment: "cards" } };
    const table = tableFor(4, { ...given, tiles: { a1: "S01a" } });
    // at the start of the round, before any card is laid
    expect([0, 1, 2, 3].map((seat) => table.seat(seat).missions["no-mutiny"])).toEqual([0, 1, 1, 1]);
    const later = turnWith(["no-mutiny", "rum6", "tea4"], { missions: { "no-mutiny": 0 } }).play(0, "end");
    expect(later.seat(0).missions["no-mutiny"]).toBe(0);
  });

  test("PO-MISSION-20: cards that cannot be paid cost it during the movement", () => {
    const table = tableFor(4, {
      wind: "north",
      tiles: { a1: "S01a", a2: "S02a", d2: "S11a" },
      missions: ["no-mutiny", "rum6", "tea4"],
      seats: { 0: { place: "a2", rum: 1 }, 1: { place: "d2", rum: 1 }, 2: { place: "d2" }, 3: { place: "d2" } },
      at: { moment: "cards", laid: { 1: "north", 2: "north", 3: "north" } },
    });
    expect(table.seat(0).missions["no-mutiny"]).toBe(1);
    table.play(0, "lay south");
    expect(table.events("markerLost")).toEqual([{ type: "markerLost", seat: 0, mission: 8 }]);
    expect([table.seat(0).missions["no-mutiny"], table.seat(1).missions["no-mutiny"]]).toEqual([0, 1]);
  });

  /** The first player fights the pirate from the neighbouring tile. */
  function against(ship: object, outcomes: number[]) {
    const seats = { 0: { place: "a1", ...ship }, 1: away, 2: away, 3: away };
    return endRound(lastTurn(4, { seats, pirate: "c1", missions }), [WEST, ...outcomes]).seat(0).missions;
  }
  const three = { cannons: 3, upgrades: { gunports: [4] } };

  test("PO-MISSION-30: more hits than the pirate; a tie is not enough, not even for Fortune's Son", () => {
    expect(against({ cannons: 1 }, [HIT, MISS, MISS])["beat-pirate"]).toBe(1);
    expect(against({ cannons: 1, stern: "fortunes-son" }, [HIT, HIT, MISS])["beat-pirate"]).toBe(0);
    expect(against({ cannons: 1, rum: 1 }, [HIT, HIT, HIT])["beat-pirate"]).toBe(0);
  });

  test("PO-MISSION-31, PO-RULING-31: three hits at sea, sure ones too, win or lose", () => {
    expect(against(three, [HIT, HIT, HIT, MISS, MISS])["hits-3-at-sea"]).toBe(1);
    expect(against(three, [HIT, HIT, MISS, MISS, MISS])["hits-3-at-sea"]).toBe(0);
    expect(against({ ...three, upgrades: { gunports: [4], fuse: [4] } }, [HIT, HIT, MISS, MISS])["hits-3-at-sea"]).toBe(
      1,
    );
    // a tie with the pirate on its own tile
    expect(against({ ...three, place: "b1" }, new Array(6).fill(HIT))).toMatchObject({
      "hits-3-at-sea": 1,
      "beat-pirate": 0,
    });
  });

  test("PO-MISSION-31: against players at sea, but not in a port", () => {
    const fight = (place: string, ship: object, rival: object) => {
      const seats = { 0: { place, ...ship }, 1: { place, rum: 0, ...rival }, 2: away, 3: away };
      return endRound(lastTurn(4, { seats, pirate: "c1", missions }), [WEST, HIT, HIT, HIT]).seat(0).missions;
    };
    expect(fight("c2", three, {})["hits-3-at-sea"]).toBe(1);
    expect(fight("c3", { rum: 3 }, {})["hits-3-at-sea"]).toBe(0);
  });

  test("PO-MISSION-31: every round is looked at for itself", () => {
    const seats = { 0: { place: "a1", ...three }, 1: away, 2: away, 3: away };
    const table = endRound(lastTurn(4, { seats, pirate: "c1", missions }), [WEST, HIT, HIT, HIT, MISS, MISS]);
    expect(table.table).toMatchObject({ round: 2, beatPirate: [], threeHits: [], fought: [] });
  });

  test("PO-MISSION-02: who beats the pirate again keeps his place", () => {
    const other = { ...away, missions: { "beat-pirate": 2 } };
    const seats = { 0: { place: "a1", cannons: 1, missions: { "beat-pirate": 1 } }, 1: other, 2: away, 3: away };
    const table = endRound(lastTurn(4, { seats, pirate: "c1", missions }), [WEST, HIT, MISS, MISS]);
    expect(table.seat(0)).toMatchObject({ thalers: 1, missions: { "beat-pirate": 1 } });
    expect(table.events("missionReached")).toEqual([]);
  });

  test("PO-MISSION-32, PO-RULING-36: no-cannon is lost when the battles are over, with a cannon on board", () => {
    const seats = {
      0: { place: "c2", stern: "grapeshot-master", cannons: 1 },
      1: away,
      2: away,
      3: { place: "a1", thalers: 1 },
    };
    const table = lastTurn(4, { seats, pirate: "d2", missions });
    table.play(3, "cannon");
    expect(table.seat(3)).toMatchObject({ cannons: 1, missions: { "no-cannon": 1 } });
    endRound(table, [WEST, MISS, MISS, MISS, MISS]);
    expect([0, 1, 2, 3].map((seat) => table.seat(seat).missions["no-cannon"])).toEqual([0, 1, 1, 0]);
  });

  test("PO-MISSION-33: several at once are placed in start order", () => {
    const seats = { 0: { place: "a1", cannons: 1 }, 1: away, 2: away, 3: { place: "a1", cannons: 1 } };
    const table = lastTurn(4, { seats, start: 2, pirate: "c1", missions });
    endRound(table, [WEST, HIT, MISS, MISS, HIT, MISS, MISS]);
    expect([0, 3].map((seat) => table.seat(seat).missions["beat-pirate"])).toEqual([2, 1]);
  });

  test("PO-MISSION-30: the marker is placed after all battles of the round", () => {
    const seats = { 0: { place: "a1", cannons: 1 }, 1: { place: "c2", cannons: 1 }, 2: { place: "c2" }, 3: away };
    const table = endRound(lastTurn(4, { seats, pirate: "c1", missions }), [WEST, HIT, MISS, MISS, HIT]);
    expect([table.asked, table.seat(0).missions["beat-pirate"]]).toEqual([[1], 0]);
    expect(table.play(1, "done").seat(0).missions["beat-pirate"]).toBe(1);
  });
});
