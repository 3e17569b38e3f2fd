import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Options, SeatId } from "@caravel/kernel";
import { gameSuite, goldenGames } from "@caravel/kernel/testing";
import { puertoRicoBox } from "../box.ts";
import type { PuertoRico } from "./state.ts";

const rulebook = readFileSync(join(import.meta.dirname, "../rulebook/en.md"), "utf8");
const rules = new Set([...rulebook.matchAll(/^- \*\*(PR-[A-Z0-9-]+)\*\* /gm)].map(([, id]) => id));

/** The expansions alone and together, with every way to choose the buildings. */
const options: Options[] = [
  {},
  { expansion1: true },
  { expansion2: true },
  { expansion1: true, expansion2: true, buildings: "random" },
];

gameSuite(puertoRicoBox, {
  rules,
  options,
  secrets: ({ seats }: PuertoRico, seat: SeatId) => ({
    points: seats.map(({ points }, owner) => (owner === seat ? null : points)),
  }),
  effort: { games: 6, positions: 300, secretPositions: 60 },
});

goldenGames(puertoRicoBox, join(import.meta.dirname, "../golden"));
