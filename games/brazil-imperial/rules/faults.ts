import { FIRST_CITY, isCity, pairOf, TILE_PAIRS } from "../content/buildings.ts";
import { allOf, BATTLE_COPIES, EXPLORATION_COPIES, GOLD_COPIES } from "../content/cards.ts";
import { PAINTING_COUNT } from "../content/paintings.ts";
import { QUEST_COUNT } from "../content/quests.ts";
import { UNITS_PER_COLOUR } from "../content/units.ts";
import { type Brazil, NOBODY } from "./state.ts";
import { STEP } from "./steps.ts";

/** What is wrong with the pieces on the table, one sentence each. */
export function faults(state: Brazil): string[] {
  return [...cardFaults(state), ...tileFaults(state), ...unitFaults(state), ...numberFaults(state)];
}

function expectAll(what: string, all: readonly number[], found: readonly number[]): string[] {
  const inOrder = (pieces: readonly number[]) => [...pieces].sort((one, other) => one - other).join();
  return inOrder(all) === inOrder(found)
    ? []
    : [`${what}: there should be ${inOrder(all)}, there are ${inOrder(found)}`];
}

const upTo = (count: number, first = 0): number[] => Array.from({ length: count }, (_, number) => first + number);
const RESULT_STAGE = 5;

/** BI-COMP-06, -09: every card and every exploration tile is somewhere, once. */
function cardFaults(state: Brazil): string[] {
  const { seats } = state;
  const fighting = state.stack.flatMap(({ memo, stage, step }) =>
    step === STEP.battle && memo?.of === "battle" && stage <= RESULT_STAGE
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
  return [
    ...expectAll("gold cards (BI-COMP-06)", allOf(GOLD_COPIES), [
      ...state.goldDeck,
      ...allOf(state.goldDiscard),
      ...held("gold"),
    ]),
    ...expectAll("battle cards (BI-COMP-06)", allOf(BATTLE_COPIES), [
      ...state.battleDeck,
      ...allOf(state.battleDiscard),
      ...held("battle"),
      ...fighting,
    ]),
    ...expectAll("paintings (BI-COMP-06)", upTo(PAINTING_COUNT), [
      ...state.paintingDecks.flat(),
      ...shown,
      ...paintings,
    ]),
    ...expectAll("quests (BI-COMP-06)", upTo(QUEST_COUNT), [...state.questDecks.flat(), ...quests]),
    ...expectAll("exploration tiles (BI-COMP-09)", allOf(EXPLORATION_COPIES), explored),
  ];
}

/** BI-COMP-08: no more tiles lie on the map than there are, and none twice. */
function tileFaults(state: Brazil): string[] {
  const cities = [...state.cityPiles.flat(), ...state.tile.filter(isCity)];
  const twice = cities.filter((city, place) => cities.indexOf(city) !== place);
  return [
    ...twice.map((city) => `the city ${city - FIRST_CITY} is there twice (BI-COMP-08)`),
    ...TILE_PAIRS.flatMap((count, pair) => {
      const built = state.tile.filter((tile) => tile >= 0 && !isCity(tile) && pairOf(tile) === pair).length;
      const isSound = state.supply[pair] >= 0 && state.supply[pair] + built <= count;
      return isSound
        ? []
        : [`of pair ${pair} ${built} tiles lie on the map and ${state.supply[pair]} are left (BI-COMP-08)`];
    }),
    ...state.tile.flatMap((tile, hex) =>
      tile >= 0 && state.owner[hex] === NOBODY ? [`the tile on hex ${hex} has no builder`] : [],
    ),
  ];
}

/** BI-MOVE-16: units of two players share no hex, except in a battle. */
function unitFaults(state: Brazil): string[] {
  if (state.stack.some(({ step }) => step === STEP.battle)) return [];
  const holder = new Map<number, number>();
  return state.units.flatMap((hex, unit) => {
    if (hex < 0) return [];
    const side = Math.floor(unit / UNITS_PER_COLOUR);
    const other = holder.get(hex) ?? side;
    holder.set(hex, side);
    return other === side ? [] : [`units of two players stand on hex ${hex} (BI-MOVE-16)`];
  });
}

function numberFaults(state: Brazil): string[] {
  const lists = [state.tokens, ...state.seats.flatMap(({ stock, gold, battle }) => [stock, gold, battle])];
  return lists.some((list) => list.some((count) => count < 0)) ? ["something is less than nothing"] : [];
}
