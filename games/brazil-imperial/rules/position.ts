import { GivenError, isFields } from "@caravel/kernel";
import { count, counts, type Fields, fields, flag, list, numberOf, numbersOf } from "@caravel/kernel/given";
import { CITIES, FIRST_CITY, isCity, pairOf, TILE_PAIRS, TILES } from "../content/buildings.ts";
import {
  allOf,
  BATTLE_CARDS,
  BATTLE_COPIES,
  EXPLORATION,
  EXPLORATION_COPIES,
  GOLD_CARDS,
  GOLD_COPIES,
} from "../content/cards.ts";
import { HEX_WORDS } from "../content/maps.ts";
import { PAINTING_COUNT, PAINTING_FRAME, PAINTINGS } from "../content/paintings.ts";
import { QUEST_AGE, QUESTS, QUESTS_PER_AGE } from "../content/quests.ts";
import { RESOURCE_COUNT, RESOURCES } from "../content/resources.ts";
import { GOODS, PALACES, SPACES } from "../content/spaces.ts";
import { COLOURS, MONARCH_COLOUR, MONARCHS, UNIT_KIND_OF, UNIT_KINDS, UNITS_PER_COLOUR } from "../content/units.ts";
import { stint } from "./frames.ts";
import { hexAt, sideNumber } from "./given.ts";
import { scoreSheet } from "./scoring.ts";
import { game } from "./setup.ts";
import {
  AFTER_ACTION,
  type Brazil,
  CAPITAL_PALACE,
  controllerOf,
  copy,
  ENEMY,
  FACE_DOWN,
  FACE_UP,
  IN_STOCK,
  isSolo,
  mapOf,
  NEVER_DEPLOYED,
  NO_PALACE,
  NO_TILE,
  NOBODY,
  NOTHING_THERE,
  type Seat,
  tokenPlace,
} from "./state.ts";
import { STEP, STEPS } from "./steps.ts";

/** Where a good may be: a space with a slot, or one of these. */
const GOOD_PLACES = [...SPACES.slice(0, 6), "beside", "victoria", "factory"];
/** Where an old marker may be. */
const MARKER_PLACES = [...SPACES, "coroados"];
const PHASES = ["before", "after", "moving"];

const GIVEN = [
  "age",
  "round",
  "first",
  "active",
  "lastRound",
  "tiles",
  "exploration",
  "gallery",
  "cities",
  "battleDeck",
  "goldDeck",
  "questDecks",
  "enemies",
  "seats",
  "at",
];
const SEAT = [
  "colour",
  "monarch",
  "capital",
  "stock",
  "gold",
  "battle",
  "quests",
  "revealed",
  "paintings",
  "goods",
  "marker",
  "oldMarkers",
  "kept",
  "units",
  "isabelUsed",
  "hasDeployed",
  "forestBuilt",
];
const TILE = ["tile", "by", "tokens", "palace", "jesuits"];
const AT = ["phase", "space", "freeMoves", "spaceMove", "bonus", "rebateUsed", "afonsoUsed"];

/** Lays a position over a fresh game: a player's turn, with everything that is not mentioned back in its deck or supply. */
export function arrange(fresh: Brazil, value: unknown): Brazil {
  const given = fields(value, "given", GIVEN);
  const state = copy(fresh);
  state.capitalTiles = [];
  if (given.age !== undefined) state.age = count(given.age, "age");
  if (given.round !== undefined) state.round = count(given.round, "round");
  if (given.first !== undefined) state.first = sideNumber(state, given.first, "first");
  state.active = given.active === undefined ? state.first : sideNumber(state, given.active, "active");
  if (given.lastRound !== undefined) state.isEnding = flag(given.lastRound, "lastRound");
  arrangeSeats(state, given.seats ?? {});
  arrangeEnemies(state, given.enemies);
  arrangeTiles(state, given.tiles ?? {});
  arrangeExploration(state, given.exploration ?? {});
  arrangeDecks(state, given);
  arrangeTurn(state, given.at ?? {});
  return state;
}

function arrangeSeats(state: Brazil, value: unknown): void {
  const names = state.seats.map((_, seat) => String(seat));
  const given = fields(value, "seats", names);
  state.owner.fill(NOBODY);
  state.palace.fill(NO_PALACE);
  const { capitals, enemyCapital } = mapOf(state);
  const sites = capitals.filter((hex) => hex !== enemyCapital);
  const taken = names.flatMap((name) => {
    const seat = given[name];
    return isFields(seat) && seat.capital !== undefined ? [hexAt(state, seat.capital, "capital")] : [];
  });
  const free = sites.filter((hex) => !taken.includes(hex));
  for (const [owner, seat] of state.seats.entries()) {
    const own = fields(given[owner] ?? {}, `seat ${owner}`, SEAT);
    arrangeSeat(state, seat, owner, own, `seat ${owner}`);
    seat.capital = own.capital === undefined ? (free.shift() ?? sites[owner]) : hexAt(state, own.capital, "capital");
    state.owner[seat.capital] = owner;
    state.palace[seat.capital] = CAPITAL_PALACE;
  }
  if (!isSolo(state)) return;
  state.owner[enemyCapital] = ENEMY;
  state.palace[enemyCapital] = CAPITAL_PALACE;
}

function arrangeSeat(state: Brazil, seat: Seat, owner: number, given: Fields, where: string): void {
  if (given.colour !== undefined) seat.colour = numberOf(given.colour, COLOURS, `${where}.colour`);
  seat.monarch =
    given.monarch === undefined
      ? MONARCH_COLOUR.lastIndexOf(seat.colour)
      : numberOf(given.monarch, MONARCHS, `${where}.monarch`);
  if (given.monarch !== undefined && given.colour === undefined) seat.colour = MONARCH_COLOUR[seat.monarch];
  seat.stock = counts(given.stock ?? {}, RESOURCES, `${where}.stock`);
  seat.gold = counts(given.gold ?? {}, GOLD_CARDS, `${where}.gold`);
  seat.battle = counts(given.battle ?? {}, BATTLE_CARDS, `${where}.battle`);
  seat.quests = numbersOf(given.quests ?? [], QUESTS, `${where}.quests`);
  seat.revealed = numbersOf(given.revealed ?? [], QUESTS, `${where}.revealed`);
  seat.paintings = numbersOf(given.paintings ?? [], PAINTINGS, `${where}.paintings`).reduce(
    (all, one) => all | (1 << one),
    0,
  );
  const goods = fields(given.goods ?? {}, `${where}.goods`, GOODS);
  seat.goods = GOODS.map((good) =>
    goods[good] === undefined ? -1 : numberOf(goods[good], GOOD_PLACES, `${where}.goods`),
  );
  if (given.marker !== undefined) seat.marker = numberOf(given.marker, SPACES, `${where}.marker`);
  if (given.oldMarkers !== undefined)
    seat.oldMarkers = [0, 1].map((place) => {
      const name = list(given.oldMarkers, `${where}.oldMarkers`)[place];
      return name === undefined || name === null ? -1 : numberOf(name, MARKER_PLACES, `${where}.oldMarkers`);
    });
  seat.kept = counts(given.kept ?? {}, EXPLORATION, `${where}.kept`);
  if (given.isabelUsed !== undefined) seat.isabelUsed = flag(given.isabelUsed, `${where}.isabelUsed`);
  if (given.hasDeployed !== undefined) seat.hasDeployed = flag(given.hasDeployed, `${where}.hasDeployed`);
  if (given.forestBuilt !== undefined) seat.forestBuilt = count(given.forestBuilt, `${where}.forestBuilt`);
  arrangeUnits(state, owner, seat.colour, given.units ?? [], `${where}.units`);
}

/** `units: [{ dragoon: "0,1" }, { archer: stock }]`: those that are not named were never deployed. */
function arrangeUnits(state: Brazil, side: number, colour: number, value: unknown, where: string): void {
  const first = side * UNITS_PER_COLOUR;
  const isFree = new Array<boolean>(UNITS_PER_COLOUR).fill(true);
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    state.units[first + unit] = side === ENEMY && isSolo(state) ? -3 : NEVER_DEPLOYED;
  for (const entry of list(value, where)) {
    const [[name, place]] = Object.entries(fields(entry, where, UNIT_KINDS));
    const kind = numberOf(name, UNIT_KINDS, where);
    const unit = UNIT_KIND_OF[colour].findIndex((other, number) => other === kind && isFree[number]);
    if (unit < 0) throw new GivenError(`${where}: ${COLOURS[colour]} has no more units called ${name}`);
    isFree[unit] = false;
    state.units[first + unit] = place === "stock" ? IN_STOCK : hexAt(state, place, where);
  }
}

/** `enemies`: the units of the solo enemy, written as those of a seat. */
function arrangeEnemies(state: Brazil, value: unknown): void {
  if (value !== undefined) arrangeUnits(state, ENEMY, 1, value, "enemies");
}

/** `tiles: { "0,1": { tile: farm, by: 0, tokens: { coffee: 2 }, palace: V } }`, earliest first. */
function arrangeTiles(state: Brazil, value: unknown): void {
  for (const [word, entry] of Object.entries(fields(value, "tiles", HEX_WORDS))) {
    const where = `tiles.${word}`;
    const given = fields(entry, where, TILE);
    const hex = hexAt(state, word, where);
    state.tile[hex] = numberOf(given.tile, TILES, `${where}.tile`);
    state.owner[hex] = sideNumber(state, given.by, `${where}.by`);
    state.established[hex] = ++state.establishments;
    state.byJesuits[hex] = given.jesuits === undefined ? 0 : Number(flag(given.jesuits, `${where}.jesuits`));
    counts(given.tokens ?? {}, RESOURCES, `${where}.tokens`).forEach((tokens, resource) => {
      state.tokens[tokenPlace(hex, resource)] = tokens;
    });
    if (given.palace === undefined) continue;
    state.palace[hex] = numberOf(given.palace, PALACES, `${where}.palace`);
    state.seats[state.owner[hex]].palaces |= 1 << state.palace[hex];
  }
}

/** `exploration: { "0,1": manioc, "2,0": { tile: riverbed, up: true }, "1,1": none }`; other clouds get what is left. */
function arrangeExploration(state: Brazil, value: unknown): void {
  const pool = allOf(EXPLORATION_COPIES);
  const take = (tile: number) => {
    const place = pool.indexOf(tile);
    if (place < 0) throw new GivenError(`there are no more tiles of ${EXPLORATION[tile]}`);
    pool.splice(place, 1);
  };
  for (const seat of state.seats) for (const tile of allOf(seat.kept)) take(tile);
  const named = Object.entries(fields(value, "exploration", HEX_WORDS)).map(([word, entry]) => {
    const given = isFields(entry) ? fields(entry, `exploration.${word}`, ["tile", "up", "seenBy"]) : { tile: entry };
    const hex = hexAt(state, word, "exploration");
    const tile = given.tile === "none" ? NO_TILE : numberOf(given.tile, EXPLORATION, `exploration.${word}`);
    if (tile !== NO_TILE) take(tile);
    const seen = list(given.seenBy ?? [], "seenBy").map((seat) => sideNumber(state, seat, "seenBy"));
    return { hex, tile, isUp: given.up === true, seen: seen.reduce((all, seat) => all | (1 << seat), 0) };
  });
  for (let hex = 0; hex < state.tile.length; hex++) {
    const isCovered = state.tile[hex] !== NO_TILE || state.owner[hex] !== NOBODY;
    const isNamed = named.some((other) => other.hex === hex);
    if (state.exploration[hex] !== NO_TILE && !isCovered && !isNamed) {
      state.exploration[hex] = pool.pop() ?? NO_TILE;
      continue;
    }
    state.exploration[hex] = NO_TILE;
    state.explorationState[hex] = NOTHING_THERE;
  }
  for (const { hex, tile, isUp, seen } of named) {
    state.exploration[hex] = tile;
    state.explorationState[hex] = tile === NO_TILE ? NOTHING_THERE : isUp ? FACE_UP : FACE_DOWN;
    state.seenBy[hex] = seen;
  }
  state.unexplored = pool;
}

/** Everything besides these, with the named ones on top, the first named first. */
function deckOf(all: readonly number[], elsewhere: readonly number[], next: readonly number[], what: string): number[] {
  const rest = [...all];
  for (const piece of [...elsewhere, ...next]) {
    const place = rest.indexOf(piece);
    if (place < 0) throw new GivenError(`${what}: a piece is named more often than there are of it`);
    rest.splice(place, 1);
  }
  return [...rest, ...[...next].reverse()];
}

function arrangeDecks(state: Brazil, given: Fields): void {
  const { seats } = state;
  state.goldDiscard.fill(0);
  state.battleDiscard.fill(0);
  state.goldDeck = deckOf(
    allOf(GOLD_COPIES),
    seats.flatMap(({ gold }) => allOf(gold)),
    numbersOf(given.goldDeck ?? [], GOLD_CARDS, "goldDeck"),
    "gold cards",
  );
  state.battleDeck = deckOf(
    allOf(BATTLE_COPIES),
    seats.flatMap(({ battle }) => allOf(battle)),
    numbersOf(given.battleDeck ?? [], BATTLE_CARDS, "battleDeck"),
    "battle cards",
  );
  const next = numbersOf(given.questDecks ?? [], QUESTS, "questDecks");
  const held = seats.flatMap(({ quests, revealed }) => [...quests, ...revealed]);
  state.questDecks = [1, 2, 3].map((age) => {
    const isOfAge = (quest: number) => QUEST_AGE[quest] === age;
    const all = Array.from({ length: QUESTS_PER_AGE }, (_, place) => (age - 1) * QUESTS_PER_AGE + place);
    return deckOf(all, held.filter(isOfAge), next.filter(isOfAge), "quests");
  });
  arrangeGallery(state, given.gallery);
  arrangeCities(state, given.cities);
  state.supply = TILE_PAIRS.map(
    (tiles, pair) => tiles - state.tile.filter((tile) => tile >= 0 && !isCity(tile) && pairOf(tile) === pair).length,
  );
}

function arrangeGallery(state: Brazil, value: unknown): void {
  const owned = state.seats.reduce((all, { paintings }) => all | paintings, 0);
  const left = Array.from({ length: PAINTING_COUNT }, (_, card) => card).filter((card) => ((owned >> card) & 1) === 0);
  const named = value === undefined ? [] : numbersOf(value, PAINTINGS, "gallery");
  const rest = left.filter((card) => !named.includes(card));
  const decks = [0, 1, 2].map((frame) => rest.filter((card) => PAINTING_FRAME[card] === frame));
  const missing = [0, 1, 2].flatMap((frame) => {
    const shown = named.filter((card) => PAINTING_FRAME[card] === frame).length;
    return value === undefined ? decks[frame].splice(-2) : decks[frame].splice(decks[frame].length, 2 - shown);
  });
  state.gallery = [...named, ...missing];
  state.paintingDecks = decks;
}

/** `cities: [salvador, belem]`: the open tiles of the two piles. */
function arrangeCities(state: Brazil, value: unknown): void {
  const tops = value === undefined ? [] : numbersOf(value, CITIES, "cities").map((city) => FIRST_CITY + city);
  const built = state.tile.filter(isCity);
  const rest = CITIES.map((_, city) => FIRST_CITY + city).filter(
    (city) => !built.includes(city) && !tops.includes(city),
  );
  const half = Math.ceil(rest.length / 2);
  state.cityPiles = [
    [...rest.slice(0, half), ...tops.slice(0, 1)],
    [...rest.slice(half), ...tops.slice(1)],
  ];
}

/** `at: { phase: after, space: build }`: where the turn of the active seat stands. */
function arrangeTurn(state: Brazil, value: unknown): void {
  const given = fields(value, "at", AT);
  state.phase = given.phase === undefined ? 0 : numberOf(given.phase, PHASES, "at.phase");
  state.space = given.space === undefined ? -1 : numberOf(given.space, SPACES, "at.space");
  state.freeMoves = given.freeMoves === undefined ? 1 : count(given.freeMoves, "at.freeMoves");
  state.spaceMove =
    given.spaceMove === undefined
      ? state.phase >= AFTER_ACTION && state.space >= 0 && state.space < 5
      : flag(given.spaceMove, "at.spaceMove");
  state.bonus = given.bonus === undefined ? 0 : count(given.bonus, "at.bonus");
  if (given.rebateUsed !== undefined) state.rebateUsed = flag(given.rebateUsed, "at.rebateUsed");
  if (given.afonsoUsed !== undefined) state.afonsoUsed = flag(given.afonsoUsed, "at.afonsoUsed");
  const whole = stint(STEP.game, 0);
  whole.stage = game.stageNamed("next");
  state.stack = [whole, stint(STEP.turn, state.active)];
}

const named = (numbers: readonly number[], names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.flatMap((name, number) => (numbers[number] > 0 ? [[name, numbers[number]]] : [])));
const allNamed = (numbers: readonly number[], names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name, number) => [name, numbers[number]]));

function placeOf(state: Brazil, place: number): string {
  if (place === NEVER_DEPLOYED) return "board";
  return place === IN_STOCK ? "stock" : place < 0 ? "gone" : wordOf(state, place);
}
const wordOf = (state: Brazil, hex: number): string => HEX_WORDS[mapOf(state).wordOf[hex]];

function describeSeat(state: Brazil, seat: Seat, owner: number) {
  const first = owner * UNITS_PER_COLOUR;
  return {
    colour: COLOURS[seat.colour],
    monarch: MONARCHS[seat.monarch] ?? null,
    capital: seat.capital < 0 ? null : wordOf(state, seat.capital),
    stock: allNamed(seat.stock, RESOURCES),
    gold: allNamed(seat.gold, GOLD_CARDS),
    battle: allNamed(seat.battle, BATTLE_CARDS),
    quests: seat.quests.map((quest) => QUESTS[quest]),
    revealed: seat.revealed.map((quest) => QUESTS[quest]),
    paintings: PAINTINGS.filter((_, card) => ((seat.paintings >> card) & 1) === 1),
    goods: Object.fromEntries(GOODS.map((good, number) => [good, GOOD_PLACES[seat.goods[number]] ?? "board"])),
    marker: SPACES[seat.marker] ?? null,
    oldMarkers: seat.oldMarkers.map((place) => MARKER_PLACES[place] ?? null),
    palaces: PALACES.filter((_, palace) => ((seat.palaces >> palace) & 1) === 1),
    kept: allNamed(seat.kept, EXPLORATION),
    units: UNIT_KIND_OF[seat.colour].map((kind, unit) => ({
      [UNIT_KINDS[kind]]: placeOf(state, state.units[first + unit]),
    })),
    isabelUsed: seat.isabelUsed,
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
  };
}

/** The position in words, as the `then` part of a scenario speaks of it. */
export function describe(state: Brazil) {
  const hexes = [...state.tile.keys()];
  const top = state.stack.at(-1);
  return {
    map: mapOf(state).scenario.id,
    age: state.age,
    round: state.round,
    first: state.first,
    active: state.active,
    lastRound: state.isEnding,
    step: top === undefined ? "over" : STEPS[top.step],
    phase: PHASES[state.phase],
    freeMoves: state.freeMoves,
    spaceMove: state.spaceMove,
    bonus: state.bonus,
    tiles: Object.fromEntries(
      hexes.filter((hex) => state.tile[hex] !== NO_TILE).map((hex) => [wordOf(state, hex), describeTile(state, hex)]),
    ),
    exploration: Object.fromEntries(
      hexes
        .filter((hex) => state.explorationState[hex] !== NOTHING_THERE)
        .map((hex) => [
          wordOf(state, hex),
          { tile: EXPLORATION[state.exploration[hex]], up: state.explorationState[hex] === FACE_UP },
        ]),
    ),
    gallery: state.gallery.map((card) => PAINTINGS[card] ?? null),
    cities: state.cityPiles.map((pile) => TILES[pile.at(-1) ?? -1] ?? null),
    supply: state.supply.slice(),
    goldDiscard: named(state.goldDiscard, GOLD_CARDS),
    battleDiscard: named(state.battleDiscard, BATTLE_CARDS),
    enemies: isSolo(state) ? state.units.slice(UNITS_PER_COLOUR).map((place) => placeOf(state, place)) : [],
    seats: state.seats.map((seat, owner) => describeSeat(state, seat, owner)),
  };
}
