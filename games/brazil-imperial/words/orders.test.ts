import { LANGUAGES, type SeatId } from "@caravel/kernel";
import { testNames } from "@caravel/kernel/testing";
import { describe, expect, test } from "vitest";
import { brazilImperial } from "../rules/game.ts";
import { playAll, rio, solo, type TestTable } from "../rules/test-table.ts";
import { words } from "./index.ts";

const moveOf = (text: string) => brazilImperial.vocabulary.read(text) ?? -1;

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

const questions = (table: TestTable, seat: SeatId) =>
  LANGUAGES.map((language) => words[language].question(table.view(seat), testNames(table.state.players)));

describe("orders", () => {
  test("BI-TURN-03: a space with its action, its improvement and its move", () => {
    const table = rio({ marker: "harbor", goods: { dye: "painting" }, oldMarkers: ["painting"] }, { age: 2 });
    expect(orders(table, 0, "act painting")).toEqual([
      "Painting: take a painting (improved: 1 gold becomes 1 raw material, 1 raw material nothing); additional move: a unit to an adjacent forest; then you may look at an exploration tile",
      "Festmény: vegyél el egy festményt (fejlesztve: 1 arany helyett 1 nyersanyag, 1 nyersanyag helyett semmi); további mozgás: egy egység egy szomszédos erdőre; aztán megnézhetsz egy felfedezéslapkát",
      "Acquérir\u00a0: un tableau (amélioré\u00a0: 1 or devient 1 matière première, 1 matière première devient rien)\u202f; déplacement bonus\u00a0: une unité vers une forêt adjacente\u202f; ensuite vous pouvez regarder une tuile Exploration",
    ]);
  });

  test("BI-BUILD-12: a building with its cost and what it produces at once", () => {
    const table = rio({ stock: { brazilwood: 1, sugarcane: 1 } }).play(0, "act build");
    expect(orders(table, 0, "build farm 0,-1")).toEqual([
      "Build a farm on 0,-1 (clearing) for 1 sugarcane and 1 brazilwood: 2 VP; it produces 2 coffee",
      "Építs farmot a 0,-1 mezőre (tisztás); költsége 1 cukornád és 1 brazilfa; 2 GYP; termel: 2 kávébab",
      "Construire une ferme sur 0,-1 (plaine) pour 1 canne à sucre et 1 pernambouc\u202f; 2 PV\u202f; production\u00a0: 2 cafés",
    ]);
  });

  test("BI-RENO-02: what a refilled and a flipped building holds", () => {
    const table = rio({ stock: { cotton: 1 } }, { tiles: { "-1,-1": { tile: "sawmill", by: 0 } } });
    table.play(0, "act renovate");
    expect(orders(table, 0, "flip -1,-1")).toEqual([
      "Flip -1,-1 (green sawmill) for 1 raw material to a merchant: it produces 1 brazilwood and 1 gold",
      "Fordítsd meg a -1,-1 mezőt (zöld fűrésztelep); költsége 1 nyersanyag; ez lesz belőle: kereskedő; termel: 1 brazilfa és 1 arany",
      "Retourner -1,-1 (scierie – vert) en un marchand pour 1 matière première\u202f; production\u00a0: 1 pernambouc et 1 or",
    ]);
  });

  test("BI-BATTLE-02: a move into battle with both sums", () => {
    const seat = { units: [{ dragoon: "-1,1" }], battle: { assault: 1 } };
    const table = rio(
      seat,
      { tiles: { "0,1": { tile: "farm", by: 1 } }, at: { phase: "after", space: "build" } },
      { battle: { camp: 1 } },
    ).play(0, "move free dragoon -1,1");
    expect(orders(table, 0, "to 0,1")).toEqual([
      "Go to 0,1 (orange farm): battle with orange, 3 (up to 6 with cards) against 2 (up to 5 with 1 battle card)",
      "Menj a 0,1 mezőre (narancs farm): csata (ellenfél: narancs), a te HE-d 3 (kártyával legfeljebb 6), az övé 2 (1 csatakártyával legfeljebb 5)",
      "Aller sur 0,1 (ferme – orange)\u00a0: combat (orange), 3 (6 au plus avec des cartes) contre 2 (5 au plus avec 1 carte Combat)",
    ]);
  });

  test("BI-QUEST-01, BI-AGE-02: a completed quest with its points and what it ends", () => {
    const farms = Object.fromEntries(["0,-1", "1,-2", "2,-2", "3,-2"].map((hex) => [hex, { tile: "farm", by: 0 }]));
    const table = rio({ quests: ["I-4"], units: [{ archer: "stock" }] }, { tiles: farms });
    expect(orders(table, 0, "reveal I-4")).toEqual([
      "Reveal First Settlers: 3 VP and a palace; the next age begins",
      "Fedd fel: Első telepesek – 3 GYP és egy palota; új kor kezdődik",
      "Révéler «\u202fPremiers colons\u202f»\u00a0: 3 PV et un palais\u202f; un nouvel âge commence",
    ]);
    table.play(0, "reveal I-4");
    expect(orders(table, 0, "palace II 0,-1")[1]).toBe(
      "Tedd le a II. palotát a 0,-1 mezőre (zöld farm): 1 cukornád és 1 négyzet formájú áru ingyen",
    );
  });

  test("BI-TRADE-01: an exchange with what is given and what comes back", () => {
    const table = rio({ stock: { cotton: 1, coffee: 1 } }).play(0, "act trade");
    expect(orders(table, 0, "trade two-cotton-coffee")).toEqual([
      "Give 2 coffee or cotton for 2 gold and 1 gold card",
      "Adj 2 kávébabot vagy gyapotot, kapsz 2 aranyat és 1 aranykártyát",
      "Donner 2 cafés ou cotons contre 2 or et 1 carte Or",
    ]);
  });
});

describe("refusals", () => {
  test("BI-QUEST-01, BI-AGE-14: what a quest still lacks, and one of a later age", () => {
    const table = rio(
      { quests: ["I-4", "II-1"], units: [{ archer: "stock" }] },
      { tiles: { "0,-1": { tile: "farm", by: 0 } } },
    );
    expect(refusals(table, 0, "reveal I-4")).toEqual([
      "BI-QUEST-01",
      "First Settlers is not completed: 1 of 4 age I buildings.",
      "Első telepesek – még nincs teljesítve: 1/4 épület az I. korból.",
      "«\u202fPremiers colons\u202f» n’est pas accomplie\u00a0: 1 sur 4 bâtiments de l’âge I.",
    ]);
    expect(refusals(table, 0, "reveal II-1").slice(0, 3)).toEqual([
      "BI-AGE-14",
      "It is a quest of age II, which has not begun.",
      "Ez a II. kor küldetése, amely még nem kezdődött el.",
    ]);
  });

  test("BI-PAY-09, BI-BUILD: what cannot be built, and why", () => {
    const table = rio({ stock: { brazilwood: 1 } }, { age: 2 }).play(0, "act build");
    expect(refusals(table, 0, "build farm 0,-1")).toEqual([
      "BI-PAY-09",
      "It costs 1 sugarcane and 1 brazilwood, and you cannot pay that.",
      "Ennyibe kerül: 1 cukornád és 1 brazilfa, és ezt nem tudod kifizetni.",
      "Cela coûte 1 canne à sucre et 1 pernambouc, et vous ne pouvez pas le payer.",
    ]);
    expect(refusals(table, 0, "build temple 0,-1")[1]).toBe("In age II no temple can be built yet.");
    expect(refusals(table, 0, "build temple 0,-1")[2]).toBe("A II. korban még nem lehet templomot építeni.");
    expect(refusals(table, 0, "build farm -1,-1")[3]).toBe("La ferme n’accepte pas -1,-1 (forêt).");
    expect(refusals(table, 0, "build farm 3,0")[1]).toBe("3,0 (clearing) is not next to your empire.");
  });

  test("BI-PTG-16, BI-DEPLOY-01: moves and units that there are no more of", () => {
    const at = { phase: "after", space: "painting" };
    const table = rio({ paintings: ["riachuelo"], units: [{ cannon: "0,-1" }] }, { at });
    table.play(0, "move naval cannon 0,-1");
    expect(refusals(table, 0, "to -1,-1")[1]).toBe(
      "Riachuelo moves like Renovate: a unit to an adjacent edge hex, onto or off water.",
    );
    playAll(table, 0, "cancel", "move space cannon 0,-1");
    expect(refusals(table, 0, "to 0,-2")[1]).toBe("The additional move of Painting: a unit to an adjacent forest.");
    playAll(table, 0, "to -1,-1");
    expect(refusals(table, 0, "move space cannon -1,-1")[1]).toBe("You have no such move left this turn.");
    const deployed = playAll(rio({ stock: { cotton: 4 } }), 0, "act deploy", "deploy archer 0,-2");
    expect(refusals(deployed, 0, "deploy archer 0,-2").slice(0, 2)).toEqual([
      "BI-DEPLOY-01",
      "You cannot deploy another unit in this action.",
    ]);
  });

  test("BI-TURN: the wrong player, the wrong moment", () => {
    const table = rio({ marker: "build" });
    expect(refusals(table, 1, "act build").slice(0, 2)).toEqual(["BI-TURN-01", "Wait: it is another player's turn."]);
    expect(refusals(table, 0, "act build")[2]).toBe("A jelölőd már az Építésen van; válassz másik helyet.");
    expect(refusals(table, 0, "draw")[1]).toBe(
      "Not now: cards are drawn at the end of a Deploy action, or at an improved Harbor.",
    );
    expect(refusals(table, 0, "move free archer 0,-2")[3]).toBe(
      "Posez d’abord votre pion\u202f; les unités bougent ensuite.",
    );
  });
});

describe("questions", () => {
  test("BI-STOCK-02, BI-RES-09: what is over a limit, and what is to be paid", () => {
    const paying = rio({ stock: { brazilwood: 1, sugarcane: 1, coffee: 1 } }, { tiles: {} });
    playAll(paying, 0, "act build", "build sugarcane_plantation 0,-1");
    expect(questions(paying, 0)).toEqual([
      "Inês, with what do you pay 1 raw material?",
      "Inês, mivel fizeted ki ezt: 1 nyersanyag?",
      "Inês, avec quoi payez-vous 1 matière première\u202f?",
    ]);
    const full = rio({ stock: { coffee: 3, cotton: 2 } });
    playAll(full, 0, "act harbor", "gain coffee");
    expect(questions(full, 0)[0]).toBe("Inês, what do you discard? 1 over the limit of 5 resources.");
  });

  test("BI-SOLO-12: alone, the sheet says what was missing", () => {
    const { rows } = words.en.scoreSheet!(solo({ units: [{ archer: "2,-3" }] }, { age: 2, enemies: [] }).view(0), [
      "Inês",
    ]);
    expect(rows).toEqual([
      ["Age III", "no"],
      ["Units on the map", "1 of 5"],
      ["Dutch capital taken", "yes"],
      ["Round", "1 of 20"],
      ["", "lost"],
    ]);
  });
});
