import { BUILDINGS } from "../content/buildings.ts";
import { type BattleEffect, type ExplorationRow, type GoldEffect, SPECIES_VP } from "../content/cards.ts";
import type { Goal } from "../content/content.ts";
import { type MonarchRow, RAISED_TILES, type Reading, type Reward } from "../content/monarchs.ts";
import { FRAMES, type PaintingEffect, type Permission, type PointsPer } from "../content/paintings.ts";
import { RESOURCES, type Resource } from "../content/resources.ts";
import { type PalaceRow, SHAPES, SPACES } from "../content/spaces.ts";
import { UNIT_KINDS } from "../content/units.ts";
import { AGE_SIDES, type CardWords, inSteps, sidesIn, signed } from "./cards.ts";
import { BUILDING, FRAME, RESOURCE, SHAPE, SPACE, UNIT } from "./names-fr.ts";
import { battleCards, either, goldCards, list, raws, resource } from "./phrases-fr.ts";

const number = (name: Resource) => RESOURCES.indexOf(name);
const building = (name: (typeof BUILDINGS)[number]) => BUILDING[BUILDINGS.indexOf(name)];
const amounts = (given: Partial<Readonly<Record<Resource, number>>>) =>
  list(RESOURCES.flatMap((name) => (given[name] === undefined ? [] : [resource(given[name], number(name))])));

const POINTS_PER: Readonly<Record<PointsPer, string>> = {
  forestNextToEmpire: "forêt adjacente à votre empire",
  templeOrAcademy: "église et académie que vous avez construites et contrôlez",
  cityOrCapital: "ville que vous avez construite et contrôlez, votre capitale comprise",
  revealedQuest: "mission que vous avez révélée",
};

const PERMITS: Readonly<Record<Permission, string>> = {
  citiesOnAnyUnit: "construire une ville sur la case de n'importe laquelle de vos unités",
  nearbyRangedHelp: "+1 FC pour chacune de vos unités à distance à côté de la case attaquée qui ne participe pas",
  cavalryMove: "une fois par tour, déplacer une unité de transport vers une case adjacente sans eau",
  navalMove: "une fois par tour, un déplacement comme celui de Rénover",
  cheaperBuild: "une fois par tour, une action Construire coûte 1 matière première ou 1 or de moins",
  buildTwice: "votre pion posé sur Construire, construire deux fois pour 1 matière première de plus",
  anyTerrain: "ignorer le terrain des bâtiments ; construire sur des bâtiments de tout âge",
  goodsFitAnySlot: "une marchandise fabriquée peut améliorer n'importe quel espace",
  extraPalace: "une fois, poser un palais sans mission",
};

function paintingEffect(effect: PaintingEffect): string {
  switch (effect.type) {
    case "attack":
      return `${signed(effect.by)} FC en attaque`;
    case "defence":
      return `${signed(effect.by)} FC en défense`;
    case "nextToForest":
      return `vos bâtiments à côté d'une forêt ont ${signed(effect.by)} FC`;
    case "produces":
      return `vos ${building(effect.side).several} produisent ${signed(effect.by)} ${RESOURCE[number(effect.resource)].one}`;
    case "points":
      return `fin de partie : ${effect.vp} PV par ${POINTS_PER[effect.per]}`;
    case "gain":
      return `recevoir ${resource(effect.by, number(effect.resource))}`;
    case "drawGold":
      return `piocher ${goldCards(effect.by)}`;
    case "drawBattle":
      return `piocher ${battleCards(effect.by)}`;
    case "harborRaws":
      return `votre action Importer donne ${raws(effect.by)} de plus`;
    case "exploringRaws":
      return `chaque fois que vous retournez une tuile Exploration, recevoir ${raws(effect.by)}`;
    case "markerReward":
      return `un ancien pion ici : ${effect.vp} PV en fin de partie (âge I) ou ${goldCards(effect.goldCards)} (âge II)`;
    case "factory":
      return `après votre dernier tour, jusqu'à ${effect.goods} marchandises ici : ${effect.vp} PV chacune`;
    default:
      return PERMITS[effect.type];
  }
}

function goldEffect(effect: GoldEffect): string {
  switch (effect.type) {
    case "points":
      return `fin de partie : ${effect.vp} PV avec ${effect.least} ou plus de ces bâtiments : ${list(effect.sides.map((side) => building(side).name))}`;
    case "earlyBuilding":
      return `avec une action Construire : ${building(effect.side).a} à tout âge, à rénover à l'âge III seulement`;
    case "battleWon":
      return `à montrer après un combat gagné : ${resource(effect.gold, number("gold"))}`;
    case "action":
      return `une action ${SPACE[SPACES.indexOf(effect.space)]}`;
    case "freeMove":
      return "un déplacement gratuit de plus";
    default:
      return effect satisfies never;
  }
}

const BATTLE_EFFECTS: Readonly<Record<BattleEffect, string>> = {
  ranged: "+1 FC pour chacune de vos unités à distance qui participe",
  sharpshooters: "si vous perdez, le vainqueur perd une unité, jamais la dernière",
  spy: "annule une carte adverse",
  retreat: "si vous perdez, vos unités vont dans votre capitale",
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
  return `${cards} comme ${list(worth.filter((part) => part !== ""))}`;
}

function monarch(row: MonarchRow): string {
  const { raises, readings, firstDeployCards, goodsOnBoard, forestRewards, deployRewards, frameRewards } = row;
  const deployed = UNIT_KINDS.flatMap((kind, place) => {
    const given = deployRewards[kind];
    return given === undefined ? [] : [`${UNIT[place].name} ${reward(given)}`];
  });
  const framed = FRAMES.flatMap((frame, place) => {
    const given = frameRewards[frame];
    return given === undefined ? [] : [`${FRAME[place]} ${reward(given)}`];
  });
  return [
    raises === null
      ? ""
      : `les ${RAISED_TILES} premiers de vos bâtiments de ce genre, ${building(raises.side).name}, valent ${raises.vp} PV et produisent ${amounts(raises.produces)}`,
    firstDeployCards === 0 ? "" : `après votre première action Recruter, ${battleCards(firstDeployCards)} de plus`,
    readings.length === 0
      ? ""
      : `${row.readsOncePerTurn ? "une fois par tour, " : ""}payer avec des cartes Combat : ${either(readings.map(reading))}`,
    goodsOnBoard === 0 ? "" : `jusqu'à ${goodsOnBoard} nouvelles marchandises ici : 1 science et 1 PV chacune`,
    forestRewards.length === 0 ? "" : `pour vos premières tuiles sur une forêt : ${list(forestRewards.map(reward))}`,
    deployed.length === 0 ? "" : `au premier recrutement d'un genre : ${list(deployed)}`,
    framed.length === 0 ? "" : `pour votre premier tableau d'un cadre : ${list(framed)}`,
    row.rewardedQuests === 0
      ? ""
      : `vos ${row.rewardedQuests} premières missions accomplies donnent 1 science et +1 PV chacune`,
  ]
    .filter((part) => part !== "")
    .join(" ; ");
}

function exploration(row: ExplorationRow): string {
  const { strength, vp, science, goldCards: cards } = row;
  if (strength > 0) {
    const won = [
      ...(vp > 0 ? [`${vp} PV`] : []),
      amounts(science > 0 ? { science } : {}),
      cards > 0 ? goldCards(cards) : "",
    ];
    return `FC ${strength} pour ${list(won.filter((part) => part !== ""))}`;
  }
  if (row.quest) return "le découvreur peut piocher 1 mission";
  if (row.raws > 0) return `le découvreur reçoit ${raws(row.raws)}`;
  if (row.waters) return "les bâtiments adjacents produisent 1 matière première de plus ; rien ne se construit ici";
  if (row.builderGold > 0)
    return `tout bâtiment ; le premier qui construit ici reçoit ${resource(row.builderGold, number("gold"))}`;
  if (row.builderKeeps) return `tout bâtiment ; le premier qui construit ici la prend : ${vp} PV`;
  return `le découvreur la garde ; ${inSteps(SPECIES_VP)} PV pour 1/2/3 de ces tuiles`;
}

const AGES = ["I", "II"];

function palaceNeeds({ ages, city, side }: PalaceRow): string {
  const needs = [
    ...(ages.length === 0 ? [] : [`un bâtiment de l'âge ${either(ages.map((age) => AGES[age - 1]))}`]),
    ...(side === null ? [] : [building(side).a]),
    ...(city ? ["une ville"] : []),
  ];
  return either(needs);
}

function palaceBrings(row: PalaceRow): string {
  const now = [
    amounts(row.gain),
    row.freeGood === null ? "" : `1 marchandise gratuite (${SHAPE[SHAPES.indexOf(row.freeGood)]})`,
    row.goldCards === 0 ? "" : goldCards(row.goldCards),
    row.battleCards === 0 ? "" : battleCards(row.battleCards),
  ].filter((part) => part !== "");
  const later = [
    row.raises === null ? "" : `${signed(row.perRaised)} PV et FC par ${building(row.raises).name}`,
    row.perGood === 0 ? "" : `${signed(row.perGood)} PV par marchandise fabriquée`,
    row.perUnit === 0 ? "" : `${signed(row.perUnit)} PV par unité recrutée`,
  ].filter((part) => part !== "");
  return [list(now), ...later].filter((part) => part !== "").join(" ; ");
}

function goal({ type, least, sides, resource: kind }: Goal): string {
  const one = least === 1;
  const named = sidesIn(sides);
  switch (type) {
    case "tiles": {
      const age = AGE_SIDES.indexOf(sides);
      if (age >= 0) return `${one ? "bâtiment" : "bâtiments"} de l'âge ${AGES[age]}`;
      return either(named.map((side) => (one ? BUILDING[side].name : BUILDING[side].several)));
    }
    case "differentKinds":
      return `genres différents (${named.map((side) => BUILDING[side].name).join(", ")})`;
    case "resources":
      return `${one ? RESOURCE[kind].one : RESOURCE[kind].other} en réserve et sur les tuiles`;
    case "goods":
      return one ? "marchandise fabriquée" : "marchandises fabriquées";
    case "paintings":
      return one ? "tableau" : "tableaux";
    case "paintingFrames":
      return "couleurs de cadre";
    case "unitsDeployed":
      return one ? "unité recrutée" : "unités recrutées";
    case "cities":
      return one ? "ville" : "villes";
    case "buildings":
      return one ? "bâtiment" : "bâtiments";
    case "buildingsAndCities":
      return "bâtiments et villes";
    case "palaces":
      return one ? "palais posé parmi II-VI" : "palais posés parmi II-VI";
    default:
      return type satisfies never;
  }
}

/** What cards, tiles and people do, in French. */
export const CARDS: CardWords = {
  paintingDoes: (effects) => effects.map(paintingEffect).join(" ; "),
  goldDoes: goldEffect,
  battleDoes: (effect) => (effect === null ? "" : BATTLE_EFFECTS[effect]),
  explorationDoes: exploration,
  monarchDoes: monarch,
  palaceNeeds,
  palaceBrings,
  goal,
  improvements: [
    "1 unité et 1 carte Combat de plus",
    "1 or devient 1 matière première, 1 matière première devient rien",
    "n'importe quelle matière première remplace celles qui sont nommées",
    "gratuitement",
    "1 matière première de moins",
    "1 carte Or aussi",
    "",
  ],
  spaceMoves: [
    "une unité, même de loin, vers la capitale ou une ville",
    "une unité vers une forêt adjacente",
    "une unité vers un bâtiment ou une ville adjacents",
    "une unité vers une case du bord, vers ou hors de l'eau",
    "une unité vers une mine d'or adjacente",
    "+1 FC en attaque, +2 FC en défense",
    "+1 FC en attaque, +2 FC en défense",
  ],
};
