import { describe, expect, test } from "vitest";
import { PAINTINGS } from "../content/paintings.ts";
import { playAll, rio, tableFor, unitOf } from "./test-table.ts";

describe("Deploy", () => {
  test("BI-DEPLOY-01, BI-DEPLOY-04, BI-DEPLOY-05: a unit from the board is paid, comes to the capital and shows its points", () => {
    const table = rio({ stock: { cotton: 2 } });
    table.play(0, "act deploy");
    expect(table.choices(0)).toEqual(["deploy archer 0,-2", "done"]);
    expect(table.refusal(0, "deploy archer 0,-1")).toBe("BI-DEPLOY-04");
    expect(table.refusal(0, "deploy dragoon 0,-2")).toBe("BI-PAY-09");
    table.play(0, "deploy archer 0,-2");
    expect(unitOf(table, 0, "archer")).toBe("0,-2");
    expect(table.seat(0)).toMatchObject({ stock: { cotton: 0 }, score: { units: 2 } });
  });

  test("BI-DEPLOY-01, BI-DEPLOY-06: a unit from the stock is free, and never comes from the board again", () => {
    const table = rio({ units: [{ dragoon: "stock" }] });
    table.play(0, "act deploy");
    expect(table.choices(0)).toEqual(["redeploy dragoon 0,-2", "done"]);
    expect(table.refusal(0, "deploy dragoon 0,-2")).toBe("BI-DEPLOY-06");
    table.play(0, "redeploy dragoon 0,-2");
    expect(unitOf(table, 0, "dragoon")).toBe("0,-2");
  });

  test("BI-DEPLOY-04, BI-OCC-07: a city built and controlled takes units, an occupied one does not", () => {
    const given = { age: 2, tiles: { "0,-1": { tile: "salvador", by: 0 }, "1,-2": { tile: "olinda", by: 0 } } };
    const table = rio({ units: [{ archer: "stock" }] }, given, { units: [{ lancer: "1,-2" }] });
    table.play(0, "act deploy");
    expect(table.choices(0)).toEqual(["redeploy archer 0,-2", "redeploy archer 0,-1", "done"]);
    expect(table.refusal(0, "redeploy archer 1,-2")).toBe("BI-DEPLOY-04");
  });

  test("BI-DEPLOY-02, BI-DEPLOY-03: one battle card is drawn, with a unit or without, or declined", () => {
    const drawn = playAll(rio({}, { battleDeck: ["camp"] }), 0, "act deploy", "draw");
    expect(drawn.seat(0).battle).toMatchObject({ camp: 1 });
    const declined = playAll(rio({}, { battleDeck: ["camp"] }), 0, "act deploy", "pass");
    expect(declined.seat(0).battleCards).toBe(0);
    const after = playAll(rio({ stock: { cotton: 2 } }), 0, "act deploy", "deploy archer 0,-2", "draw");
    expect(after.seat(0).battleCards).toBe(1);
    expect(after.table.step).toBe("turn");
  });

  test("BI-DEPLOY-07, BI-DEPLOY-09: improved, two units and two cards, each optional", () => {
    const seat = { stock: { cotton: 4 }, goods: { jewellery: "deploy" } };
    const table = playAll(rio(seat), 0, "act deploy", "deploy archer 0,-2");
    expect(table.choices(0)).toContain("deploy archer 0,-2");
    playAll(table, 0, "deploy archer 0,-2", "draw", "draw");
    expect(table.seat(0)).toMatchObject({ battleCards: 2, stock: { cotton: 0 } });
    const without = playAll(rio(seat), 0, "act deploy", "done", "draw", "pass");
    expect(without.seat(0)).toMatchObject({ battleCards: 1, stock: { cotton: 4 } });
    expect(without.table.step).toBe("turn");
  });

  test("BI-DEPLOY-07: not improved, there is one unit and one card", () => {
    const table = playAll(rio({ stock: { cotton: 4 } }), 0, "act deploy", "deploy archer 0,-2", "draw");
    expect(table.table.step).toBe("turn");
  });

  test("BI-DEPLOY-08: cards are drawn after all units are paid", () => {
    const table = playAll(rio({ stock: { cotton: 4 }, goods: { jewellery: "deploy" } }), 0, "act deploy");
    expect(table.refusal(0, "draw")).toBe("BI-DEPLOY-08");
    playAll(table, 0, "done", "draw");
    expect(table.refusal(0, "deploy archer 0,-2")).toBe("BI-DEPLOY-08");
  });
});

describe("Painting", () => {
  test("BI-PAINT-01, BI-PAINT-03, BI-PAINT-04: a painting of the gallery is paid and kept; the next of its colour is shown", () => {
    const given = { gallery: ["guarani", "camarao"], paintingDecks: ["maua"] };
    const table = rio({ stock: { cotton: 1 } }, given);
    table.play(0, "act painting");
    expect(table.choices(0)).toEqual(["paint guarani", "pass"]);
    expect(table.refusal(0, "paint maua")).toBe("BI-PAINT-01");
    expect(table.refusal(0, "paint camarao")).toBe("BI-PAY-09");
    table.play(0, "paint guarani");
    expect(table.seat(0)).toMatchObject({ paintings: ["guarani"], stock: { cotton: 0 }, score: { paintings: 1 } });
    expect(table.table.gallery).toEqual(["maua", "camarao"]);
    // what is shown has left its deck: the next one is another
    expect(table.state.paintingDecks.flat()).not.toContain(PAINTINGS.indexOf("maua"));
  });

  test("BI-PAINT-02: a painting without cost needs the action all the same", () => {
    const table = rio({}, { gallery: ["first_mass"] });
    expect(table.refusal(0, "paint first_mass")).toBe("BI-PAINT-01");
    playAll(table, 0, "act painting", "paint first_mass");
    expect(table.seat(0).paintings).toEqual(["first_mass"]);
  });

  test("BI-PAINT-05: an exhausted colour is replaced by the one with most cards, on a tie red before pink before blue", () => {
    const reds = ["camarao", "arariboia", "coroados", "count_deu", "duke_of_caxias", "guaicuru_cavalry", "riachuelo"];
    const empty = rio({ paintings: reds }, { gallery: ["maria_quiteria", "guarani"] }, {});
    // pink has seven left, blue all eight
    playAll(empty, 0, "act harbor", "gain cotton", "end");
    playAll(empty, 1, "act harbor", "gain cotton", "end");
    const table = rio(
      { paintings: reds, stock: { gold: 1 } },
      { gallery: ["maria_quiteria", "guarani"], paintingDecks: ["factory"] },
    );
    playAll(table, 0, "act painting", "paint maria_quiteria");
    expect(table.table.gallery).toEqual(["factory", "guarani"]);
    const tied = rio(
      { paintings: reds, stock: { gold: 1 } },
      { gallery: ["maria_quiteria"], paintingDecks: ["factory", "guarani"] },
    );
    playAll(tied, 0, "act painting", "paint maria_quiteria");
    expect(tied.table.gallery).toEqual(["guarani"]);
  });

  test("BI-PAINT-06: improved, a gold becomes a raw and a raw nothing", () => {
    const table = rio({ stock: { cotton: 1 }, goods: { dye: "painting" } }, { gallery: ["maua", "guarani"] });
    table.play(0, "act painting");
    expect(table.choices(0)).toEqual(["paint maua", "paint guarani", "pass"]);
    table.play(0, "paint guarani");
    expect(table.seat(0).stock.cotton).toBe(1);
    const gold = rio({ stock: { cotton: 1 }, goods: { dye: "painting" } }, { gallery: ["maua"] });
    playAll(gold, 0, "act painting", "paint maua");
    expect(gold.seat(0)).toMatchObject({ paintings: ["maua"], stock: { cotton: 0 } });
    const plain = rio({ stock: { cotton: 1 } }, { gallery: ["maua"] });
    plain.play(0, "act painting");
    expect(plain.table.step).toBe("turn");
  });
});

describe("Renovate", () => {
  const mill = { "-1,-1": { tile: "sawmill", by: 0 } };

  test("BI-RENO-01, BI-RENO-02: an empty building is refilled or flipped for one raw, whatever the terrain", () => {
    const refilled = playAll(rio({ stock: { cotton: 1 } }, { tiles: mill }), 0, "act renovate", "refill -1,-1");
    expect(refilled.table.tiles["-1,-1"]).toMatchObject({ tile: "sawmill", tokens: { brazilwood: 2 } });
    expect(refilled.seat(0).stock.cotton).toBe(0);
    const flipped = playAll(rio({ stock: { cotton: 1 } }, { tiles: mill }), 0, "act renovate", "flip -1,-1");
    expect(flipped.table.tiles["-1,-1"]).toMatchObject({ tile: "merchant", tokens: { brazilwood: 1, gold: 1 } });
    // a sugar cane plantation that stands on clearing becomes a farm, and a foundry off its mine a cotton plantation
    const foundry = { "1,-3": { tile: "gold_foundry", by: 0 } };
    const cotton = playAll(rio({ stock: { gold: 1 } }, { age: 2, tiles: foundry }), 0, "act renovate", "flip 1,-3");
    expect(cotton.table.tiles["1,-3"]).toMatchObject({ tile: "cotton_plantation", tokens: { cotton: 2 } });
    expect(rio({}, { tiles: mill }).play(0, "act renovate").table.step).toBe("turn");
  });

  test("BI-RENO-01: nothing, or somebody else's building, cannot be renovated", () => {
    const tiles = { ...mill, "0,1": { tile: "farm", by: 1 } };
    const table = rio({ stock: { cotton: 1 } }, { tiles }).play(0, "act renovate");
    expect(table.choices(0)).toEqual(["refill -1,-1", "flip -1,-1", "pass"]);
    expect(table.refusal(0, "refill 0,-1")).toBe("BI-RENO-01");
    expect(table.refusal(0, "refill 0,1")).toBe("BI-RENO-01");
  });

  test("BI-RENO-03, BI-PAY-07: a building must be empty before payment, so it never pays for itself", () => {
    const tiles = { "-1,-1": { tile: "sawmill", by: 0, tokens: { brazilwood: 1 } } };
    const table = rio({}, { tiles }).play(0, "act renovate");
    expect(table.table.step).toBe("turn");
    const other = { ...tiles, "-1,-2": { tile: "sawmill", by: 0 } };
    const paid = rio({}, { tiles: other }).play(0, "act renovate");
    expect(paid.refusal(0, "refill -1,-1")).toBe("BI-RENO-03");
    paid.play(0, "refill -1,-2");
    expect(paid.table.tiles).toMatchObject({ "-1,-1": { tokens: {} }, "-1,-2": { tokens: { brazilwood: 2 } } });
  });

  test("BI-RENO-04: cities and capitals are not renovated", () => {
    const tiles = { ...mill, "0,-1": { tile: "salvador", by: 0 } };
    const table = rio({ stock: { cotton: 1 } }, { age: 2, tiles }).play(0, "act renovate");
    expect(table.refusal(0, "refill 0,-1")).toBe("BI-RENO-04");
    expect(table.refusal(0, "flip 0,-2")).toBe("BI-RENO-04");
  });

  test("BI-RENO-05, BI-PAL-11: a building with a palace is refilled, never flipped", () => {
    const tiles = { "-1,-1": { tile: "sawmill", by: 0, palace: "II" } };
    const table = rio({ stock: { cotton: 1 } }, { tiles }).play(0, "act renovate");
    expect(table.choices(0)).toEqual(["refill -1,-1", "pass"]);
    expect(table.refusal(0, "flip -1,-1")).toBe("BI-RENO-05");
  });

  test("BI-RENO-06: an occupied building is renovated by nobody", () => {
    const tiles = { ...mill, "0,-1": { tile: "farm", by: 0 }, "0,1": { tile: "farm", by: 1 } };
    const seat = { stock: { cotton: 1 }, units: [{ archer: "0,1" }] };
    const table = rio(seat, { tiles }, { units: [{ lancer: "0,-1" }] }).play(0, "act renovate");
    expect(table.refusal(0, "refill 0,1")).toBe("BI-RENO-06");
    expect(table.refusal(0, "refill 0,-1")).toBe("BI-RENO-06");
  });

  test("BI-RENO-07: improved, it is free, still for one building", () => {
    const tiles = { ...mill, "-1,-2": { tile: "sawmill", by: 0 } };
    const table = rio({ goods: { cloth: "renovate" } }, { tiles });
    playAll(table, 0, "act renovate", "refill -1,-1");
    expect(table.table).toMatchObject({ step: "turn", tiles: { "-1,-2": { tokens: {} } } });
    expect(table.table.tiles["-1,-1"].tokens).toEqual({ brazilwood: 2 });
  });

  test("BI-RENO-08: a flip is no build: Tibiriçá pays nothing for it", () => {
    const seat = { monarch: "tibirica", stock: { cotton: 1 } };
    const table = playAll(rio(seat, { tiles: mill }), 0, "act renovate", "flip -1,-1");
    expect(table.table.step).toBe("turn");
    expect(table.seat(0).forestBuilt).toBe(0);
  });

  test("BI-RENO-09: a temple of the Jesuits waits for age III", () => {
    const tiles = { "0,-1": { tile: "temple", by: 0, jesuits: true }, ...mill };
    const early = rio({ stock: { cotton: 1 } }, { tiles, age: 2 }).play(0, "act renovate");
    expect(early.refusal(0, "refill 0,-1")).toBe("BI-RENO-09");
    expect(early.refusal(0, "flip 0,-1")).toBe("BI-RENO-09");
    const late = rio({ stock: { cotton: 1 } }, { tiles, age: 3 }).play(0, "act renovate");
    expect(late.choices(0)).toContain("flip 0,-1");
  });
});

describe("Manufacture", () => {
  test("BI-MANU-01, BI-MANU-02: a good is paid, placed on a slot of its shape and shows its points", () => {
    const table = rio({ stock: { brazilwood: 2 } }).play(0, "act manufacture");
    expect(table.choices(0)).toEqual(["make dye", "pass"]);
    table.play(0, "make dye");
    expect(table.choices(0)).toEqual(["place painting", "place manufacture"]);
    expect(table.refusal(0, "place build")).toBe("BI-MANU-01");
    table.play(0, "place painting");
    expect(table.seat(0)).toMatchObject({ goods: { dye: "painting" }, stock: { brazilwood: 0 }, score: { goods: 1 } });
  });

  test("BI-MANU-01, BI-MANU-04: a good is made once, and a slot holds one", () => {
    const seat = { stock: { brazilwood: 2, sugarcane: 2 }, goods: { dye: "painting" } };
    const table = rio(seat).play(0, "act manufacture");
    expect(table.refusal(0, "make dye")).toBe("BI-MANU-01");
    table.play(0, "make sugar");
    expect(table.refusal(0, "place painting")).toBe("BI-MANU-04");
  });

  test("BI-MANU-03, BI-MANU-05, BI-MANU-07: improved, one raw less; the improvement begins with the next action", () => {
    const table = rio({ stock: { brazilwood: 3 } });
    playAll(table, 0, "act manufacture", "make dye", "place manufacture");
    expect(table.seat(0).stock.brazilwood).toBe(1);
    const later = rio({ stock: { coffee: 2 }, goods: { dye: "manufacture" } }).play(0, "act manufacture");
    expect(later.choices(0)).toEqual(["make roasted_coffee", "pass"]);
    playAll(later, 0, "make roasted_coffee", "waive anyRaw");
    expect(later.seat(0).stock.coffee).toBe(0);
    const saved = rio({ stock: { coffee: 1, cotton: 2 }, goods: { dye: "manufacture" } });
    playAll(saved, 0, "act manufacture", "make roasted_coffee");
    expect(saved.seat(0).stock).toMatchObject({ coffee: 0, cotton: 1 });
  });

  test("BI-MANU-05, BI-PAY-02: gold and science are not reduced, and the player picks the raw that is", () => {
    const gold = rio({ stock: { gold: 1, cotton: 1 }, goods: { dye: "manufacture" } }).play(0, "act manufacture");
    expect(gold.refusal(0, "make jewellery")).toBe("BI-PAY-09");
    const table = rio({ stock: { coffee: 2, cotton: 1 }, goods: { dye: "manufacture" } });
    playAll(table, 0, "act manufacture", "make roasted_coffee");
    expect(table.choices(0)).toEqual(["waive coffee", "waive anyRaw", "cancel"]);
    table.play(0, "waive anyRaw");
    expect(table.seat(0).stock).toMatchObject({ coffee: 0, cotton: 1 });
  });

  test("BI-MANU-06: without a slot left, a good lies beside the board and counts all the same", () => {
    const seat = { paintings: ["immigrants"], stock: { sugarcane: 2 }, goods: { dye: "build" } };
    const free = playAll(rio(seat), 0, "act manufacture", "make sugar");
    expect(free.refusal(0, "beside")).toBe("BI-MANU-06");
    const harbor = playAll(rio({ goods: { cloth: "beside" } }), 0, "act harbor", "gain cotton");
    expect(harbor.table.step).toBe("turn");
    // a pack can give all slots one shape: then two of them are too few for three square goods
    const content = JSON.stringify({
      schema: "caravel-content/1",
      game: "brazil-imperial",
      name: "three square goods",
      goods: { cloth: { shape: "square", cost: ["cotton"] } },
    });
    const goods = { dye: "painting", sugar: "manufacture" };
    const given = { seats: { 0: { colour: "green", goods }, 1: { colour: "red" } } };
    const table = tableFor(2, given, { map: "rio", content });
    playAll(table, 0, "act manufacture", "make cloth");
    expect(table.seat(0)).toMatchObject({ goods: { cloth: "board" } });
    expect(table.choices(0)).toEqual(["beside"]);
    expect(table.play(0, "beside").seat(0)).toMatchObject({ goods: { cloth: "beside" }, score: { goods: 4 } });
  });
});

describe("Harbor and Trade", () => {
  test("BI-HARB-01, BI-HARB-03: a raw of choice, or none", () => {
    const table = rio().play(0, "act harbor");
    expect(table.choices(0)).toEqual(["gain sugarcane", "gain coffee", "gain brazilwood", "gain cotton", "pass"]);
    expect(table.play(0, "gain cotton").seat(0).stock.cotton).toBe(1);
    expect(playAll(rio(), 0, "act harbor", "pass").table.step).toBe("turn");
  });

  test("BI-HARB-02, BI-HARB-03: improved, a gold card too, each declined for itself", () => {
    const seat = { goods: { cloth: "harbor" } };
    const table = playAll(rio(seat, { goldDeck: ["war"] }), 0, "act harbor", "gain cotton", "draw");
    expect(table.seat(0)).toMatchObject({ gold: { war: 1 }, stock: { cotton: 1 } });
    expect(table.choices(0)).toContain("end");
    const waiting = playAll(rio(seat), 0, "act harbor", "gain cotton");
    expect([waiting.choices(0), waiting.refusal(0, "gain coffee")]).toEqual([["draw", "pass"], "BI-HARB-01"]);
    const declined = playAll(rio(seat), 0, "act harbor", "pass", "draw");
    expect(declined.seat(0)).toMatchObject({ goldCards: 1, stock: { cotton: 0 } });
    expect(playAll(rio(seat), 0, "act harbor", "gain cotton", "pass").seat(0).goldCards).toBe(0);
  });

  test("BI-TRADE-01, BI-TRADE-04, BI-TRADE-06: four exchanges, repeated, until the player stops", () => {
    const given = { goldDeck: ["mining", "farming", "reform"] };
    const table = rio({ stock: { cotton: 2, coffee: 2 }, battle: { camp: 2 } }, given);
    table.play(0, "act trade");
    expect(table.choices(0)).toEqual([
      "trade one-raw",
      "trade two-cotton-coffee",
      "trade four-raws",
      "trade two-battle-cards",
      "done",
    ]);
    table.play(0, "trade two-battle-cards");
    expect(table.seat(0)).toMatchObject({ battleCards: 0, stock: { gold: 1 }, gold: { mining: 1 } });
    expect(playAll(table, 0, "trade one-raw", "pay cotton", "trade one-raw", "pay cotton", "done").table.step).toBe(
      "turn",
    );
    expect(table.seat(0).stock).toMatchObject({ cotton: 0, coffee: 2, gold: 3 });
  });

  test("BI-TRADE-01: what each exchange brings", () => {
    const four = rio({ stock: { cotton: 2, coffee: 2 } });
    playAll(four, 0, "act trade", "trade four-raws");
    expect(four.seat(0)).toMatchObject({ stock: { cotton: 0, coffee: 0, gold: 1, science: 1 }, goldCards: 1 });
    const mixed = rio({ stock: { cotton: 1, coffee: 1 } });
    playAll(mixed, 0, "act trade", "trade two-cotton-coffee");
    expect(mixed.seat(0)).toMatchObject({ stock: { cotton: 0, coffee: 0, gold: 2 }, goldCards: 1 });
    const one = rio({ stock: { brazilwood: 2 } });
    playAll(one, 0, "act trade", "trade one-raw", "trade one-raw");
    expect(one.seat(0)).toMatchObject({ stock: { brazilwood: 0, gold: 2 }, goldCards: 0 });
    const cards = rio({ battle: { camp: 2 } });
    playAll(cards, 0, "act trade", "trade two-battle-cards");
    expect(cards.seat(0)).toMatchObject({ stock: { gold: 1 }, goldCards: 1, battleCards: 0 });
    expect(playAll(rio({ stock: { cotton: 1 } }), 0, "act trade", "done").seat(0).stock).toMatchObject({
      cotton: 1,
      gold: 0,
    });
  });

  test("BI-TRADE-02: gold, gold cards and Napoleon's battle cards do not stand in for raws", () => {
    const seat = { stock: { gold: 3, science: 1 }, gold: { war: 1 }, battle: { camp: 1 } };
    const table = rio({ colour: "red", monarch: "napoleon", ...seat }).play(0, "act trade");
    expect(table.table.step).toBe("turn");
    const raws = rio({ colour: "red", monarch: "napoleon", ...seat, stock: { gold: 2, cotton: 1, coffee: 1 } });
    playAll(raws, 0, "act trade", "trade one-raw");
    expect(raws.refusal(0, "pay gold")).toBe("BI-TRADE-02");
    const wood = rio({ stock: { cotton: 1, coffee: 1, brazilwood: 1, sugarcane: 1 } }, { tiles: {} });
    playAll(wood, 0, "act trade", "trade four-raws");
    expect(wood.seat(0).stock).toMatchObject({ science: 1, gold: 1 });
    const mixed = rio({ stock: { cotton: 2, coffee: 1, brazilwood: 1 } });
    playAll(mixed, 0, "act trade", "trade two-cotton-coffee");
    expect(mixed.choices(0)).toEqual(["pay coffee", "pay cotton", "cancel"]);
    expect(mixed.refusal(0, "pay brazilwood")).toBe("BI-TRADE-02");
    expect(raws.refusal(0, "spend camp")).toBe("BI-TRADE-02");
    expect(raws.refusal(0, "card war")).toBe("BI-TRADE-02");
  });

  test("BI-TRADE-03, BI-OCC-02: raws come from stock and from any controlled tile, in any mix", () => {
    const tiles = {
      "0,-1": { tile: "farm", by: 0, tokens: { coffee: 1 } },
      "0,1": { tile: "farm", by: 1, tokens: { coffee: 1 } },
      "-1,2": { tile: "farm", by: 1, tokens: { coffee: 2 } },
    };
    const seat = { stock: { cotton: 1 }, units: [{ archer: "0,1" }] };
    const table = playAll(rio(seat, { tiles }), 0, "act trade", "trade two-cotton-coffee");
    expect(table.choices(0)).toEqual(["take coffee 0,-1", "take coffee 0,1", "pay cotton", "cancel"]);
    expect(table.refusal(0, "take coffee -1,2")).toBe("BI-TRADE-03");
    playAll(table, 0, "take coffee 0,1", "pay cotton");
    expect(table.table.tiles["0,1"].tokens).toEqual({});
    expect(table.seat(0).stock).toMatchObject({ gold: 2, cotton: 0 });
  });

  test("BI-TRADE-05, BI-RULING-11: gold cards over the limit go before the next exchange", () => {
    const seat = { stock: { cotton: 4 }, gold: { reform: 1, workshop: 1, war: 1 } };
    const table = playAll(rio(seat, { goldDeck: ["mining"] }), 0, "act trade", "trade two-cotton-coffee");
    expect(table.choices(0)).toEqual(["dropgold mining", "dropgold war", "dropgold reform", "dropgold workshop"]);
    table.play(0, "dropgold mining");
    expect(table.table).toMatchObject({ step: "trade", goldDiscard: { mining: 1 } });
  });
});
