import { describe, expect, test } from "vitest";
import { brazilImperial } from "./game.ts";
import { playAll, solo, tableFor, unitOf } from "./test-table.ts";

const after = { at: { phase: "after", space: "build" } };
const ALL = ["archer", "archer", "dragoon", "cannon", "monarch"];
const everywhere = (hex: string) => ALL.map((kind) => ({ [kind]: hex }));

describe("the Battle of Guararapes", () => {
  test("BI-SOLO-01, BI-SOLO-02: green against five orange units; quests, a monarch, and what the first-player tile shows", () => {
    const table = tableFor(1);
    expect(table.table).toMatchObject({ map: "guararapes", step: "quests" });
    expect(table.table.enemies).toEqual(["1,-3", "2,-2", "2,-3", "2,-3", "1,-2"]);
    const [keep] = table.choices(0);
    table.play(0, keep ?? "");
    expect(table.choices(0)).toEqual(["monarch tibirica", "monarch pedro_i", "monarch pedro_ii", "monarch dom_oba_ii"]);
    table.play(0, "monarch pedro_i");
    expect(table.seat(0)).toMatchObject({ colour: "green", capital: "-2,3", stock: { sugarcane: 1, brazilwood: 1 } });
    expect(table.table).toMatchObject({ step: "turn", round: 1 });
    expect(() => tableFor(1, { seats: { 0: { colour: "red" } } })).toThrow("BI-SOLO-01");
  });

  test("BI-SOLO-03, BI-SOLO-05: age III, all five on the map, the Dutch capital captured: won at once", () => {
    const units = [...everywhere("1,-3").slice(0, 4), { monarch: "2,-2" }];
    const seat = { units, oldMarkers: ["build", "trade"] };
    const table = solo(seat, { age: 3, enemies: [], ...after });
    playAll(table, 0, "move free monarch 2,-2", "to 2,-3");
    expect(table.isOver).toBe(true);
    expect(table.events("captured")).toHaveLength(1);
    expect(brazilImperial.winners(table.state)).toEqual([0]);
    for (const [age, place] of [
      [2, "2,-2"],
      [3, "stock"],
    ] as const) {
      const early = {
        units: [
          ...everywhere("1,-3").slice(0, 3),
          { cannon: place === "stock" ? "stock" : "1,-3" },
          { monarch: "2,-2" },
        ],
      };
      const not = solo(
        { ...early, oldMarkers: age === 3 ? ["build", "trade"] : ["build"] },
        { age, enemies: [], ...after },
      );
      playAll(not, 0, "move free monarch 2,-2", "to 2,-3");
      expect(not.isOver).toBe(false);
    }
  });

  test("BI-SOLO-04, BI-SOLO-12: a round is a turn; after the twentieth the game is lost, without points", () => {
    const table = solo({}, { round: 19, ...after }).play(0, "end");
    expect(table.table.round).toBe(20);
    playAll(table, 0, "act renovate", "end");
    expect(table.isOver).toBe(true);
    expect(brazilImperial.winners(table.state)).toEqual([]);
    expect(brazilImperial.scores(table.state)).toEqual([0]);
  });

  test("BI-SOLO-05, BI-SOLO-06, BI-SOLO-07: it may be attacked; only units and as many cards as units defend, drawn after the player's", () => {
    const seat = { units: [{ dragoon: "1,-3" }], battle: { assault: 1 } };
    const given = {
      enemies: [{ lancer: "2,-3" }, { cannon: "2,-3" }],
      battleDeck: ["camp", "volley", "skirmish"],
      ...after,
    };
    const table = solo(seat, given);
    playAll(table, 0, "move free dragoon 1,-3", "to 2,-3");
    expect(table.table.battle).toMatchObject({ defenceCards: {}, defence: 6 });
    table.play(0, "commit assault");
    expect(table.events("battleEnded")).toMatchObject([{ attack: 6, defence: 6 + 3 + 2, winner: 1 }]);
    expect(table.table.battleDiscard).toEqual({ assault: 1, camp: 1, volley: 1 });
    // they stay where they are
    expect(playAll(table, 0, "end").table.enemies).toContain("2,-3");
  });

  test("BI-SOLO-08: an orange Spy stops what adds most", () => {
    const seat = { units: [{ dragoon: "1,-3" }], battle: { assault: 1, skirmish: 1, camp: 1 } };
    const table = solo(seat, { enemies: [{ musketeer: "1,-2" }], battleDeck: ["spy"], ...after });
    playAll(table, 0, "move free dragoon 1,-3", "to 1,-2", "commit skirmish", "commit assault", "commit camp");
    expect(table.events("spied")).toMatchObject([{ seat: 1, card: 2 }]);
    expect(table.events("battleEnded")).toMatchObject([{ attack: 3 + 1 + 1, defence: 2, winner: 0 }]);
  });

  test("BI-SOLO-08: of equals the first in the order of cards; without a card of the player's a Spy does nothing", () => {
    const units = [{ monarch: "1,-3" }];
    const given = { enemies: [{ lancer: "1,-2" }], battleDeck: ["spy"], ...after };
    const table = solo({ units, battle: { bombardment: 1, skirmish: 1 } }, given);
    playAll(table, 0, "move free monarch 1,-3", "to 1,-2", "commit skirmish", "commit bombardment");
    expect(table.events("spied")).toMatchObject([{ seat: 1, card: 0 }]);
    const bare = playAll(solo({ units }, given), 0, "move free monarch 1,-3", "to 1,-2");
    expect(bare.events("spied")).toEqual([]);
    expect(bare.events("battleEnded")).toMatchObject([{ attack: 4, defence: 3, winner: 0 }]);
    // what has no strength is stopped where there is nothing else: here the effect of Retreat
    const retreat = solo(
      { units, battle: { retreat: 1 } },
      { ...given, enemies: [{ lancer: "1,-2" }, { cannon: "1,-2" }] },
    );
    playAll(retreat, 0, "move free monarch 1,-3", "to 1,-2", "commit retreat");
    expect(retreat.events("spied")).toMatchObject([{ seat: 1, card: 7 }]);
    expect(unitOf(retreat, 0, "monarch")).toBe("stock");
  });

  test("BI-SOLO-09, BI-SOLO-13: beaten orange units are gone, with Retreat too", () => {
    const seat = { units: [{ monarch: "1,-3" }] };
    const table = solo(seat, { enemies: [{ musketeer: "1,-2" }], battleDeck: ["retreat"], ...after });
    playAll(table, 0, "move free monarch 1,-3", "to 1,-2");
    expect(table.table.enemies).toEqual(["gone", "gone", "gone", "gone", "gone"]);
  });

  test("BI-SOLO-13: orange Sharpshooters cost the player a unit of his choice; his own cost orange the weakest", () => {
    const units = [{ dragoon: "1,-3" }, { archer: "1,-3" }];
    const table = solo({ units }, { enemies: [{ musketeer: "1,-2" }], battleDeck: ["sharpshooters"], ...after });
    playAll(table, 0, "move free dragoon 1,-3", "carry archer", "to 1,-2");
    expect(table.choices(0)).toEqual(["lose archer", "lose dragoon"]);
    const enemies = [{ lancer: "1,-2" }, { musketeer: "1,-2" }, { musketeer: "1,-2" }];
    const lost = solo(
      { units: [{ archer: "1,-3" }], battle: { sharpshooters: 1 } },
      { enemies, battleDeck: ["volley", "volley", "volley"], ...after },
    );
    playAll(lost, 0, "move free archer 1,-3", "to 1,-2", "commit sharpshooters");
    expect(unitOf(lost, 0, "archer")).toBe("stock");
    expect(lost.table.enemies).toEqual(["gone", "1,-2", "1,-2", "gone", "gone"]);
  });

  test("BI-SOLO-10: nothing is built beside the Dutch capital", () => {
    const tiles = { "0,-2": { tile: "farm", by: 0 } };
    const table = solo({ stock: { cotton: 1 } }, { tiles, enemies: [] }).play(0, "act build");
    expect(table.refusal(0, "build sugarcane_plantation 1,-2")).toBe("BI-BUILD-05");
  });

  test("BI-SOLO-11: a quest of age III brings a palace and does not end the game", () => {
    const seat = {
      quests: ["III-8"],
      paintings: ["guarani", "camarao", "maua", "leopoldina", "immigrants", "factory"],
      oldMarkers: ["build", "trade"],
    };
    const tiles = {
      "-1,3": { tile: "temple", by: 0 },
      "-1,2": { tile: "farm", by: 0, palace: "V" },
      "0,2": { tile: "farm", by: 0, palace: "II" },
      "-2,2": { tile: "farm", by: 0 },
    };
    const table = solo(seat, { age: 3, tiles }).play(0, "reveal III-8");
    expect(table.table.step).toBe("palace");
    playAll(table, 0, "pass", "act renovate", "end");
    expect(table.isOver).toBe(false);
    expect(table.table.lastRound).toBe(false);
  });

  test("BI-SOLO-14: no city for Build's move, but on the edge for Renovate's; attacked from afar it is not captured", () => {
    const seat = { units: [{ cannon: "1,-3" }, { dragoon: "1,-3" }] };
    const build = solo(seat, { enemies: [], ...after });
    expect(build.refusal(0, "move space cannon 1,-3")).toBe("BI-MOVE-08");
    const edge = solo(seat, { enemies: [], at: { phase: "after", space: "renovate" } }).play(
      0,
      "move space cannon 1,-3",
    );
    expect(edge.choices(0)).toContain("to 2,-3");
    const far = solo(
      { ...seat, battle: { assault: 1 } },
      { enemies: [{ lancer: "2,-3" }], battleDeck: ["retreat"], ...after },
    );
    playAll(far, 0, "move free cannon 1,-3", "shoot 2,-3", "commit assault");
    expect(far.events("battleEnded")).toMatchObject([{ winner: 0 }]);
    expect(far.events("captured")).toEqual([]);
    expect(unitOf(far, 0, "cannon")).toBe("1,-3");
  });
});
