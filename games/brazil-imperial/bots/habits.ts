import { type Move, memoOf, type SeatId } from "@caravel/kernel";
import { BATTLE_CARD_COUNT, FIRST_ACTION_CARD } from "../content/cards.ts";
import { QUEST_AGE } from "../content/quests.ts";
import { RAW_COUNT, RESOURCE_COUNT, SLOT_COUNT } from "../content/resources.ts";
import { BUILD, DEPLOY, HARBOR } from "../content/spaces.ts";
import {
  DRAW,
  DRAW_QUEST,
  DROP,
  DROP_BATTLE,
  FIGHT,
  GAIN,
  LOSE,
  PASS,
  PAY,
  PAY_CARD,
  REVEAL,
  SHOW_WAR,
  SPY_ON,
  TAKE,
  UNDER,
  WAIVE,
} from "../rules/moves.ts";
import { scores } from "../rules/scoring.ts";
import { type Brazil, contentOf, isSolo, mapOf, tokenPlace } from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";
import { cardStrength } from "../rules/strength.ts";
import { commit, strengthInHand } from "./fighting.ts";
import { wanted } from "./pursuits.ts";
import { BATTLE_CARD, GOLD_CARD, slotWorth, TOKEN_WORTH } from "./wealth.ts";

/** The decisions that begin something: between them a position can be judged. */
const QUIET = new Set<number>([STEP.turn, STEP.monarch, STEP.capital, STEP.lastDecision]);

/** A position can be judged when what was begun is done, and before somebody begins the next thing. */
export function isQuiet({ stack }: Brazil): boolean {
  return QUIET.has(stack[stack.length - 1].step);
}

type Habit = (state: Brazil, seat: SeatId, moves: readonly Move[]) => Move | null;

/** Decisions that a player makes without trying every move, by their step. */
const HABITS: Readonly<Record<number, Habit>> = {
  [STEP.turn]: showQuest,
  [STEP.pay]: cheapestSource,
  [STEP.waive]: dearestSlot,
  [STEP.discard]: leastKept,
  [STEP.harbor]: takeFromHarbor,
  [STEP.gainRaw]: neededRaw,
  [STEP.oldMarker]: usefulSpace,
  [STEP.quilombo]: questOfAge,
  [STEP.expedition]: fightOrNot,
  [STEP.attackCards]: commit,
  [STEP.defenceCards]: commit,
  [STEP.spy]: strongestCard,
  [STEP.shots]: weakestUnit,
  [STEP.war]: (_state, _seat, moves) => (moves.includes(SHOW_WAR.of()) ? SHOW_WAR.of() : null),
};

/** The move of a decision that needs no trying, or null. */
export function obvious(state: Brazil, seat: SeatId, moves: readonly Move[]): Move | null {
  return HABITS[state.stack[state.stack.length - 1].step]?.(state, seat, moves) ?? null;
}

/** The move that costs least, or brings most, by what is said of each. */
export function best(moves: readonly Move[], worthOf: (move: Move) => number): Move {
  let found = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const worth = worthOf(move);
    if (worth > most) [found, most] = [move, worth];
  }
  return found;
}

/** After so many rounds even those who are behind end the game. */
const LONG_ENOUGH = 26;

/** A completed quest is shown at once; one that ends the game by those who lead, or when it has gone on for long. */
function showQuest(state: Brazil, seat: SeatId, moves: readonly Move[]): Move | null {
  for (const move of moves) {
    if (!REVEAL.has(move)) continue;
    const endsGame = QUEST_AGE[REVEAL.first(move)] === 3 && !state.isEnding && !isSolo(state);
    if (!endsGame || state.round >= LONG_ENOUGH) return move;
    const points = scores(state);
    if (points.every((other) => other <= points[seat])) return move;
  }
  return null;
}

/** What a quest adds to the worth of a token. */
function needOf(state: Brazil, seat: SeatId, resource: number): number {
  return wanted(state, seat, (goal) => goal.type === "resources" && goal.resource === resource);
}

const OF_USE = 0.2;
const FROM_A_TILE = 0.02;
const LAST_OF_A_TILE = 0.1;

/** Pays with what is missed least: raws before gold, tiles that can then be renovated before the stock, cards last. */
function cheapestSource(state: Brazil, seat: SeatId, moves: readonly Move[]): Move {
  return best(moves, (move) => {
    if (PAY.has(move)) return -TOKEN_WORTH[PAY.first(move)] - needOf(state, seat, PAY.first(move));
    if (TAKE.has(move)) {
      const [resource, hex] = [TAKE.first(move), mapOf(state).hexOf[TAKE.second(move)]];
      const easier = isLastToken(state, hex, resource) ? LAST_OF_A_TILE : FROM_A_TILE;
      return easier - TOKEN_WORTH[resource] - needOf(state, seat, resource);
    }
    if (PAY_CARD.has(move)) return -GOLD_CARD - (PAY_CARD.first(move) >= FIRST_ACTION_CARD ? OF_USE : 0);
    return -BATTLE_CARD;
  });
}

function isLastToken({ tokens }: Brazil, hex: number, resource: number): boolean {
  for (let other = 0; other < RESOURCE_COUNT; other++)
    if (tokens[tokenPlace(hex, other)] > (other === resource ? 1 : 0)) return false;
  return true;
}

function dearestSlot(_state: Brazil, _seat: SeatId, moves: readonly Move[]): Move {
  return best(moves, (move) => (WAIVE.has(move) && WAIVE.first(move) < SLOT_COUNT ? slotWorth(WAIVE.first(move)) : 0));
}

/** Gives up what is worth least. */
function leastKept(state: Brazil, seat: SeatId, moves: readonly Move[]): Move {
  const { cardAttack, cardDefence } = contentOf(state);
  return best(moves, (move) => {
    if (DROP.has(move)) return -TOKEN_WORTH[DROP.first(move)] - needOf(state, seat, DROP.first(move));
    if (DROP_BATTLE.has(move)) return -cardAttack[DROP_BATTLE.first(move)] - cardDefence[DROP_BATTLE.first(move)];
    return 0;
  });
}

function takeFromHarbor(state: Brazil, seat: SeatId, moves: readonly Move[]): Move {
  return moves.includes(DRAW.of()) ? DRAW.of() : neededRaw(state, seat, moves);
}

/** The raw of which there is least, unless a quest asks for another. */
function neededRaw(state: Brazil, seat: SeatId, moves: readonly Move[]): Move {
  const { stock } = state.seats[seat];
  return best(moves, (move) => {
    if (!GAIN.has(move)) return -1;
    const raw = GAIN.first(move);
    return raw < RAW_COUNT ? TOKEN_WORTH[raw] - stock[raw] * OF_USE + needOf(state, seat, raw) : -1;
  });
}

/** A space that is chosen often. */
function usefulSpace(_state: Brazil, _seat: SeatId, moves: readonly Move[]): Move | null {
  for (const space of [BUILD, DEPLOY, HARBOR]) if (moves.includes(UNDER.of(space))) return UNDER.of(space);
  return null;
}

function questOfAge(state: Brazil, _seat: SeatId, moves: readonly Move[]): Move {
  const now = DRAW_QUEST.of(state.age - 1);
  return moves.includes(now) ? now : moves[0];
}

/** Who reaches the number with the cards in hand fights. */
function fightOrNot(state: Brazil, seat: SeatId): Move {
  const { memo } = state.stack[state.stack.length - 1];
  const hex = memo.of === "purchase" ? memo.where : 0;
  return strengthInHand(state, seat, hex) >= contentOf(state).explores[state.exploration[hex]].strength
    ? FIGHT.of()
    : PASS.of();
}

function strongestCard(state: Brazil, seat: SeatId, moves: readonly Move[]): Move {
  const memo = memoOf(state, "battle");
  const isAttack = seat === memo.attacker;
  const side = isAttack ? memo.defender : memo.attacker;
  const bits = isAttack ? memo.defenders : memo.attackers;
  return best(moves, (move) =>
    SPY_ON.first(move) < BATTLE_CARD_COUNT ? cardStrength(state, side, SPY_ON.first(move), bits, !isAttack) : 0,
  );
}

function weakestUnit(state: Brazil, seat: SeatId, moves: readonly Move[]): Move {
  const { unitKind, unitStrength } = contentOf(state);
  const { colour } = state.seats[seat];
  return best(moves, (move) => -unitStrength[colour][unitKind[colour].indexOf(LOSE.first(move))]);
}
