import { expect, test } from "vitest";
import { axeDayAndNight, fitsWidth, openPage } from "./page.ts";
import { after, openTable, playOnBoard, QUICK, standing } from "./player.ts";

/** Setup, a row with its request, dice and workers, and the price of a building. */
const LOOKED_AT = [0, 8, 30, 75];

test.each([
  { width: 1440, height: 900, touch: false, players: 4 },
  { width: 390, height: 844, touch: true, players: 2 },
])("Madeira, $width wide: decisions are made on the board, and axe finds nothing in them", async (looks) => {
  const { players } = looks;
  const page = await openPage(looks);
  const who = ["person", "greedy", "random", "random"].slice(0, players);
  await openTable(page, QUICK, { game: "madeira", players, who, seed: "axe" });
  for (const moves of LOOKED_AT) {
    await playOnBoard(page, 5, after(moves));
    await fitsWidth(page);
    await axeDayAndNight(page);
  }
  expect((await standing(page)).ply).toBeGreaterThanOrEqual(LOOKED_AT.at(-1) ?? 0);
});
