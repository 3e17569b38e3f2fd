import { readFileSync } from "node:fs";
import { LANGUAGES, type Language, type SeatId, SPECTATOR } from "@caravel/kernel";
import { faultsIn, testNames } from "@caravel/kernel/testing";
import type { Tip } from "@caravel/web/kit";
import { describe, expect, test } from "vitest";
import { SHIP_SPACES } from "../content/content.ts";
import {
  BUILDINGS,
  CHARACTERS,
  CITIES,
  COLONIES,
  FAVOURS,
  FOREST,
  GOODS,
  ITEMS,
  PASS_SPACES,
  REQUESTS,
  REWARDS,
} from "../content/pieces.ts";
import { TABLES } from "../content/tables.ts";
import { madeira } from "../rules/game.ts";
import { tableFor } from "../rules/test-table.ts";
import type { MadeiraView } from "../rules/view.ts";
import { NOUNS } from "../words/test-games.ts";
import { randomGame } from "./test-games.ts";
import * as tips from "./tips.ts";
import { speak } from "./words/words.ts";

await Promise.all(LANGUAGES.map(speak));

const RULEBOOK = readFileSync(new URL("../rulebook/en.md", import.meta.url), "utf8");
const RULES = new Set([...RULEBOOK.matchAll(/^- \*\*(MA-[A-Z0-9-]+)\*\* /gm)].map(([, id]) => id));

const seenBy = (view: MadeiraView, seat: SeatId, language: Language): tips.Seen => ({
  view,
  seat,
  names: testNames(4),
  language,
});
const each = (list: readonly unknown[], tip: (number: number) => Tip | Tip[]) => [...list.keys()].flatMap(tip);

/** Every tooltip of a position. */
function allTips(seen: tips.Seen): Tip[] {
  const { view } = seen;
  return [
    ...Array.from({ length: FOREST + 1 }, (_, field) => tips.fieldTip(seen, field)),
    ...each(BUILDINGS, (building) => [tips.buildingTip(seen, building), tips.markerTip(seen, building)]),
    ...each(CHARACTERS, (character) => tips.characterTip(seen, character)),
    ...each(CITIES, (city) => tips.cityTip(seen, city)),
    ...each(FAVOURS, (favour) => [
      tips.districtTip(seen, favour, 3),
      tips.ownFavourTip(seen, favour, true),
      tips.ownFavourTip(seen, favour, false),
    ]),
    ...each(COLONIES, (colony) => tips.colonyTip(seen, colony)),
    ...each(GOODS, (market) => tips.marketTip(seen, market)),
    ...Array.from({ length: SHIP_SPACES }, (_, space) => tips.shipSpaceTip(seen, space)),
    ...each(REWARDS, (reward) => tips.rewardTip(seen, reward)),
    ...Array.from({ length: view.players }, (_, row) => tips.rowTip(seen, row)),
    ...each(REQUESTS, (type) => tips.requestTip(seen, type)),
    ...each(PASS_SPACES, (space) => tips.passTip(seen, space)),
    tips.watchTip(seen),
    ...[1, 2, 3].flatMap((value) => [tips.dieTip(seen, value, false), tips.dieTip(seen, value, true)]),
    ...[0, 3, 6].map((level) => tips.millTip(seen, level)),
    ...(["up", "down", "exchange"] as const).map((use) => tips.millUseTip(seen, use)),
    ...each(ITEMS, (item) => tips.itemTip(seen, item)),
    ...view.seats.flatMap((_, seat) => [
      tips.pointsTip(seen, seat),
      tips.piratesTip(seen, seat),
      tips.homeTip(seen, seat),
      tips.shipsTip(seen, seat),
    ]),
  ];
}

describe("tooltips", () => {
  test.each(LANGUAGES)("in %s are sound and name a rule, for players and those who watch", (language) => {
    for (const players of [2, 4])
      for (const [number, { before }] of [...randomGame(players, `tips ${players}`, true)].entries()) {
        if (number % 40 !== 0) continue;
        for (const viewer of [SPECTATOR, 1]) {
          const wrong = allTips(seenBy(madeira.view(before, viewer), viewer, language)).flatMap(
            ({ title, lines, rule }) => [
              ...[title, ...lines].map((line) => faultsIn(language, line, NOUNS)).filter((fault) => fault !== ""),
              ...(lines.includes("") ? [`${title} has an empty line`] : []),
              ...(rule !== undefined && RULES.has(rule) ? [] : [`${title}: no rule ${rule}`]),
            ],
          );
          if (wrong.length > 0) expect(wrong).toEqual([]);
        }
      }
  });

  test("what is reconstructed says so until a pack replaces it", () => {
    const doubted = (content: string) => {
      const { state } = tableFor(2, {}, { content });
      const seen = seenBy(madeira.view(state, 0), 0, "en");
      return allTips(seen).filter(({ lines }) => lines.some((line) => line.includes("reconstructed"))).length;
    };
    const pack = Object.fromEntries(TABLES.map((name) => [name, {}]));
    const whole = JSON.stringify({ schema: "caravel-content/1", game: "madeira", name: "my box", ...pack });
    // fields, cities, favours (three ways), colonies, markets and their spaces, rewards, rows, requests, pass column, windmill
    expect(doubted("")).toBe(14 + 3 + 36 + 3 + 3 + SHIP_SPACES + 8 + 2 + 5 + 4 + 3);
    expect(doubted(whole)).toBe(0);
  });

  test("MA-E-CONV-01 to -04: what a field becomes is told until it has, or cannot any more", () => {
    const becomes = (round: number, field: number) =>
      tips.conversionOf(madeira.view(tableFor(4, { round, at: { moment: "turn", turn: 0 } }).state, 0), field);
    const [R1A, R1C, R1D] = [0, 2, 3];
    expect([becomes(1, R1A), becomes(2, R1C), becomes(3, R1C)]).toEqual([null, { good: 1, round: 2 }, null]);
    expect([becomes(4, R1D), becomes(5, R1D)]).toEqual([{ good: 2, round: 4 }, null]);
  });
});
