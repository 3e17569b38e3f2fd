import { findFrame, type Move, type SeatId } from "@caravel/kernel";
import { FIRST_CITY, TILES } from "../content/buildings.ts";
import {
  ACTION_CARDS,
  BATTLE_CARDS,
  FIRST_ACTION_CARD,
  GOLD_CARDS,
  JESUITS,
  ROYAL_ROAD,
  WAR,
} from "../content/cards.ts";
import { MONARCHS } from "../content/monarchs.ts";
import { PAINTINGS } from "../content/paintings.ts";
import { QUEST_AGE, QUESTS_PER_AGE } from "../content/quests.ts";
import { RAW_COUNT, RESOURCES, SLOTS } from "../content/resources.ts";
import { GOODS, IMPROVED_SPACES, PALACES, SPACES, TRADES } from "../content/spaces.ts";
import { UNIT_KINDS, UNITS_PER_COLOUR } from "../content/units.ts";
import {
  ACT,
  BONUS_DRAW,
  BUILD_JESUITS,
  BUILD_TILE,
  CANCEL,
  CARRY,
  CHOOSE_CAPITAL,
  CHOOSE_MONARCH,
  COMMIT,
  COROADOS,
  DEPLOY_UNIT,
  DONE,
  DRAW,
  DRAW_QUEST,
  DROP,
  DROP_BATTLE,
  DROP_GOLD,
  END,
  EXCHANGE,
  FIGHT,
  FLIP,
  GAIN,
  ISABEL,
  KEEP,
  LOSE,
  MAKE,
  MOVE,
  PAINT,
  PALACE,
  PASS,
  PAY,
  PAY_CARD,
  PEEK,
  PLACE,
  PLAY_CARD,
  PUT_BESIDE,
  PUT_ON_VICTORIA,
  REDEPLOY,
  REFILL,
  REVEAL,
  ROAD,
  SHOOT,
  SHOW_WAR,
  SPEND,
  SPY_ON,
  TAKE,
  TO,
  TO_FACTORY,
  UNDER,
  WAIVE,
  WAYS,
} from "../rules/moves.ts";
import { contentOf, mapOf, unitsOn } from "../rules/state.ts";
import type { StepName } from "../rules/steps.ts";
import type { BrazilView } from "../rules/view.ts";
import { memoNow, stepNow, topFrame } from "../words/moments.ts";

/** The moves the pieces of the board stand for, the likeliest first. Whether one is legal, only the table knows. */

/** What is said by buttons: nothing on the table need stand for it. */
export const SAID = [END, DONE, PASS, CANCEL];

const numbers = (list: readonly unknown[]): number[] => [...list.keys()];
const KINDS = numbers(UNIT_KINDS);
const ALL_WAYS = numbers(WAYS);
const ALL_PALACES = numbers(PALACES);

const wordOf = (view: BrazilView, hex: number): number => mapOf(view).wordOf[hex];

const palacesOn = (word: number): Move[] => ALL_PALACES.map((palace) => PALACE.of(palace, word));
const isabelOn = (word: number): Move[] => ALL_PALACES.map((palace) => ISABEL.of(palace, word));

/** By step: what a hex stands for, by its word. */
const ON_HEX: Partial<Record<StepName, (view: BrazilView, word: number, hex: number) => Move[]>> = {
  capital: (_view, word) => [CHOOSE_CAPITAL.of(word)],
  turn: (view, word, hex) => [...startsFrom(view, hex, word), PEEK.of(word), ...isabelOn(word)],
  deploy: (_view, word) => KINDS.flatMap((kind) => [DEPLOY_UNIT.of(kind, word), REDEPLOY.of(kind, word)]),
  build: (_view, word) => [...numbers(TILES).map((tile) => BUILD_TILE.of(tile, word)), BUILD_JESUITS.of(word)],
  second: (_view, word) => [...numbers(TILES).map((tile) => BUILD_TILE.of(tile, word)), BUILD_JESUITS.of(word)],
  renovate: (_view, word) => [REFILL.of(word), FLIP.of(word)],
  pay: (_view, word) => numbers(RESOURCES).map((resource) => TAKE.of(resource, word)),
  palace: (_view, word) => palacesOn(word),
  moving: (view, word, hex) => (memoNow(view, "move")?.from === hex ? [FIGHT.of()] : [TO.of(word), SHOOT.of(word)]),
  expedition: (view, _word, hex) => (memoNow(view, "purchase")?.where === hex ? [FIGHT.of()] : []),
  attackCards: (_view, word) => isabelOn(word),
  defenceCards: (_view, word) => isabelOn(word),
  lastDecision: (_view, word) => isabelOn(word),
};

/** All moves that units on a hex can begin. */
function startsFrom(view: BrazilView, hex: number, word: number): Move[] {
  const seat = topFrame(view)?.seat ?? 0;
  if (unitsOn(view, hex) !== seat) return [];
  return KINDS.flatMap((kind) => ALL_WAYS.map((by) => MOVE.of(by, kind, word)));
}

/** A hex of the map. */
export function hexMoves(view: BrazilView, hex: number): Move[] {
  const step = stepNow(view);
  return step === null ? [] : (ON_HEX[step]?.(view, wordOf(view, hex), hex) ?? []);
}

/** A unit on the map; where a unit cannot be meant, its hex is. */
export function unitMoves(view: BrazilView, seat: SeatId, side: SeatId, kind: number, hex: number): Move[] {
  const word = wordOf(view, hex);
  if (side === seat)
    switch (stepNow(view)) {
      case "turn":
        return [...ALL_WAYS.map((by) => MOVE.of(by, kind, word)), ...isabelOn(word)];
      case "moving": {
        const move = memoNow(view, "move");
        if (move?.from !== hex) break;
        return kind === move.kind ? [CARRY.of(kind), FIGHT.of(), CANCEL.of()] : [CARRY.of(kind)];
      }
      case "shots":
        return [LOSE.of(kind)];
    }
  return hexMoves(view, hex);
}

/** A unit of the own army that is not on the map: it is deployed to any base. */
export function reserveMoves(view: BrazilView, kind: number, isFirst: boolean): Move[] {
  const verb = isFirst ? DEPLOY_UNIT : REDEPLOY;
  return stepNow(view) === "deploy" ? mapOf(view).wordOf.map((word) => verb.of(kind, word)) : [];
}

/** A space of the own action board: the marker goes there, an old one under it, or a good on its slot. */
export function spaceMoves(space: number): Move[] {
  return [ACT.of(space), UNDER.of(space), ...(space < IMPROVED_SPACES ? [PLACE.of(space)] : [])];
}

/** A gold card in hand: it pays, is given up, or does what it says. */
export function goldMoves(view: BrazilView, card: number): Move[] {
  const action = card - FIRST_ACTION_CARD;
  return [
    ...(action >= 0 && action < ACTION_CARDS.length ? [PLAY_CARD.of(action)] : []),
    ...(card === ROYAL_ROAD ? [ROAD.of()] : []),
    ...(card === WAR ? [SHOW_WAR.of()] : []),
    ...(card === JESUITS && isBuilding(view) ? mapOf(view).wordOf.map((word) => BUILD_JESUITS.of(word)) : []),
    PAY_CARD.of(card),
    DROP_GOLD.of(card),
  ];
}

/** Is a tile being chosen for a Build action? */
export function isBuilding(view: BrazilView): boolean {
  const step = stepNow(view);
  return step === "build" || step === "second";
}

/** A battle card in hand. */
export function battleMoves(card: number): Move[] {
  return [COMMIT.of(card), SPEND.of(card), DROP_BATTLE.of(card)];
}

/** A resource of the own stock: it pays, is given up, or comes as one of choice. */
export function stockMoves(resource: number): Move[] {
  return [PAY.of(resource), DROP.of(resource), ...(resource < RAW_COUNT ? [GAIN.of(resource)] : [])];
}

/** A painting of the gallery. */
export function galleryMoves(painting: number): Move[] {
  return painting < 0 ? [] : [PAINT.of(painting)];
}

/** A tile of the supply: it may be built on any hex. */
export function tileMoves(view: BrazilView, tile: number): Move[] {
  return isBuilding(view) ? mapOf(view).wordOf.map((word) => BUILD_TILE.of(tile, word)) : [];
}

/** The tiles of the supply that lie open: every side of a building, and the upper city of each pile. */
export function openTiles(view: BrazilView): number[] {
  const sides = TILES.slice(0, FIRST_CITY).flatMap((_, side) => (view.supply[side >> 1] > 0 ? [side] : []));
  return [...sides, ...view.cityPiles.flatMap((pile) => pile.slice(-1))];
}

/** The decks a card or a quest is drawn from. */
export function goldDeckMoves(view: BrazilView): Move[] {
  return stepNow(view) === "harbor" ? [DRAW.of()] : [];
}

export function battleDeckMoves(view: BrazilView): Move[] {
  return stepNow(view) === "deploy" ? [DRAW.of()] : [BONUS_DRAW.of()];
}

export function questDeckMoves(age: number): Move[] {
  return [DRAW_QUEST.of(age)];
}

/** One of the own goods: it is made, placed, or taken to the factory. */
export function goodMoves(good: number): Move[] {
  return [MAKE.of(good), TO_FACTORY.of(good)];
}

/** Beside the own action board, where goods lie that find no slot. */
export const BESIDE_MOVES: readonly Move[] = [PUT_BESIDE.of()];

/** A painting of one's own that is used by itself: it takes a marker, or brings a palace. */
export function paintingMoves(view: BrazilView, painting: number): Move[] {
  return contentOf(view).paintingEffects[painting].flatMap(({ type }) => {
    if (type === "markerReward") return [COROADOS.of(0), COROADOS.of(1)];
    return type === "extraPalace" ? mapOf(view).wordOf.flatMap(isabelOn) : [];
  });
}

/** A palace that is not yet placed. */
export function palaceMoves(view: BrazilView, palace: number): Move[] {
  const { wordOf: words } = mapOf(view);
  return stepNow(view) === "palace"
    ? words.map((word) => PALACE.of(palace, word))
    : words.map((word) => ISABEL.of(palace, word));
}

/** A quest of one's own: it is revealed; before the game the combinations in which it is kept, as far as others are picked. */
export function questMoves(view: BrazilView, seat: SeatId, quest: number, picked: readonly number[] = []): Move[] {
  if (quest < 0) return [];
  if (stepNow(view) !== "quests") return [REVEAL.of(quest)];
  const ofAge = (age: number): readonly number[] => {
    if (QUEST_AGE[quest] === age) return [quest];
    const held = view.seats[seat].quests.filter((other) => QUEST_AGE[other] === age);
    const chosen = held.filter((other) => picked.includes(other));
    return chosen.length > 0 ? chosen : held;
  };
  return ofAge(1).flatMap((one) =>
    ofAge(2).flatMap((two) => ofAge(3).map((three) => KEEP.of(one, two - QUESTS_PER_AGE, three - 2 * QUESTS_PER_AGE))),
  );
}

/** A monarch of one's colour, before the game; later the own one, on whose board a good may lie. */
export function monarchMoves(monarch: number): Move[] {
  return monarch < 0 ? [] : [CHOOSE_MONARCH.of(monarch), PUT_ON_VICTORIA.of()];
}

/** An exchange of Trade. */
export function tradeMoves(trade: number): Move[] {
  return [EXCHANGE.of(trade)];
}

/** A slot of a cost that need not be paid. */
export function slotMoves(slot: number): Move[] {
  return [WAIVE.of(slot)];
}

/** A card that lies open in a battle. */
export function openCardMoves(card: number): Move[] {
  return [SPY_ON.of(card)];
}

/** A unit that fights. */
export function fighterMoves(kind: number): Move[] {
  return [LOSE.of(kind)];
}

/** Everything the pieces of the whole board stand for. */
export function everyOffer(view: BrazilView, seat: SeatId): Move[] {
  const player = view.seats[seat];
  const kinds = contentOf(view).unitKind[player.colour];
  const onMap = view.units.flatMap((hex, unit) =>
    hex >= 0 ? [{ hex, side: Math.floor(unit / UNITS_PER_COLOUR), unit }] : [],
  );
  return [
    ...numbers(view.tile).flatMap((hex) => hexMoves(view, hex)),
    ...onMap
      .filter(({ side }) => side === seat)
      .flatMap(({ hex, side, unit }) => unitMoves(view, seat, side, kinds[unit % UNITS_PER_COLOUR], hex)),
    ...kinds.flatMap((kind) => [...reserveMoves(view, kind, true), ...reserveMoves(view, kind, false)]),
    ...numbers(SPACES).flatMap(spaceMoves),
    ...numbers(GOLD_CARDS).flatMap((card) => (player.gold[card] > 0 ? goldMoves(view, card) : [])),
    ...numbers(BATTLE_CARDS).flatMap((card) => (player.battle[card] > 0 ? battleMoves(card) : [])),
    ...numbers(RESOURCES).flatMap(stockMoves),
    ...view.gallery.flatMap(galleryMoves),
    ...openTiles(view).flatMap((tile) => tileMoves(view, tile)),
    ...goldDeckMoves(view),
    ...battleDeckMoves(view),
    ...view.questDecks.flatMap((_, age) => questDeckMoves(age)),
    ...numbers(GOODS).flatMap(goodMoves),
    ...BESIDE_MOVES,
    ...numbers(PAINTINGS).flatMap((card) => ((player.paintings >> card) & 1 ? paintingMoves(view, card) : [])),
    ...ALL_PALACES.flatMap((palace) => palaceMoves(view, palace)),
    ...player.quests.flatMap((quest) => questMoves(view, seat, quest)),
    ...(stepNow(view) === "monarch" ? numbers(MONARCHS) : [player.monarch]).flatMap(monarchMoves),
    ...numbers(TRADES).flatMap(tradeMoves),
    ...numbers(SLOTS).flatMap(slotMoves),
    ...(findFrame(view, "battle") === null
      ? []
      : [...numbers(BATTLE_CARDS).flatMap(openCardMoves), ...kinds.flatMap(fighterMoves)]),
  ];
}
