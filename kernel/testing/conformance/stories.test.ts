import { describe, expect, test } from "vitest";
import {
  asked,
  FastChance,
  type Frame,
  type Game,
  HIDDEN,
  legalMoves,
  play,
  RecordedChance,
  SPECTATOR,
  type State,
} from "../../index.ts";
import { layOut } from "../../scenario.ts";
import { deepWell } from "./deep-well.ts";
import { loneSiege } from "./lone-siege.ts";
import { mapMakers } from "./map-makers.ts";
import { skirmish } from "./skirmish.ts";

/** The position after some moves, each written "seat: notation", with the luck of the last one. */
function after<S extends State, F extends Frame, V>(
  game: Game<S, F, V>,
  state: S,
  acts: string[],
  luck: number[] = [],
): S {
  return acts.reduce((now, act, place) => {
    const [seat, text] = act.split(": ");
    const chance = place === acts.length - 1 ? new RecordedChance(luck) : new FastChance("story");
    const played = play(game, now, Number(seat), game.vocabulary.read(text) ?? -1, chance, 1);
    if (!played.ok) throw new Error(`${act} is refused by ${played.rule}`);
    return played.state;
  }, state);
}

describe("skirmish", () => {
  const hands = [
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [1, 2, 3, 5],
  ];
  const box = [1, 2, 3, 4, 4, 5, 5, 5];
  const start = layOut(skirmish, 3, {}, { hands, box });

  test("a battle of two asks the attacker first, then the defender", () => {
    const fight = after(skirmish, start, ["0: attack 2"]);
    expect(asked(skirmish, fight)).toEqual([0]);
    expect(asked(skirmish, after(skirmish, fight, ["0: stand"]))).toEqual([2]);
    const end = after(skirmish, fight, ["0: stand", "2: lay 5", "2: stand"], [5, 1]);
    expect([end.trophies, end.discards, asked(skirmish, end)]).toEqual([[0, 0, 1], [5], [1]]);
  });

  test("a battle of all asks everybody from the attacker on", () => {
    const fight = after(skirmish, start, ["0: brawl", "0: stand", "1: stand"]);
    expect(asked(skirmish, fight)).toEqual([2]);
    expect(after(skirmish, fight, ["2: stand"], [1, 5, 5]).trophies).toEqual([0, 0, 0]);
    expect(after(skirmish, fight, ["2: stand"], [1, 5, 4]).trophies).toEqual([0, 1, 0]);
  });

  test("others see how many cards are laid, not which", () => {
    const fight = after(skirmish, start, ["0: attack 1", "0: lay 4"]);
    const laid = (seat: number) => skirmish.view(fight, seat).stack[1].laid[0];
    expect([laid(0), laid(1), laid(SPECTATOR)]).toEqual([[4], [HIDDEN], [HIDDEN]]);
  });
});

describe("deep well", () => {
  const deck = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const start = layOut(deepWell, 3, {}, { deck });
  const top = (state: typeof start, seat: number) => deepWell.view(state, seat).deck.at(-1);

  test("a card that was looked at is known to that seat only, wherever it goes", () => {
    const looked = after(deepWell, start, ["0: look"]);
    expect([0, 1, SPECTATOR].map((seat) => top(looked, seat))).toEqual([12, HIDDEN, HIDDEN]);
    const buried = after(deepWell, looked, ["0: bury"]);
    expect([0, 1].map((seat) => deepWell.view(buried, seat).deck[0])).toEqual([12, HIDDEN]);
  });

  test("a seat knows the card it looked at when another draws it", () => {
    const { burials, ...rest } = after(deepWell, start, ["0: bury", "1: look", "1: bury", "2: draw"]);
    const drawn = after(deepWell, { burials, ...rest }, ["0: draw"]);
    expect(deepWell.view(drawn, 1).hands).toEqual([[HIDDEN], [], [HIDDEN]]);
    expect(deepWell.view(drawn, 1).deck[0]).toBe(11);
  });
});

test("map makers sail around the edges, but not into another ship, and settle next to their own", () => {
  const start = layOut(mapMakers, 2, {}, { ships: [0, 3], coins: [1, 0], treasure: { 0: 0 } });
  const texts = (state: typeof start, seat: number) =>
    legalMoves(mapMakers, state, seat).map((move) => mapMakers.vocabulary.write(move));
  expect(texts(start, 0).filter((text) => text.startsWith("sail"))).toEqual(["sail north", "sail east", "sail south"]);
  const north = after(mapMakers, start, ["0: sail north"]);
  expect(north.ships[0]).toBe(8);
  const settled = after(mapMakers, { ...north, owners: [0, -1, -1, -1, -1, -1, -1] }, ["1: sail north"]);
  expect(texts(settled, 0).filter((text) => text.startsWith("settle"))).toEqual([
    "settle 1,-1",
    "settle -1,0",
    "settle 0,0",
  ]);
});

test("a lone siege can be won and lost", () => {
  const start = layOut(loneSiege, 1, {}, { army: 2, walls: 1 });
  const won = after(loneSiege, start, ["0: throw 2"]);
  expect([asked(loneSiege, won), loneSiege.winners(won), loneSiege.scores(won)]).toEqual([[], [0], [1]]);
  const lost = after(loneSiege, start, ["0: wait"], [5]);
  expect([asked(loneSiege, lost), loneSiege.winners(lost), loneSiege.scores(lost)]).toEqual([[], [], [0]]);
});
