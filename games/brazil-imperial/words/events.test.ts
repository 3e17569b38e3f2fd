import { LANGUAGES } from "@caravel/kernel";
import { eventsSuite, testNames } from "@caravel/kernel/testing";
import { expect, test } from "vitest";
import { FIRST_CITY, TILES } from "../content/buildings.ts";
import { BATTLE_CARDS, GOLD_CARDS } from "../content/cards.ts";
import { MONARCHS } from "../content/monarchs.ts";
import { PAINTINGS } from "../content/paintings.ts";
import { QUESTS } from "../content/quests.ts";
import { RESOURCES } from "../content/resources.ts";
import { GOODS, PALACES, SPACES, TRADES } from "../content/spaces.ts";
import { UNIT_KINDS } from "../content/units.ts";
import { brazilImperial } from "../rules/game.ts";
import { WAYS } from "../rules/moves.ts";
import { NOBODY } from "../rules/state.ts";
import type { ToldEvent } from "./catalogue.ts";
import { words } from "./index.ts";
import { GAMES, NOUNS } from "./test-games.ts";

const NAMES = testNames(4);
const seat = 0;
const hex = "0,-1";

/** Counts by kind with so many of one. */
const only = (kinds: readonly unknown[], kind: number, count = 1) => kinds.map((_, k) => (k === kind ? count : 0));
const none = (kinds: readonly unknown[]) => kinds.map(() => 0);
/** One event for each of so many. */
const times = <E extends ToldEvent>(many: readonly unknown[], event: (number: number) => E): E[] =>
  many.map((_, number) => event(number));

/** The first four kinds of exploration tiles, all of which have names of their own. */
const LANDS = [0, 1, 2, 3];

/** One or more events of every type; a type that is missing does not compile. */
const EVENTS: { [E in ToldEvent as E["type"]]: E[] } = {
  answered: [{ type: "answered", seat }],
  questsKept: [{ type: "questsKept" }],
  monarchChosen: [true, false].flatMap((isDealt) =>
    times(MONARCHS, (monarch) => ({ type: "monarchChosen", seat, monarch, isDealt })),
  ),
  capitalsTurnedUp: [{ type: "capitalsTurnedUp", tiles: [2, 0, 3] }],
  settled: times(["0,-1", "-1,2", "5,0"], (number) => ({
    type: "settled",
    seat,
    hex: ["0,-1", "-1,2", "5,0"][number]!,
    tile: number,
  })),
  turnBegan: times([1, 2, 3], (round) => ({ type: "turnBegan", seat: round, round: round + 1 })),
  acted: [true, false].flatMap((isImproved) => times(SPACES, (space) => ({ type: "acted", seat, space, isImproved }))),
  playedGold: times(GOLD_CARDS, (card) => ({ type: "playedGold", seat, card })),
  peeked: [{ type: "peeked", seat, hex }],
  sawTile: times(LANDS, (tile) => ({ type: "sawTile", seat, hex, tile })),
  tookBonus: [{ type: "tookBonus", seat }],
  coroados: times([1, 2], (age) => ({ type: "coroados", seat, age: age + 1 })),
  paid: [
    ...times(RESOURCES, (kind) => ({
      type: "paid" as const,
      seat,
      stock: only(RESOURCES, kind, kind + 1),
      fromTiles: [],
      gold: none(GOLD_CARDS),
      battle: none(BATTLE_CARDS),
    })),
    {
      type: "paid",
      seat,
      stock: none(RESOURCES),
      fromTiles: [],
      gold: none(GOLD_CARDS),
      battle: none(BATTLE_CARDS),
    },
    {
      type: "paid",
      seat,
      stock: none(RESOURCES),
      fromTiles: [
        { hex, resource: 4 },
        { hex: "1,0", resource: 1 },
        { hex, resource: 4 },
      ],
      gold: only(GOLD_CARDS, 3),
      battle: only(BATTLE_CARDS, 1, 2),
    },
  ],
  deployed: [true, false].flatMap((isFirst) =>
    times(UNIT_KINDS, (kind) => ({ type: "deployed", seat, kind, hex, isFirst })),
  ),
  painted: times(PAINTINGS, (painting) => ({ type: "painted", seat, painting, next: painting - 1 })),
  built: [
    ...times(TILES, (tile) => ({ type: "built" as const, seat, tile, hex, over: -1, byJesuits: false })),
    ...times(TILES.slice(0, FIRST_CITY), (over) => ({
      type: "built" as const,
      seat,
      tile: 6,
      hex,
      over,
      byJesuits: true,
    })),
  ],
  cityUncovered: [{ type: "cityUncovered", pile: 0, city: FIRST_CITY + 2 }],
  renovated: [true, false].flatMap((isFlip) =>
    times(TILES.slice(0, FIRST_CITY), (tile) => ({ type: "renovated", seat, hex, tile, isFlip })),
  ),
  produced: [
    { type: "produced", seat, hex, amounts: [0, 0, 2, 0, 1, 0] },
    { type: "produced", seat, hex, amounts: none(RESOURCES) },
  ],
  manufactured: [true, false].flatMap((isFree) =>
    times(GOODS, (good) => ({ type: "manufactured", seat, good, isFree })),
  ),
  goodPlaced: times([0, 1, 2, 3, 4, 5, 6, 7], (place) => ({ type: "goodPlaced", seat, good: place % 6, place })),
  exchanged: times(TRADES, (trade) => ({ type: "exchanged", seat, trade })),
  gained: times(RESOURCES, (resource) => ({ type: "gained", seat, resource, count: resource + 1 })),
  drewGold: [{ type: "drewGold", seat }],
  sawGold: times(GOLD_CARDS, (card) => ({ type: "sawGold", seat, card })),
  drewBattle: [{ type: "drewBattle", seat }],
  sawBattle: times(BATTLE_CARDS, (card) => ({ type: "sawBattle", seat, card })),
  reshuffled: [
    { type: "reshuffled", deck: "gold" },
    { type: "reshuffled", deck: "battle" },
  ],
  dropped: times(RESOURCES, (resource) => ({ type: "dropped", seat, resource })),
  droppedGold: times(GOLD_CARDS, (card) => ({ type: "droppedGold", seat, card })),
  droppedBattle: times(BATTLE_CARDS, (card) => ({ type: "droppedBattle", seat, card })),
  revealed: times(QUESTS, (quest) => ({ type: "revealed", seat, quest })),
  palacePlaced: [true, false].flatMap((byIsabel) =>
    times(PALACES, (palace) => ({ type: "palacePlaced", seat, palace, hex, byIsabel })),
  ),
  markerPut: times(SPACES, (space) => ({ type: "markerPut", seat, age: (space % 2) + 1, space })),
  ageBegan: times([2, 3], (age) => ({ type: "ageBegan", age: age + 2, round: 9, seat })),
  lastRound: [{ type: "lastRound", seat }],
  moved: [
    ...times(WAYS, (by) => ({ type: "moved" as const, seat, kinds: [0], from: hex, to: "-1,5", by })),
    { type: "moved", seat, kinds: [4, 0, 0], from: hex, to: "1,0", by: 0 },
  ],
  explored: times(LANDS, (tile) => ({ type: "explored", seat, hex, tile })),
  exploredUnseen: [{ type: "exploredUnseen", seat, hex }],
  builtOnTile: times(LANDS, (tile) => ({ type: "builtOnTile", seat, hex, tile })),
  drewQuest: times([1, 2, 3], (age) => ({ type: "drewQuest", seat, age: age + 1 })),
  sawQuest: times(QUESTS, (quest) => ({ type: "sawQuest", seat, quest })),
  captured: times([1, 2, 3], (from) => ({ type: "captured", seat, hex, from: from + 1 })),
  battleBegan: [
    { type: "battleBegan", attacker: 0, defender: 1, hex, from: null },
    { type: "battleBegan", attacker: 1, defender: 0, hex, from: "-1,0" },
  ],
  expeditionBegan: [{ type: "expeditionBegan", seat, hex, strength: 4 }],
  committed: times([0, 1, 2, 3], (cards) => ({ type: "committed", seat, cards })),
  cardsOpened: [
    { type: "cardsOpened", attack: none(BATTLE_CARDS), defence: none(BATTLE_CARDS) },
    { type: "cardsOpened", attack: only(BATTLE_CARDS, 1, 2), defence: only(BATTLE_CARDS, 3) },
  ],
  spied: times(BATTLE_CARDS, (card) => ({ type: "spied", seat, card })),
  battleEnded: [
    { type: "battleEnded", attacker: 0, defender: 1, winner: 0, hex, attack: 6, defence: 4 },
    { type: "battleEnded", attacker: 0, defender: 1, winner: 1, hex, attack: 5, defence: 5 },
    { type: "battleEnded", attacker: 0, defender: NOBODY, winner: 0, hex, attack: 5, defence: 5 },
    { type: "battleEnded", attacker: 0, defender: NOBODY, winner: NOBODY, hex, attack: 3, defence: 5 },
  ],
  defeated: (["capital", "stock", "gone"] as const).flatMap((to) => [
    { type: "defeated", seat, kinds: [0], to },
    { type: "defeated", seat: 1, kinds: [1, 1, 7], to },
  ]),
  lostUnit: times(UNIT_KINDS, (kind) => ({ type: "lostUnit", seat, kind })),
  expeditionSucceeded: [{ type: "expeditionSucceeded", seat, hex, tile: 6 }],
  factory: times(GOODS, (good) => ({ type: "factory", seat, good })),
  gameOver: [{ type: "gameOver", scores: [31, 40, 8, 55] }],
  soloEnded: [
    { type: "soloEnded", isWon: true, round: 18 },
    { type: "soloEnded", isWon: false, round: 20 },
  ],
};

eventsSuite({ ...brazilImperial, words }, { games: GAMES, nouns: NOUNS }, EVENTS, []);

test.each(LANGUAGES)("events in %s that differ are told differently", (language) => {
  for (const [type, events] of Object.entries(EVENTS))
    expect(new Set(events.map((event) => words[language].event(event, NAMES))).size, type).toBe(events.length);
});

test("BI-SOLO-01: alone, the other side is the enemy", () => {
  const attack = { type: "battleBegan", attacker: 0, defender: 1, hex, from: null };
  expect(LANGUAGES.map((language) => words[language].event(attack, ["Inês"]))).toEqual([
    "Inês attacks the enemy on 0,-1.",
    "Inês megtámadja az ellenséget a 0,-1 mezőn.",
    "Inês attaque l’ennemi sur 0,-1.",
  ]);
  const spied = { type: "spied", seat: 1, card: 1 };
  expect(words.en.event(spied, ["Inês"])).toBe("The enemy stops Volley with a Spy.");
});
