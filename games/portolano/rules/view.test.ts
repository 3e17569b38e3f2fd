import { asked, FastChance, HIDDEN, HIDDEN_ANSWER, legalMoves, Match, SPECTATOR } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { portolano } from "./game.ts";
import { CARD_CHOICES } from "./moves.ts";
import { copy, type Portolano } from "./state.ts";
import { type TestTable, tableFor } from "./test-table.ts";
import { HIDDEN_CARDS, imagine, type PortolanoView, view } from "./view.ts";

const cards = CARD_CHOICES.map(({ word }) => word);
const isle = { place: "d2" };

/** The choice of cards: seats 1 to 3 have laid theirs. Seat 1 has a sail. */
function laying(second: string, more: object = {}) {
  return tableFor(4, {
    wind: "north",
    tiles: { a1: "S01a", a2: "S02a", a3: "S03a", d2: "S11a", c1: "S06a", d1: "S04a" },
    pirate: "c1",
    missions: ["cotton4", "wine4", "tea4"],
    seats: { 0: { place: "a3" }, 1: { ...isle, upgrades: { sail: [4] } }, 2: isle, 3: isle },
    at: { moment: "cards", laid: { 1: second, 2: "east", 3: "west" } },
    ...more,
  });
}

/** What a seat may hear of the last move. */
const heard = (table: TestTable, seat: number) => table.told.filter(({ to }) => to === null || to.includes(seat));

describe("PO-INFO-01: laid cards", () => {
  test("PO-INFO-01, PO-CARD-06: nobody else sees them, before and after the last one is laid; only their number", () => {
    const [one, other] = [laying("north+east"), laying("south+2x")];
    for (const seat of [0, 2, 3, SPECTATOR]) expect(one.view(seat)).toEqual(other.view(seat));
    expect(one.view(1)).not.toEqual(other.view(1));
    expect(one.view(0).stack.at(-1)?.answers.slice(1)).toEqual([HIDDEN_ANSWER, HIDDEN_ANSWER, HIDDEN_ANSWER]);
    expect(one.view(0).cardsLaid).toEqual([0, 2, 1, 1]);
    for (const table of [one, other]) table.play(0, "lay north", []);
    for (const seat of [0, 2, 3, SPECTATOR]) {
      expect(one.view(seat)).toEqual(other.view(seat));
      expect(heard(one, seat)).toEqual(heard(other, seat));
      expect(one.view(seat).seats[1].laid).toBe(HIDDEN_CARDS);
    }
    expect(one.view(1).seats[1].laid).toBe(cards.indexOf("north+east"));
    expect(one.view(0).cardsLaid).toEqual([0, 2, 1, 1]);
  });

  test("PO-INFO-01: choices and refusals of others do not depend on them", () => {
    const [one, other] = [laying("north+east"), laying("south+2x")];
    const all = cards.map((word) => `lay ${word}`);
    for (const table of [one, other]) expect(table.asked).toEqual([0]);
    expect(one.choices(0)).toEqual(other.choices(0));
    for (const seat of [0, 1, 2])
      expect(all.map((text) => one.refusal(seat, text))).toEqual(all.map((text) => other.refusal(seat, text)));
    // a laid card cannot be laid again, whichever it is
    expect(one.refusal(1, "lay north+east")).toBe("PO-CARD-06");
    for (const table of [one, other]) table.play(0, "lay north", []);
    expect(one.choices(0)).toEqual(other.choices(0));
  });

  test("PO-INFO-01: they are turned up in their owner's turn, for all to see", () => {
    const table = laying("north+east").play(0, "lay north", []).play(0, "end", []);
    const revealed = table.told.filter(({ event }) => event.type === "cardsRevealed");
    expect(revealed).toEqual([
      { event: { type: "cardsRevealed", seat: 1, cards: cards.indexOf("north+east"), cost: 1 }, to: null },
    ]);
    expect(table.view(0).revealed).toBe(cards.indexOf("north+east"));
    expect(table.view(0).seats[2].laid).toBe(HIDDEN_CARDS);
    table.play(1, "end", []);
    expect(table.view(0).revealed).toBe(cards.indexOf("east"));
  });

  test("PO-INFO-01: laying is told without the cards", () => {
    const at = { moment: "cards", laid: { 1: "north" } };
    const [one, other] = [laying("north", { at }), laying("north", { at })];
    one.play(0, "lay south", []);
    other.play(0, "lay east", []);
    expect(one.told).toEqual(other.told);
    for (const seat of [1, 2, 3, SPECTATOR]) expect(one.view(seat)).toEqual(other.view(seat));
    expect(one.view(0).stack.at(-1)?.answers[0]).not.toBe(other.view(0).stack.at(-1)?.answers[0]);
  });
});

/** Seat 0 is about to fill a port; the next chest has this value. */
const filling = (chest: number) =>
  tableFor(4, {
    tiles: { b2: "P7a", d2: "S11a" },
    ports: { b2: ["cotton", "wine", null] },
    chests: [chest],
    missions: ["cotton4", "wine4", "tea4"],
    seats: { 0: { place: "b2", rum: 1, goods: { tea: 1 } }, 1: { ...isle, chests: [2, 1] }, 2: isle, 3: isle },
    at: { moment: "action", turn: 0 },
  });

describe("PO-INFO-02: chests", () => {
  test("PO-INFO-02: the stack is hidden, and so are the values of others; their number is not", () => {
    const [one, three] = [filling(1), filling(3)];
    for (const seat of [0, 1, SPECTATOR]) expect(one.view(seat)).toEqual(three.view(seat));
    expect(one.view(0).chests).toEqual(new Array(13).fill(HIDDEN));
    expect(one.view(0).seats[1].chests).toEqual([HIDDEN, HIDDEN]);
    expect(one.view(1).seats[1].chests).toEqual([2, 1]);
  });

  test("PO-INFO-02, PO-RULING-35: only who draws a chest learns its value", () => {
    const [one, three] = [filling(1), filling(3)];
    for (const table of [one, three]) table.play(0, "unload tea 3").play(0, "refill 0");
    for (const seat of [1, 2, 3, SPECTATOR]) {
      expect(heard(one, seat)).toEqual(heard(three, seat));
      expect(one.view(seat)).toEqual(three.view(seat));
      expect(one.view(seat).seats[0].chests).toEqual([HIDDEN]);
    }
    expect(one.view(0).seats[0].chests).toEqual([1]);
    expect(one.told.filter(({ event }) => event.type === "chestSeen")).toEqual([
      { event: { type: "chestSeen", seat: 0, value: 1 }, to: [0] },
    ]);
  });

  test("PO-INFO-02: at the scoring they are shown", () => {
    const seats = { 0: { chests: [3, 1] } };
    const table = tableFor(2, { round: 5, lastRound: 5, seats, at: { moment: "battle-end" } });
    expect(table.view(1).seats[0].chests).toEqual([3, 1]);
    expect(table.view(SPECTATOR).seats[0].chests).toEqual([3, 1]);
  });
});

describe("PO-INFO-03: the port pile", () => {
  const withPile = (pile: string[], more: object = {}) =>
    laying("north", { tiles: { b2: "P1a", c3: "P2a", d4: "P3a", d2: "S11a", c1: "S06a" }, pile, ...more });

  test("PO-INFO-03, PO-RULING-05: order and faces below the top are hidden, the top is open", () => {
    const one = withPile(["P4a", "P5a", "P6a", "P7a", "P8b"]);
    const other = withPile(["P7b", "P4b", "P6a", "P5b", "P8b"]);
    for (const seat of [0, 1, 2, 3, SPECTATOR]) expect(one.view(seat)).toEqual(other.view(seat));
    const { pile, facesBelow } = one.view(0);
    expect([pile.slice(0, 4), facesBelow]).toEqual([[HIDDEN, HIDDEN, HIDDEN, HIDDEN], []]);
    expect(pile[4]).toBe(one.state.pile[4]);
    expect(one.choices(0)).toEqual(other.choices(0));
  });

  test("PO-INFO-03: of a pile made of used tiles the faces are known, their order is not", () => {
    const used = { pileIsUsed: true };
    const one = withPile(["P4a", "P5a", "P6a", "P7a", "P8b"], used);
    const other = withPile(["P7a", "P6a", "P4a", "P5a", "P8b"], used);
    expect(one.view(0)).toEqual(other.view(0));
    expect(one.view(0).facesBelow).toHaveLength(4);
  });
});

test("PO-INFO-04: wind and dice are not in the table before they are spun and rolled", () => {
  const given = {
    tiles: { a1: "S01a", b1: "S02a", d2: "S11a", c1: "S06a" },
    pirate: "c1",
    seats: { 0: { place: "a1", rum: 0 }, 1: isle, 2: isle, 3: isle },
    at: { moment: "action", turn: 3 },
  };
  const outcome = (outcomes: number[]) => tableFor(4, given).play(3, "end", outcomes);
  expect(outcome([3, 0, 5]).events("foughtPirate")[0].pirateHits).toBe(1);
  expect(outcome([3, 0, 0]).events("foughtPirate")[0].pirateHits).toBe(2);
});

/** A view with the parts that may differ from seat to seat taken out. */
function openPart({ viewer, chests, pile, facesBelow, cardsLaid, seats, stack, ...open }: PortolanoView) {
  const ships = seats.map(({ chests: held, laid, ...ship }) => ({ ...ship, held: held.length }));
  return { ...open, ships, stack: stack.map(({ answers, ...frame }) => ({ ...frame, answered: answers.length })) };
}

test("PO-INFO-05: everything else is the same for everybody and as it is", () => {
  const match = randomMatch("open", 120);
  for (const state of match.states) {
    const everybody = openPart(view(state, SPECTATOR));
    for (const seat of state.seats.keys()) expect(openPart(view(state, seat))).toEqual(everybody);
    const whole = { ...state, viewer: SPECTATOR, facesBelow: [], cardsLaid: [] };
    expect(everybody).toEqual(openPart(whole));
  }
});

function randomMatch(seed: string, moves: number): Match<Portolano, Portolano["stack"][number], PortolanoView> {
  const names = ["Ann", "Ben", "Cleo", "Dan"];
  const match = new Match(portolano, { players: 4, options: {}, names, luck: { kind: "seeded", seed } });
  const luck = new FastChance(seed);
  for (let move = 0; move < moves && !match.isOver; move++) {
    const seats = asked(portolano, match.state);
    const seat = seats[luck.roll(seats.length)];
    const choices = legalMoves(portolano, match.state, seat);
    match.play(seat, choices[luck.roll(choices.length)]);
  }
  return match;
}

describe("taking back", () => {
  test("PO-INFO-01, PO-INFO-04: nothing is taken back once cards, wind or dice were seen by it", () => {
    const match = randomMatch("undo", 0);
    const luck = new FastChance("undo");
    let [laid, seen] = [0, 0];
    for (let move = 0; move < 150 && !match.isOver; move++) {
      const [seat] = asked(portolano, match.state);
      const choices = legalMoves(portolano, match.state, seat);
      const ply = match.entries.length;
      match.play(seat, choices[luck.roll(choices.length)]);
      const types = match.told[ply + 1].map(({ event }) => event.type);
      const isSeen = types.some((type) => type === "cardsRevealed" || type === "windTurned" || type === "chestDrawn");
      if (isSeen) {
        seen++;
        expect([types, match.undoLimit(seat)]).toEqual([types, ply + 1]);
        expect(match.undo(seat)).toBe(false);
      } else if (types.includes("answered")) laid++;
      // nobody takes back the move of another
      for (const other of match.state.seats.keys()) if (other !== seat) expect(match.undoLimit(other)).toBe(ply + 1);
    }
    expect([laid > 5, seen > 20]).toEqual([true, true]);
  });
});

describe("taking back in a known position", () => {
  /** A match that begins in this position. */
  function matchFrom(table: TestTable) {
    const known = { ...portolano, setup: () => table.state };
    const luck = { kind: "seeded", seed: "known" } as const;
    const match = new Match(known, { players: 4, options: {}, names: ["Ann", "Ben", "Cleo", "Dan"], luck });
    const say = (seat: number, text: string) => match.play(seat, portolano.vocabulary.read(text) ?? -1).ok;
    return { match, say };
  }

  test("PO-INFO-02: goods put down may be taken back, a chest that was drawn may not", () => {
    const { match, say } = matchFrom(filling(3));
    expect([say(0, "unload tea 3"), match.undo(0)]).toEqual([true, true]);
    expect([say(0, "unload tea 3"), say(0, "refill 0")]).toEqual([true, true]);
    expect([match.undoLimit(0), match.undo(0)]).toEqual([2, false]);
  });

  test("PO-INFO-01: the turn that turns up the cards of the next player may not be taken back", () => {
    const seats = { 0: { place: "a3", thalers: 1 }, 1: { ...isle, upgrades: { sail: [4] } }, 2: isle, 3: isle };
    const { match, say } = matchFrom(laying("north+east", { seats }));
    expect([say(0, "lay north"), match.undo(0)]).toEqual([true, false]);
    expect([say(0, "take wine"), match.undo(0)]).toEqual([true, true]);
    expect([say(0, "end"), match.undo(0)]).toEqual([true, false]);
  });
});

test("PO-INFO-01, PO-INFO-02, PO-INFO-03: an imagined table looks the same and fills in what is hidden otherwise", () => {
  const table = laying("north+east", {
    seats: {
      0: { place: "a3", chests: [3] },
      1: { ...isle, upgrades: { sail: [4] }, chests: [1, 2] },
      2: isle,
      3: isle,
    },
  });
  const seen = table.view(0);
  const dreamt = { cards: new Set<number>(), chests: new Set<string>(), piles: new Set<string>() };
  for (let seed = 0; seed < 30; seed++) {
    const state = imagine(seen, new FastChance(String(seed)));
    expect(view(state, 0)).toEqual(seen);
    expect(portolano.faults(copy(state))).toEqual([]);
    dreamt.cards.add(state.stack.at(-1)?.answers[1] ?? 0);
    dreamt.chests.add(state.seats[1].chests.join());
    dreamt.piles.add(state.pile.join());
  }
  expect(dreamt.cards.size).toBeGreaterThan(5);
  expect(dreamt.chests.size).toBeGreaterThan(3);
  expect(dreamt.piles.size).toBeGreaterThan(20);
});
