import { FastChance, MoveList, play, Table } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { brazilImperial } from "./game.ts";
import { playAll, rio } from "./test-table.ts";

const farms = (tokens: Record<string, number>) => ({ "0,-1": { tile: "farm", by: 0, tokens } });

describe("payments", () => {
  test("BI-RES-01, BI-RES-02, BI-RES-07: gold stands for raws, science for raws and gold, never the other way", () => {
    const build = (stock: Record<string, number>, age = 3) => rio({ stock }, { age }).play(0, "act build").choices(0);
    expect(build({ gold: 2 })).toContain("build farm 0,-1");
    expect(build({ science: 2 })).toContain("build temple 0,-1");
    expect(build({ science: 1, gold: 1 })).toContain("build temple 0,-1");
    expect(build({ cotton: 2, brazilwood: 2 })).not.toContain("build temple 0,-1");
    // sugarcane or coffee, but no other raw
    expect(build({ sugarcane: 1 })).toContain("build sawmill -1,-1");
    expect(build({ coffee: 1 })).toContain("build sawmill -1,-1");
    expect(build({ cotton: 1 })).not.toContain("build sawmill -1,-1");
    expect(build({ cotton: 1 })).toContain("build sugarcane_plantation 0,-1");
    // gold is no science
    const seat = { stock: { gold: 4 } };
    const city = rio({ ...seat, units: [{ monarch: "0,-1" }] }, { age: 2, cities: ["porto_alegre", "belem"] });
    expect(city.play(0, "act build").refusal(0, "build porto_alegre 0,-1")).toBe("BI-PAY-09");
  });

  test("BI-RES-03, BI-PAY-01, BI-PAY-04, BI-PAY-10: each piece fills one slot; nothing is overpaid, and no change given", () => {
    const table = rio({ stock: { brazilwood: 2, sugarcane: 1, gold: 1 } }).play(0, "act build");
    table.play(0, "build farm 0,-1");
    expect(table.choices(0)).toEqual(["pay sugarcane", "pay brazilwood", "pay gold", "cancel"]);
    table.play(0, "pay brazilwood");
    expect(table.refusal(0, "pay brazilwood")).toBe("BI-PAY-04");
    table.play(0, "pay gold");
    expect(table.seat(0).stock).toMatchObject({ brazilwood: 1, sugarcane: 1, gold: 0 });
    // a science fills one slot, not two
    expect(
      rio({ stock: { science: 1 } })
        .play(0, "act build")
        .refusal(0, "build farm 0,-1"),
    ).toBe("BI-PAY-09");
  });

  test("BI-RES-04, BI-RES-05, BI-PAY-03: stock, tiles and gold cards together; a gold card is a gold, never a science", () => {
    const seat = { stock: { gold: 1 }, gold: { war: 1 } };
    const table = rio(seat, { age: 3, tiles: farms({ coffee: 1 }) }).play(0, "act build");
    table.play(0, "build academy 1,-2");
    playAll(table, 0, "take coffee 0,-1", "pay gold", "card war");
    expect(table.seat(0)).toMatchObject({ stock: { gold: 0 }, goldCards: 0 });
    expect(table.table).toMatchObject({ goldDiscard: { war: 1 }, tiles: { "0,-1": { tokens: {} } } });
    const city = { age: 2, cities: ["porto_alegre", "belem"] };
    const science = rio({ stock: { gold: 3 }, gold: { war: 1 }, units: [{ monarch: "0,-1" }] }, city);
    expect(science.play(0, "act build").refusal(0, "build porto_alegre 0,-1")).toBe("BI-PAY-09");
  });

  test("BI-RES-06: tokens of tiles and stock never change places", () => {
    const table = rio({ stock: { cotton: 1 } }, { tiles: farms({ coffee: 2 }) });
    expect(table.choices(0).every((move) => move.startsWith("act "))).toBe(true);
    expect(table.refusal(0, "take coffee 0,-1")).toBe("BI-RES-10");
  });

  test("BI-RES-08: the supply of tokens has no end", () => {
    const tiles = Object.fromEntries(
      ["0,-1", "1,-2", "2,-2", "3,-2", "0,-3"].map((hex) => [hex, { tile: "farm", by: 0, tokens: { coffee: 2 } }]),
    );
    const table = rio({ stock: { coffee: 4 } }, { tiles });
    playAll(table, 0, "act harbor", "gain coffee");
    expect(table.seat(0).stock.coffee).toBe(5);
  });

  test("BI-RES-09, BI-RES-10, BI-PAY-05, BI-PAY-06: the payer picks every piece, may cancel, and nothing leaves before all is there", () => {
    const seat = { stock: { cotton: 1, coffee: 1 }, gold: { mining: 1 } };
    const table = rio(seat).play(0, "act build").play(0, "build sugarcane_plantation 0,-1");
    expect(table.choices(0)).toEqual(["pay coffee", "pay cotton", "card mining", "cancel"]);
    table.play(0, "cancel");
    expect(table.table.step).toBe("build");
    playAll(table, 0, "build sugarcane_plantation 0,-1", "card mining");
    expect(table.seat(0)).toMatchObject({ stock: { cotton: 1, coffee: 1 }, goldCards: 0 });
    // a payment that only a card can make is asked for all the same
    const card = rio({ gold: { mining: 1 } })
      .play(0, "act build")
      .play(0, "build sugarcane_plantation 0,-1");
    expect(card.choices(0)).toEqual(["card mining", "cancel"]);
    // as many as are paid leave, from each place
    const both = playAll(rio({ stock: { gold: 3 } }, { age: 3 }), 0, "act build", "build temple 0,-1");
    expect(both.seat(0).stock.gold).toBe(1);
    const half = rio({ stock: { brazilwood: 1, sugarcane: 1, gold: 2 } });
    playAll(half, 0, "act build", "build farm 0,-1", "pay gold");
    expect(half.seat(0).stock.gold).toBe(2);
    expect(half.refusal(0, "take gold 0,-1")).toBe("BI-RES-04");
  });

  test("BI-PAY-08: a tile emptied by a payment can be renovated in the same turn", () => {
    const seat = { gold: { reform: 1 }, stock: { cotton: 1, sugarcane: 1 } };
    const tiles = { "-1,-1": { tile: "sawmill", by: 0, tokens: { brazilwood: 1 } } };
    const table = rio(seat, { tiles }).play(0, "act build");
    playAll(table, 0, "build farm 0,-1", "pay sugarcane", "take brazilwood -1,-1", "play reform");
    expect(table.choices(0)).toContain("refill -1,-1");
  });

  test("BI-PAY-09: what cannot be paid is not offered", () => {
    const table = rio({ stock: { cotton: 1 } }).play(0, "act build");
    expect(table.choices(0).some((move) => move.startsWith("build farm"))).toBe(false);
    expect(table.refusal(0, "build farm 0,-1")).toBe("BI-PAY-09");
  });
});

describe("monarchs who pay with battle cards", () => {
  const afonso = { colour: "blue", monarch: "afonso" };

  test("BI-MON-01, BI-MON-02: Afonso pays one card as a gold, two as two raws, three as science and gold, once per turn", () => {
    const temple = rio({ ...afonso, battle: { camp: 3 } }, { age: 3 }).play(0, "act build");
    temple.play(0, "build temple 0,-1");
    playAll(temple, 0, "spend camp", "spend camp", "spend camp");
    expect(temple.table.tiles["0,-1"].tile).toBe("temple");
    const raws = rio({ ...afonso, battle: { camp: 2 } }).play(0, "act build");
    playAll(raws, 0, "build farm 0,-1", "spend camp", "spend camp");
    expect(raws.seat(0).battleCards).toBe(0);
    const gold = rio({ ...afonso, battle: { camp: 1 }, gold: { construction: 1 } }).play(0, "act build");
    playAll(gold, 0, "build sugarcane_plantation 0,-1", "spend camp");
    expect(gold.table).toMatchObject({ afonsoUsed: true, battleDiscard: { camp: 1 } });
    // all of the chosen option must be used: two cards are two raws, and one slot takes one
    const one = rio({ ...afonso, battle: { camp: 2 } }).play(0, "act build");
    playAll(one, 0, "build sugarcane_plantation 0,-1", "spend camp");
    expect(one.seat(0).battleCards).toBe(1);
    const used = rio({ ...afonso, battle: { camp: 2 } }, { at: { afonsoUsed: true } }).play(0, "act build");
    expect(used.table.step).toBe("turn");
    expect(rio({ battle: { camp: 2 } }).play(0, "act build").table.step).toBe("turn");
  });

  test("BI-MON-08: Napoleon pays a card as a raw, two as a science, as often as he likes", () => {
    const napoleon = { colour: "red", monarch: "napoleon" };
    const farm = rio({ ...napoleon, battle: { camp: 2 } }).play(0, "act build");
    playAll(farm, 0, "build farm 0,-1", "spend camp", "spend camp");
    expect(farm.seat(0).tiles).toEqual(["0,-1"]);
    // two cards as a science, which fills a gold slot
    const temple = rio({ ...napoleon, battle: { camp: 2 }, stock: { gold: 1 } }, { age: 3 }).play(0, "act build");
    temple.play(0, "build temple 0,-1");
    playAll(temple, 0, "pay gold", "spend camp", "spend camp");
    expect(temple.seat(0).tiles).toEqual(["0,-1"]);
    const single = rio({ ...napoleon, battle: { camp: 1 }, stock: { gold: 1 } }, { age: 3 }).play(0, "act build");
    expect(single.refusal(0, "build temple 0,-1")).toBe("BI-PAY-09");
  });

  test("BI-MON-08: Napoleon draws one more card after his first Deploy action, also by Recruitment", () => {
    const napoleon = { colour: "red", monarch: "napoleon", gold: { recruitment: 1 } };
    const table = playAll(rio(napoleon), 0, "play recruitment", "draw");
    expect(table.seat(0).battleCards).toBe(2);
    table.play(0, "act deploy");
    const second = table.choices(0).includes("done") ? table.play(0, "done") : table;
    second.play(0, "draw");
    expect(second.seat(0).battleCards).toBe(3);
    expect(playAll(rio({ colour: "red", monarch: "napoleon" }), 0, "act deploy", "pass").seat(0).battleCards).toBe(1);
  });
});

describe("limits", () => {
  test("BI-STOCK-01, BI-STOCK-02, BI-STOCK-04: everything is taken first, then five are kept, old or new", () => {
    const table = rio({ stock: { cotton: 3, coffee: 2 }, units: [{ archer: "stock" }] });
    playAll(table, 0, "act harbor", "gain brazilwood");
    expect(table.table.step).toBe("discard");
    expect(table.choices(0)).toEqual(["drop coffee", "drop brazilwood", "drop cotton"]);
    expect(table.refusal(0, "drop gold")).toBe("BI-STOCK-01");
    expect(table.refusal(0, "end")).toBe("BI-TURN-11");
    table.play(0, "drop cotton");
    expect(table.seat(0).stock).toMatchObject({ cotton: 2, coffee: 2, brazilwood: 1 });
  });

  test("BI-STOCK-03: three battle cards at most, after all draws", () => {
    const seat = { battle: { camp: 2, volley: 1 }, goods: { jewellery: "deploy" } };
    const table = playAll(rio(seat, { battleDeck: ["spy", "assault"] }), 0, "act deploy", "draw", "draw");
    expect(table.choices(0)).toEqual(["dropbattle volley", "dropbattle assault", "dropbattle camp", "dropbattle spy"]);
    expect(table.refusal(0, "dropgold war")).toBe("BI-STOCK-03");
    playAll(table, 0, "dropbattle camp", "dropbattle camp");
    expect(table.table).toMatchObject({ step: "turn", battleDiscard: { camp: 2 } });
  });

  test("BI-STOCK-02: search gives each lot up in one order, and people in any", () => {
    const given = { exploration: { "-1,0": "manioc" }, at: { phase: "after", space: "build" } };
    const seven = (stock: Record<string, number>) => {
      const table = rio({ units: [{ archer: "0,-1" }], paintings: ["tupi_woman"], stock }, given);
      return playAll(table, 0, "move free archer 0,-1", "to -1,0", "gain sugarcane", "gain sugarcane");
    };
    const table = seven({ cotton: 2, coffee: 1, gold: 2 });
    expect(table.choices(0)).toHaveLength(4);
    const orders = (state: typeof table.state): number => {
      const listed = new Table(brazilImperial, state, new FastChance(1), new MoveList(false));
      const moves = listed.current()?.step.name === "discard" ? listed.listFor(0).toArray() : [];
      if (moves.length === 0) return 1;
      return moves.reduce((sum, move) => {
        const played = play(brazilImperial, state, 0, move, new FastChance(1), 1);
        return sum + (played.ok ? orders(played.state) : 0);
      }, 0);
    };
    // two of seven: two of cotton, gold or sugarcane, or one each of two of four kinds
    expect(orders(table.state)).toBe(3 + 6);
    // whoever began with the only gold would have nothing left to go on with
    expect(orders(seven({ cotton: 3, coffee: 1, gold: 1 }).state)).toBe(2 + 6);
  });

  test("BI-STOCK-05, BI-STOCK-06: quests and tokens on tiles know no limit", () => {
    const tiles = { "0,-1": { tile: "farm", by: 0, tokens: { coffee: 7 } } };
    const table = rio({ quests: ["I-1", "I-2", "I-3", "II-1", "II-2"] }, { tiles });
    expect(table.table.tiles["0,-1"].tokens).toEqual({ coffee: 7 });
    expect(table.table.step).toBe("turn");
  });

  test("BI-STOCK-07: gains of one moment are all taken before the limits", () => {
    const given = { exploration: { "-1,0": "manioc" }, at: { phase: "after", space: "build" } };
    const seat = { units: [{ archer: "0,-1" }], paintings: ["tupi_woman"], stock: { cotton: 5 } };
    const table = rio(seat, given);
    playAll(table, 0, "move free archer 0,-1", "to -1,0", "gain coffee");
    expect(table.table.step).toBe("gainRaw");
    table.play(0, "gain brazilwood");
    expect(table.seat(0).stock).toMatchObject({ cotton: 5, coffee: 1, brazilwood: 1 });
    expect(table.table.step).toBe("discard");
  });
});
