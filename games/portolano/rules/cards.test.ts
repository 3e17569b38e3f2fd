import { asked, FastChance, legalMoves, Match, type Move, type Options, type SeatId } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { portolano } from "./game.ts";
import type { Portolano } from "./state.ts";
import { tableFor } from "./test-table.ts";
import type { PortolanoView } from "./view.ts";
import type { Watch } from "./watch.ts";

/** A grid without surprises: ports in d1, b4 and c4, the pirate in d4. */
const tiles = {
  ...{ a1: "S11a", b1: "S03a", c1: "S12a", d1: "P1a" },
  ...{ a2: "S04a", b2: "S05a", c2: "S09a", d2: "S06a" },
  ...{ a3: "S13a", b3: "S10a", c3: "S08a", d3: "S01a" },
  ...{ a4: "S07a", b4: "P2a", c4: "P3a", d4: "S02a" },
};
const directions = ["lay north", "lay east", "lay south", "lay west"];

function atSea(seats: Record<number, object>, at: object = { moment: "cards" }, more: object = {}) {
  const places = ["b3", "a2", "a3", "a4"];
  const all = Object.fromEntries(places.map((place, seat) => [seat, { place, ...seats[seat] }]));
  return tableFor(4, {
    wind: "north",
    tiles,
    pirate: "d4",
    missions: ["no-mutiny", "rum6", "tea4"],
    seats: all,
    at,
    ...more,
  });
}

const dry = { rum: 0, drifted: true };

describe("rum before the cards", () => {
  test("PO-CARD-01, PO-DEC-05: who drifted and gained no rum may give 2 goods for 1 rum", () => {
    const table = atSea({ 0: { ...dry, goods: { wine: 2, tea: 1 } } }, { moment: "round" });
    expect(table.choices(0)).toEqual(["ration wine+wine", "ration wine+tea", "pass"]);
    table.play(0, "ration wine+tea");
    expect(table.seat(0)).toMatchObject({ rum: 1, goods: { wine: 1, tea: 0 } });
    expect(table.asked).toEqual([0, 1, 2, 3]);
    expect(table.seat(0).missions).toMatchObject({ "no-mutiny": 1 });
  });

  test("PO-CARD-01: not who did not drift, and not who has rum", () => {
    const goods = { wine: 2 };
    expect(atSea({ 0: { rum: 0, drifted: false, goods } }, { moment: "rations" }).table.step).toBe("cards");
    expect(atSea({ 0: { rum: 1, drifted: true, goods } }, { moment: "rations" }).table.step).toBe("cards");
    expect(atSea({ 0: { rum: 1, drifted: true, goods } }).refusal(0, "ration wine+wine")).toBe("PO-CARD-01");
  });

  test("PO-CARD-01: a ship that drifted last round is asked in this one", () => {
    const table = atSea({ 0: { rum: 0, goods: { tea: 2 } } }, { moment: "round" });
    expect(table.asked).toEqual([1, 2, 3]);
    for (const seat of [1, 2, 3]) table.play(seat, "lay north");
    expect(table.seat(0)).toMatchObject({ place: "b2", drifted: true });
    for (let turn = 0; table.table.round === 1 && turn < 20; turn++) {
      const [seat] = table.asked;
      table.play(seat, table.choices(seat).at(-1) ?? "");
    }
    expect(table.choices(0)).toEqual(["ration tea+tea", "pass"]);
  });

  test("PO-CARD-02: cocoa counts as one good", () => {
    expect(atSea({ 0: { ...dry, goods: { cocoa: 1 } } }, { moment: "rations" }).table.step).toBe("cards");
    const table = atSea({ 0: { ...dry, goods: { cocoa: 1, cotton: 1 } } }, { moment: "rations" });
    expect(table.play(0, "ration cotton+cocoa").seat(0)).toMatchObject({ rum: 1, cargo: 1 });
    const two = atSea({ 0: { ...dry, goods: { cocoa: 2 } } }, { moment: "rations" });
    expect(two.choices(0)).toEqual(["ration cocoa+cocoa", "pass"]);
  });

  test("PO-CARD-03: once, and only with 2 goods on board", () => {
    expect(atSea({ 0: { ...dry, goods: { wine: 1 } } }, { moment: "rations" }).table.step).toBe("cards");
    const table = atSea({ 0: { ...dry, goods: { wine: 5 } } }, { moment: "rations" });
    expect(table.refusal(0, "ration wine+tea")).toBe("PO-CARD-03");
    expect(table.refusal(0, "ration tea+tea")).toBe("PO-CARD-03");
    table.play(0, "ration wine+wine");
    expect(table.table.step).toBe("cards");
    expect(table.refusal(0, "ration wine+wine")).toBe("PO-CARD-01");
    expect(table.seat(0)).toMatchObject({ rum: 1, goods: { wine: 3 } });
  });

  test("PO-CARD-14: openly and in start order, before anybody lays cards", () => {
    const goods = { tea: 2 };
    const table = atSea({ 0: { ...dry, goods }, 2: { ...dry, goods } }, { moment: "rations" }, { start: 1 });
    expect(table.asked).toEqual([2]);
    expect(table.refusal(0, "ration tea+tea")).toBe("PO-CARD-14");
    expect(table.refusal(1, "lay north")).toBe("PO-CARD-14");
    table.play(2, "pass");
    expect(table.told.find(({ event }) => event.type === "rationDeclined")?.to ?? null).toBeNull();
    expect(table.asked).toEqual([0]);
    table.play(0, "ration tea+tea");
    expect(table.asked).toEqual([0, 1, 3]);
  });
});

describe("laying cards", () => {
  test("PO-CARD-04, PO-MOVE-21, PO-MOVE-25: without rum a mutiny: no cards, and the ship will drift", () => {
    const table = atSea({ 0: { rum: 0 } }, { moment: "round" });
    expect(table.asked).toEqual([1, 2, 3]);
    expect(table.refusal(0, "lay north")).toBe("PO-CARD-04");
    expect(table.table.seats.map(({ missions }) => missions["no-mutiny"])).toEqual([0, 1, 1, 1]);
    table.play(1, "lay north").play(2, "lay north").play(3, "lay north");
    expect(table.seat(0)).toMatchObject({ place: "b2", drifted: true, rum: 0 });
  });

  test("PO-CARD-04: if nobody has rum, nobody lays cards", () => {
    const table = atSea({ 0: { rum: 0 }, 1: { rum: 0 }, 2: { rum: 0 }, 3: { rum: 0 } }, { moment: "round" });
    expect(table.table).toMatchObject({ step: "seaAction", turn: 0 });
    expect(table.seat(0).place).toBe("b2");
  });

  test("PO-CARD-05, PO-DEC-06: all who have rum lay cards at the same time, and must", () => {
    const table = atSea({ 1: { rum: 0 }, 3: { rum: 1 } });
    expect(table.asked).toEqual([0, 2, 3]);
    expect(table.refusal(0, "pass")).toBe("PO-CARD-05");
    expect(table.play(3, "lay east").asked).toEqual([0, 2]);
    expect(table.play(0, "lay east").asked).toEqual([2]);
    expect(table.seat(0).place).toBe("b3");
  });

  test("PO-CARD-06: what lies is final, and hidden until its owner's turn; its number is seen", () => {
    const table = atSea({ 1: { upgrades: { sail: [4] } } });
    table.play(1, "lay east+south").play(0, "lay north");
    expect(table.refusal(1, "lay south")).toBe("PO-CARD-06");
    expect(table.view(2)).toMatchObject({ cardsLaid: [1, 2, 0, 0] });
    expect(table.view(2).stack.at(-1)?.answers.slice(0, 2)).toEqual([-2, -2]);
    expect(table.view(1).stack.at(-1)?.answers[1]).toBeGreaterThanOrEqual(0);
    table.play(2, "lay west").play(3, "lay west");
    // the first one is turned up, the others lie face down still
    expect(table.table).toMatchObject({ turn: 0, revealed: "north" });
    expect(table.view(2).seats.map(({ laid }) => laid)).toMatchObject([-1, -2, 3, -2]);
    expect(table.view(0).cardsLaid).toEqual([0, 2, 1, 1]);
  });

  test("PO-CARD-07: one direction card is legal for everyone", () => {
    expect(atSea({}).choices(0)).toEqual(directions);
  });

  test("PO-CARD-08: with a sail two different directions in order, or one twice", () => {
    const table = atSea({ 0: { upgrades: { sail: [4] } } });
    expect(table.choices(0)).toHaveLength(4 + 12 + 4);
    expect(table.choices(0)).toEqual(expect.arrayContaining(["lay north+east", "lay east+north", "lay west+2x"]));
    expect(table.choices(0)).not.toContain("lay 2x");
    const zero = atSea({ 0: { stern: "handyman", upgrades: { sail: [0] } } });
    expect(zero.choices(0)).toHaveLength(20);
    expect(atSea({ 0: { upgrades: { hold: [4] } } }).refusal(0, "lay north+east")).toBe("PO-CARD-08");
  });

  test("PO-CARD-09: the Strategist may lay 2x alone, unless he anchored last round", () => {
    expect(atSea({ 0: { stern: "strategist" } }).choices(0)).toEqual([...directions, "lay 2x"]);
    const again = atSea({ 0: { stern: "strategist", anchored: true } });
    expect(again.choices(0)).toEqual(directions);
    expect(again.refusal(0, "lay 2x")).toBe("PO-CARD-09");
    const at = { moment: "cards", laid: { 1: "north", 2: "north", 3: "north" } };
    expect(again.play(0, "lay north").seat(0).anchored).toBe(true);
    const moved = atSea({ 0: { stern: "strategist", anchored: true } }, at).play(0, "lay north");
    expect(moved.seat(0).anchored).toBe(false);
    const adrift = atSea({ 0: { stern: "strategist", anchored: true, rum: 1 } }, at).play(0, "lay south");
    expect(adrift.seat(0)).toMatchObject({ anchored: false, drifted: true });
  });

  test("PO-CARD-10: 2x alone is for nobody else, 2x with a direction needs a sail", () => {
    expect(atSea({ 0: { upgrades: { sail: [4] } } }).refusal(0, "lay 2x")).toBe("PO-CARD-10");
    expect(atSea({ 0: { stern: "strategist" } }).refusal(0, "lay north+2x")).toBe("PO-CARD-10");
  });

  test("PO-CARD-11: cards that cannot be paid may be laid", () => {
    const table = atSea({ 0: { rum: 1, upgrades: { sail: [4] } } });
    expect(table.choices(0)).toContain("lay south+2x");
    expect(atSea({ 0: { rum: 1 } }).choices(0)).toEqual(directions);
  });

  test("PO-CARD-12: after his turn the cards are back in his hand", () => {
    const at = { moment: "cards", laid: { 1: "north", 2: "north", 3: "north" } };
    const table = atSea({ 0: { rum: 7 } }, at).play(0, "lay west");
    expect(table.table.revealed).toBe("west");
    table.play(0, "end");
    expect(table.table.revealed).not.toBe("west");
    for (let turn = 0; table.table.round === 1 && turn < 20; turn++) {
      const [seat] = table.asked;
      table.play(seat, table.choices(seat).at(-1) ?? "");
    }
    expect(table.table.revealed).toBeNull();
    expect(table.choices(0)).toEqual(directions);
    expect(table.view(1).cardsLaid).toEqual([0, 0, 0, 0]);
  });

  test("PO-CARD-13: a second sail adds no steps", () => {
    const one = atSea({ 0: { upgrades: { sail: [4] } } }).choices(0);
    expect(atSea({ 0: { upgrades: { sail: [3, 4] } } }).choices(0)).toEqual(one);
    const at = { moment: "cards", laid: { 1: "north", 2: "north", 3: "north" } };
    const table = atSea({ 0: { upgrades: { sail: [3, 4] } } }, at).play(0, "lay north+2x");
    expect(table.seat(0).place).toBe("b1");
  });
});

/** A random game until somebody has laid cards while others still have to. */
function firstLaid(options: Options): { match: Match<Portolano, Watch, PortolanoView>; seat: SeatId; move: Move } {
  const luck = { kind: "seeded", seed: "laid" } as const;
  const match = new Match(portolano, { players: 3, options, names: ["A", "B", "C"], luck });
  const chance = new FastChance("laid");
  for (;;) {
    const [seat] = asked(portolano, match.state);
    const moves = legalMoves(portolano, match.state, seat);
    const move = moves[chance.roll(moves.length)];
    match.play(seat, move);
    if (portolano.vocabulary.write(move).startsWith("lay ")) return { match, seat, move };
  }
}

test("PO-CARD-06, PO-RULING-13: cards that lie on the table can be neither changed nor taken back", () => {
  const { match, seat } = firstLaid({});
  expect(asked(portolano, match.state)).not.toContain(seat);
  expect(legalMoves(portolano, match.state, seat)).toEqual([]);
  expect(match.undo(seat)).toBe(false);
});

test("PO-RULING-13: a table that agreed so can change laid cards until the last one lies", () => {
  const { match, seat, move } = firstLaid({ cards: "changeable" });
  expect(asked(portolano, match.state)).not.toContain(seat);
  const others = legalMoves(portolano, match.state, seat).filter((other) => other !== move);
  expect(match.play(seat, others[0]).ok).toBe(true);
  for (const other of asked(portolano, match.state)) match.play(other, legalMoves(portolano, match.state, other)[0]);
  expect(legalMoves(portolano, match.state, seat).map((left) => portolano.vocabulary.write(left))).not.toContain(
    "lay north",
  );
});
