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
import { describe } from "./describe.ts";
import type { PuertoRicoEvent } from "./events.ts";
import { puertoRico } from "./game.ts";
import type { PuertoRico } from "./state.ts";
import type { PuertoRicoView } from "./view.ts";

/** A position in a test: moves are played and asked for in notation. */
export class TestTable {
  /** What the last move told. */
  told: readonly Told[] = [];
  private readonly luck: Chance = new FastChance("test");

  constructor(public state: PuertoRico) {}

  /** Plays a move; `outcomes` fixes what chance gives along with it. */
  play(seat: SeatId, text: string, outcomes?: number[]): this {
    const chance = outcomes === undefined ? this.luck : new RecordedChance(outcomes);
    const played = play(puertoRico, this.state, seat, this.move(text), chance, 1);
    if (!played.ok) throw new Error(`seat ${seat} may not "${text}" (${played.rule})`);
    if (chance instanceof RecordedChance) chance.finish();
    this.state = played.state;
    this.told = played.told;
    return this;
  }

  /** The rule that forbids a move, or null. */
  refusal(seat: SeatId, text: string): RuleId | null {
    return refusal(puertoRico, this.state, seat, this.move(text));
  }

  /** The legal moves of a seat in notation. */
  choices(seat: SeatId): string[] {
    return legalMoves(puertoRico, this.state, seat).map((move) => puertoRico.vocabulary.write(move));
  }

  get asked(): SeatId[] {
    return asked(puertoRico, this.state);
  }

  get isOver(): boolean {
    return isOver(this.state);
  }

  /** The position in words. */
  get table(): ReturnType<typeof describe> {
    return describe(this.state);
  }

  /** A player's board in words. */
  seat(seat: SeatId): ReturnType<typeof describe>["seats"][number] {
    return this.table.seats[seat];
  }

  view(seat: SeatId): PuertoRicoView {
    return puertoRico.view(this.state, seat);
  }

  /** The events of the last move of one type. */
  events<Type extends PuertoRicoEvent["type"]>(type: Type): Extract<PuertoRicoEvent, { type: Type }>[] {
    return this.told
      .map(({ event }) => event as PuertoRicoEvent)
      .filter((event): event is Extract<PuertoRicoEvent, { type: Type }> => event.type === type);
  }

  private move(text: string): number {
    const move = puertoRico.vocabulary.read(text);
    if (move === null) throw new Error(`"${text}" is not a move of Puerto Rico`);
    return move;
  }
}

/** A game laid out as given, in the vocabulary of scenarios, at its first decision. */
export function tableFor(players: number, given: unknown = {}, options: Options = {}): TestTable {
  return new TestTable(layOut(puertoRico, players, options, given));
}
