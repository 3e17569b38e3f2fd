import { describe, expect, test } from "vitest";
import { playAll, rio, unitOf } from "./test-table.ts";

const after = { at: { phase: "after", space: "build" } };
/** An archer beside the cloud at -1,0, on which this lies; then he goes there. */
const explore = (tile: unknown, seat: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) => {
  const table = rio({ units: [{ archer: "0,-1" }], ...seat }, { ...after, exploration: { "-1,0": tile }, ...rest });
  return playAll(table, 0, "move free archer 0,-1", "to -1,0");
};

describe("exploration tiles", () => {
  test("BI-EXPL-01, BI-EXPL-02, BI-EXPL-09: the first to move there reveals it, several together once; Manioc brings a raw", () => {
    const table = explore("manioc");
    expect(table.events("explored")).toMatchObject([{ seat: 0, tile: 5 }]);
    expect(table.choices(0)).toEqual(["gain sugarcane", "gain coffee", "gain brazilwood", "gain cotton"]);
    table.play(0, "gain cotton");
    expect(table.seat(0).stock.cotton).toBe(1);
    expect(table.table.explored).toEqual({ manioc: 1 });
    expect(table.table.exploration["-1,0"]).toBeUndefined();
    const units = [{ archer: "0,-1" }, { dragoon: "0,-1" }];
    const together = rio({ units }, { ...after, exploration: { "-1,0": "manioc" } });
    playAll(together, 0, "move free dragoon 0,-1", "carry archer", "to -1,0", "gain cotton");
    expect(together.table.step).toBe("turn");
  });

  test("BI-EXPL-03: a tile somebody has looked at is still the revealer's", () => {
    const table = explore({ tile: "unknown_species", seenBy: [1] });
    expect([table.seat(0).kept.unknown_species, table.seat(1).kept.unknown_species]).toEqual([1, 0]);
    expect(table.table.exploration["-1,0"]).toBeUndefined();
  });

  test("BI-EXPL-04: Unknown Species are kept for 1, 3, 5 points", () => {
    for (const [count, points] of [
      [1, 1],
      [2, 3],
      [3, 5],
    ])
      expect(rio({ kept: { unknown_species: count } }, after).seat(0).score).toMatchObject({ exploration: points });
  });

  test("BI-EXPL-05: Minas Gerais stays; its first builder gains a gold, whatever he builds; it is no mine and no forest", () => {
    const tiles = { "0,-1": { tile: "farm", by: 0 } };
    const given = { tiles, exploration: { "-1,0": { tile: "minas_gerais", up: true } } };
    const table = rio({ stock: { coffee: 1 }, monarch: "tibirica" }, given).play(0, "act build");
    table.play(0, "build sawmill -1,0");
    expect(table.seat(0)).toMatchObject({ stock: { gold: 1 }, forestBuilt: 0 });
    expect(table.table).toMatchObject({ explored: { minas_gerais: 1 } });
    const mine = rio({ units: [{ archer: "0,-1" }] }, { ...given, at: { phase: "after", space: "manufacture" } });
    expect(mine.refusal(0, "move space archer 0,-1")).toBe("BI-MOVE-10");
    expect(explore("minas_gerais").table.exploration["-1,0"]).toEqual({ tile: "minas_gerais", up: true });
  });

  test("BI-EXPL-06: a Riverbed waters every building beside it at once and ever after; assets gain nothing", () => {
    const tiles = {
      "-1,-1": { tile: "sawmill", by: 0 },
      "-2,1": { tile: "merchant", by: 1, tokens: { gold: 1 } },
      "-2,0": { tile: "temple", by: 1 },
    };
    const table = explore("riverbed", {}, { age: 3, tiles });
    expect(table.table.tiles).toMatchObject({
      "-1,-1": { tokens: { brazilwood: 1 } },
      "-2,1": { tokens: { brazilwood: 1, gold: 1 } },
    });
    expect(table.table.tiles["-2,0"].tokens).toEqual({});
    const later = rio({ stock: { cotton: 1 } }, { exploration: { "-1,0": { tile: "riverbed", up: true } } });
    playAll(later, 0, "act build", "build sugarcane_plantation 0,-1");
    expect(later.table.tiles["0,-1"].tokens).toEqual({ sugarcane: 3 });
  });

  test("BI-EXPL-07, BI-QUEST-08: Quilombo: a quest of any age, or none; an empty deck gives nothing", () => {
    const table = explore("quilombo", {}, { questDecks: ["II-3"] });
    expect(table.choices(0)).toEqual(["quest I", "quest II", "quest III", "pass"]);
    table.play(0, "quest II");
    expect(table.seat(0).quests).toEqual(["II-3"]);
    expect(table.table.explored).toEqual({ quilombo: 1 });
    const all = ["III-1", "III-2", "III-3", "III-4", "III-5", "III-6", "III-7", "III-8"];
    const empty = explore("quilombo", { quests: all });
    expect(empty.refusal(0, "quest III")).toBe("BI-EXPL-07");
    expect(explore("quilombo").play(0, "pass").seat(0).quests).toEqual([]);
  });

  test("BI-EXPL-08: Culture stays; its first builder keeps it for 2 points", () => {
    const given = {
      tiles: { "0,-1": { tile: "farm", by: 0 } },
      exploration: { "-1,0": { tile: "culture", up: true } },
    };
    const table = rio({ stock: { coffee: 1 } }, given)
      .play(0, "act build")
      .play(0, "build sawmill -1,0");
    expect(table.seat(0)).toMatchObject({ kept: { culture: 1 }, score: { exploration: 2 } });
  });

  test("BI-PTG-16: Tupi Woman brings a raw for every tile revealed, whatever it is", () => {
    const table = explore("unknown_species", { paintings: ["tupi_woman"] });
    expect(table.table.step).toBe("gainRaw");
  });
});

describe("Expeditions", () => {
  const open = (tile: string) => ({ tile, up: true });

  test("BI-EXPL-10: fought by whoever moves there, the revealing move included, or by the free move of a unit that stands there", () => {
    expect(explore("expedition_3").choices(0)).toEqual(["fight", "pass"]);
    expect(explore(open("expedition_3")).choices(0)).toEqual(["fight", "pass"]);
    const standing = rio({ units: [{ archer: "-1,0" }] }, { ...after, exploration: { "-1,0": open("expedition_3") } });
    standing.play(0, "move free archer -1,0");
    expect(standing.choices(0)).toContain("fight");
    standing.play(0, "fight");
    expect(standing.table).toMatchObject({ freeMoves: 0, step: "turn" });
    const space = { at: { phase: "after", space: "renovate" }, exploration: { "3,-1": open("expedition_3") } };
    const edge = playAll(rio({ units: [{ archer: "2,-1" }] }, space), 0, "move space archer 2,-1", "to 3,-1");
    expect(edge.choices(0)).toEqual(["fight", "pass"]);
  });

  test("BI-EXPL-11, BI-PTG-16: all own units there, paintings, advantage and cards; reaching the number is enough", () => {
    const seat = {
      units: [{ archer: "0,-1" }, { archer: "-1,0" }],
      paintings: ["duke_of_caxias"],
      battle: { skirmish: 1 },
    };
    const table = explore(open("expedition_7"), seat).play(0, "fight");
    expect(table.table.battle).toMatchObject({ attack: 6, defence: 7 });
    table.play(0, "commit skirmish");
    expect(table.seat(0)).toMatchObject({ kept: { expedition_7: 1 }, score: { exploration: 4 } });
    expect(table.table.battleDiscard).toEqual({ skirmish: 1 });
  });

  test("BI-EXPL-12: rewards; on failure everything stays but the cards", () => {
    const won = (tile: string) => explore(open(tile), { paintings: ["duke_of_caxias"] }).play(0, "fight");
    expect(won("expedition_3").seat(0).goldCards).toBe(1);
    const science = won("expedition_4");
    expect(science.seat(0).stock.science).toBe(1);
    expect(science.table).toMatchObject({ explored: { expedition_4: 1 } });
    const full = explore(open("expedition_4"), { paintings: ["duke_of_caxias"], stock: { cotton: 3, coffee: 2 } });
    expect(full.play(0, "fight").table.step).toBe("discard");
    const lost = explore(open("expedition_5"), { battle: { skirmish: 1 } });
    playAll(lost, 0, "fight", "commit skirmish");
    expect(unitOf(lost, 0, "archer")).toBe("-1,0");
    expect(lost.table.exploration["-1,0"]).toEqual(open("expedition_5"));
    expect(lost.table.battleDiscard).toEqual({ skirmish: 1 });
  });

  test("BI-EXPL-13: enemies there are fought first, and nobody shoots at an Expedition", () => {
    const given = { ...after, exploration: { "-1,0": open("expedition_3") } };
    const table = rio({ units: [{ dragoon: "0,-1" }] }, given, { units: [{ musketeer: "-1,0" }] });
    playAll(table, 0, "move free dragoon 0,-1", "to -1,0");
    expect(unitOf(table, 1, "musketeer")).toBe("stock");
    expect(table.table).toMatchObject({ step: "turn", exploration: { "-1,0": open("expedition_3") } });
    const cannon = rio({ units: [{ cannon: "0,-1" }] }, given).play(0, "move free cannon 0,-1");
    expect(cannon.refusal(0, "shoot -1,0")).toBe("BI-BATTLE-06");
  });

  test("BI-EXPL-14, BI-GOLD-10: a success is a battle won", () => {
    const table = explore(open("expedition_4"), { paintings: ["duke_of_caxias"], gold: { war: 1 } });
    playAll(table, 0, "fight", "war");
    expect(table.seat(0).stock).toMatchObject({ gold: 2, science: 1 });
  });
});
