import { describe, expect, test } from "vitest";
import type { Host } from "./host.ts";
import { LineHost } from "./line/line-host.ts";
import { serve } from "./line/serving.ts";
import { memoryStore } from "./store.ts";
import { BUILD, game, keeperOn, opened, Player, setup } from "./testing/players.ts";

/** A host at the other end of a line, and one in the same place. */
const hosts: [string, () => Host][] = [
  [
    "over a line",
    () => {
      const connect = (hear: (data: unknown) => void) => {
        const served = serve(keeperOn(memoryStore()), (message) => {
          const sent = structuredClone(message);
          setTimeout(() => hear(sent), 0);
        });
        return { send: (request: unknown) => void served.take(structuredClone(request)), end: () => {} };
      };
      return new LineHost(connect, { build: BUILD, vocabularyOf: async (id) => (await game(id)).vocabulary });
    },
  ],
  ["in memory", () => keeperOn(memoryStore())],
];

describe.each(hosts)("a move %s answers a moment that never comes back", (_, make) => {
  test("what answers a position that was taken back is late, even if as many moves stand again", async () => {
    const host = make();
    const id = await opened(host, setup(2, 2));
    const [player, other] = [await Player.sitDown(host, id, 0), await Player.sitDown(host, id, 1)];
    await player.play("role builder");
    await player.play("pass");
    const vanished = await other.until(({ ply }) => ply === 2);
    expect(vanished.asked).toEqual([1]);
    await player.undo(0);
    await player.play("role settler");
    await player.play("take quarry");
    const present = await other.until(({ ply, sequence }) => ply === 2 && sequence > vanished.sequence);
    expect(present.asked).toEqual([1]);
    // passing is legal in both positions; it was meant for the one that vanished
    expect(await other.place.why(other.move("pass"))).toBeNull();
    expect(await other.place.play(vanished.sequence, other.move("pass"), false)).toEqual({ kind: "late" });
    expect(other.sight.ply).toBe(2);
    expect(await other.place.play(present.sequence, other.move("pass"), false)).toEqual({ kind: "accepted" });
  });

  test("the same position reached again is another moment", async () => {
    const host = make();
    const player = await Player.sitDown(host, await opened(host, setup(2, 2)), 0);
    const [first] = player.sights;
    await player.play("role builder");
    await player.undo(0);
    expect(player.sight.view).toEqual(first.view);
    expect(await player.place.play(first.sequence, player.move("role mayor"), false)).toEqual({ kind: "late" });
    expect(await player.play("role mayor")).toEqual({ kind: "accepted" });
  });

  test("a taking back that comes late or twice takes back nothing more", async () => {
    const host = make();
    const player = await Player.sitDown(host, await opened(host, setup(2, 2)), 0);
    await player.play("role builder");
    await player.play("build small-indigo-plant");
    const { sequence } = player.sight;
    const twice = await Promise.all([player.place.undo(sequence, 1), player.place.undo(sequence, 0)]);
    expect(twice).toEqual([true, false]);
    expect(player.sight.ply).toBe(1);
  });
});
