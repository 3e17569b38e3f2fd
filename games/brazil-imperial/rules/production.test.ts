import { describe, expect, test } from "vitest";
import { playAll, rio } from "./test-table.ts";

const mills = {
  "-1,-1": { tile: "sawmill", by: 0 },
  "-1,-2": { tile: "sawmill", by: 0, tokens: { brazilwood: 2 } },
};

describe("production", () => {
  test("BI-PROD-03, BI-PROD-04, BI-PTG-02, BI-PTG-15: a bonus is produced at once on full and empty tiles, and with every later production", () => {
    const seat = { stock: { cotton: 2, coffee: 1 } };
    const table = rio(seat, { tiles: mills, gallery: ["guarani"] });
    playAll(table, 0, "act painting", "paint guarani", "pay cotton");
    expect(table.table.tiles).toMatchObject({
      "-1,-1": { tokens: { brazilwood: 1 } },
      "-1,-2": { tokens: { brazilwood: 3 } },
    });
    table.play(0, "end");
    playAll(table, 1, "act harbor", "pass", "end");
    playAll(table, 0, "act build", "build sawmill -2,0");
    expect(table.table.tiles["-2,0"]?.tokens ?? table.table.step).not.toEqual({ brazilwood: 2 });
  });

  test("BI-PROD-03: a later renovation produces the bonus too", () => {
    const tiles = { "1,-3": { tile: "gold_foundry", by: 0 } };
    const table = rio({ stock: { gold: 1, cotton: 1 } }, { age: 2, tiles, gallery: ["chica_da_silva"] });
    playAll(table, 0, "act painting", "paint chica_da_silva");
    expect(table.table.tiles["1,-3"].tokens).toEqual({ gold: 1 });
    const refill = rio({ stock: { cotton: 1 }, paintings: ["chica_da_silva"] }, { age: 2, tiles });
    playAll(refill, 0, "act renovate", "refill 1,-3");
    expect(refill.table.tiles["1,-3"].tokens).toEqual({ gold: 3 });
  });

  test("BI-PROD-05, BI-PROD-07, BI-MON-05: a monarch's figures replace the printed ones, paintings add to them", () => {
    const nassau = { colour: "orange", monarch: "maurice_of_nassau", stock: { cotton: 1 }, paintings: ["sao_vicente"] };
    const given = { exploration: { "-1,0": { tile: "riverbed", up: true } } };
    const table = rio(nassau, given, { colour: "red" });
    playAll(table, 0, "act build", "build sugarcane_plantation 0,-1");
    // three by Nassau, one by São Vicente, one by the river
    expect(table.table.tiles["0,-1"].tokens).toEqual({ sugarcane: 5 });
  });

  test("BI-PROD-06: an occupied building gets nothing from its builder's painting", () => {
    const table = rio(
      { stock: { cotton: 1 } },
      { tiles: mills, gallery: ["guarani"] },
      { units: [{ lancer: "-1,-1" }] },
    );
    playAll(table, 0, "act painting", "paint guarani");
    const paid = table.table.step === "pay" ? table.play(0, "pay cotton") : table;
    expect(paid.table.tiles["-1,-1"].tokens).toEqual({});
    expect(paid.table.tiles["-1,-2"].tokens).toEqual({ brazilwood: 3 });
  });
});

describe("monarchs who raise buildings", () => {
  test("BI-MON-03, BI-MON-07: Isabella's first three merchants: 3 points, 1 brazilwood and 2 gold", () => {
    const seat = { colour: "orange", monarch: "isabella_i", stock: { brazilwood: 1, coffee: 1 } };
    const table = playAll(rio(seat, {}, { colour: "red" }), 0, "act build", "build merchant 0,-1");
    expect(table.table.tiles["0,-1"].tokens).toEqual({ brazilwood: 1, gold: 2 });
    expect(table.seat(0).score).toMatchObject({ tiles: 3 });
  });

  test("BI-MON-04, BI-MON-06: the three earliest sawmills; when one goes, the next takes its place without producing", () => {
    const hexes = ["-1,-1", "-1,-2", "-2,0", "-2,1"];
    const tiles = Object.fromEntries(hexes.map((hex) => [hex, { tile: "sawmill", by: 0 }]));
    const seat = { colour: "blue", monarch: "manuel_i", stock: { cotton: 1 } };
    const table = rio(seat, { tiles });
    expect(table.seat(0).score).toMatchObject({ tiles: 7 });
    const fourth = playAll(rio(seat, { tiles }), 0, "act renovate", "refill -2,1");
    expect(fourth.table.tiles["-2,1"].tokens).toEqual({ brazilwood: 2 });
    const first = playAll(rio(seat, { tiles }), 0, "act renovate", "refill -1,-1");
    expect(first.table.tiles["-1,-1"].tokens).toEqual({ brazilwood: 2, gold: 1 });
    // a flip puts the first one last, and the fourth among the three
    const flipped = playAll(rio(seat, { tiles }), 0, "act renovate", "flip -1,-1");
    expect(flipped.table.tiles["-2,1"].tokens).toEqual({});
    expect(flipped.seat(0).score).toMatchObject({ tiles: 2 + 6 });
  });

  test("BI-MON-07, BI-OCC-08: raised points are strength and points for the owner, printed ones for an occupier", () => {
    const seat = { colour: "orange", monarch: "isabella_i" };
    const tiles = { "0,-1": { tile: "merchant", by: 0 } };
    const held = rio(seat, { tiles }, { colour: "red", units: [{ hussar: "0,-1" }] });
    expect(held.seat(1).score).toMatchObject({ tiles: 2 });
    expect(held.seat(0).score).toMatchObject({ tiles: 0 });
    const at = { phase: "after", space: "build" };
    const attack = rio(
      { colour: "red", units: [{ hussar: "0,1" }], battle: { camp: 1 } },
      {
        at,
        tiles: { "-1,2": { tile: "merchant", by: 1 } },
      },
      { colour: "orange", monarch: "isabella_i" },
    );
    playAll(attack, 0, "move free hussar 0,1", "to -1,2");
    expect(attack.table.battle).toMatchObject({ attack: 3, defence: 3 });
  });
});

describe("monarchs who are paid", () => {
  test("BI-MON-11, BI-MON-15: Tibiriçá: a raw of choice, a gold, a science for the first three tiles on forest", () => {
    const at = (forestBuilt: number) => {
      const table = rio({ monarch: "tibirica", forestBuilt, stock: { coffee: 1 } });
      return playAll(table, 0, "act build", "build sawmill -1,-1");
    };
    const first = at(0);
    expect(first.choices(0)).toEqual(["gain sugarcane", "gain coffee", "gain brazilwood", "gain cotton"]);
    expect(first.play(0, "gain cotton").seat(0)).toMatchObject({ stock: { cotton: 1 }, forestBuilt: 1 });
    expect(at(1).seat(0).stock).toMatchObject({ gold: 1, science: 0 });
    expect(at(2).seat(0).stock).toMatchObject({ gold: 0, science: 1 });
    expect(at(3).seat(0)).toMatchObject({ stock: { gold: 0, science: 0 }, forestBuilt: 3 });
    const clearing = rio({ monarch: "tibirica", stock: { coffee: 1 } });
    playAll(clearing, 0, "act build", "build sugarcane_plantation 0,-1");
    expect(clearing.seat(0).forestBuilt).toBe(0);
  });

  test("BI-MON-12: Pedro I: a raw for the first Archer and the Cannon, a gold card for Dragoon and Monarch", () => {
    const pedro = { monarch: "pedro_i", goods: { jewellery: "deploy" } };
    const table = rio({ ...pedro, stock: { cotton: 4 } });
    playAll(table, 0, "act deploy", "deploy archer 0,-2");
    expect(table.table.step).toBe("gainRaw");
    playAll(table, 0, "gain coffee", "deploy archer 0,-2");
    const paid = table.table.step === "pay" ? playAll(table, 0, "pay cotton", "pay cotton") : table;
    expect(paid.table.step).toBe("deploy");
    for (const [kind, stock] of [
      ["dragoon", { gold: 3 }],
      ["monarch", { gold: 3 }],
    ] as const) {
      const other = playAll(rio({ monarch: "pedro_i", stock }), 0, "act deploy", `deploy ${kind} 0,-2`);
      expect(other.seat(0).goldCards).toBe(1);
    }
    const cannon = playAll(rio({ monarch: "pedro_i", stock: { gold: 3 } }), 0, "act deploy", "deploy cannon 0,-2");
    expect(cannon.table.step).toBe("gainRaw");
    const again = rio({ monarch: "pedro_i", units: [{ dragoon: "stock" }] });
    expect(playAll(again, 0, "act deploy", "redeploy dragoon 0,-2").seat(0).goldCards).toBe(0);
  });

  test("BI-MON-13: Pedro II: a raw, a gold, a science for the first painting of each frame", () => {
    const paint = (painting: string, paintings: string[] = []) =>
      playAll(
        rio({ monarch: "pedro_ii", stock: { gold: 1 }, paintings }, { gallery: [painting] }),
        0,
        "act painting",
        `paint ${painting}`,
      );
    expect(paint("coroados").table.step).toBe("gainRaw");
    expect(paint("immigrants").seat(0).stock).toMatchObject({ gold: 2 });
    expect(paint("tupi_woman").seat(0).stock).toMatchObject({ science: 1 });
    expect(paint("tupi_woman", ["factory"]).seat(0).stock).toMatchObject({ science: 0 });
  });

  test("BI-MON-14: Dom Obá II: a science and a point for the first two quests", () => {
    const tiles = Object.fromEntries(["0,-1", "1,-2", "2,-2", "3,-2"].map((hex) => [hex, { tile: "farm", by: 0 }]));
    const seat = {
      monarch: "dom_oba_ii",
      quests: ["I-4"],
      units: [{ archer: "stock" }],
      oldMarkers: ["build", "trade"],
    };
    const table = rio(seat, { age: 3, tiles }).play(0, "reveal I-4");
    expect(table.seat(0)).toMatchObject({ stock: { science: 1 }, score: { quests: 4 } });
    const third = rio({ ...seat, revealed: ["I-1", "II-1"] }, { age: 3, tiles }).play(0, "reveal I-4");
    expect(third.seat(0)).toMatchObject({ stock: { science: 0 }, score: { quests: 3 + 4 + 3 + 2 } });
  });

  test("BI-MON-09, BI-MON-10: Victoria takes three goods for a science and a point each, palace II's too", () => {
    const victoria = { colour: "red", monarch: "victoria", stock: { brazilwood: 2 } };
    const table = playAll(rio(victoria), 0, "act manufacture", "make dye");
    expect(table.choices(0)).toContain("victoria");
    table.play(0, "victoria");
    expect(table.seat(0)).toMatchObject({ goods: { dye: "victoria" }, stock: { science: 1 }, score: { goods: 2 } });
    const full = { ...victoria, goods: { sugar: "victoria", cloth: "victoria", jewellery: "victoria" } };
    const fourth = playAll(rio(full), 0, "act manufacture", "make dye");
    expect(fourth.refusal(0, "victoria")).toBe("BI-MON-09");
    const tiles = Object.fromEntries(["0,-1", "1,-2", "2,-2", "3,-2"].map((hex) => [hex, { tile: "farm", by: 0 }]));
    const seat = { ...victoria, quests: ["I-4"], units: [{ hussar: "stock" }], oldMarkers: ["build"] };
    const palace = playAll(rio(seat, { age: 2, tiles }), 0, "reveal I-4", "palace II 0,-1", "make dye", "victoria");
    expect(palace.seat(0)).toMatchObject({ goods: { dye: "victoria" }, stock: { science: 1, sugarcane: 1 } });
    expect(playAll(rio({ stock: { brazilwood: 2 } }), 0, "act manufacture", "make dye").refusal(0, "victoria")).toBe(
      "BI-MON-09",
    );
  });
});
