import { describe, expect, test } from "vitest";
import { readPack } from "../content/pack.ts";
import { playAll, rio } from "./test-table.ts";

const farm = { "0,-1": { tile: "farm", by: 0 } };

describe("where and when", () => {
  test("BI-BUILD-01, BI-AGE-01: tiles of the current or an earlier age", () => {
    const seat = { stock: { science: 5 } };
    const first = rio(seat).play(0, "act build");
    expect(first.refusal(0, "build cotton_plantation 0,-1")).toBe("BI-BUILD-01");
    const second = rio(seat, { age: 2 }).play(0, "act build");
    expect(second.choices(0)).toContain("build cotton_plantation 0,-1");
    expect(second.choices(0)).toContain("build farm 0,-1");
    expect(second.refusal(0, "build temple 0,-1")).toBe("BI-BUILD-01");
  });

  test("BI-BUILD-02, BI-BUILD-03: either side of any tile that is left, none if its pair is used up", () => {
    const seat = { stock: { science: 3 } };
    const left = rio(seat, { supply: { sawmill: 1 } }).play(0, "act build");
    expect(left.choices(0)).toContain("build sawmill -1,-1");
    expect(left.choices(0)).toContain("build merchant -1,-1");
    expect(left.play(0, "build merchant -1,-1").table.supply[0]).toBe(0);
    const none = rio(seat, { supply: { sawmill: 0 } }).play(0, "act build");
    expect(none.refusal(0, "build sawmill -1,-1")).toBe("BI-BUILD-03");
    expect(none.refusal(0, "build merchant -1,-1")).toBe("BI-BUILD-03");
  });

  test("BI-BUILD-04, BI-TERR-02: next to an own building, city or the capital, an occupied one too", () => {
    const seat = { stock: { cotton: 1 } };
    const table = rio(seat).play(0, "act build");
    expect(table.refusal(0, "build sugarcane_plantation 2,-2")).toBe("BI-BUILD-04");
    const far = { "1,-2": { tile: "farm", by: 0 } };
    const occupied = rio(seat, { tiles: far }, { units: [{ lancer: "1,-2" }] }).play(0, "act build");
    expect(occupied.choices(0)).toContain("build sugarcane_plantation 2,-2");
  });

  test("BI-BUILD-05, BI-TERR-03, BI-OCC-03: never next to an enemy tile, even an occupied one", () => {
    const tiles = { "2,-2": { tile: "farm", by: 1 } };
    const table = rio({ stock: { cotton: 1 } }, { tiles }).play(0, "act build");
    expect(table.refusal(0, "build sugarcane_plantation 1,-2")).toBe("BI-BUILD-05");
    const held = rio({ stock: { cotton: 1 }, units: [{ archer: "2,-2" }] }, { tiles }).play(0, "act build");
    expect(held.refusal(0, "build sugarcane_plantation 1,-2")).toBe("BI-BUILD-05");
    expect(held.choices(0)).toContain("build sugarcane_plantation 0,-3");
    // a capital is an enemy tile too
    const near = rio({ stock: { cotton: 1 } }, { tiles: { "-2,2": { tile: "farm", by: 0 } } }).play(0, "act build");
    expect(near.refusal(0, "build sugarcane_plantation -1,2")).toBe("BI-BUILD-05");
  });

  test("BI-BUILD-06: a terrain the side accepts", () => {
    const table = rio({ stock: { coffee: 1 } }).play(0, "act build");
    expect(table.refusal(0, "build sawmill 0,-1")).toBe("BI-BUILD-06");
    expect(table.choices(0)).toContain("build sawmill -1,-1");
    expect(table.refusal(0, "build sugarcane_plantation 1,-3")).toBe("BI-BUILD-06");
    expect(table.refusal(0, "build sugarcane_plantation -1,-1")).toBe("BI-BUILD-06");
  });

  test("BI-BUILD-07, BI-BUILD-08: an enemy unit hinders, own ones do not", () => {
    const seat = { stock: { cotton: 1 }, units: [{ archer: "0,-1" }] };
    const table = rio(seat, {}, { units: [{ lancer: "1,-2" }] }).play(0, "act build");
    expect(table.refusal(0, "build sugarcane_plantation 1,-2")).toBe("BI-BUILD-07");
    expect(table.play(0, "build sugarcane_plantation 0,-1").table.tiles["0,-1"].tile).toBe("sugarcane_plantation");
  });

  test("BI-BUILD-20: nothing on water", () => {
    const table = rio({ stock: { cotton: 1 } }, { tiles: farm }).play(0, "act build");
    expect(table.refusal(0, "build sugarcane_plantation 1,-1")).toBe("BI-BUILD-20");
  });

  test("BI-BUILD-18, BI-BUILD-19, BI-TERR-04: a cloud is a clearing, with its tile or without; the tile goes unseen", () => {
    const given = { tiles: farm, exploration: { "-1,0": "culture" } };
    const table = rio({ stock: { cotton: 1 } }, given).play(0, "act build");
    expect(table.refusal(0, "build sawmill -1,0")).toBe("BI-BUILD-06");
    const unseen = table.state.unexplored.length;
    table.play(0, "build sugarcane_plantation -1,0");
    expect(table.table.exploration["-1,0"]).toBeUndefined();
    expect(table.state.unexplored).toHaveLength(unseen + 1);
    expect(table.seat(0).kept.culture).toBe(0);
    expect(table.table.explored).toEqual({});
    const bare = rio({ stock: { cotton: 1 } }, { tiles: farm, exploration: { "-1,0": "none" } }).play(0, "act build");
    expect(bare.choices(0)).toContain("build sugarcane_plantation -1,0");
  });

  test("BI-BUILD-21: not on an open Expedition or Riverbed", () => {
    for (const tile of ["riverbed", "expedition_7"]) {
      const given = { tiles: farm, exploration: { "-1,0": { tile, up: true } } };
      const table = rio({ stock: { cotton: 1 }, paintings: ["leopoldina"] }, given).play(0, "act build");
      expect(table.refusal(0, "build sugarcane_plantation -1,0")).toBe("BI-BUILD-21");
    }
  });

  test("BI-BUILD-22, BI-MOVE-07: a built hex is no forest any more", () => {
    const tiles = { "-1,-1": { tile: "sawmill", by: 0 } };
    const seat = { units: [{ archer: "0,-2" }] };
    const at = { phase: "after", space: "painting" };
    const table = playAll(rio(seat, { tiles, at }), 0, "move space archer 0,-2");
    expect(table.choices(0)).toEqual(["to -1,-2", "cancel"]);
    expect(table.refusal(0, "to -1,-1")).toBe("BI-MOVE-07");
  });
});

describe("cost and production", () => {
  test("BI-BUILD-12, BI-PROD-01, BI-PROD-02, BI-BUILD-24: paid first, then the tile produces on itself", () => {
    const poor = rio({ stock: { brazilwood: 1 } }).play(0, "act build");
    expect(poor.refusal(0, "build farm 0,-1")).toBe("BI-PAY-09");
    const table = playAll(rio({ stock: { brazilwood: 1, sugarcane: 1 } }), 0, "act build", "build farm 0,-1");
    expect(table.table.tiles["0,-1"].tokens).toEqual({ coffee: 2 });
    expect(table.seat(0)).toMatchObject({ stock: { coffee: 0, brazilwood: 0 }, tiles: ["0,-1"] });
  });

  test("BI-BUILD-23: improved, named raws are any raws, but gold stays gold", () => {
    const goods = { jewellery: "build" };
    const table = rio({ stock: { cotton: 2 }, goods }).play(0, "act build");
    expect(table.play(0, "build farm 0,-1").seat(0).stock.cotton).toBe(0);
    const plain = rio({ stock: { cotton: 2 } }).play(0, "act build");
    expect(plain.refusal(0, "build farm 0,-1")).toBe("BI-PAY-09");
    const temple = rio({ stock: { cotton: 2 }, goods }, { age: 3 }).play(0, "act build");
    expect(temple.refusal(0, "build temple 0,-1")).toBe("BI-PAY-09");
  });
});

describe("cities", () => {
  const monarch = { units: [{ monarch: "2,-2" }], stock: { gold: 4 } };

  test("BI-BUILD-05, BI-BUILD-09, BI-BUILD-10, BI-BUILD-13, BI-COMP-10: where the Monarch stands, from age II on, without production", () => {
    const given = { cities: ["vila_rica", "belem"] };
    const early = rio(monarch, given).play(0, "act build");
    expect(early.refusal(0, "build vila_rica 2,-2")).toBe("BI-BUILD-10");
    const table = rio(monarch, { ...given, age: 2 }).play(0, "act build");
    expect(table.refusal(0, "build vila_rica 0,-1")).toBe("BI-BUILD-09");
    table.play(0, "build vila_rica 2,-2");
    expect(table.table.tiles["2,-2"]).toMatchObject({ tile: "vila_rica", by: 0, tokens: {} });
    expect(table.seat(0).score).toMatchObject({ tiles: 5 });
    const near = rio(monarch, { ...given, age: 2, tiles: { "3,-2": { tile: "farm", by: 1 } } }).play(0, "act build");
    expect(near.refusal(0, "build vila_rica 2,-2")).toBe("BI-BUILD-05");
    // a third city needs no villa
    const cities = { "0,-1": { tile: "olinda", by: 0 }, "0,-3": { tile: "sao_luis", by: 0 } };
    const third = rio(monarch, { ...given, age: 2, tiles: cities }).play(0, "act build");
    expect(third.choices(0)).toContain("build vila_rica 2,-2");
  });

  test("BI-BUILD-11, BI-SETUP-04: only the top of each pile is there; then the next one; an empty pile offers nothing", () => {
    const given = { age: 2, cities: [["vila_rica", "salvador"], []] };
    const table = rio(monarch, given).play(0, "act build");
    expect(table.refusal(0, "build salvador 2,-2")).toBe("BI-BUILD-11");
    expect(table.table.cities).toEqual(["vila_rica", null]);
    table.play(0, "build vila_rica 2,-2");
    expect(table.table.cities).toEqual(["salvador", null]);
    expect(table.events("cityUncovered")).toHaveLength(1);
  });

  test("BI-BUILD-25, BI-BUILD-14: any land, clouds without a blocking tile, own buildings of age I and II", () => {
    const given = { age: 2, cities: ["vila_rica", "belem"] };
    const on = (hex: string, more: Record<string, unknown> = {}) =>
      rio({ ...monarch, units: [{ monarch: hex }] }, { ...given, ...more }).play(0, "act build");
    for (const hex of ["-1,-1", "1,-3", "0,-1", "-2,-1"])
      expect(on(hex).choices(0)).toContain(`build vila_rica ${hex}`);
    expect(on("0,-1", { tiles: farm }).choices(0)).toContain("build vila_rica 0,-1");
    const river = { exploration: { "-2,-1": { tile: "riverbed", up: true } } };
    expect(on("-2,-1", river).refusal(0, "build vila_rica -2,-1")).toBe("BI-BUILD-21");
    expect(on("1,-1").refusal(0, "build vila_rica 1,-1")).toBe("BI-BUILD-20");
    const palace = { tiles: { "0,-1": { tile: "farm", by: 0, palace: "V" } } };
    expect(on("0,-1", palace).refusal(0, "build vila_rica 0,-1")).toBe("BI-BUILD-17");
    const city = { tiles: { "0,-1": { tile: "olinda", by: 0 } } };
    expect(on("0,-1", city).refusal(0, "build vila_rica 0,-1")).toBe("BI-BUILD-14");
  });
});

describe("building over", () => {
  const seat = { stock: { gold: 3 } };

  test("BI-BUILD-14, BI-BUILD-15, BI-BUILD-16: age III over an own tile of age I or II, which is gone with what lay on it", () => {
    const tiles = { "2,-2": { tile: "farm", by: 0, tokens: { coffee: 2 } } };
    const table = playAll(rio(seat, { age: 3, tiles }), 0, "act build");
    expect(table.refusal(0, "build merchant 2,-2")).toBe("BI-BUILD-14");
    table.play(0, "build temple 2,-2");
    expect(table.table.tiles["2,-2"].tile).toBe("temple");
    expect(table.table.tiles["2,-2"].tokens).toEqual({ gold: 1, science: 1 });
    // one farm of 14 was built, and is not back in the supply
    expect(table.table.supply).toEqual([14, 13, 12, 9]);
    expect(table.seat(0).score).toMatchObject({ tiles: 2 });
  });

  test("BI-BUILD-14: not over a building of age III, nor over somebody else's", () => {
    const tiles = { "0,-1": { tile: "temple", by: 0 }, "0,1": { tile: "farm", by: 1 } };
    const table = rio({ ...seat, units: [{ archer: "0,1" }] }, { age: 3, tiles }).play(0, "act build");
    expect(table.refusal(0, "build academy 0,-1")).toBe("BI-BUILD-14");
    expect(table.refusal(0, "build temple 0,1")).toBe("BI-OCC-03");
  });

  test("BI-BUILD-17: neither a tile with a palace nor a capital", () => {
    const tiles = { "0,-1": { tile: "farm", by: 0, palace: "V" } };
    const table = rio(seat, { age: 3, tiles }).play(0, "act build");
    expect(table.refusal(0, "build temple 0,-1")).toBe("BI-BUILD-17");
    expect(table.refusal(0, "build temple 0,-2")).toBe("BI-BUILD-17");
    expect(table.refusal(0, "build temple 0,2")).toBe("BI-BUILD-17");
  });
});

describe("paintings for builders", () => {
  test("BI-PTG-05: with Araribóia a city goes where any own unit stands", () => {
    const seat = { stock: { gold: 3 }, units: [{ archer: "0,-1" }] };
    const given = { age: 2, cities: ["vila_rica", "belem"] };
    expect(rio(seat, given).play(0, "act build").refusal(0, "build vila_rica 0,-1")).toBe("BI-BUILD-09");
    const table = rio({ ...seat, paintings: ["arariboia"] }, given).play(0, "act build");
    expect(table.choices(0)).toContain("build vila_rica 0,-1");
  });

  test("BI-PTG-07: Leopoldina ignores terrain and builds over any own building, but no city and no palace", () => {
    const tiles = {
      "0,-1": { tile: "temple", by: 0 },
      "1,-2": { tile: "olinda", by: 0 },
      "0,-3": { tile: "farm", by: 0, palace: "V" },
    };
    const seat = { stock: { coffee: 2 }, paintings: ["leopoldina"] };
    const table = rio(seat, { age: 3, tiles }).play(0, "act build");
    expect(table.choices(0)).toContain("build sawmill 1,-3");
    expect(table.choices(0)).toContain("build sugarcane_plantation 0,-1");
    expect(table.refusal(0, "build sawmill 1,-2")).toBe("BI-BUILD-14");
    expect(table.refusal(0, "build sawmill 0,-3")).toBe("BI-BUILD-17");
    expect(table.refusal(0, "build sawmill 0,2")).toBe("BI-BUILD-17");
    const water = rio(seat, { tiles: farm }).play(0, "act build");
    expect(water.refusal(0, "build sawmill 1,-1")).toBe("BI-BUILD-20");
    // cities keep their terms
    const city = { age: 3, tiles: { "0,-1": { tile: "temple", by: 0 } }, cities: ["vila_rica", "belem"] };
    const over = rio({ ...seat, stock: { gold: 3 }, units: [{ monarch: "0,-1" }] }, city).play(0, "act build");
    expect(over.refusal(0, "build vila_rica 0,-1")).toBe("BI-BUILD-14");
  });

  test("BI-PTG-10: Rebouças waives a raw or a gold once a turn", () => {
    const seat = { stock: { gold: 3 }, paintings: ["reboucas"], gold: { construction: 1 } };
    const table = playAll(rio(seat, { age: 3 }), 0, "act build", "build academy 0,-1");
    expect(table.choices(0)).toEqual(["waive anyRaw", "waive gold", "pass", "cancel"]);
    expect(table.refusal(0, "waive science")).toBe("BI-PTG-10");
    playAll(table, 0, "waive gold", "pay gold", "pay gold");
    expect(table.seat(0).stock.gold).toBe(1);
    expect(table.table.rebateUsed).toBe(true);
    playAll(table, 0, "play construction", "build farm 1,-2");
    expect(table.table.step).toBe("pay");
    // a city of science, gold and a raw: the science must be paid
    const city = { stock: { gold: 1, cotton: 1 }, paintings: ["reboucas"], units: [{ monarch: "2,-2" }] };
    const given = { age: 2, cities: ["porto_alegre", "belem"] };
    expect(rio(city, given).play(0, "act build").refusal(0, "build porto_alegre 2,-2")).toBe("BI-PAY-09");
    const again = rio({ ...seat, stock: { gold: 1 } }, { at: { rebateUsed: false } }).play(0, "act build");
    expect(again.choices(0)).toContain("build farm 0,-1");
  });

  test("BI-PTG-11, BI-PTG-12: Mauá builds two tiles for their sum and a raw, paid before either is placed", () => {
    const seat = { stock: { cotton: 3 }, paintings: ["maua"] };
    const table = playAll(rio(seat), 0, "act build", "build sugarcane_plantation 1,-2");
    expect(table.choices(0)).toContain("build sugarcane_plantation 2,-2");
    expect(table.refusal(0, "build sugarcane_plantation 1,-2")).toBe("BI-PTG-12");
    table.play(0, "build sugarcane_plantation 2,-2");
    expect(table.seat(0)).toMatchObject({ stock: { cotton: 0 }, tiles: ["1,-2", "2,-2"] });
    // the second tile may lie beside the first one only: 3,-2 is beside 2,-2 and nothing else of green's
    const far = playAll(rio({ ...seat }, { tiles: { "1,-2": { tile: "farm", by: 0 } } }), 0, "act build");
    expect(far.refusal(0, "build sugarcane_plantation 3,-2")).toBe("BI-BUILD-04");
    far.play(0, "build sugarcane_plantation 2,-2");
    expect(far.choices(0)).toContain("build sugarcane_plantation 3,-2");
    // what the first one would produce pays for nothing
    const poor = playAll(rio({ stock: { cotton: 2 }, paintings: ["maua"] }), 0, "act build");
    poor.play(0, "build sugarcane_plantation 1,-2");
    expect(poor.table.tiles).toMatchObject({ "1,-2": { tokens: { sugarcane: 2 } } });
    const one = playAll(rio(seat), 0, "act build", "build sugarcane_plantation 1,-2", "done");
    expect(one.seat(0)).toMatchObject({ stock: { cotton: 2 }, tiles: ["1,-2"] });
  });

  test("BI-PTG-11, BI-GOLD-05: Mauá needs the marker on Build, a card is not enough", () => {
    const seat = { stock: { cotton: 4 }, paintings: ["maua"], gold: { construction: 1 } };
    const table = playAll(rio(seat), 0, "play construction", "build sugarcane_plantation 0,-1");
    expect(table.table).toMatchObject({ step: "turn", phase: "before" });
    expect(table.seat(0)).toMatchObject({ tiles: ["0,-1"], stock: { cotton: 3 } });
  });

  test("BI-PTG-13, BI-PAY-02: both together; Rebouças takes one slot of the whole, also the surcharge; two cities on two hexes", () => {
    const seat = { stock: { cotton: 2 }, paintings: ["maua", "reboucas"] };
    const table = playAll(rio(seat), 0, "act build", "build sugarcane_plantation 1,-2");
    playAll(table, 0, "build sugarcane_plantation 2,-2");
    expect(table.seat(0)).toMatchObject({ stock: { cotton: 0 }, tiles: ["1,-2", "2,-2"] });
    const cities = {
      stock: { gold: 5 },
      paintings: ["maua", "arariboia"],
      units: [{ archer: "0,-1" }, { archer: "2,-2" }],
    };
    const given = { age: 2, cities: [["vila_rica", "salvador"], ["porto_alegre"]] };
    const two = playAll(rio({ ...cities, stock: { gold: 4, science: 1 } }, given), 0, "act build");
    two.play(0, "build vila_rica 0,-1");
    expect(two.refusal(0, "build salvador 2,-2")).toBe("BI-BUILD-11");
    expect(two.refusal(0, "build vila_rica 2,-2")).toBe("BI-BUILD-11");
    expect(two.refusal(0, "build porto_alegre 2,-2")).toBe("BI-PAY-09");
  });
});

test("BI-GOLD-09, BI-RENO-09: Jesuits builds a temple in any age, with its cost and by all rules of placing", () => {
  const seat = { stock: { gold: 2 }, gold: { jesuits: 1 } };
  const table = rio(seat).play(0, "act build");
  expect(table.refusal(0, "build temple 0,-1")).toBe("BI-BUILD-01");
  expect(table.refusal(0, "jesuits 1,-3")).toBe("BI-BUILD-06");
  table.play(0, "jesuits 0,-1");
  expect(table.table.tiles["0,-1"]).toMatchObject({ tile: "temple", jesuits: true });
  expect(table.seat(0)).toMatchObject({ stock: { gold: 0 }, gold: { jesuits: 0 } });
  expect(table.table.goldDiscard).toEqual({ jesuits: 1 });
  // the played card cannot also pay (BI-GOLD-07)
  const poor = rio({ stock: { gold: 1 }, gold: { jesuits: 1 } }).play(0, "act build");
  expect(poor.refusal(0, "jesuits 0,-1")).toBe("BI-PAY-09");
  const late = rio(seat, { age: 3 }).play(0, "act build");
  expect(late.refusal(0, "jesuits 0,-1")).toBe("BI-GOLD-09");
  const without = rio({ stock: { gold: 2 }, gold: { war: 1 } }).play(0, "act build");
  expect(without.refusal(0, "jesuits 0,-1")).toBe("BI-GOLD-09");
});

test("BI-TERR-01, BI-TERR-05, BI-TERR-06, BI-SCOPE-02: hexes have up to six neighbours; those with fewer are at the edge", () => {
  const seat = { units: [{ archer: "0,-1" }] };
  const at = { phase: "after", space: "renovate" };
  const table = rio(seat, { at }).play(0, "move free archer 0,-1");
  expect(table.choices(0).filter((move) => move.startsWith("to"))).toHaveLength(6);
  const edge = rio({ units: [{ archer: "2,-2" }] }, { at }).play(0, "move space archer 2,-2");
  expect(edge.choices(0)).toEqual(["to 3,-2", "to 3,-3", "to 2,-3", "to 1,-1", "cancel"]);
  // BI-TERR-06: no map leaves a capital site over
  const rows = [
    { q: 0, r: 0, terrain: "C.?" },
    { q: 0, r: 1, terrain: "CFC" },
  ];
  const spare = { name: "A site too many", players: 2, rows };
  const pack = { schema: "caravel-content/1", game: "brazil-imperial", name: "sites", scenarios: { spare } };
  expect(readPack(JSON.stringify(pack)).problems).toEqual([
    { place: "scenarios.spare", problem: "it has 3 capital sites, and needs 2" },
  ]);
});
