import { type Box, STANDARD_BOX } from "./box.ts";
import { BUILDINGS, type BuildingGround, type BuildingName, CITIES } from "./buildings.ts";
import {
  allOf,
  BATTLE_CARDS,
  type BattleEffect,
  EXPLORATION,
  EXPLORATION_ROWS,
  type ExplorationRow,
  GOLD_CARDS,
} from "./cards.ts";
import { type GameMap, makeMap } from "./maps.ts";
import { MONARCH_ROWS, MONARCHS, type MonarchRow } from "./monarchs.ts";
import { readPack } from "./pack.ts";
import { FRAMES, PAINTINGS, type PaintingEffect, PERMISSIONS, type Permission, type PointsPer } from "./paintings.ts";
import { type GoalType, QUESTS } from "./quests.ts";
import { type Cost, costOf, RESOURCES, type Resource } from "./resources.ts";
import { CAPITALS, GOODS, IMPROVED_SPACES, SHAPES, SPACES } from "./spaces.ts";
import { COLOURS, ORANGE, UNIT_KINDS } from "./units.ts";

/** One goal, by numbers. */
export interface Goal {
  readonly type: GoalType;
  readonly least: number;
  /** Does it count tiles? */
  readonly isOfTiles: boolean;
  /** Sides of buildings, as bits. */
  readonly sides: number;
  readonly resource: number;
  /** Points of the goal, in age III. */
  readonly vp: number;
}

/** Paintings that raise the production of a side, as bits, with what they raise. */
export interface Raise {
  readonly mask: number;
  readonly side: number;
  readonly resource: number;
  readonly by: number;
}

/** A gold card that scores for so many controlled buildings of these sides, as bits. */
export interface EndCard {
  readonly card: number;
  readonly sides: number;
  readonly least: number;
  readonly vp: number;
}

/** A monarch's building, by numbers. */
export interface Raised {
  readonly side: number;
  readonly vp: number;
  readonly produces: readonly number[];
}

/** The values of one table's pieces, as plain lists by number. */
export interface Content {
  readonly box: Box;
  /** By tile: its cost; the same when the Build action is improved (BI-BUILD-23). */
  readonly tileCost: readonly Cost[];
  readonly improvedCost: readonly Cost[];
  /** By side: what it produces by resource; by ground: may it stand there? */
  readonly production: readonly (readonly number[])[];
  readonly onClearing: readonly boolean[];
  readonly onForest: readonly boolean[];
  readonly onGoldmine: readonly boolean[];
  readonly onBuilding: readonly boolean[];
  /** By pair of sides: tiles in the box. */
  readonly tilePairs: readonly number[];
  /** By colour, then by unit: its kind, strength and cost; units of one kind stand together. */
  readonly unitKind: readonly (readonly number[])[];
  readonly unitStrength: readonly (readonly number[])[];
  readonly unitCost: readonly (readonly Cost[])[];
  /** By monarch: his row, his colour, what he raises. */
  readonly monarchs: readonly MonarchRow[];
  readonly monarchColour: readonly number[];
  readonly raises: readonly (Raised | null)[];
  /** By good: shape, cost, points; by space with a slot: its shape. */
  readonly goodShape: readonly number[];
  readonly goodCost: readonly Cost[];
  readonly goodVp: readonly number[];
  readonly slotShape: readonly number[];
  /** By painting. */
  readonly paintingFrame: readonly number[];
  readonly paintingsOfFrame: readonly (readonly number[])[];
  readonly paintingCost: readonly Cost[];
  readonly paintingVp: readonly number[];
  readonly paintingEffects: readonly (readonly PaintingEffect[])[];
  /** Paintings as bits: by frame; by permission; those that add to attacks, to defences. */
  readonly frameMasks: readonly number[];
  readonly grants: Readonly<Record<Permission, number>>;
  readonly attackRaises: readonly (readonly [mask: number, by: number])[];
  readonly defenceRaises: readonly (readonly [mask: number, by: number])[];
  readonly forestRaises: readonly (readonly [mask: number, by: number])[];
  readonly harborRaws: readonly (readonly [mask: number, by: number])[];
  readonly exploringRaws: readonly (readonly [mask: number, by: number])[];
  readonly raisedProduction: readonly Raise[];
  readonly finalPoints: readonly { readonly mask: number; readonly per: PointsPer; readonly vp: number }[];
  /** The painting that takes a marker, and the one that takes goods, as bits, with what they give. */
  readonly markerMask: number;
  readonly markerVp: number;
  readonly markerCards: number;
  readonly factoryMask: number;
  readonly factoryGoods: number;
  readonly factoryVp: number;
  /** By card. */
  readonly goldCopies: readonly number[];
  readonly allGold: readonly number[];
  readonly endCards: readonly EndCard[];
  readonly warGold: number;
  readonly battleCopies: readonly number[];
  readonly allBattle: readonly number[];
  readonly cardAttack: readonly number[];
  readonly cardDefence: readonly number[];
  readonly cardEffect: readonly (BattleEffect | null)[];
  /** By exploration tile. */
  readonly explorationCopies: readonly number[];
  readonly allExploration: readonly number[];
  readonly explores: readonly ExplorationRow[];
  /** By quest. */
  readonly questVp: readonly number[];
  readonly questGoals: readonly (readonly Goal[])[];
  /** The same goals, with those first that are counted fastest: most quests fail by one of them. */
  readonly questTests: readonly (readonly Goal[])[];
  /** By capital tile, then by resource. */
  readonly capitalGains: readonly (readonly number[])[];
  readonly maps: readonly GameMap[];
  readonly mapNames: readonly string[];
}

const sideNumber = (side: BuildingName): number => BUILDINGS.indexOf(side);
const sideBits = (sides: readonly BuildingName[]): number =>
  sides.reduce((bits, side) => bits | (1 << sideNumber(side)), 0);
const amounts = (given: Partial<Readonly<Record<Resource, number>>>): number[] =>
  RESOURCES.map((resource) => given[resource] ?? 0);

const ANY_RAW = 5;
const FIRST_ASSET = 6;
/** BI-BUILD-23: a cost in which every raw may be any raw. */
function anyRaws(cost: Cost): Cost {
  const less = cost.map((slots, slot) => (slot < FIRST_ASSET ? 0 : slots));
  for (let slot = 0; slot < FIRST_ASSET; slot++) less[ANY_RAW] += cost[slot];
  return less;
}

function buildingContent(box: Box) {
  const rows = BUILDINGS.map((name) => box.buildings[name]);
  const accepts = (ground: BuildingGround) => rows.map((row) => row.ground.includes(ground));
  const tileCost = [...rows, ...CITIES.map((name) => box.cities[name])].map(({ cost }) => costOf(cost));
  return {
    tileCost,
    improvedCost: tileCost.map(anyRaws),
    production: rows.map(({ produces }) => amounts(produces)),
    onClearing: accepts("clearing"),
    onForest: accepts("forest"),
    onGoldmine: accepts("goldmine"),
    onBuilding: accepts("building"),
    tilePairs: Object.values(box.buildingTiles),
  };
}

function armyContent(box: Box) {
  const armies = COLOURS.map((colour) =>
    box.armies[colour].flatMap((row) => Array.from({ length: row.count }, () => row)),
  );
  return {
    unitKind: armies.map((army) => army.map(({ kind }) => UNIT_KINDS.indexOf(kind))),
    unitStrength: armies.map((army) => army.map(({ strength }) => strength)),
    unitCost: armies.map((army) => army.map(({ cost }) => costOf(cost))),
    monarchs: MONARCH_ROWS,
    monarchColour: MONARCHS.map((name) => COLOURS.indexOf(box.monarchs[name].colour)),
    raises: MONARCH_ROWS.map(({ raises }: MonarchRow) =>
      raises === null ? null : { side: sideNumber(raises.side), vp: raises.vp, produces: amounts(raises.produces) },
    ),
  };
}

function goodContent(box: Box) {
  const rows = GOODS.map((name) => box.goods[name]);
  return {
    goodShape: rows.map(({ shape }) => SHAPES.indexOf(shape)),
    goodCost: rows.map(({ cost }) => costOf(cost)),
    goodVp: rows.map(({ vp }) => vp),
    slotShape: SPACES.slice(0, IMPROVED_SPACES).map((space) =>
      SHAPES.indexOf(box.spaces[space as keyof Box["spaces"]]),
    ),
    capitalGains: CAPITALS.map((name) => amounts(box.capitals[name])),
  };
}

function paintingContent(box: Box) {
  const rows = PAINTINGS.map((name) => box.paintings[name]);
  const all = rows.flatMap(({ effects }, painting) => effects.map((effect) => ({ mask: 1 << painting, effect })));
  const raises = (type: "attack" | "defence" | "nextToForest" | "harborRaws" | "exploringRaws") =>
    all.flatMap(({ mask, effect }) => (effect.type === type && "by" in effect ? [[mask, effect.by] as const] : []));
  const marker = all.find(({ effect }) => effect.type === "markerReward");
  const factory = all.find(({ effect }) => effect.type === "factory");
  return {
    paintingFrame: rows.map(({ frame }) => FRAMES.indexOf(frame)),
    paintingsOfFrame: FRAMES.map((frame) => [...rows.keys()].filter((painting) => rows[painting].frame === frame)),
    paintingCost: rows.map(({ cost }) => costOf(cost)),
    paintingVp: rows.map(({ vp }) => vp),
    paintingEffects: rows.map(({ effects }) => effects),
    frameMasks: FRAMES.map((frame) =>
      rows.reduce((mask, row, painting) => (row.frame === frame ? mask | (1 << painting) : mask), 0),
    ),
    grants: Object.fromEntries(
      PERMISSIONS.map((permission) => [
        permission,
        all.reduce((bits, { mask, effect }) => (effect.type === permission ? bits | mask : bits), 0),
      ]),
    ) as Record<Permission, number>,
    attackRaises: raises("attack"),
    defenceRaises: raises("defence"),
    forestRaises: raises("nextToForest"),
    harborRaws: raises("harborRaws"),
    exploringRaws: raises("exploringRaws"),
    raisedProduction: all.flatMap(({ mask, effect }) =>
      effect.type === "produces"
        ? [{ mask, side: sideNumber(effect.side), resource: RESOURCES.indexOf(effect.resource), by: effect.by }]
        : [],
    ),
    finalPoints: all.flatMap(({ mask, effect }) =>
      effect.type === "points" ? [{ mask, per: effect.per, vp: effect.vp }] : [],
    ),
    markerMask: marker?.mask ?? 0,
    markerVp: marker?.effect.type === "markerReward" ? marker.effect.vp : 0,
    markerCards: marker?.effect.type === "markerReward" ? marker.effect.goldCards : 0,
    factoryMask: factory?.mask ?? 0,
    factoryGoods: factory?.effect.type === "factory" ? factory.effect.goods : 0,
    factoryVp: factory?.effect.type === "factory" ? factory.effect.vp : 0,
  };
}

function cardContent(box: Box) {
  const gold = GOLD_CARDS.map((name) => box.goldCards[name]);
  const battle = BATTLE_CARDS.map((name) => box.battleCards[name]);
  const war = gold.find(({ effect }) => effect.type === "battleWon");
  const explores = EXPLORATION_ROWS.map((row) => ({ ...row, ...box.exploration[row.id] }));
  return {
    goldCopies: gold.map(({ copies }) => copies),
    allGold: allOf(gold.map(({ copies }) => copies)),
    endCards: gold.flatMap(({ effect }, card) =>
      effect.type === "points" ? [{ card, sides: sideBits(effect.sides), least: effect.least, vp: effect.vp }] : [],
    ),
    warGold: war?.effect.type === "battleWon" ? war.effect.gold : 0,
    battleCopies: battle.map(({ copies }) => copies),
    allBattle: allOf(battle.map(({ copies }) => copies)),
    cardAttack: battle.map(({ attack }) => attack),
    cardDefence: battle.map(({ defence }) => defence),
    cardEffect: battle.map(({ effect }) => effect),
    explorationCopies: EXPLORATION.map((name) => box.exploration[name].copies),
    allExploration: allOf(EXPLORATION.map((name) => box.exploration[name].copies)),
    explores,
  };
}

const TILE_GOALS: readonly GoalType[] = ["tiles", "differentKinds", "cities", "buildings", "buildingsAndCities"];
const SLOW_GOALS: readonly GoalType[] = [...TILE_GOALS, "resources"];

function questContent(box: Box) {
  const rows = QUESTS.map((name) => box.quests[name]);
  const questGoals = rows.map(({ goals }) =>
    goals.map(({ type, least, kinds = [], resource, vp = 0 }) => ({
      type,
      least,
      isOfTiles: TILE_GOALS.includes(type),
      sides: sideBits(kinds),
      resource: resource === undefined ? 0 : RESOURCES.indexOf(resource),
      vp,
    })),
  );
  const slowness = ({ type }: Goal) => SLOW_GOALS.indexOf(type);
  return {
    questVp: rows.map(({ vp }) => vp),
    questGoals,
    questTests: questGoals.map((goals) => goals.toSorted((one, other) => slowness(one) - slowness(other))),
  };
}

function makeContent(box: Box): Content {
  const army = armyContent(box);
  const scenarios = Object.values(box.scenarios);
  return {
    box,
    ...buildingContent(box),
    ...army,
    ...goodContent(box),
    ...paintingContent(box),
    ...cardContent(box),
    ...questContent(box),
    maps: scenarios.map((scenario) => makeMap(scenario, army.unitKind[ORANGE])),
    mapNames: scenarios.map(({ id }) => id),
  };
}

const standard = makeContent(STANDARD_BOX);
const packed = new Map<string, Content>();
const MOST_PACKS = 50;
let lastPack = "";
let lastContent = standard;

/** The values of a table; `pack` is the pack's own text, or empty for the box as it is. */
export function contentFor(pack: string): Content {
  if (pack === "") return standard;
  if (pack === lastPack) return lastContent;
  const content = packed.get(pack) ?? unpack(pack);
  lastPack = pack;
  lastContent = content;
  return content;
}

function unpack(pack: string): Content {
  const { box, problems } = readPack(pack);
  if (box === null) throw new RangeError(`the content pack cannot be used: ${JSON.stringify(problems)}`);
  if (packed.size > MOST_PACKS) packed.clear();
  const content = makeContent(box);
  packed.set(pack, content);
  return content;
}

/** The maps for so many players; the first one is the usual one. */
export function mapsFor(players: number, { maps }: Content = standard): string[] {
  return maps.filter(({ scenario }) => scenario.players === players).map(({ scenario }) => scenario.id);
}
