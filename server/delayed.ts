import { SPECTATOR } from "@caravel/kernel";
import type { Place, Sight, TableId } from "@caravel/tables/host";
import { Trouble } from "@caravel/tables/problem";
import type { ServedHost } from "@caravel/tables/serving";

/** Watches a table so many moves behind, until the game is over; `since` is the last sequence that was heard before. */
export async function watchBehind(
  host: Pick<ServedHost, "sit">,
  table: TableId,
  hear: (sight: Sight) => void,
  { delay, since }: { readonly delay: number; readonly since: number | null },
): Promise<Place> {
  const behind = new Behind(delay, hear);
  const place = await host.sit(table, SPECTATOR, (sight) => behind.hear(sight));
  const { story } = place;
  const last = story.sight.isOver ? story.sight.ply : Math.max(0, story.sight.ply - delay);
  behind.begin(place, since === null ? last : await firstUnheard(place, last, since));
  if (since !== null) behind.hear(story.sight);
  if (story.sight.isOver) return place;
  const sight = await place.look(last);
  const { asked } = sight;
  const look = (ply: number) =>
    behind.isTold(ply) ? place.look(ply) : Promise.reject(new Trouble({ code: "noSuchMoment", ply }));
  return {
    ...place,
    look,
    story: { table: { ...story.table, asked, ply: last }, log: story.log.slice(0, last + 1), sight },
  };
}

/** The moves up to the last one whose sequence was heard; nobody who came again is told the same anew. */
async function firstUnheard(place: Place, last: number, since: number): Promise<number> {
  let ply = last;
  while (ply > 0 && (await place.look(ply)).sequence > since) ply--;
  return ply;
}

/** Hears of a table now, and tells of it later. */
class Behind {
  private place: Place | null = null;
  private told = 0;
  private line: Promise<void> = Promise.resolve();
  private readonly early: Sight[] = [];

  constructor(
    private readonly delay: number,
    private readonly tell: (sight: Sight) => void,
  ) {}

  /** From now on it is told what comes after so many moves. */
  begin(place: Place, told: number): void {
    this.place = place;
    this.told = told;
    for (const sight of this.early.splice(0)) this.hear(sight);
  }

  isTold(ply: number): boolean {
    return ply <= this.told;
  }

  hear(sight: Sight): void {
    const { place } = this;
    if (place === null) this.early.push(sight);
    // whoever has left hears nothing; nothing else can fail
    else this.line = this.line.then(() => this.goOn(place, sight)).catch(() => undefined);
  }

  private async goOn(place: Place, sight: Sight): Promise<void> {
    const upTo = sight.isOver ? sight.ply : Math.max(0, sight.ply - this.delay);
    // what was told already was taken back
    if (sight.ply < this.told) this.told = upTo - 1;
    while (this.told < upTo) {
      this.told++;
      if (this.told < sight.ply) this.tell(await place.look(this.told));
    }
    if (sight.isOver) this.tell(sight);
  }
}
