import type { Told } from "@caravel/kernel";
import { IS_STARRED, MISSION_NAMES } from "../content/missions.ts";
import { PLAIN_GOODS } from "../content/pieces.ts";
import { STERNS } from "../content/ships.ts";
import type { PortolanoEvent } from "./events.ts";
import { NO_MARKER, type Portolano } from "./state.ts";

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

/** What is counted, and how often it was found. */
type Line = [string, number];

/** What a designer would count in a finished game; missions only where they were in play. */
export function statistics({ round, missions, seats }: Portolano, told: readonly Told[]): Record<string, number> {
  const count = new Count(told);
  const rows = PLAIN_GOODS.map(
    (good, row): Line => [`goods taken, row ${row + 1} (${good})`, count.of("took", (event) => event.row === row)],
  );
  const reached = missions
    .filter((mission) => !IS_STARRED[mission])
    .map(
      (mission): Line => [
        `mission ${MISSION_NAMES[mission]} reached`,
        count.of("missionReached", (event) => event.mission === mission),
      ],
    );
  // everybody begins with a marker on a starred mission: what counts is who still has it
  const kept = missions.flatMap((mission, number): Line[] => {
    const markers = seats.filter(({ markers }) => markers[number] !== NO_MARKER).length;
    return IS_STARRED[mission] ? [[`mission ${MISSION_NAMES[mission]} kept`, markers]] : [];
  });
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
    "missions kept": kept.reduce((sum, [, markers]) => sum + markers, 0),
    ...Object.fromEntries(kept),
  };
}

/** Seats are told apart by their sterns. */
export function distinctions({ seats }: Portolano): Record<string, string[]> {
  return { stern: seats.map(({ stern }) => STERNS[stern]) };
}
