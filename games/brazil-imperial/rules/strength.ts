import type { SeatId } from "@caravel/kernel";
import { BATTLE_CARD_COUNT } from "../content/cards.ts";
import { OFF_THE_MAP } from "../content/maps.ts";
import { IS_RANGED, UNITS_PER_COLOUR } from "../content/units.ts";
import { tileStrength } from "./empire.ts";
import type { BattleMemo } from "./frames.ts";
import { added, type Brazil, colourOf, contentOf, hasAdvantage, mapOf, may, NOBODY } from "./state.ts";

const [ADVANTAGE_ATTACKING, ADVANTAGE_DEFENDING] = [1, 2];

function unitStrength(state: Brazil, side: SeatId, bits: number): number {
  const strengths = contentOf(state).unitStrength[colourOf(state, side)];
  let strength = 0;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) if (((bits >> unit) & 1) === 1) strength += strengths[unit];
  return strength;
}

/** Ranged units among these. */
function rangedAmong(state: Brazil, side: SeatId, bits: number): number {
  const kinds = contentOf(state).unitKind[colourOf(state, side)];
  let count = 0;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) if (((bits >> unit) & 1) === 1 && IS_RANGED[kinds[unit]]) count++;
  return count;
}

/** Count d'Eu: own ranged units beside the attacked hex that do not take part. */
function nearbyRanged(state: Brazil, side: SeatId, hex: number, bits: number): number {
  const next = mapOf(state).neighbours[hex];
  const kinds = contentOf(state).unitKind[colourOf(state, side)];
  let count = 0;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) {
    if (((bits >> unit) & 1) === 1 || !IS_RANGED[kinds[unit]]) continue;
    if (next.includes(state.units[side * UNITS_PER_COLOUR + unit])) count++;
  }
  return count;
}

/** What paintings add (BI-BATTLE-09, steps 1 and 3). */
function paintingsHelp(state: Brazil, side: SeatId, memo: BattleMemo, bits: number, isAttack: boolean): number {
  const seat = state.seats[side];
  const { attackRaises, defenceRaises } = contentOf(state);
  const strength = added(seat, isAttack ? attackRaises : defenceRaises);
  return may(state, seat, "nearbyRangedHelp") ? strength + nearbyRanged(state, side, memo.hex, bits) : strength;
}

/** What the tactical advantage adds (BI-MOVE-11). */
function advantage(state: Brazil, side: SeatId, isAttack: boolean): number {
  if (!hasAdvantage(state.seats[side])) return 0;
  return isAttack ? ADVANTAGE_ATTACKING : ADVANTAGE_DEFENDING;
}

/** What one card adds. */
export function cardStrength(state: Brazil, side: SeatId, card: number, bits: number, isAttack: boolean): number {
  const { cardAttack, cardDefence, cardEffect } = contentOf(state);
  const strength = (isAttack ? cardAttack : cardDefence)[card];
  return cardEffect[card] === "ranged" ? strength + rangedAmong(state, side, bits) : strength;
}

function cards(
  state: Brazil,
  side: SeatId,
  list: number[],
  stopped: number[],
  bits: number,
  isAttack: boolean,
): number {
  let strength = 0;
  for (let card = 0; card < BATTLE_CARD_COUNT; card++)
    if (list[card] > stopped[card])
      strength += (list[card] - stopped[card]) * cardStrength(state, side, card, bits, isAttack);
  return strength;
}

/** A tile counts for the side that built it and holds its hex (BI-BATTLE-05, -07). */
function tileFor(state: Brazil, side: SeatId, hex: number, isDefended: boolean): number {
  if (hex === OFF_THE_MAP || state.tile[hex] < 0 || state.owner[hex] !== side) return 0;
  return tileStrength(state, hex, isDefended);
}

/** What makes up the strength of a side. */
export interface Strengths {
  readonly units: number;
  readonly tile: number;
  readonly paintings: number;
  readonly advantage: number;
  readonly cards: number;
}

/** What makes up the attacker's strength. */
export function attackStrengths(state: Brazil, memo: BattleMemo): Strengths {
  const { attacker, attackers, attackCards, stoppedAttack } = memo;
  return {
    units: unitStrength(state, attacker, attackers),
    tile: tileFor(state, attacker, memo.from, false),
    paintings: paintingsHelp(state, attacker, memo, attackers, true),
    advantage: advantage(state, attacker, true),
    cards: cards(state, attacker, attackCards, stoppedAttack, attackers, true),
  };
}

/** What makes up the strength of a defender who is no Expedition; the enemy of the solo scenario has neither paintings nor a marker. */
export function defenceStrengths(state: Brazil, memo: BattleMemo): Strengths {
  const { defender, defenders, defenceCards, stoppedDefence } = memo;
  const isPlayer = defender < state.players;
  return {
    units: unitStrength(state, defender, defenders),
    tile: tileFor(state, defender, memo.hex, true),
    paintings: isPlayer ? paintingsHelp(state, defender, memo, defenders, false) : 0,
    advantage: isPlayer ? advantage(state, defender, false) : 0,
    cards: cards(state, defender, defenceCards, stoppedDefence, defenders, false),
  };
}

const total = ({ units, tile, paintings, advantage, cards }: Strengths): number =>
  units + tile + paintings + advantage + cards;

/** The attacker's combat strength. */
export function attackStrength(state: Brazil, memo: BattleMemo): number {
  return total(attackStrengths(state, memo));
}

/** The defender's combat strength, or what an Expedition asks for. */
export function defenceStrength(state: Brazil, memo: BattleMemo): number {
  if (memo.defender === NOBODY) return contentOf(state).explores[state.exploration[memo.hex]].strength;
  return total(defenceStrengths(state, memo));
}
