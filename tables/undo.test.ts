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

describe("taking back by consent", () => {
  /** A person has built, and others have acted since. */
  async function acted(people: number, players: number) {
    const { seats, keeper, id } = await seated(people, players);
    await seats[0].play("role builder");
    await seats[0].play("pass");
    await seats[1].play("pass");
    return { seats, keeper, id, wishes: () => seats.map(({ sight }) => sight.wish) };
  }
  const ask = ({ place, sight }: Player) => place.askUndo(sight.sequence);
  const answer = ({ place, sight }: Player, agrees: boolean) => place.answerUndo(sight.sequence, agrees);

  test("with everybody's word moves of others are taken back too, and the record can be checked", async () => {
    const { seats, keeper, id, wishes } = await acted(3, 3);
    const [player, second, third] = seats;
    expect(await ask(player)).toBe(true);
    const wish = { by: 0, to: 1, agreed: [] };
    expect(wishes()).toEqual([wish, wish, wish]);
    expect(player.sight.ply).toBe(3);
    expect(await answer(player, true)).toBe(false);
    expect(await answer(second, true)).toBe(true);
    expect(third.sight).toMatchObject({ ply: 3, wish: { agreed: [1] } });
    expect(await answer(third, true)).toBe(true);
    for (const { sight } of seats) expect([sight.ply, sight.wish, sight.asked]).toEqual([1, null, [0]]);
    await player.play("build small-indigo-plant");
    expect(await keeper.verify(id)).toMatchObject({ ok: true });
    expect(await keeper.record(id)).toContain("undo");
  });

  test("bots are not asked, but somebody must be", async () => {
    const { seats } = await acted(2, 3);
    await seats[1].untilAsked();
    expect(await ask(seats[1])).toBe(true);
    expect(await answer(seats[0], true)).toBe(true);
    expect(seats[1].sight.ply).toBe(2);
    const alone = await seated(1, 2);
    await alone.seats[0].play("role builder");
    await alone.seats[0].play("pass");
    await alone.seats[0].untilAsked();
    expect(await ask(alone.seats[0])).toBe(false);
  });

  test("who does not agree ends it, and so does who asked, and so does a move", async () => {
    const { seats, wishes } = await acted(3, 3);
    const [player, second, third] = seats;
    await ask(player);
    expect(await answer(second, false)).toBe(true);
    expect([wishes(), player.sight.ply]).toEqual([[null, null, null], 3]);
    expect(await answer(third, true)).toBe(false);
    await ask(player);
    expect(await answer(player, false)).toBe(true);
    expect(wishes()).toEqual([null, null, null]);
    await ask(player);
    await third.play("pass");
    expect(wishes()).toEqual([null, null, null]);
    expect(player.sight.ply).toBe(4);
  });

  test("who has chosen nothing yet has nothing to ask for, and what is late is not asked", async () => {
    const { seats } = await seated(2, 2);
    expect(await ask(seats[1])).toBe(false);
    const before = seats[0].sight.sequence;
    await seats[0].play("role builder");
    expect(await seats[0].place.askUndo(before)).toBe(false);
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
