import { describe, expect, test } from "vitest";
import { MERCHANT, SAWMILL } from "../content/buildings.ts";
import { EXPLORATION } from "../content/cards.ts";
import { CAPITAL, CLEARING } from "../content/maps.ts";
import { QUESTS } from "../content/quests.ts";
import { UNIT_KINDS } from "../content/units.ts";
import { arrivalOn, battleAhead, battleNow } from "./battle-outlook.ts";
import { hexNow, questProgress, soloProgress, wouldProduce, wouldScore } from "./outlook.ts";
import { CAPITAL_PALACE, mapOf, NO_TILE, NOBODY } from "./state.ts";
import { playAll, rio, solo, type TestTable } from "./test-table.ts";

const hexOf = ({ state }: TestTable, word: string) => mapOf(state).hexes.findIndex(({ q, r }) => `${q},${r}` === word);
const I4 = QUESTS.indexOf("I-4");
const ALL = 0b11111;

describe("what can be read off a position", () => {
  test("BI-QUEST-01: how far each goal of a quest is", () => {
    const tiles = { "0,-1": { tile: "farm", by: 0 }, "1,-2": { tile: "sawmill", by: 0 } };
    const table = rio({ quests: ["I-4"], units: [{ archer: "stock" }] }, { tiles });
    const counts = questProgress(table.view(0), 0, I4).map(({ goal, count, isMet }) => [count, goal.least, isMet]);
    expect(counts).toEqual([
      [2, 4, false],
      [1, 1, true],
    ]);
  });

  test("BI-QUEST-03: different kinds are counted once each, and only those the goal names, built and held", () => {
    const tiles = {
      "0,-1": { tile: "farm", by: 0 },
      "-1,-1": { tile: "farm", by: 0 },
      "-1,-2": { tile: "sawmill", by: 0 },
      "1,-3": { tile: "gold_foundry", by: 0 },
      "1,-2": { tile: "merchant", by: 0 },
      "0,1": { tile: "sugarcane_plantation", by: 1 },
    };
    const units = [{ archer: "0,1" }];
    const table = rio({ quests: ["I-5"], units }, { age: 2, tiles }, { units: [{ musketeer: "1,-2" }] });
    const [kinds] = questProgress(table.view(0), 0, QUESTS.indexOf("I-5"));
    expect([kinds.count, kinds.goal.least, kinds.isMet]).toEqual([2, 4, false]);
  });

  test("what a hex holds: tile, tokens, palace, units and who controls it", () => {
    const farm = { tile: "farm", by: 1, palace: "V", tokens: { coffee: 2 } };
    const table = rio({ units: [{ archer: "0,1" }, { archer: "0,1" }] }, { tiles: { "0,1": farm } });
    const facts = hexNow(table.view(1), hexOf(table, "0,1"));
    expect(facts).toMatchObject({ word: "0,1", owner: 1, controller: 0, palace: 3, tokens: [0, 2, 0, 0, 0, 0] });
    expect(facts.units).toEqual([{ side: 0, kind: UNIT_KINDS.indexOf("archer"), count: 2 }]);
    const capital = hexNow(table.view(0), hexOf(table, "0,-2"));
    expect(capital).toMatchObject({ terrain: CAPITAL, tile: NO_TILE, owner: 0, palace: CAPITAL_PALACE });
    expect(hexNow(table.view(0), hexOf(table, "0,-1"))).toMatchObject({ terrain: CLEARING, owner: NOBODY, units: [] });
  });

  test("BI-INFO: a face-down tile is known to whoever has looked at it, and to nobody else", () => {
    const given = { exploration: { "2,-3": "manioc" }, age: 2, at: { phase: "after", space: "build" } };
    const table = rio({ marker: "build", oldMarkers: ["build"] }, given).play(0, "peek 2,-3");
    const seen = (viewer: number) => hexNow(table.view(viewer), hexOf(table, "2,-3")).exploration;
    expect(seen(0)).toEqual({ isUp: false, kind: EXPLORATION.indexOf("manioc") });
    expect(seen(1)).toEqual({ isUp: false, kind: null });
  });

  test("BI-PROD-07, BI-MON-04: what a building would produce, with the monarch's raise", () => {
    const table = rio({ monarch: "tibirica" });
    const forest = hexOf(table, "-1,-1");
    expect(wouldProduce(table.view(0), 0, SAWMILL, forest)).toEqual([0, 0, 2, 0, 0, 0]);
    const view = table.view(0);
    const raised = { ...view, seats: view.seats.map((seat) => ({ ...seat, monarch: 7 })) };
    expect(wouldProduce(raised, 0, SAWMILL, forest)).toEqual([0, 0, 2, 0, 1, 0]);
    expect(wouldProduce(raised, 0, MERCHANT, forest)).toEqual([0, 0, 1, 0, 1, 0]);
    expect([table.view(0), raised].map((seen) => wouldScore(seen, 0, SAWMILL, forest))).toEqual([1, 2]);
    expect(view.tile[forest]).toBe(NO_TILE);
  });

  test("BI-SOLO-03: the three things that win", () => {
    const units = [{ archer: "2,-3" }, { archer: "stock" }];
    const table = solo({ units }, { age: 2, enemies: [{ monarch: "1,-2" }] });
    const progress = { age: 2, units: 1, allUnits: 5, isCaptured: true, round: 1, rounds: 20 };
    expect(soloProgress(table.view(0))).toEqual(progress);
    expect(soloProgress(rio().view(0))).toBeNull();
  });
});

describe("a battle as far as it can be known", () => {
  const given = { at: { phase: "after", space: "harbor" } };
  const green = { marker: "harbor", units: [{ dragoon: "0,-1" }], battle: { assault: 1 } };

  test("BI-BATTLE-09: both sums without cards, and the most that cards can add", () => {
    const table = rio(green, given, { units: [{ musketeer: "0,1" }], battle: { camp: 1, skirmish: 1 } });
    const hex = hexOf(table, "0,1");
    const outlook = battleAhead(table.view(0), 0, hex, 0b00100);
    expect(outlook.defender).toBe(1);
    expect(outlook.attack).toEqual({ strength: 4, cards: 1, most: 7 });
    // two unknown cards can be two Camps
    expect(outlook.defence).toEqual({ strength: 2, cards: 2, most: 8 });
    const own = battleAhead(table.view(1), 0, hex, 0b00100);
    expect([own.attack.most, own.defence.most]).toEqual([7, 6]);
  });

  test("BI-EXPL-10, BI-BATTLE-02: what awaits whoever enters a hex", () => {
    const tiles = { "-1,2": { tile: "farm", by: 1 } };
    const exploration = { "2,-3": { tile: "expedition_5", up: true } };
    const table = rio(green, { ...given, tiles, exploration });
    const what = (word: string) => arrivalOn(table.view(0), 0, hexOf(table, word), 0b00100);
    expect(what("0,-3")).toEqual({ what: "nothing" });
    expect(what("-1,2")).toMatchObject({ what: "battle", battle: { defender: 1, defence: { strength: 2, cards: 0 } } });
    expect(what("2,-3")).toMatchObject({ what: "expedition", battle: { defender: NOBODY, defence: { strength: 5 } } });
    expect(what("3,-1")).toEqual({ what: "explores", kind: null });
  });

  test("BI-BATTLE-10: of cards that lie face down everybody else knows the number alone", () => {
    const tiles = { "0,1": { tile: "farm", by: 1 } };
    const table = rio({ ...green, units: [{ dragoon: "-1,1" }] }, { ...given, tiles }, { battle: { camp: 1 } });
    playAll(table, 0, "move free dragoon -1,1", "to 0,1", "commit assault");
    expect(battleNow(table.view(0))?.attack).toEqual({ strength: 7, cards: 0, most: 7 });
    // the best card that orange has not seen is an Assault too
    expect(battleNow(table.view(1))?.attack).toEqual({ strength: 4, cards: 1, most: 7 });
    expect(battleNow(table.view(1))?.hex).toBe(hexOf(table, "0,1"));
    expect(battleNow(rio().view(0))).toBeNull();
  });

  test("BI-SOLO-07: the solo enemy has a card for each of his units, at most three", () => {
    const table = solo({ units: [{ archer: "1,-1" }] });
    const outlook = battleAhead(table.view(0), 0, hexOf(table, "2,-3"), ALL);
    expect(outlook.defence).toMatchObject({ strength: 6, cards: 2 });
  });
});
