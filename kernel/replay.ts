import { type Chance, OutcomeError, RecordedChance } from "./chance.ts";
import { commit, generator } from "./fair.ts";
import { type Game, optionProblem } from "./game.ts";
import { Match } from "./match.ts";
import { type GameRecord, RecordError, type RecordLine, readRecord } from "./record.ts";
import type { Frame, State } from "./state.ts";
import type { Move } from "./vocabulary.ts";

/** Lines before the first move: title, game, rules, players, options, seats, luck, contributions, set-up. */
function headerLines(record: GameRecord): number {
  const { luck, names } = record;
  return 7 + names.length + (luck.kind === "committed" ? luck.contributions.length : 0);
}

/** The reason why a record does not belong to this game, or null. */
function mismatch<S extends State, F extends Frame>(game: Game<S, F>, record: GameRecord): RecordError | null {
  if (record.game !== game.id) return new RecordError(2, `the record is of ${record.game}, not of ${game.id}`);
  if (record.rules !== game.rules)
    return new RecordError(
      3,
      `the record is of rules ${record.rules}; this program has rules ${game.rules} of ${game.id}`,
    );
  if (!game.players.includes(record.players))
    return new RecordError(4, `${game.id} is not for ${record.players} players`);
  const problem = optionProblem(game, record.players, record.options);
  return problem === null ? null : new RecordError(5, problem);
}

/** How the lines of a record are played: with which luck it begins, and what is checked on the way. */
interface LinePlayer<S extends State, F extends Frame, V> {
  readonly chance: Chance;
  begun(match: Match<S, F, V>): void;
  play(match: Match<S, F, V>, line: RecordLine & { kind: "move" }, move: Move): void;
}

/** Plays a record line by line. */
function playLines<S extends State, F extends Frame, V>(
  game: Game<S, F, V>,
  record: GameRecord,
  player: LinePlayer<S, F, V>,
  upTo = Number.POSITIVE_INFINITY,
): Match<S, F, V> {
  const wrong = mismatch(game, record);
  if (wrong !== null) throw wrong;
  let number = headerLines(record);
  try {
    const match = new Match(game, record, player.chance);
    player.begun(match);
    for (const line of record.lines.slice(0, upTo)) {
      number++;
      if (line.kind === "undo") {
        if (!match.undoByConsent(line.by, line.to, line.agreed))
          throw new RecordError(number, "not everybody agreed to take this back");
        continue;
      }
      const move = game.vocabulary.read(line.move);
      if (move === null) throw new RecordError(number, `"${line.move}" is not a move of ${game.id}`);
      player.play(match, line, move);
    }
    return match;
  } catch (error) {
    if (error instanceof OutcomeError || error instanceof RefusedLine) throw new RecordError(number, error.message);
    throw error;
  }
}

class RefusedLine extends Error {}

/** Plays a record again from its noted outcomes, up to a number of lines; throws a `RecordError` at the first line that cannot be. */
export function replay<S extends State, F extends Frame, V>(
  game: Game<S, F, V>,
  record: GameRecord,
  upTo?: number,
): Match<S, F, V> {
  const setupChance = new RecordedChance(record.setup);
  const player: LinePlayer<S, F, V> = {
    chance: setupChance,
    begun: () => setupChance.finish(),
    play(match, line, move) {
      const chance = new RecordedChance(line.outcomes);
      const played = match.play(line.seat, move, chance);
      if (!played.ok) throw new RefusedLine(`"${line.move}" by seat ${line.seat} is not allowed (${played.rule})`);
      chance.finish();
    },
  };
  return playLines(game, record, player, upTo);
}

/** Plays a record again from its luck, and throws a `RecordError` at the first outcome that the luck does not give. */
function deriveLuck<S extends State, F extends Frame, V>(
  game: Game<S, F, V>,
  record: GameRecord,
  chance: Chance,
): Match<S, F, V> {
  return playLines(game, record, {
    chance,
    begun: (match) => compareOutcomes(match.setupOutcomes, record.setup),
    play(match, line, move) {
      const played = match.play(line.seat, move);
      if (!played.ok) throw new RefusedLine("the chance outcomes derived from the luck lead to another game");
      compareOutcomes(played.entry.outcomes, line.outcomes);
    },
  });
}

/** Goes on with a recorded game that is not over; the record must hold the secret of its luck. */
export function resume<S extends State, F extends Frame, V>(game: Game<S, F, V>, record: GameRecord): Match<S, F, V> {
  const chance = generator(record.luck);
  if (chance === null)
    throw new RecordError(headerLines(record), "the secret of its luck is missing, so it cannot go on");
  return deriveLuck(game, record, chance);
}

/** What a check of a record found. */
export interface Verdict {
  readonly ok: boolean;
  readonly hash: string | null;
  readonly problems: readonly string[];
  /** What was checked, for people: moves, chance outcomes, whether the luck could be derived. */
  readonly moves: number;
  readonly outcomes: number;
  readonly luckDerived: boolean;
}

/** Problems of the luck: a secret that was not promised, an outcome that it does not give. */
function luckProblems<S extends State, F extends Frame, V>(game: Game<S, F, V>, record: GameRecord): string[] {
  const { luck } = record;
  if (luck.kind === "committed" && luck.secret !== null && commit(luck.secret) !== luck.commitment)
    return ["the secret is not the one that was promised: its hash differs from the commitment"];
  const chance = generator(luck);
  if (chance === null) return record.end.over ? ["the game is over but the secret of its luck is missing"] : [];
  try {
    deriveLuck(game, record, chance);
    return [];
  } catch (error) {
    if (error instanceof RecordError) return [error.message];
    throw error;
  }
}

function compareOutcomes(derived: readonly number[], recorded: readonly number[]): void {
  if (derived.join(" ") === recorded.join(" ")) return;
  throw new RefusedLine(`the luck gives [${derived.join(" ")}], the record says [${recorded.join(" ")}]`);
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
    return { ok: false, hash: null, problems: [error.message], moves: 0, outcomes: 0, luckDerived: false };
  }
  const { end } = match.record();
  const problems: string[] = [];
  if (record.end.hash !== end.hash)
    problems.push(`the record ends with position ${record.end.hash}, its moves lead to ${end.hash}`);
  if (record.end.over !== end.over)
    problems.push(
      end.over ? "the game is over but the record says it is not" : "the record says the game is over, but it is not",
    );
  if (record.end.scores.join() !== end.scores.join())
    problems.push(`the record says scores ${record.end.scores}, the game gives ${end.scores}`);
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
