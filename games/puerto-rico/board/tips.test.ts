import { readdirSync, readFileSync } from "node:fs";
import { LANGUAGES, type Language, readRecord, replay, type SeatId, SPECTATOR } from "@caravel/kernel";
import { faultsIn, testNames } from "@caravel/kernel/testing";
import type { Tip } from "@caravel/web/kit";
import { describe, expect, test } from "vitest";
import { BUILDING_NAMES, HOSPICE, OFFICE, STATUE } from "../content/buildings.ts";
import { BUILDER, GOODS, QUARRY, ROLES, SHIP_CAPACITY, TILES } from "../content/pieces.ts";
import { puertoRico } from "../rules/game.ts";
import { takerOf } from "../rules/moments.ts";
import { priceFor } from "../rules/purchase.ts";
import type { PuertoRico } from "../rules/state.ts";
import type { PuertoRicoView } from "../rules/view.ts";
import { NOUNS } from "../words/test-games.ts";
import { at, own } from "../words/test-orders.ts";
import {
  buildingTip,
  cityTip,
  colonistShipTip,
  colonistsTip,
  doubloonsTip,
  forestTip,
  goodTip,
  governorTip,
  houseTip,
  islandTip,
  pointsTip,
  priceFacts,
  productionTip,
  roleTip,
  ruleOfBuilding,
  type Seen,
  shipTip,
  supplyTip,
  tileTip,
  windRoseTip,
} from "./tips.ts";
import { speak } from "./words/words.ts";

await Promise.all(LANGUAGES.map(speak));

const FOLDER = new URL("../golden/", import.meta.url);
/** Some recorded games: all numbers of players, all expansions, all ways of playing. */
const GOLDEN = readdirSync(FOLDER)
  .sort()
  .filter((_, number) => number % 7 === 0)
  .map((name) => replay(puertoRico, readRecord(readFileSync(new URL(name, FOLDER), "utf8"))));

const RULEBOOK = readFileSync(new URL("../rulebook/en.md", import.meta.url), "utf8");
const RULES = new Set([...RULEBOOK.matchAll(/^- \*\*(PR-[A-Z0-9-]+)\*\* /gm)].map(([, id]) => id));

const SUPPLIES = ["colonists", "nobles", "points", "quarries", "facedown", "discards"] as const;

function seenBy(view: PuertoRicoView, seat: SeatId, language: Language): Seen {
  return { view, seat, names: testNames(5), language };
}

/** Every tooltip of a position. */
function allTips(seen: Seen): Tip[] {
  const { view } = seen;
  const seats = [...view.seats.keys()];
  return [
    ...[...BUILDING_NAMES.keys()].map((building) => buildingTip(seen, building)),
    ...seats.flatMap((seat) => view.seats[seat]!.built.map((building) => buildingTip(seen, building, seat))),
    ...[...ROLES.keys()].map((role) => roleTip(seen, role)),
    ...[...GOODS.keys()].flatMap((good) => [goodTip(seen, good), ...seats.map((seat) => goodTip(seen, good, seat))]),
    ...[...TILES.keys()].flatMap((kind) => [tileTip(seen, kind), ...seats.map((seat) => tileTip(seen, kind, seat))]),
    ...[...SHIP_CAPACITY.keys()].map((ship) => shipTip(seen, ship)),
    ...SUPPLIES.map((supply) => supplyTip(seen, supply)),
    forestTip(seen),
    governorTip(seen),
    houseTip(seen),
    colonistShipTip(seen),
    ...seats.flatMap((seat) => [
      forestTip(seen, seat),
      doubloonsTip(seen, seat),
      pointsTip(seen, seat),
      colonistsTip(seen, seat),
      windRoseTip(seen, seat),
      islandTip(seen, seat),
      cityTip(seen, seat),
      productionTip(seen, seat),
    ]),
  ];
}

/** Positions of the golden games, far apart, and their ends. */
function* positions(): Generator<PuertoRico> {
  for (const match of GOLDEN)
    for (const [move, state] of match.states.entries())
      if (move % 61 === 0 || move === match.entries.length) yield state;
}

describe("tooltips", () => {
  test.each(LANGUAGES)("in %s are sound and name a rule in many positions of golden games", (language) => {
    for (const state of positions())
      for (const viewer of [SPECTATOR, 0, 1]) {
        const tips = allTips(seenBy(puertoRico.view(state, viewer), viewer, language));
        const wrong = tips.flatMap(({ title, lines, rule }) => [
          ...[title, ...lines].map((line) => faultsIn(language, line, NOUNS)).filter((fault) => fault !== ""),
          ...(lines.length === 0 || lines.includes("") ? [`${title} is empty`] : []),
          ...(rule !== undefined && RULES.has(rule) ? [] : [`${title}: no rule ${rule}`]),
        ]);
        if (wrong.length > 0) expect(wrong).toEqual([]);
      }
  });

  test("every building has its rule", () => {
    expect([...BUILDING_NAMES.keys()].map(ruleOfBuilding).filter((rule) => !RULES.has(rule))).toEqual([]);
    expect([ruleOfBuilding(0), ruleOfBuilding(HOSPICE), ruleOfBuilding(STATUE)]).toEqual([
      "PR-CRAFT-03",
      "PR-B-HOSPICE-01",
      "PR-B-STATUE-01",
    ]);
  });

  test("PR-BUILDER-07: the price and its reasons add up to what the rules ask", () => {
    for (const state of positions())
      for (const seat of state.seats.keys()) {
        const view = puertoRico.view(state, seat);
        for (const building of BUILDING_NAMES.keys()) {
          const facts = priceFacts(seenBy(view, seat, "en"), building)!;
          const { price, cost, privilege, quarries, forests, zoning } = facts;
          if (price !== priceFor(view, seat, takerOf(view, BUILDER), building)) expect.fail(BUILDING_NAMES[building]);
          if (price !== Math.max(0, cost - privilege - quarries - forests - zoning)) expect.fail(JSON.stringify(facts));
        }
      }
  });

  test("PR-EX-01, PR-EX-02: two quarries and an office, for the builder and for another", () => {
    const state = at("build", ({ seats }) => {
      seats[0]!.island[QUARRY] = seats[0]!.workers[QUARRY] = 2;
      seats[0]!.doubloons = 2;
    });
    const lines = (given: PuertoRico) => buildingTip(seenBy(puertoRico.view(given, 0), 0, "en"), OFFICE).lines;
    expect(lines(state).slice(-2)).toEqual(["You pay 3 doubloons (2 less by quarries).", "You lack 1 doubloon."]);
    state.stack.at(-1)!.taker = 0;
    expect(lines(state).at(-1)).toBe("You pay 2 doubloons (1 less as the builder, 2 less by quarries).");
    state.stack.pop();
    expect(lines(state).slice(-3)).toEqual([
      "You would pay 3 doubloons (2 less by quarries).",
      "As the builder: 2 doubloons.",
      "You lack 1 doubloon.",
    ]);
  });

  test("a building that stands has no price; it works or not", () => {
    const state = at("build", ({ seats }) => {
      own(seats[0]!, OFFICE, 1);
      own(seats[1]!, OFFICE, 0);
    });
    const seen = seenBy(puertoRico.view(state, 0), 0, "en");
    expect(buildingTip(seen, OFFICE).lines.at(-1)).toBe("It works: 1 colonist on 1 circle.");
    expect(buildingTip(seen, OFFICE, 1).lines.at(-1)).toBe("Nobody is on it, so it does not work.");
  });

  test("PR-INFO-01: the chips of others are secret", () => {
    const state = at("build", ({ seats }) => {
      seats[0]!.points = 5;
      seats[1]!.points = 7;
    });
    const seen = seenBy(puertoRico.view(state, 0), 0, "en");
    expect(pointsTip(seen, 0).lines).toEqual(["In chips: 5 points.", "As things stand, the final score: 5."]);
    expect(pointsTip(seen, 1).lines).toEqual([
      "How many points lie in chips is secret until the end.",
      "As things stand, besides the chips: 0 points.",
    ]);
  });
});
