import { draftedOf, type Move, type SeatId } from "@caravel/kernel";
import { MARKET_SPACES } from "../content/content.ts";
import {
  BREAD,
  BUILDING_REGION,
  DICE_PER_ROW,
  FIELD_COUNT,
  FRIAR_WOOD,
  ITEMS,
  MILL_BREAD,
  MILL_REALS,
  MILL_WHEAT,
  PASS_REALS,
  PIRATES_PER_WORKER,
  REALS,
  REWARD_BREAD,
  WATCH_VP,
} from "../content/pieces.ts";
import { piratesHere, priceNow, workersHere } from "../rules/buildings.ts";
import { districtCost } from "../rules/characters.ts";
import {
  type BuildingEffect,
  chosenFields,
  effectFor,
  effectOf,
  favoursIn,
  type Harvest,
  harvestAt,
  harvestOf,
  type MillStep,
  mayorBrings,
  millStep,
  type Purchase,
  piratesOf,
  purchaseOf,
} from "../rules/effects.ts";
import { requestsWorth } from "../rules/forecast.ts";
import { movingMemo, placedMemo } from "../rules/frames.ts";
import { yieldOf } from "../rules/harvest.ts";
import { breadNeeded } from "../rules/maintenance.ts";
import {
  BUILD,
  BUILDING,
  DISCARD,
  DOWN,
  DOWN_BREAD,
  EXCHANGE,
  FAVOUR,
  FEED,
  FIELD,
  FIRST_PIRATE_DIE,
  FLIP,
  FOR_ACTION,
  GUILD,
  MARKER,
  MOVE,
  type moves,
  PAIRS,
  PASS,
  PLACE,
  REQUEST,
  REWARD,
  ROW,
  SAIL,
  SCORE,
  UPKEEP,
  WEALTH,
  WOOD_FROM,
} from "../rules/moves.ts";
import { FIRST_CITY_SPACE, FIRST_COLONY, SHIP_HOME, WATCH } from "../rules/places.ts";
import { goodAsked } from "../rules/ships.ts";
import { frameAt } from "../rules/sight.ts";
import {
  CITIZEN,
  contentOf,
  goodOf,
  NO_BUILDING,
  NO_FAVOUR,
  shipsOnBoard,
  woodInReach,
  workersInRegion,
} from "../rules/state.ts";
import { breadFor } from "../rules/turns.ts";
import type { MadeiraView } from "../rules/view.ts";
import { arrivalVp, WITHIN_CITIES } from "../rules/workers.ts";

/** The verbs of the game's vocabulary. */
export type VerbName = keyof typeof moves.verbs;

/** A die and what comes of it on the character of a building. */
export interface PlacedDie {
  readonly value: number;
  readonly isPirate: boolean;
  readonly building: number;
  readonly character: number;
  readonly bread: number;
  readonly harvest: Harvest;
}

/** A worker or citizen on the way. */
export interface Walk {
  readonly from: number;
  readonly to: number;
  readonly isCitizen: boolean;
  /** What the field it goes to bears; null elsewhere. */
  readonly land: { readonly good: number; readonly wood: number } | null;
  readonly vp: number;
  /** Pirates that may go when it arrives. */
  readonly pirates: number;
}

/** A ship on the way: what its space asks and pays, and the wood if it comes from home. */
export interface Voyage {
  readonly from: number;
  readonly to: number;
  readonly good: number;
  readonly cost: number;
  readonly reals: number;
  /** Into a colony, with a reward? */
  readonly isExpedition: boolean;
  readonly wood: Purchase | null;
}

/** What is left alone, or finished. */
export type Done =
  | {
      readonly what:
        | "nothing"
        | "die"
        | "extra"
        | "workers"
        | "ships"
        | "rewards"
        | "district"
        | "favours"
        | "action"
        | "windmill"
        | "watch";
    }
  /** Fields that are harvested, or what the Mayor brings; by item. */
  | { readonly what: "harvest" | "mayor"; readonly items: readonly number[] };

/** What stands to be done by `act`. */
export type Act =
  | { readonly what: "nothing" }
  | { readonly what: "character"; readonly character: number }
  | { readonly what: "building"; readonly effect: BuildingEffect }
  | { readonly what: "watch"; readonly vp: number };

/** What a sentence about a move of each verb tells. */
export interface MoveFacts {
  /** The guilds with what they would turn up. */
  row: { row: number; dice: readonly number[]; guilds: readonly { guild: number; favours: readonly number[] }[] };
  /** VP at the next scoring, as things stand. */
  request: { request: number; vp: number };
  guild: { guild: number; favours: readonly number[] };
  /** Wood for the Friar, pirates of the Constable or null if they are hidden, the step of the Miller. */
  favour: { favour: number; wood: number; pirates: number | null; mill: MillStep };
  place: PlacedDie;
  /** Reals, or null for the action; guild dice that are set aside. */
  pass: { space: number; reals: number | null; dice: number };
  act: Act;
  harvest: Harvest;
  select: null;
  field: { field: number; item: number; isAgain: boolean };
  move: Walk;
  sail: Voyage;
  /** The favour is null if the district is built. */
  build: { district: number; favour: number | null; wood: Purchase };
  wood: { source: number };
  reward: { colony: number; side: number; reward: number };
  bread: { bread: number };
  discard: { pirates: number };
  flip: { favour: number };
  marker: { from: number; to: number };
  building: { effect: BuildingEffect };
  /** The effect is null if there is nothing to be done. */
  pay: { price: number; building: number | null; effect: BuildingEffect | null };
  pirates: { pirates: number };
  upkeep: { wood: Purchase; pirates: number };
  feed: { bread: number; pirates: number };
  score: { request: number; vp: number };
  wealth: { reals: number };
  exchange: { given: readonly number[]; good: number };
  up: { wheat: number; mill: MillStep };
  down: { item: number; amount: number; mill: MillStep };
  done: Done;
}

function favoursUp(view: MadeiraView, seat: SeatId, guild: number): number[] {
  const { favours, faceUp } = view.seats[seat];
  return favoursIn(contentOf(view).guildFavours[guild] & favours & ~faceUp);
}

function rowFacts(view: MadeiraView, seat: SeatId, row: number): MoveFacts["row"] {
  const dice = view.rowDice.slice(row * DICE_PER_ROW, (row + 1) * DICE_PER_ROW).filter((value) => value > 0);
  const guilds = contentOf(view).rowGuilds[row] ?? [];
  return { row, dice, guilds: guilds.map((guild) => ({ guild, favours: favoursUp(view, seat, guild) })) };
}

function placedDie(view: MadeiraView, seat: SeatId, move: Move): PlacedDie {
  const [die, building] = [PLACE.first(move), PLACE.second(move)];
  return {
    value: (die % FIRST_PIRATE_DIE) + 1,
    isPirate: die >= FIRST_PIRATE_DIE,
    building,
    character: view.characters[building],
    bread: breadFor(die, building),
    harvest: harvestAt(view, seat, building),
  };
}

function walk(view: MadeiraView, seat: SeatId, move: Move): Walk {
  const [from, to] = [MOVE.first(move), MOVE.second(move)];
  const frame = frameAt(view, "moveWorker");
  const target = frame === null ? WITHIN_CITIES : movingMemo(frame).target;
  const isInCity = from >= FIRST_CITY_SPACE && from < FIRST_COLONY;
  return {
    from,
    to,
    isCitizen: isInCity && view.cities[from - FIRST_CITY_SPACE] === CITIZEN,
    land: to < FIELD_COUNT ? { good: goodOf(view, to), wood: view.wood[to] } : null,
    vp: arrivalVp(view, seat, target, to),
    pirates: frame !== null && to === WATCH ? PIRATES_PER_WORKER : 0,
  };
}

function voyage(view: MadeiraView, seat: SeatId, move: Move): Voyage {
  const [from, to] = [SAIL.first(move), SAIL.second(move)];
  const content = contentOf(view);
  return {
    from,
    to,
    good: goodAsked(content, to),
    cost: content.spaceCost[to],
    reals: content.spaceReals[to],
    isExpedition: to >= MARKET_SPACES,
    wood: from === SHIP_HOME ? purchaseOf(view, seat, 1) : null,
  };
}

function actFacts(view: MadeiraView, seat: SeatId): Act {
  const placed = frameAt(view, "character");
  if (placed !== null) return { what: "character", character: view.characters[placedMemo(placed).building] };
  if (frameAt(view, "watchReward") !== null) return { what: "watch", vp: WATCH_VP };
  if (frameAt(view, "buildingAction") === null) return { what: "nothing" };
  const effect = effectFor(view, seat, view.building, workersHere(view, seat));
  return effect === null ? { what: "nothing" } : { what: "building", effect };
}

/** By step: what `done` leaves alone. */
const LEFT_ALONE = {
  character: "die",
  extra: "extra",
  sail: "ships",
  rewards: "rewards",
  district: "district",
  flip: "favours",
  buildingAction: "action",
  closing: "windmill",
  watchReward: "watch",
} as const;

function doneFacts(view: MadeiraView, seat: SeatId): Done {
  const fields = frameAt(view, "fields");
  if (fields !== null) return { what: "harvest", items: harvestOf(view, chosenFields(fields)) };
  const moving = frameAt(view, "moveWorker");
  if (moving !== null) {
    if (movingMemo(moving).target !== WITHIN_CITIES) return { what: "workers" };
    return { what: "mayor", items: mayorBrings(view, seat) };
  }
  for (const [step, what] of Object.entries(LEFT_ALONE))
    if (frameAt(view, step as keyof typeof LEFT_ALONE) !== null) return { what };
  return { what: "nothing" };
}

/** VP that one more request of a type brings, after those chosen already. */
function scoredVp(view: MadeiraView, seat: SeatId, request: number): number {
  const frame = frameAt(view, "requests");
  const chosen = frame === null ? 0 : draftedOf(frame, request);
  return requestsWorth(view, seat, request, chosen + 1) - requestsWorth(view, seat, request, chosen);
}

function requestVpOfOneMore(view: MadeiraView, seat: SeatId, request: number): number {
  const held = view.seats[seat].requests[request];
  return requestsWorth(view, seat, request, held + 1) - requestsWorth(view, seat, request, held);
}

function givenGoods(pair: number): number[] {
  const items = ITEMS.map(() => 0);
  for (const good of PAIRS[pair]) items[good]++;
  return items;
}

/** By verb: what there is to tell about a move. */
export const MOVE_FACTS: {
  readonly [V in VerbName]: (view: MadeiraView, seat: SeatId, move: Move) => MoveFacts[V];
} = {
  row: (view, seat, move) => rowFacts(view, seat, ROW.first(move)),
  request: (view, seat, move) => ({
    request: REQUEST.first(move),
    vp: requestVpOfOneMore(view, seat, REQUEST.first(move)),
  }),
  guild: (view, seat, move) => ({ guild: GUILD.first(move), favours: favoursUp(view, seat, GUILD.first(move)) }),
  favour(view, seat, move) {
    const pirates = piratesOf(view, seat);
    return {
      favour: FAVOUR.first(move),
      wood: woodInReach(view, seat, FRIAR_WOOD),
      pirates: pirates === null ? null : pirates >> 1,
      mill: millStep(view, seat, true),
    };
  },
  place: placedDie,
  pass(view, seat, move) {
    const space = PASS.first(move);
    const reals = PASS.second(move) === FOR_ACTION ? null : PASS_REALS[space];
    return { space, reals, dice: view.seats[seat].dice.reduce((sum, dice) => sum + dice, 0) };
  },
  act: (view, seat) => actFacts(view, seat),
  harvest(view, seat) {
    const frame = frameAt(view, "character");
    return frame === null ? { items: ITEMS.map(() => 0), extra: 0 } : harvestAt(view, seat, placedMemo(frame).building);
  },
  select: () => null,
  field: (view, _seat, move) => ({
    field: FIELD.first(move),
    item: yieldOf(view, FIELD.first(move)),
    isAgain: frameAt(view, "extra") !== null,
  }),
  move: walk,
  sail: voyage,
  build(view, seat, move) {
    const district = BUILD.first(move);
    const favour = view.districts[district];
    return {
      district,
      favour: favour === NO_FAVOUR ? null : favour,
      wood: purchaseOf(view, seat, districtCost(view, district)),
    };
  },
  wood: (_view, _seat, move) => ({ source: WOOD_FROM.first(move) }),
  reward(view, _seat, move) {
    const [colony, side] = [REWARD.first(move), REWARD.second(move)];
    return { colony, side, reward: view.rewards[colony * 2 + side] };
  },
  bread: () => ({ bread: REWARD_BREAD }),
  discard: (_view, _seat, move) => ({ pirates: DISCARD.first(move) }),
  flip: (_view, _seat, move) => ({ favour: FLIP.first(move) }),
  marker: (_view, _seat, move) => ({ from: MARKER.first(move), to: MARKER.second(move) }),
  building(view, seat, move) {
    const building = BUILDING.first(move);
    const workers = workersInRegion(view.seats[seat], BUILDING_REGION[building]);
    return { effect: effectFor(view, seat, building, workers) ?? effectOf(view, building, 0) };
  },
  pay(view, seat) {
    const building = view.building === NO_BUILDING ? null : view.building;
    const effect = building === null ? null : effectFor(view, seat, building, workersHere(view, seat));
    return { price: priceNow(view), building, effect };
  },
  pirates: (view) => ({ pirates: piratesHere(view) }),
  upkeep(view, seat, move) {
    const wood = UPKEEP.first(move);
    return {
      wood: purchaseOf(view, seat, wood),
      pirates: Math.max(0, shipsOnBoard(view.seats[seat]) - wood),
    };
  },
  feed: (view, seat, move) => ({
    bread: FEED.first(move),
    pirates: Math.max(0, breadNeeded(view, seat) - FEED.first(move)),
  }),
  score: (view, seat, move) => ({ request: SCORE.first(move), vp: scoredVp(view, seat, SCORE.first(move)) }),
  wealth: (_view, _seat, move) => ({ reals: WEALTH.first(move) }),
  exchange: (_view, _seat, move) => ({ given: givenGoods(EXCHANGE.first(move)), good: EXCHANGE.second(move) }),
  up: (view, seat) => ({ wheat: MILL_WHEAT, mill: millStep(view, seat, true) }),
  down(view, seat, move) {
    const isBread = DOWN.first(move) === DOWN_BREAD;
    return {
      item: isBread ? BREAD : REALS,
      amount: isBread ? MILL_BREAD : MILL_REALS,
      mill: millStep(view, seat, false),
    };
  },
  done: doneFacts,
};
