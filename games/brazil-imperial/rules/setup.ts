import {
  asks,
  type Chance,
  everybody,
  inTurn,
  NO_ANSWER,
  type Options,
  type SeatId,
  secretly,
  sequence,
} from "@caravel/kernel";
import { CITIES, FIRST_CITY } from "../content/buildings.ts";
import { BATTLE_CARD_COUNT, EXPLORATION_COUNT, GOLD_CARD_COUNT } from "../content/cards.ts";
import { type Content, contentFor, mapsFor } from "../content/content.ts";
import { CLOUD, type GameMap, OFF_THE_MAP } from "../content/maps.ts";
import { MONARCHS, NO_MONARCH } from "../content/monarchs.ts";
import { QUEST_AGE, QUESTS_PER_AGE } from "../content/quests.ts";
import { RESOURCE_COUNT } from "../content/resources.ts";
import { CAPITALS, FIRST_PLAYER_TILE, GOOD_COUNT } from "../content/spaces.ts";
import { COLOURS, GREEN, UNITS_PER_COLOUR } from "../content/units.ts";
import { endGame, lastDecisions } from "./ending.ts";
import { fact } from "./events.ts";
import { type Stint, stint } from "./frames.ts";
import { gainAll } from "./gains.ts";
import { CHOOSE_CAPITAL, CHOOSE_MONARCH, KEEP } from "./moves.ts";
import {
  type Brazil,
  type BrazilTable,
  CAPITAL_PALACE,
  contentOf,
  ENEMY,
  FACE_DOWN,
  filled,
  isSolo,
  mapOf,
  NEVER_DEPLOYED,
  NO_PALACE,
  NO_TILE,
  NOBODY,
  NOT_YET,
  NOTHING_THERE,
  ON_BOARD,
  replaced,
  type Seat,
  type Shared,
  UNPLACED,
  wordAt,
} from "./state.ts";
import { STEP } from "./steps.ts";
import { beginTurn } from "./turn.ts";

const numbers = (count: number, first = 0): number[] => Array.from({ length: count }, (_, number) => first + number);

const GALLERY_PER_FRAME = 2;
const OTHER_CAPITALS = numbers(CAPITALS.length - 1, FIRST_PLAYER_TILE + 1);
const ALL_CITIES = numbers(CITIES.length, FIRST_CITY);
const ALL_COLOURS = numbers(COLOURS.length);
const QUESTS_BY_AGE = [1, 2, 3].map((age) => numbers(QUESTS_PER_AGE, (age - 1) * QUESTS_PER_AGE));

function shuffled(pieces: Shared, chance: Chance): number[] {
  const order = pieces.slice();
  chance.shuffle(order);
  return order;
}

/** BI-SETUP-06: the colours as they are given, or at random; alone one plays green. */
function dealColours(players: number, options: Options, chance: Chance): number[] {
  if (players === 1) return [GREEN];
  const given = coloursGiven(players, String(options.colours ?? "random"));
  if (given !== null) return given;
  return shuffled(ALL_COLOURS, chance).slice(0, players);
}

/** Colours written as `green+blue`, or null if they are not given or cannot be. */
export function coloursGiven(players: number, text: string): number[] | null {
  if (text === "random") return null;
  const colours = text.split("+").map((name) => (COLOURS as readonly string[]).indexOf(name));
  const isSound = colours.length === players && colours.every((colour) => colour >= 0);
  return isSound && new Set(colours).size === players ? colours : null;
}

function newSeat(colour: number): Seat {
  return {
    colour,
    monarch: NO_MONARCH,
    capital: OFF_THE_MAP,
    stock: filled(RESOURCE_COUNT, 0),
    gold: filled(GOLD_CARD_COUNT, 0),
    battle: filled(BATTLE_CARD_COUNT, 0),
    quests: [],
    revealed: [],
    paintings: 0,
    goods: filled(GOOD_COUNT, ON_BOARD),
    marker: UNPLACED,
    oldMarkers: [NOT_YET, NOT_YET],
    tiles: [],
    palaces: 0,
    kept: filled(EXPLORATION_COUNT, 0),
    isabelUsed: false,
    hasDeployed: false,
    forestBuilt: 0,
  };
}

/** BI-SETUP-03: a random tile on every cloud; the rest stays in the box unseen. */
function layExploration(
  content: Content,
  map: GameMap,
  chance: Chance,
): { exploration: number[]; unexplored: number[] } {
  const unexplored = shuffled(content.allExploration, chance);
  const exploration = map.terrain.map((terrain) => (terrain === CLOUD ? (unexplored.pop() ?? NO_TILE) : NO_TILE));
  return { exploration, unexplored };
}

/** BI-SETUP-02: the first-player tile and others at random. */
function layCapitals(players: number, chance: Chance): number[] {
  const others = shuffled(OTHER_CAPITALS, chance).slice(0, players - 1);
  return shuffled([FIRST_PLAYER_TILE, ...others], chance);
}

/** BI-SETUP-08: two quests of each age for everybody; the rest stays in its deck. */
function dealQuests(seats: Seat[], chance: Chance): number[][] {
  const decks = QUESTS_BY_AGE.map((quests) => shuffled(quests, chance));
  for (const seat of seats) seat.quests = decks.flatMap((deck) => deck.splice(-2));
  return decks;
}

/** BI-SETUP-10: monarchs are chosen, or dealt if the table wants it so. */
function dealMonarchs(seats: Seat[], { monarchColour }: Content, chance: Chance): void {
  for (const seat of seats) {
    const own = [...MONARCHS.keys()].filter((monarch) => monarchColour[monarch] === seat.colour);
    seat.monarch = own[chance.roll(own.length)];
  }
}

/** Lays out the box. */
export function setup(players: number, options: Options, chance: Chance): Brazil {
  const pack = String(options.content ?? "");
  const content = contentFor(pack);
  const mapNumber = content.mapNames.indexOf(String(options.map ?? mapsFor(players, content)[0]));
  const map = content.maps[mapNumber];
  const seats = dealColours(players, options, chance).map(newSeat);
  if (options.monarchs === "dealt") dealMonarchs(seats, content, chance);
  const paintingDecks = content.paintingsOfFrame.map((paintings) => shuffled(paintings, chance));
  const gallery = paintingDecks.flatMap((deck) => deck.splice(-GALLERY_PER_FRAME));
  const questDecks = dealQuests(seats, chance);
  const cities = shuffled(ALL_CITIES, chance);
  const { exploration, unexplored } = layExploration(content, map, chance);
  const state: Brazil = {
    players,
    stack: [stint(STEP.game, 0)],
    pack,
    map: mapNumber,
    age: 1,
    chooser: chance.roll(players),
    first: 0,
    active: 0,
    round: 1,
    isEnding: false,
    tile: filled(map.size, NO_TILE),
    owner: filled(map.size, NOBODY),
    palace: filled(map.size, NO_PALACE),
    byJesuits: filled(map.size, 0),
    tokens: filled(map.size * RESOURCE_COUNT, 0),
    explorationState: exploration.map((tile) => (tile === NO_TILE ? NOTHING_THERE : FACE_DOWN)),
    seenBy: filled(map.size, 0),
    units: filled(players * UNITS_PER_COLOUR, NEVER_DEPLOYED).concat(map.enemyUnits),
    supply: content.tilePairs.slice(),
    gallery,
    goldDiscard: filled(GOLD_CARD_COUNT, 0),
    battleDiscard: filled(BATTLE_CARD_COUNT, 0),
    explored: filled(EXPLORATION_COUNT, 0),
    capitalTiles: [],
    phase: 0,
    space: UNPLACED,
    freeMoves: 0,
    spaceMove: false,
    bonus: 0,
    cavalryMoved: false,
    navalMoved: false,
    rebateUsed: false,
    afonsoUsed: false,
    exploration,
    unexplored,
    goldDeck: shuffled(content.allGold, chance),
    battleDeck: shuffled(content.allBattle, chance),
    paintingDecks,
    questDecks,
    cityPiles: [cities.slice(0, 4), cities.slice(4)],
    seats,
  };
  if (players === 1) founding(state, ENEMY, map.enemyCapital);
  return state;
}

/** BI-SETUP-12: palace I is put on a hex. */
function founding(state: Brazil, side: SeatId, hex: number): void {
  state.palace = replaced(state.palace, hex, CAPITAL_PALACE);
  state.owner = replaced(state.owner, hex, side);
}

/** From the laying out to the scoring. */
export const game = sequence<Brazil, Stint>("game", {
  quests(table) {
    const { state } = table;
    const frame = stint(STEP.quests, 0);
    frame.answers = filled(state.players, NO_ANSWER);
    table.push(frame);
  },
  monarchs: inTurn({
    from: ({ chooser }) => chooser,
    turn: offerMonarch,
  }),
  // BI-SETUP-11: nobody has seen the capital tiles before, so they are laid when they are turned up
  sites(table) {
    const { state } = table;
    if (isSolo(state)) return;
    const tiles = layCapitals(state.players, table.chance);
    state.capitalTiles = tiles;
    table.tell?.(fact({ type: "capitalsTurnedUp", tiles }));
  },
  capitals: inTurn({ from: ({ chooser }) => chooser, turn: offerCapital }),
  turn: (table) => beginTurn(table, table.state.active),
  next: passTurn,
  lastDecisions: inTurn({ from: ({ first }) => first, turn: lastDecisions }),
  end: endGame,
});

const TURN_STAGE = game.stageNamed("turn");

/** BI-SETUP-10: everybody chooses a monarch, unless they are dealt. */
function offerMonarch(table: BrazilTable, _frame: Stint, seat: SeatId): void {
  const { monarch } = table.state.seats[seat];
  if (monarch === NO_MONARCH) table.push(stint(STEP.monarch, seat));
  else table.tell?.(fact({ type: "monarchChosen", seat, monarch, isDealt: true }));
}

/** BI-SETUP-12, BI-SOLO-02: everybody chooses a capital; alone it is given. */
function offerCapital(table: BrazilTable, _frame: Stint, seat: SeatId): void {
  const { state } = table;
  if (!isSolo(state)) return table.push(stint(STEP.capital, seat));
  const { capitals, enemyCapital } = mapOf(state);
  settle(table, seat, capitals[0] === enemyCapital ? capitals[1] : capitals[0], FIRST_PLAYER_TILE);
}

function settle(table: BrazilTable, seat: SeatId, hex: number, tile: number): void {
  const { state } = table;
  state.seats[seat].capital = hex;
  founding(state, seat, hex);
  if (tile === FIRST_PLAYER_TILE) {
    state.first = seat;
    state.active = seat;
  }
  table.tell?.(fact({ type: "settled", seat, hex: wordAt(state, hex), tile }));
  gainAll(table, seat, contentOf(state).capitalGains[tile]);
}

/** BI-END-02, BI-SOLO-04: the next player's turn, or the end after the last of the round. */
function passTurn(table: BrazilTable, frame: Stint): void {
  const { state } = table;
  const next = state.active + 1 === state.players ? 0 : state.active + 1;
  if (next === state.first) {
    if (state.isEnding) return;
    if (state.round >= mapOf(state).rounds) return endGame(table);
    state.round++;
  }
  state.active = next;
  frame.stage = TURN_STAGE;
}

/** D-01: everybody secretly keeps one of two quests of each age. */
export const quests = secretly<Brazil, Stint>("quests", {
  verbs: [KEEP],
  turnRule: "BI-SETUP-08",
  asked: (state) => everybody(state),
  moves(state, _frame, seat, list) {
    const held = state.seats[seat].quests;
    for (let choice = 0; choice < 8; choice++)
      list.add(KEEP.of(held[choice & 1], held[2 + ((choice >> 1) & 1)] - 8, held[4 + (choice >> 2)] - 16));
  },
  refuse(state, _frame, seat, move) {
    const held = state.seats[seat].quests;
    const kept = [KEEP.first(move), KEEP.second(move) + 8, KEEP.third(move) + 16];
    return kept.every((quest) => held.includes(quest)) ? null : "BI-SETUP-08";
  },
  reveal(table, answers) {
    const { state } = table;
    const decks = state.questDecks.map((deck) => deck.slice());
    for (let turn = 0; turn < state.players; turn++) {
      const seat = (state.chooser + turn) % state.players;
      const move = answers[seat];
      const kept = [KEEP.first(move), KEEP.second(move) + 8, KEEP.third(move) + 16];
      // BI-SETUP-09: under the deck, in clockwise order
      for (const quest of state.seats[seat].quests)
        if (!kept.includes(quest)) decks[QUEST_AGE[quest] - 1].unshift(quest);
      state.seats[seat].quests = kept;
    }
    state.questDecks = decks;
    table.tell?.(fact({ type: "questsKept" }));
  },
});

/** D-02: a monarch of the colour. */
export const monarch = asks<Brazil, Stint>("monarch", {
  verbs: [CHOOSE_MONARCH],
  turnRule: "BI-SETUP-10",
  moves(state, _frame, seat, list) {
    for (let number = 0; number < MONARCHS.length; number++)
      if (contentOf(state).monarchColour[number] === state.seats[seat].colour) list.add(CHOOSE_MONARCH.of(number));
  },
  refuse: (state, _frame, seat, move) =>
    contentOf(state).monarchColour[CHOOSE_MONARCH.first(move)] === state.seats[seat].colour ? null : "BI-SETUP-10",
  play(table, _frame, seat, move) {
    table.pop();
    table.state.seats[seat].monarch = CHOOSE_MONARCH.first(move);
    table.tell?.(fact({ type: "monarchChosen", seat, monarch: CHOOSE_MONARCH.first(move), isDealt: false }));
  },
});

/** The tile on a capital site that is still free, or NO_TILE. */
function capitalTileOn(state: Brazil, hex: number): number {
  const place = mapOf(state).capitals.indexOf(hex);
  return place < 0 ? NO_TILE : state.capitalTiles[place];
}

/** D-03: a capital site with its resources. */
export const capital = asks<Brazil, Stint>("capital", {
  verbs: [CHOOSE_CAPITAL],
  turnRule: "BI-SETUP-11",
  moves(state, _frame, _seat, list) {
    const { capitals, wordOf } = mapOf(state);
    for (let place = 0; place < capitals.length; place++)
      if (state.capitalTiles[place] !== NO_TILE) list.add(CHOOSE_CAPITAL.of(wordOf[capitals[place]]));
  },
  refuse: (state, _frame, _seat, move) =>
    capitalTileOn(state, mapOf(state).hexOf[CHOOSE_CAPITAL.first(move)]) === NO_TILE ? "BI-SETUP-12" : null,
  play(table, _frame, seat, move) {
    table.pop();
    const { state } = table;
    const hex = mapOf(state).hexOf[CHOOSE_CAPITAL.first(move)];
    const place = mapOf(state).capitals.indexOf(hex);
    const tile = state.capitalTiles[place];
    state.capitalTiles = replaced(state.capitalTiles, place, NO_TILE);
    settle(table, seat, hex, tile);
  },
});
