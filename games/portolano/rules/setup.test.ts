import { FastChance } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { contentFor } from "../content/content.ts";
import { IS_STARRED, NO_CANNON, NO_MUTINY } from "../content/missions.ts";
import { STERNS } from "../content/ships.ts";
import { FIRST_PORT_FACE } from "../content/tiles.ts";
import { chartFor } from "./map.ts";
import { setup } from "./setup.ts";
import { isPort, type Portolano } from "./state.ts";
import { tableFor } from "./test-table.ts";

/** Fresh tables before anybody did anything. */
function fresh(players: number, games = 60): Portolano[] {
  return Array.from({ length: games }, (_, game) => setup(players, {}, new FastChance(`setup ${game}`)));
}

const large = fresh(4);
const small = [...fresh(2), ...fresh(3)];
const portsOf = ({ grid }: Portolano) => grid.filter(isPort).map((face) => face >> 1);
const different = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;

/** Everybody chose: 4 players with the four sterns that give something, in seat order. */
const toShips = (given: object = {}) => tableFor(4, { at: { moment: "ships" }, ...given });

describe("setup for 4 and 5", () => {
  test("PO-SETUP-01: 3 ports and all sea tiles in a grid of 4 by 4, faces at random", () => {
    for (const state of [...large, ...fresh(5)]) {
      expect(state.grid).toHaveLength(16);
      expect(portsOf(state)).toHaveLength(3);
      const sea = state.grid.filter((face) => !isPort(face)).map((face) => face >> 1);
      expect(sea.sort((one, other) => one - other)).toEqual(Array.from({ length: 13 }, (_, tile) => tile));
    }
    // every face and every port comes up somewhere, and the tiles lie anywhere
    expect(new Set(large.flatMap(({ grid }) => grid)).size).toBe(26 + 16);
    expect(new Set(large.map(({ grid }) => grid[0])).size).toBeGreaterThan(15);
  });

  test("PO-SETUP-02: ports may lie side by side", () => {
    const { next } = chartFor(4);
    const touch = ({ grid }: Portolano) => grid.some((face, place) => isPort(face) && isPort(grid[next[1][place]]));
    expect(large.some(touch)).toBe(true);
    expect(large.every(touch)).toBe(false);
  });

  test("PO-SETUP-03: north is the top of the grid", () => {
    const table = tableFor(4, {
      wind: "north",
      tiles: { b3: "S01a", b2: "S11a", d4: "S12a" },
      pirate: "d4",
      seats: { 0: { place: "b3", rum: 0 } },
      at: { moment: "turn", turn: 0 },
    });
    expect(table.seat(0).place).toBe("b2");
  });

  test("PO-SETUP-04: the other 5 ports make the pile, faces and order at random", () => {
    for (const state of large) {
      const ports = [...portsOf(state), ...state.pile.map((face) => face >> 1)].sort((one, other) => one - other);
      expect(ports).toEqual(Array.from({ length: 8 }, (_, port) => FIRST_PORT_FACE / 2 + port));
      expect(state.pile).toHaveLength(5);
      expect(state.used).toEqual([]);
    }
    expect(new Set(large.flatMap(({ pile }) => pile)).size).toBe(16);
  });

  test("PO-SETUP-05: one side is drawn, or named, and full", () => {
    expect(new Set(large.map(({ side }) => side)).size).toBe(6);
    for (const { taken } of large) expect(taken).toEqual([0, 0, 0]);
    expect(tableFor(4, {}, { supply: "B2b" }).table.supply.side).toBe("B2b");
  });

  test("PO-SETUP-06: all goods not on the board are in the box", () => {
    for (const state of [...large, ...small]) {
      const rows = contentFor(state.players, "").rows[state.side].flat();
      const all = [0, 1, 2, 3].map((good) => state.box[good] + rows.filter((item) => item === good).length);
      expect(all).toEqual([17, 17, 17, 3]);
    }
  });

  test("PO-SETUP-07: 15 chests lie shuffled and face down", () => {
    for (const { chests } of large) expect([...chests].sort().join("")).toBe("111112222233333");
    expect(different(large.map(({ chests }) => chests))).toBe(large.length);
    expect(tableFor(4).view(0).chests).toEqual(new Array(15).fill(-1));
  });

  test("PO-SETUP-08: 3 cannons per player", () => {
    expect([2, 3, 4, 5].map((players) => fresh(players, 1)[0].cannons)).toEqual([6, 9, 12, 15]);
  });

  test("PO-SETUP-09: 3 missions at random", () => {
    for (const { missions } of large) expect(new Set(missions).size).toBe(3);
    expect(new Set(large.flatMap(({ missions }) => missions)).size).toBe(12);
  });

  test("PO-SETUP-10: everybody has a marker on no-cannon and no-mutiny, and on nothing else", () => {
    expect(IS_STARRED.flatMap((starred, mission) => (starred ? [mission] : []))).toEqual([NO_MUTINY, NO_CANNON]);
    for (const { missions, seats } of large)
      for (const { markers } of seats)
        expect(markers.map((marker) => marker > 0)).toEqual(
          missions.map((mission) => mission === NO_CANNON || mission === NO_MUTINY),
        );
  });

  test("PO-SETUP-11: stacks from 1 up to the number of players", () => {
    for (const players of [2, 3, 4, 5]) expect(fresh(players, 1)[0].stacks).toEqual(new Array(4).fill(players));
    const table = tableFor(5, {
      tiles: { b2: "S04a" },
      seats: { 0: { place: "b2", thalers: 1 } },
      at: { moment: "action", turn: 0 },
    });
    expect(table.play(0, "upgrade fuse").seat(0).upgrades.fuse).toEqual([5]);
  });

  test("PO-SETUP-12: an upgrade of value 0 is for the Handyman only", () => {
    const table = tableFor(4).play(2, "fit sail");
    expect(table.seat(2)).toMatchObject({ upgrades: { sail: [0] }, shipValue: 0 });
    expect(table.table.stacks.sail).toBe(4);
    const last = tableFor(4, {
      tiles: { b2: "S04a" },
      seats: { 0: { place: "b2", thalers: 1, upgrades: { sail: [1, 2, 3, 4] } } },
      at: { moment: "action", turn: 0 },
    });
    expect(last.choices(0)).not.toContain("upgrade sail");
  });

  test("PO-SETUP-13: everybody has all five movement cards", () => {
    const table = tableFor(4, {
      seats: { 0: { stern: "strategist", upgrades: { sail: [4] } } },
      at: { moment: "cards" },
    });
    expect(table.choices(0)).toHaveLength(4 + 1 + 12 + 4);
    expect(table.table.seats.map(({ laid }) => laid)).toEqual([null, null, null, null]);
  });

  test("PO-SETUP-14: one random stern each, open", () => {
    for (const { seats } of large) expect(new Set(seats.map(({ stern }) => stern)).size).toBe(4);
    expect(new Set(large.map(({ seats }) => seats[0].stern)).size).toBe(STERNS.length);
    const table = tableFor(4);
    expect(table.view(1).seats.map(({ stern }) => stern)).toEqual(table.state.seats.map(({ stern }) => stern));
  });

  test("PO-SETUP-15: 3 rum and nothing else", () => {
    for (const { seats } of large)
      for (const seat of seats)
        expect(seat).toMatchObject({ items: [0, 0, 0, 0, 3, 0], cannons: 0, upgrades: [0, 0, 0, 0], chests: [] });
  });

  test("PO-SETUP-16, PO-DEC-01, PO-DEC-02: the sterns give in start order, before ships are placed", () => {
    const sterns = { 0: { stern: "rum-still" }, 1: { stern: "sticky-fingers" }, 2: { stern: "handyman" } };
    const table = tableFor(4, { start: 2, seats: { ...sterns, 3: { stern: "grapeshot-master" } } });
    expect(table.asked).toEqual([2]);
    expect(table.choices(2)).toEqual(["fit hold", "fit gunports", "fit sail", "fit fuse"]);
    expect(table.refusal(2, "pass")).toBe("PO-STERN-03");
    expect(table.refusal(0, "stock rum")).toBe("PO-SETUP-16");
    expect(table.seat(1).thalers).toBe(0);
    table.play(2, "fit hold");
    expect(table.asked).toEqual([0]);
    expect(table.seat(3).cannons).toBe(1);
    expect(table.seat(1).thalers).toBe(0);
    expect(table.choices(0)).toEqual(["stock cotton", "stock wine", "stock tea", "stock rum"]);
    expect(table.refusal(0, "pass")).toBe("PO-STERN-04");
    table.play(0, "stock tea");
    expect(table.seat(0)).toMatchObject({ rum: 3, goods: { tea: 1 } });
    expect(table.seat(1)).toMatchObject({ thalers: 2, place: null });
    expect(table.table).toMatchObject({ step: "placePirate", turn: 2, cannons: 11 });
    const peace = tableFor(4, { seats: { 1: { stern: "peace-knight" } } });
    expect(peace.table.seats.map(({ peaceMarker }) => peaceMarker)).toEqual([false, true, false, false]);
  });

  test("PO-SETUP-17: the start player is drawn", () => {
    expect(new Set(large.map(({ start }) => start)).size).toBe(4);
    for (const { start, stack } of large) expect(stack.map(({ seat }) => seat)).toEqual([start, start]);
  });

  test("PO-SETUP-18, PO-DEC-03: the start player puts the pirate on any sea tile", () => {
    const table = tableFor(4, { start: 1, tiles: { a1: "P1a", b1: "P2a", c1: "P3a" }, at: { moment: "pirate" } });
    expect(table.asked).toEqual([1]);
    expect(table.choices(1)).toHaveLength(13);
    expect(table.refusal(1, "pirate a1")).toBe("PO-SETUP-18");
    expect(table.refusal(0, "pirate d1")).toBe("PO-SETUP-18");
    expect(table.refusal(1, "pass")).toBe("PO-SETUP-18");
    expect(table.play(1, "pirate d4").table).toMatchObject({ pirate: "d4", step: "placeShip", turn: 1 });
  });

  test("PO-SETUP-19, PO-DEC-04: in start order each places his ship on a sea tile, shared or not", () => {
    const tiles = { a1: "P1a", b1: "P2a", c1: "P3a", d4: "S01a" };
    const table = toShips({ start: 2, tiles, pirate: "d4" });
    expect(table.choices(2)).toHaveLength(13);
    expect(table.refusal(2, "ship b1")).toBe("PO-SETUP-19");
    expect(table.refusal(3, "ship d1")).toBe("PO-SETUP-19");
    expect(table.refusal(2, "pass")).toBe("PO-SETUP-19");
    table.play(2, "ship d4");
    expect(table.asked).toEqual([3]);
    table.play(3, "ship d4").play(0, "ship a2");
    expect(table.asked).toEqual([1]);
    expect(table.table.seats.map(({ place }) => place)).toEqual(["a2", null, "d4", "d4"]);
  });

  test("PO-SETUP-20: after the last ship the wind of round 1 is spun", () => {
    const table = toShips({ wind: "north", tiles: { d4: "S01a" }, pirate: "d4" });
    for (const seat of [0, 1, 2])
      expect(table.play(seat, "ship d4", []).table).toMatchObject({ wind: "north", round: 0 });
    expect(table.play(3, "ship d4", [3]).table).toMatchObject({ wind: "west", round: 1, step: "cards" });
  });

  test("PO-SETUP-21: nothing happens where a ship is placed", () => {
    const table = toShips({ tiles: { d4: "S08a" }, pirate: "d4" });
    for (const seat of [0, 1, 2]) table.play(seat, "ship d4");
    table.play(3, "ship d4", [0]);
    expect(table.asked).toEqual([0, 1, 2, 3]);
    expect(table.table.tiles.d4).toBe("S08a");
    expect(table.refusal(0, "thaler")).toBe("PO-SEA-34");
    expect(table.refusal(0, "take cotton")).toBe("PO-SEA-02");
    expect(table.table.fought).toEqual([]);
  });
});

describe("setup for 2 and 3", () => {
  test("PO-SETUP-30: everything else is as for more players", () => {
    for (const state of small) {
      expect(state.chests).toHaveLength(15);
      expect(state.missions).toHaveLength(3);
      expect(state.cannons).toBe(3 * state.players);
      expect(state.seats[0].items).toEqual([0, 0, 0, 0, 3, 0]);
      expect(new Set(state.seats.map(({ stern }) => stern)).size).toBe(state.players);
    }
    expect(new Set(small.map(({ side }) => side)).size).toBe(6);
  });

  test("PO-SETUP-31: 7 sea tiles, one of them with the upgrade action, and 2 ports in a grid of 3 by 3", () => {
    const { upgradeTiles } = contentFor(2, "");
    expect(upgradeTiles).toEqual([0, 1, 2, 3]);
    for (const state of [...fresh(3, 400), ...small]) {
      const tiles = state.grid.map((face) => face >> 1);
      expect(new Set(tiles).size).toBe(9);
      expect(portsOf(state)).toHaveLength(2);
      expect(tiles.some((tile) => upgradeTiles.includes(tile))).toBe(true);
    }
    expect(new Set(small.flatMap(({ grid }) => grid)).size).toBe(26 + 16);
    const table = tableFor(3, { at: { moment: "pirate" } });
    expect(table.choices(0)).toHaveLength(7);
    expect(table.refusal(0, "pirate d1")).toBe("PO-SETUP-31");
  });

  test("PO-SETUP-32: the sure tile may lie with its other face up, anywhere", () => {
    const { upgradeTiles } = contentFor(2, "");
    const sure = small.map(({ grid }) => grid.filter((face) => upgradeTiles.includes(face >> 1)));
    expect(sure.some((faces) => faces.every((face) => face % 2 === 1))).toBe(true);
    expect(new Set(small.map(({ grid }) => grid.findIndex((face) => face >> 1 === 0))).size).toBe(10);
  });

  test("PO-SETUP-33: 6 ports in the pile, the other sea tiles are out of the game", () => {
    for (const state of small) {
      expect(new Set([...portsOf(state), ...state.pile.map((face) => face >> 1)]).size).toBe(8);
      expect(state.pile).toHaveLength(6);
      expect(state.pile.every(isPort)).toBe(true);
    }
  });
});
