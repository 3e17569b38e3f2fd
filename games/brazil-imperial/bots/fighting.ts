import { type Move, memoOf, type SeatId } from "@caravel/kernel";
import { BATTLE_CARD_COUNT, MOST_CARDS_IN_BATTLE } from "../content/cards.ts";
import { COMMIT, DONE } from "../rules/moves.ts";
import { added, type Brazil, contentOf, hasAdvantage, NOBODY, sum } from "../rules/state.ts";
import { attackStrength, cardStrength, defenceStrength } from "../rules/strength.ts";
import { strengthOn } from "./ground.ts";

/** What a card that lies face down, or may still come, adds on average. */
const A_CARD = 1.3;

/** Commits one more card while it takes one to win, and while those in hand are enough. */
export function commit(state: Brazil, seat: SeatId, moves: readonly Move[]): Move | null {
  const memo = memoOf(state, "battle");
  const isAttack = seat === memo.attacker;
  const bits = isAttack ? memo.attackers : memo.defenders;
  const mine = isAttack ? attackStrength(state, memo) : defenceStrength(state, memo);
  const theirs = isAttack ? defenceStrength(state, memo) + reserves(state, memo.defender) : attackStrength(state, memo);
  const isMoreNeeded = isAttack && memo.defender !== NOBODY;
  const enough = isMoreNeeded ? theirs + 1 : theirs;
  if (!moves.includes(DONE.of()) || mine >= enough) return moves.includes(DONE.of()) ? DONE.of() : null;
  let hoped = mine;
  let strongest = -1;
  let most = 0;
  const committed = sum(isAttack ? memo.attackCards : memo.defenceCards);
  let room = MOST_CARDS_IN_BATTLE - committed;
  for (let card = BATTLE_CARD_COUNT - 1; card >= 0; card--) {
    const held = state.seats[seat].battle[card];
    const strength = cardStrength(state, seat, card, bits, isAttack);
    if (held === 0 || strength === 0) continue;
    hoped += Math.min(room, held) * strength;
    room -= Math.min(room, held);
    if (strength > most && moves.includes(COMMIT.of(card))) [strongest, most] = [card, strength];
  }
  return strongest >= 0 && hoped >= enough - A_CARD ? COMMIT.of(strongest) : DONE.of();
}

/** What the cards of a side may add that it has not committed yet; the solo enemy draws his. */
function reserves(state: Brazil, side: SeatId): number {
  if (side === NOBODY) return 0;
  if (side >= state.players) {
    const { defenders } = memoOf(state, "battle");
    let cards = 0;
    for (let bits = defenders; bits !== 0; bits &= bits - 1) cards++;
    return Math.min(MOST_CARDS_IN_BATTLE, cards) * A_CARD;
  }
  return Math.min(2, sum(state.seats[side].battle)) * A_CARD;
}

/** What all units of a seat on a hex can attack with: marker, paintings and the three best cards included. */
export function strengthInHand(state: Brazil, seat: SeatId, hex: number): number {
  const player = state.seats[seat];
  const { attackRaises, cardAttack } = contentOf(state);
  const cards = player.battle.flatMap((count, card) => new Array<number>(count).fill(cardAttack[card]));
  const best = cards.sort((one, other) => other - one).slice(0, MOST_CARDS_IN_BATTLE);
  return strengthOn(state, seat, hex) + added(player, attackRaises) + (hasAdvantage(player) ? 1 : 0) + sum(best);
}
