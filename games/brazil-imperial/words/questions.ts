import { draftedInAll, type Matter, type NameOf } from "@caravel/kernel";
import { HAND_LIMIT, STOCK_LIMIT } from "../content/resources.ts";
import { battleNow } from "../rules/battle-outlook.ts";
import { NO_SHAPE, type PayMemo, type Stint } from "../rules/frames.ts";
import { spentCards } from "../rules/funds.ts";
import { rawsMissing } from "../rules/sources.ts";
import { BEFORE_ACTION, colourOf, contentOf, NOBODY, sum } from "../rules/state.ts";
import type { BrazilView } from "../rules/view.ts";
import type { Fight } from "./facts.ts";
import { type Asking, isAsking, memoNow, seatsAsked, stepNow, topFrame } from "./moments.ts";
import { type Place, placeAt } from "./places.ts";

/** Who is asked. */
interface Asked {
  readonly name: string;
}

/** What a payment still asks for: a cost and what is put together so far, or raws or battle cards for an exchange. */
export type Due =
  | { readonly what: "cost"; readonly cost: readonly number[]; readonly pieces: number }
  | { readonly what: "raws" | "cards"; readonly left: number };

/** What is over a limit, and by how much. */
export interface Excess {
  readonly what: "resources" | "gold" | "battle";
  readonly over: number;
  readonly limit: number;
}

/** What a question tells besides the question. */
export interface QuestionFacts extends Record<Exclude<Asking, "quests">, Asked> {
  quests: { readonly names: readonly string[] };
  /** Before the marker moves; afterwards how many free moves are left, and whether the move of the space is. */
  turn: Asked & { readonly isAction: boolean; readonly freeMoves: number; readonly spaceMove: boolean };
  deploy: Asked & { readonly units: number; readonly cards: number };
  manufacture: Asked & { readonly isFree: boolean };
  placeGood: Asked & { readonly good: number };
  harbor: Asked & { readonly raws: number };
  pay: Asked & { readonly due: Due };
  discard: Asked & { readonly excess: Excess };
  oldMarker: Asked & { readonly age: number };
  moving: Asked & { readonly kind: number; readonly place: Place; readonly along: number };
  expedition: Asked & { readonly place: Place; readonly strength: number };
  attackCards: Asked & { readonly place: Place; readonly fight: Fight | null };
  defenceCards: Asked & { readonly place: Place; readonly fight: Fight | null };
}

function dueOf(memo: PayMemo): Due {
  // of somebody else's payment nothing but the cost is known
  const isHidden = memo.paid.length === 0;
  if (memo.exactCards > 0) return { what: "cards", left: memo.exactCards - (isHidden ? 0 : spentCards(memo)) };
  if (memo.exactly !== 0) return { what: "raws", left: isHidden ? memo.cost[0] : rawsMissing(memo) };
  return { what: "cost", cost: memo.cost, pieces: isHidden ? 0 : sum(memo.paid) + memo.fromTiles.length };
}

function excessOf(view: BrazilView, { seat }: Stint): Excess {
  const { stock, gold, battle } = view.seats[seat];
  const [stockOver, goldOver] = [sum(stock) - STOCK_LIMIT, sum(gold) - HAND_LIMIT];
  if (stockOver > 0) return { what: "resources", over: stockOver, limit: STOCK_LIMIT };
  if (goldOver > 0) return { what: "gold", over: goldOver, limit: HAND_LIMIT };
  return { what: "battle", over: sum(battle) - HAND_LIMIT, limit: HAND_LIMIT };
}

/** The battle that is going on, as sentences tell it. */
export function fightNow(view: BrazilView): { place: Place; fight: Fight } | null {
  const battle = battleNow(view);
  if (battle === null) return null;
  const colour = battle.defender === NOBODY ? null : colourOf(view, battle.defender);
  return { place: placeAt(view, battle.hex), fight: { attack: battle.attack, defence: battle.defence, colour } };
}

function committing(view: BrazilView, asked: Asked): QuestionFacts["attackCards"] {
  const battle = fightNow(view);
  return { ...asked, place: battle?.place ?? placeAt(view, 0), fight: battle?.fight ?? null };
}

const same = <Facts>(_view: BrazilView, _frame: Stint, asked: Facts): Facts => asked;

/** By step: the facts that only its question tells. */
const FACTS: {
  readonly [S in Asking]: (view: BrazilView, frame: Stint, asked: Asked & QuestionFacts["quests"]) => QuestionFacts[S];
} = {
  quests: same,
  monarch: same,
  capital: same,
  turn: (view, _frame, asked) => ({
    ...asked,
    isAction: view.phase === BEFORE_ACTION,
    freeMoves: view.freeMoves,
    spaceMove: view.spaceMove,
  }),
  deploy(view, _frame, asked) {
    const memo = memoNow(view, "deploy");
    return { ...asked, units: Math.max(0, memo?.unitsLeft ?? 0), cards: memo?.drawsLeft ?? 0 };
  },
  painting: same,
  build: same,
  second: same,
  renovate: same,
  manufacture: (view, _frame, asked) => ({
    ...asked,
    isFree: (memoNow(view, "action")?.freeShape ?? NO_SHAPE) !== NO_SHAPE,
  }),
  placeGood: (view, _frame, asked) => ({ ...asked, good: memoNow(view, "purchase")?.what ?? 0 }),
  harbor: (view, _frame, asked) => ({ ...asked, raws: memoNow(view, "harbor")?.raws ?? 0 }),
  trade: same,
  waive: same,
  pay(view, _frame, asked) {
    const memo = memoNow(view, "pay");
    return { ...asked, due: memo === null ? { what: "raws", left: 0 } : dueOf(memo) };
  },
  gainRaw: same,
  discard: (view, frame, asked) => ({ ...asked, excess: excessOf(view, frame) }),
  palace: same,
  oldMarker: (view, _frame, asked) => ({ ...asked, age: view.age - 1 }),
  moving(view, frame, asked) {
    const memo = memoNow(view, "move");
    return {
      ...asked,
      kind: memo?.kind ?? 0,
      place: placeAt(view, memo?.from ?? 0),
      along: draftedInAll(frame),
    };
  },
  quilombo: same,
  expedition(view, _frame, asked) {
    const hex = memoNow(view, "purchase")?.where ?? 0;
    const tile = view.exploration[hex];
    return { ...asked, place: placeAt(view, hex), strength: contentOf(view).explores[tile]?.strength ?? 0 };
  },
  attackCards: (view, _frame, asked) => committing(view, asked),
  defenceCards: (view, _frame, asked) => committing(view, asked),
  spy: same,
  shots: same,
  war: same,
  lastDecision: same,
};

/** What is asked now, or null while nobody is. */
export function questionNow(view: BrazilView, name: NameOf): Matter<QuestionFacts> | null {
  const frame = topFrame(view);
  const step = stepNow(view);
  if (frame === null || step === null || !isAsking(step)) return null;
  const asked = { name: name(frame.seat), names: seatsAsked(view).map(name) };
  return { type: step, facts: FACTS[step](view, frame, asked) } as Matter<QuestionFacts>;
}
