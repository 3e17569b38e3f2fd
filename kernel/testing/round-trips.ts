import { FastChance } from "../chance.ts";
import { committedLuck } from "../fair.ts";
import { hash } from "../hash.ts";
import { Match } from "../match.ts";
import { asked, legalMoves } from "../play.ts";
import { readRecord, writeRecord } from "../record.ts";
import { replay, verify } from "../replay.ts";
import { sha256, textBytes, toHex } from "../sha256.ts";
import type { State } from "../state.ts";
import { Table } from "../table.ts";
import { type Check, checker, observers, type Problems } from "./check.ts";
import { sharedPart } from "./data.ts";
import { longestGame, type Position, randomMove, somePositions } from "./positions.ts";

/** Property 3: states, moves and whole games survive being written down. */
export const checkRoundTrips = checker((check, problems) => {
  checkNotation(check, problems);
  for (const position of somePositions(check, Math.ceil(check.effort.positions / 4))) {
    checkJson(check, position, problems);
    checkCopy(check, position, problems);
    if (problems.isFull) return;
  }
  const games = Math.max(1, Math.ceil(check.effort.games / 5));
  for (let number = 0; number < games && !problems.isFull; number++) checkRecord(check, `${number}`, problems);
});

function checkNotation({ game: { vocabulary } }: Check, problems: Problems): void {
  for (let move = 0; move < vocabulary.size; move++) {
    const text = vocabulary.write(move);
    if (vocabulary.read(text) !== move)
      problems.add(`move ${move} is written "${text}", which is read as ${vocabulary.read(text)}`);
  }
}

function checkJson({ game }: Check, { state, where }: Position, problems: Problems): void {
  const back = JSON.parse(JSON.stringify(state)) as State;
  if (hash(back) !== hash(state)) problems.add(`${where}: the state is not plain JSON`);
  for (const seat of observers(state))
    if (legalMoves(game, back, seat).join() !== legalMoves(game, state, seat).join())
      problems.add(`${where}: seat ${seat} has other moves when the state comes back from JSON`);
}

function checkCopy({ game, shares }: Check, { state, where }: Position, problems: Problems): void {
  const copy = game.copy(state);
  if (JSON.stringify(copy) !== JSON.stringify(state)) problems.add(`${where}: a copy differs from the state`);
  const shared = sharedPart(state, copy, shares);
  if (shared !== null) problems.add(`${where}: a copy shares ${shared} with the state`);
}

/** A random whole game with committed luck; now and then a move is taken back and another one made. */
export function randomMatch(check: Check, seed: string): Match {
  const { game, setup, effort } = check;
  const names = Array.from({ length: setup.players }, (_, seat) => `player ${seat}`);
  const luck = committedLuck(
    toHex(sha256(textBytes(seed))),
    names.map((name) => `${name} of ${seed}`),
  );
  const match = new Match(game, { ...setup, names, luck });
  const chance = new FastChance(`${effort.seed}/${seed}/moves`);
  while (!match.isOver && match.entries.length < longestGame(check)) {
    const { seat, move } = randomMove(new Table(game, match.state, chance), chance);
    match.play(seat, move);
    if (chance.roll(20) === 0) match.undo(seat);
    if (chance.roll(40) === 0)
      match.undoByConsent(asked(game, match.state)[0] ?? 0, match.entries.length - 1, [...names.keys()]);
  }
  return match;
}

function checkRecord(check: Check, seed: string, problems: Problems): void {
  const { game } = check;
  const match = randomMatch(check, seed);
  const text = writeRecord(match.record());
  const record = readRecord(text);
  if (writeRecord(record) !== text) problems.add(`record ${seed} is written differently after being read`);
  const again = replay(game, record);
  for (const [ply, state] of match.states.entries())
    if (hash(again.stateAt(ply)) !== hash(state))
      problems.add(`record ${seed} leads to another position after move ${ply}`);
  for (const problem of verify(game, text).problems)
    problems.add(`record ${seed} is not verified: ${JSON.stringify(problem)}`);
}
