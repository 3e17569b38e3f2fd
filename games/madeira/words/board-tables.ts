import type { Section } from "@caravel/kernel";
import { MARKET_SPACES, NO_GOOD, NO_SPACE } from "../content/content.ts";
import {
  BUILDING_REGION,
  BUILT_AT_START,
  CITIES,
  CITY_INCOME,
  COLONIES,
  COLONY_SPACES,
  FAVOUR_DISTRICTS,
  FAVOURS,
  FIELDS,
  FOREST,
  GOODS,
  MARKET_COLUMNS,
  PRINTED,
  SPACES_PER_CITY,
  WHEAT,
} from "../content/pieces.ts";
import type { TableName } from "../content/tables.ts";
import { districtCost } from "../rules/characters.ts";
import { effectOf } from "../rules/effects.ts";
import { CITIZEN, contentOf, goodOf, isBuiltSpace, NOBODY, workersInRegion } from "../rules/state.ts";
import type { MadeiraView } from "../rules/view.ts";
import { majorityIn } from "../rules/workers.ts";
import { byLetter, LETTERS, NOTHING, titled } from "./cells.ts";
import type { Labels } from "./labels.ts";

/** The sign of a neutral citizen, of a free space, and of one that is not built. */
const CITIZEN_SIGN = "o";
const FREE_SIGN = ".";
const UNBUILT_SIGN = "-";

/** The note for tables of our own making, if any of them is. */
export function origin({ reconstructed }: Labels, view: MadeiraView, ...tables: TableName[]): string[] {
  const ours = contentOf(view).box.reconstructed;
  return tables.some((table) => ours.includes(table)) ? [reconstructed] : [];
}

function buildingSection(labels: Labels, view: MadeiraView): Section {
  // MA-C-14: after phase C no character is anywhere
  const isPeopled = view.characters.some((character) => character !== PRINTED);
  return {
    title: titled(labels.buildingTable, [
      labels.regionInBrackets,
      labels.diceLimit(view.players),
      ...origin(labels, view, "buildings"),
    ]),
    header: [labels.building, labels.character, labels.dice, labels.markers, labels.workers, labels.effectByWorkers],
    rows: labels.buildings.map((name, building) => {
      const region = BUILDING_REGION[building];
      return [
        `${name} (${region})`,
        isPeopled ? labels.characters[view.characters[building]] : NOTHING,
        `${view.guildDice[building]}+${view.pirateDiceOn[building]}`,
        byLetter(view.seats.map(({ markers }) => markers[building])),
        byLetter(view.seats.map((seat) => workersInRegion(seat, region))),
        labels.effects(effectOf(view, building, 0), effectOf(view, building, 1)),
      ];
    }),
  };
}

/** Whose workers are on a field or in the forest: "AC". */
function workersOn(view: MadeiraView, place: number): string {
  return view.seats.map(({ land }, seat) => ((land >> place) & 1 ? LETTERS[seat] : "")).join("");
}

/** MA-E-CONV: may the field still change? */
function mayConvert(view: MadeiraView, field: number): boolean {
  const { convertsTo, fieldGood } = contentOf(view);
  if (convertsTo[field] === NO_GOOD || ((view.converted >> field) & 1) === 1) return false;
  return view.round <= (fieldGood[field] === WHEAT ? 2 : 4);
}

/** A field: "wheat → sugar, 3 wood – AC". */
function fieldCell(labels: Labels, view: MadeiraView, field: number): string {
  const { goods } = labels;
  const becomes = mayConvert(view, field) ? ` → ${goods[contentOf(view).convertsTo[field]]}` : "";
  const wood = view.wood[field] === 0 ? "" : `, ${labels.wood(view.wood[field])}`;
  const workers = workersOn(view, field);
  return `${goods[goodOf(view, field)]}${becomes}${wood}${workers === "" ? "" : ` – ${workers}`}`;
}

/** The fields, a column for each region and a line for each letter; then the forest. */
function fieldSection(labels: Labels, view: MadeiraView): Section {
  const letters = [..."ABCDE"];
  const cell = (region: string, letter: string) => {
    const field = (FIELDS as readonly string[]).indexOf(`${region}${letter}`);
    return field === -1 ? "" : fieldCell(labels, view, field);
  };
  const regions = ["R1", "R2", "R3"];
  return {
    title: titled(labels.fieldTable, [labels.fieldCell, ...origin(labels, view, "fields")]),
    header: ["", ...regions],
    rows: [
      ...letters.map((letter) => [letter, ...regions.map((region) => cell(region, letter))]),
      [labels.forest, workersOn(view, FOREST) || NOTHING, "", ""],
    ],
  };
}

/** A city space: who stands there, or whether anybody could. */
function spaceSign(view: MadeiraView, space: number): string {
  const figure = view.cities[space];
  if (figure === CITIZEN) return CITIZEN_SIGN;
  if (figure !== NOBODY) return LETTERS[figure];
  return isBuiltSpace(view, space) ? FREE_SIGN : UNBUILT_SIGN;
}

/** The spaces of a city, two for each district. */
function spacesCell(view: MadeiraView, city: number): string {
  const signs = Array.from({ length: SPACES_PER_CITY }, (_, space) => spaceSign(view, city * SPACES_PER_CITY + space));
  return signs.map((sign, space) => (space % 2 === 0 && space > 0 ? ` ${sign}` : sign)).join("");
}

function holderSign(view: MadeiraView, city: number): string {
  const holder = majorityIn(view, city);
  if (holder === NOBODY) return NOTHING;
  return holder === CITIZEN ? CITIZEN_SIGN : LETTERS[holder];
}

function citySection(labels: Labels, view: MadeiraView): Section {
  const { majority, minority } = contentOf(view);
  return {
    title: titled(labels.cityTable, [labels.citySigns, ...origin(labels, view, "cities")]),
    header: [labels.city, labels.mayor, labels.majority, labels.minority, labels.holder, labels.spaces],
    rows: CITIES.map((_, city) => [
      labels.cities[city],
      labels.items[CITY_INCOME[city]].toLowerCase(),
      `${majority[city]} ${labels.vp}`,
      `${minority[city]} ${labels.vp}`,
      holderSign(view, city),
      spacesCell(view, city),
    ]),
  };
}

/** Where a favour is: on a district with its price, or in front of somebody. */
function favourPlace(labels: Labels, view: MadeiraView, favour: number): string {
  const district = view.districts.indexOf(favour);
  if (district !== -1) {
    const city = Math.trunc(district / FAVOUR_DISTRICTS);
    const number = (district % FAVOUR_DISTRICTS) + BUILT_AT_START + 1;
    return labels.onDistrict(labels.cities[city], number, districtCost(view, district));
  }
  const owner = view.seats.findIndex(({ favours }) => (favours >> favour) & 1);
  const isUp = owner !== -1 && (view.seats[owner].faceUp >> favour) & 1;
  return `${LETTERS[owner] ?? NOTHING}, ${isUp ? labels.faceUp : labels.faceDown}`;
}

function favourSection(labels: Labels, view: MadeiraView): Section {
  return {
    title: titled(labels.favourTable, origin(labels, view, "guilds")),
    header: [labels.favour, labels.guild, labels.where, labels.effect],
    rows: FAVOURS.map((_, favour) => [
      labels.favours[favour].name,
      labels.guilds[contentOf(view).guildOf[favour]],
      favourPlace(labels, view, favour),
      labels.favours[favour].effect,
    ]),
  };
}

/** A ship space: whose ship is there, or what stands on it; nothing if it is not in use. */
function shipCell(view: MadeiraView, space: number, value: string): string {
  const stands = contentOf(view).standsOn[space];
  if (stands === NO_SPACE) return "";
  const owner = view.harbours[stands];
  return owner === NOBODY ? value : LETTERS[owner];
}

const MOST_COLUMNS = Math.max(...MARKET_COLUMNS);

function marketSection(labels: Labels, view: MadeiraView): Section {
  const { spaceArea, spaceCost, spaceReals, marketVp } = contentOf(view);
  const numbers = Array.from({ length: MOST_COLUMNS }, (_, column) => column);
  return {
    title: titled(labels.marketTable, [labels.marketCell, ...origin(labels, view, "markets")]),
    header: [labels.market, labels.vpByRound, ...numbers.map((column) => String(column + 1))],
    rows: GOODS.map((_, market) => {
      const first = spaceArea.indexOf(market);
      return [
        labels.markets[market],
        marketVp[market].join("/"),
        ...numbers.map((column) => {
          if (column >= MARKET_COLUMNS[market]) return "";
          const [goods, reals] = [spaceCost[first + column], spaceReals[first + column]];
          return shipCell(view, first + column, goods === column + 1 ? String(reals) : `${goods} → ${reals}`);
        }),
      ];
    }),
  };
}

function colonySection(labels: Labels, view: MadeiraView): Section {
  const { colonyGood, colonyVp, spaceCost } = contentOf(view);
  const numbers = Array.from({ length: COLONY_SPACES }, (_, space) => space);
  return {
    title: titled(labels.colonyTable, [labels.colonyCell, ...origin(labels, view, "colonies", "rewards")]),
    header: [
      labels.colony,
      labels.good,
      labels.vpByRound,
      ...numbers.map((space) => String(space + 1)),
      labels.rewardA,
      labels.rewardB,
    ],
    rows: COLONIES.map((_, colony) => {
      const first = MARKET_SPACES + colony * COLONY_SPACES;
      return [
        labels.colonies[colony],
        labels.goods[colonyGood[colony]],
        colonyVp[colony].join("/"),
        ...numbers.map((space) => shipCell(view, first + space, String(spaceCost[first + space]))),
        labels.rewards[view.rewards[colony * 2]],
        labels.rewards[view.rewards[colony * 2 + 1]],
      ];
    }),
  };
}

/** The board, area by area. */
export function boardSections(labels: Labels, view: MadeiraView): Section[] {
  return [
    buildingSection(labels, view),
    fieldSection(labels, view),
    citySection(labels, view),
    favourSection(labels, view),
    marketSection(labels, view),
    colonySection(labels, view),
  ];
}
