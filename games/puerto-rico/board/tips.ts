import { capital, type RuleId, type SeatId, SPECTATOR } from "@caravel/kernel";
import type { Stage, Tip } from "@caravel/web/kit";
import { BUILDINGS } from "../content/buildings.ts";
import {
  BUILDER,
  CITY_SPACES,
  CORN,
  GOODS,
  HOUSE_SPACES,
  ISLAND_SPACES,
  QUARRY,
  ROLES,
  type RoleName,
  SHIP_CAPACITY,
} from "../content/pieces.ts";
import { frameAt, phaseNow, stepNow, takerOf } from "../rules/moments.ts";
import { privileges } from "../rules/privilege.ts";
import { budgetsByColumn, generalReduction, reducedPrice } from "../rules/purchase.ts";
import { barrelsAboard } from "../rules/roles/cargo-ships.ts";
import { harvest } from "../rules/roles/craftsman.ts";
import { scoreSheet } from "../rules/scoring.ts";
import {
  citySpaces,
  contentOf,
  EMPTY,
  EXPANSION_2,
  forestsOf,
  IN_THE_MIDDLE,
  islandSpaces,
  NOT_IN_THE_GAME,
  noblesOf,
  owns,
  total,
  uses,
} from "../rules/state.ts";
import type { PuertoRicoView } from "../rules/view.ts";
import { freeInCity } from "./land.ts";
import { type BoardWords, boardWords, type PriceFacts } from "./words/words.ts";

/** What a tooltip is made from: the position shown, who looks, the players' names, and the language. A stage is one. */
export type Seen = Pick<Stage<PuertoRicoView>, "view" | "seat" | "names" | "language">;

/** The supplies that have a tooltip of their own; those of goods have `goodTip`. */
export type SupplyName = "colonists" | "nobles" | "points" | "quarries" | "facedown" | "discards";

const wordsOf = ({ language }: Seen): BoardWords => boardWords(language);
const nameOf = ({ names }: Seen, seat: SeatId) => names[seat] ?? `#${seat + 1}`;

/** A tip of the lines that have something to say. */
function tipOf(title: string, rule: RuleId, ...lines: readonly (string | null)[]): Tip {
  return { title: capital(title), lines: lines.filter((line) => line !== null), rule };
}

// Buildings

/** The rule that tells what a building does; the plants share one. */
export function ruleOfBuilding(building: number): RuleId {
  const { name, good } = BUILDINGS[building];
  return good === null ? `PR-B-${name.toUpperCase()}-01` : "PR-CRAFT-03";
}

/** What a building costs the viewer now and why, all reductions but the black market counted; null for a spectator. */
export function priceFacts({ view, seat }: Seen, building: number): PriceFacts | null {
  if (seat === SPECTATOR) return null;
  const board = view.seats[seat];
  const content = contentOf(view);
  const column = content.column[building];
  const isBuilder = takerOf(view, BUILDER) === seat;
  const forests = generalReduction(board, false);
  const general = generalReduction(board, isBuilder);
  const quarries = Math.min(board.workers[QUARRY], column);
  const means = budgetsByColumn(board, isBuilder)[column];
  return {
    price: reducedPrice(content, board, general, building),
    cost: content.cost[building],
    privilege: general - forests,
    quarries,
    forests,
    zoning: means - board.doubloons - general - quarries,
    isNow: frameAt(view, "build")?.seat === seat,
  };
}

/** What it costs the viewer, in lines. */
function priceLines(seen: Seen, building: number): (string | null)[] {
  const { view, seat } = seen;
  const facts = priceFacts(seen, building);
  if (facts === null || stepNow(view) === null || view.bank[building] === 0 || owns(view.seats[seat], building))
    return [];
  const { tips } = wordsOf(seen);
  const board = view.seats[seat];
  const content = contentOf(view);
  const column = content.column[building];
  const working = board.workers[QUARRY];
  const asBuilder = reducedPrice(content, board, generalReduction(board, true), building);
  const missing = facts.price - board.doubloons;
  return [
    tips.price(facts),
    working > column ? tips.idleQuarries({ column, working }) : null,
    phaseNow(view) !== BUILDER && asBuilder < facts.price ? tips.asBuilder({ price: asBuilder }) : null,
    missing > 0 ? tips.missing({ doubloons: missing }) : null,
  ];
}

function copiesLine(seen: Seen, building: number): string {
  const { view } = seen;
  const { tips } = wordsOf(seen);
  if (!view.board.includes(building)) return tips.notChosen;
  return tips.copies({ left: view.bank[building], all: contentOf(view).copies[building] });
}

/** Who stands on a building of a city. */
function mannedLine(seen: Seen, building: number, owner: SeatId): string | null {
  const { city, cityNobles } = seen.view.seats[owner];
  if (city[building] < 0) return null;
  const circles = contentOf(seen.view).circles[building];
  return wordsOf(seen).tips.manned({ colonists: city[building], nobles: cityNobles[building], circles });
}

/** A building on the bank board, or in the city of its `owner`. */
export function buildingTip(seen: Seen, building: number, owner: SeatId = SPECTATOR): Tip {
  const { view, seat } = seen;
  const { labels, effects, tips } = wordsOf(seen);
  const { cost, points, circles } = contentOf(view);
  const numbers = {
    cost: cost[building],
    points: points[building],
    circles: circles[building],
    isLarge: BUILDINGS[building].isLarge,
  };
  const whose = owner === SPECTATOR ? seat : owner;
  return tipOf(
    labels.buildings[building],
    ruleOfBuilding(building),
    effects[building],
    tips.numbers(numbers),
    copiesLine(seen, building),
    whose === SPECTATOR ? null : mannedLine(seen, building, whose),
    ...(owner === SPECTATOR ? priceLines(seen, building) : []),
  );
}

// Roles

const ROLE_RULES: Readonly<Record<RoleName, RuleId>> = {
  settler: "PR-SETTLER-01",
  mayor: "PR-MAYOR-03",
  builder: "PR-BUILDER-01",
  craftsman: "PR-CRAFT-01",
  trader: "PR-TRADER-01",
  captain: "PR-CAPTAIN-01",
  prospector: "PR-PROSP-02",
  "prospector-2": "PR-PROSP-02",
};

/** A role card. */
export function roleTip(seen: Seen, role: number): Tip {
  const { view, seat } = seen;
  const { labels, headings, roles, tips } = wordsOf(seen);
  const { action, privilege } = roles[role];
  const doubloons = view.cardMoney[role];
  const taker = view.takenBy[role];
  const isDoubled = seat !== SPECTATOR && privileges(view.seats[seat]) > 1;
  return tipOf(
    labels.roles[role],
    ROLE_RULES[ROLES[role]],
    tips.action(action),
    tips.privilege(privilege),
    isDoubled ? tips.twice : null,
    doubloons === 0 ? null : tips.cardMoney({ doubloons }),
    taker === IN_THE_MIDDLE || taker === NOT_IN_THE_GAME ? null : `${capital(headings.takenBy(nameOf(seen, taker)))}.`,
  );
}

/** The governor card. */
export function governorTip(seen: Seen): Tip {
  const { tips } = wordsOf(seen);
  return tipOf(tips.governorIs({ name: nameOf(seen, seen.view.governor) }), "PR-YEAR-10", tips.governor);
}

// Goods and tiles

const ruleOfGood = (good: number): RuleId => (good === CORN ? "PR-CRAFT-02" : "PR-CRAFT-03");

/** A good: in the supply, or on the wind rose of its `owner`. */
export function goodTip(seen: Seen, good: number, owner: SeatId = seen.seat): Tip {
  const { view, seat } = seen;
  const { labels, needs, tips } = wordsOf(seen);
  const isHeld = owner !== SPECTATOR;
  const name = owner === seat ? null : nameOf(seen, owner);
  return tipOf(
    labels.goods[good],
    ruleOfGood(good),
    tips.goodPrice({ doubloons: contentOf(view).prices[good] }),
    needs[good],
    tips.inSupply({ barrels: view.supply[good] }),
    isHeld ? tips.held({ name, barrels: view.seats[owner].barrels[good] }) : null,
    isHeld && owner === seat && stepNow(view) !== null ? tips.made({ barrels: harvest(view, seat, good) }) : null,
  );
}

/** A kind of plantation or the quarry: in the open row (or the pile), or on the island of its `owner`. */
export function tileTip(seen: Seen, kind: number, owner: SeatId = SPECTATOR): Tip {
  const { view } = seen;
  const { labels, tiles, tips } = wordsOf(seen);
  const lines: string[] = [];
  if (owner !== SPECTATOR) {
    const { workers, island } = view.seats[owner];
    lines.push(tips.occupied({ occupied: workers[kind], count: island[kind] }));
  } else if (kind === QUARRY) lines.push(tips.tilesLeft({ left: view.quarries }), tips.quarriesFor);
  else lines.push(tips.faceUp({ count: view.faceUp[kind] }));
  return tipOf(
    kind === QUARRY ? labels.tiles[kind] : tips.plantation({ kind }),
    kind === QUARRY ? "PR-BUILDER-04" : ruleOfGood(kind),
    tiles[kind],
    ...lines,
  );
}

/** Forests: in general, or on the island of their `owner`, with the other sides as far as the viewer knows them. */
export function forestTip(seen: Seen, owner: SeatId = SPECTATOR): Tip {
  const { labels, forest, pieces, tips } = wordsOf(seen);
  if (owner === SPECTATOR) return tipOf(labels.forest, "PR-B-FOREST-HOUSE-03", forest);
  const board = seen.view.seats[owner];
  const doubloons = generalReduction(board, false);
  const known = board.forests.map((count, kind) => count + (board.secretForests?.[kind] ?? 0));
  return tipOf(
    pieces.forests({ count: forestsOf(board) }),
    "PR-B-FOREST-HOUSE-03",
    forest,
    doubloons > 0 ? tips.saved({ doubloons }) : null,
    total(known) === 0 ? null : tips.otherSides({ tiles: known }),
  );
}

// Harbour and trading house

/** A cargo ship. */
export function shipTip(seen: Seen, ship: number): Tip {
  const { view, seat } = seen;
  const { headings, tips } = wordsOf(seen);
  const size = SHIP_CAPACITY[ship];
  const good = view.shipGood[ship];
  const barrels = view.shipBarrels[ship];
  const title = headings.cargoShip(size);
  if (good === EMPTY || good === NOT_IN_THE_GAME) return tipOf(title, "PR-CAPTAIN-09", tips.emptyShip({ size }));
  const fitting = seat === SPECTATOR ? 0 : barrelsAboard(view, seat, good, ship);
  return tipOf(
    title,
    "PR-CAPTAIN-04",
    tips.cargo({ good, barrels, size }),
    barrels === size ? tips.fullShip : null,
    fitting > 0 ? tips.wouldFit({ good, barrels: fitting }) : null,
  );
}

/** The trading house. */
export function houseTip(seen: Seen): Tip {
  const { view } = seen;
  const { headings, tips } = wordsOf(seen);
  return tipOf(
    headings.tradingHouse,
    "PR-TRADER-04",
    tips.houseBuys,
    total(view.house) === 0 ? tips.houseEmpty : tips.inHouse({ barrels: view.house }),
    tips.houseRoom({ spaces: HOUSE_SPACES - total(view.house) }),
    tips.prices({ prices: contentOf(view).prices }),
  );
}

// Colonists and supplies

/** The colonist ship. */
export function colonistShipTip(seen: Seen): Tip {
  const { view } = seen;
  const { headings, tips } = wordsOf(seen);
  const circles = view.seats.reduce((sum, _, seat) => sum + freeInCity(view, seat), 0);
  return tipOf(
    headings.colonistShip,
    "PR-MAYOR-13",
    tips.aboard({ colonists: view.colonistShip, nobles: view.noblesAboard }),
    tips.refill,
    tips.freeCircles({ circles, players: view.players }),
  );
}

/** A supply on the table. */
export function supplyTip(seen: Seen, supply: SupplyName): Tip {
  const { view } = seen;
  const { headings, tips } = wordsOf(seen);
  switch (supply) {
    case "colonists": {
      const rule = uses(view, EXPANSION_2) ? "PR-NOBLE-05" : "PR-END-02";
      const end = uses(view, EXPANSION_2) ? null : tips.colonistsEnd;
      return tipOf(headings.colonists, rule, tips.left({ left: view.colonists }), end);
    }
    case "nobles":
      return tipOf(headings.nobles, "PR-NOBLE-04", tips.left({ left: view.nobles }), tips.noblesCome, tips.noblesCount);
    case "points": {
      const paper = view.paper > 0 ? tips.onPaper({ points: view.paper }) : null;
      return tipOf(headings.pointsLeft, "PR-END-04", tips.left({ left: view.points }), paper, tips.pointsEnd);
    }
    case "quarries":
      return tileTip(seen, QUARRY);
    case "facedown": {
      const left = tips.left({ left: view.faceDownCount });
      const unseen = total(view.unseen) === 0 ? null : tips.unseen({ tiles: view.unseen });
      return tipOf(headings.faceDown, "PR-INFO-02", left, unseen, tips.faceDownFor);
    }
    case "discards":
      return tipOf(headings.discards, "PR-SETTLER-12", tips.listed({ tiles: view.discards }), tips.discardsFor);
    default:
      return supply satisfies never;
  }
}

// What a seat has

/** A player's doubloons. */
export function doubloonsTip(seen: Seen, seat: SeatId): Tip {
  const { headings, tips } = wordsOf(seen);
  const { doubloons } = seen.view.seats[seat];
  return tipOf(headings.doubloons, "PR-SCORE-05", tips.money({ doubloons }), tips.tieBreak);
}

/** A player's victory points: those in chips are secret until the end. */
export function pointsTip(seen: Seen, seat: SeatId): Tip {
  const { view } = seen;
  const { headings, tips } = wordsOf(seen);
  const chips = view.seats[seat].points;
  return tipOf(
    headings.points,
    chips === null ? "PR-INFO-01" : "PR-SCORE-01",
    chips === null ? tips.secret : tips.chips({ points: chips }),
    tips.wouldScore({ points: scoreSheet(view, seat).total, withChips: chips !== null }),
  );
}

/** A player's colonists, wherever they are. */
export function colonistsTip(seen: Seen, seat: SeatId): Tip {
  const { view } = seen;
  const { headings, tips } = wordsOf(seen);
  const board = view.seats[seat];
  const island = total(board.workers);
  const city = board.built.reduce((sum, building) => sum + board.city[building], 0);
  const free = total(board.island) - island + freeInCity(view, seat);
  return tipOf(
    headings.people,
    "PR-MAYOR-06",
    tips.people({ island, city, windRose: board.windRose, nobles: noblesOf(board) }),
    tips.circles({ free }),
  );
}

/** The colonists waiting on a player's wind rose. */
export function windRoseTip(seen: Seen, seat: SeatId): Tip {
  const { headings, tips } = wordsOf(seen);
  const { windRose, windRoseNobles } = seen.view.seats[seat];
  return tipOf(
    headings.windRose,
    "PR-MAYOR-08",
    tips.waiting({ colonists: windRose, nobles: windRoseNobles }),
    tips.waits,
  );
}

/** A player's island as a whole. */
export function islandTip(seen: Seen, seat: SeatId): Tip {
  const { headings, tips } = wordsOf(seen);
  const filled = islandSpaces(seen.view.seats[seat]);
  const title = seat === seen.seat ? headings.myIsland : headings.island(nameOf(seen, seat));
  return tipOf(title, "PR-SETTLER-04", tips.spaces({ filled, all: ISLAND_SPACES }), tips.islandFull);
}

/** A player's city as a whole. */
export function cityTip(seen: Seen, seat: SeatId): Tip {
  const { headings, tips } = wordsOf(seen);
  const filled = citySpaces(seen.view.seats[seat]);
  const title = seat === seen.seat ? headings.myCity : headings.city(nameOf(seen, seat));
  return tipOf(title, "PR-END-03", tips.spaces({ filled, all: CITY_SPACES }), tips.cityFull);
}

/** By good: the barrels a player would make now. */
export function productionNow(view: PuertoRicoView, seat: SeatId): number[] {
  return GOODS.map((_, good) => harvest(view, seat, good));
}

/** What a player would make now. */
export function productionTip(seen: Seen, seat: SeatId): Tip {
  const { headings, tips } = wordsOf(seen);
  return tipOf(headings.production, "PR-CRAFT-03", tips.production({ barrels: productionNow(seen.view, seat) }));
}
