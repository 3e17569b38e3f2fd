import { inTurn, nextSeat, repeat, sequence, when } from "@caravel/kernel";
import { clashHere } from "./battle.ts";
import { beginCards, offerRation } from "./cards.ts";
import { fact } from "./events.ts";
import { checkBattles } from "./missions.ts";
import { takeTurn } from "./movement.ts";
import { meetPirate } from "./pirate.ts";
import { scores, winners } from "./scoring.ts";
import { type Portolano, type PortolanoTable, startPlayer } from "./state.ts";
import type { Round, Watch } from "./watch.ts";
import { sailPirate, spinWind } from "./wind.ts";

/** PO-ROUND-01: what happens in a round, in this order; then comes the next one. */
export const round = sequence<Portolano, Watch<Round>>("round", {
  begin: beginRound,
  rations: inTurn({ from: startPlayer, turn: offerRation }),
  cards: beginCards,
  turns: inTurn({ from: startPlayer, turn: takeTurn }),
  wind: spinWind,
  pirate: sailPirate,
  pirateBattles: inTurn({ from: startPlayer, turn: meetPirate }),
  clashes: inTurn({ from: startPlayer, turn: clashHere }),
  missions: checkBattles,
  end: endRound,
  over: when(isLastRound, endGame),
  spinner: passSpinner,
  again: repeat(),
});

function beginRound(table: PortolanoTable, { memo }: Watch<Round>): void {
  const { state } = table;
  state.round++;
  state.fought = 0;
  state.satOut = 0;
  state.beatPirate = 0;
  state.threeHits = 0;
  memo.knightAsked = false;
  const { round: number, start, wind, lastRound } = state;
  table.tell?.(fact({ type: "roundBegins", round: number, start, wind, isLast: number === lastRound }));
}

function endRound(table: PortolanoTable): void {
  table.tell?.(fact({ type: "roundEnded", round: table.state.round }));
}

/** PO-ROUND-06: the round after the one in which a row ran empty. */
function isLastRound({ round, lastRound }: Portolano): boolean {
  return round === lastRound;
}

function endGame(table: PortolanoTable): void {
  const { state } = table;
  table.uncover();
  table.end();
  if (table.tell !== null)
    table.tell?.(fact({ type: "gameOver", rounds: state.round, scores: scores(state), winners: winners(state) }));
}

/** PO-ROUND-02: the spinner goes to the left. */
function passSpinner({ state }: PortolanoTable): void {
  state.start = nextSeat(state, state.start);
}
