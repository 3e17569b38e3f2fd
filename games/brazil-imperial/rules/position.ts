import { GivenError, isFields, NO_ANSWER } from "@caravel/kernel";
import {
  count,
  counts,
  type Fields,
  fields,
  flag,
  list,
  numberOf,
  numbersOf,
  refuseTwice,
} from "@caravel/kernel/given";
import { BUILDINGS, CITIES, FIRST_CITY, isCity, pairOf, TILES } from "../content/buildings.ts";
import { allOf, BATTLE_CARDS, EXPLORATION, GOLD_CARDS } from "../content/cards.ts";
import { HEX_WORDS } from "../content/maps.ts";
import { NO_MONARCH } from "../content/monarchs.ts";
import { FRAME_COUNT, PAINTING_COUNT, PAINTINGS } from "../content/paintings.ts";
import { QUEST_AGE, QUESTS, QUESTS_PER_AGE } from "../content/quests.ts";
import { RESOURCES } from "../content/resources.ts";
import { CAPITALS, PALACES, SPACES } from "../content/spaces.ts";
import { stint } from "./frames.ts";
import { between, hexAt, sideNumber } from "./given.ts";
import { arrangeEnemies, arrangeSeats } from "./seats-given.ts";
import { game } from "./setup.ts";
import {
  AFTER_ACTION,
  type Brazil,
  contentOf,
  copy,
  FACE_DOWN,
  FACE_UP,
  isSolo,
  MOVING,
  mapOf,
  NO_TILE,
  NOBODY,
  NOTHING_THERE,
  replaced,
  tokenPlace,
  UNPLACED,
} from "./state.ts";
import { STEP } from "./steps.ts";

export { describe } from "./describe.ts";

/** The phases of a turn as a scenario names them. */
export const PHASES = ["before", "after", "moving"];

const GIVEN = [
  "age",
  "round",
  "first",
  "chooser",
  "active",
  "lastRound",
  "tiles",
  "exploration",
  "explored",
  "gallery",
  "paintingDecks",
  "cities",
  "supply",
  "battleDeck",
  "battleDiscard",
  "goldDeck",
  "goldDiscard",
  "questDecks",
  "capitalTiles",
  "enemies",
  "seats",
  "at",
];
const TILE = ["tile", "by", "tokens", "palace", "jesuits", "controller"];
/** The steps at which a position can be laid out; everything else begins in a turn. */
const STEPS_GIVEN = ["quests", "monarch", "capital", "turn", "lastDecision"];
const AT = [
  "step",
  "turn",
  "phase",
  "space",
  "freeMoves",
  "spaceMove",
  "bonus",
  "cavalryMoved",
  "navalMoved",
  "rebateUsed",
  "afonsoUsed",
];

/**
 * Lays a position over a fresh game: a player's turn, with everything that is not mentioned back in its deck or supply. Where nothing at all
 * is given, the game begins as it always does.
 */
export function arrange(fresh: Brazil, value: unknown): Brazil {
  const given = fields(value, "given", GIVEN);
  const state = copy(fresh);
  if (Object.keys(given).length === 0) return state;
  state.age = between(given.age ?? 1, 1, 3, "age");
  state.round = count(given.round ?? 1, "round");
  state.first = sideNumber(state, given.first ?? 0, "first");
  state.chooser = sideNumber(state, given.chooser ?? state.first, "chooser");
  state.active = sideNumber(state, given.active ?? state.first, "active");
  if (Math.max(state.first, state.chooser, state.active) >= state.players)
    throw new GivenError("first, chooser and active must be seats of players");
  state.isEnding = flag(given.lastRound ?? false, "lastRound");
  const dealt = state.seats.map(({ quests }) => quests);
  const dealtDecks = state.questDecks;
  arrangeSeats(state, given.seats ?? {});
  arrangeEnemies(state, given.enemies);
  arrangeTiles(state, given.tiles ?? {});
  arrangeExploration(state, given);
  arrangeDecks(state, given);
  const at = fields(given.at ?? {}, "at", AT);
  const step = STEPS_GIVEN[numberOf(at.step ?? "turn", STEPS_GIVEN, "at.step")];
  if (step === "turn") arrangeTurn(state, at);
  else if (step === "lastDecision") arrangeEnd(state);
  else {
    if (state.seats.every(({ quests }) => quests.length === 0)) {
      for (const [owner, seat] of state.seats.entries()) seat.quests = dealt[owner];
      state.questDecks = dealtDecks;
    }
    arrangeBeginning(state, given, at, step);
  }
  return state;
}

/** `tiles: { "0,1": { tile: farm, by: 0, tokens: { coffee: 2 }, palace: V } }`, earliest first. */
function arrangeTiles(state: Brazil, value: unknown): void {
  for (const [word, entry] of Object.entries(fields(value, "tiles", HEX_WORDS))) {
    const where = `tiles.${word}`;
    const given = fields(entry, where, TILE);
    const hex = hexAt(state, word, where);
    if (given.tile === undefined || given.by === undefined) throw new GivenError(`${where} needs tile and by`);
    if (state.owner[hex] !== NOBODY) throw new GivenError(`${where}: a capital stands there`);
    const tile = numberOf(given.tile, TILES, `${where}.tile`);
    const owner = sideNumber(state, given.by, `${where}.by`);
    if (owner >= state.players) throw new GivenError(`${where}.by: the solo enemy builds nothing`);
    if (isCity(tile) && state.tile.includes(tile)) throw new GivenError(`${where}: there is only one ${given.tile}`);
    state.tile = replaced(state.tile, hex, tile);
    state.owner = replaced(state.owner, hex, owner);
    const seat = state.seats[owner];
    seat.tiles = [...seat.tiles, hex];
    state.byJesuits = replaced(state.byJesuits, hex, flag(given.jesuits ?? false, `${where}.jesuits`) ? 1 : 0);
    for (const [resource, tokens] of counts(given.tokens ?? {}, RESOURCES, `${where}.tokens`).entries())
      if (tokens > 0) state.tokens = replaced(state.tokens, tokenPlace(hex, resource), tokens);
    if (given.palace === undefined || given.palace === null) continue;
    const palace = numberOf(given.palace, PALACES, `${where}.palace`);
    if (((seat.palaces >> palace) & 1) === 1)
      throw new GivenError(`${where}.palace: seat ${owner} has only one palace ${given.palace}`);
    state.palace = replaced(state.palace, hex, palace);
    seat.palaces |= 1 << palace;
  }
}

/** `exploration: { "0,1": manioc, "2,0": { tile: riverbed, up: true }, "1,1": none }`; other clouds get what is left. */
function arrangeExploration(state: Brazil, given: Fields): void {
  const pool = [...contentOf(state).allExploration];
  const take = (tile: number) => {
    const place = pool.indexOf(tile);
    if (place < 0) throw new GivenError(`exploration: there are no more tiles of ${EXPLORATION[tile]}`);
    pool.splice(place, 1);
  };
  state.explored = counts(given.explored ?? {}, EXPLORATION, "explored");
  for (const tile of allOf(state.explored)) take(tile);
  for (const seat of state.seats) for (const tile of allOf(seat.kept)) take(tile);
  const named = Object.entries(fields(given.exploration ?? {}, "exploration", HEX_WORDS)).map(([word, entry]) => {
    const where = `exploration.${word}`;
    const lying = isFields(entry) ? fields(entry, where, ["tile", "up", "seenBy"]) : { tile: entry };
    const hex = hexAt(state, word, where);
    const tile = lying.tile === "none" ? NO_TILE : numberOf(lying.tile, EXPLORATION, where);
    if (tile !== NO_TILE) take(tile);
    if (tile !== NO_TILE && state.owner[hex] !== NOBODY) throw new GivenError(`${where}: something is built there`);
    const seen = list(lying.seenBy ?? [], `${where}.seenBy`).map((seat) => sideNumber(state, seat, where));
    const isUp = flag(lying.up ?? false, `${where}.up`);
    return { hex, tile, isUp, seen: seen.reduce((all, seat) => all | (1 << seat), 0) };
  });
  const exploration = state.exploration.map((tile, hex) => {
    const isFree = state.owner[hex] === NOBODY && !named.some((other) => other.hex === hex);
    return tile !== NO_TILE && isFree ? (pool.pop() ?? NO_TILE) : NO_TILE;
  });
  const states = exploration.map((tile) => (tile === NO_TILE ? NOTHING_THERE : FACE_DOWN));
  const seenBy = exploration.map(() => 0);
  for (const { hex, tile, isUp, seen } of named) {
    exploration[hex] = tile;
    states[hex] = tile === NO_TILE ? NOTHING_THERE : isUp ? FACE_UP : FACE_DOWN;
    seenBy[hex] = seen;
  }
  state.exploration = exploration;
  state.explorationState = states;
  state.seenBy = seenBy;
  state.unexplored = pool;
}

/** Everything besides these, with the named ones on top, the first named first. */
function deckOf(
  all: readonly number[],
  elsewhere: readonly number[],
  next: readonly number[],
  names: readonly string[],
  what: string,
): number[] {
  const rest = [...all];
  for (const piece of [...elsewhere, ...next]) {
    const place = rest.indexOf(piece);
    if (place < 0) throw new GivenError(`${what}: ${names[piece]} is named more often than there are of it`);
    rest.splice(place, 1);
  }
  return [...rest, ...[...next].reverse()];
}

function arrangeDecks(state: Brazil, given: Fields): void {
  const { seats } = state;
  const { allGold, allBattle } = contentOf(state);
  state.goldDiscard = counts(given.goldDiscard ?? {}, GOLD_CARDS, "goldDiscard");
  state.battleDiscard = counts(given.battleDiscard ?? {}, BATTLE_CARDS, "battleDiscard");
  state.goldDeck = deckOf(
    allGold,
    [...seats.flatMap(({ gold }) => allOf(gold)), ...allOf(state.goldDiscard)],
    numbersOf(given.goldDeck ?? [], GOLD_CARDS, "goldDeck"),
    GOLD_CARDS,
    "gold cards",
  );
  state.battleDeck = deckOf(
    allBattle,
    [...seats.flatMap(({ battle }) => allOf(battle)), ...allOf(state.battleDiscard)],
    numbersOf(given.battleDeck ?? [], BATTLE_CARDS, "battleDeck"),
    BATTLE_CARDS,
    "battle cards",
  );
  const next = numbersOf(given.questDecks ?? [], QUESTS, "questDecks");
  const held = seats.flatMap(({ quests, revealed }) => [...quests, ...revealed]);
  state.questDecks = [1, 2, 3].map((age) => {
    const isOfAge = (quest: number) => QUEST_AGE[quest] === age;
    const all = Array.from({ length: QUESTS_PER_AGE }, (_, place) => (age - 1) * QUESTS_PER_AGE + place);
    return deckOf(all, held.filter(isOfAge), next.filter(isOfAge), QUESTS, "quests");
  });
  arrangePaintings(state, given);
  arrangeCities(state, given.cities);
  arrangeSupply(state, given.supply);
}

/** `supply: { sawmill: 2 }`: tiles left, by their first side; the rest have left the game. */
function arrangeSupply(state: Brazil, value: unknown): void {
  const firstSides = BUILDINGS.filter((_, side) => side % 2 === 0);
  const given = fields(value ?? {}, "supply", firstSides);
  state.supply = contentOf(state).tilePairs.map((tiles, pair) => {
    const built = state.tile.filter((tile) => tile >= 0 && !isCity(tile) && pairOf(tile) === pair).length;
    const named = given[firstSides[pair]];
    return named === undefined ? tiles - built : between(named, 0, tiles - built, `supply.${firstSides[pair]}`);
  });
}

/** `gallery: [guarani]` is all that is shown; `paintingDecks: [camarao]` is what comes next in the deck of its colour. */
function arrangePaintings(state: Brazil, given: Fields): void {
  const { paintingFrame } = contentOf(state);
  const taken = state.seats.flatMap(({ paintings }) =>
    [...PAINTINGS.keys()].filter((card) => ((paintings >> card) & 1) === 1),
  );
  refuseTwice(taken, (card) => PAINTINGS[card], "paintings");
  const shown = given.gallery === undefined ? [] : numbersOf(given.gallery, PAINTINGS, "gallery");
  const next = numbersOf(given.paintingDecks ?? [], PAINTINGS, "paintingDecks");
  const all = Array.from({ length: PAINTING_COUNT }, (_, card) => card);
  const rest = deckOf(all, [...taken, ...shown], next, PAINTINGS, "paintings");
  const decks = Array.from({ length: FRAME_COUNT }, (_, frame) => rest.filter((card) => paintingFrame[card] === frame));
  state.gallery = given.gallery === undefined ? decks.flatMap((deck) => deck.splice(-2)) : shown;
  state.paintingDecks = decks;
}

/** `cities: [salvador, belem]`: the open tiles of the two piles; `[[salvador, olinda], []]`: whole piles, the open one first. */
function arrangeCities(state: Brazil, value: unknown): void {
  const piles = value === undefined ? [] : list(value, "cities");
  const isWhole = piles.some((pile) => Array.isArray(pile));
  const named = [0, 1].map((pile) => {
    const given = piles[pile] ?? [];
    return numbersOf(Array.isArray(given) ? given : [given], CITIES, "cities").map((city) => FIRST_CITY + city);
  });
  const built = state.tile.filter(isCity);
  refuseTwice([...named.flat(), ...built], (city) => TILES[city], "cities");
  const rest = isWhole
    ? []
    : CITIES.map((_, city) => FIRST_CITY + city).filter(
        (city) => !built.includes(city) && !named.flat().includes(city),
      );
  const half = Math.ceil(rest.length / 2);
  state.cityPiles = [
    [...rest.slice(0, half), ...named[0].toReversed()],
    [...rest.slice(half), ...named[1].toReversed()],
  ];
}

/** `at: { phase: after, space: build }`: where the turn of the active seat stands; its marker is then on that space. */
function arrangeTurn(state: Brazil, given: Fields): void {
  const seat = state.seats[state.active];
  state.phase = numberOf(given.phase ?? "before", PHASES, "at.phase");
  state.space = given.space === undefined ? UNPLACED : numberOf(given.space, SPACES, "at.space");
  const hasActed = state.phase >= AFTER_ACTION && state.space !== UNPLACED;
  if (state.phase < AFTER_ACTION && state.space !== UNPLACED)
    throw new GivenError("at.space: before the action there is no space; say phase: after");
  if (hasActed && seat.marker === UNPLACED) seat.marker = state.space;
  state.freeMoves = count(given.freeMoves ?? 1, "at.freeMoves");
  state.spaceMove = flag(given.spaceMove ?? (hasActed && state.space < 5), "at.spaceMove");
  const bonus = hasActed && state.phase !== MOVING ? seat.oldMarkers.indexOf(state.space) + 1 : 0;
  state.bonus = between(given.bonus ?? bonus, 0, 2, "at.bonus");
  state.cavalryMoved = flag(given.cavalryMoved ?? false, "at.cavalryMoved");
  state.navalMoved = flag(given.navalMoved ?? false, "at.navalMoved");
  state.rebateUsed = flag(given.rebateUsed ?? false, "at.rebateUsed");
  state.afonsoUsed = flag(given.afonsoUsed ?? false, "at.afonsoUsed");
  state.capitalTiles = [];
  const whole = stint(STEP.game, 0);
  whole.stage = game.stageNamed("next");
  state.stack = [whole, stint(STEP.turn, state.active)];
}

/** `at: { step: lastDecision }`: after the last turn (BI-END-04). */
function arrangeEnd(state: Brazil): void {
  if (isSolo(state)) throw new GivenError("at.step: the solo scenario has no last decisions");
  state.isEnding = true;
  state.capitalTiles = [];
  const whole = stint(STEP.game, 0);
  whole.stage = game.stageNamed("lastDecisions");
  state.stack = [whole];
}

/** `at: { step: capital, turn: 1 }`: in the laying out; who comes before that seat, from the chooser on, has chosen. */
function arrangeBeginning(state: Brazil, given: Fields, at: Fields, step: string): void {
  const { players, chooser } = state;
  const turn = sideNumber(state, at.turn ?? chooser, "at.turn");
  if (turn >= players) throw new GivenError("at.turn must be a player's seat");
  const placeOf = (seat: number) => (seat - chooser + players) % players;
  const whole = stint(STEP.game, 0);
  if (step === "quests") {
    for (const { quests } of state.seats)
      if ([1, 2, 3].some((age) => quests.filter((quest) => QUEST_AGE[quest] === age).length !== 2))
        throw new GivenError("at quests everybody holds two quests of each age (BI-SETUP-08)");
    for (const seat of state.seats) seat.quests = seat.quests.toSorted((one, other) => one - other);
  }
  for (const [owner, seat] of state.seats.entries()) {
    const hasSettled = step === "capital" && placeOf(owner) < placeOf(turn);
    if (!hasSettled) unsettle(state, owner);
    if (step !== "capital" && !(step === "monarch" && placeOf(owner) < placeOf(turn))) seat.monarch = NO_MONARCH;
  }
  whole.stage = game.stageNamed({ quests: "quests", monarch: "monarchs", capital: "capitals" }[step] ?? step);
  whole.turn = step === "quests" ? 0 : placeOf(turn);
  state.stack = [whole];
  if (step === "quests") {
    const frame = stint(STEP.quests, 0);
    frame.answers = state.seats.map(() => NO_ANSWER);
    whole.stage++;
    state.stack.push(frame);
  }
  if (step === "capital") arrangeCapitalTiles(state, given.capitalTiles);
}

function unsettle(state: Brazil, owner: number): void {
  const seat = state.seats[owner];
  state.owner = replaced(state.owner, seat.capital, NOBODY);
  state.palace = replaced(state.palace, seat.capital, -1);
  seat.capital = -1;
}

/** `capitalTiles: { "0,-2": c1, "0,2": c4 }`: what lies on the free sites. */
function arrangeCapitalTiles(state: Brazil, value: unknown): void {
  const { capitals, wordOf } = mapOf(state);
  const given = fields(value ?? {}, "capitalTiles", HEX_WORDS);
  const left = [...CAPITALS.keys()];
  state.capitalTiles = capitals.map((hex) => {
    if (state.owner[hex] !== NOBODY) return NO_TILE;
    const name = given[HEX_WORDS[wordOf[hex]]];
    const tile = name === undefined ? left[0] : numberOf(name, CAPITALS, "capitalTiles");
    if (!left.includes(tile)) throw new GivenError(`capitalTiles: ${name} is there twice`);
    left.splice(left.indexOf(tile), 1);
    return tile;
  });
}
