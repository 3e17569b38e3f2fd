import { readdirSync, readFileSync } from "node:fs";
import { LANGUAGES, type Language, type Move, readRecord, replay, type SeatId, SPECTATOR } from "@caravel/kernel";
import { faultsIn, testNames } from "@caravel/kernel/testing";
import type { Tip } from "@caravel/web/kit";
import { describe, expect, test } from "vitest";
import { GOODS, ITEMS, PLAIN_GOODS, RUM } from "../content/pieces.ts";
import { UPGRADES } from "../content/ships.ts";
import { portolano } from "../rules/game.ts";
import { upgradeValues } from "../rules/ship.ts";
import { ASHORE, type Portolano } from "../rules/state.ts";
import type { PortolanoView } from "../rules/view.ts";
import { NOUNS } from "../words/test-games.ts";
import { CARDS } from "./course.ts";
import {
  boxTip,
  cardTip,
  cargoTip,
  chestsTip,
  fittedTip,
  gunportTip,
  holdTip,
  laidTip,
  missionTip,
  rowTip,
  type Seen,
  stackTip,
  sternTip,
  supplyTip,
  tileTip,
  windTip,
} from "./tips.ts";
import { speak } from "./words/words.ts";

await Promise.all(LANGUAGES.map(speak));

const FOLDER = new URL("../golden/", import.meta.url);
const GOLDEN = readdirSync(FOLDER)
  .sort()
  .filter((_, number) => number % 6 === 0)
  .map((name) => replay(portolano, readRecord(readFileSync(new URL(name, FOLDER), "utf8"))));
const RULEBOOK = readFileSync(new URL("../rulebook/en.md", import.meta.url), "utf8");
const RULES = new Set([...RULEBOOK.matchAll(/^- \*\*(PO-[A-Z0-9-]+)\*\* /gm)].map(([, id]) => id));

function seenBy(view: PortolanoView, seat: SeatId, language: Language): Seen {
  return { view, seat, names: testNames(5), language };
}

const anything = (_move: Move) => true;

/** Every tooltip of a position. */
function allTips(seen: Seen): Tip[] {
  const { view } = seen;
  const seats = [...view.seats.keys()];
  return [
    ...[...view.grid.keys()].map((place) => tileTip(seen, place, anything)),
    ...CARDS.map((card) => cardTip(seen, card, anything)),
    ...PLAIN_GOODS.map((_, row) => rowTip(seen, row)),
    ...GOODS.map((_, good) => boxTip(seen, good)),
    ...UPGRADES.map((_, kind) => stackTip(seen, kind)),
    ...(["cannons", "chests", "pile"] as const).map((supply) => supplyTip(seen, supply)),
    ...view.missions.map((_, number) => missionTip(seen, number)),
    gunportTip(seen, true),
    gunportTip(seen, false),
    ...seats.flatMap((seat) => [
      windTip(seen, seat),
      laidTip(seen, seat),
      holdTip(seen, seat),
      chestsTip(seen, seat),
      sternTip(seen, seat),
      ...ITEMS.map((_, item) => cargoTip(seen, seat, item)),
      ...UPGRADES.flatMap((_, kind) =>
        upgradeValues(view.seats[seat]!, kind).map((value) => fittedTip(seen, seat, kind, value)),
      ),
    ]),
  ];
}

/** Positions of the golden games, far apart, and their ends. */
function* positions(): Generator<Portolano> {
  for (const match of GOLDEN)
    for (const [move, state] of match.states.entries())
      if (move % 23 === 0 || move === match.entries.length) yield state;
}

describe("tooltips", () => {
  test.each(LANGUAGES)("in %s are sound and name a rule in many positions of golden games", (language) => {
    for (const state of positions())
      for (const viewer of [SPECTATOR, 0, 1])
        for (const { title, lines, rule } of allTips(seenBy(portolano.view(state, viewer), viewer, language))) {
          if (rule === undefined || !RULES.has(rule)) expect.fail(`${title}: ${rule} is no rule`);
          for (const text of [title, ...lines]) {
            const faults = faultsIn(language, text, NOUNS);
            if (faults !== "" || text.includes("undefined")) expect.fail(`${text}: ${faults}`);
          }
        }
  });

  test("nobody is told what is in the chests of others", () => {
    for (const state of positions())
      for (const [seat, { chests }] of state.seats.entries()) {
        if (chests.length === 0 || state.stack.length === 0) continue;
        const other = (seat + 1) % state.players;
        const { lines } = chestsTip(seenBy(portolano.view(state, other), other, "en"), seat);
        expect(lines).toContain("Only their owner knows what is in them.");
        const own = chestsTip(seenBy(portolano.view(state, seat), seat, "en"), seat);
        expect(own.lines[0]).toMatch(/^Yours are worth /);
      }
  });
});

test("a tile tells the rum of the courses that lead there, and the mutiny", () => {
  const [state] = GOLDEN.flatMap((match) =>
    match.states.filter(
      (position, move) => move > 20 && position.stack.at(-1)?.step === 7 && position.seats[0]!.items[RUM] === 1,
    ),
  );
  const view = portolano.view(state!, 0);
  expect(view.seats[0]!.place).not.toBe(ASHORE);
  const against = (view.wind + 2) & 3;
  const lines = allTips(seenBy(view, 0, "en")).flatMap((tip) => [...tip.lines]);
  expect(
    lines.some((line) => line.startsWith(["North", "East", "South", "West"][against]!) && line.includes("Mutiny")),
  ).toBe(true);
});
