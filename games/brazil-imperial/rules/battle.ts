import { asks, memoOf, type RuleId, type SeatId, type Step, sequence } from "@caravel/kernel";
import { BATTLE_CARD_COUNT, type BattleEffect, WAR } from "../content/cards.ts";
import { OFF_THE_MAP } from "../content/maps.ts";
import { GOLD, SCIENCE } from "../content/resources.ts";
import { UNIT_KIND_COUNT, UNITS_PER_COLOUR } from "../content/units.ts";
import { attackCards, defenceCards, defend } from "./battle-cards.ts";
import { fact } from "./events.ts";
import { type BattleMemo, memoIn, type Stint, stint } from "./frames.ts";
import { checkLimits, drawGoldCard, gain, playGold } from "./gains.ts";
import { LOSE, PASS, SHOW_WAR, SPY_ON } from "./moves.ts";
import {
  type Brazil,
  type BrazilTable,
  bitCount,
  CAPITAL_PALACE,
  colourOf,
  contentOf,
  GONE,
  IN_STOCK,
  NO_TILE,
  NOBODY,
  NOTHING_THERE,
  raised,
  replaced,
  sum,
  wordAt,
} from "./state.ts";
import { STEP } from "./steps.ts";
import { attackStrength, cardStrength, defenceStrength } from "./strength.ts";

export { attackCards, defenceCards };

const noCards = (): number[] => new Array<number>(BATTLE_CARD_COUNT).fill(0);

/** A battle that begins. */
export function battleOf(attacker: SeatId, defender: SeatId, hex: number, from: number, attackers: number): BattleMemo {
  return {
    of: "battle",
    attacker,
    defender,
    hex,
    from,
    attackers,
    defenders: 0,
    attackCards: noCards(),
    defenceCards: noCards(),
    stoppedAttack: noCards(),
    stoppedDefence: noCards(),
    areOpen: false,
    spies: 0,
    winner: NOBODY,
    shotsLeft: 0,
  };
}

/** The units of a side on a hex, as bits. */
export function unitBits(state: Brazil, side: SeatId, hex: number): number {
  let bits = 0;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    if (state.units[side * UNITS_PER_COLOUR + unit] === hex) bits |= 1 << unit;
  return bits;
}

/** BI-BATTLE-03: whoever has units on the hex, else the builder of its tile. */
export function defenderOf(state: Brazil, attacker: SeatId, hex: number): SeatId {
  for (let side = 0; side * UNITS_PER_COLOUR < state.units.length; side++)
    if (side !== attacker && unitBits(state, side, hex) !== 0) return side;
  return state.owner[hex];
}

/** BI-BATTLE-02: a battle for a hex; `from` is the hex of a ranged attack. */
export function startBattle(table: BrazilTable, attacker: SeatId, hex: number, from: number, attackers: number): void {
  const { state } = table;
  const defender = defenderOf(state, attacker, hex);
  const memo = battleOf(attacker, defender, hex, from, attackers);
  memo.defenders = unitBits(state, defender, hex);
  table.tell?.(
    fact({
      type: "battleBegan",
      attacker,
      defender,
      hex: wordAt(state, hex),
      from: from === OFF_THE_MAP ? null : wordAt(state, from),
    }),
  );
  table.push(stint(STEP.battle, attacker, memo));
}

/** BI-EXPL-11: a fight with an Expedition, by all units on its hex. */
export function startExpedition(table: BrazilTable, seat: SeatId, hex: number): void {
  const { state } = table;
  const { strength } = contentOf(state).explores[state.exploration[hex]];
  table.tell?.(fact({ type: "expeditionBegan", seat, hex: wordAt(state, hex), strength }));
  table.push(stint(STEP.battle, seat, battleOf(seat, NOBODY, hex, OFF_THE_MAP, unitBits(state, seat, hex))));
}

/** BI-BATTLE-09: the steps of a battle. */
export const battle: Step<Brazil, Stint> = sequence<Brazil, Stint>("battle", {
  attack: (table, frame) => table.push(stint(STEP.attackCards, memoIn(frame, "battle").attacker)),
  defence: (table, frame) => defend(table, memoIn(frame, "battle")),
  open: (table, frame) => openCards(table, memoIn(frame, "battle")),
  attackSpies: (table, frame) => sendSpies(table, memoIn(frame, "battle"), true),
  defenceSpies: (table, frame) => sendSpies(table, memoIn(frame, "battle"), false),
  result: (table, frame) => compare(table, memoIn(frame, "battle")),
  shots: (table, frame) => shoot(table, memoIn(frame, "battle")),
  war: (table, frame) => offerWar(table, memoIn(frame, "battle")),
});

/** Up to this stage of a battle its cards lie on the table; then they are discarded. */
export const RESULT_STAGE = battle.stageNamed("result");

function openCards(table: BrazilTable, memo: BattleMemo): void {
  memo.areOpen = true;
  if (sum(memo.attackCards) + sum(memo.defenceCards) > 0) table.uncover();
  table.tell?.(fact({ type: "cardsOpened", attack: memo.attackCards.slice(), defence: memo.defenceCards.slice() }));
}

/** How many cards with this effect a side has, those not counted that a Spy has stopped. */
function cardsWith(state: Brazil, memo: BattleMemo, isAttack: boolean, effect: BattleEffect): number {
  const { cardEffect } = contentOf(state);
  const cards = isAttack ? memo.attackCards : memo.defenceCards;
  const stopped = isAttack ? memo.stoppedAttack : memo.stoppedDefence;
  let count = 0;
  for (let card = 0; card < BATTLE_CARD_COUNT; card++)
    if (cardEffect[card] === effect) count += cards[card] - stopped[card];
  return count;
}

/** The cards a Spy of this side may stop; a Spy that has taken effect is none of them, and the attacker's come first (BI-RULING-13). */
function spyTargets(state: Brazil, memo: BattleMemo, isAttack: boolean, card: number): number {
  if (!isAttack && contentOf(state).cardEffect[card] === "spy") return 0;
  return isAttack
    ? memo.defenceCards[card] - memo.stoppedDefence[card]
    : memo.attackCards[card] - memo.stoppedAttack[card];
}

/** BI-BATTLE-09, step 4: the Spies of one side, one after the other. */
function sendSpies(table: BrazilTable, memo: BattleMemo, isAttack: boolean): void {
  memo.spies = cardsWith(table.state, memo, isAttack, "spy");
  if (memo.spies <= 0) return;
  const side = isAttack ? memo.attacker : memo.defender;
  if (side >= table.state.players) enemySpies(table, memo);
  else table.push(stint(STEP.spy, side));
}

/** BI-SOLO-08: the enemy's Spy stops what adds most; of equals the first in the order of cards. */
function enemySpies(table: BrazilTable, memo: BattleMemo): void {
  const { state } = table;
  for (; memo.spies > 0; memo.spies--) {
    let best = -1;
    let most = -1;
    for (let card = 0; card < BATTLE_CARD_COUNT; card++) {
      if (spyTargets(state, memo, false, card) <= 0) continue;
      const worth = cardStrength(state, memo.attacker, card, memo.attackers, true);
      if (worth <= most) continue;
      best = card;
      most = worth;
    }
    if (best < 0) continue;
    memo.stoppedAttack[best]++;
    table.tell?.(fact({ type: "spied", seat: memo.defender, card: best }));
  }
}

/** D-26: which card a Spy stops. */
export const spy = asks<Brazil, Stint>("spy", {
  verbs: [SPY_ON],
  turnRule: "BI-BATTLE-09",
  moves(state, _frame, seat, list) {
    const memo = memoOf(state, "battle");
    if (memo.spies <= 0) return;
    for (let card = 0; card < BATTLE_CARD_COUNT; card++)
      if (spyTargets(state, memo, seat === memo.attacker, card) > 0) list.add(SPY_ON.of(card));
  },
  refuse(state, _frame, seat, move) {
    const memo = memoOf(state, "battle");
    return spyTargets(state, memo, seat === memo.attacker, SPY_ON.first(move)) > 0 ? null : "BI-RULING-13";
  },
  play(table, _frame, seat, move) {
    const memo = memoOf(table.state, "battle");
    const card = SPY_ON.first(move);
    memo.spies--;
    if (seat === memo.attacker) memo.stoppedDefence[card]++;
    else memo.stoppedAttack[card]++;
    table.tell?.(fact({ type: "spied", seat, card }));
  },
});

/** BI-BATTLE-12 to -14: the comparison, the cards and the losses. */
function compare(table: BrazilTable, memo: BattleMemo): void {
  const { state } = table;
  const { attacker, defender, hex } = memo;
  const attack = attackStrength(state, memo);
  const defence = defenceStrength(state, memo);
  const isExpedition = defender === NOBODY;
  const attackerWins = isExpedition ? attack >= defence : attack > defence;
  const winner = attackerWins ? attacker : defender;
  memo.winner = winner;
  const used = memo.attackCards;
  state.battleDiscard = state.battleDiscard.map((cards, card) => cards + used[card] + memo.defenceCards[card]);
  table.tell?.(fact({ type: "battleEnded", attacker, defender, winner, hex: wordAt(state, hex), attack, defence }));
  if (isExpedition) return attackerWins ? succeed(table, memo) : undefined;
  memo.shotsLeft = cardsWith(state, memo, !attackerWins, "sharpshooters");
  const retreats = cardsWith(state, memo, !attackerWins, "retreat") > 0;
  defeat(table, attackerWins ? defender : attacker, attackerWins ? memo.defenders : memo.attackers, retreats);
  if (attackerWins && memo.from === OFF_THE_MAP) tellCapture(table, memo);
}

/** BI-OCC-01: whoever wins on a tile by entering it controls it. */
function tellCapture(table: BrazilTable, { attacker, hex }: BattleMemo): void {
  const { owner, tile, palace } = table.state;
  if (owner[hex] !== attacker && (tile[hex] >= 0 || palace[hex] === CAPITAL_PALACE))
    table.tell?.(fact({ type: "captured", seat: attacker, hex: wordAt(table.state, hex), from: owner[hex] }));
}

/** BI-BATTLE-14: the loser's units go to the stock, or home if they retreat; the solo enemy's are gone. */
function defeat(table: BrazilTable, side: SeatId, bits: number, retreats: boolean): void {
  const { state } = table;
  const isPlayer = side < state.players;
  const to = isPlayer ? (retreats ? "capital" : "stock") : "gone";
  const place = isPlayer ? (retreats ? state.seats[side].capital : IN_STOCK) : GONE;
  const kinds: number[] = [];
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++) {
    if (((bits >> unit) & 1) === 0) continue;
    state.units[side * UNITS_PER_COLOUR + unit] = place;
    kinds.push(contentOf(state).unitKind[colourOf(state, side)][unit]);
  }
  if (kinds.length > 0) table.tell?.(fact({ type: "defeated", seat: side, kinds, to }));
}

/** BI-EXPL-12: what a successful Expedition brings. */
function succeed(table: BrazilTable, { attacker, hex }: BattleMemo): void {
  const { state } = table;
  const tile = state.exploration[hex];
  const { vp, science, goldCards } = contentOf(state).explores[tile];
  const player = state.seats[attacker];
  if (vp > 0) player.kept = raised(player.kept, tile);
  else state.explored = raised(state.explored, tile);
  state.exploration = replaced(state.exploration, hex, NO_TILE);
  state.explorationState = replaced(state.explorationState, hex, NOTHING_THERE);
  table.tell?.(fact({ type: "expeditionSucceeded", seat: attacker, hex: wordAt(state, hex), tile }));
  checkLimits(table, attacker);
  gain(table, attacker, SCIENCE, science);
  for (let card = 0; card < goldCards; card++) drawGoldCard(table, attacker);
}

/** The winner's units in the battle, as bits. */
function winners(memo: BattleMemo): number {
  return memo.winner === memo.attacker ? memo.attackers : memo.defenders;
}

/** BI-BATTLE-15: the winner loses a unit. */
function lose(table: BrazilTable, memo: BattleMemo, unit: number): void {
  const { state } = table;
  const { winner } = memo;
  state.units[winner * UNITS_PER_COLOUR + unit] = winner < state.players ? IN_STOCK : GONE;
  if (winner === memo.attacker) memo.attackers &= ~(1 << unit);
  else memo.defenders &= ~(1 << unit);
  memo.shotsLeft--;
  const kind = contentOf(state).unitKind[colourOf(state, winner)][unit];
  table.tell?.(fact({ type: "lostUnit", seat: winner, kind }));
}

/** BI-BATTLE-15: Sharpshooters of the loser hit a unit of the winner, never the last one. */
function shoot(table: BrazilTable, memo: BattleMemo): void {
  const { state } = table;
  if (memo.winner === NOBODY || memo.shotsLeft <= 0) return;
  if (memo.winner < state.players) return table.push(stint(STEP.shots, memo.winner));
  // BI-SOLO-13: the enemy loses his weakest unit
  while (memo.shotsLeft > 0 && bitCount(winners(memo)) > 1) lose(table, memo, weakest(state, memo));
}

function weakest(state: Brazil, memo: BattleMemo): number {
  const strengths = contentOf(state).unitStrength[colourOf(state, memo.winner)];
  let found = -1;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    if (((winners(memo) >> unit) & 1) === 1 && (found < 0 || strengths[unit] < strengths[found])) found = unit;
  return found;
}

function unitToLose(state: Brazil, memo: BattleMemo, kind: number): number {
  const kinds = contentOf(state).unitKind[colourOf(state, memo.winner)];
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    if (kinds[unit] === kind && ((winners(memo) >> unit) & 1) === 1) return unit;
  return -1;
}

/** D-27: the winner chooses which unit is lost. */
export const shots = asks<Brazil, Stint>("shots", {
  verbs: [LOSE],
  turnRule: "BI-BATTLE-15",
  moves(state, _frame, _seat, list) {
    const memo = memoOf(state, "battle");
    if (memo.shotsLeft <= 0 || bitCount(winners(memo)) < 2) return;
    for (let kind = 0; kind < UNIT_KIND_COUNT; kind++) if (unitToLose(state, memo, kind) >= 0) list.add(LOSE.of(kind));
  },
  refuse: (state, _frame, _seat, move) =>
    unitToLose(state, memoOf(state, "battle"), LOSE.first(move)) >= 0 ? null : "BI-BATTLE-15",
  play(table, _frame, _seat, move) {
    const memo = memoOf(table.state, "battle");
    lose(table, memo, unitToLose(table.state, memo, LOSE.first(move)));
  },
});

/** BI-GOLD-10: the winner may show War. Whoever has gold cards is asked, so that nobody sees by it which ones they are. */
function offerWar(table: BrazilTable, { winner }: BattleMemo): void {
  const { state } = table;
  if (winner !== NOBODY && winner < state.players && sum(state.seats[winner].gold) > 0)
    table.push(stint(STEP.war, winner));
}

/** D-28: War, or not. */
export const war = asks<Brazil, Stint>("war", {
  verbs: [SHOW_WAR, PASS],
  turnRule: "BI-GOLD-10",
  moves(state, _frame, seat, list) {
    if (state.seats[seat].gold[WAR] > 0) list.add(SHOW_WAR.of());
    list.add(PASS.of());
  },
  refuse: (state, _frame, seat, move): RuleId | null =>
    PASS.has(move) || state.seats[seat].gold[WAR] > 0 ? null : "BI-GOLD-10",
  play(table, _frame, seat, move) {
    table.pop();
    if (PASS.has(move)) return;
    playGold(table, seat, WAR);
    checkLimits(table, seat);
    gain(table, seat, GOLD, contentOf(table.state).warGold);
  },
});
