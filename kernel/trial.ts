import { type Chance, FastChance, RecordedChance } from "./chance.ts";
import type { Game } from "./game.ts";
import { asked, legalMoves, play, refusal } from "./play.ts";
import { type Frame, isOver, type SeatId, type State } from "./state.ts";
import type { RuleId } from "./steps.ts";
import type { Told } from "./table.ts";
import type { Move } from "./vocabulary.ts";

/** The events of one type among those a game can tell. */
type OfType<E extends { type: string }, Type extends E["type"]> = Extract<E, { type: Type }>;

/** A position to try things on, in tests and at a prompt: moves are played and asked for in notation. */
export class Trial<
  S extends State,
  F extends Frame,
  V,
  E extends { type: string },
  D extends { seats: readonly unknown[] },
> {
  /** What the last move told. */
  told: readonly Told[] = [];
  private readonly luck: Chance = new FastChance("trial");

  constructor(
    private readonly game: Omit<Game<S, F, V>, "describe"> & { describe(state: S): D },
    public state: S,
  ) {}

  /** Plays a move; `outcomes` fixes what chance gives along with it. */
  play(seat: SeatId, text: string, outcomes?: number[]): this {
    const chance = outcomes === undefined ? this.luck : new RecordedChance(outcomes);
    const played = play(this.game, this.state, seat, this.move(text), chance, 1);
    if (!played.ok) throw new Error(`seat ${seat} may not "${text}" (${played.rule})`);
    if (chance instanceof RecordedChance) chance.finish();
    this.state = played.state;
    this.told = played.told;
    return this;
  }

  /** The rule that forbids a move, or null; the list of legal moves must say the same. */
  refusal(seat: SeatId, text: string): RuleId | null {
    const move = this.move(text);
    const rule = refusal(this.game, this.state, seat, move);
    const isListed = !this.isOver && legalMoves(this.game, this.state, seat).includes(move);
    if (isListed !== (rule === null))
      throw new Error(`"${text}" is ${isListed ? "" : "not "}listed, but ${rule ?? "no rule"} forbids it`);
    return rule;
  }

  /** The legal moves of a seat in notation. */
  choices(seat: SeatId): string[] {
    return legalMoves(this.game, this.state, seat).map((move) => this.game.vocabulary.write(move));
  }

  get asked(): SeatId[] {
    return asked(this.game, this.state);
  }

  get isOver(): boolean {
    return isOver(this.state);
  }

  /** The position in words. */
  get table(): D {
    return this.game.describe(this.state);
  }

  /** A seat's part of the position in words. */
  seat(seat: SeatId): D["seats"][number] {
    return this.table.seats[seat];
  }

  view(seat: SeatId): V {
    return this.game.view(this.state, seat);
  }

  /** The events of the last move of one type. */
  events<Type extends E["type"]>(type: Type): OfType<E, Type>[] {
    return this.told
      .map(({ event }) => event as unknown as E)
      .filter((event): event is OfType<E, Type> => event.type === type);
  }

  private move(text: string): Move {
    const move = this.game.vocabulary.read(text);
    if (move === null) throw new Error(`"${text}" is not a move of ${this.game.id}`);
    return move;
  }
}
