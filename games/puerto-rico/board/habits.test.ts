import { readdirSync, readFileSync } from "node:fs";
import {
  asked,
  FastChance,
  legalMoves,
  type Move,
  play,
  readRecord,
  replay,
  type SeatId,
  SPECTATOR,
} from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { SMALL_WAREHOUSE } from "../content/buildings.ts";
import { CORN, INDIGO } from "../content/pieces.ts";
import { puertoRico } from "../rules/game.ts";
import { KEEP, moves, PRIVILEGE, STORE } from "../rules/moves.ts";
import { scores } from "../rules/scoring.ts";
import { EXPANSION_2, type PuertoRico } from "../rules/state.ts";
import { STEPS } from "../rules/steps.ts";
import { at, own } from "../words/test-orders.ts";
import { chapter, points, routine } from "./habits.ts";

const FOLDER = new URL("../golden/", import.meta.url);
/** Some recorded games: all numbers of players, all expansions, all ways of playing. */
const GOLDEN = readdirSync(FOLDER)
  .sort()
  .filter((_, number) => number % 7 === 0)
  .map((name) => replay(puertoRico, readRecord(readFileSync(new URL(name, FOLDER), "utf8"))));

/** The position after a legal move. */
function playing(state: PuertoRico, seat: SeatId, move: Move): PuertoRico {
  const played = play(puertoRico, state, seat, move, new FastChance("habits"), 1);
  if (!played.ok) throw new Error(played.rule);
  return played.state;
}

describe("routine answers", () => {
  test("are legal, and given in three steps only: taking part, producing, and keeping the only kind of barrels", () => {
    const given = new Map<string, Set<string>>();
    for (const match of GOLDEN)
      for (const state of match.states)
        for (const seat of asked(puertoRico, state)) {
          const legal = legalMoves(puertoRico, state, seat);
          const answer = routine(puertoRico.view(state, seat), seat, legal);
          if (answer === null) continue;
          if (!legal.includes(answer)) expect.fail(moves.write(answer));
          const step = STEPS[state.stack.at(-1)!.step]!;
          given.set(step, (given.get(step) ?? new Set()).add(moves.verb(answer).name));
        }
    expect(Object.fromEntries([...given].map(([step, answers]) => [step, [...answers]]))).toEqual({
      join: ["privilege", "join"],
      produce: ["produce"],
      store: ["keep", "store"],
    });
  });

  test("PR-END-02: the mayor is asked about the privilege only when the colonists it takes could be missed on the ship", () => {
    let [asked, unasked] = [0, 0];
    for (const match of GOLDEN)
      for (const state of match.states) {
        const frame = state.stack.at(-1);
        if (frame === undefined || STEPS[frame.step] !== "join" || frame.seat !== frame.taker) continue;
        if (state.colonists === 0) continue;
        const { seat } = frame;
        const answer = routine(puertoRico.view(state, seat), seat, legalMoves(puertoRico, state, seat));
        if (answer === null) {
          asked++;
          expect(state.expansions & EXPANSION_2).toBe(0);
          expect(state.colonists).toBeLessThan(40);
        } else {
          unasked++;
          expect(answer).toBe(PRIVILEGE.of());
        }
      }
    expect([asked > 0, unasked > 0]).toEqual([true, true]);
  });

  test("PR-STORE-02, PR-STORE-03: barrels of one kind are kept, whole if there is a warehouse; between kinds is a choice", () => {
    const state = at("store", ({ seats }) => {
      seats[0]!.barrels[INDIGO] = 3;
    });
    const answer = (given: PuertoRico) => routine(puertoRico.view(given, 0), 0, legalMoves(puertoRico, given, 0));
    expect(answer(state)).toBe(KEEP.of(INDIGO));
    own(state.seats[0]!, SMALL_WAREHOUSE, 1);
    expect(answer(state)).toBe(STORE.of(INDIGO));
    state.seats[0]!.barrels[CORN] = 1;
    expect(answer(state)).toBeNull();
  });

  test("PR-MAYOR-06: after `stay` everybody can be lifted, so that every arrangement stays within reach", () => {
    let found = 0;
    for (const match of GOLDEN)
      for (const state of match.states) {
        const seat = state.stack.at(-1)?.seat ?? SPECTATOR;
        if (seat === SPECTATOR || !legalMoves(puertoRico, state, seat).includes(moves.verbs.stay.of())) continue;
        if (found++ % 9 !== 0) continue;
        const direct = legalMoves(puertoRico, state, seat).filter((move) => moves.verb(move).name.startsWith("place"));
        let table = playing(state, seat, moves.verbs.stay.of());
        for (;;) {
          const lift = legalMoves(puertoRico, table, seat).find((move) => moves.verb(move).name.startsWith("lift"));
          if (lift === undefined) break;
          table = playing(table, seat, lift);
        }
        const placed = legalMoves(puertoRico, table, seat).filter((move) => moves.verb(move).name.startsWith("place"));
        expect(placed).toEqual(direct);
      }
    expect(found).toBeGreaterThan(0);
  });

  test("another seat and no question get no answer", () => {
    const match = GOLDEN[0]!;
    const state = match.states.find(({ stack }) => STEPS[stack.at(-1)?.step ?? 0] === "join")!;
    const view = puertoRico.view(state, SPECTATOR);
    expect(routine(view, SPECTATOR, [moves.verbs.join.of()])).toBeNull();
    expect(routine(view, state.stack.at(-1)!.seat, [])).toBeNull();
    const end = puertoRico.view(match.states.at(-1)!, 0);
    expect(routine(end, 0, [moves.verbs.join.of()])).toBeNull();
  });
});

test("years and the end are chapters, roles are sections of a year", () => {
  for (const match of GOLDEN) {
    const types = match.told.flat().map(({ event }) => event);
    const ofRank = (rank: number | null) => [
      ...new Set(types.filter((event) => chapter(event) === rank).map(({ type }) => type)),
    ];
    expect(ofRank(1).sort()).toEqual(["gameOver", "yearBegins"]);
    expect(ofRank(2)).toEqual(["roleTaken"]);
  }
});

test("PR-INFO-01: points are known to their owner, and to everybody at the end", () => {
  for (const match of GOLDEN) {
    const middle = match.states[match.states.length >> 1]!;
    const totals = scores(middle);
    expect(points(puertoRico.view(middle, 1))).toEqual(totals.map((total, seat) => (seat === 1 ? total : null)));
    const end = match.states.at(-1)!;
    expect(points(puertoRico.view(end, SPECTATOR))).toEqual(scores(end));
  }
});
