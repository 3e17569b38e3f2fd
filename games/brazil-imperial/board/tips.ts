import { capital, type Move, type RuleId, type SeatId } from "@caravel/kernel";
import type { Stage, Tip } from "@caravel/web/kit";
import type { TableName } from "../content/box.ts";
import { isCity, otherSide, TILE_AGE, TILE_VP } from "../content/buildings.ts";
import { WATER } from "../content/maps.ts";
import { MONARCH_ROWS } from "../content/monarchs.ts";
import { QUEST_AGE } from "../content/quests.ts";
import { HAND_LIMIT, STOCK_LIMIT } from "../content/resources.ts";
import { PALACE_ROWS } from "../content/spaces.ts";
import { CARRIES, IS_FOUNDER, IS_RANGED, UNITS_PER_COLOUR } from "../content/units.ts";
import { isNextToEnemy, productionOf, tilePoints } from "../rules/empire.ts";
import { goalCount } from "../rules/quests.ts";
import { colourOf, contentOf, controllerOf, FACE_DOWN, FACE_UP, mapOf, NOBODY, sum } from "../rules/state.ts";
import type { BrazilView } from "../rules/view.ts";
import { placeAt } from "../words/places.ts";
import { costOfTile, goodOn, questPoints, tokensOn } from "./empire.ts";
import type { HexFacts } from "./words/pieces.ts";
import { type BoardWords, boardWords } from "./words/words.ts";

/** What a tooltip is made from: the position shown, who looks, the players' names, and the words. A stage is one. */
export type Seen = Pick<Stage<BrazilView>, "view" | "seat" | "names" | "language" | "words" | "can">;

const wordsOf = ({ language }: Seen): BoardWords => boardWords(language);
const MOST_MOVES = 4;

/** A tip of the lines that have something to say. */
function tipOf(title: string, rule: RuleId, ...lines: readonly (string | null)[]): Tip {
  return { title: capital(title), lines: lines.filter((line): line is string => line !== null && line !== ""), rule };
}

/** A line where a table still holds values of our own making. */
function doubt(seen: Seen, table: TableName): string | null {
  return contentOf(seen.view).box.reconstructed.includes(table) ? wordsOf(seen).tips.reconstructed : null;
}

const sentence = (what: string): string => (what === "" ? "" : `${capital(what)}.`);

/** What could be done with a piece now, with cost, odds and consequences. */
export function moveLines(seen: Seen, moves: readonly Move[]): string[] {
  const legal = moves.filter((move) => seen.can(move));
  return legal.slice(0, MOST_MOVES).map((move) => seen.words.move(seen.view, seen.seat, move));
}

/** The name of a side: a player, or the enemy of the solo scenario. */
export function sideName({ names, language }: Seen, side: SeatId): string {
  return names[side] ?? capital(boardWords(language).labels.enemy);
}

// The map

/** A hex as it is read aloud. */
export function hexFacts(seen: Seen, hex: number): HexFacts {
  const { view } = seen;
  const standing = view.units.indexOf(hex);
  const side = standing < 0 ? NOBODY : Math.floor(standing / UNITS_PER_COLOUR);
  const kinds = side === NOBODY ? [] : contentOf(view).unitKind[colourOf(view, side)];
  const owner = view.owner[hex];
  const palace = view.palace[hex];
  return {
    place: placeAt(view, hex),
    isCloud: view.explorationState[hex] === FACE_DOWN,
    find: view.explorationState[hex] === FACE_UP ? view.exploration[hex] : null,
    palace: palace >= 0 && palace < PALACE_ROWS.length ? palace : null,
    owner: owner === NOBODY ? null : sideName(seen, owner),
    tokens: tokensOn(view, hex),
    units: kinds.filter((_, unit) => view.units[side * UNITS_PER_COLOUR + unit] === hex),
    unitsOf: side === NOBODY ? null : sideName(seen, side),
  };
}

/** The table of the box that says what a hex holds, or what ground it is. */
function tableOf({ find, place: { tile } }: HexFacts): TableName {
  if (find !== null) return "exploration";
  if (tile === null) return "scenarios";
  return isCity(tile) ? "cities" : "buildings";
}

/** A hex: what could be done, what is there, and what its ground means. */
export function hexTip(seen: Seen, hex: number, moves: readonly Move[]): Tip {
  const { view, seat } = seen;
  const { pieces, tips, labels } = wordsOf(seen);
  const facts = hexFacts(seen, hex);
  const { tile } = facts.place;
  const find = view.exploration[hex];
  const { isEdge, terrain } = mapOf(view);
  const controller = controllerOf(view, hex);
  const isFree = view.owner[hex] === NOBODY && terrain[hex] !== WATER;
  return tipOf(
    pieces.hex(facts),
    tile === null ? "BI-TERR-01" : isCity(tile) ? "BI-BUILD-09" : "BI-PROD-01",
    ...moveLines(seen, moves),
    tile === null || isCity(tile) ? null : tips.produces(labels.amounts(productionOf(view, hex))),
    tile === null ? null : tips.vp(tilePoints(view, hex, view.owner[hex])),
    controller === NOBODY || controller === view.owner[hex] ? null : tips.controller(sideName(seen, controller)),
    facts.find === null ? null : sentence(labels.explorationDoes(contentOf(view).explores[facts.find])),
    facts.palace === null ? null : sentence(labels.palaceBrings(PALACE_ROWS[facts.palace])),
    facts.isCloud ? (find >= 0 ? tips.seen(labels.explorationTiles[find]) : tips.cloud) : null,
    terrain[hex] === WATER ? tips.water : null,
    isEdge[hex] && tile === null ? tips.edge : null,
    seat >= 0 && isFree && isNextToEnemy(view, seat, hex) ? tips.nextToEnemy : null,
    doubt(seen, tableOf(facts)),
  );
}

/** What a kind of unit can do. */
function abilities({ tips }: BoardWords, kind: number): (string | null)[] {
  return [
    CARRIES[kind] ? tips.carries : null,
    IS_RANGED[kind] ? tips.ranged : null,
    IS_FOUNDER[kind] ? tips.founds : null,
  ];
}

/** A unit on the map. */
export function unitTip(seen: Seen, side: SeatId, kind: number, strength: number, moves: readonly Move[]): Tip {
  const words = wordsOf(seen);
  return tipOf(
    `${words.labels.units[kind]} (${sideName(seen, side)})`,
    "BI-UNIT-01",
    ...moveLines(seen, moves),
    words.tips.strength(strength),
    ...abilities(words, kind),
    doubt(seen, "armies"),
  );
}

/** A unit that is not on the map. */
export function reserveTip(seen: Seen, side: SeatId, unit: number, isFirst: boolean): Tip {
  const { view } = seen;
  const words = wordsOf(seen);
  const { unitKind, unitStrength, unitCost } = contentOf(view);
  const colour = colourOf(view, side);
  const kind = unitKind[colour][unit];
  return tipOf(
    words.labels.units[kind],
    isFirst ? "BI-DEPLOY-06" : "BI-DEPLOY-01",
    words.tips.strength(unitStrength[colour][unit]),
    isFirst ? words.tips.cost(words.labels.cost(unitCost[colour][unit])) : null,
    ...abilities(words, kind),
    doubt(seen, "armies"),
  );
}

// The action board

/** A space of somebody's action board. */
export function spaceTip(seen: Seen, owner: SeatId, space: number, moves: readonly Move[]): Tip {
  const { view } = seen;
  const { labels, tips } = wordsOf(seen);
  const player = view.seats[owner];
  const shape = contentOf(view).slotShape[space];
  const good = goodOn(player, space);
  const what = labels.improvements[space];
  const improvement =
    good === null
      ? tips.improvable({ what, shape: labels.shapes[shape] })
      : tips.improved({ what, good: labels.goods[good] });
  return tipOf(
    labels.spaces[space],
    "BI-TURN-03",
    ...moveLines(seen, moves),
    player.marker === space ? tips.marker : null,
    what === "" ? null : improvement,
    tips.spaceMove(labels.spaceMoves[space]),
    what === "" ? null : doubt(seen, "spaces"),
    ...player.oldMarkers.map((at, age) => (at === space ? tips.oldMarkers[age] : null)),
  );
}

// Cards and tiles

/** A painting, in the gallery or somebody's. */
export function paintingTip(seen: Seen, painting: number, moves: readonly Move[], isOwned = false): Tip {
  const { labels, tips } = wordsOf(seen);
  const { paintingEffects, paintingCost, paintingVp } = contentOf(seen.view);
  return tipOf(
    labels.paintings[painting],
    "BI-PAINT-01",
    ...moveLines(seen, moves),
    sentence(labels.paintingDoes(paintingEffects[painting])),
    isOwned ? null : tips.cost(labels.cost(paintingCost[painting])),
    tips.vp(paintingVp[painting]),
    doubt(seen, "paintings"),
  );
}

/** A tile of the supply. */
export function tileTip(seen: Seen, tile: number): Tip {
  const { view } = seen;
  const { labels, tips, headings } = wordsOf(seen);
  const isTown = isCity(tile);
  return tipOf(
    labels.tiles[tile],
    isTown ? "BI-BUILD-09" : "BI-BUILD-01",
    headings.age(TILE_AGE[tile]),
    tips.cost(labels.cost(costOfTile(view, tile))),
    isTown ? tips.founds : tips.produces(labels.amounts(contentOf(view).production[tile])),
    tips.vp(TILE_VP[tile]),
    isTown ? null : tips.left(view.supply[tile >> 1]),
    isTown ? null : tips.backSide(labels.tiles[otherSide(tile)]),
    doubt(seen, isTown ? "cities" : "buildings"),
  );
}

/** A gold card. */
export function goldTip(seen: Seen, card: number, moves: readonly Move[]): Tip {
  const { labels, tips } = wordsOf(seen);
  const { effect } = Object.values(contentOf(seen.view).box.goldCards)[card];
  return tipOf(
    labels.goldCards[card],
    "BI-GOLD-02",
    ...moveLines(seen, moves),
    sentence(labels.goldDoes(effect)),
    tips.worthGold,
    doubt(seen, "goldCards"),
  );
}

/** A battle card. */
export function battleTip(seen: Seen, card: number, moves: readonly Move[]): Tip {
  const { labels, pieces } = wordsOf(seen);
  const { cardAttack, cardDefence, cardEffect } = contentOf(seen.view);
  const effect = labels.battleDoes(cardEffect[card]);
  return tipOf(
    labels.battleCards[card],
    "BI-BATTLE-09",
    ...moveLines(seen, moves),
    sentence(pieces.fighter({ attack: cardAttack[card], defence: cardDefence[card], effect: "" })),
    sentence(effect),
    doubt(seen, "battleCards"),
  );
}

/** A hand or a deck. */
export function handTip(seen: Seen, deck: "gold" | "battle", owner: SeatId): Tip {
  const { headings, tips } = wordsOf(seen);
  const held = sum(seen.view.seats[owner][deck]);
  return tipOf(
    deck === "gold" ? headings.goldCards : headings.battleCards,
    "BI-STOCK-03",
    owner === seen.seat ? tips.limit({ held, limit: HAND_LIMIT }) : null,
  );
}

export function deckTip(seen: Seen, deck: "gold" | "battle", moves: readonly Move[]): Tip {
  const { pieces } = wordsOf(seen);
  const left = deck === "gold" ? seen.view.goldDeck.length : seen.view.battleDeck.length;
  return tipOf(pieces.deck({ deck, left }), deck === "gold" ? "BI-GOLD-03" : "BI-BATTLE-21", ...moveLines(seen, moves));
}

/** The goals of a quest with what its owner has of each. */
export function goalLines(seen: Seen, owner: SeatId, quest: number): string[] {
  const { tips, labels } = wordsOf(seen);
  return contentOf(seen.view).questGoals[quest].map((goal) =>
    tips.goal({ have: goalCount(seen.view, owner, goal), least: goal.least, what: labels.goal(goal) }),
  );
}

/** A quest: its goals and how far they are; nothing of one that is hidden. */
export function questTip(seen: Seen, owner: SeatId, quest: number, moves: readonly Move[]): Tip {
  const { labels, headings, tips, pieces } = wordsOf(seen);
  if (quest < 0) return tipOf(pieces.hiddenQuest(-quest), "BI-INFO-01", tips.secretQuest);
  return tipOf(
    labels.quests[quest],
    "BI-QUEST-01",
    ...moveLines(seen, moves),
    headings.age(QUEST_AGE[quest]),
    ...goalLines(seen, owner, quest),
    tips.vp(questPoints(seen.view, quest)),
    contentOf(seen.view).questVp[quest] === 0 ? tips.goalByGoal : null,
    doubt(seen, "quests"),
  );
}

export function questDeckTip(seen: Seen, age: number, moves: readonly Move[]): Tip {
  const { pieces } = wordsOf(seen);
  return tipOf(
    pieces.questDeck({ age: age + 1, left: seen.view.questDecks[age].length }),
    "BI-EXPL-07",
    ...moveLines(seen, moves),
  );
}

// What lies before a player

export function stockTip(seen: Seen, owner: SeatId, resource: number, moves: readonly Move[]): Tip {
  const { labels, tips } = wordsOf(seen);
  const held = sum(seen.view.seats[owner].stock);
  return tipOf(
    labels.resources[resource],
    "BI-STOCK-01",
    ...moveLines(seen, moves),
    tips.limit({ held, limit: STOCK_LIMIT }),
  );
}

export function goodTip(seen: Seen, good: number, moves: readonly Move[]): Tip {
  const { labels, tips } = wordsOf(seen);
  const { goodCost, goodVp, goodShape } = contentOf(seen.view);
  return tipOf(
    `${labels.goods[good]} (${labels.shapes[goodShape[good]]})`,
    "BI-MANU-01",
    ...moveLines(seen, moves),
    tips.cost(labels.cost(goodCost[good])),
    tips.vp(goodVp[good]),
    doubt(seen, "goods"),
  );
}

export function palaceTip(seen: Seen, palace: number, moves: readonly Move[]): Tip {
  const { labels, tips } = wordsOf(seen);
  return tipOf(
    labels.eras[palace],
    "BI-PAL-03",
    ...moveLines(seen, moves),
    tips.palaceNeeds(labels.palaceNeeds(PALACE_ROWS[palace])),
    sentence(labels.palaceBrings(PALACE_ROWS[palace])),
  );
}

export function monarchTip(seen: Seen, monarch: number, moves: readonly Move[]): Tip {
  const { labels } = wordsOf(seen);
  return tipOf(
    labels.monarchs[monarch],
    "BI-SETUP-10",
    ...moveLines(seen, moves),
    sentence(labels.monarchDoes(MONARCH_ROWS[monarch])),
  );
}

export function tradeTip(seen: Seen, trade: number, moves: readonly Move[]): Tip {
  const { headings, trades } = wordsOf(seen);
  return tipOf(headings.trade, "BI-TRADE-01", sentence(trades[trade]), ...moveLines(seen, moves));
}
