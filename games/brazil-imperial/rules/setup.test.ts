import { readFileSync } from "node:fs";
import { settingsFault } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { BUILDINGS, TILE_AGE, TILE_VP } from "../content/buildings.ts";
import { BATTLE_CARDS, GOLD_CARDS } from "../content/cards.ts";
import { contentFor, mapsFor } from "../content/content.ts";
import { TERRAINS } from "../content/maps.ts";
import { RESOURCES } from "../content/resources.ts";
import { brazilImperial } from "./game.ts";
import { playAll, rio, tableFor } from "./test-table.ts";
import { HIDDEN_TILE } from "./view.ts";

const content = contentFor("");
const rulebook = readFileSync(new URL("../rulebook/en.md", import.meta.url), "utf8");
const sum = (list: readonly number[]) => list.reduce((total, count) => total + count, 0);

describe("the box", () => {
  test("BI-COMP-01, BI-COMP-02, BI-SETUP-01: nine maps; each has as many capitals as players, and clouds and water that the pieces allow", () => {
    expect([1, 2, 3, 4].map((players) => mapsFor(players).length)).toEqual([1, 3, 2, 3]);
    for (const { scenario, capitals, terrain, neighbours } of content.maps) {
      expect(capitals).toHaveLength(Math.max(2, scenario.players));
      const count = (name: (typeof TERRAINS)[number]) => terrain.filter((kind) => TERRAINS[kind] === name).length;
      expect(count("cloud")).toBeLessThanOrEqual(18);
      expect(count("water")).toBeLessThanOrEqual(23);
      expect(terrain.length - count("water")).toBeLessThanOrEqual(100);
      expect(Math.max(...neighbours.map(({ length }) => length))).toBe(6);
    }
    expect(settingsFault(brazilImperial, 2, { map: "platine" })?.code).toBe("noSuchChoice");
    expect(settingsFault(brazilImperial, 2, { map: "no_such_map" })).toMatchObject({ rule: "BI-SETUP-01" });
  });

  test("BI-COMP-03, BI-COMP-04, BI-COMP-05, BI-COMP-07: resources, armies of five, ten monarchs, six goods of three shapes", () => {
    expect(RESOURCES).toEqual(["sugarcane", "coffee", "brazilwood", "cotton", "gold", "science"]);
    for (const army of content.unitKind) expect(army).toHaveLength(5);
    for (const strengths of content.unitStrength) expect(sum(strengths)).toBe(14);
    expect([0, 1, 2, 3].map((colour) => content.monarchColour.filter((other) => other === colour).length)).toEqual([
      4, 2, 2, 2,
    ]);
    expect([0, 1, 2].map((shape) => content.goodShape.filter((other) => other === shape).length)).toEqual([2, 2, 2]);
    expect([0, 1, 2].map((shape) => content.slotShape.filter((other) => other === shape).length)).toEqual([2, 2, 2]);
  });

  test("BI-COMP-06, BI-COMP-08, BI-COMP-09: numbers of cards and tiles", () => {
    expect(sum(content.goldCopies)).toBe(20);
    expect(sum(content.battleCopies)).toBe(24);
    expect(content.paintingFrame).toHaveLength(24);
    expect(content.questGoals).toHaveLength(24);
    expect(sum(content.tilePairs)).toBe(50);
    expect(sum(content.explorationCopies)).toBe(18);
    expect(content.capitalGains).toHaveLength(4);
    expect(BUILDINGS.map((_, side) => [TILE_AGE[side], TILE_VP[side]])).toEqual([
      [1, 1],
      [1, 2],
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 2],
      [3, 2],
      [3, 3],
    ]);
    // the rulebook's own table of battle cards, row by row
    for (const [card, name] of ["Skirmish", "Volley", "Assault", "Camp"].entries())
      expect(rulebook).toMatch(
        new RegExp(
          `\\| ${name} \\| ${content.battleCopies[card]} \\| ${content.cardAttack[card]} \\| ${content.cardDefence[card]} \\|`,
        ),
      );
  });
});

describe("laying out", () => {
  test("BI-SETUP-02, BI-SETUP-11, BI-SETUP-12, BI-SETUP-13: capital tiles are chosen in turn; who has the first-player tile begins", () => {
    const given = {
      chooser: 1,
      capitalTiles: { "0,-2": "c3", "0,2": "c1" },
      at: { step: "capital" },
      seats: { 0: { colour: "green" } },
    };
    const table = tableFor(2, given, { map: "rio" });
    expect(table.asked).toEqual([1]);
    expect(table.refusal(0, "capital 0,2")).toBe("BI-SETUP-11");
    expect(table.refusal(1, "capital 0,0")).toBe("BI-SETUP-12");
    table.play(1, "capital 0,-2");
    expect(table.seat(1)).toMatchObject({ capital: "0,-2", stock: { cotton: 1, sugarcane: 1 } });
    expect(table.refusal(0, "capital 0,-2")).toBe("BI-SETUP-12");
    table.play(0, "capital 0,2");
    expect(table.table).toMatchObject({ first: 0, active: 0, step: "turn" });
    expect(table.seat(0).stock).toMatchObject({ sugarcane: 1, brazilwood: 1 });
  });

  test("BI-SETUP-13, BI-END-02: whoever chose the first-player tile begins, and rounds are counted from that seat", () => {
    const given = {
      chooser: 0,
      capitalTiles: { "0,-2": "c3", "0,2": "c1" },
      at: { step: "capital" },
      seats: { 0: { colour: "green" } },
    };
    const table = tableFor(2, given, { map: "rio" }).play(0, "capital 0,-2").play(1, "capital 0,2");
    expect(table.table).toMatchObject({ first: 1, active: 1, round: 1 });
    playAll(table, 1, "act renovate", "end");
    expect(table.table).toMatchObject({ active: 0, round: 1 });
    playAll(table, 0, "act renovate", "end");
    expect(table.table).toMatchObject({ active: 1, round: 2 });
  });

  test("BI-SETUP-02: the first-player tile is always among those laid", () => {
    for (let game = 0; game < 12; game++) {
      const table = tableFor(2, { at: { step: "monarch", turn: 0 }, chooser: 0, round: game + 1 }, { map: "rio" });
      playAll(table, 0, table.choices(0)[0] ?? "").play(1, table.choices(1)[0] ?? "");
      expect(Object.values(table.table.capitalTiles)).toContain("c1");
      expect(new Set(Object.values(table.table.capitalTiles)).size).toBe(2);
    }
  });

  test("BI-SETUP-03, BI-SETUP-04, BI-SETUP-05, BI-SETUP-07, BI-SETUP-14, BI-SETUP-15: clouds, decks, gallery, markers, empty hands, age I", () => {
    const table = tableFor(2, {}, { map: "rio" });
    const clouds = content.maps[1].terrain.filter((kind) => TERRAINS[kind] === "cloud").length;
    expect(Object.values(table.table.exploration)).toHaveLength(clouds);
    expect(Object.values(table.table.exploration).every(({ up }) => !up)).toBe(true);
    expect(table.state.unexplored).toHaveLength(18 - clouds);
    expect(table.state.cityPiles.map(({ length }) => length)).toEqual([4, 4]);
    expect(table.state.gallery.map((card) => content.paintingFrame[card])).toEqual([0, 0, 1, 1, 2, 2]);
    expect(table.table).toMatchObject({ goldDeck: 20, battleDeck: 24, age: 1 });
    for (const seat of table.table.seats)
      expect(seat).toMatchObject({ goldCards: 0, battleCards: 0, marker: null, oldMarkers: [null, null], score: null });
    expect(table.state.units.every((unit) => unit === -1)).toBe(true);
    // nothing that counts only once has been used
    expect(table.state.seats.map(({ isabelUsed, hasDeployed }) => [isabelUsed, hasDeployed])).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  test("BI-SETUP-06: colours as given, or at random; never one twice", () => {
    const given = tableFor(2, {}, { map: "rio", colours: "red+green" });
    expect(given.table.seats.map(({ colour }) => colour)).toEqual(["red", "green"]);
    for (const colours of ["red+red", "red", "red+violet"])
      expect(settingsFault(brazilImperial, 2, { colours })).toMatchObject({ rule: "BI-SETUP-06" });
    expect(new Set(tableFor(4).table.seats.map(({ colour }) => colour)).size).toBe(4);
  });

  test("BI-SETUP-08, BI-SETUP-09, BI-INFO-05: one of two quests of each age, in secret; the others go below the decks in turn", () => {
    const quests = [
      ["I-1", "I-2", "II-1", "II-2", "III-1", "III-2"],
      ["I-3", "I-4", "II-3", "II-4", "III-3", "III-4"],
    ];
    const given = { chooser: 0, seats: { 0: { quests: quests[0] }, 1: { quests: quests[1] } }, at: { step: "quests" } };
    const table = tableFor(2, given, { map: "rio" });
    expect(table.choices(0)).toHaveLength(8);
    expect(table.refusal(0, "keep I-3 II-1 III-1")).toBe("BI-SETUP-08");
    table.play(1, "keep I-3 II-3 III-3");
    expect(table.view(0).stack.at(-1)?.answers).toEqual([-1, -2]);
    table.play(0, "keep I-1 II-1 III-1");
    expect(table.seat(0).quests).toEqual(["I-1", "II-1", "III-1"]);
    const other = tableFor(2, { ...given, chooser: 1 }, { map: "rio" });
    other.play(0, "keep I-1 II-1 III-1").play(1, "keep I-3 II-3 III-3");
    expect(other.state.questDecks.map((deck) => deck.slice(0, 2))).toEqual([
      [1, 3],
      [9, 11],
      [17, 19],
    ]);
    // the chooser's lie above those of whoever came after him
    expect(table.state.questDecks.map((deck) => deck.slice(0, 2))).toEqual([
      [3, 1],
      [11, 9],
      [19, 17],
    ]);
    expect(table.view(0).questDecks.map((deck) => deck.slice(0, 2))).toEqual([
      [-1, 1],
      [-1, 9],
      [-1, 17],
    ]);
    expect(table.view(1).questDecks.map((deck) => deck.slice(0, 2))).toEqual([
      [3, -1],
      [11, -1],
      [19, -1],
    ]);
  });

  test("BI-SETUP-10: then a monarch of the colour, in turn from the chooser; or they are dealt", () => {
    const given = { chooser: 1, at: { step: "monarch" }, seats: { 0: { colour: "blue" }, 1: { colour: "red" } } };
    const table = tableFor(2, given, { map: "rio" });
    expect(table.asked).toEqual([1]);
    expect(table.choices(1)).toEqual(["monarch napoleon", "monarch victoria"]);
    expect(table.refusal(1, "monarch afonso")).toBe("BI-SETUP-10");
    table.play(1, "monarch victoria").play(0, "monarch afonso");
    expect(table.table.seats.map(({ monarch }) => monarch)).toEqual(["afonso", "victoria"]);
    const dealt = tableFor(2, {}, { map: "rio", monarchs: "dealt", colours: "blue+red" });
    expect(["afonso", "manuel_i"]).toContain(dealt.seat(0).monarch);
  });
});

describe.each(content.maps.map(({ scenario }) => [scenario.id, scenario.players] as const))("on %s", (map, players) => {
  test("BI-SETUP-01 to -15: from the first quest to the first turn", () => {
    const table = tableFor(players, {}, { map });
    const everybody = [...table.state.seats.keys()];
    for (const seat of everybody) {
      expect(table.seat(seat).quests.map((quest) => quest.split("-")[0])).toEqual(["I", "I", "II", "II", "III", "III"]);
      table.play(seat, table.choices(seat).at(-1) ?? "");
    }
    const chooser = table.state.chooser;
    const inTurn = everybody.map((turn) => (chooser + turn) % players);
    for (const seat of inTurn) {
      expect(table.asked).toEqual([seat]);
      table.play(seat, table.choices(seat)[0] ?? "");
    }
    for (const seat of players === 1 ? [] : inTurn) {
      expect(table.asked).toEqual([seat]);
      table.play(seat, table.choices(seat)[0] ?? "");
    }
    const { state } = table;
    expect(table.table).toMatchObject({ step: "turn", age: 1, round: 1, active: state.first });
    // eight quests of each age: those of the players are in their hands
    expect(state.questDecks.map(({ length }) => length)).toEqual([8 - players, 8 - players, 8 - players]);
    expect(new Set(table.table.seats.map(({ capital }) => capital)).size).toBe(players);
    for (const { stock, quests } of table.table.seats) {
      expect(sum(Object.values(stock))).toBe(2);
      expect(quests).toHaveLength(3);
    }
    // who begins has what the tile with the icon shows
    expect(table.seat(state.first).stock).toMatchObject({ sugarcane: 1, brazilwood: 1 });
    expect(sum(state.supply)).toBe(50);
    expect(Object.keys(table.table.exploration).length + state.unexplored.length).toBe(18);
  });
});

describe("hidden information", () => {
  test("BI-INFO-01, BI-INFO-04: hands are numbers to others, boards and discards are open", () => {
    const table = rio(
      { gold: { war: 2 }, battle: { camp: 1 }, quests: ["I-1", "II-2"] },
      { goldDiscard: { reform: 1 } },
    );
    const [own, other] = [table.view(0), table.view(1)];
    const [war, camp] = [GOLD_CARDS.indexOf("war"), BATTLE_CARDS.indexOf("camp")];
    expect([own.seats[0].gold[war], own.seats[0].battle[camp], own.seats[0].quests]).toEqual([2, 1, [0, 9]]);
    expect([other.seats[0].gold, other.seats[0].battle, other.seats[0].quests]).toEqual([[2], [1], [-1, -2]]);
    expect(other.goldDiscard).toEqual(own.goldDiscard);
  });

  test("BI-INFO-02, BI-INFO-03: face-down tiles and those left in the box are unknown", () => {
    const table = rio({}, { exploration: { "-1,0": { tile: "manioc", seenBy: [1] } } });
    const hex = table.state.seenBy.findIndex((seats) => seats !== 0);
    expect([table.view(0).exploration[hex], table.view(1).exploration[hex], table.view(-1).exploration[hex]]).toEqual([
      HIDDEN_TILE,
      5,
      HIDDEN_TILE,
    ]);
    expect(new Set(table.view(1).unexplored)).toEqual(new Set([-1]));
  });

  test("BI-INFO-05: decks and covered cities are hidden", () => {
    const table = rio();
    const seen = table.view(0);
    for (const deck of [seen.goldDeck, seen.battleDeck, ...seen.paintingDecks])
      expect(new Set(deck)).toEqual(new Set([-1]));
    expect(seen.cityPiles.map((pile) => pile.filter((city) => city >= 0).length)).toEqual([1, 1]);
  });

  test("BI-INFO-07: a shown quest stays open", () => {
    expect(rio({ revealed: ["I-1"] }).view(1).seats[0].revealed).toEqual([0]);
  });
});
