import { type Moment, numbersIn, promisesSuite } from "@caravel/kernel/testing";
import { PIRATES_PER_WORKER } from "../content/pieces.ts";
import type { MadeiraEvent } from "../rules/events.ts";
import { madeira } from "../rules/game.ts";
import { FIELD, FIRST_PIRATE_DIE, PIRATES, SCORE, WEALTH } from "../rules/moves.ts";
import { SHIP_HOME } from "../rules/places.ts";
import { contentOf, type Madeira } from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";
import { words } from "./index.ts";
import { GAMES } from "./test-games.ts";

type Told<Type extends MadeiraEvent["type"]> = Extract<MadeiraEvent, { type: Type }>;

/** What an order adds about pieces and places, in any language: what a field bears, a favour does, a building may do later. */
const ASIDES = [
  /R[1-3][A-E]/g,
  /(space|district|level|case|emplacement|quartier|niveau) \d+/g,
  /\d+\. (mezőj|kerület|szint)\p{L}*/gu,
  /[;(] ?(harvest|betakarítás|récolte).*/,
  /, (then|azután|puis) .*/,
  / \([^()]*\)$/,
];
/** After the colon: what may be done with what is paid for, or with a favour taken. */
const AFTER_PAYING = /^(Pay|Fizess|Payer|Build|Construire).*?(?=\u00a0?: )/;

function numbers(order: string): number[] {
  const bare = ASIDES.reduce((text, aside) => text.replace(aside, ""), order);
  return numbersIn(AFTER_PAYING.exec(bare)?.[0] ?? bare);
}

const some = (...counts: readonly number[]) => counts.filter((count) => count > 0);
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Wood that the move made its player buy, at once or in the choices that follow: how much, and for how many reals. */
function bought(moment: Moment<Madeira>, later: readonly Moment<Madeira>[]): number[] {
  const end = later.findIndex(({ state }) => state.stack.at(-1)?.step !== STEP.wood);
  const events = [moment, ...later.slice(0, end)].flatMap(({ told }) => told.map(({ event }) => event as MadeiraEvent));
  const purchase = events.find((event): event is Told<"tookWood"> => event.type === "tookWood");
  return purchase?.isBought === true && purchase.seat === moment.seat ? [sum(purchase.sources), purchase.price] : [];
}

/** What the numbers of an order must be, by what the move then told; null if it told nothing with numbers. */
function promised(moment: Moment<Madeira>, later: readonly Moment<Madeira>[]): number[] | null {
  const { state, seat, move, told } = moment;
  const events = told.map(({ event }) => event as MadeiraEvent);
  const [first] = events;
  if (first === undefined || !("seat" in first) || first.seat !== seat) return null;
  switch (first.type) {
    case "choseRow":
      return first.dice;
    case "placed":
      return [(first.die % FIRST_PIRATE_DIE) + 1, ...some(first.bread)];
    case "passed":
      return first.reals === 0 ? null : [first.reals, ...some(sum(state.seats[seat]!.dice))];
    case "harvested":
      // the last of several fields brings in all that were chosen
      return FIELD.has(move) && state.stack.at(-1)?.step === STEP.fields ? null : some(...first.items);
    case "movedWorker": {
      const vp = events.flatMap((event) => (event.type === "gainedVp" && event.seat === seat ? [event.vp] : []));
      const asksPirates = later[0]?.state.stack.at(-1)?.step === STEP.discardPirates && later[0].seat === seat;
      return [...vp, ...(asksPirates ? [PIRATES_PER_WORKER] : [])];
    }
    case "sailed": {
      const wood = first.from === SHIP_HOME ? [1, ...bought(moment, later)] : [];
      return [first.cost, ...some(contentOf(state).spaceReals[first.to]!), ...wood];
    }
    case "built":
      return [first.wood, ...bought(moment, later)];
    case "paid":
      return [first.price];
    case "gotPirates":
      return PIRATES.has(move) ? [first.pirates] : null;
    case "discardedPirates":
      return some(first.pirates);
    case "milled":
      return some(...first.given, ...first.got, Math.abs(first.vp));
    case "watchRewarded":
      return [first.vp];
    case "keptUp":
      return [...some(first.wood, first.owed - first.wood), ...bought(moment, later)];
    case "fed":
      return some(first.bread, first.need - first.bread);
    case "scored":
      if (WEALTH.has(move)) return some(first.vp, first.vp);
      return SCORE.has(move) && state.round === 1 ? [first.vp] : null;
    default:
      return null;
  }
}

const PROMISING = [
  "built",
  "choseRow",
  "discardedPirates",
  "fed",
  "gotPirates",
  "harvested",
  "keptUp",
  "milled",
  "movedWorker",
  "paid",
  "passed",
  "placed",
  "sailed",
  "scored",
  "watchRewarded",
];

promisesSuite({ ...madeira, words }, GAMES, PROMISING, promised, numbers);
