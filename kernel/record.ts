import { type EarlyEnd, earlyEndText, readEarlyEnd } from "./early-end.ts";
import type { Luck } from "./fair.ts";
import type { Options } from "./game.ts";
import { type ChangeOfHands, HANDS_LINE, handsText, readHands } from "./hands.ts";
import { hash } from "./hash.ts";
import { RecordError, type RecordFault, type RecordPart } from "./record-fault.ts";
import type { SeatId } from "./state.ts";

/** One line of play in a record: a move in notation, or moves taken back with everybody's consent. */
export type RecordLine =
  | {
      readonly kind: "move";
      readonly seat: SeatId;
      readonly move: string;
      readonly outcomes: readonly number[];
      /** Had the seat asked what a bot would do? Absent if it had not. */
      readonly advised?: true;
    }
  | { readonly kind: "undo"; readonly to: number; readonly by: SeatId; readonly agreed: readonly SeatId[] };

/** A whole game as it is written down. */
export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: Options;
  readonly names: readonly string[];
  /** By seat: the style of the bot that plays there, or null for a person; absent where nobody said. */
  readonly bots?: readonly (string | null)[];
  /** Where somebody else began to play for a seat, in order; absent if nobody did. */
  readonly hands?: readonly ChangeOfHands[];
  readonly luck: Luck;
  /** What chance gave while the box was laid out. */
  readonly setup: readonly number[];
  readonly lines: readonly RecordLine[];
  readonly end: RecordEnd;
}

/** How a game stood when it was written down. */
export interface RecordEnd {
  readonly hash: string;
  readonly over: boolean;
  readonly scores: readonly number[];
  /** How people ended it; absent if its rules did, or if it goes on. */
  readonly early?: EarlyEnd;
}

const FIRST_LINE = "caravel record 1";

/** The check at the end of a line covers everything up to there, so that the first changed line can be named. */
function check(before: string, line: string): string {
  return hash([before, line]);
}

function outcomesText(outcomes: readonly number[]): string {
  return outcomes.length === 0 ? "" : ` [${outcomes.join(" ")}]`;
}

function lineText(line: RecordLine, ply: number): string {
  if (line.kind === "move")
    return `${ply} ${line.seat} ${line.move}${outcomesText(line.outcomes)}${line.advised === true ? " advised" : ""}`;
  return `undo to ${line.to} by ${line.by} agreed ${line.agreed.join(" ")}`.trimEnd();
}

function seatText(seat: SeatId, name: string, bot: string | null): string {
  return `seat ${seat} ${JSON.stringify(name)}${bot === null ? "" : ` bot ${bot}`}`;
}

function endText({ hash, over, scores, early }: RecordEnd): string {
  const how = early === undefined ? (over ? "end" : "so far") : earlyEndText(early);
  return `${how} ${hash} ${scores.join(" ")}`.trimEnd();
}

/** The record as text, one line per move, each line with a check of everything before it. */
export function writeRecord(record: GameRecord): string {
  const { luck, end } = record;
  const lines = [
    FIRST_LINE,
    `game ${record.game}`,
    `rules ${record.rules}`,
    `players ${record.players}`,
    `options ${JSON.stringify(record.options)}`,
    ...record.names.map((name, seat) => seatText(seat, name, record.bots?.[seat] ?? null)),
  ];
  if (luck.kind === "committed") {
    lines.push(`luck committed ${luck.commitment}`);
    for (const [seat, text] of luck.contributions.entries()) lines.push(`contribution ${seat} ${JSON.stringify(text)}`);
  } else lines.push(`luck seeded ${JSON.stringify(luck.seed)}`);
  lines.push(`setup${outcomesText(record.setup)}`);
  let ply = 0;
  for (const line of record.lines) {
    ply = line.kind === "move" ? ply + 1 : line.to;
    lines.push(lineText(line, ply));
  }
  lines.push(endText(end));
  lines.push(...(record.hands ?? []).map(handsText));
  if (luck.kind === "committed" && luck.secret !== null) lines.push(`secret ${luck.secret}`);
  let before = "";
  return lines
    .map((line) => {
      before = check(before, line);
      return `${line} ~${before.slice(0, 6)}\n`;
    })
    .join("");
}

/** The lines without their checks, each of which must fit; mail may have turned the line ends into those of Windows. */
function checkedLines(text: string): string[] {
  if (!/^caravel record \d/.test(text)) throw new RecordError(1, { code: "notARecord" });
  const whole = text.split(/^[^\n]*\r\n/.test(text) && text.endsWith("\r\n") ? "\r\n" : "\n");
  if (whole.pop() !== "") throw new RecordError(whole.length + 1, { code: "breaksOff" });
  let before = "";
  return whole.map((checked, place) => {
    const [, line, mark] = /^(.*) ~([0-9a-f]{6})$/s.exec(checked) ?? [];
    if (line === undefined) throw new RecordError(place + 1, { code: "noCheck" });
    before = check(before, line);
    if (mark !== before.slice(0, 6)) throw new RecordError(place + 1, { code: "wrongCheck" });
    return line;
  });
}

const UNREADABLE: RecordFault = { code: "unreadableValue" };

/** Reads a record line by line and complains about the first one that is not as it should be. */
class RecordReader {
  private place = 0;
  private readonly lines: string[];

  constructor(text: string) {
    this.lines = checkedLines(text);
  }

  fail(fault: RecordFault): never {
    throw new RecordError(this.place, fault);
  }

  /** The next line, if the pattern fits it; otherwise the line is left for the next question. */
  maybe(pattern: RegExp): RegExpExecArray | null {
    const found = this.place < this.lines.length ? pattern.exec(this.lines[this.place]) : null;
    if (found !== null) this.place++;
    return found;
  }

  must(pattern: RegExp, part: RecordPart): RegExpExecArray {
    const found = this.maybe(pattern);
    if (found !== null) return found;
    this.place++;
    return this.fail({ code: "missingPart", part });
  }

  finish(): void {
    if (this.place < this.lines.length) {
      this.place++;
      this.fail({ code: "surplusLine" });
    }
  }

  json(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      return this.fail(UNREADABLE);
    }
  }

  text(quoted: string): string {
    const value = this.json(quoted);
    return typeof value === "string" ? value : this.fail(UNREADABLE);
  }
}

function readOptions(reader: RecordReader, text: string): Options {
  const value = reader.json(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return reader.fail(UNREADABLE);
  for (const choice of Object.values(value))
    if (!["string", "number", "boolean"].includes(typeof choice)) return reader.fail(UNREADABLE);
  return value as Options;
}

/** Who sits where: the names, and the styles of bots if any seat has one. */
function readSeats(reader: RecordReader, players: number): Pick<GameRecord, "names" | "bots"> {
  const names: string[] = [];
  const bots: (string | null)[] = [];
  for (let seat = 0; seat < players; seat++) {
    const line = new RegExp(`^seat ${seat} (".*?")(?: bot ([a-z0-9:-]+))?$`, "s");
    const [, name, bot = null] = reader.must(line, "seat");
    names.push(reader.text(name));
    bots.push(bot);
  }
  return bots.some((bot) => bot !== null) ? { names, bots } : { names };
}

function numbers(text: string | undefined): number[] {
  return (text?.match(/\S+/g) ?? []).map(Number);
}

function readLuck(reader: RecordReader): Luck {
  const seeded = reader.maybe(/^luck seeded (".*")$/s);
  if (seeded !== null) return { kind: "seeded", seed: reader.text(seeded[1]) };
  const [, commitment] = reader.must(/^luck committed ([0-9a-f]{64})$/, "luck");
  const contributions: string[] = [];
  for (;;) {
    const found = reader.maybe(/^contribution (\d+) (".*")$/s);
    if (found === null) return { kind: "committed", commitment, contributions, secret: null };
    if (Number(found[1]) !== contributions.length) reader.fail({ code: "contributionsOutOfOrder" });
    contributions.push(reader.text(found[2]));
  }
}

function readLines(reader: RecordReader): RecordLine[] {
  const lines: RecordLine[] = [];
  for (let ply = 0; ; ) {
    const move = reader.maybe(/^(\d+) (\d+) ([^[\]]+?)(?: \[([-\d ]*)\])?( advised)?$/);
    if (move !== null) {
      if (Number(move[1]) !== ++ply) reader.fail({ code: "wrongMoveNumber", found: Number(move[1]), expected: ply });
      const [, , seat, text, outcomes, advised] = move;
      const line = { kind: "move", seat: Number(seat), move: text, outcomes: numbers(outcomes) } as const;
      lines.push(advised === undefined ? line : { ...line, advised: true });
      continue;
    }
    const undo = reader.maybe(/^undo to (\d+) by (\d+) agreed((?: \d+)*)$/);
    if (undo === null) return lines;
    if (Number(undo[1]) >= ply) reader.fail({ code: "takenBackTooMuch" });
    ply = Number(undo[1]);
    lines.push({ kind: "undo", to: ply, by: Number(undo[2]), agreed: numbers(undo[3]) });
  }
}

/** Reads a record; throws a `RecordError` that names the first line at fault. */
export function readRecord(text: string): GameRecord {
  const reader = new RecordReader(text);
  if (reader.maybe(/^caravel record 1$/) === null) throw new RecordError(1, { code: "otherFormat" });
  const [, game] = reader.must(/^game ([a-z0-9-]+)$/, "game");
  const [, rules] = reader.must(/^rules (\d+)$/, "rules");
  const [, players] = reader.must(/^players (\d{1,2})$/, "players");
  const options = readOptions(reader, reader.must(/^options (\{.*\})$/s, "options")[1]);
  const seats = readSeats(reader, Number(players));
  let luck = readLuck(reader);
  const [, setup] = reader.must(/^setup(?: \[([-\d ]*)\])?$/, "setup");
  const lines = readLines(reader);
  const [, how, ending, scores] = reader.must(
    /^(end|so far|agreed|cancelled|conceded by \d+) ([0-9a-f]{16})((?: -?\d+(?:\.\d+)?)*)$/,
    "end",
  );
  const hands: ChangeOfHands[] = [];
  for (let found = reader.maybe(HANDS_LINE); found !== null; found = reader.maybe(HANDS_LINE))
    hands.push(readHands(found));
  const secret = luck.kind === "committed" ? reader.maybe(/^secret ([0-9a-f]{64})$/) : null;
  if (luck.kind === "committed" && secret !== null) luck = { ...luck, secret: secret[1] };
  reader.finish();
  const early = readEarlyEnd(how);
  const end = { hash: ending, over: how !== "so far", scores: numbers(scores), ...(early === null ? {} : { early }) };
  return {
    game,
    rules: Number(rules),
    players: Number(players),
    options,
    ...seats,
    ...(hands.length === 0 ? {} : { hands }),
    luck,
    setup: numbers(setup),
    lines,
    end,
  };
}
