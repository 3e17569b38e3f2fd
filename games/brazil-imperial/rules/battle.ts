import { asks, type RuleId, type SeatId, type Step, sequence } from "@caravel/kernel";
import {
  BATTLE_CARD_COUNT,
  EXPEDITION_GOLD_CARDS,
  EXPEDITION_SCIENCE,
  EXPLORATION_VP,
  MOST_CARDS_IN_BATTLE,
  RETREAT,
  SHARPSHOOTERS,
  SPY,
  WAR,
  WAR_GOLD,
} from "../content/cards.ts";
import { OFF_THE_MAP } from "../content/maps.ts";
import { GOLD, SCIENCE } from "../content/resources.ts";
import { UNIT_KIND_COUNT, UNIT_KIND_OF, UNIT_STRENGTH, UNITS_PER_COLOUR } from "../content/units.ts";
import { type BattleMemo, battleMemo, type Stint, stint } from "./frames.ts";
import { checkLimits, drawGoldCard, gain, topBattleCard } from "./gains.ts";
import { COMMIT, DONE, ISABEL, LOSE, PASS, SHOW_WAR, SPY_ON } from "./moves.ts";
import { listIsabel, playIsabel, refuseIsabel } from "./palaces.ts";
import {
  type Brazil,
  type BrazilTable,
  colourOf,
  GONE,
  IN_STOCK,
  NO_TILE,
  NOBODY,
  NOTHING_THERE,
  sum,
} from "./state.ts";
import { STEP } from "./steps.ts";
import { attackStrength, cardStrength, defenceStrength } from "./strength.ts";

const noCards = (): number[] => new Array<number>(BATTLE_CARD_COUNT).fill(0);

function battleOf(attacker: SeatId, defender: SeatId, hex: number, from: number, attackers: number): BattleMemo {
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
function unitBits(state: Brazil, side: SeatId, hex: number): number {
  let bits = 0;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    if (state.units[side * UNITS_PER_COLOUR + unit] === hex) bits |= 1 << unit;
  return bits;
}

/** BI-BATTLE-03: whoever has units on the hex, else the builder of its tile. */
function defenderOf(state: Brazil, attacker: SeatId, hex: number): SeatId {
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
  table.tell?.({ type: "battleBegan", attacker, defender, hex, isRanged: from !== OFF_THE_MAP });
  table.push(stint(STEP.battle, attacker, memo));
}

/** BI-EXPL-11: a fight with an Expedition, by all units on its hex. */
export function startExpedition(table: BrazilTable, seat: SeatId, hex: number): void {
  const memo = battleOf(seat, NOBODY, hex, OFF_THE_MAP, unitBits(table.state, seat, hex));
  table.tell?.({ type: "expeditionBegan", seat, hex });
  table.push(stint(STEP.battle, seat, memo));
}

/** BI-BATTLE-09: the steps of a battle. */
export const battle: Step<Brazil, Stint> = sequence<Brazil, Stint>(
  "battle",
  {
    attack: (table, frame) => table.push(stint(STEP.attackCards, battleMemo(frame).attacker)),
    defence: (table, frame) => defend(table, battleMemo(frame)),
    open: (table, frame) => openCards(table, battleMemo(frame)),
    attackSpies: (table, frame) => sendSpies(table, battleMemo(frame), true),
    defenceSpies: (table, frame) => sendSpies(table, battleMemo(frame), false),
    result: (table, frame) => compare(table, battleMemo(frame)),
    shots: (table, frame) => shoot(table, battleMemo(frame)),
    war: (table, frame) => offerWar(table, battleMemo(frame)),
  },
  {},
);

/** The battle below a step of it. */
function battleBelow(state: Brazil): BattleMemo {
  return battleMemo(state.stack[state.stack.length - 2]);
}

/** D-24, D-25: cards are committed face down, one by one; Princess Isabel may come before the first. */
function committing(name: "attackCards" | "defenceCards"): Step<Brazil, Stint> {
  const cardsOf = (memo: BattleMemo) => memo[name];
  return asks<Brazil, Stint>(name, {
    verbs: [COMMIT, DONE, ISABEL],
    turnRule: "BI-BATTLE-09",
    moves(state, _frame, seat, list) {
      const cards = cardsOf(battleBelow(state));
      const { battle } = state.seats[seat];
      const committed = sum(cards);
      const from = list.length;
      if (committed < MOST_CARDS_IN_BATTLE)
        for (let card = 0; card < BATTLE_CARD_COUNT; card++) if (battle[card] > 0) list.add(COMMIT.of(card));
      if (committed === 0) listIsabel(state, seat, list);
      if (list.length > from) list.add(DONE.of());
    },
    refuse(state, _frame, seat, move) {
      const cards = cardsOf(battleBelow(state));
      if (DONE.has(move)) return null;
      if (ISABEL.has(move)) return sum(cards) === 0 ? refuseIsabel(state, seat, move) : "BI-PTG-09";
      return state.seats[seat].battle[COMMIT.first(move)] > 0 && sum(cards) < MOST_CARDS_IN_BATTLE
        ? null
        : "BI-BATTLE-09";
    },
    play(table, _frame, seat, move) {
      const { state } = table;
      if (ISABEL.has(move)) return playIsabel(table, seat, move);
      const cards = cardsOf(battleBelow(state));
      if (COMMIT.has(move)) {
        state.seats[seat].battle[COMMIT.first(move)]--;
        cards[COMMIT.first(move)]++;
      } else endCommitting(table, seat, cards);
    },
    skip: (table, _frame, seat) => endCommitting(table, seat, cardsOf(battleBelow(table.state))),
  });
}

function endCommitting(table: BrazilTable, seat: SeatId, cards: readonly number[]): void {
  table.pop();
  table.tell?.({ type: "committed", seat, cards: sum(cards) });
}

export const attackCards = committing("attackCards");
export const defenceCards = committing("defenceCards");

/** The defender's cards; the solo enemy draws one for each of his units (BI-SOLO-07). */
function defend(table: BrazilTable, memo: BattleMemo): void {
  const { state } = table;
  if (memo.defender === NOBODY) return;
  if (memo.defender < state.players) return table.push(stint(STEP.defenceCards, memo.defender));
  let draws = 0;
  for (let bits = memo.defenders; bits !== 0; bits &= bits - 1) draws++;
  for (let draw = 0; draw < Math.min(draws, MOST_CARDS_IN_BATTLE); draw++) {
    const card = topBattleCard(table, null);
    if (card >= 0) memo.defenceCards[card]++;
  }
}

function openCards(table: BrazilTable, memo: BattleMemo): void {
  memo.areOpen = true;
  if (sum(memo.attackCards) + sum(memo.defenceCards) > 0) table.uncover();
  table.tell?.({ type: "cardsOpened", attack: memo.attackCards.slice(), defence: memo.defenceCards.slice() });
}

/** The cards a Spy of this side may stop; a Spy that has taken effect is none of them. */
function spyTargets(memo: BattleMemo, isAttack: boolean, card: number): number {
  if (!isAttack && card === SPY) return 0;
  return isAttack
    ? memo.defenceCards[card] - memo.stoppedDefence[card]
    : memo.attackCards[card] - memo.stoppedAttack[card];
}

/** BI-BATTLE-09, step 4: the Spies of one side, one after the other. */
function sendSpies(table: BrazilTable, memo: BattleMemo, isAttack: boolean): void {
  memo.spies = isAttack ? memo.attackCards[SPY] : memo.defenceCards[SPY] - memo.stoppedDefence[SPY];
  if (memo.spies <= 0) return;
  const side = isAttack ? memo.attacker : memo.defender;
  if (side >= table.state.players) return enemySpies(table.state, memo);
  const frame = stint(STEP.spy, side);
  frame.turn = isAttack ? 1 : 0;
  table.push(frame);
}

/** BI-SOLO-08: the enemy's Spy stops what adds most. */
function enemySpies(state: Brazil, memo: BattleMemo): void {
  for (; memo.spies > 0; memo.spies--) {
    let best = -1;
    let most = -1;
    for (let card = 0; card < BATTLE_CARD_COUNT; card++) {
      if (spyTargets(memo, false, card) <= 0) continue;
      const worth = cardStrength(state, memo.attacker, card, memo.attackers, true);
      if (worth <= most) continue;
      best = card;
      most = worth;
    }
    if (best >= 0) memo.stoppedAttack[best]++;
  }
}

/** D-26: which card a Spy stops. */
export const spy = asks<Brazil, Stint>("spy", {
  verbs: [SPY_ON],
  moves(state, frame, _seat, list) {
    const memo = battleBelow(state);
    if (memo.spies <= 0) return;
    for (let card = 0; card < BATTLE_CARD_COUNT; card++)
      if (spyTargets(memo, frame.turn === 1, card) > 0) list.add(SPY_ON.of(card));
  },
  refuse: (state, frame, _seat, move) =>
    spyTargets(battleBelow(state), frame.turn === 1, SPY_ON.first(move)) > 0 ? null : "BI-RULING-13",
  play(table, frame, seat, move) {
    const memo = battleBelow(table.state);
    const card = SPY_ON.first(move);
    memo.spies--;
    if (frame.turn === 1) memo.stoppedDefence[card]++;
    else memo.stoppedAttack[card]++;
    table.tell?.({ type: "spied", seat, card });
  },
});

/** BI-BATTLE-12 to -14: the comparison, the cards and the losses. */
function compare(table: BrazilTable, memo: BattleMemo): void {
  const { state } = table;
  const attack = attackStrength(state, memo);
  const defence = defenceStrength(state, memo);
  const isExpedition = memo.defender === NOBODY;
  const attackerWins = isExpedition ? attack >= defence : attack > defence;
  memo.winner = attackerWins ? memo.attacker : memo.defender;
  for (let card = 0; card < BATTLE_CARD_COUNT; card++)
    state.battleDiscard[card] += memo.attackCards[card] + memo.defenceCards[card];
  table.tell?.({ type: "battleEnded", winner: memo.winner, hex: memo.hex, attack, defence, isExpedition });
  if (isExpedition) {
    if (attackerWins) succeed(table, memo);
    return;
  }
  if (attackerWins) {
    memo.shotsLeft = memo.defenceCards[SHARPSHOOTERS] - memo.stoppedDefence[SHARPSHOOTERS];
    defeat(state, memo.defender, memo.defenders, memo.defenceCards[RETREAT] > memo.stoppedDefence[RETREAT]);
  } else {
    memo.shotsLeft = memo.attackCards[SHARPSHOOTERS] - memo.stoppedAttack[SHARPSHOOTERS];
    defeat(state, memo.attacker, memo.attackers, memo.attackCards[RETREAT] > memo.stoppedAttack[RETREAT]);
  }
}

/** BI-BATTLE-14: the loser's units go to the stock, or home if they retreat; the solo enemy's are gone. */
function defeat(state: Brazil, side: SeatId, bits: number, retreats: boolean): void {
  const isPlayer = side < state.players;
  const to = isPlayer ? (retreats ? state.seats[side].capital : IN_STOCK) : GONE;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    if (((bits >> unit) & 1) === 1) state.units[side * UNITS_PER_COLOUR + unit] = to;
}

/** BI-EXPL-12: what a successful Expedition brings. */
function succeed(table: BrazilTable, memo: BattleMemo): void {
  const { state } = table;
  const tile = state.exploration[memo.hex];
  if (EXPLORATION_VP[tile] > 0) state.seats[memo.attacker].kept[tile]++;
  else state.explored[tile]++;
  state.exploration[memo.hex] = NO_TILE;
  state.explorationState[memo.hex] = NOTHING_THERE;
  checkLimits(table, memo.attacker);
  if (EXPEDITION_SCIENCE[tile] > 0) gain(table, memo.attacker, SCIENCE, EXPEDITION_SCIENCE[tile]);
  for (let card = 0; card < EXPEDITION_GOLD_CARDS[tile]; card++) drawGoldCard(table, memo.attacker);
}

/** The winner's units in the battle, as bits. */
function winners(memo: BattleMemo): number {
  return memo.winner === memo.attacker ? memo.attackers : memo.defenders;
}

function lose(memo: BattleMemo, state: Brazil, unit: number): void {
  const to = memo.winner < state.players ? IN_STOCK : GONE;
  state.units[memo.winner * UNITS_PER_COLOUR + unit] = to;
  if (memo.winner === memo.attacker) memo.attackers &= ~(1 << unit);
  else memo.defenders &= ~(1 << unit);
  memo.shotsLeft--;
}

const isSeveral = (bits: number): boolean => (bits & (bits - 1)) !== 0;

/** BI-BATTLE-15: Sharpshooters of the loser hit a unit of the winner, never the last one. */
function shoot(table: BrazilTable, memo: BattleMemo): void {
  const { state } = table;
  if (memo.winner === NOBODY || memo.shotsLeft <= 0) return;
  if (memo.winner < state.players) return table.push(stint(STEP.shots, memo.winner));
  // BI-SOLO-13: the enemy loses his weakest unit
  while (memo.shotsLeft > 0 && isSeveral(winners(memo))) lose(memo, state, weakest(state, memo));
}

function weakest(state: Brazil, memo: BattleMemo): number {
  const strengths = UNIT_STRENGTH[colourOf(state, memo.winner)];
  let found = -1;
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    if (((winners(memo) >> unit) & 1) === 1 && (found < 0 || strengths[unit] < strengths[found])) found = unit;
  return found;
}

function unitToLose(state: Brazil, memo: BattleMemo, kind: number): number {
  const kinds = UNIT_KIND_OF[colourOf(state, memo.winner)];
  for (let unit = 0; unit < UNITS_PER_COLOUR; unit++)
    if (kinds[unit] === kind && ((winners(memo) >> unit) & 1) === 1) return unit;
  return -1;
}

/** D-27: the winner chooses which unit is lost. */
export const shots = asks<Brazil, Stint>("shots", {
  verbs: [LOSE],
  moves(state, _frame, _seat, list) {
    const memo = battleBelow(state);
    if (memo.shotsLeft <= 0 || !isSeveral(winners(memo))) return;
    for (let kind = 0; kind < UNIT_KIND_COUNT; kind++) if (unitToLose(state, memo, kind) >= 0) list.add(LOSE.of(kind));
  },
  refuse: (state, _frame, _seat, move) =>
    unitToLose(state, battleBelow(state), LOSE.first(move)) >= 0 ? null : "BI-BATTLE-15",
  play(table, _frame, seat, move) {
    const memo = battleBelow(table.state);
    lose(memo, table.state, unitToLose(table.state, memo, LOSE.first(move)));
    table.tell?.({ type: "lostUnit", seat, kind: LOSE.first(move) });
  },
});

/** BI-GOLD-10: the winner may show War. */
function offerWar(table: BrazilTable, { winner }: BattleMemo): void {
  const { state } = table;
  if (winner !== NOBODY && winner < state.players && state.seats[winner].gold[WAR] > 0)
    table.push(stint(STEP.war, winner));
}

/** D-28: War, or not. */
export const war = asks<Brazil, Stint>("war", {
  verbs: [SHOW_WAR, PASS],
  moves(_state, _frame, _seat, list) {
    list.add(SHOW_WAR.of());
    list.add(PASS.of());
  },
  refuse: (): RuleId | null => null,
  play(table, _frame, seat, move) {
    table.pop();
    if (PASS.has(move)) return;
    const { state } = table;
    state.seats[seat].gold[WAR]--;
    state.goldDiscard[WAR]++;
    table.tell?.({ type: "playedGold", seat, card: WAR });
    checkLimits(table, seat);
    gain(table, seat, GOLD, WAR_GOLD);
  },
});
