import { describe, expect, test } from "vitest";
import { asks, type Box, copyData, type Frame, HIDDEN, type State, vocabulary } from "../index.ts";
import { battles, bids, problems, type Tricks, tricks, well, withStep } from "./broken-games.ts";
import { checkConservation } from "./conservation.ts";
import { countSequences } from "./counts.ts";
import { goldenProblems, goldenRecord } from "./golden.ts";
import { checkHiddenMoves } from "./hidden-moves.ts";
import { checkImagination } from "./imagination.ts";
import { checkPurity } from "./purity.ts";
import { checkRoundTrips } from "./round-trips.ts";
import { checkSecrecy } from "./secrecy.ts";
import { checkTotal } from "./total.ts";
import { checkTruth } from "./truth.ts";
import { checkUndo } from "./undo.ts";

test("the games that are broken below are whole to begin with", () => {
  for (const look of [
    checkTotal,
    checkTruth,
    checkRoundTrips,
    checkPurity,
    checkSecrecy,
    checkHiddenMoves,
    checkUndo,
    checkImagination,
  ])
    expect(problems(look, tricks.game, tricks.settings)).toBe("");
});

describe("round trips", () => {
  test("a copy that shares a part is found", () => {
    const shallow = { ...tricks.game, copy: (state: Tricks) => ({ ...state, stack: copyData(state.stack) }) };
    expect(problems(checkRoundTrips, shallow, tricks.settings)).toContain("a copy shares hands with the state");
  });

  test("a part that is said never to be changed in place may be shared, and whoever changes it is found", () => {
    const shallow = { ...tricks.game, copy: (state: Tricks) => ({ ...state, stack: copyData(state.stack) }) };
    const settings = { ...tricks.settings, shares: ["hands", "tricks"] };
    expect(problems(checkRoundTrips, shallow, settings)).toMatch(/read only|not extensible|delete property/);
    expect(problems(checkPurity, tricks.game, { ...tricks.settings, shares: ["nothing there"] })).toBe("");
  });

  test("a state that is not plain JSON is found", () => {
    const setup: typeof tricks.game.setup = (...given) => ({ ...tricks.game.setup(...given), best: Number.NaN });
    expect(problems(checkRoundTrips, { ...tricks.game, setup }, tricks.settings)).toContain(
      "the state is not plain JSON",
    );
  });

  test("a rule that remembers something outside the state is found", () => {
    let plays = 0;
    const { play } = tricks.game.steps[0];
    const haunted = withStep(tricks.game, 0, {
      play(table, frame, seat, move) {
        if (++plays % 7 === 0) table.state.tricks[seat]++;
        play(table, frame, seat, move);
      },
    });
    expect(problems(checkRoundTrips, haunted, tricks.settings)).toContain("leads to another position after move");
  });
});

describe("purity", () => {
  test("moves that change the state are found", () => {
    const { moves } = tricks.game.steps[0];
    const restless = withStep(tricks.game, 0, {
      moves(state, frame, seat, list) {
        state.hands[seat].reverse();
        moves(state, frame, seat, list);
      },
    });
    expect(problems(checkPurity, restless, tricks.settings)).toMatch(/a question changed the state|read only/);
  });

  test("a view that holds a part of the state is found", () => {
    const lazy: typeof tricks.game.view = (state, seat) => ({ ...tricks.game.view(state, seat), tricks: state.tricks });
    expect(problems(checkPurity, { ...tricks.game, view: lazy }, tricks.settings)).toContain(
      "holds a part of the state itself: tricks",
    );
  });
});

describe("secrecy", () => {
  const leaky: typeof tricks.game.view = (state, seat) => ({
    ...tricks.game.view(state, seat),
    hands: copyData(state.hands),
  });

  test("a view that shows the hands of others is found, even if imagine makes nothing of it", () => {
    const { imagine } = tricks.game;
    const hide = (view: Tricks) => ({ ...view, hands: view.hands.map((hand) => hand.map(() => HIDDEN)) });
    const blind = {
      ...tricks.game,
      view: leaky,
      imagine: (view: Tricks, chance: never) => imagine(hide(view), chance),
    };
    expect(problems(checkSecrecy, blind, tricks.settings)).toContain("can tell two tables apart by its view");
  });

  test("a view that shows the hands of others is found, even if imagine copies them", () => {
    expect(problems(checkSecrecy, { ...tricks.game, view: leaky }, tricks.settings)).toContain(
      "hands of others is the same in every imagined table",
    );
  });

  test("a refusal that gives a hidden card away is found", () => {
    const { refuse } = tricks.game.steps[0];
    const telling = withStep(tricks.game, 0, {
      refuse(state, frame, seat, move) {
        const elsewhere = state.hands.some((hand, owner) => owner !== seat && hand.includes(move + 1));
        return elsewhere ? "ST-01" : refuse(state, frame, seat, move);
      },
    });
    expect(problems(checkSecrecy, telling, tricks.settings)).toContain("apart by its refusals");
  });

  test("choices that depend on a hidden card are found", () => {
    const { moves } = well.game.steps[0];
    const telling = withStep(well.game, 0, {
      moves(state, frame, seat, list) {
        moves(state, frame, seat, list);
        if (list.length > 1 && state.deck[state.deck.length - 1] > 6) list.length--;
      },
    });
    expect(problems(checkSecrecy, telling, well.settings)).toContain("apart by its choices");
  });

  test("an event that tells everybody what one seat drew is found", () => {
    const { play } = well.game.steps[0];
    const loud = withStep(well.game, 0, {
      play(table, frame, seat, move) {
        table.tell?.({ type: "shouted", card: table.state.deck.at(-1) });
        play(table, frame, seat, move);
      },
    });
    expect(problems(checkSecrecy, loud, well.settings)).toContain("hear more than it sees");
  });

  test("a move that notes in its frame what somebody else holds is found, though imagined tables copy the note", () => {
    const { play } = tricks.game.steps[0];
    const noting = withStep(tricks.game, 0, {
      play(table, frame, seat, move) {
        const [other] = table.state.hands[(seat + 1) % table.state.players] ?? [];
        Object.assign(frame, { note: other });
        play(table, frame, seat, move);
      },
    });
    expect(problems(checkSecrecy, noting, tricks.settings)).toContain("what nobody uncovers");
  });
});

describe("hidden moves", () => {
  const { play } = battles.game.steps[1];

  test("whose frame tells everybody which card was laid are found, where imagined tables show nothing", () => {
    const telling = withStep(battles.game, 1, {
      play(table, frame, seat, move) {
        Object.assign(frame, { last: move });
        play(table, frame, seat, move);
      },
    });
    expect(problems(checkSecrecy, telling, battles.settings)).toBe("");
    expect(problems(checkHiddenMoves, telling, battles.settings)).toMatch(
      /can tell "lay \d" from "lay \d" by its view/,
    );
  });

  test("are compared only with those that look the same", () => {
    const counted: typeof battles.game.view = (state, seat) => ({
      ...battles.game.view(state, seat),
      high: state.stack.flatMap(({ laid }) => laid.flat()).filter((rank) => rank > 3).length,
    });
    const game = { ...battles.game, view: counted };
    const openPart = (move: number) => (battles.game.vocabulary.verbs.lay?.first(move) ?? 0) > 3;
    expect(problems(checkHiddenMoves, game, battles.settings)).toContain("by its view");
    expect(problems(checkHiddenMoves, game, { ...battles.settings, openPart })).toBe("");
  });
});

/** A pile of many blanks with one prize: each draw tells a little. */
function luckyBag(
  uncovers: boolean,
): Box<State & { pile: number[]; drawn: number[] }, Frame, State & { pile: number[]; drawn: number[] }> {
  const moves = vocabulary({ draw: [], stop: [] });
  const turn = asks<State & { pile: number[]; drawn: number[] }, Frame>("turn", {
    verbs: Object.values(moves.verbs),
    moves(state, _frame, _seat, list) {
      if (state.pile.length > 0) list.add(moves.verbs.draw.of());
      list.add(moves.verbs.stop.of());
    },
    refuse: (state, _frame, _seat, move) => (moves.verbs.draw.has(move) && state.pile.length === 0 ? "LB-01" : null),
    play(table, _frame, _seat, move) {
      const { pile, drawn } = table.state;
      if (moves.verbs.stop.has(move)) table.end();
      else drawn.push(uncovers ? table.turnUp(pile) : (pile.pop() ?? 0));
    },
  });
  const game = well.game as unknown as ReturnType<typeof luckyBag>;
  const pieces = [...new Array<number>(40).fill(0), 1];
  const shuffled = (left: number[], chance: Parameters<typeof game.setup>[2]) => {
    chance.shuffle(left);
    return left;
  };
  return {
    ...game,
    vocabulary: moves,
    steps: [turn],
    setup: (players, _options, chance) => ({
      players,
      stack: [{ step: 0, seat: 0 }],
      pile: shuffled([...pieces], chance),
      drawn: [],
    }),
    view: (state) => ({ ...copyData(state), pile: state.pile.map(() => HIDDEN) }),
    imagine(view, chance) {
      const prizes = view.drawn.includes(1) ? 0 : 1;
      return {
        ...copyData(view),
        pile: shuffled(
          view.pile.map((_, place) => (place < prizes ? 1 : 0)),
          chance,
        ),
      };
    },
  };
}

describe("undo", () => {
  const settings = { rules: new Set(["LB-01"]) };

  test("a draw that teaches so little that some worlds do not show it is found", () => {
    expect(problems(checkUndo, luckyBag(false), settings)).toContain("the rule must call table.uncover");
  });

  test("and is right once the rule says so", () => {
    expect(problems(checkUndo, luckyBag(true), settings)).toBe("");
  });
});

describe("conservation", () => {
  test("a lost coin is found", () => {
    const { run } = bids.game.steps[0];
    const thief = withStep(bids.game, 0, {
      run(table, frame) {
        if (table.state.coins[0] > 4) table.state.coins[0]--;
        run(table, frame);
      },
    });
    expect(problems(checkConservation, thief, bids.settings)).toContain("coins are made or lost");
  });
});

describe("golden games", () => {
  const record = goldenRecord(tricks.game, { players: 2, options: {} }, "golden");

  test("a game that replays to the same end is right", () => {
    expect(goldenProblems(tricks.game, new Map([["a", record]]))).toEqual([]);
  });

  test("no golden game at all is found", () => {
    expect(goldenProblems(tricks.game, new Map())).toEqual(["there is no golden game of small-tricks"]);
  });

  test("a changed rule is found", () => {
    const { play } = tricks.game.steps[0];
    const changed = withStep(tricks.game, 0, {
      play(table, frame, seat, move) {
        play(table, frame, seat, move);
        if (table.state.stack.length === 0) table.state.tricks[0]++;
      },
    });
    expect(goldenProblems(changed, new Map([["a", record]])).join()).toContain("otherEnd");
  });
});

describe("imagination", () => {
  test("a table that would look different is found", () => {
    const { imagine } = tricks.game;
    const wrong: typeof imagine = (view, chance) => ({ ...imagine(view, chance), tricks: view.tricks.map(() => 0) });
    expect(problems(checkImagination, { ...tricks.game, imagine: wrong }, tricks.settings)).toContain(
      "the seat would see that it is not the real table",
    );
  });

  test("a table with cards that cannot be there is found", () => {
    const wrong: typeof tricks.game.imagine = (view) => ({
      ...copyData(view),
      hands: view.hands.map((hand) => hand.map((card) => Math.max(card, 1))),
    });
    expect(problems(checkImagination, { ...tricks.game, imagine: wrong }, tricks.settings)).toContain(
      "a card is missing or there twice",
    );
  });

  test("a table that holds a part of the view is found", () => {
    const { imagine } = tricks.game;
    const lazy: typeof imagine = (view, chance) => ({ ...imagine(view, chance), tricks: view.tricks });
    expect(problems(checkImagination, { ...tricks.game, imagine: lazy }, tricks.settings)).toContain(
      "the table holds a part of the view itself: tricks",
    );
  });
});

test("move sequences are counted", () => {
  expect(countSequences(tricks.game, { players: 2, options: {} }, "count", 6)).toEqual([3, 9, 18, 36, 36, 36]);
});
