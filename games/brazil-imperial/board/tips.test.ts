import { readFileSync } from "node:fs";
import { LANGUAGES, type Language, type SeatId, SPECTATOR } from "@caravel/kernel";
import { faultsIn, testNames } from "@caravel/kernel/testing";
import type { Tip } from "@caravel/web/kit";
import { describe, expect, test } from "vitest";
import { STANDARD_BOX, TABLES } from "../content/box.ts";
import { BATTLE_CARDS, GOLD_CARDS } from "../content/cards.ts";
import { MONARCHS } from "../content/monarchs.ts";
import { PAINTINGS } from "../content/paintings.ts";
import { RESOURCES } from "../content/resources.ts";
import { GOODS, PALACES, SPACES, TRADES } from "../content/spaces.ts";
import { UNITS_PER_COLOUR } from "../content/units.ts";
import { brazilImperial } from "../rules/game.ts";
import { wordAt } from "../rules/state.ts";
import { tableFor } from "../rules/test-table.ts";
import type { BrazilView } from "../rules/view.ts";
import { words } from "../words/index.ts";
import { hexMoves, openTiles, spaceMoves } from "./offers.ts";
import { randomGame } from "./test-games.ts";
import {
  battleTip,
  deckTip,
  goldTip,
  goodTip,
  handTip,
  hexFacts,
  hexTip,
  monarchTip,
  paintingTip,
  palaceTip,
  questDeckTip,
  questTip,
  reserveTip,
  type Seen,
  spaceTip,
  stockTip,
  tileTip,
  tradeTip,
  unitTip,
} from "./tips.ts";
import { boardWords, speak } from "./words/words.ts";

await Promise.all(LANGUAGES.map(speak));

const RULEBOOK = readFileSync(new URL("../rulebook/en.md", import.meta.url), "utf8");
const RULES = new Set([...RULEBOOK.matchAll(/^- \*\*(BI-[A-Z0-9-]+)\*\* /gm)].map(([, id]) => id));

function seenBy(view: BrazilView, seat: SeatId, language: Language, legal: ReadonlySet<number> = new Set()): Seen {
  return { view, seat, names: testNames(4), language, words: words[language], can: (move) => legal.has(move) };
}

/** Every tooltip of a position. */
function allTips(seen: Seen): Tip[] {
  const { view } = seen;
  return [
    ...[...view.tile.keys()].map((hex) => hexTip(seen, hex, hexMoves(view, hex))),
    ...PAINTINGS.map((_, painting) => paintingTip(seen, painting, [])),
    ...openTiles(view).map((tile) => tileTip(seen, tile)),
    ...GOLD_CARDS.map((_, card) => goldTip(seen, card, [])),
    ...BATTLE_CARDS.map((_, card) => battleTip(seen, card, [])),
    ...GOODS.map((_, good) => goodTip(seen, good, [])),
    ...PALACES.map((_, palace) => palaceTip(seen, palace, [])),
    ...MONARCHS.map((_, monarch) => monarchTip(seen, monarch, [])),
    ...TRADES.map((_, trade) => tradeTip(seen, trade, [])),
    ...[0, 1, 2].map((age) => questDeckTip(seen, age, [])),
    ...(["gold", "battle"] as const).map((deck) => deckTip(seen, deck, [])),
    ...view.seats.flatMap((player, owner) => [
      ...SPACES.map((_, space) => spaceTip(seen, owner, space, spaceMoves(space))),
      ...RESOURCES.map((_, resource) => stockTip(seen, owner, resource, [])),
      ...(["gold", "battle"] as const).map((deck) => handTip(seen, deck, owner)),
      ...[...player.quests, ...player.revealed].map((quest) => questTip(seen, owner, quest, [])),
      ...Array.from({ length: UNITS_PER_COLOUR }, (_, unit) => reserveTip(seen, owner, unit, unit % 2 === 0)),
      unitTip(seen, owner, 8, 4, []),
    ]),
  ];
}

describe("tooltips", () => {
  test.each(LANGUAGES)("in %s are sound and name a rule in many positions", (language) => {
    let number = 0;
    for (const { before, legal } of randomGame(3, "tips", 600)) {
      if (number++ % 60 !== 0) continue;
      for (const viewer of [SPECTATOR, 0, 1])
        for (const { title, lines, rule } of allTips(
          seenBy(brazilImperial.view(before, viewer), viewer, language, viewer === 0 ? new Set(legal) : new Set()),
        )) {
          if (rule === undefined || !RULES.has(rule)) expect.fail(`${title}: ${rule} is no rule`);
          for (const text of [title, ...lines]) {
            const faults = faultsIn(language, text.replace("II–VI.", "2–6."));
            if (faults !== "" || text.includes("undefined")) expect.fail(`${text}: ${faults}`);
          }
        }
    }
  });

  test("what is reconstructed says so until a pack replaces it", () => {
    const doubted = (content: string) => {
      const given = {
        age: 2,
        tiles: { "0,-1": { tile: "farm", by: 0 }, "1,-2": { tile: "salvador", by: 0 } },
        exploration: { "-1,0": { tile: "culture", up: true } },
        seats: { 0: { colour: "green", quests: ["I-1", "II-1"] } },
      };
      const { state } = tableFor(2, given, { map: "rio", content });
      const seen = seenBy(brazilImperial.view(state, 0), 0, "en");
      return allTips(seen).filter(({ lines }) => lines.some((line) => line.includes("reconstructed"))).length;
    };
    const values = Object.fromEntries(TABLES.map((table) => [table, STANDARD_BOX[table]]));
    const scenarios = Object.entries(STANDARD_BOX.scenarios).map(([name, { id: _, ...scenario }]) => [name, scenario]);
    const pack = { ...values, scenarios: Object.fromEntries(scenarios) };
    const whole = JSON.stringify({ schema: "caravel-content/1", game: "brazil-imperial", name: "my box", ...pack });
    const cards = PAINTINGS.length + GOLD_CARDS.length + BATTLE_CARDS.length + GOODS.length;
    const hexes = tableFor(2, {}, { map: "rio" }).state.tile.length;
    // every hex of the map; eight sides and two cities to build; two quests; slots and units of two players
    expect(doubted("")).toBe(hexes + cards + 8 + 2 + 2 + 2 * (6 + UNITS_PER_COLOUR + 1));
    expect(doubted(whole)).toBe(0);
  });

  test("nobody is told what others' quests are, nor what lies under clouds", () => {
    let hidden = 0;
    for (const { before } of randomGame(3, "tips", 300)) {
      const view = brazilImperial.view(before, 0);
      if (before.stack[0] === undefined) continue;
      for (const quest of view.seats[1]!.quests) {
        expect(quest).toBeLessThan(0);
        const { title } = questTip(seenBy(view, 0, "en"), 1, quest, []);
        expect(title).toContain("face down");
        hidden++;
      }
    }
    expect(hidden).toBeGreaterThan(100);
  });

  test("a hex is read aloud by its name, its ground and all that is there", () => {
    for (const { after } of randomGame(2, "aloud", 200)) {
      const seen = seenBy(brazilImperial.view(after, 0), 0, "en");
      const hex = after.units.find((place) => place >= 0);
      if (hex === undefined) continue;
      const said = boardWords("en").pieces.hex(hexFacts(seen, hex));
      expect(said.startsWith(wordAt(after, hex))).toBe(true);
      expect(said).toMatch(/(Archer|Musketeer|Halberdier|Grenadier|Dragoon|Lancer|Hussar|Cannon|Monarch)/);
      return;
    }
    expect.fail("nobody has a unit on the map");
  });
});
