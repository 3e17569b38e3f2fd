import { describe, expect, test } from "vitest";
import { lantern, lanternRules } from "./testing/lantern.ts";
import { keeperOn, opened, Player, setup } from "./testing/players.ts";

async function seated(people: number, players: number) {
  const keeper = keeperOn();
  const id = await opened(keeper, setup(people, players));
  const seats = await Promise.all(Array.from({ length: people }, (_, seat) => Player.sitDown(keeper, id, seat)));
  return { keeper, id, seats };
}

const undoOf = (player: Player) => player.sight.choices.undo;
const lasting = (player: Player) =>
  player.sight.choices.lasting.map((move) => player.choices[player.sight.choices.moves.indexOf(move)]);

describe("taking back", () => {
  test("at the beginning there is nothing to take back", async () => {
    const { seats } = await seated(2, 2);
    expect(undoOf(seats[0])).toEqual({ step: null, turn: null, obstacle: "nothing" });
    expect(await seats[0].undo(0)).toBe(false);
  });

  test("step by step, or to the beginning of the turn", async () => {
    const { seats, keeper, id } = await seated(2, 2);
    const [player, other] = seats;
    await player.play("role builder");
    expect(undoOf(player)).toEqual({ step: 0, turn: 0, obstacle: null });
    await player.play("build small-indigo-plant");
    expect(undoOf(player)).toEqual({ step: 1, turn: 0, obstacle: null });
    // the other one is asked, but has not acted yet
    expect(other.sight.asked).toEqual([1]);
    expect(await other.undo(1)).toBe(false);
    expect(await player.undo(1)).toBe(true);
    expect(player.sights.map(({ ply }) => ply)).toEqual([0, 1, 2, 1]);
    expect(player.sight.view).toEqual(player.sights[1].view);
    expect(await player.undo(0)).toBe(true);
    expect(player.sight).toEqual({ ...player.sights[0], sequence: 5 });
    expect(other.sight.ply).toBe(0);
    expect((await keeper.tables())[0].ply).toBe(0);
    expect(await keeper.verify(id)).toMatchObject({ ok: true, moves: 0 });
  });

  test("not once another has acted", async () => {
    const { seats } = await seated(2, 2);
    const [player, other] = seats;
    await player.play("role builder");
    await player.play("pass");
    await other.play("pass");
    expect(undoOf(player)).toEqual({ step: null, turn: null, obstacle: "otherActed" });
    expect(await player.undo(1)).toBe(false);
    expect(undoOf(other)).toMatchObject({ step: 2 });
  });

  test("not over the luck of the draw", async () => {
    const { seats } = await seated(2, 2);
    const [player, other] = seats;
    await player.play("role settler");
    await player.play("take quarry");
    // the last to take a plantation has new ones drawn
    await other.play(other.choices[0]);
    expect(undoOf(other)).toEqual({ step: null, turn: null, obstacle: "luck" });
    expect(await other.undo(2)).toBe(false);
  });

  test("never under a bot's move: it has moved before anybody could ask", async () => {
    const { seats } = await seated(1, 2);
    const [player] = seats;
    await player.play("role builder");
    await player.play("pass");
    await player.untilAsked();
    expect(undoOf(player)).toEqual({ step: null, turn: null, obstacle: "otherActed" });
    expect(await player.undo(1)).toBe(false);
  });

  test("what a page did by itself is forgotten with the moves taken back", async () => {
    const { seats, keeper, id } = await seated(2, 2);
    const [player] = seats;
    await player.play("role builder", true);
    await player.undo(0);
    await player.play("role builder");
    expect((await Player.sitDown(keeper, id, 0)).place.story.log[1].byItself).toBe(false);
  });
});

describe("a lantern in a dark room", () => {
  async function room() {
    const keeper = keeperOn(undefined, { rules: lanternRules });
    const id = await opened(keeper, setup(2, 2));
    return Promise.all([0, 1].map((seat) => Player.sitDown(keeper, id, seat, lantern)));
  }

  test("to have waited can be taken back, to have peeked cannot", async () => {
    const [player] = await room();
    expect(lasting(player)).toEqual(["peek", "pass", "out"]);
    await player.play("wait");
    await player.play("wait");
    expect(undoOf(player)).toEqual({ step: 1, turn: 0, obstacle: null });
    await player.play("peek");
    expect(undoOf(player)).toEqual({ step: null, turn: null, obstacle: "learned" });
    await player.play("wait");
    expect(undoOf(player)).toEqual({ step: 3, turn: 3, obstacle: null });
    expect(await player.undo(2)).toBe(false);
    expect(await player.undo(3)).toBe(true);
  });

  test("who has passed it on can take it back until the other acts", async () => {
    const [player, other] = await room();
    await player.play("pass");
    expect(player.sight.choices).toEqual({ moves: [], lasting: [], undo: { step: 0, turn: 0, obstacle: null } });
    expect(await player.undo(0)).toBe(true);
    await player.play("pass");
    await other.play("wait");
    expect(undoOf(player)).toEqual({ step: null, turn: null, obstacle: "otherActed" });
  });

  test("once it is out, the game is over", async () => {
    const [player] = await room();
    await player.play("out");
    expect(player.sight.isOver).toBe(true);
    expect(undoOf(player)).toEqual({ step: null, turn: null, obstacle: "nothing" });
    expect(await player.undo(0)).toBe(false);
  });
});

describe("moves that last", () => {
  test("roles that go on with the same player can be taken back, a role that ends the turn cannot", async () => {
    const { seats } = await seated(2, 2);
    const [player] = seats;
    expect(player.choices).toContain("role builder");
    expect(lasting(player)).not.toContain("role builder");
    expect(lasting(player)).toContain("role prospector");
    await player.play("role builder");
    // with it the turn passes to the other
    expect(lasting(player)).toEqual(player.choices);
  });

  test("a move that draws plantations lasts even if the same player is asked again", async () => {
    const { seats } = await seated(2, 2);
    await seats[0].play("role settler");
    await seats[0].play("take quarry");
    expect(lasting(seats[1])).toEqual(seats[1].choices);
  });
});
