import { stylesIn } from "@caravel/bots/seats";
import type { ChangeOfHands, EarlyEnd, GameRecord, RecordLine, SeatId } from "@caravel/kernel";
import { Clock } from "./clocks/clock.ts";
import { type EndWish, endWishAfter } from "./ending.ts";
import type { Opened, TableEvent } from "./event.ts";
import { botsAmong, type Sitter } from "./sitter.ts";
import { type StandInWish, standInWishAfter } from "./standing-in.ts";
import { type UndoWish, undoWishAfter } from "./taking-back.ts";

/** Events that contradict each other. */
export class BrokenHistory extends Error {}

/** What the events of a table tell when they are put together, without any rules. */
export class History {
  readonly opened: Opened;
  readonly sitters: Sitter[];
  /** The moves, counted from 1, that a page made by itself. */
  readonly byItself = new Set<number>();
  ended: {
    readonly scores: readonly number[];
    readonly winners: readonly SeatId[];
    readonly early: EarlyEnd | null;
  } | null = null;
  /** Those who gave in, and whose seats are a bot's for good. */
  readonly conceded = new Set<SeatId>();
  /** What somebody has asked to take back, while it stands. */
  wish: UndoWish | null = null;
  /** The clocks of the table, if it has any. */
  clock: Clock | null = null;
  /** How somebody has asked to end the game, while it stands. */
  endWish: EndWish | null = null;
  /** For whom somebody has asked that a bot plays, while it stands. */
  standInWish: StandInWish | null = null;
  /** Those who have asked for advice on the move they are to make. */
  readonly advised = new Set<SeatId>();
  changedAt = 0;
  private readonly hands: ChangeOfHands[] = [];
  private readonly lines: RecordLine[] = [];
  /** By sequence: the moves that stood after the event, and the fingerprint of the position. */
  private readonly moments: { readonly ply: number; readonly hash: string | null }[] = [];
  /** By move: the sequence of the event that made it; by 0, that of the opening. */
  private readonly made: number[] = [];

  constructor(events: readonly TableEvent[]) {
    const [first, ...rest] = events;
    if (first?.type !== "opened") throw new BrokenHistory("a table begins by being opened");
    this.opened = first;
    this.sitters = [...first.sitters];
    this.note(first, 0);
    for (const event of rest) this.add(event);
  }

  /** The number of the last event; the first one has 1. */
  get sequence(): number {
    return this.moments.length;
  }

  /** The moves that count. */
  get ply(): number {
    return this.made.length - 1;
  }

  /** The fingerprint of the position, if it is known. */
  get hash(): string | null {
    return this.hashAt(this.sequence);
  }

  /** The fingerprint of the position after so many events, if it is known. */
  hashAt(sequence: number): string | null {
    return this.moments[sequence - 1]?.hash ?? null;
  }

  /** The moves that stood after so many events. */
  plyAt(sequence: number): number {
    return this.moments[sequence - 1]?.ply ?? 0;
  }

  /** The sequence at which a move that counts was made; that of the opening for 0. */
  madeAt(ply: number): number {
    return this.made[ply] ?? 0;
  }

  /** The fewest moves that stood at any time since a sequence, that moment included. */
  fewestSince(sequence: number): number {
    let fewest = this.ply;
    for (let at = this.sequence; at >= Math.max(1, sequence); at--) fewest = Math.min(fewest, this.plyAt(at));
    return fewest;
  }

  /** The first number of moves after which somebody who has heard of everything up to a sequence must see the table again. */
  firstUnheard(since: number): number {
    const heard = this.plyAt(since);
    const fewest = this.fewestSince(since);
    return Math.min(fewest < heard ? fewest : heard + 1, this.ply);
  }

  /** Takes the next event in. */
  add(event: TableEvent): void {
    this.wish = undoWishAfter(this.wish, event);
    this.endWish = endWishAfter(this.endWish, event, this.sequence + 1);
    this.standInWish = standInWishAfter(this.standInWish, event, this.sequence + 1);
    switch (event.type) {
      case "opened":
        throw new BrokenHistory("a table is opened once");
      case "moved": {
        const { seat, move, outcomes } = event;
        const advised = this.advised.delete(seat) ? ({ advised: true } as const) : {};
        this.lines.push({ kind: "move", seat, move, outcomes, ...advised });
        this.made.push(this.sequence + 1);
        if (event.byItself) this.byItself.add(this.ply);
        break;
      }
      case "advised":
        this.advised.add(event.seat);
        break;
      case "takenBack":
        this.takeBack(event.by, event.to, event.agreed);
        break;
      case "undoAsked":
      case "undoAnswered":
      case "endAsked":
      case "endAnswered":
      case "standInAsked":
      case "standInAnswered":
        break;
      case "seatGiven":
        this.seat(event.seat, event.sitter);
        break;
      case "conceded":
        this.seat(event.seat, event.sitter);
        this.conceded.add(event.seat);
        break;
      case "clock":
        if (event.fact.type === "set") this.clock = new Clock(event.fact.rules, this.sitters.map(isPersonSitter));
        break;
      case "ended":
        this.ended = { scores: event.scores, winners: event.winners, early: event.early ?? null };
        break;
    }
    this.clock?.add(event, this.ply);
    this.note(event, this.ply);
  }

  private seat(seat: SeatId, sitter: Sitter): void {
    if (this.sitters[seat] === undefined) throw new BrokenHistory(`there is no seat ${seat}`);
    this.sitters[seat] = sitter;
    // whose moves are whose stays in the record
    this.hands.push({ from: this.ply + 1, seat, bot: sitter.kind === "bot" ? sitter.style : null });
  }

  private takeBack(by: SeatId, to: number, agreed: readonly SeatId[] | null): void {
    const back = this.ply - to;
    if (back <= 0) throw new BrokenHistory(`nothing is taken back from ${this.ply} to ${to}`);
    // advice is not forgotten with the move it was for
    if (agreed === null) {
      for (const line of this.lines.splice(this.lines.length - back))
        if (line.kind === "move" && line.advised === true) this.advised.add(line.seat);
    } else this.lines.push({ kind: "undo", to, by, agreed });
    for (let ply = this.ply; ply > to; ply--) this.byItself.delete(ply);
    this.made.length = to + 1;
  }

  private note({ type, at, hash }: TableEvent, ply: number): void {
    if (type === "opened") this.made.push(1);
    this.moments.push({ ply, hash });
    this.changedAt = at;
  }

  /** The record of the table, with the secret of its luck. */
  record(): GameRecord {
    const { opened, ended, hands } = this;
    const { sitters } = opened;
    const { game, rules, options, luck, setup } = opened;
    const names = sitters.map(({ name }) => name);
    const bots = botsAmong(sitters);
    // a game taken in from an old record leaves as it came: there the names alone tell who is a bot
    const isToldByNames = JSON.stringify(bots) === JSON.stringify(stylesIn({ game, names }));
    return {
      game,
      rules,
      players: sitters.length,
      options,
      names,
      ...(isToldByNames ? {} : { bots }),
      ...(hands.length === 0 ? {} : { hands: [...hands] }),
      luck,
      setup,
      lines: [...this.lines],
      end: {
        hash: this.hash ?? "",
        over: ended !== null,
        scores: ended?.scores ?? [],
        ...(ended === null || ended.early === null ? {} : { early: ended.early }),
      },
    };
  }
}

const isPersonSitter = ({ kind }: Sitter): boolean => kind === "person";
