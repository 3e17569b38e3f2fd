import type { Told } from "@caravel/kernel";
import { MISSION_NAMES } from "../content/missions.ts";
import { PLAIN_GOODS } from "../content/pieces.ts";
import { STERNS } from "../content/ships.ts";
import type { PortolanoEvent } from "./events.ts";
import type { Portolano } from "./state.ts";

/** Counts events of a game that a designer wants to know. */
class Count {
  private readonly events: readonly PortolanoEvent[];

  constructor(told: readonly Told[]) {
    this.events = told.map(({ event }) => event as PortolanoEvent);
  }

  /** How many events of a type there were, or those of them that are meant. */
  of<Type extends PortolanoEvent["type"]>(
    type: Type,
    isMeant: (event: Extract<PortolanoEvent, { type: Type }>) => boolean = () => true,
  ): number {
    return this.events.filter(
      (event) => event.type === type && isMeant(event as Extract<PortolanoEvent, { type: Type }>),
    ).length;
  }
}

/** What a designer would count in a finished game; missions only where they were in play. */
export function statistics({ round, missions }: Portolano, told: readonly Told[]): Record<string, number> {
  const count = new Count(told);
  const rows = PLAIN_GOODS.map((good, row) => [
    `goods taken, row ${row + 1} (${good})`,
    count.of("took", (event) => event.row === row),
  ]);
  const reached = missions.map((mission) => [
    `mission ${MISSION_NAMES[mission]} reached`,
    count.of("missionReached", (event) => event.mission === mission),
  ]);
  return {
    rounds: round,
    ...Object.fromEntries(rows),
    "cannons taken": count.of("tookCannon"),
    upgrades: count.of("upgraded"),
    "goods unloaded": count.of("unloaded"),
    "ports filled": count.of("portFilled"),
    "chests drawn": count.of("chestDrawn"),
    mutinies: count.of("mutiny"),
    "battles with the pirate": count.of("foughtPirate"),
    "battles with the pirate won": count.of("pirateBeaten"),
    "battles between players": count.of("clashed"),
    plunders: count.of("plundered", ({ items }) => items.some((amount) => amount > 0)),
    "missions reached": count.of("missionReached"),
    ...Object.fromEntries(reached),
  };
}

/** Seats are told apart by their sterns. */
export function distinctions({ seats }: Portolano): Record<string, string[]> {
  return { stern: seats.map(({ stern }) => STERNS[stern]) };
}
