import { type Moment, promisesSuite } from "@caravel/kernel/testing";
import { BUILDINGS } from "../content/buildings.ts";
import { PROSPECTOR } from "../content/pieces.ts";
import type { PuertoRicoEvent } from "../rules/events.ts";
import { puertoRico } from "../rules/game.ts";
import { GIVE_COLONIST, GIVE_NOBLE } from "../rules/moves.ts";
import type { PuertoRico } from "../rules/state.ts";
import { words } from "./index.ts";
import { GAMES } from "./test-games.ts";

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
const some = (...counts: readonly number[]) => counts.filter((count) => count > 0);

/** What the numbers of an order must be, by what the move then told; null if it told nothing with numbers. */
function promised({ seat, move, told }: Moment<PuertoRico>): number[] | null {
  const events = told.map(({ event }) => event as PuertoRicoEvent);
  const [first] = events;
  /** The first event of this type that befell the player. */
  function later<T extends PuertoRicoEvent["type"]>(type: T): Extract<PuertoRicoEvent, { type: T }> | undefined {
    const found = events.find((event) => event.type === type && "seat" in event && event.seat === seat);
    return found as Extract<PuertoRicoEvent, { type: T }> | undefined;
  }
  const lighthouse = some(later("lighthousePaid")?.doubloons ?? 0);
  const purchase = some(later("built")?.price ?? 0, later("churchRewarded")?.points ?? 0);
  switch (first?.type) {
    case "roleTaken": {
      const gold = later("goldFound");
      if (first.role >= PROSPECTOR && gold === undefined) return null;
      return some(first.doubloons + (gold?.doubloons ?? 0));
    }
    case "joined":
      return some(first.privilege);
    case "built":
      return purchase;
    case "bargained":
      if (GIVE_COLONIST.has(move) || GIVE_NOBLE.has(move)) return [];
      return [...(first.good === null ? [] : [1]), ...(first.point ? [1] : []), ...purchase];
    case "produced":
      return some(...first.barrels, later("factoryPaid")?.doubloons ?? 0, later("specialtyPaid")?.doubloons ?? 0);
    case "extraBarrel":
      return [1];
    case "sold":
    case "soldAtPost":
      return [1, first.doubloons];
    case "landBought":
      return [1];
    case "landGivenUp":
      return some(first.doubloons);
    case "loaded":
      return [first.barrels, first.ship + 4, first.points, ...lighthouse];
    case "shippedByWharf":
      return [first.barrels, first.points, ...lighthouse];
    case "shippedBySmallWharf":
      return [sum(first.barrels), first.points, ...lighthouse];
    case "delivered":
      return [1, first.points];
    case "stored":
      return some(sum(first.lost));
    case "buildingChosen":
      return [BUILDINGS[first.building]!.cost];
    default:
      return null;
  }
}

const PROMISING = [
  "bargained",
  "buildingChosen",
  "built",
  "delivered",
  "extraBarrel",
  "joined",
  "landBought",
  "landGivenUp",
  "loaded",
  "produced",
  "roleTaken",
  "shippedBySmallWharf",
  "shippedByWharf",
  "sold",
  "soldAtPost",
  "stored",
];

promisesSuite({ ...puertoRico, words }, GAMES, PROMISING, promised);
