import { begin, FastChance, type Options } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { BUILDING_NAMES, BUILDINGS, PLANTS } from "../content/buildings.ts";
import { firstBoard } from "./draft.ts";
import { puertoRico } from "./game.ts";
import { type TestTable, tableAt, tableFor } from "./test-table.ts";

const EXPANSION: Options = { expansion1: true };

/** The ledger's table of candidates by cost, base game and expansion I. */
const CANDIDATES: readonly (readonly [cost: number, spaces: number, names: readonly string[]])[] = [
  [1, 1, ["small-market", "aqueduct"]],
  [2, 2, ["hacienda", "construction-hut", "forest-house", "black-market"]],
  [3, 1, ["small-warehouse", "storehouse"]],
  [4, 1, ["hospice", "guest-house"]],
  [5, 2, ["office", "large-market", "trading-post", "church"]],
  [6, 1, ["large-warehouse", "small-wharf"]],
  [7, 1, ["factory", "lighthouse"]],
  [8, 2, ["university", "harbor", "specialty-factory", "library"]],
  [9, 1, ["wharf", "union-hall"]],
  [10, 5, ["guild-hall", "residence", "fortress", "customs-house", "city-hall", "statue", "cloister"]],
];

const SPACES = CANDIDATES.reduce((sum, [, spaces]) => sum + spaces, 0);
const PLANT_NAMES = PLANTS.map((plant) => BUILDING_NAMES[plant]);
const EXPANSION_2 = BUILDINGS.filter(({ expansion }) => expansion === 2).map(({ name }) => name);

const fresh = (players: number, options: Options = EXPANSION, seed = "draft") =>
  tableAt(begin(puertoRico, players, options, new FastChance(seed)).state);

const chosen = (table: TestTable) => table.table.board.filter((name) => !PLANT_NAMES.includes(name));

/** The last candidate offered is chosen each time, until the board is full; says who chose. */
function chooseAll(table: TestTable): number[] {
  const seats: number[] = [];
  while (table.table.step === "draft") {
    const [seat] = table.asked;
    seats.push(seat);
    table.play(seat, table.choices(seat).at(-1) ?? "");
  }
  return seats;
}

describe("choosing the buildings", () => {
  test("PR-EXP-01: the production buildings of the base game are on the board from the start, with all their tiles", () => {
    const table = fresh(4);
    expect(table.table.board).toEqual(PLANT_NAMES);
    expect(table.table.bank).toEqual({
      "small-indigo-plant": 4,
      "small-sugar-mill": 4,
      "indigo-plant": 3,
      "sugar-mill": 3,
      "tobacco-storage": 3,
      "coffee-roaster": 3,
    });
    const [seat] = table.asked;
    expect(table.refusal(seat, "choose coffee-roaster")).toBe("PR-EXP-01");
    chooseAll(table);
    expect(table.table.board).toEqual(expect.arrayContaining(PLANT_NAMES));
  });

  test("PR-EXP-02, PR-DP-01: the candidates are all beige buildings of the base game and of the expansion, and there is no passing", () => {
    const table = fresh(3);
    const [seat] = table.asked;
    const names = CANDIDATES.flatMap(([, , kinds]) => kinds);
    expect([...table.choices(seat)].sort()).toEqual(names.map((name) => `choose ${name}`).sort());
    for (const name of EXPANSION_2) expect(table.refusal(seat, `choose ${name}`)).toBe("PR-EXP-02");
  });

  test("PR-EXP-03: one space each for the costs 1, 3, 4, 6, 7, 9, two for 2, 5, 8, five for 10", () => {
    expect(SPACES).toBe(17);
    for (const [cost, spaces, kinds] of CANDIDATES) {
      const board = kinds.slice(0, spaces - 1);
      const offered = (on: readonly string[]) =>
        tableFor(3, { board: on, at: { step: "draft" } }, EXPANSION)
          .choices(on.length % 3)
          .filter((move) => kinds.includes(move.slice("choose ".length)));
      expect(offered(board), `cost ${cost}, one space left`).toHaveLength(kinds.length - board.length);
      expect(offered(kinds.slice(0, spaces)), `cost ${cost}, no space left`).toEqual([]);
    }
  });

  test("PR-EXP-04: the governor begins, then clockwise, until all 17 spaces are filled", () => {
    const table = tableFor(4, { governor: 2, at: { step: "draft" } }, EXPANSION);
    expect(table.refusal(3, "choose aqueduct")).toBe("PR-EXP-04");
    const seats = chooseAll(table);
    expect(seats).toEqual(Array.from({ length: SPACES }, (_, turn) => (2 + turn) % 4));
    expect(table.table.board).toHaveLength(PLANTS.length + SPACES);
  });

  test.each([
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 2],
  ])("PR-EXP-05: with %i players a small building comes with %i tiles, a large one with one", (players, copies) => {
    const table = tableFor(players, { at: { step: "draft" } }, EXPANSION);
    table.play(0, "choose black-market");
    expect(table.events("buildingChosen")).toEqual([
      { type: "buildingChosen", seat: 0, building: BUILDING_NAMES.indexOf("black-market") },
    ]);
    expect(table.refusal(1, "choose black-market")).toBe("PR-EXP-05");
    table.play(1, "choose cloister").play(players === 2 ? 0 : 2, "choose hospice");
    expect(table.table.bank).toMatchObject({ "black-market": copies, cloister: 1, hospice: copies });
  });

  test("PR-EXP-06: what has no space left is out of the game", () => {
    const table = tableFor(3, { board: ["aqueduct"], at: { step: "draft" } }, EXPANSION);
    expect([table.asked, table.refusal(1, "choose small-market")]).toEqual([[1], "PR-EXP-06"]);
    chooseAll(table);
    const governor = table.table.governor;
    table.play(governor, "role builder");
    expect(table.table.board).not.toContain("small-market");
    expect(table.refusal(governor, "build small-market")).toBe("PR-EXP-06");
    expect(table.refusal(governor, "build aqueduct")).toBeNull();
    expect(tableFor(3, { at: { step: "builder" } }).refusal(0, "build aqueduct")).toBe("PR-SETUP-05");
  });

  test("PR-EXP-07: nobody passes, the last space too takes a turn", () => {
    expect(tableFor(3, { at: { step: "draft" } }, EXPANSION).refusal(0, "pass")).toBe("PR-EXP-07");
    const board = CANDIDATES.flatMap(([cost, spaces, kinds]) => (cost === 9 ? [] : kinds.slice(0, spaces)));
    const table = tableFor(3, { board, at: { step: "draft" } }, EXPANSION);
    expect([table.asked, table.choices(1)]).toEqual([[1], ["choose wharf", "choose union-hall"]]);
    expect(table.refusal(1, "pass")).toBe("PR-EXP-07");
    expect(table.play(1, "choose union-hall").table).toMatchObject({ step: "year", year: 1 });
  });

  test("PR-EXP-08: which space of a cost is used cannot be told", () => {
    const one = tableFor(3, { at: { step: "draft" } }, EXPANSION);
    one.play(0, "choose library").play(1, "choose university");
    const other = tableFor(3, { at: { step: "draft" } }, EXPANSION);
    other.play(0, "choose university").play(1, "choose library");
    expect(one.state).toEqual(other.state);
  });

  test.each([
    ["aqueduct", 0],
    ["forest-house", 1],
    ["storehouse", 2],
    ["guest-house", 2],
    ["church", 3],
    ["small-wharf", 4],
    ["lighthouse", 4],
    ["library", 5],
    ["union-hall", 6],
    ["statue", 6],
  ])("PR-EXP-09: the cost of the %s makes its column: with eight quarries it costs %i", (name, price) => {
    const quarries = { island: { quarry: 8 }, workers: { quarry: 8 }, doubloons: 20 };
    const given = { board: [name], seats: { 1: quarries }, at: { step: "builder", taker: 0, turn: 1 } };
    const table = tableFor(3, given, EXPANSION).play(1, `build ${name}`);
    expect(table.seat(1).doubloons).toBe(20 - price);
  });

  test("PR-EXP-10: office and trading post may both be chosen", () => {
    const table = tableFor(3, { board: ["office"], at: { step: "draft" } }, EXPANSION).play(1, "choose trading-post");
    expect(chosen(table)).toEqual(["office", "trading-post"]);
  });

  test("PR-EXP-11: hacienda and forest house may both be chosen", () => {
    const table = tableFor(3, { board: ["hacienda"], at: { step: "draft" } }, EXPANSION).play(1, "choose forest-house");
    expect(chosen(table)).toEqual(["hacienda", "forest-house"]);
  });

  test.each([2, 3, 4, 5])(
    "PR-EXP-12: with %i players the governor who began the choice begins the first year",
    (players) => {
      const table = fresh(players);
      const { governor } = table.table;
      expect([table.asked, table.table.year]).toEqual([[governor], 0]);
      chooseAll(table);
      expect(table.table).toMatchObject({ step: "year", year: 1, governor });
      expect(table.asked).toEqual([governor]);
    },
  );

  test("PR-EXP-13: everything else is laid out as in the base game", () => {
    for (const players of [2, 3, 4, 5]) {
      const table = fresh(players);
      chooseAll(table);
      const { board, bank, seats, ...rest } = table.table;
      const { board: usualBoard, bank: usualBank, seats: usualSeats, ...usual } = fresh(players, {}, "draft").table;
      expect(rest).toEqual(usual);
      expect(seats.map(({ prices, ...seat }) => seat)).toEqual(usualSeats.map(({ prices, ...seat }) => seat));
      expect(board.length).toBe(usualBoard.length);
      expect(Object.values(bank).reduce((sum, tiles) => sum + tiles)).toBe(
        Object.values(usualBank).reduce((sum, tiles) => sum + tiles),
      );
    }
  });
});

describe("PR-SCOPE-02: the expansions as options", () => {
  test("PR-SCOPE-02: without them the base game is laid out and nobody chooses buildings", () => {
    const table = fresh(3, {});
    expect(table.table.step).toBe("year");
    expect(chosen(table)).toEqual(
      BUILDINGS.filter(({ expansion }, at) => expansion === 0 && at > 5).map(({ name }) => name),
    );
  });

  test.each([
    [{ expansion1: true }, 0],
    [{ expansion2: true }, 1],
    [{ expansion1: true, expansion2: true }, 2],
  ])("PR-SCOPE-02: %j at every number of players", (options, _at) => {
    for (const players of [2, 3, 4, 5]) {
      const table = fresh(players, options);
      expect(table.table.step).toBe("draft");
      const [seat] = table.asked;
      expect(table.choices(seat).includes("choose library")).toBe("expansion1" in options);
      expect(table.choices(seat).includes("choose villa")).toBe("expansion2" in options);
    }
  });

  test("PR-SCOPE-02: chosen at random, the board is full at once and the costs fit", () => {
    const boards = new Set<string>();
    for (const seed of ["a", "b", "c", "d"]) {
      const table = fresh(4, { ...EXPANSION, buildings: "random" }, seed);
      expect(table.table.step).toBe("year");
      const names = chosen(table);
      for (const [cost, spaces, kinds] of CANDIDATES)
        expect(
          names.filter((name) => kinds.includes(name)),
          `cost ${cost}`,
        ).toHaveLength(spaces);
      for (const name of names) expect(table.table.bank[name]).toBe(CANDIDATES[9][2].includes(name) ? 1 : 2);
      boards.add(names.join());
    }
    expect(boards.size).toBeGreaterThan(1);
  });

  const LIST = CANDIDATES.flatMap(([, spaces, kinds]) => kinds.slice(-spaces));

  test("PR-SCOPE-02: or by a list of names", () => {
    const table = fresh(3, { ...EXPANSION, buildings: LIST.join(" ") });
    expect([table.table.step, chosen(table).sort()]).toEqual(["year", [...LIST].sort()]);
    const board = firstBoard({ ...EXPANSION, buildings: ` ${LIST.join(", ").toUpperCase()}` }, new FastChance("list"));
    expect(board).toEqual(table.state.board);
  });

  test.each([
    ["PR-EXP-05", LIST.map((name) => (name === "library" ? "specialty-factory" : name))],
    ["PR-EXP-02", LIST.map((name) => (name === "library" ? "jeweler" : name))],
    ["PR-EXP-02", LIST.map((name) => (name === "library" ? "tobacco-storage" : name))],
    ["PR-EXP-02", LIST.map((name) => (name === "library" ? "libary" : name))],
    ["PR-EXP-03", LIST.filter((name) => name !== "library")],
    ["PR-EXP-03", [...LIST, "university"]],
    ["PR-EXP-03", LIST.map((name) => (name === "library" ? "hacienda" : name))],
  ])("PR-SCOPE-02: a list that cannot be laid out is refused by %s", (rule, list) => {
    expect(puertoRico.refuseOptions(3, { ...EXPANSION, buildings: list.join(" ") })).toBe(rule);
    expect(puertoRico.refuseOptions(3, { ...EXPANSION, buildings: LIST.join(" ") })).toBeNull();
    expect(puertoRico.refuseOptions(3, { buildings: LIST.join(" ") })).toBe("PR-SETUP-05");
  });
});
