import { findFrame, type SeatId } from "@caravel/kernel";
import { BATTLE_CARD_COUNT, MOST_CARDS_IN_BATTLE } from "../content/cards.ts";
import { OFF_THE_MAP } from "../content/maps.ts";
import { battleOf, defenderOf, unitBits } from "./battle.ts";
import { isExpedition } from "./exploration.ts";
import type { BattleMemo } from "./frames.ts";
import { isEnemyCapital, isHostile } from "./movement.ts";
import { type Brazil, bitCount, contentOf, FACE_DOWN, NOBODY, type Shared, sum } from "./state.ts";
import {
  attackStrength,
  attackStrengths,
  cardStrength,
  defenceStrength,
  defenceStrengths,
  type Strengths,
} from "./strength.ts";

/** One side of a battle, as far as somebody can know it. */
export interface SideOutlook {
  /** Strength without the cards that nobody has turned up. */
  readonly strength: number;
  /** Cards that it may still lay, or that lie face down. */
  readonly cards: number;
  /** The most it can reach with them. */
  readonly most: number;
}

/** A battle that could begin, or is going on; the defender is NOBODY if it is an Expedition. */
export interface BattleOutlook {
  readonly attacker: SeatId;
  readonly defender: SeatId;
  readonly attack: SideOutlook;
  readonly defence: SideOutlook;
}

const NO_CARDS: Shared = new Array<number>(BATTLE_CARD_COUNT).fill(0);

/** In a view a hidden hand is its number of cards alone. */
const isHidden = (cards: Shared) => cards.length < BATTLE_CARD_COUNT;

/** By card: how many of it the viewer has not seen anywhere. */
function unseenCards(state: Brazil, memo: BattleMemo | null): number[] {
  const shown = [state.battleDiscard, ...state.seats.map(({ battle }) => battle)];
  if (memo !== null) shown.push(memo.attackCards, memo.defenceCards);
  const open = shown.filter((cards) => !isHidden(cards));
  return contentOf(state).battleCopies.map((copies, card) => open.reduce((left, cards) => left - cards[card], copies));
}

/** The most that so many of these cards can add for a side with these units; a Spy may spoil it, and nobody can know. */
function mostOf(state: Brazil, side: SeatId, bits: number, isAttack: boolean, pool: Shared, cards: number): number {
  const worths = pool.flatMap((count, card) =>
    new Array<number>(Math.max(0, count)).fill(cardStrength(state, side, card, bits, isAttack)),
  );
  return sum(worths.toSorted((one, other) => other - one).slice(0, cards));
}

/** How many cards the side may lay: those of a hand, or one for each unit of the solo enemy (BI-SOLO-07). */
function cardsOf(state: Brazil, side: SeatId, bits: number): number {
  if (side === NOBODY) return 0;
  const cards = side < state.players ? sum(state.seats[side].battle) : bitCount(bits);
  return Math.min(cards, MOST_CARDS_IN_BATTLE);
}

/** The hand of a side as the viewer sees it: the cards themselves, or all that he has not seen. */
function poolOf(state: Brazil, side: SeatId, memo: BattleMemo | null): Shared {
  const hand = side < state.players ? state.seats[side].battle : [];
  return isHidden(hand) ? unseenCards(state, memo) : hand;
}

function outlookOf(state: Brazil, memo: BattleMemo): BattleOutlook {
  const { attacker, defender, attackers, defenders } = memo;
  const side = (who: SeatId, strength: number, bits: number, isAttack: boolean): SideOutlook => {
    const cards = cardsOf(state, who, bits);
    if (cards === 0) return { strength, cards, most: strength };
    const most = strength + mostOf(state, who, bits, isAttack, poolOf(state, who, null), cards);
    return { strength, cards, most };
  };
  return {
    attacker,
    defender,
    attack: side(attacker, attackStrength(state, memo), attackers, true),
    defence: side(defender, defenceStrength(state, memo), defenders, false),
  };
}

/** The battle that these units (as bits) of the seat would begin by entering a hex, or from afar. */
export function battleAhead(
  state: Brazil,
  seat: SeatId,
  hex: number,
  bits: number,
  from: number = OFF_THE_MAP,
): BattleOutlook {
  const defender = defenderOf(state, seat, hex);
  const memo = battleOf(seat, defender, hex, from, bits);
  memo.defenders = unitBits(state, defender, hex);
  return outlookOf(state, memo);
}

/** The fight with the Expedition on a hex by these units (as bits). */
export function expeditionAhead(state: Brazil, seat: SeatId, hex: number, bits: number): BattleOutlook {
  return outlookOf(state, battleOf(seat, NOBODY, hex, OFF_THE_MAP, bits));
}

/** What comes of entering a hex. */
export type Arrival =
  | { readonly what: "nothing" | "captures" }
  /** The kind of the face-down tile, if the viewer has looked at it. */
  | { readonly what: "explores"; readonly kind: number | null }
  | { readonly what: "battle" | "expedition"; readonly battle: BattleOutlook };

/** What these units (as bits) of the seat would meet on a hex. */
export function arrivalOn(state: Brazil, seat: SeatId, hex: number, bits: number): Arrival {
  if (isHostile(state, seat, hex)) return { what: "battle", battle: battleAhead(state, seat, hex, bits) };
  if (isEnemyCapital(state, seat, hex)) return { what: "captures" };
  if (state.explorationState[hex] === FACE_DOWN) {
    const kind = state.exploration[hex];
    return { what: "explores", kind: kind < 0 ? null : kind };
  }
  if (!isExpedition(state, hex)) return { what: "nothing" };
  const together = bits | unitBits(state, seat, hex);
  return { what: "expedition", battle: expeditionAhead(state, seat, hex, together) };
}

/** A battle that is going on: where, and what makes up the strength of its sides; an Expedition has nothing but its number. */
export interface BattleNow extends BattleOutlook {
  readonly hex: number;
  readonly attackBy: Strengths;
  readonly defenceBy: Strengths | null;
}

/** The battle that is going on, as the viewer knows it: cards that lie face down count in `cards` and `most`; null if there is none. */
export function battleNow(state: Brazil): BattleNow | null {
  const memo = findFrame(state, "battle")?.memo;
  // once it is decided, what it fought for has changed
  if (memo === undefined || memo.winner !== NOBODY) return null;
  const { hex, attacker, defender } = memo;
  if (defender === NOBODY && !isExpedition(state, hex)) return null;
  const known = {
    ...memo,
    attackCards: isHidden(memo.attackCards) ? [...NO_CARDS] : memo.attackCards,
    defenceCards: isHidden(memo.defenceCards) ? [...NO_CARDS] : memo.defenceCards,
  };
  const side = (who: SeatId, strength: number, bits: number, cards: Shared, isAttack: boolean): SideOutlook => {
    const lying = isHidden(cards) ? sum(cards) : 0;
    const pool = unseenCards(state, memo);
    return {
      strength,
      cards: lying,
      most: strength + (lying === 0 ? 0 : mostOf(state, who, bits, isAttack, pool, lying)),
    };
  };
  return {
    hex,
    attacker,
    defender,
    attack: side(attacker, attackStrength(state, known), memo.attackers, memo.attackCards, true),
    defence: side(defender, defenceStrength(state, known), memo.defenders, memo.defenceCards, false),
    attackBy: attackStrengths(state, known),
    defenceBy: defender === NOBODY ? null : defenceStrengths(state, known),
  };
}
