import {
  asked,
  type Chance,
  FastChance,
  isOver,
  layOut,
  legalMoves,
  type Options,
  play,
  RecordedChance,
  type RuleId,
  refusal,
  type SeatId,
  type Told,
} from "@caravel/kernel";
import type { PortolanoEvent } from "./events.ts";
import { portolano } from "./game.ts";
import { describe } from "./position.ts";
import type { Portolano } from "./state.ts";
import type { PortolanoView } from "./view.ts";

/** A position in a test: moves are played and asked for in notation. */
export class TestTable {
  /** What the last move told. */
  told: readonly Told[] = [];
  private readonly luck: Chance = new FastChance("test");

  constructor(public state: Portolano) {}

  /** Plays a move; `outcomes` fixes what chance gives along with it: winds from 0 for north, dice from 0 (0 to 2 hit). */
  play(seat: SeatId, text: string, outcomes?: number[]): this {
    const chance = outcomes === undefined ? this.luck : new RecordedChance(outcomes);
    const played = play(portolano, this.state, seat, this.move(text), chance, 1);
    if (!played.ok) throw new Error(`seat ${seat} may not "${text}" (${played.rule})`);
    if (chance instanceof RecordedChance) chance.finish();
    this.state = played.state;
    this.told = played.told;
    return this;
  }

  /** The rule that forbids a move, or null. */
  refusal(seat: SeatId, text: string): RuleId | null {
    return refusal(portolano, this.state, seat, this.move(text));
  }

  /** The legal moves of a seat in notation. */
  choices(seat: SeatId): string[] {
    return legalMoves(portolano, this.state, seat).map((move) => portolano.vocabulary.write(move));
  }

  get asked(): SeatId[] {
    return asked(portolano, this.state);
  }

  get isOver(): boolean {
    return isOver(this.state);
  }

  /** The position in words. */
  get table(): ReturnType<typeof describe> {
    return describe(this.state);
  }

  /** A player's ship in words. */
  seat(seat: SeatId): ReturnType<typeof describe>["seats"][number] {
    return this.table.seats[seat];
  }

  view(seat: SeatId): PortolanoView {
    return portolano.view(this.state, seat);
  }

  /** The events of the last move of one type. */
  events<Type extends PortolanoEvent["type"]>(type: Type): Extract<PortolanoEvent, { type: Type }>[] {
    return this.told
      .map(({ event }) => event as PortolanoEvent)
      .filter((event): event is Extract<PortolanoEvent, { type: Type }> => event.type === type);
  }

  private move(text: string): number {
    const move = portolano.vocabulary.read(text);
    if (move === null) throw new Error(`"${text}" is not a move of Portolano`);
    return move;
  }
}

/** A game laid out as given, in the vocabulary of scenarios, at its first decision. */
export function tableFor(players: number, given: unknown = {}, options: Options = {}): TestTable {
  return new TestTable(layOut(portolano, players, options, given));
}
