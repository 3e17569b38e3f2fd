import { describe, expect, test } from "vitest";
import { brazilImperial } from "./game.ts";
import { playAll, rio, solo, tableFor, unitOf } from "./test-table.ts";

/** Where chapters meet: what one rule leaves behind for another. */

const after = (space: string) => ({ at: { phase: "after", space } });

describe("turns and ages", () => {
  test("BI-TURN-07, BI-MOVE-11: an additional move that is spent is no other refusal than a free move that is", () => {
    const table = rio({ units: [{ archer: "0,-2" }] }, after("painting"));
    playAll(table, 0, "move space archer 0,-2", "to -1,-1");
    expect(table.refusal(0, "move space archer -1,-1")).toBe("BI-TURN-07");
    playAll(table, 0, "move free archer -1,-1", "to 0,-2");
    expect(table.refusal(0, "move free archer 0,-2")).toBe("BI-TURN-07");
    const trade = rio({ units: [{ archer: "0,-2" }] }, after("trade"));
    expect(trade.refusal(0, "move space archer 0,-2")).toBe("BI-MOVE-11");
  });

  test("BI-DEPLOY-01, BI-DEPLOY-07, BI-DEPLOY-08: one unit, two if improved, and none once a card is drawn", () => {
    const seat = { stock: { cotton: 4 } };
    const plain = playAll(rio(seat), 0, "act deploy", "deploy archer 0,-2");
    expect(plain.refusal(0, "deploy archer 0,-2")).toBe("BI-DEPLOY-01");
    const improved = playAll(rio({ ...seat, goods: { machinery: "deploy" } }), 0, "act deploy");
    playAll(improved, 0, "deploy archer 0,-2", "deploy archer 0,-2");
    expect(improved.refusal(0, "deploy dragoon 0,-2")).toBe("BI-DEPLOY-01");
    const drawn = playAll(rio({ ...seat, goods: { machinery: "deploy" } }), 0, "act deploy", "done", "draw");
    expect(drawn.refusal(0, "deploy archer 0,-2")).toBe("BI-DEPLOY-08");
  });

  test("BI-AGE-06, BI-AGE-10: a bonus that the space brought stays when the age changes after the action", () => {
    const farms = ["0,-1", "1,-2", "2,-2", "3,-2", "0,-3", "2,-3", "-3,0"].map((hex) => [hex, { tile: "farm", by: 0 }]);
    const seat = { quests: ["II-8"], oldMarkers: ["harbor"], marker: "build" };
    const given = { age: 2, tiles: Object.fromEntries(farms), exploration: { "3,-1": "manioc", "2,-3": "none" } };
    const table = playAll(rio(seat, given, { oldMarkers: ["harbor"] }), 0, "act harbor", "pass", "reveal II-8", "pass");
    playAll(table, 0, "under trade").play(1, "under trade");
    expect(table.table).toMatchObject({ age: 3, bonus: 1 });
    playAll(table, 0, "peek 3,-1", "end");
    // the marker of age II lies under Trade from now on: a card there, in a later turn
    playAll(table, 1, "act harbor", "pass", "end");
    playAll(table, 0, "act trade", "bonus");
    expect(table.seat(0).battleCards).toBe(1);
  });

  test("BI-PTG-08: a marker put on the Coroados takes the bonus it would have given this turn", () => {
    const seat = { paintings: ["coroados"], oldMarkers: ["harbor", "trade"] };
    const one = playAll(rio(seat, { age: 3 }), 0, "act harbor", "pass", "coroados I");
    expect(one.refusal(0, "peek 3,-1")).toBe("BI-AGE-06");
    // the other marker's bonus is not lost with it
    const other = playAll(rio(seat, { age: 3 }), 0, "act harbor", "pass", "coroados II");
    expect(other.choices(0)).toContain("peek 3,-1");
    const two = playAll(rio(seat, { age: 3 }), 0, "act trade", "coroados II");
    expect(two.refusal(0, "bonus")).toBe("BI-AGE-06");
  });

  test("BI-RULING-11, BI-GOLD-03: all cards of one moment are drawn before the hand is cut to three", () => {
    const seat = { paintings: ["coroados"], oldMarkers: [null, "trade"], gold: { reform: 2, war: 1 } };
    const table = rio(seat, { age: 3, goldDeck: ["farming", "mining"] }).play(0, "coroados II");
    expect(table.seat(0).goldCards).toBe(5);
    expect(table.choices(0)).toHaveLength(4);
    playAll(table, 0, "dropgold reform", "dropgold mining");
    expect(table.seat(0).gold).toMatchObject({ reform: 1, war: 1, farming: 1, mining: 0 });
    expect(table.table.goldDiscard).toEqual({ reform: 1, mining: 1 });
  });

  test("BI-EXPL-07, BI-AGE-14: a quest of a later age that a Quilombo brings waits for its age", () => {
    const given = { ...after("trade"), exploration: { "-1,0": "quilombo" }, questDecks: ["II-8"] };
    const table = rio({ units: [{ archer: "0,-1" }] }, given);
    playAll(table, 0, "move free archer 0,-1", "to -1,0", "quest II");
    expect(table.refusal(0, "reveal II-8")).toBe("BI-AGE-14");
  });
});

describe("battles", () => {
  const attack = (green: Record<string, unknown>, rest: Record<string, unknown>, orange: Record<string, unknown>) =>
    playAll(
      rio({ units: [{ dragoon: "0,-2" }], ...green }, { ...after("build"), ...rest }, orange),
      0,
      "move free dragoon 0,-2",
      "to 0,-1",
    );

  test("BI-BATTLE-04: a city defends with all units on it", () => {
    const tiles = { "0,-1": { tile: "salvador", by: 1 } };
    const units = [{ musketeer: "0,-1" }, { lancer: "0,-1" }];
    const table = attack({ battle: { camp: 1 } }, { age: 2, tiles }, { units });
    expect(table.table.battle).toMatchObject({ attack: 3, defence: 5 + 2 + 3 });
  });

  test("BI-BATTLE-03, BI-BATTLE-05, BI-OCC-08: a third player's tile gives its strength to neither, and its points to whoever took it", () => {
    const seats = {
      0: { colour: "green", capital: "0,-3", units: [{ dragoon: "2,-3" }] },
      1: { colour: "red", capital: "3,0", units: [{ grenadier: "1,-3" }] },
      2: { colour: "blue" },
    };
    const tiles = { "1,-3": { tile: "farm", by: 2, tokens: { coffee: 1 } } };
    const table = tableFor(3, { seats, tiles, ...after("build") }, { map: "platine" });
    playAll(table, 0, "move free dragoon 2,-3", "to 1,-3");
    expect(table.events("battleEnded")).toMatchObject([{ attack: 3, defence: 2, winner: 0 }]);
    expect(table.table.tiles["1,-3"]).toMatchObject({ by: 2, controller: 0, tokens: { coffee: 1 } });
    expect([0, 1, 2].map((seat) => table.seat(seat).score)).toMatchObject([{ tiles: 2 }, { tiles: 0 }, { tiles: 0 }]);
  });

  test("BI-PTG-09, BI-PAL-08: a card that Princess Isabel's palace brings can be laid in the same battle", () => {
    const seat = { paintings: ["princess_isabel"], units: [{ dragoon: "0,-2" }] };
    const tiles = { "1,-2": { tile: "salvador", by: 0 } };
    const table = attack(seat, { age: 2, tiles, battleDeck: ["assault"] }, { units: [{ lancer: "0,-1" }] });
    playAll(table, 0, "isabel VI 1,-2", "commit assault");
    expect(table.events("battleEnded")).toMatchObject([{ attack: 6, defence: 3, winner: 0 }]);
    // once a card lies, it is too late
    const late = attack({ ...seat, battle: { camp: 2 } }, { age: 2, tiles }, { units: [{ lancer: "0,-1" }] });
    late.play(0, "commit camp");
    expect(late.refusal(0, "isabel VI 1,-2")).toBe("BI-PTG-09");
  });

  test("BI-BATTLE-11: Bombardment and Count d'Eu count each ranged unit once: with those who fight, or beside", () => {
    const blue = { colour: "blue", paintings: ["count_deu"], battle: { bombardment: 1 } };
    const units = [{ dragoon: "0,-2" }, { grenadier: "0,-2" }];
    const table = rio({ ...blue, units }, after("build"), { units: [{ musketeer: "0,-1" }], battle: { camp: 1 } });
    playAll(table, 0, "move free dragoon 0,-2", "carry grenadier", "to 0,-1", "commit bombardment");
    table.play(1, "done");
    expect(table.events("battleEnded")).toMatchObject([{ attack: 3 + 2 + 1 + 1, defence: 2 }]);
    const beside = rio({ ...blue, units }, after("build"), { units: [{ musketeer: "0,-1" }], battle: { camp: 1 } });
    playAll(beside, 0, "move free dragoon 0,-2", "to 0,-1", "commit bombardment");
    beside.play(1, "done");
    expect(beside.events("battleEnded")).toMatchObject([{ attack: 3 + 1 + 1, defence: 2 }]);
    // a defender's Bombardment counts the ranged units on his hex
    const defending = attack({ battle: { camp: 1 } }, {}, { units: [{ cannon: "0,-1" }], battle: { bombardment: 1 } });
    defending.play(0, "done").play(1, "commit bombardment");
    expect(defending.events("battleEnded")).toMatchObject([{ attack: 3, defence: 3 + 1 + 1 }]);
  });

  test("BI-RULING-14, BI-OCC-05: an undefended building is shot at for War alone", () => {
    const tiles = { "0,-1": { tile: "farm", by: 1, tokens: { coffee: 1 } } };
    const table = rio({ units: [{ cannon: "0,-2" }], gold: { war: 1 } }, { tiles, ...after("build") });
    playAll(table, 0, "move free cannon 0,-2", "shoot 0,-1");
    expect(table.events("battleEnded")).toMatchObject([{ attack: 3, defence: 2, winner: 0 }]);
    expect(table.events("captured")).toEqual([]);
    table.play(0, "war");
    expect(table.seat(0).stock.gold).toBe(2);
    expect(table.table.tiles["0,-1"]).toMatchObject({ controller: 1, tokens: { coffee: 1 } });
  });

  test("BI-RULING-12, BI-BATTLE-07: Retreat takes all who fought home, also those who were shot at or shot", () => {
    const units = [{ cannon: "0,-1" }, { archer: "0,-1" }];
    const strong = { units: [{ monarch: "-1,0" }, { lancer: "-1,0" }] };
    const table = rio({ units, battle: { retreat: 1 } }, after("build"), strong);
    playAll(table, 0, "move free cannon 0,-1", "shoot -1,0", "commit retreat");
    expect([unitOf(table, 0, "cannon"), unitOf(table, 0, "archer")]).toEqual(["0,-2", "0,-2"]);
    const shot = rio(
      { units: [{ cannon: "0,-1" }], battle: { assault: 1 } },
      { ...after("build"), exploration: { "-1,0": "none" } },
      { units: [{ musketeer: "-1,0" }], battle: { retreat: 1 } },
    );
    playAll(shot, 0, "move free cannon 0,-1", "shoot -1,0", "commit assault").play(1, "commit retreat");
    expect(unitOf(shot, 1, "musketeer")).toBe("0,2");
  });

  test("BI-BATTLE-15: who defends a tile without units has nothing that Sharpshooters could hit", () => {
    const tiles = { "0,-1": { tile: "salvador", by: 1 } };
    const table = attack({ battle: { sharpshooters: 1 } }, { age: 2, tiles }, {});
    table.play(0, "commit sharpshooters");
    expect(table.events("battleEnded")).toMatchObject([{ attack: 4, defence: 5, winner: 1 }]);
    expect(table.asked).toEqual([0]);
    expect(table.table.step).toBe("turn");
  });

  test("BI-GOLD-10, BI-STOCK-04: who wins in another's turn keeps to his limits at once", () => {
    const defending = { units: [{ lancer: "0,-1" }], gold: { war: 1 }, stock: { cotton: 4 } };
    const table = attack({}, {}, defending);
    table.play(1, "war");
    expect(table.asked).toEqual([1]);
    expect(table.table.step).toBe("discard");
    table.play(1, "drop cotton");
    expect(table.seat(1).stock).toMatchObject({ cotton: 3, gold: 2 });
    expect(table.asked).toEqual([0]);
  });
});

describe("building", () => {
  test("BI-BUILD-03: fourteen tiles carry sawmills and merchants together; when all are taken there is neither", () => {
    const table = rio({ stock: { brazilwood: 1, coffee: 2 } }, { supply: { sawmill: 0 } }).play(0, "act build");
    expect(table.refusal(0, "build sawmill -1,-1")).toBe("BI-BUILD-03");
    expect(table.refusal(0, "build merchant 0,-1")).toBe("BI-BUILD-03");
    // with Mauá one tile is not enough for two
    const seat = { stock: { cotton: 2, coffee: 1 }, paintings: ["maua"] };
    const last = rio(seat, { supply: { sugarcane_plantation: 1 } }).play(0, "act build");
    last.play(0, "build sugarcane_plantation 1,-2");
    expect(last.refusal(0, "build sugarcane_plantation 2,-2")).toBe("BI-BUILD-03");
  });

  test("BI-PAY-02, BI-PTG-13: first the improvement, then the surcharge, then Rebouças, who may take the surcharge", () => {
    const seat = { stock: { cotton: 4 }, paintings: ["maua", "reboucas"], goods: { jewellery: "build" } };
    const table = playAll(rio(seat), 0, "act build", "build farm 0,-1", "build farm 1,-2");
    // two farms of two raws each and one more, less one: any four raws
    expect(table.seat(0)).toMatchObject({ stock: { cotton: 0 }, tiles: ["0,-1", "1,-2"] });
    const poor = playAll(rio({ ...seat, stock: { cotton: 3 } }), 0, "act build", "build farm 0,-1");
    expect(poor.refusal(0, "build farm 1,-2")).toBe("BI-PAY-09");
  });

  test("BI-PTG-10: Rebouças serves a Construction card too, and a city; in the next turn again", () => {
    const seat = {
      stock: { gold: 4 },
      gold: { construction: 1 },
      paintings: ["reboucas"],
      units: [{ monarch: "2,-2" }],
    };
    const table = rio(seat, { age: 2, cities: ["vila_rica", "belem"] });
    playAll(table, 0, "play construction", "build vila_rica 2,-2", "waive gold");
    expect(table.seat(0)).toMatchObject({ stock: { gold: 2 }, tiles: ["2,-2"] });
    expect(table.table.rebateUsed).toBe(true);
    playAll(table, 0, "act harbor", "pass", "end");
    playAll(table, 1, "act harbor", "pass", "end");
    expect(table.table.rebateUsed).toBe(false);
  });

  test("BI-MON-11, BI-BUILD-22: Tibiriçá pays for a city on forest, not for a temple on a sawmill that stands there", () => {
    const city = { stock: { gold: 3 }, monarch: "tibirica", units: [{ monarch: "-1,-1" }] };
    const table = rio(city, { age: 2, cities: ["vila_rica", "belem"] });
    playAll(table, 0, "act build", "build vila_rica -1,-1", "gain coffee");
    expect(table.seat(0)).toMatchObject({ forestBuilt: 1, stock: { coffee: 1, gold: 0 } });
    const tiles = { "-1,-1": { tile: "sawmill", by: 0 } };
    const over = rio({ stock: { gold: 2 }, monarch: "tibirica" }, { age: 3, tiles });
    playAll(over, 0, "act build", "build temple -1,-1");
    expect(over.seat(0)).toMatchObject({ forestBuilt: 0 });
    expect(over.table.tiles["-1,-1"]).toMatchObject({ tile: "temple", tokens: { gold: 1, science: 1 } });
  });

  test("BI-MON-06: a raised building that is covered leaves its place to the next", () => {
    const hexes = ["-1,-1", "-1,-2", "-2,0", "-2,1"];
    const tiles = Object.fromEntries(hexes.map((hex) => [hex, { tile: "sawmill", by: 0 }]));
    const seat = { colour: "blue", monarch: "manuel_i", stock: { gold: 2 } };
    const table = rio(seat, { age: 3, tiles });
    expect(table.seat(0).score).toMatchObject({ tiles: 2 + 2 + 2 + 1 });
    playAll(table, 0, "act build", "build temple -1,-1");
    expect(table.seat(0).score).toMatchObject({ tiles: 2 + 2 + 2 + 2 });
  });

  test("BI-EXPL-05, BI-STOCK-02: the gold of Minas Gerais comes into a full stock, and then one thing goes", () => {
    const given = {
      age: 2,
      tiles: { "0,-1": { tile: "farm", by: 0, tokens: { coffee: 3 } } },
      exploration: { "-1,0": { tile: "minas_gerais", up: true } },
    };
    const seat = { stock: { cotton: 3, brazilwood: 2 }, gold: { construction: 1 } };
    const table = rio(seat, given).play(0, "act build");
    // a foundry needs no mine there
    playAll(table, 0, "build gold_foundry -1,0", "take coffee 0,-1", "take coffee 0,-1", "card construction");
    expect(table.table.step).toBe("discard");
    expect(table.table.tiles["-1,0"]).toMatchObject({ tile: "gold_foundry", tokens: { gold: 2 } });
    table.play(0, "drop brazilwood");
    expect(table.seat(0).stock).toMatchObject({ cotton: 3, brazilwood: 1, gold: 1 });
  });

  test("BI-EXPL-06: two Riverbeds bring two", () => {
    const exploration = { "-1,0": { tile: "riverbed", up: true }, "-2,-1": { tile: "riverbed", up: true } };
    const table = rio({ stock: { coffee: 1 } }, { exploration });
    playAll(table, 0, "act build", "build sawmill -1,-1");
    // -1,-1 lies beside both
    expect(table.table.tiles["-1,-1"].tokens).toEqual({ brazilwood: 2 + 2 });
  });

  test("BI-OCC-07, BI-BUILD-04: beside an own tile that is occupied one may still build", () => {
    const tiles = { "0,-1": { tile: "farm", by: 0 }, "1,-2": { tile: "farm", by: 0 } };
    const table = rio({ stock: { cotton: 1 } }, { tiles }, { units: [{ lancer: "1,-2" }] }).play(0, "act build");
    expect(table.choices(0)).toContain("build sugarcane_plantation 2,-2");
  });
});

describe("payments", () => {
  const seat = { stock: { coffee: 1 }, units: [{ archer: "0,1" }] };
  const tiles = {
    "0,-1": { tile: "farm", by: 0, tokens: { coffee: 1 } },
    "1,-2": { tile: "farm", by: 0, tokens: { coffee: 2 } },
    "0,1": { tile: "farm", by: 1, tokens: { coffee: 1 } },
  };

  test("BI-PAY-03, BI-OCC-02, BI-OCC-07: stock and every controlled tile are purses of their own, an occupied own tile is none", () => {
    const table = rio(seat, { age: 1, tiles }, { units: [{ lancer: "1,-2" }] }).play(0, "act build");
    table.play(0, "build sugarcane_plantation 0,-3");
    expect(table.choices(0)).toEqual(["pay coffee", "take coffee 0,-1", "take coffee 0,1", "cancel"]);
    expect(table.refusal(0, "take coffee 1,-2")).toBe("BI-RES-04");
    table.play(0, "take coffee 0,1");
    expect(table.table.tiles["0,1"].tokens).toEqual({});
  });

  test("BI-TRADE-01, BI-TRADE-03: two of cotton and coffee in any mix, from stock and tiles; science and gold cards cannot stand in", () => {
    const trader = { stock: { cotton: 1, science: 1 }, gold: { war: 1 }, units: [{ archer: "0,1" }] };
    const table = playAll(rio(trader, { tiles, goldDeck: ["mining"] }), 0, "act trade", "trade two-cotton-coffee");
    expect(table.refusal(0, "pay science")).toBe("BI-TRADE-02");
    expect(table.refusal(0, "card war")).toBe("BI-TRADE-02");
    playAll(table, 0, "pay cotton", "take coffee 0,1");
    expect(table.seat(0)).toMatchObject({ stock: { cotton: 0, gold: 2, science: 1 }, gold: { war: 1, mining: 1 } });
    expect(playAll(table, 0, "done").table.step).toBe("turn");
  });

  test("BI-MON-01, BI-MON-08: Afonso's three cards and Napoleon's three fill a city of science, gold and a raw", () => {
    const given = { age: 2, cities: ["porto_alegre", "belem"] };
    const afonso = { colour: "blue", monarch: "afonso", battle: { camp: 3 }, stock: { cotton: 1 } };
    const city = rio({ ...afonso, units: [{ monarch: "2,-2" }] }, given).play(0, "act build");
    playAll(city, 0, "build porto_alegre 2,-2", "pay cotton", "spend camp", "spend camp", "spend camp");
    expect(city.seat(0)).toMatchObject({ tiles: ["2,-2"], battleCards: 0, stock: { cotton: 0 } });
    const napoleon = { colour: "red", monarch: "napoleon", battle: { camp: 3 }, stock: { gold: 1 } };
    const other = rio({ ...napoleon, units: [{ monarch: "2,-2" }] }, given).play(0, "act build");
    playAll(other, 0, "build porto_alegre 2,-2", "pay gold", "spend camp", "spend camp", "spend camp");
    expect(other.seat(0)).toMatchObject({ tiles: ["2,-2"], battleCards: 0, stock: { gold: 0 } });
  });
});

test("BI-SCORE-01 to BI-SCORE-08: a whole sheet, counted by hand", () => {
  const tiles = {
    "1,-3": { tile: "gold_foundry", by: 0, palace: "III" },
    "0,-1": { tile: "cotton_plantation", by: 0, palace: "IV" },
    "1,-2": { tile: "academy", by: 0, tokens: { science: 2 } },
    "2,-2": { tile: "salvador", by: 0, palace: "VI" },
    "-1,-1": { tile: "sawmill", by: 0, palace: "II" },
    "0,1": { tile: "merchant", by: 1 },
  };
  const seat = {
    monarch: "dom_oba_ii",
    units: [{ archer: "0,1" }, { dragoon: "stock" }],
    goods: { dye: "painting", jewellery: "factory" },
    paintings: ["coroados", "first_mass", "father_anchieta", "council_of_state", "duke_of_caxias", "factory"],
    oldMarkers: ["coroados", "build"],
    revealed: ["I-4", "II-6", "III-2"],
    quests: ["III-6"],
    gold: { mining: 1, farming: 1 },
    kept: { unknown_species: 2, culture: 1, expedition_5: 1 },
    stock: { gold: 4 },
  };
  expect(rio(seat, { age: 3, tiles }).seat(0).score).toEqual({
    units: 2 + 3,
    // the Factory's good is worth one more
    goods: 1 + 3 + 1,
    // printed 1 and 2; the marker of age I; city and capital; the academy; three quests shown
    paintings: 1 + 2 + 2 + 2 + 1 + 3,
    // shown in full, two of them with Dom Obá's point; of III-6 the city and the four gold
    quests: 3 + 4 + 5 + 2 + 1 + 2,
    // one foundry is too few for Mining, one plantation for Farming
    goldCards: 0,
    exploration: 3 + 2 + 2,
    // a foundry, a cotton plantation, two units
    palaces: 1 + 2 + 2,
    tiles: 2 + 2 + 3 + 5 + 1 + 2,
    total: 5 + 5 + 11 + 17 + 0 + 7 + 5 + 15,
  });
});

describe("alone", () => {
  const four = ["archer", "archer", "dragoon", "cannon"];

  test("BI-SOLO-03: the fifth unit's deployment wins as well, and so does the quest that begins age III", () => {
    const units = [...four.slice(0, 3).map((kind) => ({ [kind]: "1,-3" })), { cannon: "2,-3" }, { monarch: "stock" }];
    const table = solo({ units, oldMarkers: ["build", "trade"] }, { age: 3, enemies: [] });
    playAll(table, 0, "act deploy", "redeploy monarch -2,3", "pass");
    expect(table.isOver).toBe(true);
    expect(table.events("soloEnded")).toMatchObject([{ isWon: true }]);
    const all = [...four.map((kind) => ({ [kind]: "1,-3" })), { monarch: "2,-3" }];
    const tiles = Object.fromEntries(["-1,3", "-1,2"].map((hex) => [hex, { tile: "cotton_plantation", by: 0 }]));
    const quest = solo({ units: all, quests: ["II-6"], oldMarkers: ["build"] }, { age: 2, enemies: [], tiles });
    playAll(quest, 0, "reveal II-6", "pass", "under trade");
    expect(quest.isOver).toBe(true);
    expect(brazilImperial.scores(quest.state)).toEqual([1]);
  });

  test("BI-SOLO-07, BI-BATTLE-21: orange draws three at most, from the discard pile when the deck is empty", () => {
    const enemies = [{ lancer: "1,-2" }, { musketeer: "1,-2" }, { musketeer: "1,-2" }, { cannon: "1,-2" }];
    const rest = { skirmish: 5, volley: 5, assault: 2, camp: 3, bombardment: 2, sharpshooters: 2, spy: 2, retreat: 1 };
    const given = { enemies, battleDeck: ["volley"], battleDiscard: rest, ...after("build") };
    const table = solo({ units: [{ archer: "1,-3" }], battle: { assault: 1 } }, given);
    playAll(table, 0, "move free archer 1,-3", "to 1,-2", "commit assault");
    const [opened] = table.events("cardsOpened") as unknown as { defence: number[] }[];
    expect(opened?.defence.reduce((all, cards) => all + cards, 0)).toBe(3);
    expect(opened?.defence[1]).toBeGreaterThanOrEqual(1);
    expect(table.events("reshuffled")).toHaveLength(1);
    // the player's own card was not among those shuffled
    expect(table.table.battleDeck + 3 + 1).toBe(24);
  });

  test("BI-SOLO-14, BI-SOLO-05: the Dutch capital is shot at with its guards; empty it is no target", () => {
    const seat = { units: [{ cannon: "1,-3" }] };
    const empty = solo(seat, { enemies: [], ...after("build") }).play(0, "move free cannon 1,-3");
    expect(empty.refusal(0, "shoot 2,-3")).toBe("BI-BATTLE-06");
    expect(empty.choices(0)).toContain("to 2,-3");
  });
});
