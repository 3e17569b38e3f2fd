import type { Move, SeatId } from "@caravel/kernel";
import { CARGO, GOODS, ITEMS, PLAIN_GOODS, RUM, THALER } from "../content/pieces.ts";
import { UPGRADES } from "../content/ships.ts";
import { stepNow } from "../rules/moments.ts";
import {
  BARTER,
  BUNDLES,
  BUY,
  CANNON,
  DISCARD,
  FIGHT,
  FIT,
  FREE_RUM_MOVE,
  LOSE,
  PEACE_MOVE,
  PLUNDER,
  RATION,
  RATIONS,
  REFILL,
  SELL,
  STOCK,
  STOCK_RUM,
  SWAP,
  TAKE,
  THALER_MOVE,
  UPGRADE,
} from "../rules/moves.ts";
import { contentOf, isPort } from "../rules/state.ts";
import type { StepName } from "../rules/steps.ts";
import { rowOf } from "../rules/supply.ts";
import type { PortolanoView } from "../rules/view.ts";
import { SLOTS, slotMoves } from "./offers.ts";

/** What is drawn on either side of a deal. */
export type Sign =
  | { readonly kind: "item"; readonly item: number; readonly count?: number }
  | { readonly kind: "upgrade"; readonly upgrade: number; readonly value: number }
  | { readonly kind: "cannon" }
  | { readonly kind: "overboard" }
  | { readonly kind: "choice" }
  | { readonly kind: "nothing" }
  | { readonly kind: "peace" }
  | { readonly kind: "slot"; readonly slot: number };

/** Something that can be done here: what is given, what is got, and the moves that do it. */
export interface Deal {
  readonly gives: readonly Sign[];
  readonly gets: readonly Sign[];
  readonly moves: readonly Move[];
}

/** Deals of one sort, under one heading. */
export interface DealGroup {
  readonly name:
    | "pickUp"
    | "action"
    | "swap"
    | "room"
    | "port"
    | "rum"
    | "lose"
    | "loot"
    | "start"
    | "truce"
    | "ration";
  readonly deals: readonly Deal[];
}

const item = (number: number, count?: number): Sign =>
  count === undefined ? { kind: "item", item: number } : { kind: "item", item: number, count };
const CHOICE: Sign = { kind: "choice" };
const OVERBOARD: Sign = { kind: "overboard" };

const getting = (sign: Sign, ...moves: readonly Move[]): Deal => ({ gives: [], gets: [sign], moves });
const giving = (sign: Sign, ...moves: readonly Move[]): Deal => ({ gives: [sign], gets: [OVERBOARD], moves });

function pickUps(view: PortolanoView): Deal[] {
  const rows = PLAIN_GOODS.map((_, row) => getting(item(rowOf(view, row)[0] ?? row), TAKE.of(row)));
  return [...rows, getting({ kind: "cannon" }, CANNON.of())];
}

const upgrades = (view: PortolanoView): Deal[] =>
  UPGRADES.map((_, upgrade) => ({
    gives: [item(THALER)],
    gets: [{ kind: "upgrade", upgrade, value: view.stacks[upgrade] }],
    moves: [UPGRADE.of(upgrade)],
  }));

const forRum = (good: number, ...moves: readonly Move[]): Deal => ({ gives: [item(good)], gets: [item(RUM)], moves });
const sales = (): Deal[] => GOODS.map((_, good) => forRum(good, SELL.of(good)));
const purchases = (): Deal[] =>
  PLAIN_GOODS.map((_, good) => ({ gives: [item(RUM)], gets: [item(good)], moves: [BUY.of(good)] }));
const barters = (): Deal[] =>
  GOODS.map((_, good) => ({
    gives: [item(good)],
    gets: [CHOICE],
    moves: BUNDLES.map((_, bundle) => BARTER.of(good, bundle)),
  }));

const REFILLS = 10;

/** By step: everything that could be done, legal or not. */
const DEALS: Partial<Record<StepName, (view: PortolanoView, seat: SeatId) => DealGroup[]>> = {
  fitting: () => [
    {
      name: "start",
      deals: UPGRADES.map((_, upgrade) => getting({ kind: "upgrade", upgrade, value: 0 }, FIT.of(upgrade))),
    },
  ],
  stocking: () => [
    {
      name: "start",
      deals: [
        getting(item(RUM, 4), STOCK.of(STOCK_RUM)),
        ...PLAIN_GOODS.map((_, good) => ({ gives: [], gets: [item(RUM, 3), item(good)], moves: [STOCK.of(good)] })),
      ],
    },
  ],
  ration: () => [
    {
      name: "ration",
      deals: RATIONS.map((goods, number) => ({
        gives: goods.map((good) => item(good)),
        gets: [item(RUM)],
        moves: [RATION.of(number)],
      })),
    },
  ],
  seaAction: (view) => [
    { name: "pickUp", deals: pickUps(view) },
    {
      name: "action",
      deals: [
        ...upgrades(view),
        ...sales(),
        ...purchases(),
        ...barters(),
        getting(item(RUM), FREE_RUM_MOVE.of()),
        getting(item(THALER), THALER_MOVE.of()),
      ],
    },
    { name: "swap", deals: GOODS.map((_, good) => forRum(good, SWAP.of(good))) },
  ],
  trade: () => [{ name: "action", deals: [...sales(), ...purchases()] }],
  makeRoom: () => [{ name: "room", deals: CARGO.map((_, number) => giving(item(number), DISCARD.of(number))) }],
  unload: (view, seat) => [{ name: "port", deals: portDeals(view, seat) }],
  refill: () => [
    {
      name: "rum",
      deals: Array.from({ length: REFILLS }, (_, rum) =>
        getting(rum === 0 ? { kind: "nothing" } : item(RUM, rum), REFILL.of(rum)),
      ),
    },
  ],
  truce: () => [
    {
      name: "truce",
      deals: [getting({ kind: "peace" }, PEACE_MOVE.of()), getting({ kind: "cannon" }, FIGHT.of())],
    },
  ],
  surrender: () => [{ name: "lose", deals: ITEMS.map((_, number) => giving(item(number), LOSE.of(number))) }],
  plunder: () => [{ name: "loot", deals: ITEMS.map((_, number) => getting(item(number), PLUNDER.of(number))) }],
};

/** One deal for each slot of the port where the ship is. */
function portDeals(view: PortolanoView, seat: SeatId): Deal[] {
  const { place } = view.seats[seat];
  const face = view.grid[place];
  if (!isPort(face)) return [];
  const count = contentOf(view).slots[face].length;
  return SLOTS.slice(0, count).map((slot) => getting({ kind: "slot", slot }, ...slotMoves(view, seat, place, slot)));
}

/** All that can be done now by a seat besides sailing; groups in which nothing is legal are left out. */
export function dealsNow(view: PortolanoView, seat: SeatId, can: (move: Move) => boolean): DealGroup[] {
  const step = stepNow(view);
  const groups = step === null ? [] : (DEALS[step]?.(view, seat) ?? []);
  return groups
    .map(({ name, deals }) => ({ name, deals: deals.filter(({ moves }) => moves.some(can)) }))
    .filter(({ deals }) => deals.length > 0);
}
