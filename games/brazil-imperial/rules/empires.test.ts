import { describe, expect, test } from "vitest";
import { brazilImperial } from "./game.ts";
import { scienceOnMap } from "./scoring.ts";
import { playAll, rio, tableFor } from "./test-table.ts";

const farms = Object.fromEntries(["0,-1", "1,-2", "2,-2", "3,-2"].map((hex) => [hex, { tile: "farm", by: 0 }]));
const quest = { quests: ["I-4"], units: [{ archer: "stock" }], oldMarkers: ["build"] };

describe("gold cards", () => {
  test("BI-GOLD-01, BI-GOLD-02, BI-GOLD-03: drawn, used for their text or as gold, discarded; an empty deck is made anew", () => {
    const copies = { farming: 1, mining: 1, jesuits: 2, war: 2, recruitment: 2, patronage: 2 };
    const rest = { construction: 2, reform: 2, workshop: 2, merchant_fleet: 1, royal_road: 2 };
    const table = rio(
      { gold: { merchant_fleet: 1 }, goods: { cloth: "harbor" } },
      { goldDiscard: { ...copies, ...rest } },
    );
    expect(table.refusal(0, "play reform")).toBe("BI-GOLD-02");
    playAll(table, 0, "play merchant_fleet", "gain cotton");
    expect(table.seat(0)).toMatchObject({ goldCards: 0, stock: { cotton: 1 } });
    expect(table.table).toMatchObject({ goldDeck: 0, phase: "before" });
    playAll(table, 0, "act harbor", "pass", "draw");
    expect(table.table).toMatchObject({ goldDeck: 19 });
    expect(table.table.goldDiscard).toEqual({});
    const some = rio({ goods: { cloth: "harbor" } }, { goldDiscard: { war: 1 } });
    expect(playAll(some, 0, "act harbor", "pass", "draw").table).toMatchObject({
      goldDeck: 18,
      goldDiscard: { war: 1 },
    });
  });

  test("BI-GOLD-04, BI-GOLD-05, BI-GOLD-06: before or after the marker's action, the base action, also of the marker's own space", () => {
    const seat = { gold: { merchant_fleet: 2 }, marker: "harbor", goods: { cloth: "harbor" } };
    const table = rio(seat);
    playAll(table, 0, "play merchant_fleet", "gain cotton");
    // improved, a gold card could be drawn now
    expect(table.table).toMatchObject({ step: "turn", phase: "before" });
    playAll(table, 0, "act build", "pass", "play merchant_fleet", "gain cotton");
    expect(table.seat(0)).toMatchObject({ marker: "build", stock: { cotton: 2 } });
    const space = playAll(
      rio({ gold: { patronage: 1 }, units: [{ archer: "0,-2" }] }, { gallery: ["coroados"] }),
      0,
      "play patronage",
      "paint coroados",
      "act harbor",
      "pass",
    );
    expect(space.refusal(0, "move space archer 0,-2")).toBe("BI-MOVE-11");
  });

  test("BI-GOLD-07: the played card does not pay for its own action", () => {
    const table = rio({ gold: { patronage: 1 } }, { gallery: ["guarani"] }).play(0, "play patronage");
    expect(table.table.step).toBe("turn");
    const other = rio({ gold: { patronage: 2 } }, { gallery: ["guarani"] }).play(0, "play patronage");
    expect(other.choices(0)).toContain("paint guarani");
  });

  test("BI-GOLD-08, BI-SCORE-05: Farming and Mining score in hand at the end, if their tiles are controlled, also occupied ones", () => {
    const seat = { gold: { farming: 1, mining: 1, war: 1 }, units: [{ archer: "0,1" }] };
    const tiles = { "0,-1": { tile: "farm", by: 0 }, "1,-2": { tile: "farm", by: 0 }, "0,1": { tile: "farm", by: 1 } };
    expect(rio(seat, { tiles }).seat(0).score).toMatchObject({ goldCards: 3 });
    expect(rio({ gold: { farming: 1 } }, { tiles }).seat(0).score).toMatchObject({ goldCards: 0 });
  });

  test("BI-PTG-16, BI-HARB-03: the Arruda Seller's raw, also with Merchant Fleet", () => {
    const table = rio({ paintings: ["arruda_seller"], gold: { merchant_fleet: 1 } });
    playAll(table, 0, "play merchant_fleet", "gain cotton", "gain coffee");
    expect(table.seat(0).stock).toMatchObject({ cotton: 1, coffee: 1 });
    const one = playAll(rio({ paintings: ["arruda_seller"] }), 0, "act harbor", "gain cotton", "pass");
    expect(one.table.step).toBe("turn");
  });
});

describe("paintings with a moment of their own", () => {
  test("BI-PTG-04: Immigrants: a good fits any slot", () => {
    const table = playAll(
      rio({ paintings: ["immigrants"], stock: { brazilwood: 2 } }),
      0,
      "act manufacture",
      "make dye",
    );
    expect(table.choices(0)).toHaveLength(6);
  });

  test("BI-PTG-08, BI-RULING-06, BI-SCORE-11: Coroados: one marker, 2 points or 2 gold cards; its space loses the bonus", () => {
    const seat = { paintings: ["coroados"], oldMarkers: ["build", "trade"] };
    const first = rio(seat, { age: 3 }).play(0, "coroados I");
    expect(first.seat(0)).toMatchObject({ oldMarkers: ["coroados", "trade"], score: { paintings: 3 } });
    expect(first.refusal(0, "coroados II")).toBe("BI-PTG-08");
    first.play(0, "act build");
    expect(first.table.bonus).toBe(0);
    const second = rio(seat, { age: 3 }).play(0, "coroados II");
    expect(second.seat(0)).toMatchObject({ goldCards: 2, score: { paintings: 1 } });
    expect(rio({ paintings: ["coroados"] }).refusal(0, "coroados I")).toBe("BI-PTG-08");
  });

  test("BI-PTG-15: José Bonifácio and the Redemption of Amazonas give once", () => {
    const table = playAll(
      rio({ stock: { gold: 1 } }, { gallery: ["jose_bonifacio"] }),
      0,
      "act painting",
      "paint jose_bonifacio",
    );
    expect(table.seat(0).stock).toMatchObject({ gold: 0, science: 1 });
    const cards = rio({ stock: { cotton: 1 } }, { gallery: ["redemption_amazonas"] });
    playAll(cards, 0, "act painting", "paint redemption_amazonas");
    expect(cards.seat(0)).toMatchObject({ goldCards: 1, battleCards: 1 });
  });
});

describe("palaces", () => {
  const tiles = { ...farms, "0,-3": { tile: "salvador", by: 0 }, "1,-3": { tile: "temple", by: 0 } };

  test("BI-PAL-01, BI-PAL-02, BI-PAL-03, BI-CAP-01: one of the board, on an own tile of its kind without a palace, never the capital", () => {
    const given = { age: 3, tiles: { ...tiles, "0,-1": { tile: "farm", by: 0, palace: "V" } } };
    const table = rio({ ...quest, oldMarkers: ["build", "trade"] }, given).play(0, "reveal I-4");
    expect(table.refusal(0, "palace V 1,-2")).toBe("BI-PAL-01");
    expect(table.refusal(0, "palace II 0,-1")).toBe("BI-PAL-02");
    expect(table.refusal(0, "palace VI 0,-2")).toBe("BI-PAL-02");
    expect(table.refusal(0, "palace II 0,-3")).toBe("BI-PAL-03");
    expect(table.refusal(0, "palace III 1,-3")).toBe("BI-PAL-03");
    expect(table.refusal(0, "palace IV 1,-2")).toBe("BI-PAL-03");
    expect(table.choices(0)).toContain("palace VI 0,-3");
    expect(table.choices(0)).toContain("palace III 0,-3");
    expect(table.choices(0)).toContain("palace II 1,-2");
  });

  test("BI-PAL-04: II brings sugarcane and a square good, only sugarcane if none is left", () => {
    const table = playAll(rio(quest, { age: 2, tiles: farms }), 0, "reveal I-4", "palace II 0,-1");
    expect(table.choices(0)).toEqual(["make dye", "make sugar"]);
    expect(table.refusal(0, "make cloth")).toBe("BI-PAL-04");
    expect(table.refusal(0, "pass")).toBe("BI-PAL-04");
    const none = { ...quest, goods: { dye: "painting", sugar: "manufacture" } };
    const only = playAll(rio(none, { age: 2, tiles: farms }), 0, "reveal I-4", "palace II 0,-1");
    expect(only.table.step).toBe("turn");
    expect(only.seat(0).stock.sugarcane).toBe(1);
  });

  test("BI-PAL-05, BI-PAL-06, BI-PAL-07, BI-PAL-08, BI-PAL-09, BI-SCORE-07: what III to VI bring, at once and at the end", () => {
    const more = {
      ...farms,
      "0,-3": { tile: "salvador", by: 0 },
      "-3,0": { tile: "cotton_plantation", by: 0 },
      "1,-3": { tile: "gold_foundry", by: 0 },
    };
    const place = (move: string) =>
      playAll(rio({ ...quest, goods: { dye: "painting" } }, { age: 2, tiles: more }), 0, "reveal I-4", move).seat(0);
    expect(place("palace III 0,-1")).toMatchObject({ goldCards: 1, score: { palaces: 1 } });
    expect(place("palace IV -3,0")).toMatchObject({ stock: { cotton: 1 }, score: { palaces: 2 } });
    expect(place("palace V 0,-1")).toMatchObject({ score: { palaces: 1 } });
    expect(place("palace VI 0,-3")).toMatchObject({ battleCards: 1, score: { palaces: 1 } });
    const full = { ...quest, stock: { coffee: 3, gold: 2 } };
    const table = playAll(rio(full, { age: 2, tiles: more }), 0, "reveal I-4", "palace IV -3,0");
    expect(table.choices(0)).toEqual(["drop coffee", "drop cotton", "drop gold"]);
  });

  test("BI-PAL-10: declined, the chance is gone", () => {
    const table = playAll(rio(quest, { age: 2, tiles: farms }), 0, "reveal I-4", "pass");
    expect(table.refusal(0, "palace II 0,-1")).toBe("BI-PAL-01");
  });

  test("BI-PAL-11: a palace stays on an occupied tile", () => {
    const held = { "0,-1": { tile: "farm", by: 0, palace: "V" } };
    const table = rio({ goods: { dye: "painting" } }, { tiles: held }, { units: [{ lancer: "0,-1" }] });
    expect(table.table.tiles["0,-1"].palace).toBe("V");
    expect(table.seat(0).score).toMatchObject({ palaces: 1, tiles: 0 });
  });
});

describe("quests", () => {
  test("BI-QUEST-01: only when all its goals hold, and never forced", () => {
    const table = rio({ quests: ["I-4"] }, { tiles: farms });
    expect(table.refusal(0, "reveal I-4")).toBe("BI-QUEST-01");
    expect(table.refusal(0, "reveal I-5")).toBe("BI-QUEST-01");
    const ready = rio({ ...quest, oldMarkers: [] }, { tiles: farms });
    expect(ready.choices(0)).toContain("act build");
  });

  test("BI-QUEST-02: resources in stock and on controlled tiles are shown, not spent; gold cards do not count", () => {
    const tiles = {
      "-1,-1": { tile: "sawmill", by: 0, tokens: { brazilwood: 2 } },
      "-1,-2": { tile: "sawmill", by: 0 },
      "-2,0": { tile: "sawmill", by: 0 },
      "0,1": { tile: "merchant", by: 1, tokens: { brazilwood: 1 } },
    };
    const seat = { quests: ["I-1"], goods: { dye: "painting" }, stock: { brazilwood: 2 } };
    expect(rio(seat, { tiles }).refusal(0, "reveal I-1")).toBe("BI-QUEST-01");
    const table = rio({ ...seat, units: [{ archer: "0,1" }] }, { tiles });
    table.play(0, "reveal I-1");
    expect(table.seat(0).stock.brazilwood).toBe(2);
    const merchants = Object.fromEntries(["0,-1", "1,-2", "2,-2"].map((hex) => [hex, { tile: "merchant", by: 0 }]));
    const gold = { quests: ["I-3"], paintings: ["guarani"], stock: { gold: 3 }, gold: { war: 1 } };
    expect(rio(gold, { tiles: merchants }).refusal(0, "reveal I-3")).toBe("BI-QUEST-01");
    expect(rio({ ...gold, stock: { gold: 4 } }, { tiles: merchants }).choices(0)).toContain("reveal I-3");
  });

  test("BI-QUEST-03: tiles count if built and controlled, neither those occupied by others nor those one occupies", () => {
    const three = { "0,-1": { tile: "farm", by: 0 }, "1,-2": { tile: "farm", by: 0 }, "2,-2": { tile: "farm", by: 0 } };
    const theirs = { ...three, "0,1": { tile: "farm", by: 1 } };
    const seat = { quests: ["I-4"], units: [{ archer: "0,1" }] };
    expect(rio(seat, { tiles: theirs }).refusal(0, "reveal I-4")).toBe("BI-QUEST-01");
    const lost = rio(quest, { age: 2, tiles: farms }, { units: [{ lancer: "3,-2" }] });
    expect(lost.refusal(0, "reveal I-4")).toBe("BI-QUEST-01");
    // so it is with cities and with kinds: two cities, and four kinds of which an enemy holds one
    const cities = { "0,-1": { tile: "salvador", by: 0 }, "1,-2": { tile: "olinda", by: 0 } };
    const two = { quests: ["III-4"], goods: {} };
    const score = (enemy: string) => rio(two, { age: 3, tiles: cities }, { units: [{ lancer: enemy }] }).seat(0).score;
    expect([score("0,1"), score("1,-2")]).toMatchObject([{ quests: 3 }, { quests: 0 }]);
    const kinds = { "0,-1": "farm", "1,-2": "sugarcane_plantation", "2,-2": "merchant", "-1,-1": "sawmill" };
    const four = Object.fromEntries(Object.entries(kinds).map(([hex, tile]) => [hex, { tile, by: 0 }]));
    const captain = { quests: ["I-5"], goods: { dye: "painting" } };
    expect(rio(captain, { tiles: four }).choices(0)).toContain("reveal I-5");
    expect(rio(captain, { tiles: four }, { units: [{ lancer: "2,-2" }] }).refusal(0, "reveal I-5")).toBe("BI-QUEST-01");
  });

  test("BI-QUEST-04: units ever deployed and goods wherever they are", () => {
    const units = ["archer", "archer", "dragoon"].map((kind) => ({ [kind]: "stock" }));
    const tiles = Object.fromEntries(["0,-1", "1,-2", "2,-2"].map((hex) => [hex, { tile: "farm", by: 0 }]));
    expect(rio({ quests: ["I-8"], units }, { tiles }).choices(0)).toContain("reveal I-8");
    const goods = { quests: ["I-2"], paintings: ["guarani"], goods: { dye: "painting", sugar: "beside" } };
    const cane = Object.fromEntries(
      ["0,-1", "1,-2", "2,-2"].map((hex) => [hex, { tile: "sugarcane_plantation", by: 0 }]),
    );
    expect(rio(goods, { tiles: cane }).choices(0)).toContain("reveal I-2");
  });

  test("BI-QUEST-05, BI-QUEST-06, BI-SCORE-04: I and II score when shown; III by goal, shown or not, and shown ones in full", () => {
    expect(rio({ quests: ["I-4"], units: [{ archer: "stock" }] }, { tiles: farms }).seat(0).score).toMatchObject({
      quests: 0,
    });
    const hidden = {
      quests: ["III-4"],
      units: ["archer", "archer", "dragoon", "cannon"].map((kind) => ({ [kind]: "stock" })),
    };
    expect(rio(hidden, { age: 3 }).seat(0).score).toMatchObject({ quests: 1 });
    expect(rio({ revealed: ["III-4"] }, { age: 3 }).seat(0).score).toMatchObject({ quests: 5 });
  });

  test("BI-QUEST-07: a quest of age III needs all its goals", () => {
    const table = rio({ quests: ["III-4"], units: [{ archer: "stock" }] }, { age: 3 });
    expect(table.refusal(0, "reveal III-4")).toBe("BI-QUEST-01");
  });
});

describe("scoring", () => {
  test("BI-UNIT-01, BI-UNIT-02, BI-SCORE-01: every unit ever deployed scores its strength, on the map or in the stock", () => {
    const units = [{ archer: "stock" }, { monarch: "0,-1" }];
    expect(rio({ units }).seat(0).score).toMatchObject({ units: 6 });
  });

  test("BI-SCORE-02: goods, with Victoria's and the Factory's points", () => {
    const seat = { colour: "red", goods: { dye: "victoria", jewellery: "factory", cloth: "beside" } };
    expect(rio(seat).seat(0).score).toMatchObject({ goods: 1 + 1 + 3 + 1 + 2 });
  });

  test("BI-SCORE-03, BI-PTG-03: printed points and final effects of paintings; forests counted once, the capital's too", () => {
    const seat = { paintings: ["camarao", "father_anchieta", "first_mass", "council_of_state"], revealed: ["I-1"] };
    const tiles = { "0,-1": { tile: "temple", by: 0 }, "1,-2": { tile: "salvador", by: 0 } };
    // two forests beside the capital, one of them beside the temple too; 2,-1 beside Salvador is one more
    expect(rio(seat, { age: 3, tiles }).seat(0).score).toMatchObject({ paintings: 2 + 1 + 2 + 1 });
  });

  test("BI-SCORE-06, BI-SCORE-09: kept tiles count, resources do not", () => {
    const seat = { kept: { culture: 1, expedition_7: 1 }, stock: { science: 5 } };
    expect(rio(seat).seat(0).score).toMatchObject({ exploration: 6, total: 6 });
  });

  test("BI-SCORE-10, BI-SCOPE-05: most points; then most science on controlled tiles, not in stock; else shared", () => {
    const winners = (tiles: Record<string, unknown>, stock: Record<string, number> = {}) => {
      const table = rio({ stock }, { age: 3, lastRound: true, active: 1, tiles });
      playAll(table, 1, "act harbor", "pass", "end");
      return table.isOver ? brazilImperial.winners(table.state) : [];
    };
    expect(winners({ "0,-1": { tile: "farm", by: 0 } })).toEqual([0]);
    const tied = { "0,-1": { tile: "temple", by: 0, tokens: { science: 1 } }, "0,1": { tile: "temple", by: 1 } };
    expect(winners(tied)).toEqual([0]);
    // science on a tile that an enemy holds is the enemy's
    const held = rio(
      { units: [{ archer: "0,1" }] },
      { age: 3, tiles: { "0,1": { tile: "temple", by: 1, tokens: { science: 2 } } } },
    );
    expect([0, 1].map((seat) => scienceOnMap(held.state, seat))).toEqual([2, 0]);
    const even = { "0,-1": { tile: "temple", by: 0 }, "0,1": { tile: "temple", by: 1 } };
    expect(winners(even, { science: 2 })).toEqual([0, 1]);
  });
});

test("BI-CAP-01: the capital is no city for quests and palace VI, and has no points", () => {
  const table = rio(
    {
      quests: ["III-6"],
      units: ["archer", "archer", "dragoon", "cannon", "monarch"].map((kind) => ({ [kind]: "stock" })),
      stock: { gold: 4 },
    },
    { age: 3 },
  );
  expect(table.refusal(0, "reveal III-6")).toBe("BI-QUEST-01");
  expect(rio().seat(0).score).toMatchObject({ tiles: 0 });
  expect(tableFor(2, {}, { map: "rio" }).table.step).toBe("quests");
});
