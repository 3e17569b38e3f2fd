import { hash } from "@caravel/kernel";
import type { TableEvent } from "./event.ts";
import type { LaidOut } from "./laying-out.ts";
import { takenBack } from "./taking-back.ts";

/** Does at a table in memory what has happened to it elsewhere; false if it cannot follow, and then it must be laid out again. */
export function follow(table: LaidOut, events: readonly TableEvent[]): boolean {
  try {
    for (const event of events) if (!followOne(table, event)) return false;
    return true;
  } catch {
    return false;
  }
}

function followOne({ match, history }: LaidOut, event: TableEvent): boolean {
  history.add(event);
  switch (event.type) {
    case "moved": {
      const move = match.game.vocabulary.read(event.move);
      const played = move === null ? null : match.play(event.seat, move);
      if (played === null || !played.ok) return false;
      break;
    }
    case "takenBack":
      if (takenBack(match, event) === null) return false;
      break;
    case "opened":
      return false;
    case "ended":
      if (event.early !== undefined && !match.end(event.early)) return false;
      break;
    case "advised":
    case "undoAsked":
    case "undoAnswered":
    case "seatGiven":
    case "clock":
    case "endAsked":
    case "endAnswered":
    case "conceded":
      break;
  }
  return event.hash === null || hash(match.state) === event.hash;
}
