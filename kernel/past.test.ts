import { describe, expect, test } from "vitest";
import { FastChance } from "./chance.ts";
import { committedLuck, type Luck } from "./fair.ts";
import type { Game } from "./game.ts";
import { hash } from "./hash.ts";
import { type Chapter, Match } from "./match.ts";
import { asked, legalMoves } from "./play.ts";
import { replay, resume } from "./replay.ts";
import { settling } from "./testing/conformance/settling.ts";
import { skirmish } from "./testing/conformance/skirmish.ts";

const GAMES = [skirmish, settling] as unknown as readonly Game[];
const LUCKS: readonly Luck[] = [{ kind: "seeded", seed: "past" }, committedLuck("ab".repeat(32), ["", ""])];
const KINDS = GAMES.flatMap((game) => LUCKS.map((luck) => [game.id, luck.kind, game, luck] as const));

/** Plays at random, and takes back by consent now and then, so that lines and moves are counted apart. */
function wander(match: Match, seed: string, moves: number): Match {
  const chance = new FastChance(seed);
  for (let made = 0; made < moves && !match.isOver; made++) {
    const [seat] = asked(match.game, match.state);
    const list = legalMoves(match.game, match.state, seat);
    match.play(seat, list[chance.roll(list.length)]);
    if (made % 9 === 8 && !match.isOver) match.undoByConsent(0, match.entries.length - 2, [1]);
  }
  return match;
}

const begun = (game: Game, luck: Luck) => new Match(game, { players: 2, options: {}, names: ["Anna", "Béla"], luck });

/** A match and its chapters, each of some moves; the game is not over. */
function written(game: Game, luck: Luck): { match: Match; chapters: Chapter[] } {
  const match = begun(game, luck);
  const chapters: Chapter[] = [];
  for (const seed of ["one", "two", "three"]) {
    wander(match, seed, 5);
    chapters.push(JSON.parse(JSON.stringify(match.chapter(chapters.at(-1)?.ply ?? 0))));
  }
  match.play(asked(game, match.state)[0], legalMoves(game, match.state, asked(game, match.state)[0])[0]);
  if (match.isOver) throw new Error(`${game.id} is too short`);
  return { match, chapters };
}

describe.each(KINDS)("%s with %s luck, laid out from its chapters", (_id, _kind, game, luck) => {
  test("is the same match: record, positions, what was told, what can be taken back", () => {
    const { match, chapters } = written(game, luck);
    const record = match.record({ withSecret: true });
    for (const some of [chapters, chapters.slice(0, 2), chapters.slice(0, 1)]) {
      const again = resume(game, record, some);
      expect(again.record({ withSecret: true })).toEqual(record);
      expect([0, 1].map((seat) => again.undoLimit(seat))).toEqual([0, 1].map((seat) => match.undoLimit(seat)));
      expect(again.told).toEqual(match.told);
      expect(again.states.map(hash)).toEqual(match.states.map(hash));
    }
  });

  test("goes on with the same luck", () => {
    const { match, chapters } = written(game, luck);
    const again = resume(game, match.record({ withSecret: true }), chapters);
    wander(again, "on", 12);
    wander(match, "on", 12);
    expect(again.record()).toEqual(match.record());
  });

  test("can be taken back into a chapter, by consent and alone", () => {
    const { match, chapters } = written(game, luck);
    const again = resume(game, match.record({ withSecret: true }), chapters);
    for (const one of [again, match]) expect(one.undoByConsent(0, chapters[0].ply + 1, [1])).toBe(true);
    expect(hash(again.state)).toBe(hash(match.state));
    expect(again.states.map(hash)).toEqual(match.states.map(hash));
  });

  test("is laid out from noted outcomes too", () => {
    const { match, chapters } = written(game, luck);
    expect(replay(game, match.record(), undefined, chapters).record()).toEqual(match.record());
  });

  test("refuses chapters that do not fit its lines", () => {
    const { match, chapters } = written(game, luck);
    const [first, ...rest] = chapters;
    const record = match.record({ withSecret: true });
    expect(() => resume(game, record, [{ ...first, ply: first.ply + 1 }])).toThrow("the last chapter ends");
    expect(() => resume(game, record, [first, ...rest.map((one) => ({ ...one, happenings: [] }))])).toThrow(
      "tells nothing of move",
    );
  });
});

describe("the past of a long match", () => {
  const luck: Luck = { kind: "seeded", seed: "long" };
  /** Placing and lifting go on for as long as somebody likes. */
  function long(moves: number): { match: Match; hashes: string[] } {
    const game = settling as unknown as Game;
    const match = begun(game, luck);
    const hashes = [hash(match.state)];
    for (let made = 0; made < moves; made++) {
      const text = made % 2 === 0 ? "place meadow" : "lift meadow";
      match.play(0, game.vocabulary.read(text) ?? -1);
      hashes.push(hash(match.state));
    }
    return { match, hashes };
  }

  test("is made again where it was not kept, in any order", () => {
    const { match, hashes } = long(150);
    const chance = new FastChance("looks");
    for (let look = 0; look < 60; look++) {
      const ply = chance.roll(hashes.length);
      expect(hash(match.stateAt(ply))).toBe(hashes[ply]);
    }
    expect(match.states.map(hash)).toEqual(hashes);
    expect(() => match.stateAt(151)).toThrow("no 151 moves");
    expect(() => match.stateAt(-1)).toThrow("no -1 moves");
  });

  test("is taken back over positions that were not kept", () => {
    const { match, hashes } = long(150);
    expect(match.undo(0, 71)).toBe(true);
    expect(hash(match.state)).toBe(hashes[71]);
    match.play(0, match.game.vocabulary.read("lift meadow") ?? -1);
    expect(match.states.map(hash)).toEqual(hashes.slice(0, 73));
  });
});
