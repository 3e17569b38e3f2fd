import { type Chance, OutcomeError, RecordedChance } from "./chance.ts";
import { commit, generator } from "./fair.ts";
import type { Game } from "./game.ts";
import { type Chapter, Match } from "./match.ts";
import { type GameRecord, type RecordLine, readRecord } from "./record.ts";
import { RecordError, type RecordFault, type RecordProblem } from "./record-fault.ts";
import { settingsFault } from "./settings.ts";
import type { Frame, State } from "./state.ts";
import type { Move } from "./vocabulary.ts";

/** Lines before the first move: title, game, rules, players, options, seats, luck, contributions, set-up. */
function headerLines(record: GameRecord): number {
  const { luck, names } = record;
  return 7 + names.length + (luck.kind === "committed" ? luck.contributions.length : 0);
}

/** The reason why a record does not belong to this game, or null. */
function mismatch<S extends State, F extends Frame, V>(game: Game<S, F, V>, record: GameRecord): RecordError | null {
  if (record.game !== game.id) return new RecordError(2, { code: "otherGame", game: record.game, expected: game.id });
  if (record.rules !== game.rules)
    return new RecordError(3, { code: "otherRules", game: game.id, rules: record.rules, known: [game.rules] });
  const fault = settingsFault(game, record.players, record.options);
  return fault === null ? null : new RecordError(fault.code === "wrongPlayers" ? 4 : 5, fault);
}

/** How the lines of a record are played: with which luck it begins, and what is checked on the way. */
interface LinePlayer<S extends State, F extends Frame, V> {
  readonly chance: Chance;
  begun(match: Match<S, F, V>): void;
  play(match: Match<S, F, V>, line: RecordLine & { kind: "move" }, move: Move): void;
}

/** The part of a record to be played: up to a number of lines, and not what chapters already tell. */
interface Part<S> {
  readonly upTo: number;
  readonly chapters: readonly Chapter<S>[];
}

const WHOLE = { upTo: Number.POSITIVE_INFINITY, chapters: [] };

/** Plays a record line by line. */
function playLines<S extends State, F extends Frame, V>(
  game: Game<S, F, V>,
  record: GameRecord,
  player: LinePlayer<S, F, V>,
  { upTo, chapters }: Part<S> = WHOLE,
): Match<S, F, V> {
  const wrong = mismatch(game, record);
  if (wrong !== null) throw wrong;
  const told = chapters.at(-1)?.lines ?? 0;
  let number = headerLines(record);
  try {
    const match = beginLines(game, record, player, chapters);
    number += told;
    for (const line of record.lines.slice(told, upTo)) {
      number++;
      if (line.kind === "undo") {
        if (!match.undoByConsent(line.by, line.to, line.agreed)) throw new RecordError(number, { code: "notAgreed" });
        continue;
      }
      const move = game.vocabulary.read(line.move);
      if (move === null) throw new RecordError(number, { code: "notAMove", game: game.id, move: line.move });
      if (line.advised === true) match.advise(line.seat);
      player.play(match, line, move);
    }
    const { early } = record.end;
    if (early !== undefined && upTo >= record.lines.length) match.end(early);
    return match;
  } catch (error) {
    if (error instanceof OutcomeError) throw new RecordError(number, { code: "impossibleLuck" });
    if (error instanceof FaultyLine) throw new RecordError(number, error.fault);
    throw error;
  }
}

/** The match as it stands before the first line that is to be played. */
function beginLines<S extends State, F extends Frame, V>(
  game: Game<S, F, V>,
  record: GameRecord,
  player: LinePlayer<S, F, V>,
  chapters: readonly Chapter<S>[],
): Match<S, F, V> {
  const last = chapters.at(-1);
  if (last === undefined) {
    const match = new Match(game, record, player.chance);
    player.begun(match);
    return match;
  }
  const lines = record.lines.slice(0, last.lines);
  return new Match(game, record, player.chance, { setup: record.setup, lines, chapters });
}

class FaultyLine extends Error {
  constructor(readonly fault: RecordFault) {
    super(fault.code);
  }
}

/** Plays a record again from its noted outcomes, up to a number of lines; throws a `RecordError` at the first line that cannot be. */
export function replay<S extends State, F extends Frame, V>(
  game: Game<S, F, V>,
  record: GameRecord,
  upTo = WHOLE.upTo,
  chapters: readonly Chapter<S>[] = [],
): Match<S, F, V> {
  const setupChance = new RecordedChance(record.setup);
  const player: LinePlayer<S, F, V> = {
    chance: setupChance,
    begun: () => setupChance.finish(),
    play(match, { seat, move: text, outcomes }, move) {
      const chance = new RecordedChance(outcomes);
      const played = match.play(seat, move, chance);
      if (!played.ok) throw new FaultyLine({ code: "moveRefused", move: text, seat, rule: played.rule });
      chance.finish();
    },
  };
  return playLines(game, record, player, { upTo, chapters });
}

/** Plays a record again from its luck, and throws a `RecordError` at the first outcome that the luck does not give. */
function deriveLuck<S extends State, F extends Frame, V>(
  game: Game<S, F, V>,
  record: GameRecord,
  chance: Chance,
  chapters: readonly Chapter<S>[] = [],
): Match<S, F, V> {
  const player: LinePlayer<S, F, V> = {
    chance,
    begun: (match) => compareOutcomes(match.setupOutcomes, record.setup),
    play(match, line, move) {
      const played = match.play(line.seat, move);
      if (!played.ok) throw new FaultyLine({ code: "luckLeadsElsewhere" });
      compareOutcomes(played.entry.outcomes, line.outcomes);
    },
  };
  return playLines(game, record, player, { ...WHOLE, chapters });
}

/**
 * Goes on with a recorded game that is not over; the record must hold the secret of its luck. What chapters tell is not
 * played again.
 */
export function resume<S extends State, F extends Frame, V>(
  game: Game<S, F, V>,
  record: GameRecord,
  chapters: readonly Chapter<S>[] = [],
): Match<S, F, V> {
  const chance = generator(record.luck);
  if (chance === null) throw new RecordError(headerLines(record), { code: "noSecret" });
  return deriveLuck(game, record, chance, chapters);
}

/** What a check of a record found. */
export interface Verdict {
  readonly ok: boolean;
  readonly hash: string | null;
  readonly problems: readonly RecordProblem[];
  /** What was checked, for people: moves, chance outcomes, whether the luck could be derived. */
  readonly moves: number;
  readonly outcomes: number;
  readonly luckDerived: boolean;
}

/** Problems of the luck: a secret that was not promised, an outcome that it does not give. */
function luckProblems<S extends State, F extends Frame, V>(game: Game<S, F, V>, record: GameRecord): RecordProblem[] {
  const { luck } = record;
  if (luck.kind === "committed" && luck.secret !== null && commit(luck.secret) !== luck.commitment)
    return [{ line: null, fault: { code: "otherSecret" } }];
  const chance = generator(luck);
  if (chance === null) return record.end.over ? [{ line: null, fault: { code: "secretNotTold" } }] : [];
  try {
    deriveLuck(game, record, chance);
    return [];
  } catch (error) {
    if (error instanceof RecordError) return [error.problem];
    throw error;
  }
}

function compareOutcomes(derived: readonly number[], recorded: readonly number[]): void {
  if (derived.join(" ") !== recorded.join(" ")) throw new FaultyLine({ code: "otherLuck", derived, recorded });
}

/** What a record tells wrongly about the end its moves lead to. */
export function endFaults(told: GameRecord["end"], played: GameRecord["end"]): RecordFault[] {
  const faults: RecordFault[] = [];
  const isOtherEnd = told.over && played.over && JSON.stringify(told.early) !== JSON.stringify(played.early);
  if (told.hash !== played.hash || isOtherEnd) faults.push({ code: "otherEnd" });
  if (told.over !== played.over) faults.push({ code: played.over ? "overButSaysNot" : "notOverButSaysSo" });
  if (told.scores.join() !== played.scores.join())
    faults.push({ code: "otherScores", recorded: told.scores, played: played.scores });
  return faults;
}

/** Checks a record: every line, every move, every roll and draw, the commitment, the final position and the scores. */
export function verify<S extends State, F extends Frame, V>(game: Game<S, F, V>, text: string): Verdict {
  let record: GameRecord;
  let match: Match<S, F, V>;
  try {
    record = readRecord(text);
    match = replay(game, record);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { ok: false, hash: null, problems: [error.problem], moves: 0, outcomes: 0, luckDerived: false };
  }
  const { end } = match.record();
  const problems: RecordProblem[] = endFaults(record.end, end).map((fault) => ({ line: null, fault }));
  problems.push(...luckProblems(game, record));
  const outcomes = record.setup.length + match.entries.reduce((sum, entry) => sum + entry.outcomes.length, 0);
  const ok = problems.length === 0;
  return {
    ok,
    hash: end.hash,
    problems,
    moves: match.entries.length,
    outcomes,
    luckDerived: ok && generator(record.luck) !== null,
  };
}
