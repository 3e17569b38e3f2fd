import { findFrame } from "@caravel/kernel";
import { TILES } from "../content/buildings.ts";
import { BATTLE_CARDS, EXPLORATION, GOLD_CARDS } from "../content/cards.ts";
import { OFF_THE_MAP } from "../content/maps.ts";
import { MONARCHS } from "../content/monarchs.ts";
import { PAINTINGS } from "../content/paintings.ts";
import { QUESTS } from "../content/quests.ts";
import { RESOURCE_COUNT, RESOURCES } from "../content/resources.ts";
import { CAPITALS, GOODS, PALACES, SPACES } from "../content/spaces.ts";
import { COLOURS, UNIT_KINDS, UNITS_PER_COLOUR } from "../content/units.ts";
import { PHASES } from "./position.ts";
import { scoreSheet } from "./scoring.ts";
import { GOOD_PLACES, MARKER_PLACES } from "./seats-given.ts";
import {
  type Brazil,
  contentOf,
  controllerOf,
  FACE_UP,
  IN_STOCK,
  isSolo,
  mapOf,
  NEVER_DEPLOYED,
  NO_TILE,
  NOTHING_THERE,
  type Seat,
  type Shared,
  sum,
  tokenPlace,
  wordAt,
} from "./state.ts";
import { STEPS } from "./steps.ts";
import { attackStrength, defenceStrength } from "./strength.ts";

const named = (numbers: Shared, names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.flatMap((name, number) => (numbers[number] > 0 ? [[name, numbers[number]]] : [])));
const allNamed = (numbers: Shared, names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name, number) => [name, numbers[number]]));

function placeOf(state: Brazil, place: number): string {
  if (place === NEVER_DEPLOYED) return "board";
  return place === IN_STOCK ? "stock" : place < 0 ? "gone" : wordAt(state, place);
}

function describeUnits(state: Brazil, side: number, colour: number) {
  const first = side * UNITS_PER_COLOUR;
  return contentOf(state).unitKind[colour].map((kind, unit) => ({
    [UNIT_KINDS[kind]]: placeOf(state, state.units[first + unit]),
  }));
}

function describeSeat(state: Brazil, seat: Seat, owner: number) {
  return {
    colour: COLOURS[seat.colour],
    monarch: MONARCHS[seat.monarch] ?? null,
    capital: seat.capital < 0 ? null : wordAt(state, seat.capital),
    stock: allNamed(seat.stock, RESOURCES),
    gold: allNamed(seat.gold, GOLD_CARDS),
    battle: allNamed(seat.battle, BATTLE_CARDS),
    goldCards: sum(seat.gold),
    battleCards: sum(seat.battle),
    quests: seat.quests.map((quest) => QUESTS[quest]),
    revealed: seat.revealed.map((quest) => QUESTS[quest]),
    paintings: PAINTINGS.filter((_, card) => ((seat.paintings >> card) & 1) === 1),
    goods: Object.fromEntries(GOODS.map((good, number) => [good, GOOD_PLACES[seat.goods[number]] ?? "board"])),
    marker: SPACES[seat.marker] ?? null,
    oldMarkers: seat.oldMarkers.map((place) => MARKER_PLACES[place] ?? null),
    tiles: seat.tiles.map((hex) => wordAt(state, hex)),
    palaces: PALACES.filter((_, palace) => ((seat.palaces >> palace) & 1) === 1),
    kept: allNamed(seat.kept, EXPLORATION),
    units: describeUnits(state, owner, seat.colour),
    isabelUsed: seat.isabelUsed,
    hasDeployed: seat.hasDeployed,
    forestBuilt: seat.forestBuilt,
    score: seat.capital < 0 ? null : scoreSheet(state, owner),
  };
}

function describeTile(state: Brazil, hex: number) {
  return {
    tile: TILES[state.tile[hex]],
    by: state.owner[hex],
    controller: controllerOf(state, hex),
    tokens: named(state.tokens.slice(tokenPlace(hex, 0), tokenPlace(hex, RESOURCE_COUNT)), RESOURCES),
    palace: PALACES[state.palace[hex]] ?? null,
    jesuits: state.byJesuits[hex] === 1,
  };
}

/** The battle that is going on, with both sides' strength as far as it stands, or null. */
function describeBattle(state: Brazil) {
  const memo = findFrame(state, "battle")?.memo;
  if (memo === undefined) return null;
  return {
    attacker: memo.attacker,
    defender: memo.defender,
    hex: wordAt(state, memo.hex),
    from: memo.from === OFF_THE_MAP ? null : wordAt(state, memo.from),
    attackCards: named(memo.attackCards, BATTLE_CARDS),
    defenceCards: named(memo.defenceCards, BATTLE_CARDS),
    attack: attackStrength(state, memo),
    defence: state.exploration[memo.hex] === NO_TILE && memo.defender < 0 ? null : defenceStrength(state, memo),
    winner: memo.winner,
  };
}

/** The position in words, as the `then` part of a scenario speaks of it. */
export function describe(state: Brazil) {
  const hexes = [...state.tile.keys()];
  const top = state.stack.at(-1);
  const { capitals } = mapOf(state);
  return {
    map: mapOf(state).scenario.id,
    age: state.age,
    round: state.round,
    first: state.first,
    chooser: state.chooser,
    active: state.active,
    lastRound: state.isEnding,
    step: top === undefined ? "over" : STEPS[top.step],
    phase: PHASES[state.phase],
    space: SPACES[state.space] ?? null,
    freeMoves: state.freeMoves,
    spaceMove: state.spaceMove,
    bonus: state.bonus,
    rebateUsed: state.rebateUsed,
    afonsoUsed: state.afonsoUsed,
    tiles: Object.fromEntries(
      hexes.filter((hex) => state.tile[hex] !== NO_TILE).map((hex) => [wordAt(state, hex), describeTile(state, hex)]),
    ),
    exploration: Object.fromEntries(
      hexes
        .filter((hex) => state.explorationState[hex] !== NOTHING_THERE)
        .map((hex) => [
          wordAt(state, hex),
          { tile: EXPLORATION[state.exploration[hex]], up: state.explorationState[hex] === FACE_UP },
        ]),
    ),
    explored: named(state.explored, EXPLORATION),
    gallery: state.gallery.map((card) => PAINTINGS[card] ?? null),
    cities: state.cityPiles.map((pile) => TILES[pile.at(-1) ?? -1] ?? null),
    supply: state.supply.slice(),
    goldDeck: state.goldDeck.length,
    battleDeck: state.battleDeck.length,
    questDecks: state.questDecks.map(({ length }) => length),
    goldDiscard: named(state.goldDiscard, GOLD_CARDS),
    battleDiscard: named(state.battleDiscard, BATTLE_CARDS),
    capitalTiles: Object.fromEntries(
      state.capitalTiles.flatMap((tile, place) =>
        tile === NO_TILE ? [] : [[wordAt(state, capitals[place]), CAPITALS[tile]]],
      ),
    ),
    battle: describeBattle(state),
    enemies: isSolo(state) ? state.units.slice(UNITS_PER_COLOUR).map((place) => placeOf(state, place)) : [],
    seats: state.seats.map((seat, owner) => describeSeat(state, seat, owner)),
  };
}
