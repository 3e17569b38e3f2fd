import type { SeatId } from "@caravel/kernel";
import type { Host, LogEntry, Place, TableSummary } from "@caravel/tables/host";
import type { BoardKit } from "../kit/board.ts";
import { type Gain, largestGains, type Sample } from "./score.ts";

/** For every move that is looked for, so many stretches of the game are looked through. */
const STRETCHES = 3;

/** Looks up points in the past of a finished game. */
export class Past {
  constructor(
    private readonly host: Pick<Host, "sit">,
    private readonly table: Pick<TableSummary, "id" | "sitters">,
    private readonly kit: Pick<BoardKit, "points">,
  ) {}

  /** The points after some of the moves, each seat's own, since it may have been the only one who knew them; null for seats that are not asked. */
  async pointsAfter(
    plies: readonly number[],
    seats: readonly SeatId[] = [...this.table.sitters.keys()],
  ): Promise<Sample[]> {
    const { id, sitters } = this.table;
    const places = new Map<SeatId, Place>();
    for (const seat of seats) places.set(seat, await this.host.sit(id, seat, () => undefined));
    const pointsOf = async (seat: SeatId, ply: number) => {
      const sight = await places.get(seat)?.look(ply);
      return sight === undefined ? null : this.kit.points(sight.view)[seat];
    };
    const after = async (ply: number): Promise<Sample> => ({
      ply,
      points: await Promise.all(sitters.map((_, seat) => pointsOf(seat, ply))),
    });
    try {
      return await Promise.all(plies.map(after));
    } finally {
      for (const place of places.values()) place.leave();
    }
  }

  /** The moves by which most points were made, found in the stretches between the samples in which most were. */
  async turningPoints(samples: readonly Sample[], log: readonly LogEntry[], count: number): Promise<Gain[]> {
    const stretches = largestGains(samples, STRETCHES * count);
    const found = await Promise.all(stretches.map((stretch) => this.largestWithin(stretch, log)));
    return found
      .flat()
      .sort((one, other) => other.points - one.points || one.ply - other.ply)
      .slice(0, count);
  }

  private async largestWithin({ seat, ply, until }: Gain, log: readonly LogEntry[]): Promise<Gain[]> {
    const within = log.filter((entry) => entry.ply > ply && entry.ply <= until && entry.told.length > 0);
    const plies = within.flatMap((entry) => [entry.ply - 1, entry.ply]);
    return largestGains(await this.pointsAfter([...new Set(plies)], [seat]), 1);
  }
}
