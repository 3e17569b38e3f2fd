import {
  BEAT_PIRATE,
  CHESTS_2,
  COTTON_4,
  ENOUGH_ALIKE,
  ENOUGH_CHESTS,
  ENOUGH_GOODS,
  ENOUGH_HITS,
  ENOUGH_RUM,
  ENOUGH_RUM_WITH_GOODS,
  ENOUGH_TYPES,
  HITS_3_AT_SEA,
  MIXED_CARGO,
  RUM_6,
  TEA_4,
  UPGRADES_2_SAME,
  UPGRADES_3_TYPES,
  WINE_4,
} from "../content/missions.ts";
import { COTTON, PLAIN_GOODS, RUM, TEA, WINE } from "../content/pieces.ts";
import { UPGRADES } from "../content/ships.ts";
import { upgradeCount } from "../rules/ship.ts";
import type { Seat } from "../rules/state.ts";

/** How far a ship is on its way to a mission, from 0 to 1. */
export function progress(mission: number, seat: Seat): number {
  return Math.min(1, wayDone(mission, seat));
}

function wayDone(mission: number, { items, chests, cannons, upgrades }: Seat): number {
  switch (mission) {
    case COTTON_4:
      return items[COTTON] / ENOUGH_GOODS;
    case WINE_4:
      return items[WINE] / ENOUGH_GOODS;
    case TEA_4:
      return items[TEA] / ENOUGH_GOODS;
    case RUM_6:
      return items[RUM] / ENOUGH_RUM;
    case MIXED_CARGO: {
      const kinds = PLAIN_GOODS.filter((_, good) => items[good] > 0).length;
      return (kinds + Math.min(items[RUM], ENOUGH_RUM_WITH_GOODS)) / (PLAIN_GOODS.length + ENOUGH_RUM_WITH_GOODS);
    }
    case CHESTS_2:
      return chests.length / ENOUGH_CHESTS;
    case UPGRADES_3_TYPES:
      return upgrades.filter((values) => values !== 0).length / ENOUGH_TYPES;
    case UPGRADES_2_SAME:
      return Math.max(...UPGRADES.map((_, kind) => upgradeCount({ upgrades }, kind))) / ENOUGH_ALIKE;
    case BEAT_PIRATE:
      return Math.min(0.7, cannons * 0.4);
    case HITS_3_AT_SEA:
      return Math.min(0.7, (cannons * 0.7) / ENOUGH_HITS);
    default:
      return 0;
  }
}
