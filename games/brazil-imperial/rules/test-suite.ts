import type { Box, GameWords, SeatId } from "@caravel/kernel";
import { isOver, NO_ANSWER } from "@caravel/kernel";
import type { SuiteSettings } from "@caravel/kernel/testing";
import { mapsFor } from "../content/content.ts";
import { CLEARING, type GameMap } from "../content/maps.ts";
import { UNITS_PER_COLOUR } from "../content/units.ts";
import type { Stint } from "./frames.ts";
import { brazilImperial } from "./game.ts";
import { moves } from "./moves.ts";
import { type Brazil, FACE_DOWN, FACE_UP, mapOf, replaced, SHARED_LISTS, sum } from "./state.ts";
import type { BrazilView } from "./view.ts";

/** The game with its moves in notation instead of words: enough for everything but the words themselves. */
const notation: GameWords<BrazilView> = {
  title: "Brazil: Imperial",
  position: () => [],
  question: (_view, names) => names.join(", "),
  move: (_view, _seat, move) => moves.write(move),
  event: () => "",
  refusal: (rule) => rule,
  option: (name) => name,
};

export const bareBox: Box<Brazil, Stint, BrazilView> = {
  ...brazilImperial,
  // random games are long, and what comes late also comes in games with a head start
  bound: { decisions: 500, rule: "BI-END-05" },
  words: { en: notation, hu: notation, fr: notation },
};

/** What a seat must not know, as far as it is there. */
function secrets(state: Brazil, seat: SeatId): Record<string, unknown> {
  const others = state.seats.filter((_, owner) => owner !== seat);
  const isHidden = (hex: number) =>
    state.explorationState[hex] === FACE_DOWN && (seat < 0 || ((state.seenBy[hex] >> seat) & 1) === 0);
  const tiles = state.exploration.filter((_, hex) => isHidden(hex));
  const answers = state.stack.flatMap((frame) => frame.answers.filter((_, owner) => owner !== seat));
  const payments = state.stack.flatMap(({ seat: payer, memo }) => (memo.of === "pay" && payer !== seat ? [memo] : []));
  const isOpen = isOver(state);
  return {
    "battle deck": state.battleDeck,
    "gold deck": state.goldDeck,
    "painting decks": state.paintingDecks,
    ...(state.cityPiles.some(({ length }) => length > 2) && { "covered cities": state.cityPiles }),
    ...(tiles.length > 1 && { "face-down tiles": tiles }),
    ...(!isOpen && others.length > 0 && { "quests of others": others.map(({ quests }) => quests) }),
    ...(!isOpen &&
      others.some(({ gold }) => sum(gold) > 0) && { "gold cards of others": others.map(({ gold }) => gold) }),
    ...(!isOpen &&
      others.some(({ battle }) => sum(battle) > 0) && { "battle cards of others": others.map(({ battle }) => battle) }),
    ...(payments.some(({ paid, fromTiles }) => sum(paid) + fromTiles.length > 0) && { "payments of others": payments }),
    ...(answers.some((answer) => answer !== NO_ANSWER) && { "answers of others": answers }),
  };
}

/** So many clearings, each beside an earlier one. */
function clearingsTogether({ terrain, neighbours }: GameMap, count: number): number[] {
  for (const [start, ground] of terrain.entries()) {
    const found = ground === CLEARING ? [start] : [];
    for (const hex of found)
      found.push(...neighbours[hex].filter((next) => terrain[next] === CLEARING && !found.includes(next)));
    if (found.length >= count) return found.slice(0, count);
  }
  return [];
}

/**
 * Three battle cards and three gold cards for everybody, units of all beside each other so that there is war, one tile that everybody has
 * looked at, and one that is open.
 */
function headStart(state: Brazil): Brazil {
  const battleDeck = [...state.battleDeck];
  const goldDeck = [...state.goldDeck];
  for (const seat of state.seats)
    for (let card = 0; card < 3; card++) {
      seat.battle[battleDeck.pop() ?? 0]++;
      seat.gold[goldDeck.pop() ?? 0]++;
      seat.stock[card + 2]++;
    }
  state.battleDeck = battleDeck;
  state.goldDeck = goldDeck;
  for (const [owner, hex] of clearingsTogether(mapOf(state), state.players).entries())
    state.units[owner * UNITS_PER_COLOUR] = hex;
  const seen = state.explorationState.indexOf(FACE_DOWN);
  state.seenBy = replaced(state.seenBy, seen, (1 << state.players) - 1);
  const open = state.explorationState.lastIndexOf(FACE_DOWN);
  state.explorationState = replaced(state.explorationState, open, FACE_UP);
  return state;
}

/** Every map, for the number of players it is made for. */
const options = [1, 2, 3, 4].flatMap((players) => mapsFor(players).map((map) => ({ map })));

/** What the shared suite must know of Brazil: Imperial. */
export const suiteSettings: SuiteSettings<Brazil> = {
  rules: (rule) => /^BI-[A-Z]+-\d\d$/.test(rule),
  options,
  secrets,
  headStart,
  shares: SHARED_LISTS,
  effort: { games: 2, positions: 80, secretPositions: 80, hiddenMoves: 600 },
};
