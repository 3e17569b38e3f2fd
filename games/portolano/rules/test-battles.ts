import { type TestTable, tableFor } from "./test-table.ts";

/** Outcomes of the spinner and of the dice. */
export const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];
export const [HIT, MISS] = [0, 3];

/** Sea but for b2, c3 and d4; the isles of peace are a4 and b4. */
export const LARGE = {
  ...{ a1: "S01a", b1: "S02a", c1: "S03a", d1: "S04a" },
  ...{ a2: "S05a", b2: "P1a", c2: "S06a", d2: "S07a" },
  ...{ a3: "S08a", b3: "S09a", c3: "P2a", d3: "S10a" },
  ...{ a4: "S11a", b4: "S12a", c4: "S13b", d4: "P3a" },
};

/** Sea but for c1 and a3; the isle of peace is c3. */
const SMALL = {
  ...{ a1: "S01a", b1: "S02a", c1: "P1a" },
  ...{ a2: "S03a", b2: "S04a", c2: "S05a" },
  ...{ a3: "P2a", b3: "S06a", c3: "S11a" },
};

/** A ship with nothing on board. */
export const BARE = { rum: 0 };

/** The last turn of a round, on known tiles: its player still has to say `end`, and then wind, pirate and battles come. */
export function lastTurn(players: number, given: { start?: number } & Record<string, unknown>): TestTable {
  const last = ((given.start ?? 0) + players - 1) % players;
  return tableFor(players, {
    tiles: players < 4 ? SMALL : LARGE,
    missions: ["cotton4", "wine4", "tea4"],
    at: { moment: "action", turn: last },
    ...given,
  });
}

/** Ends the last turn of the round; `outcomes` are the wind and the dice. */
export function endRound(table: TestTable, outcomes: number[]): TestTable {
  return table.play(table.asked[0], "end", outcomes);
}

/** Who fought the pirate since the last move, in order. */
export function pirateFights(table: TestTable): number[] {
  return table.events("foughtPirate").map(({ seat }) => seat);
}

/** Who fought whom since the last move, tile by tile. */
export function clashesOf(table: TestTable): number[][] {
  return table.events("clashed").map(({ fighters }) => fighters.map(({ seat }) => seat));
}
