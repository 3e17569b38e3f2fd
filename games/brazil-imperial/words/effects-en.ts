import { BUILDINGS } from "../content/buildings.ts";
import { type BattleEffect, type ExplorationRow, type GoldEffect, SPECIES_VP } from "../content/cards.ts";
import type { Goal } from "../content/content.ts";
import { type MonarchRow, RAISED_TILES, type Reading, type Reward } from "../content/monarchs.ts";
import { FRAMES, type PaintingEffect, type Permission, type PointsPer } from "../content/paintings.ts";
import { RESOURCES, type Resource } from "../content/resources.ts";
import { type PalaceRow, SPACES } from "../content/spaces.ts";
import { UNIT_KINDS } from "../content/units.ts";
import { AGE_SIDES, type CardWords, inSteps, sidesIn, signed } from "./cards.ts";
import { BUILDING, FRAME, RESOURCE, SPACE, UNIT } from "./names-en.ts";
import { battleCards, either, goldCards, list, raws, resource } from "./phrases-en.ts";

const number = (name: Resource) => RESOURCES.indexOf(name);
const building = (name: (typeof BUILDINGS)[number]) => BUILDING[BUILDINGS.indexOf(name)];
const amounts = (given: Partial<Readonly<Record<Resource, number>>>) =>
  list(RESOURCES.flatMap((name) => (given[name] === undefined ? [] : [resource(given[name], number(name))])));

const POINTS_PER: Readonly<Record<PointsPer, string>> = {
  forestNextToEmpire: "forest next to your empire",
  templeOrAcademy: "temple and academy you built and control",
  cityOrCapital: "city you built and control, your capital included",
  revealedQuest: "quest you revealed",
};

const PERMITS: Readonly<Record<Permission, string>> = {
  citiesOnAnyUnit: "you may build a city on the hex of any of your units",
  nearbyRangedHelp: "+1 CS for each of your ranged units next to the attacked hex that does not take part",
  cavalryMove: "once per turn, an extra move of a carrying unit to an adjacent hex that is not water",
  navalMove: "once per turn, an extra move like that of Renovate",
  cheaperBuild: "once per turn, a Build action costs 1 raw material or 1 gold less",
  buildTwice: "when you put your marker on Build, you may build twice for 1 extra raw material",
  anyTerrain: "ignore the terrain of buildings; build over buildings of any age",
  goodsFitAnySlot: "a good you make may improve any space, whatever its shape",
  extraPalace: "once, place a palace without a quest",
};

function paintingEffect(effect: PaintingEffect): string {
  switch (effect.type) {
    case "attack":
      return `${signed(effect.by)} CS attacking`;
    case "defence":
      return `${signed(effect.by)} CS defending`;
    case "nextToForest":
      return `your buildings next to a forest have ${signed(effect.by)} CS`;
    case "produces":
      return `your ${building(effect.side).other} produce ${signed(effect.by)} ${RESOURCE[number(effect.resource)].one}`;
    case "points":
      return `game end: ${effect.vp} VP for each ${POINTS_PER[effect.per]}`;
    case "gain":
      return `gain ${resource(effect.by, number(effect.resource))}`;
    case "drawGold":
      return `draw ${goldCards(effect.by)}`;
    case "drawBattle":
      return `draw ${battleCards(effect.by)}`;
    case "harborRaws":
      return `your Harbor action gives ${raws(effect.by)} more`;
    case "exploringRaws":
      return `whenever you turn up an exploration tile, gain ${raws(effect.by)}`;
    case "markerReward":
      return `put one old marker here: age I ${effect.vp} VP at game end, age II ${goldCards(effect.goldCards)}`;
    case "factory":
      return `after your last turn, put up to ${effect.goods} goods here: ${effect.vp} VP each`;
    default:
      return PERMITS[effect.type];
  }
}

function goldEffect(effect: GoldEffect): string {
  switch (effect.type) {
    case "points":
      return `game end: ${effect.vp} VP if you control ${effect.least} or more ${list(effect.sides.map((side) => building(side).other))}`;
    case "earlyBuilding":
      return `with a Build action: a ${building(effect.side).one} in any age, renovated only in age III`;
    case "battleWon":
      return `show it when you have won a battle: ${resource(effect.gold, number("gold"))}`;
    case "action":
      return `a ${SPACE[SPACES.indexOf(effect.space)]} action`;
    case "freeMove":
      return "an extra free move";
    default:
      return effect satisfies never;
  }
}

const BATTLE_EFFECTS: Readonly<Record<BattleEffect, string>> = {
  ranged: "+1 CS for each of your ranged units that takes part",
  sharpshooters: "if you lose, the winner loses a unit, never the last one",
  spy: "stops one opposing card",
  retreat: "if you lose, your units go to your capital",
};

function reward(what: Reward): string {
  if (what === "rawOfChoice") return raws(1);
  return what === "goldCard" ? goldCards(1) : resource(1, number(what));
}

/** What so many cards pay as. */
function reading({ cards, raws: any, gold, science }: Reading): string {
  const worth = [
    ...(any > 0 ? [raws(any)] : []),
    amounts({ ...(gold > 0 && { gold }), ...(science > 0 && { science }) }),
  ];
  return `${cards} as ${list(worth.filter((part) => part !== ""))}`;
}

function monarch(row: MonarchRow): string {
  const { raises, readings, firstDeployCards, goodsOnBoard, forestRewards, deployRewards, frameRewards } = row;
  const deployed = UNIT_KINDS.flatMap((kind, place) => {
    const given = deployRewards[kind];
    return given === undefined ? [] : [`${UNIT[place].one} ${reward(given)}`];
  });
  const framed = FRAMES.flatMap((frame, place) => {
    const given = frameRewards[frame];
    return given === undefined ? [] : [`${FRAME[place]} ${reward(given)}`];
  });
  return [
    raises === null
      ? ""
      : `your first ${RAISED_TILES} ${building(raises.side).other} are worth ${raises.vp} VP each and produce ${amounts(raises.produces)}`,
    firstDeployCards === 0 ? "" : `after your first Deploy action draw ${battleCards(firstDeployCards)} more`,
    readings.length === 0
      ? ""
      : `${row.readsOncePerTurn ? "once per turn " : ""}battle cards pay: ${either(readings.map(reading))}`,
    goodsOnBoard === 0 ? "" : `up to ${goodsOnBoard} new goods may lie here: 1 science and 1 VP each`,
    forestRewards.length === 0 ? "" : `your first tiles on forest bring: ${list(forestRewards.map(reward))}`,
    deployed.length === 0 ? "" : `first deployment of a kind: ${list(deployed)}`,
    framed.length === 0 ? "" : `your first painting of a frame: ${list(framed)}`,
    row.rewardedQuests === 0 ? "" : `your first ${row.rewardedQuests} quests bring 1 science and 1 VP more each`,
  ]
    .filter((part) => part !== "")
    .join("; ");
}

function exploration(row: ExplorationRow): string {
  const { strength, vp, science, goldCards: cards } = row;
  if (strength > 0) {
    const won = [
      ...(vp > 0 ? [`${vp} VP`] : []),
      amounts(science > 0 ? { science } : {}),
      cards > 0 ? goldCards(cards) : "",
    ];
    return `CS ${strength} for ${list(won.filter((part) => part !== ""))}`;
  }
  if (row.quest) return "whoever turns it up may draw 1 quest";
  if (row.raws > 0) return `whoever turns it up gains ${raws(row.raws)}`;
  if (row.waters) return "buildings beside it that produce a raw material produce 1 more; nothing is built here";
  if (row.builderGold > 0) return `any building; whoever builds here first gains ${row.builderGold} gold`;
  if (row.builderKeeps) return `any building; whoever builds here first takes it for ${vp} VP`;
  return `kept by whoever turns it up; ${inSteps(SPECIES_VP)} VP for 1/2/3 of them`;
}

const AGES = ["I", "II"];

function palaceNeeds({ ages, city, side }: PalaceRow): string {
  const needs = [
    ...(ages.length === 0 ? [] : [`a building of age ${either(ages.map((age) => AGES[age - 1]))}`]),
    ...(side === null ? [] : [`a ${building(side).one}`]),
    ...(city ? ["a city"] : []),
  ];
  return either(needs);
}

function palaceBrings(row: PalaceRow): string {
  const now = [
    amounts(row.gain),
    row.freeGood === null ? "" : `1 ${row.freeGood} good for free`,
    row.goldCards === 0 ? "" : goldCards(row.goldCards),
    row.battleCards === 0 ? "" : battleCards(row.battleCards),
  ].filter((part) => part !== "");
  const later = [
    row.raises === null ? "" : `${signed(row.perRaised)} VP and CS for each ${building(row.raises).one}`,
    row.perGood === 0 ? "" : `${signed(row.perGood)} VP for each good`,
    row.perUnit === 0 ? "" : `${signed(row.perUnit)} VP for each deployed unit`,
  ].filter((part) => part !== "");
  return [list(now), ...later].filter((part) => part !== "").join("; ");
}

function goal({ type, least, sides, resource: kind }: Goal): string {
  const one = least === 1;
  const named = sidesIn(sides);
  switch (type) {
    case "tiles": {
      const age = AGE_SIDES.indexOf(sides);
      if (age >= 0) return `age ${AGES[age]} ${one ? "building" : "buildings"}`;
      return either(named.map((side) => (one ? BUILDING[side].one : BUILDING[side].other)));
    }
    case "differentKinds":
      return `different kinds of ${list(named.map((side) => BUILDING[side].one))}`;
    case "resources":
      return `${RESOURCE[kind].one} in stock and on tiles`;
    case "goods":
      return one ? "manufactured good" : "manufactured goods";
    case "paintings":
      return one ? "painting" : "paintings";
    case "paintingFrames":
      return "frame colours of paintings";
    case "unitsDeployed":
      return one ? "deployed unit" : "deployed units";
    case "cities":
      return one ? "city" : "cities";
    case "buildings":
      return one ? "building" : "buildings";
    case "buildingsAndCities":
      return "buildings and cities";
    case "palaces":
      return one ? "palace of II–VI" : "palaces of II–VI";
    default:
      return type satisfies never;
  }
}

/** What cards, tiles and people do, in English. */
export const CARDS: CardWords = {
  paintingDoes: (effects) => effects.map(paintingEffect).join("; "),
  goldDoes: goldEffect,
  battleDoes: (effect) => (effect === null ? "" : BATTLE_EFFECTS[effect]),
  explorationDoes: exploration,
  monarchDoes: monarch,
  palaceNeeds,
  palaceBrings,
  goal,
  improvements: [
    "1 more unit and 1 more battle card",
    "1 gold becomes 1 raw material, 1 raw material nothing",
    "any raw material for the named ones",
    "for free",
    "1 raw material less",
    "also 1 gold card",
    "",
  ],
  spaceMoves: [
    "a unit from anywhere to your capital or a city",
    "a unit to an adjacent forest",
    "a unit to an adjacent building or city",
    "a unit to an adjacent edge hex, onto or off water",
    "a unit to an adjacent gold mine",
    "+1 CS attacking, +2 CS defending",
    "+1 CS attacking, +2 CS defending",
  ],
};
