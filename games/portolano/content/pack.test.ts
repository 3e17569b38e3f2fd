import {
  asked,
  FastChance,
  hash,
  legalMoves,
  Match,
  readRecord,
  replay,
  settingsFault,
  verify,
  writeRecord,
} from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { portolano } from "../rules/game.ts";
import { tableFor } from "../rules/test-table.ts";
import { TABLES } from "./box.ts";
import { contentFor, isReconstructed } from "./content.ts";
import { readPack } from "./pack.ts";
import { SUPPLY_SIDES } from "./supply-boards.ts";
import { SEA_TILES } from "./tiles.ts";

const HEAD = { schema: "caravel-content/1", game: "portolano", name: "my box" };
const pack = (parts: object = {}) => JSON.stringify({ ...HEAD, ...parts });
const places = (text: string) => readPack(text).problems.map(({ place }) => place);

const FACE = { action: "thaler", goods: ["tea"], cannon: false };
const row = (marks: unknown, cocoa: unknown = []) => ({ supplyBoards: { B1a: { cotton: { marks, cocoa } } } });

describe("problems of a content pack", () => {
  test.each([
    ["no JSON", "{", ""],
    ["no object", "[]", ""],
    ["null", "null", ""],
    ["another schema", pack({ schema: "caravel-content/2" }), "schema"],
    ["another game", pack({ game: "brazil" }), "game"],
    ["no name", pack({ name: undefined }), "name"],
    ["an empty name", pack({ name: " " }), "name"],
    ["an unknown table", pack({ missions: {} }), "missions"],
    ["sea tiles as a list", pack({ seaTiles: [] }), "seaTiles"],
    ["an unknown sea tile", pack({ seaTiles: { S14: { a: FACE } } }), "seaTiles.S14"],
    ["a tile that is a number", pack({ seaTiles: { S01: 1 } }), "seaTiles.S01"],
    ["a third face", pack({ seaTiles: { S01: { c: FACE } } }), "seaTiles.S01.c"],
    ["a face that is text", pack({ seaTiles: { S01: { a: "thaler" } } }), "seaTiles.S01.a"],
    ["an unknown action", pack({ seaTiles: { S01: { a: { ...FACE, action: "swim" } } } }), "seaTiles.S01.a.action"],
    ["cocoa on a sea tile", pack({ seaTiles: { S01: { a: { ...FACE, goods: ["cocoa"] } } } }), "seaTiles.S01.a.goods"],
    ["no goods", pack({ seaTiles: { S01: { a: { ...FACE, goods: [] } } } }), "seaTiles.S01.a.goods"],
    ["a cannon of text", pack({ seaTiles: { S01: { a: { ...FACE, cannon: "yes" } } } }), "seaTiles.S01.a.cannon"],
    ["an unknown field of a face", pack({ seaTiles: { S01: { a: { ...FACE, rum: 1 } } } }), "seaTiles.S01.a.rum"],
    ["an unknown port", pack({ ports: { P9: {} } }), "ports.P9"],
    ["six slots", pack({ ports: { P1: { b: { slots: new Array(6).fill("tea"), rum: 1 } } } }), "ports.P1.b.slots"],
    ["no slot", pack({ ports: { P1: { b: { slots: [], rum: 1 } } } }), "ports.P1.b.slots"],
    ["too much rum in a port", pack({ ports: { P1: { b: { slots: ["tea"], rum: 10 } } } }), "ports.P1.b.rum"],
    ["half a rum", pack({ ports: { P1: { b: { slots: ["tea"], rum: 1.5 } } } }), "ports.P1.b.rum"],
    ["an unknown side", pack({ supplyBoards: { B4a: {} } }), "supplyBoards.B4a"],
    ["a row of cocoa", pack({ supplyBoards: { B1a: { cocoa: { marks: "2", cocoa: [] } } } }), "supplyBoards.B1a.cocoa"],
    ["a mark for six players", pack(row("26")), "supplyBoards.B1a.cotton.marks"],
    ["marks as a number", pack(row(22)), "supplyBoards.B1a.cotton.marks"],
    ["cocoa beyond the row", pack(row("222", [4])), "supplyBoards.B1a.cotton.cocoa"],
    ["cocoa that is no list", pack(row("222", 1)), "supplyBoards.B1a.cotton.cocoa"],
    ["a row two players do not have", pack(row("333")), "supplyBoards.B1a.cotton"],
    ["more cotton than there is", pack(row("2".repeat(18))), "supplyBoards.B1a"],
    ["more cocoa than there is", pack(row("2222", [1, 2])), "supplyBoards.B1a"],
    ["a hold of 3", pack({ ship: { hold: 3 } }), "ship.hold"],
    ["a hold of 16", pack({ ship: { hold: 16 } }), "ship.hold"],
    ["no cannon slot", pack({ ship: { cannonSlots: 0 } }), "ship.cannonSlots"],
    ["an unknown part of the ship", pack({ ship: { masts: 2 } }), "ship.masts"],
    ["a ship that is a list", pack({ ship: [] }), "ship"],
    ["seven hit faces", pack({ dice: { hitFaces: 7 } }), "dice.hitFaces"],
    ["no hit face", pack({ dice: { hitFaces: 0 } }), "dice.hitFaces"],
    ["a name from the language", pack({ ports: { constructor: {} } }), "ports.constructor"],
    ["a hostile name", `{${pack().slice(1, -1)},"ports":{"__proto__":{"a":1}}}`, "ports.__proto__"],
  ])("%s", (_title, text, place) => {
    const { box, problems } = readPack(text);
    expect(new Set(problems.map((found) => found.place))).toContain(place);
    expect(problems.every(({ problem }) => /\w/.test(problem))).toBe(true);
    expect(box).toBeNull();
    expect(portolano.contentProblems?.(text)).toEqual(problems);
    expect(settingsFault(portolano, 4, { content: text })).toMatchObject({
      code: "contentRefused",
      rule: "PO-COMP-01",
    });
  });

  test("PO-SETUP-31: without an upgrade action there is no tile to begin with", () => {
    const none = Object.fromEntries(["S01", "S02", "S03", "S04"].map((name) => [name, { a: FACE }]));
    expect(places(pack({ seaTiles: none }))).toEqual(["seaTiles"]);
  });

  test("all problems are named at once", () => {
    const text = pack({
      name: "",
      ship: { hold: 0 },
      dice: { hitFaces: "3" },
      ports: { P1: { a: { slots: 1, rum: -1 } } },
    });
    expect(places(text)).toEqual(["name", "ports.P1.a.slots", "ports.P1.a.rum", "ship.hold", "dice.hitFaces"]);
  });
});

describe("a good content pack", () => {
  test("what changes nothing is the box", () => {
    expect(places(pack())).toEqual([]);
    for (const players of [2, 3, 4, 5]) {
      const { box, ...values } = contentFor(players, pack());
      const { box: standard, ...usual } = contentFor(players, "");
      expect(values).toEqual(usual);
      expect([box.packName, standard.packName]).toEqual(["my box", ""]);
    }
  });

  test("a table is no longer reconstructed when all of it is given", () => {
    const whole = Object.fromEntries(SEA_TILES.map(({ name, a, b }) => [name, { a, b }]));
    const boards = Object.fromEntries(SUPPLY_SIDES.map(({ name, rows }) => [name, rows]));
    const content = contentFor(4, pack({ seaTiles: whole, supplyBoards: boards, ship: { hold: 8 } }));
    expect(TABLES.filter((table) => isReconstructed(content, table))).toEqual(["ports", "ship", "dice"]);
  });

  test("PO-COMP-05, PO-SEA-03: another face gives other choices", () => {
    const content = pack({ seaTiles: { S08: { a: { action: "free-rum", goods: ["tea", "wine"], cannon: false } } } });
    const given = {
      tiles: { b2: "S08a", d4: "S01a" },
      pirate: "d4",
      seats: { 0: { place: "b2" } },
      at: { moment: "action", turn: 0 },
    };
    expect(tableFor(4, given).choices(0).sort()).toEqual(["cannon", "end", "take cotton", "thaler"]);
    expect(tableFor(4, given, { content }).choices(0).sort()).toEqual(["end", "rum", "take tea", "take wine"]);
  });

  test("PO-COMP-06, PO-PORT-08: another port demands and gives other things", () => {
    const content = pack({ ports: { P7: { a: { slots: ["tea", "tea"], rum: 5 } } } });
    const ship = { place: "b2", rum: 0, goods: { tea: 2 } };
    const given = { tiles: { b2: "P7a" }, seats: { 0: ship }, at: { moment: "action", turn: 0 } };
    const table = tableFor(4, given, { content }).play(0, "unload tea 1").play(0, "unload tea 2");
    expect(table.seat(0).thalers).toBe(3);
    expect(table.choices(0)).toContain("refill 5");
  });

  test("PO-COMP-20, PO-COMP-21, PO-COMP-22: another hold, other cannon slots and other dice", () => {
    const content = pack({ ship: { hold: 5, cannonSlots: 3 }, dice: { hitFaces: 1 } });
    const given = {
      tiles: { a1: "S01a", b1: "S02a", c1: "S03a", a4: "S11a" },
      pirate: "c1",
      seats: { 0: { place: "a1", cannons: 3 }, 1: { place: "a4" }, 2: { place: "a4" }, 3: { place: "a4" } },
      at: { moment: "action", turn: 3 },
    };
    const table = tableFor(4, given, { content }).play(3, "end", [3, 0, 1, 2, 1, 2]);
    expect(table.events("foughtPirate")[0]).toMatchObject({ dice: [true, false, false], pirateDice: [false, false] });
    expect(table.seat(0)).toMatchObject({ capacity: 5, cannonSlots: 3 });
  });

  test("PO-SETUP-05: another row of the supply board", () => {
    const content = pack({ supplyBoards: { B1a: { cotton: { marks: "32", cocoa: [2] } } } });
    const table = tableFor(2, {}, { content, supply: "B1a" });
    expect(table.table.supply).toMatchObject({ left: { cotton: 1, wine: 8 }, next: { cotton: "cocoa" } });
    expect(table.table.box.cotton).toBe(17);
  });

  test("the pack is part of the record, which replays and verifies", () => {
    const content = pack({ ship: { hold: 9, cannonSlots: 2 }, dice: { hitFaces: 5 } });
    const options = { content, supply: "B2a" };
    const names = ["Ann", "Ben", "Cleo"];
    const match = new Match(portolano, { players: 3, options, names, luck: { kind: "seeded", seed: "pack" } });
    const luck = new FastChance("choices");
    for (let moves = 0; moves < 100; moves++) {
      const [seat] = asked(portolano, match.state);
      const choices = legalMoves(portolano, match.state, seat);
      expect(match.play(seat, choices[luck.roll(choices.length)]).ok).toBe(true);
    }
    const text = writeRecord(match.record());
    const record = readRecord(text);
    expect(record.options).toEqual(options);
    expect(hash(replay(portolano, record).state)).toBe(hash(match.state));
    expect(verify(portolano, text)).toMatchObject({ ok: true, problems: [], moves: 100, luckDerived: true });
    expect(verify(portolano, writeRecord({ ...record, options: { supply: "B2a" } })).ok).toBe(false);
    const bad = writeRecord({ ...record, options: { content: pack({ game: "brazil" }) } });
    expect(JSON.stringify(verify(portolano, bad).problems)).toContain("PO-COMP-01");
  });
});
