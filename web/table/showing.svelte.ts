import type { LogEntry, Place, Sight, Story } from "@caravel/tables/host";

/** How a sight is brought onto the board: pieces travel, then the new position stands. */
export type Stager = (from: Sight, to: Sight) => Promise<void>;

/**
 * What is shown of a table: the present, a moment ago while opponents' moves are being shown, or any position of the past.
 * It knows nothing of choices.
 */
export class Showing {
  /** Everything the seat was told, by move. */
  log = $state.raw<readonly LogEntry[]>([]);
  /** The newest position that is known. */
  latest: Sight;
  /** The position on the board. */
  shown: Sight;
  /** The position somebody looks back at, or null in the present. */
  past = $state.raw<number | null>(null);
  /** Is a film being played: one position after the other, up to the present? */
  isFilm = $state(false);

  private waiting: Sight[] = [];
  private isAdvancing = false;
  /** Rises with every jump, so that what was on its way stops. */
  private turn = 0;

  constructor(
    story: Story,
    private readonly stager: Stager,
    private readonly settled: () => void,
  ) {
    this.log = story.log;
    this.latest = $state.raw(story.sight);
    this.shown = $state.raw(story.sight);
  }

  /** Is the present on the board, with nothing left to show? */
  get isPresent(): boolean {
    return this.past === null && this.shown === this.latest;
  }

  /** A move was made, or moves were taken back. */
  hear(sight: Sight): void {
    const { ply, by, byItself, told } = sight;
    const isBack = ply <= this.latest.ply;
    const kept = isBack ? this.log.filter((entry) => entry.ply < ply) : this.log;
    this.log = [...kept, { ply, by, byItself, told }];
    this.latest = sight;
    if (this.past !== null) return;
    if (isBack) this.jump(sight);
    else {
      this.waiting.push(sight);
      void this.advance();
    }
  }

  private jump(sight: Sight): void {
    this.turn++;
    this.waiting = [];
    this.shown = sight;
    this.settled();
  }

  private async advance(): Promise<void> {
    if (this.isAdvancing) return;
    this.isAdvancing = true;
    const { turn } = this;
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
      await this.stager(this.shown, next);
      if (turn !== this.turn) break;
      this.shown = next;
    }
    this.isAdvancing = false;
    if (this.waiting.length > 0) void this.advance();
    else if (this.isPresent) this.settled();
  }

  /** Shows the position after so many moves; one step forward travels, everything else jumps. */
  async lookAt(place: Place, ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(ply, this.latest.ply));
    const isStep = this.past !== null && wanted === this.shown.ply + 1;
    const turn = ++this.turn;
    this.waiting = [];
    this.past = wanted;
    const sight = await place.look(wanted);
    if (turn !== this.turn) return;
    if (isStep) await this.stager(this.shown, sight);
    if (turn === this.turn) this.shown = sight;
  }

  /** Back to the present. */
  returnToNow(): void {
    this.isFilm = false;
    this.past = null;
    this.jump(this.latest);
  }

  /** Shows what happened from a position up to the present, one move after the other. */
  async film(place: Place, from: number): Promise<void> {
    await this.lookAt(place, from);
    this.isFilm = true;
    while (this.isFilm && this.past !== null && this.shown.ply < this.latest.ply) {
      const before = this.shown.ply;
      await this.lookAt(place, before + 1);
      if (this.shown.ply !== before + 1) return;
    }
    if (this.isFilm) this.returnToNow();
  }
}
