import { describe, expect, test } from "vitest";
import { statistics } from "./statistics.ts";
import { tableFor } from "./test-table.ts";

describe("statistics", () => {
  test("PO-SCORE-09: starred missions count for those who still have their marker at the end", () => {
    const { state, told } = tableFor(3, {
      ...{ round: 9, lastRound: 9, missions: ["no-mutiny", "rum6", "no-cannon"] },
      seats: { 0: { missions: { "no-mutiny": 0, rum6: 1 } }, 1: { missions: { "no-cannon": 0 } } },
      at: { moment: "battle-end" },
    });
    expect(statistics(state, told)).toMatchObject({
      ...{ rounds: 9, "missions kept": 4, "mission no-mutiny kept": 2, "mission no-cannon kept": 2 },
      ...{ "missions reached": 0, "mission rum6 reached": 0 },
    });
    expect(Object.keys(statistics(state, told))).not.toContain("mission no-mutiny reached");
  });

  test("PO-SCORE-08: other missions count when they are reached", () => {
    const seats = { 0: { place: "b2", rum: 6 } };
    const missions = ["rum6", "tea4", "wine4"];
    const at = { moment: "action", turn: 0 };
    const table = tableFor(3, { tiles: { b2: "S08a" }, missions, seats, at })
      .play(0, "thaler")
      .play(0, "end");
    expect(statistics(table.state, table.told)).toMatchObject({ "missions reached": 1, "mission rum6 reached": 1 });
    expect(statistics(table.state, table.told)).toMatchObject({ "missions kept": 0 });
  });
});
