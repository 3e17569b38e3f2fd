import { isDeepStrictEqual } from "node:util";
import type { Match, SeatId } from "@caravel/kernel";
import { asked, FastChance, type Game, type GameRecord, hash, legalMoves, replay, SPECTATOR } from "@caravel/kernel";
import type { LogEntry } from "@caravel/tables/host";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What a page is shown of one moment, with moves in notation. */
interface HeardSight {
  readonly ply: number;
  readonly view: unknown;
  readonly asked: readonly SeatId[];
  readonly told: readonly unknown[];
  readonly choices: { readonly moves: readonly string[] };
}

const OVER = '"isOver":true';

/** Everything that a page hears over its lines, from now on. */
export function heardBy(page: Page): string[] {
  const frames: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => void frames.push(String(payload)));
  });
  return frames;
}

/** What a seat is told in one position, as it would be told in another world that looks the same to it. */
interface Known {
  readonly ply: number;
  readonly asked: readonly SeatId[];
  readonly view: unknown;
  readonly moves: readonly string[];
  readonly log: readonly unknown[];
  /** Does that world differ from the real one? */
  readonly isOther: boolean;
}

function knownTo(seat: SeatId, match: Match): Known {
  const { game, state } = match;
  const ply = match.entries.length;
  const world = game.imagine(game.view(state, seat), new FastChance(`frames ${ply} ${seat}`));
  const moves = seat === SPECTATOR ? [] : legalMoves(game, world, seat);
  const known = {
    ply,
    asked: asked(game, world),
    view: game.view(world, seat),
    moves: moves.map((move) => game.vocabulary.write(move)),
    log: Array.from({ length: ply + 1 }, (_, at) => match.heardAt(at, seat).map(({ event }) => event)),
    isOther: hash(world) !== hash(state),
  };
  return JSON.parse(JSON.stringify(known)) as Known;
}

/** Waits until the end of the game was told in all of these. */
export async function toldTheEnd(heard: readonly (readonly string[])[]): Promise<void> {
  const isTold = () => heard.every((frames) => frames.some((frame) => frame.includes(OVER)));
  await expect.poll(isTold, { timeout: 30_000 }).toBe(true);
}

function sightsIn(frames: readonly string[]): HeardSight[] {
  return frames.flatMap((frame) => {
    const { sight, answer } = JSON.parse(frame);
    return sight ?? answer?.sight ?? (answer?.view === undefined ? [] : answer);
  });
}

function logsIn(frames: readonly string[]): LogEntry[][] {
  return frames.map((frame) => JSON.parse(frame).answer?.log).filter((log) => log !== undefined);
}

function isWhatIsKnown({ ply, view, asked, told, choices }: HeardSight, known: Known): boolean {
  return (
    ply === known.ply &&
    isDeepStrictEqual([view, asked, told], [known.view, known.asked, known.log[ply]]) &&
    (choices.moves.length === 0 || isDeepStrictEqual(choices.moves, known.moves))
  );
}

/**
 * Expects that a seat, or whoever watches, was told nothing while the game went on that it may not know: everything it saw is, to the
 * letter, what it would have seen in another world that looks the same to it, and neither the luck nor a fingerprint of a position was told. Answers
 * in how many of the moments it saw something was hidden from it.
 */
export function expectNoSecrets(frames: readonly string[], seat: SeatId, game: Game, record: GameRecord): number {
  const during = frames.slice(
    0,
    frames.findIndex((frame) => frame.includes(OVER)),
  );
  const matches = matchesIn(game, record);
  const known = matches.map((match) => knownTo(seat, match));
  const hidden = new Set<number>();
  for (const sight of sightsIn(during)) {
    const moment = known.find((one) => isWhatIsKnown(sight, one));
    expect(moment, `what seat ${seat} saw after ${sight.ply} moves: ${JSON.stringify(sight)}`).toBeDefined();
    if (moment?.isOther === true) hidden.add(moment.ply);
  }
  for (const log of logsIn(during)) {
    const told = log.map((entry) => entry.told);
    expect(known.some((one) => isDeepStrictEqual(one.log, told))).toBe(true);
  }
  const secrets = [secretOf(record), ...matches.map(({ state }) => hash(state))];
  for (const frame of during) expect(secrets.filter((secret) => frame.includes(secret))).toEqual([]);
  return hidden.size;
}

/** The match before its first line of play and after each of them, before people ended it. */
function matchesIn(game: Game, record: GameRecord): Match[] {
  const { early: _, ...end } = record.end;
  return [...record.lines.keys(), record.lines.length].map((lines) => replay(game, { ...record, end }, lines));
}

function secretOf({ luck }: GameRecord): string {
  if (luck.kind !== "committed" || luck.secret === null) throw new Error("the luck was not promised");
  return luck.secret;
}
