import { BUILDINGS, isCity, pairOf, TILES } from "../content/buildings.ts";
import { allOf } from "../content/cards.ts";
import { HEX_WORDS, WATER } from "../content/maps.ts";
import { PAINTING_COUNT } from "../content/paintings.ts";
import { QUEST_AGE, QUEST_COUNT, QUESTS } from "../content/quests.ts";
import { HAND_LIMIT, STOCK_LIMIT } from "../content/resources.ts";
import { GOODS, IMPROVED_SPACES, PALACES, SPACES } from "../content/spaces.ts";
import { UNITS_PER_COLOUR } from "../content/units.ts";
import { RESULT_STAGE } from "./battle.ts";
import { suits } from "./palaces.ts";
import {
  type Brazil,
  CAPITAL_PALACE,
  contentOf,
  isSolo,
  mapOf,
  may,
  NO_PALACE,
  NO_TILE,
  NOBODY,
  NOT_YET,
  NOTHING_THERE,
  ON_COROADOS,
  type Shared,
  sum,
} from "./state.ts";
import { STEP } from "./steps.ts";

/** What is wrong with the pieces on the table, one sentence each. */
export function faults(state: Brazil): string[] {
  return [
    ...cardFaults(state),
    ...tileFaults(state),
    ...palaceFaults(state),
    ...unitFaults(state),
    ...boardFaults(state),
    ...limitFaults(state),
  ];
}

const upTo = (count: number, first = 0): number[] => Array.from({ length: count }, (_, number) => first + number);
const word = (state: Brazil, hex: number): string => HEX_WORDS[mapOf(state).wordOf[hex]];

function expectAll(what: string, all: Shared, found: Shared): string[] {
  const inOrder = (pieces: Shared) => pieces.toSorted((one, other) => one - other).join();
  return inOrder(all) === inOrder(found)
    ? []
    : [`${what}: there should be ${inOrder(all)}, there are ${inOrder(found)}`];
}

/** BI-COMP-06, -09: every card and every exploration tile is somewhere, once. */
function cardFaults(state: Brazil): string[] {
  const { seats } = state;
  const { allGold, allBattle, allExploration } = contentOf(state);
  const fighting = state.stack.flatMap(({ memo, stage, step }) =>
    step === STEP.battle && memo.of === "battle" && stage <= RESULT_STAGE
      ? [...allOf(memo.attackCards), ...allOf(memo.defenceCards)]
      : [],
  );
  const held = (hand: "gold" | "battle") => seats.flatMap((seat) => allOf(seat[hand]));
  const paintings = seats.flatMap((seat) =>
    upTo(PAINTING_COUNT).filter((card) => ((seat.paintings >> card) & 1) === 1),
  );
  const quests = seats.flatMap((seat) => [...seat.quests, ...seat.revealed]);
  const explored = [
    ...state.exploration.filter((tile) => tile >= 0),
    ...state.unexplored,
    ...allOf(state.explored),
    ...seats.flatMap(({ kept }) => allOf(kept)),
  ];
  const shown = state.gallery.filter((card) => card >= 0);
  const gold = [...state.goldDeck, ...allOf(state.goldDiscard), ...held("gold")];
  const battle = [...state.battleDeck, ...allOf(state.battleDiscard), ...held("battle"), ...fighting];
  return [
    ...expectAll("gold cards (BI-COMP-06)", allGold, gold),
    ...expectAll("battle cards (BI-COMP-06)", allBattle, battle),
    ...expectAll("paintings (BI-COMP-06)", upTo(PAINTING_COUNT), [
      ...state.paintingDecks.flat(),
      ...shown,
      ...paintings,
    ]),
    ...expectAll("quests (BI-COMP-06)", upTo(QUEST_COUNT), [...state.questDecks.flat(), ...quests]),
    ...expectAll("exploration tiles (BI-COMP-09)", allExploration, explored),
    ...quests.flatMap((quest) =>
      seats.some(({ revealed }) => revealed.includes(quest)) && QUEST_AGE[quest] > state.age
        ? [`the quest ${QUESTS[quest]} of a later age is shown (BI-AGE-14)`]
        : [],
    ),
  ];
}

/** BI-COMP-08: no more tiles lie on the map than there are, none twice, none on water; builders know their tiles. */
function tileFaults(state: Brazil): string[] {
  const { terrain } = mapOf(state);
  const { tilePairs } = contentOf(state);
  const cities = [...state.cityPiles.flat(), ...state.tile.filter(isCity)];
  const twice = cities.filter((city, place) => cities.indexOf(city) !== place);
  const pairs = tilePairs.flatMap((count, pair) => {
    const built = state.tile.filter((tile) => tile >= 0 && !isCity(tile) && pairOf(tile) === pair).length;
    const left = state.supply[pair];
    const name = BUILDINGS[pair * 2];
    return left >= 0 && left + built <= count
      ? []
      : [`${built} tiles of ${name} lie on the map and ${left} are left, out of ${count} (BI-COMP-08)`];
  });
  const placed = state.tile.flatMap((tile, hex) => {
    if (tile === NO_TILE) return [];
    const owner = state.owner[hex];
    const where = `the ${TILES[tile]} on ${word(state, hex)}`;
    if (owner === NOBODY || !state.seats[owner].tiles.includes(hex)) return [`${where} has no builder`];
    if (terrain[hex] === WATER) return [`${where} lies on water (BI-BUILD-20)`];
    return state.explorationState[hex] === NOTHING_THERE ? [] : [`${where} lies on an exploration tile`];
  });
  const listed = state.seats.flatMap(({ tiles }) => tiles);
  return [
    ...twice.map((city) => `the city ${TILES[city]} is there twice (BI-COMP-08)`),
    ...pairs,
    ...placed,
    ...(listed.length === state.tile.filter((tile) => tile !== NO_TILE).length
      ? []
      : ["a player counts a tile that is not there"]),
  ];
}

/** BI-PAL-02, -03: palaces stand on tiles that carry them, once each. */
function palaceFaults(state: Brazil): string[] {
  return state.palace.flatMap((palace, hex) => {
    if (palace === NO_PALACE || palace === CAPITAL_PALACE) return [];
    const name = `palace ${PALACES[palace]} on ${word(state, hex)}`;
    const owner = state.seats[state.owner[hex]];
    if (owner === undefined || ((owner.palaces >> palace) & 1) === 0) return [`${name} belongs to nobody (BI-PAL-02)`];
    return suits(palace, state.tile[hex]) ? [] : [`${name} needs another tile (BI-PAL-03)`];
  });
}

/** BI-MOVE-14, -16: units of two players share no hex, except in a battle, and none stand on somebody else's capital. */
function unitFaults(state: Brazil): string[] {
  if (state.stack.some(({ step }) => step === STEP.battle)) return [];
  const holder = new Map<number, number>();
  return state.units.flatMap((hex, unit) => {
    if (hex < 0) return [];
    const side = Math.floor(unit / UNITS_PER_COLOUR);
    if (state.palace[hex] === CAPITAL_PALACE && state.owner[hex] !== side && !isSolo(state))
      return [`a unit of seat ${side} stands on the capital at ${word(state, hex)} (BI-MOVE-14)`];
    const other = holder.get(hex) ?? side;
    holder.set(hex, side);
    return other === side ? [] : [`units of two players stand on ${word(state, hex)} (BI-MOVE-16)`];
  });
}

/** BI-MANU-04, BI-AGE-05: one good to a slot, of its shape; one old marker to a space, of an age that is over. */
function boardFaults(state: Brazil): string[] {
  const { goodShape, slotShape, monarchColour } = contentOf(state);
  return state.seats.flatMap((seat, owner) => {
    const { goods, oldMarkers, monarch, colour } = seat;
    const slots = goods.flatMap((place, good) => {
      if (place < 0 || place >= IMPROVED_SPACES) return [];
      const name = `seat ${owner}: ${GOODS[good]} on ${SPACES[place]}`;
      if (goods.indexOf(place) !== good) return [`${name} shares a slot (BI-MANU-04)`];
      const fits = goodShape[good] === slotShape[place] || may(state, seat, "goodsFitAnySlot");
      return fits ? [] : [`${name} has another shape than the slot (BI-MANU-01)`];
    });
    const markers = oldMarkers.flatMap((place, age) => {
      if (place === NOT_YET) return [];
      if (age + 1 >= state.age) return [`seat ${owner}: the marker of age ${age + 1} is still in use (BI-AGE-03)`];
      const isShared = place !== ON_COROADOS && oldMarkers.indexOf(place) !== age;
      return isShared ? [`seat ${owner}: two old markers lie under ${SPACES[place]} (BI-AGE-05)`] : [];
    });
    const isTheirs = monarch < 0 || monarchColour[monarch] === colour;
    const isAlone = state.seats.findIndex((other) => other.colour === colour) === owner;
    return [
      ...slots,
      ...markers,
      ...(isTheirs ? [] : [`seat ${owner} has a monarch of another colour (BI-SETUP-10)`]),
      ...(isAlone ? [] : [`seat ${owner} has the colour of somebody else (BI-SETUP-06)`]),
    ];
  });
}

/** BI-STOCK-01, -03: nothing is below nothing, and at an open moment of a turn nobody holds more than the limits allow. */
function limitFaults(state: Brazil): string[] {
  const lists = [state.tokens, ...state.seats.flatMap(({ stock, gold, battle }) => [stock, gold, battle])];
  const below = lists.some((list) => list.some((count) => count < 0)) ? ["something is less than nothing"] : [];
  if (state.stack.at(-1)?.step !== STEP.turn) return below;
  const over = state.seats.flatMap(({ stock, gold, battle }, seat) => [
    ...(sum(stock) > STOCK_LIMIT
      ? [`seat ${seat} has ${sum(stock)} resources in stock, and at most ${STOCK_LIMIT} fit (BI-STOCK-01)`]
      : []),
    ...(Math.max(sum(gold), sum(battle)) > HAND_LIMIT
      ? [`seat ${seat} holds more than ${HAND_LIMIT} cards of a kind (BI-STOCK-03)`]
      : []),
  ]);
  return [...below, ...over];
}
