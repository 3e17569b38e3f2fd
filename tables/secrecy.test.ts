import { asked, FastChance, Match, SPECTATOR, type State } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { History } from "./history.ts";
import type { TableId } from "./host.ts";
import { eventsOf } from "./records.ts";
import { logOf, pastSight, presentSight } from "./sight.ts";
import { lantern, lanternRules } from "./testing/lantern.ts";
import { game, keeperOn, opened, Player, setup, sitters } from "./testing/players.ts";

describe("what a seat is sent", () => {
  /** Everything that reaches a seat, and a spectator, while the others lay these cards. */
  async function heardWhile(cards: readonly [string, string], own: string, seed: string | null = "b") {
    const keeper = keeperOn();
    const id = await opened(keeper, setup(3, 3, { game: "portolano", options: { cards: "changeable" }, seed }));
    const seats: Player[] = [];
    for (const seat of [0, 1, 2, SPECTATOR]) seats.push(await Player.sitDown(keeper, id, seat));
    const [player, second, third, watcher] = seats;
    while (player.sight.asked.length === 1) {
      const next = seats[player.sight.asked[0]];
      await next.play(next.choices[0]);
    }
    await second.play(cards[0]);
    await third.play(cards[1]);
    const refusals = await Promise.all(player.sight.choices.moves.map((move) => player.place.why(move)));
    const late = await player.place.play(1, player.move(own), false);
    const again = await Player.sitDown(keeper, id, 0);
    const looks = await Promise.all([0, 1, 2].map((ply) => player.place.look(ply)));
    const hidden = { sights: player.sights, watched: watcher.sights, refusals, late, story: again.place.story, looks };
    const list = await keeper.tables();
    return { text: withoutId(JSON.stringify([hidden, list]), id), keeper, id, player, second };
  }

  const withoutId = (text: string, id: TableId) => text.replaceAll(id, "table");

  test("in Portolano does not depend on the cards that others have laid", async () => {
    const one = await heardWhile(["lay north", "lay east"], "lay south");
    const other = await heardWhile(["lay south", "lay west"], "lay south");
    expect(one.text).toBe(other.text);
    // the two tables do differ, as those who laid the cards can see, and so do the records
    expect(one.second.sight.view).not.toEqual(other.second.sight.view);
    expect(await one.keeper.record(one.id)).not.toBe(await other.keeper.record(other.id));
    expect(one.text).toContain("answered");
  });

  test("holds neither the secret of the luck nor a fingerprint of the position", async () => {
    const { keeper, id, text } = await heardWhile(["lay north", "lay east"], "lay south", null);
    const record = await keeper.record(id);
    const secret = /secret ([0-9a-f]{64})/.exec(record)?.[1];
    const position = /so far ([0-9a-f]{16})/.exec(record)?.[1];
    expect([secret?.length, position?.length]).toEqual([64, 16]);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(position);
    expect(JSON.stringify(await keeper.verify(id))).not.toContain(position);
  });
});

test("what only one seat may hear reaches nobody else", async () => {
  const keeper = keeperOn(undefined, { rules: lanternRules });
  const id = await opened(keeper, setup(2, 2));
  const seats = [0, 1, SPECTATOR].map((seat) => Player.sitDown(keeper, id, seat, lantern));
  const [player, other, watcher] = await Promise.all(seats);
  await player.play("peek");
  const told = (one: Player) => one.sight.told.map(({ type }) => type);
  expect([player, other, watcher].map(told)).toEqual([["peeked", "saw"], ["peeked"], ["peeked"]]);
  const again = await Player.sitDown(keeper, id, 1, lantern);
  expect(again.place.story.log[1].told.map(({ type }) => type)).toEqual(["peeked"]);
  expect((await other.place.look(1)).told).toHaveLength(1);
});

describe("what is computed for a seat", () => {
  const historyOf = (match: Match) =>
    new History(eventsOf(match.record({ withSecret: true }), sitters(3, match.setup.players), 0));
  /** Everything that is made of a match for a seat. */
  const sentTo = (match: Match, seat: number) => {
    const history = historyOf(match);
    return JSON.stringify([presentSight(match, history, seat), logOf(match, history, seat)]);
  };
  /** The same match with another position on the table. */
  const inPosition = (match: Match, state: State) => {
    const { game: rules, setup: settled, setupOutcomes } = match;
    const chapters = [{ ...match.chapter(0), state }];
    return new Match(rules, settled, undefined, { setup: setupOutcomes, lines: match.record().lines, chapters });
  };

  test("is the same in every position that looks the same to it", async () => {
    const rules = await game("portolano");
    const luck = { kind: "seeded", seed: "secrecy" } as const;
    const match = new Match(rules, { players: 3, options: {}, names: ["A", "B", "C"], luck });
    const chance = new FastChance("secrecy");
    let differing = 0;
    for (let ply = 0; ply < 80 && !match.isOver; ply++) {
      const real = match.state;
      for (const seat of [0, 1, 2, SPECTATOR]) {
        const imagined = inPosition(match, rules.imagine(rules.view(real, seat), chance));
        if (JSON.stringify(imagined.state) !== JSON.stringify(real)) differing++;
        expect(sentTo(imagined, seat)).toBe(sentTo(match, seat));
      }
      const [seat] = asked(rules, real);
      const { moves } = presentSight(match, historyOf(match), seat).choices;
      match.play(seat, moves[chance.roll(moves.length)]);
    }
    expect(differing).toBeGreaterThan(100);
  });

  test("nobody can reach into the table through what was sent", async () => {
    const rules = await game("puerto-rico");
    const luck = { kind: "seeded", seed: "b" } as const;
    const match = new Match(rules, { players: 2, options: {}, names: ["A", "B"], luck });
    match.play(0, rules.vocabulary.read("role mayor") ?? -1);
    const sight = pastSight(match, historyOf(match), 0, 1);
    const before = JSON.stringify([match.state, match.told]);
    Object.assign(sight.told[0], { seat: 7 });
    (sight.view as { players: number }).players = 7;
    expect(JSON.stringify([match.state, match.told])).toBe(before);
  });
});
