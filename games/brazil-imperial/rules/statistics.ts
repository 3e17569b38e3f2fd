import type { SeatId, Told } from "@caravel/kernel";
import { isCity } from "../content/buildings.ts";
import { MONARCHS } from "../content/monarchs.ts";
import { QUEST_AGE } from "../content/quests.ts";
import { COLOURS } from "../content/units.ts";
import type { BrazilEvent } from "./events.ts";
import { type ScoreSheet, scoreSheet } from "./scoring.ts";
import { isSoloWon } from "./solo.ts";
import { type Brazil, isSolo, mapOf, NOBODY } from "./state.ts";

type OfType<Type extends BrazilEvent["type"]> = Extract<BrazilEvent, { type: Type }>;

/** The events of a game, to be counted. */
class Count {
  private readonly events: readonly BrazilEvent[];

  constructor(told: readonly Told[]) {
    this.events = told.map(({ event }) => event as BrazilEvent);
  }

  all<Type extends BrazilEvent["type"]>(type: Type): OfType<Type>[] {
    return this.events.filter((event): event is OfType<Type> => event.type === type);
  }

  /** How many events of a type there were, or those of them that are meant. */
  of<Type extends BrazilEvent["type"]>(type: Type, isMeant: (event: OfType<Type>) => boolean = () => true): number {
    return this.all(type).filter(isMeant).length;
  }
}

const CATEGORIES = ["units", "goods", "paintings", "quests", "goldCards", "exploration", "palaces", "tiles"] as const;

/** Points by category, on average of all seats; alone nobody counts points (BI-SOLO-12). */
function points(state: Brazil): Record<string, number> {
  if (isSolo(state)) return { "solo won": isSoloWon(state) ? 1 : 0 };
  const sheets: ScoreSheet[] = state.seats.map((_, seat) => scoreSheet(state, seat));
  return Object.fromEntries(
    CATEGORIES.map((category) => [
      `points of ${category}`,
      sheets.reduce((sum, sheet) => sum + sheet[category], 0) / sheets.length,
    ]),
  );
}

/** How many rounds each age had; an age that never began has none. */
function rounds(state: Brazil, count: Count): Record<string, number> {
  const begins = [1, ...count.all("ageBegan").map(({ round }) => round)];
  return Object.fromEntries(
    ["I", "II", "III"].map((name, age) => {
      const from = begins[age];
      const to = begins[age + 1] ?? state.round;
      return [`rounds of age ${name}`, from === undefined ? 0 : to - from];
    }),
  );
}

/** Quests shown by age, and by whom. */
function quests(state: Brazil, count: Count): Record<string, number> {
  const byAge = ["I", "II", "III"].map((name, age): [string, number] => [
    `quests of age ${name} shown`,
    count.of("revealed", ({ quest }) => QUEST_AGE[quest] === age + 1),
  ]);
  const bySeat = state.seats.map((_, seat: SeatId): [string, number] => [
    `quests shown by seat ${seat + 1}`,
    count.of("revealed", (event) => event.seat === seat),
  ]);
  return Object.fromEntries([...byAge, ...bySeat]);
}

/** What a designer would count in a finished game. */
export function statistics(state: Brazil, told: readonly Told[]): Record<string, number> {
  const count = new Count(told);
  const isBattle = ({ defender }: OfType<"battleEnded">) => defender !== NOBODY;
  return {
    rounds: state.round,
    ...rounds(state, count),
    ...points(state),
    ...quests(state, count),
    battles: count.of("battleEnded", isBattle),
    "battles won by the attacker": count.of(
      "battleEnded",
      (event) => isBattle(event) && event.winner === event.attacker,
    ),
    "attacks from afar": count.of("battleBegan", ({ from }) => from !== null),
    "tiles captured": count.of("captured"),
    "units defeated": count.all("defeated").reduce((sum, { kinds }) => sum + kinds.length, 0),
    "Expeditions fought": count.of("expeditionBegan"),
    "Expeditions won": count.of("expeditionSucceeded"),
    "tiles explored": count.of("explored"),
    "buildings built": count.of("built", ({ tile }) => !isCity(tile)),
    "cities built": count.of("built", ({ tile }) => isCity(tile)),
    renovations: count.of("renovated"),
    "paintings taken": count.of("painted"),
    "goods manufactured": count.of("manufactured"),
    "units deployed": count.of("deployed", ({ isFirst }) => isFirst),
    "palaces placed": count.of("palacePlaced"),
    exchanges: count.of("exchanged"),
    "gold cards played": count.of("playedGold"),
  };
}

/** Seats are told apart by colour, monarch and map. */
export function distinctions(state: Brazil): Record<string, string[]> {
  return {
    colour: state.seats.map(({ colour }) => COLOURS[colour]),
    monarch: state.seats.map(({ monarch }) => MONARCHS[monarch] ?? "none"),
    map: state.seats.map(() => mapOf(state).scenario.id),
  };
}
