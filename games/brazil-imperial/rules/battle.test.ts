import { everybody, FastChance, MoveList, play, SPECTATOR, seatsIn, Table } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { brazilImperial } from "./game.ts";
import { playAll, rio, type TestTable, unitOf } from "./test-table.ts";

const at = { at: { phase: "after", space: "build" } };
const enemy = (hex = "0,-1", more: Record<string, unknown> = {}) => ({ units: [{ musketeer: hex }], ...more });

/** Green's dragoon (3) at the capital enters 0,-1. */
const attack = (green: Record<string, unknown>, rest: Record<string, unknown>, orange: Record<string, unknown>) =>
  playAll(
    rio({ units: [{ dragoon: "0,-2" }], ...green }, { ...at, ...rest }, orange),
    0,
    "move free dragoon 0,-2",
    "to 0,-1",
  );

describe("how battles begin", () => {
  test("BI-BATTLE-01, BI-BATTLE-02, BI-BATTLE-22: by entering, in the movement phase; then there is no way back", () => {
    const table = attack({ battle: { camp: 1 } }, {}, enemy());
    expect(table.table.battle).toMatchObject({ attacker: 0, defender: 1, attack: 3, defence: 2 });
    expect(table.refusal(0, "cancel")).toBe("BI-RES-10");
    expect(table.choices(0)).toEqual(["commit camp", "done"]);
  });

  test("BI-BATTLE-03, BI-BATTLE-18, BI-BATTLE-17: without units the builder defends his tile, with cards and advantage", () => {
    const tiles = { "0,-1": { tile: "merchant", by: 1 } };
    const table = attack({}, { tiles }, { marker: "harbor", battle: { skirmish: 1 } });
    expect(table.asked).toEqual([1]);
    expect(table.table.battle).toMatchObject({ attack: 3, defence: 4 });
    table.play(1, "done");
    expect(unitOf(table, 0, "dragoon")).toBe("stock");
    const won = attack({}, { tiles }, {});
    expect(won.table.tiles["0,-1"]).toMatchObject({ by: 1, controller: 0 });
  });

  test("BI-BATTLE-04: only those who entered attack; defenders have their units and the tile they built", () => {
    const tiles = { "0,-1": { tile: "farm", by: 1 } };
    const table = attack({ units: [{ dragoon: "0,-2" }, { archer: "0,-2" }], battle: { camp: 1 } }, { tiles }, enemy());
    expect(table.table.battle).toMatchObject({ attack: 3, defence: 4 });
  });

  test("BI-BATTLE-05, BI-OCC-04: an occupied tile counts for nobody, and goes back to its builder", () => {
    const tiles = { "0,-1": { tile: "farm", by: 0, tokens: { coffee: 2 } } };
    const table = attack({ battle: { camp: 1 } }, { tiles }, enemy());
    expect(table.table.battle).toMatchObject({ attack: 3, defence: 2 });
    table.play(0, "done");
    expect(table.table.tiles["0,-1"]).toMatchObject({ controller: 0, tokens: { coffee: 2 } });
  });

  test("BI-BATTLE-06, BI-BATTLE-08: cannons and grenadiers attack an adjacent hex with a free move, not with another", () => {
    const seat = { units: [{ cannon: "0,-2" }, { archer: "0,-2" }] };
    const table = rio(seat, { at: { phase: "after", space: "painting" } }, enemy("-1,-1"));
    table.play(0, "move free archer 0,-2");
    expect(table.refusal(0, "shoot -1,-1")).toBe("BI-BATTLE-06");
    playAll(table, 0, "cancel", "move space cannon 0,-2");
    expect(table.refusal(0, "shoot -1,-1")).toBe("BI-BATTLE-08");
    playAll(table, 0, "cancel", "move free cannon 0,-2");
    expect(table.refusal(0, "shoot 0,-1")).toBe("BI-BATTLE-06");
    table.play(0, "shoot -1,-1");
    expect([unitOf(table, 1, "musketeer"), unitOf(table, 0, "cannon")]).toEqual(["stock", "0,-2"]);
    expect(table.table.freeMoves).toBe(0);
  });

  test("BI-BATTLE-07, BI-BATTLE-16, BI-OCC-05: from afar all units on both hexes fight, each tile for the builder who holds it", () => {
    const tiles = { "0,-1": { tile: "farm", by: 0 }, "-1,0": { tile: "merchant", by: 1 } };
    const seat = { units: [{ cannon: "0,-1" }, { archer: "0,-1" }], battle: { camp: 1 } };
    const table = rio(seat, { ...at, tiles }, enemy("-1,0", { battle: { camp: 2 } }));
    playAll(table, 0, "move free cannon 0,-1", "shoot -1,0");
    expect(table.table.battle).toMatchObject({ attack: 3 + 2 + 2, defence: 2 + 2 });
    table.play(0, "done");
    playAll(table, 1, "commit camp", "done");
    // 7 to 7: the attackers are beaten, and their tile stays theirs
    expect([unitOf(table, 0, "cannon"), unitOf(table, 0, "archer")]).toEqual(["stock", "stock"]);
    expect(table.table.tiles["0,-1"].controller).toBe(0);
    // an occupied tile below the attacker counts for nobody
    const held = { "0,-1": { tile: "farm", by: 1 } };
    const other = rio({ units: [{ cannon: "0,-1" }], battle: { camp: 1 } }, { ...at, tiles: held }, enemy("-1,0"));
    playAll(other, 0, "move free cannon 0,-1", "shoot -1,0");
    expect(other.table.battle).toMatchObject({ attack: 3, defence: 2 });
  });
});

describe("cards", () => {
  test("BI-INFO-06: which card has been laid, and in which order, is seen by nobody else before it is turned up", () => {
    const battle = { skirmish: 1, volley: 1, camp: 1 };
    const after = (...laid: string[]) => {
      const table = playAll(attack({ battle }, {}, enemy()), 0, ...laid.map((card) => `commit ${card}`));
      return [table.view(1), table.view(SPECTATOR)];
    };
    expect(after("volley")).toEqual(after("camp"));
    expect(after("camp", "skirmish")).toEqual(after("volley", "camp"));
    const defence = (laid: string) => {
      const table = attack({}, {}, enemy("0,-1", { battle })).play(1, `commit ${laid}`);
      return [table.view(0), table.view(SPECTATOR)];
    };
    expect(defence("volley")).toEqual(defence("camp"));
  });

  test("BI-BATTLE-09: search, which lays cards in one order, is asked all the same whether it is done", () => {
    const { state } = attack({ battle: { skirmish: 1, camp: 1 } }, {}, enemy()).play(0, "commit camp");
    const search = new Table(brazilImperial, state, new FastChance(1), new MoveList(false));
    expect(
      search
        .listFor(0)
        .toArray()
        .map((move) => brazilImperial.vocabulary.write(move)),
    ).toEqual(["done"]);
  });

  test("BI-BATTLE-09: once cards are turned up nothing is taken back, whoever laid them", () => {
    const uncovered = (table: TestTable, seat: number, text: string) => {
      const move = brazilImperial.vocabulary.read(text) ?? -1;
      const played = play(brazilImperial, table.state, seat, move, new FastChance(1), 1);
      return played.ok ? seatsIn(played.uncovered & everybody(table.state)) : played.rule;
    };
    const both = attack({ battle: { camp: 1 } }, {}, enemy("0,-1", { battle: { camp: 1 } }));
    expect(uncovered(both, 0, "commit camp")).toEqual([]);
    expect(uncovered(both.play(0, "commit camp"), 1, "commit camp")).toEqual([0, 1]);
    const attacker = attack({ battle: { camp: 2 } }, {}, enemy()).play(0, "commit camp");
    expect(uncovered(attacker, 0, "done")).toEqual([0, 1]);
    // without cards there is nothing to see
    expect(uncovered(attack({ battle: { camp: 1 } }, {}, enemy()), 0, "done")).toEqual([]);
  });

  test("BI-BATTLE-09, BI-BATTLE-10, BI-INFO-06: attacker first, face down, three at most; the defender sees their number", () => {
    const table = attack({ battle: { camp: 2, volley: 1 } }, {}, enemy("0,-1", { battle: { spy: 1 } }));
    expect(table.refusal(1, "commit spy")).toBe("BI-BATTLE-09");
    playAll(table, 0, "commit camp", "commit volley");
    const memo = table.view(1).stack.find(({ memo }) => memo.of === "battle")?.memo;
    expect(memo?.of === "battle" ? memo.attackCards : []).toEqual([2]);
    table.play(0, "commit camp");
    expect(table.asked).toEqual([1]);
  });

  test("BI-BATTLE-12, BI-BATTLE-13, BI-BATTLE-14, BI-DEPLOY-06: the higher wins, a tie is the defender's; cards are discarded, losers go to the stock", () => {
    const seat = { units: [{ dragoon: "0,-2" }], battle: { skirmish: 1 } };
    const tie = attack(seat, {}, enemy("0,-1", { battle: { volley: 1 } }));
    tie.play(0, "commit skirmish").play(1, "commit volley");
    expect([unitOf(tie, 0, "dragoon"), unitOf(tie, 1, "musketeer")]).toEqual(["stock", "0,-1"]);
    expect(tie.table.battleDiscard).toEqual({ skirmish: 1, volley: 1 });
    expect(tie.seat(0).score).toMatchObject({ units: 3 });
    const won = attack({ units: [{ dragoon: "0,-2" }] }, {}, enemy());
    expect([unitOf(won, 0, "dragoon"), unitOf(won, 1, "musketeer")]).toEqual(["0,-1", "stock"]);
  });

  test("BI-BATTLE-11, BI-BATTLE-23: Bombardment adds one for each ranged unit that takes part", () => {
    const seat = { units: [{ dragoon: "0,-2" }, { cannon: "0,-2" }], battle: { bombardment: 1 } };
    const table = rio(seat, at, enemy("0,-1", { battle: { camp: 1 } }));
    playAll(table, 0, "move free dragoon 0,-2", "carry cannon", "to 0,-1", "commit bombardment");
    table.play(1, "done");
    expect(table.events("battleEnded")).toMatchObject([{ attack: 3 + 3 + 2, defence: 2 }]);
  });

  test("BI-BATTLE-15: Sharpshooters of the loser cost the winner a unit of his choice, never the last", () => {
    const seat = { units: [{ dragoon: "0,-2" }, { archer: "0,-2" }] };
    const table = rio(seat, at, enemy("0,-1", { battle: { sharpshooters: 1 } }));
    playAll(table, 0, "move free dragoon 0,-2", "carry archer", "to 0,-1").play(1, "commit sharpshooters");
    expect(table.choices(0)).toEqual(["lose archer", "lose dragoon"]);
    expect([table.refusal(0, "lose archer"), table.refusal(0, "lose cannon")]).toEqual([null, "BI-BATTLE-15"]);
    table.play(0, "lose archer");
    expect([unitOf(table, 0, "archer"), unitOf(table, 0, "dragoon")]).toEqual(["stock", "0,-1"]);
    const last = attack(
      {},
      { tiles: {} },
      enemy("0,-1", { battle: { sharpshooters: 1 }, units: [{ musketeer: "0,-1" }] }),
    );
    // 3 to 3 is the defender's; without the card 3 to 2 would be the attacker's
    last.play(1, "done");
    expect(unitOf(last, 0, "dragoon")).toBe("0,-1");
    const alone = attack(
      { marker: "trade" },
      { at: { phase: "after", space: "trade" } },
      enemy("0,-1", { battle: { sharpshooters: 1 } }),
    );
    alone.play(1, "commit sharpshooters");
    expect(unitOf(alone, 0, "dragoon")).toBe("0,-1");
  });

  test("BI-BATTLE-15: two Sharpshooters hit twice, a defender too, and leave him one", () => {
    const three = [{ musketeer: "0,-1" }, { musketeer: "0,-1" }, { lancer: "0,-1" }];
    const table = attack({ battle: { sharpshooters: 2, camp: 1 } }, {}, { units: three });
    playAll(table, 0, "commit sharpshooters", "commit sharpshooters", "done");
    expect(table.asked).toEqual([1]);
    table.play(1, "lose musketeer");
    expect(table.choices(1)).toEqual(["lose musketeer", "lose lancer"]);
    table.play(1, "lose lancer");
    expect(table.seat(1).units.slice(0, 3)).toEqual([
      { musketeer: "stock" },
      { musketeer: "0,-1" },
      { lancer: "stock" },
    ]);
    const two = attack({ battle: { sharpshooters: 2, camp: 1 } }, {}, { units: three.slice(1) });
    playAll(two, 0, "commit sharpshooters", "commit sharpshooters", "done");
    two.play(1, "lose musketeer");
    expect(two.asked).toEqual([0]);
    expect(unitOf(two, 1, "lancer")).toBe("0,-1");
  });

  test("BI-BATTLE-15, BI-RULING-13: a Spy stops Sharpshooters, with their strength and effect", () => {
    const seat = { units: [{ dragoon: "0,-2" }, { archer: "0,-2" }], battle: { spy: 1 } };
    const table = rio(seat, at, enemy("0,-1", { battle: { sharpshooters: 1, camp: 1 } }));
    playAll(table, 0, "move free dragoon 0,-2", "carry archer", "to 0,-1", "commit spy");
    playAll(table, 1, "commit sharpshooters", "commit camp");
    expect(table.choices(0)).toEqual(["spy camp", "spy sharpshooters"]);
    expect(table.refusal(0, "spy volley")).toBe("BI-RULING-13");
    table.play(0, "spy sharpshooters");
    // 5 to 2 + 3: the defender wins the tie
    expect(table.events("battleEnded")).toMatchObject([{ attack: 5, defence: 5, winner: 1 }]);
    const camp = rio(seat, at, enemy("0,-1", { battle: { sharpshooters: 1, camp: 1 } }));
    playAll(camp, 0, "move free dragoon 0,-2", "carry archer", "to 0,-1", "commit spy");
    playAll(camp, 1, "commit sharpshooters", "commit camp");
    camp.play(0, "spy camp");
    expect(camp.choices(0)).toEqual(["lose archer", "lose dragoon"]);
  });

  test("BI-RULING-13: the attacker's Spy may stop the defender's; one that has taken effect is no target", () => {
    const table = attack({ battle: { spy: 1, volley: 1 } }, {}, enemy("0,-1", { battle: { spy: 1, camp: 1 } }));
    playAll(table, 0, "commit spy", "commit volley");
    playAll(table, 1, "commit spy", "commit camp");
    table.play(0, "spy spy");
    expect(table.events("battleEnded")).toMatchObject([{ attack: 5, defence: 5 }]);
    const other = attack({ battle: { spy: 1, volley: 1 } }, {}, enemy("0,-1", { battle: { spy: 1, camp: 1 } }));
    playAll(other, 0, "commit spy", "commit volley");
    playAll(other, 1, "commit spy", "commit camp");
    other.play(0, "spy camp");
    expect(other.choices(1)).toEqual(["spy volley"]);
    other.play(1, "spy volley");
    expect(other.events("battleEnded")).toMatchObject([{ attack: 3, defence: 2 }]);
  });

  test("BI-RULING-12: Retreat brings the defeated home instead of to the stock", () => {
    const table = attack({ battle: { retreat: 1 } }, {}, enemy("0,-1", { marker: "trade" }));
    table.play(0, "commit retreat");
    expect(unitOf(table, 0, "dragoon")).toBe("0,-2");
    expect(table.events("defeated")).toMatchObject([{ seat: 0, to: "capital" }]);
    const tie = attack({}, {}, enemy("0,-1", { marker: "trade" }));
    expect(unitOf(tie, 0, "dragoon")).toBe("stock");
    expect(tie.events("defeated")).toMatchObject([{ seat: 0, to: "stock" }]);
    // who defends a tile without units has none to lose
    const tile = attack({}, { tiles: { "0,-1": { tile: "farm", by: 1 } } }, { battle: { retreat: 1 } });
    expect(tile.play(1, "commit retreat").events("defeated")).toEqual([]);
  });

  test("BI-BATTLE-21: an empty deck is made of the discard pile, and no other", () => {
    const all = { skirmish: 5, volley: 6, assault: 3, camp: 3, bombardment: 2, sharpshooters: 2, spy: 2, retreat: 1 };
    const table = rio({}, { battleDiscard: all }).play(0, "act deploy").play(0, "draw");
    expect(table.table).toMatchObject({ battleDeck: 23, battleDiscard: {} });
    expect(table.events("reshuffled")).toHaveLength(1);
    const some = playAll(rio({}, { battleDiscard: { camp: 1 } }), 0, "act deploy", "draw");
    expect(some.table).toMatchObject({ battleDeck: 22, battleDiscard: { camp: 1 } });
  });
});

describe("paintings in battle", () => {
  test("BI-PTG-01, BI-PTG-06: Maria Quitéria and the advantage add up; Caxias attacks", () => {
    const table = attack(
      { paintings: ["duke_of_caxias"], battle: { camp: 1 } },
      {},
      enemy("0,-1", { paintings: ["maria_quiteria"], marker: "trade" }),
    );
    expect(table.table.battle).toMatchObject({ attack: 5, defence: 2 + 2 + 2 });
    const attacking = attack(
      { paintings: ["maria_quiteria"], marker: "trade", battle: { camp: 1 } },
      { at: { phase: "after", space: "trade" } },
      enemy(),
    );
    expect(attacking.table.battle).toMatchObject({ attack: 5 });
  });

  test("BI-PTG-03: Camarão: own buildings beside a forest have one more, cities do not", () => {
    const build = (tile: string, age = 1) =>
      attack({ battle: { camp: 1 } }, { age, tiles: { "0,-1": { tile, by: 1 } } }, { paintings: ["camarao"] }).table
        .battle;
    expect(build("farm")).toMatchObject({ defence: 3 });
    expect(build("salvador", 2)).toMatchObject({ defence: 5 });
  });

  test("BI-PTG-16: Count d'Eu: ranged units beside the attacked hex that do not fight themselves", () => {
    const seat = { paintings: ["count_deu"], units: [{ dragoon: "0,-2" }, { cannon: "1,-2" }], battle: { camp: 1 } };
    expect(attack(seat, {}, enemy()).table.battle).toMatchObject({ attack: 4 });
    const defending = attack(
      { battle: { camp: 1 } },
      {},
      { paintings: ["count_deu"], units: [{ musketeer: "0,-1" }, { cannon: "-1,0" }] },
    );
    expect(defending.table.battle).toMatchObject({ defence: 3 });
  });

  test("BI-BATTLE-19: palaces III and IV make foundries and cotton plantations stronger in defence", () => {
    const tiles = {
      "0,-1": { tile: "cotton_plantation", by: 1 },
      "-3,3": { tile: "cotton_plantation", by: 1, palace: "IV" },
    };
    const table = attack({ battle: { camp: 1 } }, { age: 2, tiles }, {});
    expect(table.table.battle).toMatchObject({ defence: 4 });
    // below a unit that attacks from afar it has its printed strength
    const own = { "0,-1": { tile: "cotton_plantation", by: 0, palace: "IV" } };
    const seat = { units: [{ cannon: "0,-1" }], battle: { camp: 1 } };
    const far = rio(seat, { age: 2, tiles: own, ...at }, enemy("-1,0"));
    playAll(far, 0, "move free cannon 0,-1", "shoot -1,0");
    expect(far.table.battle).toMatchObject({ attack: 3 + 2 });
  });

  test("BI-PTG-09: Princess Isabel may place a palace at the owner's first or third step, once a game", () => {
    const tiles = { "0,-1": { tile: "cotton_plantation", by: 1 } };
    const table = attack({}, { age: 2, tiles }, { paintings: ["princess_isabel"] });
    expect(table.asked).toEqual([1]);
    // he may also leave it, without a card in hand too
    expect(table.choices(1)).toContain("done");
    table.play(1, "isabel IV 0,-1");
    expect(table.seat(1)).toMatchObject({ isabelUsed: true, stock: { cotton: 1 } });
    expect(unitOf(table, 0, "dragoon")).toBe("stock");
    const own = rio({ paintings: ["princess_isabel"] }, { tiles: { "0,-1": { tile: "farm", by: 0 } } });
    own.play(0, "isabel V 0,-1");
    expect(own.refusal(0, "isabel III 0,-1")).toBe("BI-PTG-09");
  });
});

describe("occupied tiles", () => {
  const tiles = { "0,1": { tile: "farm", by: 1, tokens: { coffee: 2 } } };

  test("BI-OCC-01, BI-OCC-10, BI-OCC-02: the winner controls the tile and its tokens while a unit stands there", () => {
    const table = attack({}, { tiles: { "0,-1": { tile: "farm", by: 1, tokens: { coffee: 2 } } } }, {});
    expect(table.events("captured")).toMatchObject([{ seat: 0, from: 1 }]);
    expect(table.table.tiles["0,-1"]).toMatchObject({ by: 1, controller: 0 });
    const pays = rio({ units: [{ archer: "0,1" }] }, { tiles }).play(0, "act build");
    expect(pays.choices(0)).toContain("build sawmill -1,-1");
  });

  test("BI-OCC-01, BI-OCC-04: nobody captures where there is no tile, nor his own", () => {
    expect(attack({}, {}, enemy()).events("captured")).toEqual([]);
    const own = attack({}, { tiles: { "0,-1": { tile: "sawmill", by: 0 } } }, enemy());
    expect(own.events("battleEnded")).toMatchObject([{ winner: 0 }]);
    expect(own.events("captured")).toEqual([]);
  });

  test("BI-OCC-03, BI-PAL-02: no palace and no tile of one's own on it, and nothing beside it", () => {
    const seat = { paintings: ["princess_isabel"], units: [{ archer: "0,1" }], stock: { gold: 2 } };
    const table = rio(seat, { tiles, age: 3 });
    expect(table.refusal(0, "isabel V 0,1")).toBe("BI-PAL-02");
    table.play(0, "act build");
    expect(table.refusal(0, "build temple 0,1")).toBe("BI-OCC-03");
  });

  test("BI-OCC-04: when the last unit leaves, the builder has it back", () => {
    const table = rio({ units: [{ archer: "0,1" }] }, { tiles, ...at });
    expect(table.table.tiles["0,1"].controller).toBe(0);
    playAll(table, 0, "move free archer 0,1", "to 0,0");
    expect(table.table.tiles["0,1"]).toMatchObject({ controller: 1, tokens: { coffee: 2 } });
  });

  test("BI-OCC-07: the builder neither pays with it nor counts it, but builds beside it", () => {
    const own = { "1,-2": { tile: "farm", by: 0, tokens: { coffee: 2 } } };
    const table = rio({}, { tiles: own }, { units: [{ lancer: "1,-2" }] }).play(0, "act build");
    expect(table.table.step).toBe("turn");
    expect(table.seat(0).score).toMatchObject({ tiles: 0 });
  });

  test("BI-OCC-08, BI-OCC-09, BI-SCORE-08: the controller scores the tile, its palace's owner the palace", () => {
    const palace = {
      "0,1": { tile: "cotton_plantation", by: 1, palace: "IV" },
      "-2,2": { tile: "cotton_plantation", by: 1 },
    };
    const table = rio({ units: [{ archer: "0,1" }] }, { age: 2, tiles: palace });
    expect(table.seat(0).score).toMatchObject({ tiles: 2, palaces: 0 });
    expect(table.seat(1).score).toMatchObject({ tiles: 2, palaces: 2 });
  });
});

describe("War", () => {
  test("BI-GOLD-10, BI-RULING-14: two gold for a battle won, attacking or defending, once per battle", () => {
    const table = attack({ gold: { war: 2 } }, {}, enemy());
    expect(table.choices(0)).toEqual(["war", "pass"]);
    table.play(0, "war");
    expect(table.seat(0)).toMatchObject({ stock: { gold: 2 }, gold: { war: 1 } });
    expect(table.table.step).toBe("turn");
    const defending = attack({}, {}, enemy("0,-1", { marker: "trade", gold: { war: 1 } }));
    expect(defending.choices(1)).toEqual(["war", "pass"]);
    expect(defending.play(1, "war").seat(1).stock).toMatchObject({ gold: 2 });
    const full = attack({ gold: { war: 1 }, stock: { cotton: 2, coffee: 2 } }, {}, enemy()).play(0, "war");
    expect(full.table.step).toBe("discard");
    // whoever holds other cards is asked all the same, so that nobody learns which they are
    const other = attack({ gold: { reform: 1 } }, {}, enemy());
    expect(other.choices(0)).toEqual(["pass"]);
    expect(other.refusal(0, "war")).toBe("BI-GOLD-10");
    const tile = attack({ gold: { war: 1 } }, { tiles: { "0,-1": { tile: "farm", by: 1 } } }, {});
    expect(tile.choices(0)).toContain("war");
  });
});
