import type { LogEntry, Place, Sight, Story } from "@caravel/tables/host";

/** How a sight is brought onto the board: pieces travel, then the new position stands; at once if the signal says so. */
export type Stager = (from: Sight, to: Sight, haste: AbortSignal) => Promise<void>;

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

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
  /** What is being brought onto the board just now, or null. */
  staging = $state.raw<Sight | null>(null);
  /** The position somebody looks back at, or null in the present. */
  past = $state.raw<number | null>(null);
  /** Are positions of the past being shown one after the other? */
  isPlaying = $state(false);

  private waiting: Sight[] = [];
  private isAdvancing = false;
  /** Is everything shown at once until the seat is asked again? */
  private isHurried = false;
  /** After how many moves the seat was asked, when everything had been shown at once; what it then answers by itself is no answer of its own. */
  private hurriedTo = -1;
  /** Rises with every jump, so that what was on its way stops. */
  private turn = 0;
  private haste = new AbortController();

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
    if (byItself && ply === this.hurriedTo + 1) this.isHurried = true;
    if (isBack || this.isHurried) this.jump(sight);
    else {
      this.waiting.push(sight);
      void this.advance();
    }
  }

  /** Shows at once what is left to show, and what comes until the seat is asked. */
  hurry(): void {
    if (this.past !== null || this.isPresent) return;
    this.jump(this.latest);
  }

  private jump(sight: Sight): void {
    this.stop();
    this.isHurried = sight.choices.moves.length === 0 && !sight.isOver;
    this.hurriedTo = this.isHurried ? -1 : sight.ply;
    this.waiting = [];
    this.shown = sight;
    this.settled();
  }

  /** What is on its way stops where it is. */
  private stop(): number {
    this.haste.abort();
    this.haste = new AbortController();
    this.staging = null;
    return ++this.turn;
  }

  private async advance(): Promise<void> {
    if (this.isAdvancing) return;
    this.isAdvancing = true;
    const { turn } = this;
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
      await this.stage(next);
      if (turn !== this.turn) break;
      this.shown = next;
    }
    if (turn === this.turn) this.staging = null;
    this.isAdvancing = false;
    if (this.waiting.length > 0) void this.advance();
    else if (this.isPresent) this.settled();
  }

  private async stage(next: Sight): Promise<void> {
    this.staging = next;
    await this.stager(this.shown, next, this.haste.signal);
  }

  /** Shows the position after so many moves; one step forward travels, everything else jumps. */
  async lookAt(place: Place, ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(ply, this.latest.ply));
    const isStep = this.past !== null && wanted === this.shown.ply + 1;
    const turn = this.stop();
    this.waiting = [];
    this.past = wanted;
    const sight = await place.look(wanted);
    if (turn !== this.turn) return;
    if (isStep) await this.stage(sight);
    if (turn !== this.turn) return;
    this.staging = null;
    this.shown = sight;
  }

  /** Back to the present. */
  returnToNow(): void {
    this.isPlaying = false;
    this.past = null;
    this.jump(this.latest);
    this.isHurried = false;
  }

  /** Shows one position after the other until the present one or until somebody stops it; true if it came to the end. */
  async play(place: Place, pause: () => number): Promise<boolean> {
    this.isPlaying = true;
    while (this.isPlaying && this.past !== null && this.shown.ply < this.latest.ply) {
      const next = this.shown.ply + 1;
      await this.lookAt(place, next);
      if (this.shown.ply !== next) break;
      await wait(pause());
      if (this.shown.ply !== next) break;
    }
    const isAtEnd = this.isPlaying && this.past !== null && this.shown.ply === this.latest.ply;
    this.isPlaying = false;
    return isAtEnd;
  }
}
