import { LANGUAGES, type SeatId } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { madeira } from "../rules/game.ts";
import { type TestTable, tableFor } from "../rules/test-table.ts";
import { words } from "./index.ts";

const moveOf = (text: string) => madeira.vocabulary.read(text) ?? -1;

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

const onTurn = (seat: object, more: object = {}) =>
  tableFor(4, { round: 1, seats: { 0: seat }, at: { moment: "turn", turn: 0 }, ...more });
const withDie = (building: string, character: string, seat: object, more: object = {}) =>
  tableFor(4, {
    round: 1,
    characters: { [building]: character },
    seats: { 0: seat },
    at: { moment: "character", turn: 0, building },
    ...more,
  });
const atBuilding = (building: string, seat: object, more: object = {}) =>
  tableFor(4, {
    round: 1,
    order: [0, 1, 2, 3],
    seats: { 0: { markers: { [building]: 1 }, ...seat } },
    at: { moment: "building", building, turn: 0, rolled: 4, pirateDie: 3, ...more },
  });

describe("orders", () => {
  test("MA-B-13: a die with its bread, and what a harvest there would bring", () => {
    const table = onTurn(
      { dice: [1], bread: 2, fields: ["R3A", "R3C"], watch: 1 },
      { characters: { coroa: "steward" }, pirateDice: [3, 3, 3] },
    );
    expect(orders(table, 0, "place guild-1 coroa")).toEqual([
      "Guild die 1 on the Steward at the Casa da Coroa, discarding 2 bread (harvest: 1 wheat and 1 wood)",
      "Tegyél egy 1-es céhkockát az Intézőre (Casa da Coroa); eldobsz 2 kenyeret; betakarítás: 1 búza és 1 fa",
      "Placer un dé Guilde de 1 sur l’Intendant (Casa da Coroa) en défaussant 2 pains\u202f; récolte\u00a0: 1 blé et 1 bois",
    ]);
    expect(orders(table, 0, "place pirate-3 coroa")[0]).toBe(
      "Pirate die 3 on the Steward at the Casa da Coroa, with a worker from the watch (harvest: 1 wheat and 1 wood)",
    );
    expect(orders(table, 0, "pass II action")[1]).toBe(
      "Passzolj a passzoszlop II. mezőjére: kapsz 1 HP-t, és mozgathatsz egy munkást egy városba; 1 kockát félreteszel",
    );
  });

  test("MA-B-COMMANDER: a ship with what it costs and brings, wood bought for it included", () => {
    const seat = { sugar: 4, wine: 1, wood: 0, reals: 0, fields: ["forest"] };
    const table = withDie("moinho", "commander", seat).play(0, "act");
    expect(orders(table, 0, "sail home sugar-4")).toEqual([
      "Ship from home to space 4 of the sugar market: 4 sugar and 1 wood (buying 1 for 1 real) for 14 reals",
      "Hajó a készletedből a cukorpiac 4. mezőjére: eldobsz 4 cukrot és 1 fát (ebből 1 vásárolt, 1 reálért), kapsz 14 reált",
      "Déplacer un bateau de votre stock sur l’emplacement 4 du marché du sucre\u00a0: 4 sucres et 1 bois (dont 1 acheté pour 1 real) pour 14 reals",
    ]);
  });

  test("MA-C: the price and what it is good for, or the pirates", () => {
    const table = atBuilding("capitania", { reals: 6, fields: ["R2A", "R2B", "R2C"] });
    expect(orders(table, 0, "pay")).toEqual([
      "Pay 6 reals for the Capitania: gain 3 VP, and you may move up to 2 workers to cities",
      "Fizess 6 reált (Capitania): kapsz 3 HP-t, és legfeljebb 2 munkást mozgathatsz városba",
      "Payer 6 reals pour la Capitania\u00a0: gagner 3 PV et déplacer jusqu’à 2 ouvriers en ville",
    ]);
    expect(orders(table, 0, "pirates")).toEqual([
      "Do not pay: take 4 pirates",
      "Nem fizetsz: kapsz 4 kalózt",
      "Ne pas payer\u00a0: prendre 4 pirates",
    ]);
    const idle = atBuilding("capitania", { reals: 6, fields: [] });
    expect(orders(idle, 0, "pay")[0]).toBe(
      "Pay 6 reals for the Capitania: no pirates, but there is nothing you can do there",
    );
  });

  test("MA-D: upkeep and feeding with the pirates they leave", () => {
    const given = (moment: string, seat: object) =>
      tableFor(4, { round: 1, order: [0, 1, 2, 3], seats: { 0: seat }, at: { moment } });
    const upkeep = given("upkeep", { wood: 1, reals: 1, fields: ["forest"], ships: ["wheat-1", "wheat-2", "wine-1"] });
    expect(orders(upkeep, 0, "upkeep 2")).toEqual([
      "Discard 2 wood (buying 1 for 1 real); take 1 pirate",
      "Dobj el 2 fát (ebből 1 vásárolt, 1 reálért); kapsz 1 kalózt",
      "Défausser 2 bois (dont 1 acheté pour 1 real)\u202f; 1 pirate",
    ]);
    const feeding = given("feeding", { bread: 5, mill: 4, watch: 10, cities: [] });
    expect(orders(feeding, 0, "feed 4")[0]).toBe("Discard 4 bread; take 2 pirates");
  });

  test("MA-FAV: a favour with what it does now", () => {
    const table = onTurn({ favours: ["miller", "constable", "friar"], mill: 6, pirates: 5, fields: ["forest"] });
    expect(orders(table, 0, "favour miller")[0]).toBe("Use the Miller: gain 1 VP on the top of the windmill");
    expect(orders(table, 0, "favour constable")).toEqual([
      "Use the Constable: discard 2 pirates",
      "Használd a Várkapitányt: eldobsz 2 kalózt",
      "Utiliser le Connétable\u00a0: défausser 2 pirates",
    ]);
    expect(orders(table, 0, "favour friar")[2]).toBe("Utiliser le Moine\u00a0: gagner 2 bois");
  });

  test("MA-REQ: a request with what it would bring at the next scoring", () => {
    const seat = { ships: ["wheat-1", "wheat-2"], requests: ["trade-routes"] };
    const table = tableFor(4, {
      round: 2,
      order: [0, 1, 2, 3],
      rowRequests: { I: ["trade-routes", "expeditions"] },
      rowDice: { I: [1, 2, 3], II: [1, 1, 1] },
      seats: { 0: seat },
      at: { moment: "guilds" },
    }).play(0, "row I");
    // the ships count for the request held already
    expect(orders(table, 0, "request trade-routes")[0]).toBe(
      "Take Trade Routes: up to 3 ships on markets (0 VP as things stand)",
    );
  });
});

describe("refusals", () => {
  test("MA-B: dice and passing", () => {
    const table = onTurn(
      { dice: [1], bread: 1, watch: 0 },
      { characters: { coroa: "steward" }, guildDice: { moinho: 4 }, rows: [0, 1, 2], order: [null, 3] },
    );
    expect(refusals(table, 0, "place guild-1 coroa")).toEqual([
      "MA-B-13",
      "This die costs 2 bread there, and you have 1.",
      "Ehhez a kockához ott 2 kenyér kell, és neked 1 van.",
      "Ce dé y coûte 2 pains, et vous en avez 1.",
    ]);
    expect(refusals(table, 0, "place guild-2 coroa").slice(0, 2)).toEqual(["MA-B-04", "You have no guild die of 2."]);
    expect(refusals(table, 0, "place guild-1 moinho")[2]).toBe("A Moinhónál nincs hely több kockának: már 4 van ott.");
    expect(refusals(table, 0, "place pirate-1 coroa").slice(0, 2)).toEqual([
      "MA-B-10",
      "For a pirate die you need a worker in the watch, and you have none there.",
    ]);
    expect(refusals(table, 0, "pass II reals")[3]).toBe("Il y a déjà un disque sur la case II de la colonne de passe.");
    expect(refusals(table, 0, "row I").slice(0, 2)).toEqual(["MA-A-05", "Not now: rows are taken in phase A."]);
    expect(refusals(table, 1, "pass I reals").slice(0, 3)).toEqual([
      "MA-B-01",
      "Wait: it is another player's turn.",
      "Most egy másik játékos van soron.",
    ]);
  });

  test("MA-MOVE: where workers cannot go", () => {
    const table = withDie("moinho", "steward", { fields: ["R1A"] }).play(0, "act");
    expect(refusals(table, 0, "move home R1A")).toEqual([
      "MA-MOVE-05",
      "You already have a worker on R1A.",
      "Már van munkásod az R1A ültetvényen.",
      "Vous avez déjà un ouvrier sur le champ R1A.",
    ]);
    expect(refusals(table, 0, "move watch R1B")[1]).toBe("Workers in the watch stay there.");
    expect(refusals(table, 0, "move R2A R1B")[1]).toBe("You have no worker on R2A.");
    expect(refusals(table, 0, "move home watch")[3]).toBe("Cet ouvrier va dans un champ ou la forêt.");
  });

  test("MA-B-COMMANDER, MA-WOOD: ships without goods or wood", () => {
    const table = withDie("moinho", "commander", { wheat: 2, sugar: 1, wood: 0, fields: ["R1A"], ships: ["wine-1"] });
    table.play(0, "act");
    expect(refusals(table, 0, "sail wine-1 sugar-4")).toEqual([
      "MA-B-COMMANDER-05",
      "This space asks for 4 sugar, and you have 1.",
      "Ehhez a mezőhöz 4 cukor kell, és neked 1 van.",
      "Cet emplacement demande 4 sucres, et vous en avez 1.",
    ]);
    expect(refusals(table, 0, "sail home wheat-2").slice(0, 2)).toEqual([
      "MA-WOOD-05",
      "You have no access to wood: no worker in the forest or on a field with wood.",
    ]);
    expect(refusals(table, 0, "sail india-3 wheat-1")[1]).toBe("You have no ship on space 3 of India.");
  });

  test("MA-FAV, MA-MILL: favours and windmill", () => {
    const table = onTurn({ favours: ["lord"], faceDown: ["lady"], wheat: 1, sugar: 0, wine: 0 });
    expect(refusals(table, 0, "favour lord").slice(0, 2)).toEqual(["MA-FAV-LORD-01", "The Lord is for phase C."]);
    expect(refusals(table, 0, "favour lady")).toEqual([
      "MA-FAV-03",
      "Your Lady lies face down.",
      "Képpel lefelé van a Lady.",
      "Dame\u00a0: cette faveur est face cachée.",
    ]);
    expect(refusals(table, 0, "up").slice(0, 2)).toEqual(["MA-MILL-02", "Going up takes 2 wheat, and you have 1."]);
  });
});
