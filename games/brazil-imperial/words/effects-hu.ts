import { withEnding } from "@caravel/kernel/hungarian";
import { BUILDINGS } from "../content/buildings.ts";
import { type BattleEffect, type ExplorationRow, type GoldEffect, SPECIES_VP } from "../content/cards.ts";
import type { Goal } from "../content/content.ts";
import { type MonarchRow, RAISED_TILES, type Reading, type Reward } from "../content/monarchs.ts";
import { FRAMES, type PaintingEffect, type Permission, type PointsPer } from "../content/paintings.ts";
import { RESOURCES, type Resource } from "../content/resources.ts";
import { type PalaceRow, SHAPES, SPACES } from "../content/spaces.ts";
import { UNIT_KINDS } from "../content/units.ts";
import { AGE_SIDES, type CardWords, inSteps, sidesIn, signed } from "./cards.ts";
import { BUILDING, FRAME, RESOURCE, SHAPE, SPACE, UNIT } from "./names-hu.ts";
import { either, list, theAge } from "./phrases-hu.ts";

const resource = (name: Resource) => RESOURCE[RESOURCES.indexOf(name)];
const building = (name: (typeof BUILDINGS)[number]) => BUILDING[BUILDINGS.indexOf(name)];
const amounts = (given: Partial<Readonly<Record<Resource, number>>>, form: "name" | "object" = "name") =>
  list(RESOURCES.flatMap((name) => (given[name] === undefined ? [] : [`${given[name]} ${resource(name)[form]}`])));

const POINTS_PER: Readonly<Record<PointsPer, string>> = {
  forestNextToEmpire: "erdőért, amely szomszédos a birodalmaddal",
  templeOrAcademy: "templomért és akadémiáért, amelyet te építettél és irányítasz",
  cityOrCapital: "városért, amelyet te építettél és irányítasz, a fővárosodat is beleértve",
  revealedQuest: "felfedett küldetésedért",
};

const PERMITS: Readonly<Record<Permission, string>> = {
  citiesOnAnyUnit: "bármelyik egységed mezőjén építhetsz várost",
  nearbyRangedHelp: "+1 HE minden távolsági egységedért a megtámadott mező mellett, amely nem vesz részt a csatában",
  cavalryMove: "körönként egyszer egy szállító egységed további mozgása egy szomszédos, nem vizes mezőre",
  navalMove: "körönként egyszer egy olyan mozgás, mint a Renoválásé",
  cheaperBuild: "körönként egyszer egy Építés akció 1 nyersanyaggal vagy 1 arannyal kevesebbe kerül",
  buildTwice: "amikor a jelölődet az Építésre teszed, 1 további nyersanyagért kétszer építhetsz",
  anyTerrain: "az épületek területe nem számít; bármely kor épületére építhetsz",
  goodsFitAnySlot: "az előállított áruval bármelyik akcióhelyet fejlesztheted, a formájától függetlenül",
  extraPalace: "egyszer küldetés nélkül is letehetsz egy palotát",
};

function paintingEffect(effect: PaintingEffect): string {
  switch (effect.type) {
    case "attack":
      return `${signed(effect.by)} HE támadáskor`;
    case "defence":
      return `${signed(effect.by)} HE védekezéskor`;
    case "nextToForest":
      return `az erdővel szomszédos épületeid ${signed(effect.by)} HE-t kapnak`;
    case "produces":
      return `${building(effect.side).name}: ${signed(effect.by)} ${resource(effect.resource).name} a termelése`;
    case "points":
      return `a játék végén ${effect.vp} GYP minden ${POINTS_PER[effect.per]}`;
    case "gain":
      return `kapsz ${effect.by} ${resource(effect.resource).object}`;
    case "drawGold":
      return `húzol ${effect.by} aranykártyát`;
    case "drawBattle":
      return `húzol ${effect.by} csatakártyát`;
    case "harborRaws":
      return `a Kikötő akciód még ${effect.by}, választott nyersanyagot ad`;
    case "exploringRaws":
      return `valahányszor felfordítasz egy felfedezéslapkát, kapsz ${effect.by} választott nyersanyagot`;
    case "markerReward":
      return `tegyél ide egy régi jelölőt: az I. koré ${effect.vp} GYP a játék végén, a II. koré ${effect.goldCards} aranykártya`;
    case "factory":
      return `az utolsó köröd után tegyél ide legfeljebb ${effect.goods} árut: ${effect.vp} GYP darabja`;
    default:
      return PERMITS[effect.type];
  }
}

function goldEffect(effect: GoldEffect): string {
  switch (effect.type) {
    case "points":
      return `a játék végén ${effect.vp} GYP, ha legalább ${effect.least} ilyet irányítasz: ${list(effect.sides.map((side) => building(side).name))}`;
    case "earlyBuilding":
      return `Építés akcióval bármelyik korban építhetsz ${building(effect.side).object}; renoválni csak a III. korban lehet`;
    case "battleWon":
      return `mutasd be, ha csatát nyertél: kapsz ${effect.gold} aranyat`;
    case "action":
      return `egy ${SPACE[SPACES.indexOf(effect.space)]} akció`;
    case "freeMove":
      return "még egy ingyenes mozgás";
    default:
      return effect satisfies never;
  }
}

const BATTLE_EFFECTS: Readonly<Record<BattleEffect, string>> = {
  ranged: "+1 HE minden részt vevő távolsági egységedért",
  sharpshooters: "ha veszítesz, a győztes elveszít egy egységet, de az utolsót soha",
  spy: "hatástalanítja az ellenfél egy kártyáját",
  retreat: "ha veszítesz, az egységeid a fővárosodba kerülnek",
};

function reward(what: Reward): string {
  if (what === "rawOfChoice") return "1 nyersanyag";
  return what === "goldCard" ? "1 aranykártya" : `1 ${resource(what).name}`;
}

/** What so many cards pay as. */
function reading({ cards, raws, gold, science }: Reading): string {
  const worth = [
    ...(raws > 0 ? [`${raws} nyersanyag`] : []),
    amounts({ ...(gold > 0 && { gold }), ...(science > 0 && { science }) }),
  ];
  return `${cards} kártya = ${list(worth.filter((part) => part !== ""))}`;
}

function monarch(row: MonarchRow): string {
  const { raises, readings, firstDeployCards, goodsOnBoard, forestRewards, deployRewards, frameRewards } = row;
  const deployed = UNIT_KINDS.flatMap((kind, place) => {
    const given = deployRewards[kind];
    return given === undefined ? [] : [`${UNIT[place].name} – ${reward(given)}`];
  });
  const framed = FRAMES.flatMap((frame, place) => {
    const given = frameRewards[frame];
    return given === undefined ? [] : [`${FRAME[place]} – ${reward(given)}`];
  });
  return [
    raises === null
      ? ""
      : `az első ${RAISED_TILES} ${withEnding(building(raises.side).name, "d")} egyenként ${raises.vp} GYP, és ennyit termel: ${amounts(raises.produces)}`,
    firstDeployCards === 0 ? "" : `az első Bevetés akciód után még ${firstDeployCards} csatakártyát húzol`,
    readings.length === 0
      ? ""
      : `${row.readsOncePerTurn ? "körönként egyszer " : ""}fizethetsz csatakártyával: ${either(readings.map(reading))}`,
    goodsOnBoard === 0 ? "" : `legfeljebb ${goodsOnBoard} új árut ide tehetsz: egyenként 1 tudomány és 1 GYP`,
    forestRewards.length === 0 ? "" : `az első erdőre épített lapkáidért: ${list(forestRewards.map(reward))}`,
    deployed.length === 0 ? "" : `egy fajta első bevetéséért: ${list(deployed)}`,
    framed.length === 0 ? "" : `egy keret első festményéért: ${list(framed)}`,
    row.rewardedQuests === 0
      ? ""
      : `az első ${row.rewardedQuests} teljesített küldetésed egyenként 1 tudományt és +1 GYP-t ad`,
  ]
    .filter((part) => part !== "")
    .join("; ");
}

function exploration(row: ExplorationRow): string {
  const { strength, vp, science, goldCards } = row;
  if (strength > 0) {
    const won = [
      ...(vp > 0 ? [`${vp} GYP`] : []),
      amounts(science > 0 ? { science } : {}),
      goldCards > 0 ? `${goldCards} aranykártya` : "",
    ];
    return `HE ${strength}, jutalma: ${list(won.filter((part) => part !== ""))}`;
  }
  if (row.quest) return "a felfedő húzhat 1 küldetést";
  if (row.raws > 0) return `a felfedő kap ${row.raws} választott nyersanyagot`;
  if (row.waters) return "a szomszédos, nyersanyagot termelő épületek 1-gyel többet termelnek; ide nem lehet építeni";
  if (row.builderGold > 0) return `bármilyen épület; aki elsőként ide épít, kap ${row.builderGold} aranyat`;
  if (row.builderKeeps) return `bármilyen épület; aki elsőként ide épít, elveszi: ${vp} GYP`;
  return `a felfedő megtartja; ${inSteps(SPECIES_VP)} GYP 1/2/3 ilyen lapkáért`;
}

function palaceNeeds({ ages, city, side }: PalaceRow): string {
  const needs = [
    ...(ages.length === 0 ? [] : [`${either(ages.map(theAge))} kor épülete`]),
    ...(side === null ? [] : [building(side).name]),
    ...(city ? ["város"] : []),
  ];
  return either(needs);
}

function palaceBrings(row: PalaceRow): string {
  const now = [
    amounts(row.gain),
    row.freeGood === null ? "" : `1 ${SHAPE[SHAPES.indexOf(row.freeGood)]} formájú áru ingyen`,
    row.goldCards === 0 ? "" : `${row.goldCards} aranykártya`,
    row.battleCards === 0 ? "" : `${row.battleCards} csatakártya`,
  ].filter((part) => part !== "");
  const later = [
    row.raises === null
      ? ""
      : `${signed(row.perRaised)} GYP és HE minden ${withEnding(building(row.raises).name, "ért")}`,
    row.perGood === 0 ? "" : `${signed(row.perGood)} GYP minden áruért`,
    row.perUnit === 0 ? "" : `${signed(row.perUnit)} GYP minden bevetett egységért`,
  ].filter((part) => part !== "");
  return [list(now), ...later].filter((part) => part !== "").join("; ");
}

function goal({ type, sides, resource: kind }: Goal): string {
  const named = sidesIn(sides).map((side) => BUILDING[side].name);
  switch (type) {
    case "tiles": {
      const found = AGE_SIDES.indexOf(sides);
      return found < 0 ? either(named) : `épület ${found === 0 ? "az I." : "a II."} korból`;
    }
    case "differentKinds":
      return `különböző fajta (${named.join(", ")})`;
    case "resources":
      return `elérhető ${RESOURCE[kind].name}`;
    case "goods":
      return "előállított áru";
    case "paintings":
      return "festmény";
    case "paintingFrames":
      return "keretszín a festményeken";
    case "unitsDeployed":
      return "bevetett egység";
    case "cities":
      return "város";
    case "buildings":
      return "épület";
    case "buildingsAndCities":
      return "épület és város";
    case "palaces":
      return "letett palota a II–VI. közül";
    default:
      return type satisfies never;
  }
}

/** What cards, tiles and people do, in Hungarian. */
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
    "még 1 egység és még 1 csatakártya",
    "1 arany helyett 1 nyersanyag, 1 nyersanyag helyett semmi",
    "a megnevezett nyersanyagok helyett bármilyen",
    "ingyen",
    "1 nyersanyaggal kevesebb",
    "1 aranykártya is",
    "",
  ],
  spaceMoves: [
    "egy egység bárhonnan a fővárosodra vagy városodra",
    "egy egység egy szomszédos erdőre",
    "egy egység egy szomszédos épületre vagy városra",
    "egy egység szomszédos szélső mezőre, vízre vagy vízről",
    "egy egység egy szomszédos aranybányára",
    "+1 HE támadáskor, +2 HE védekezéskor",
    "+1 HE támadáskor, +2 HE védekezéskor",
  ],
};
