import { describe, expect, test } from "vitest";
import { RecordedChance } from "./chance.ts";
import { committedLuck, type Luck } from "./fair.ts";
import type { Game } from "./game.ts";
import { hash } from "./hash.ts";
import { learns, Match } from "./match.ts";
import { type Frame, SPECTATOR, type State } from "./state.ts";
import { deepWell } from "./testing/conformance/deep-well.ts";
import { sealedBids } from "./testing/conformance/sealed-bids.ts";
import { settling } from "./testing/conformance/settling.ts";
import { skirmish } from "./testing/conformance/skirmish.ts";
import { smallTricks } from "./testing/conformance/small-tricks.ts";

const SEEDED: Luck = { kind: "seeded", seed: "match" };
const COMMITTED = committedLuck("cd".repeat(32), ["a", "b"]);

function matchOf<S extends State, F extends Frame, V>(
  game: Game<S, F, V>,
  luck: Luck = SEEDED,
  chance?: RecordedChance,
): Match<S, F, V> {
  return new Match(game, { players: 2, options: {}, names: ["Anna", "Béla"], luck }, chance);
}

/** Plays moves, each written "seat: notation". */
function act<S extends State, F extends Frame, V>(match: Match<S, F, V>, ...acts: string[]): void {
  for (const text of acts) {
    const [seat, move] = text.split(": ");
    const played = match.play(Number(seat), match.game.vocabulary.read(move) ?? -1);
    if (!played.ok) throw new Error(`${text} is refused by ${played.rule}`);
  }
}

describe("a match", () => {
  test("keeps positions, moves and what was told", () => {
    const match = matchOf(deepWell);
    act(match, "0: look", "0: draw", "1: draw");
    expect(match.states).toHaveLength(4);
    expect(match.entries.map(({ seat }) => seat)).toEqual([0, 0, 1]);
    const heard = (seat: number) => match.heardBy(seat).map(({ event }) => event.type);
    expect(heard(0)).toEqual(["looked", "saw", "drew", "saw", "drew"]);
    expect(heard(SPECTATOR)).toEqual(["looked", "drew", "drew"]);
  });

  test("is left alone by a refused move", () => {
    const match = matchOf(deepWell);
    expect(match.play(1, 0)).toEqual({ ok: false, rule: "DW-01" });
    expect(match.entries).toEqual([]);
  });

  test("needs a name for every seat, and luck that is known", () => {
    expect(() => new Match(deepWell, { players: 2, options: {}, names: ["Anna"], luck: SEEDED })).toThrow(
      "as many names",
    );
    expect(() => matchOf(deepWell, { ...COMMITTED, secret: null } as Luck)).toThrow("secret of its luck is unknown");
  });
});

describe("taking back alone", () => {
  test("goes as far as the seat's own moves that taught nothing", () => {
    const match = matchOf(settling);
    const start = hash(match.state);
    act(match, "0: place meadow", "0: lift meadow", "0: place forest");
    expect([match.undoLimit(0), match.undoLimit(1)]).toEqual([0, 3]);
    expect(match.undo(1)).toBe(false);
    expect(match.undo(0)).toBe(true);
    expect(match.entries).toHaveLength(2);
    expect(match.undo(0, 0)).toBe(true);
    expect(hash(match.state)).toBe(start);
    expect(match.record().lines).toEqual([]);
  });

  test("stops where chance was drawn", () => {
    const match = matchOf(settling);
    while (match.state.stack.at(-1)!.waiting > 0)
      act(match, `0: ${match.state.stack.at(-1)!.placed[0] < 3 ? "place meadow" : "spread"}`);
    const before = match.entries.length;
    act(match, "0: done");
    expect(match.entries[before].outcomes).toHaveLength(1);
    expect(match.undoLimit(0)).toBe(before + 1);
    expect(match.undo(0)).toBe(false);
  });

  test("stops where another seat acted", () => {
    const match = matchOf(deepWell);
    act(match, "0: bury", "1: bury");
    expect([match.undoLimit(0), match.undoLimit(1)]).toEqual([2, 1]);
  });

  test("stops where a card was drawn in private from a deck that was shuffled long ago", () => {
    const match = matchOf(deepWell);
    act(match, "0: draw");
    expect(match.entries[0].outcomes).toEqual([]);
    expect(match.undoLimit(0)).toBe(1);
  });

  test("stops where a card was only looked at", () => {
    const match = matchOf(deepWell);
    act(match, "0: look");
    expect(match.undoLimit(0)).toBe(1);
  });

  test("is free for a move that uncovers nothing to its own seat", () => {
    const match = matchOf(deepWell);
    act(match, "0: bury");
    expect(match.undoLimit(0)).toBe(0);
  });

  test("is free for a card laid face down, and not once dice have been rolled", () => {
    const match = matchOf(skirmish);
    act(match, "0: attack 1", `0: lay ${match.state.hands[0][0]}`);
    expect(match.undoLimit(0)).toBe(0);
    act(match, "0: stand");
    expect(match.undoLimit(0)).toBe(0);
    act(match, "1: stand");
    expect(match.undoLimit(1)).toBe(4);
  });

  test("stops where secret answers were revealed, even if the last to answer could have guessed them", () => {
    const match = matchOf(sealedBids);
    act(match, "0: bid 3", "1: bid 3");
    expect(match.undoLimit(1)).toBe(2);
  });

  test("cannot go back to no move at all, to a later one or to half a move", () => {
    const match = matchOf(settling);
    act(match, "0: place meadow");
    for (const to of [-1, 1, 2, 0.5, Number.NaN]) expect(match.undo(0, to)).toBe(false);
    expect(matchOf(settling).undo(0)).toBe(false);
  });

  test("ends with the game where the secret of the luck is told", () => {
    const moves = (match: Match) => {
      while (!match.isOver)
        act(
          match,
          `${match.state.stack[0].seat}: lay ${(match.state as ReturnType<typeof smallTricks.copy>).hands[match.state.stack[0].seat][0]}`,
        );
      return match;
    };
    const committed = moves(matchOf(smallTricks as unknown as Game, COMMITTED));
    const last = committed.entries[5].seat;
    expect(committed.undoLimit(last)).toBe(6);
    expect(committed.undoByConsent(0, 5, [1])).toBe(false);
    const seeded = moves(matchOf(smallTricks as unknown as Game));
    expect(seeded.undoByConsent(0, 5, [1])).toBe(true);
  });
});

describe("what a seat learns", () => {
  test("follows from views alone", () => {
    const match = matchOf(deepWell);
    const before = deepWell.view(match.state, 0);
    act(match, "0: draw");
    const after = deepWell.view(match.state, 0);
    const { draw, bury } = deepWell.vocabulary.verbs;
    expect(learns(deepWell, before, 0, draw.of(), after)).toBe(true);
    const buried = matchOf(deepWell);
    act(buried, "0: bury");
    expect(learns(deepWell, before, 0, bury.of(), deepWell.view(buried.state, 0))).toBe(false);
  });

  test("is nothing when it draws a card that it has looked at before", () => {
    const match = matchOf(deepWell);
    act(match, "0: look");
    const before = deepWell.view(match.state, 0);
    act(match, "0: draw");
    expect(learns(deepWell, before, 0, deepWell.vocabulary.verbs.draw.of(), deepWell.view(match.state, 0))).toBe(false);
  });
});

describe("taking back by consent", () => {
  const drawn = () => {
    const match = matchOf(deepWell);
    act(match, "0: bury", "1: draw", "0: draw");
    return match;
  };

  test("needs everybody else", () => {
    const match = drawn();
    expect(match.undoByConsent(0, 1, [])).toBe(false);
    expect(match.undoByConsent(0, 1, [0])).toBe(false);
    expect(match.undoByConsent(2, 1, [0, 1])).toBe(false);
    expect(match.undoByConsent(0, 3, [1])).toBe(false);
    expect(match.undoByConsent(0, 1, [1])).toBe(true);
    expect(match.entries).toHaveLength(1);
  });

  test("is written into the record, with the moves that were taken back", () => {
    const match = drawn();
    match.undoByConsent(0, 1, [0, 1]);
    act(match, "1: bury");
    expect(
      match
        .record()
        .lines.map((line) => (line.kind === "move" ? line.move : `undo to ${line.to} by ${line.by}, ${line.agreed}`)),
    ).toEqual(["bury", "draw", "draw", "undo to 1 by 0, 1", "bury"]);
  });

  test("ends free taking back there: what came after has been seen", () => {
    const match = drawn();
    match.undoByConsent(0, 1, [1]);
    expect(match.undoLimit(0)).toBe(1);
    expect(match.undo(0, 0)).toBe(false);
    act(match, "1: bury");
    expect(match.undoLimit(1)).toBe(1);
    expect(match.undo(1)).toBe(true);
    expect(match.record().lines).toHaveLength(4);
  });

  test("gives the same luck when the same move is made again", () => {
    const match = matchOf(settling, COMMITTED);
    act(match, "0: spread", "0: done");
    const { outcomes } = match.entries[1];
    match.undoByConsent(0, 1, [1]);
    act(match, "0: done");
    expect(match.entries[1].outcomes).toEqual(outcomes);
  });
});

describe("the record of a match", () => {
  test("keeps the secret until the game is over, unless its keeper asks", () => {
    const match = matchOf(deepWell, COMMITTED);
    expect(match.record().luck).toEqual({ ...COMMITTED, secret: null });
    expect(match.record({ withSecret: true }).luck).toEqual(COMMITTED);
    while (!match.isOver) act(match, `${match.state.stack[0].seat}: draw`);
    expect(match.record().luck).toEqual(COMMITTED);
    expect(match.record().end).toEqual({ hash: hash(match.state), over: true, scores: deepWell.scores(match.state) });
  });

  test("can be played with luck from elsewhere", () => {
    const match = matchOf(deepWell, SEEDED, new RecordedChance([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
    act(match, "0: draw");
    expect(match.state.hands[0]).toEqual([12]);
    expect(match.setupOutcomes).toHaveLength(12);
  });
});
