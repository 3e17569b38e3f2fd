import { rulesOf } from "@caravel/games";
import { FastChance, type Game, type Move, type SeatId } from "@caravel/kernel";
import type { Answer, Host, Place, Sight, TableId, TableSetup } from "../host.ts";
import { Keeper, type Surroundings } from "../keeper.ts";
import { Trouble } from "../problem.ts";
import { bot, person, type Sitter } from "../sitter.ts";
import { memoryStore, type TableStore } from "../store.ts";
import { usualSurroundings } from "../surroundings.ts";

/** The name of the build that tests run. */
export const BUILD = "test build";

/** Somebody at the table for as many seats, the rest bots. */
export const sitters = (people: number, players: number): Sitter[] =>
  Array.from({ length: players }, (_, seat) =>
    seat < people ? person(`Person ${seat}`) : bot(`Random ${seat + 1}`, "random"),
  );

/** A table of Puerto Rico with an open seed that lets seat 0 begin, unless told otherwise. */
export function setup(people: number, players: number, more: Partial<TableSetup> = {}): TableSetup {
  return { game: "puerto-rico", options: {}, sitters: sitters(people, players), seed: "b", ...more };
}

/** A keeper for tests: its clock stands still and nobody waits longer than for what was asked before. */
export function keeperOn(store: TableStore = memoryStore(), more: Partial<Surroundings> = {}): Keeper {
  return new Keeper(store, true, {
    ...usualSurroundings(BUILD),
    now: () => 1000,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds / 100)),
    ...more,
  });
}

/** The id of a table that must have been opened. */
export async function opened(host: Host, wanted: TableSetup): Promise<TableId> {
  const taken = await host.open(wanted);
  if (!taken.ok) throw new Trouble(taken.problem);
  return taken.id;
}

/** The rules of a game that must be there. */
export async function game(id: string): Promise<Game> {
  const rules = await rulesOf(id);
  if (rules === null) throw new Error(`no ${id}`);
  return rules;
}

/** A person in a test: remembers everything that was heard, and can wait for it. */
export class Player {
  readonly sights: Sight[] = [];
  private waiting: (() => void)[] = [];

  private constructor(
    readonly seat: SeatId,
    readonly place: Place,
    private readonly rules: Game,
  ) {}

  static async sitDown(host: Host, table: TableId, seat: SeatId, rules?: Game): Promise<Player> {
    const early: Sight[] = [];
    let hear = (sight: Sight): void => {
      early.push(sight);
    };
    const place = await host.sit(table, seat, (sight) => hear(sight));
    const player = new Player(seat, place, rules ?? (await game(place.story.table.game)));
    hear = (sight) => player.hear(sight);
    for (const sight of [place.story.sight, ...early]) player.hear(sight);
    return player;
  }

  private hear(sight: Sight): void {
    this.sights.push(sight);
    for (const wake of this.waiting.splice(0)) wake();
  }

  get sight(): Sight {
    return this.sights[this.sights.length - 1];
  }

  /** The legal moves in notation. */
  get choices(): string[] {
    return this.sight.choices.moves.map((move) => this.rules.vocabulary.write(move));
  }

  move(text: string): Move {
    const move = this.rules.vocabulary.read(text);
    if (move === null) throw new Error(`"${text}" is no move`);
    return move;
  }

  /** Waits until what is seen is as wanted. */
  async until(wanted: (sight: Sight) => boolean): Promise<Sight> {
    while (!wanted(this.sight)) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.sight;
  }

  /** Waits until this seat is asked, or the game is over. */
  untilAsked(): Promise<Sight> {
    return this.until(
      ({ asked, isOver, choices }) => isOver || (asked.includes(this.seat) && choices.moves.length > 0),
    );
  }

  /** Plays a move in the position last seen. */
  play(text: string, byItself = false): Promise<Answer> {
    return this.place.play(this.sight.sequence, this.move(text), byItself);
  }

  /** Takes back to the position after so many moves, from what was last seen. */
  undo(to: number): Promise<boolean> {
    return this.place.undo(this.sight.sequence, to);
  }

  /** Plays whatever luck chooses, but puts no colonist where another just stood, until the game is over or it was enough. */
  async playOn(seed: string, enough: (sight: Sight) => boolean = () => false): Promise<Sight> {
    const chance = new FastChance(seed);
    for (;;) {
      const { sequence, isOver, choices } = await this.untilAsked();
      if (isOver || enough(this.sight)) return this.sight;
      const moves = choices.moves.filter((move) => this.rules.vocabulary.verb(move).name !== "lift");
      const answer = await this.place.play(sequence, moves[chance.roll(moves.length)], false);
      // others may have acted in the meantime; then there is something to hear first
      if (answer.kind === "late") await this.until((sight) => sight.sequence !== sequence);
      if (answer.kind === "refused") throw new Error(`a listed move is refused by ${answer.rule}`);
    }
  }
}
