import { LANGUAGES, type SeatId } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { portolano } from "../rules/game.ts";
import { type TestTable, tableFor } from "../rules/test-table.ts";
import { words } from "./index.ts";

const moveOf = (text: string) => portolano.vocabulary.read(text) ?? -1;

/** The order in all three languages. */
function orders(table: TestTable, seat: SeatId, text: string): string[] {
  expect(table.refusal(seat, text)).toBeNull();
  return LANGUAGES.map((language) => words[language].move(table.view(seat), seat, moveOf(text)));
}

/** The refusal in all three languages, after the rule. */
function refusals(table: TestTable, seat: SeatId, text: string): string[] {
  const rule = table.refusal(seat, text) ?? "allowed";
  return [rule, ...LANGUAGES.map((language) => words[language].refusal(rule, table.view(seat), seat, moveOf(text)))];
}

/** Everybody but the one in question is out of the way. */
const SEATS = { 0: { stern: "southerner", place: "a1" }, 1: { stern: "sticky-fingers", place: "c2" } };
const ship = (more: object) => ({ ...SEATS, 0: { ...SEATS[0], ...more } });
const atSea = (face: string, more: object) =>
  tableFor(2, {
    tiles: { a1: face },
    pirate: "b2",
    seats: ship(more),
    supply: { side: "B1a" },
    at: { moment: "action", turn: 0 },
  });
const inPort = (more: object, ports: object = {}) =>
  tableFor(2, {
    tiles: { a1: "P1b" },
    ports,
    pirate: "b2",
    seats: ship(more),
    at: { moment: "action", turn: 0 },
  });
const choosing = (more: object) =>
  tableFor(2, { wind: "north", pirate: "b2", seats: ship(more), at: { moment: "cards" } });

describe("orders", () => {
  test("cards with their price and where they lead, or with the mutiny", () => {
    const table = choosing({ stern: "handyman", rum: 1, upgrades: { sail: [2] } });
    expect(orders(table, 0, "lay east")).toEqual([
      "Lay east: sail to b1 for 1 rum",
      "Hajózz keletre a b1 lapkára 1 rumért",
      "Naviguer vers l’est jusqu’en b1 pour 1 rhum",
    ]);
    expect(orders(table, 0, "lay north+2x")[0]).toBe("Lay north twice: sail to a2 for free");
    expect(orders(table, 0, "lay south+east")).toEqual([
      "Lay south, then east: costs 3 rum, you have 1; mutiny, lose all rum and drift to a3",
      "Hajózz délre, majd keletre: 3 rumba kerül, de 1 van; zendülés, minden rumod elvész, és az a3 lapkára sodródsz",
      "Naviguer vers le sud, puis vers l’est\u00a0: 3 rhums à payer, 1 à bord\u202f; mutinerie, perdre tout le rhum et dériver jusqu’en a3",
    ]);
    const southerner = choosing({ rum: 1 });
    expect(orders(southerner, 0, "lay south")[0]).toBe("Lay south: sail to a2 for 1 rum");
  });

  test("pickups and actions", () => {
    const table = atSea("S01a", { stern: "dealer", rum: 6, goods: { wine: 1 }, thalers: 1 });
    expect(orders(table, 0, "take cotton")).toEqual([
      "Take 1 cotton (throw out 1 for it)",
      "Vegyél el 1 gyapotot (1 portékát vagy rumot ki kell dobnod érte)",
      "Prendre 1 coton (en jetant 1 marchandise ou rhum)",
    ]);
    expect(orders(table, 0, "cannon")[0]).toBe("Take a cannon (then 1/1)");
    expect(orders(table, 0, "upgrade sail")).toEqual([
      "Buy the sail upgrade of value 2 for 1 thaler",
      "Vegyél egy 2 értékű extra vitorlát 1 tallérért",
      "Acheter l’amélioration de voile de valeur 2 pour 1 thaler",
    ]);
    expect(orders(table, 0, "swap wine")[2]).toBe("Donner 1 vin pour 1 rhum, en Trafiquant");
  });

  test("unloading with the sum of the visit", () => {
    const table = inPort({ goods: { wine: 1, cocoa: 1 } }, { a1: [null, null, null, "cotton", "wine"] });
    table.play(0, "unload wine 1");
    expect(orders(table, 0, "unload cocoa 2+3")).toEqual([
      "Unload 1 cocoa on slot 2 and 3 (3 goods in all: 5 thalers); this fills the port",
      "Rakj ki 1 kakaót a 2. és 3. lerakóhelyre (összesen 3 portéka: 5 tallér); ezzel megtelik a kikötő",
      "Décharger 1 cacao sur les emplacements 2 et 3 (3 marchandises en tout\u00a0: 5 thalers)\u202f; le port sera complet",
    ]);
    expect(orders(table, 0, "done")[0]).toBe("Done: 1 thaler for 1 good");
  });
});

describe("refusals", () => {
  test("PO-CARD-08, -09, -10: cards", () => {
    const table = choosing({ stern: "strategist", rum: 2, anchored: true });
    expect(refusals(table, 0, "lay 2x").slice(0, 2)).toEqual([
      "PO-CARD-09",
      "You were at anchor in the last round; this time you must sail.",
    ]);
    expect(refusals(table, 0, "lay north+east")).toEqual([
      "PO-CARD-08",
      "Only a ship with a sail upgrade may sail two tiles, and you have none.",
      "Kettőt csak extra vitorlával lehet mozogni, és neked nincs.",
      "Seul un navire qui a une voile peut avancer de deux tuiles, et vous n’en avez pas.",
    ]);
    expect(refusals(table, 0, "lay north+2x").slice(0, 2)).toEqual([
      "PO-CARD-10",
      "Only a ship with a sail upgrade may sail two tiles, and you have none.",
    ]);
    expect(refusals(table, 1, "lay 2x")[1]).toBe("Only the Strategist may lay 2x alone and stay at anchor.");
    expect(refusals(table, 0, "pass").slice(0, 2)).toEqual(["PO-CARD-05", "You have rum, so you must lay cards."]);
    table.play(0, "lay north");
    expect(refusals(table, 0, "lay south")[0]).toBe("PO-CARD-06");
  });

  test("PO-SEA: what the tile does not offer", () => {
    const table = atSea("S01a", { thalers: 0, cannons: 1 });
    expect(refusals(table, 0, "take tea").slice(0, 3)).toEqual([
      "PO-SEA-03",
      "This tile does not show tea.",
      "Ezen a lapkán nincs tea.",
    ]);
    expect(refusals(table, 0, "cannon")).toEqual([
      "PO-SEA-07",
      "Your ship has no free cannon slot (1/1).",
      "Nincs szabad ágyúhely a hajódon (1/1).",
      "Votre navire n’a plus d’emplacement de canon libre (1/1).",
    ]);
    expect(refusals(table, 0, "upgrade sail").slice(0, 2)).toEqual([
      "PO-SEA-22",
      "An upgrade costs 1 thaler, and you have none.",
    ]);
    expect(refusals(table, 0, "rum").slice(0, 2)).toEqual([
      "PO-SEA-02",
      "The action of this tile is another one: upgrade.",
    ]);
    expect(refusals(table, 0, "pass")[1]).toBe("Say that you end your turn.");
    const rich = atSea("S01a", { thalers: 2 });
    rich.play(0, "take cotton");
    expect(refusals(rich, 0, "take cotton")[1]).toBe("You have already picked something up on this turn.");
  });

  test("PO-SEA-23 to -30: trades", () => {
    const rumTrade = atSea("S01b", { rum: 2, goods: { tea: 2 } });
    expect(refusals(rumTrade, 0, "sell wine")[2]).toBe("Nincs borod a hajón.");
    rumTrade.play(0, "sell tea");
    expect(refusals(rumTrade, 0, "buy cotton").slice(0, 2)).toEqual([
      "PO-SEA-23",
      "In this trade you give goods for rum; you cannot trade the other way too.",
    ]);
    expect(refusals(rumTrade, 0, "pass")[1]).toBe("Say that you are done.");
    const goodsTrade = atSea("S05b", { goods: { tea: 1 } });
    expect(refusals(goodsTrade, 0, "barter tea wine+tea")[3]).toBe(
      "Si vous donnez du thé, vous ne pouvez pas recevoir de thé.",
    );
    expect(refusals(goodsTrade, 0, "barter tea wine").slice(0, 2)).toEqual([
      "PO-SEA-28",
      "You get two goods for one; name both.",
    ]);
    expect(refusals(goodsTrade, 0, "barter wine tea+tea")[1]).toBe("You have no wine on board.");
  });

  test("PO-PORT: slots and rum", () => {
    const table = inPort({ rum: 3, goods: { tea: 1, cocoa: 1 } }, { a1: ["wine", null, null, null, null] });
    expect(refusals(table, 0, "unload tea 1")).toEqual([
      "PO-PORT-01",
      "Slot 1 is taken: wine lies there.",
      "Az 1. lerakóhely foglalt: bor van rajta.",
      "L’emplacement 1 est occupé\u00a0: il s’y trouve du vin.",
    ]);
    expect(refusals(table, 0, "unload tea 4")[1]).toBe("Slot 4 wants cotton.");
    expect(refusals(table, 0, "unload cotton 4")[1]).toBe("You have no cotton on board.");
    expect(refusals(table, 0, "unload cocoa 2+4")[1]).toBe("Slots 2 and 4 are not side by side.");
    expect(refusals(table, 0, "unload tea 2+3")[1]).toBe("Only cocoa may lie on two slots.");
    expect(refusals(table, 0, "refill 1")[0]).toBe("PO-PORT-09");
    table.play(0, "unload tea 2").play(0, "done");
    expect(refusals(table, 0, "refill 3")).toEqual([
      "PO-PORT-08",
      "This port gives only 2 rum.",
      "Ez a kikötő csak 2 rumot ad.",
      "Ce port ne donne que 2 rhums.",
    ]);
    expect(refusals(table, 0, "done")[1]).toBe("Say how much rum you take, from 0 to 2.");
  });
});

test("whoever lays cards is named together", () => {
  const questions = LANGUAGES.map((language) =>
    words[language].question(choosing({ rum: 1 }).view(0), ["Réka", "Bence"]),
  );
  expect(questions).toEqual([
    "Réka and Bence, which cards do you lay? The wind blows north.",
    "Réka és Bence, melyik mozgáskártyát teszitek le? A szél északra fúj.",
    "Réka et Bence, quelles cartes posez-vous\u202f? Le vent souffle vers le nord.",
  ]);
});
