import type { SeatId } from "@caravel/kernel";
import { BATTLE_CARD_COUNT, BOMBARDMENT, CARD_ATTACK, CARD_DEFENCE, EXPEDITION_STRENGTH } from "../content/cards.ts";
import { OFF_THE_MAP } from "../content/maps.ts";
import { PAINTING_ATTACK, PAINTING_COUNT, PAINTING_DEFENCE } from "../content/paintings.ts";
import { IS_RANGED, UNIT_KIND_OF, UNIT_STRENGTH, UNITS_PER_COLOUR } from "../content/units.ts";
import { tileStrength } from "./empire.ts";
import type { BattleMemo } from "./frames.ts";
import { type Brazil, colourOf, hasAdvantage, mapOf, may, NOBODY } from "./state.ts";

/** BI-MOVE-11: what the tactical advantage adds. */
const [ADVANTAGE_ATTACKING, ADVANTAGE_DEFENDING] = [1, 2];

function unitStrength(state: Brazil, side: SeatId, bits: number): number {
  const strengths = UNIT_STRENGTH[colourOf(state, side)];
  let strength = 0;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) if (((bits >> unit) & 1) === 1) strength += strengths[unit];
  return strength;
}

/** Ranged units among these. */
export function rangedAmong(state: Brazil, side: SeatId, bits: number): number {
  const kinds = UNIT_KIND_OF[colourOf(state, side)];
  let count = 0;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) if (((bits >> unit) & 1) === 1 && IS_RANGED[kinds[unit]]) count++;
  return count;
}

/** Count d'Eu: own ranged units beside the attacked hex that do not take part. */
function nearbyRanged(state: Brazil, side: SeatId, hex: number, bits: number): number {
  const next = mapOf(state).neighbours[hex];
  const kinds = UNIT_KIND_OF[colourOf(state, side)];
  let count = 0;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) {
    if (((bits >> unit) & 1) === 1 || !IS_RANGED[kinds[unit]]) continue;
    if (next.includes(state.units[side * UNITS_PER_COLOUR + unit])) count++;
  }
  return count;
}

/** What paintings and the tactical advantage add (BI-BATTLE-09, steps 1 and 3). */
function skill(state: Brazil, side: SeatId, memo: BattleMemo, bits: number, isAttack: boolean): number {
  const seat = state.seats[side];
  const bonus = isAttack ? PAINTING_ATTACK : PAINTING_DEFENCE;
  let strength = 0;
  for (let painting = 0; painting < PAINTING_COUNT; painting++)
    if (((seat.paintings >> painting) & 1) === 1) strength += bonus[painting];
  if (hasAdvantage(seat)) strength += isAttack ? ADVANTAGE_ATTACKING : ADVANTAGE_DEFENDING;
  return may(seat, "nearbyRangedHelp") ? strength + nearbyRanged(state, side, memo.hex, bits) : strength;
}

/** What one card adds. */
export function cardStrength(state: Brazil, side: SeatId, card: number, bits: number, isAttack: boolean): number {
  const strength = (isAttack ? CARD_ATTACK : CARD_DEFENCE)[card];
  return card === BOMBARDMENT ? strength + rangedAmong(state, side, bits) : strength;
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
function tileFor(state: Brazil, side: SeatId, hex: number): number {
  return hex !== OFF_THE_MAP && state.tile[hex] >= 0 && state.owner[hex] === side ? tileStrength(state, hex) : 0;
}

/** The attacker's combat strength. */
export function attackStrength(state: Brazil, memo: BattleMemo): number {
  const { attacker, attackers } = memo;
  return (
    unitStrength(state, attacker, attackers) +
    tileFor(state, attacker, memo.from) +
    skill(state, attacker, memo, attackers, true) +
    cards(state, attacker, memo.attackCards, memo.stoppedAttack, attackers, true)
  );
}

/** The defender's combat strength, or what an Expedition asks for. */
export function defenceStrength(state: Brazil, memo: BattleMemo): number {
  const { defender, defenders } = memo;
  if (defender === NOBODY) return EXPEDITION_STRENGTH[state.exploration[memo.hex]];
  return (
    unitStrength(state, defender, defenders) +
    tileFor(state, defender, memo.hex) +
    (defender < state.players ? skill(state, defender, memo, defenders, false) : 0) +
    cards(state, defender, memo.defenceCards, memo.stoppedDefence, defenders, false)
  );
}
