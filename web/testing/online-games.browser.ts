import { rulesOf } from "@caravel/games";
import { type Game, readRecord, SPECTATOR } from "@caravel/kernel";
import { expect, test } from "vitest";
import { expectNoSecrets, heardBy, toldTheEnd } from "./frames.ts";
import { accept, cuttable, fromMenu, inviteTo, newcomer, recordOf, start, TABLE } from "./online.ts";
import { after, playOnBoard, type Standing, standing } from "./player.ts";
import { startServer } from "./server.ts";

/** Something that happens once in a game, in somebody's turn, after so many moves. */
function once(from: number, act: () => Promise<void>): (now: Standing) => Promise<boolean> {
  let isDone = false;
  return async ({ ply }) => {
    if (ply >= from && !isDone) {
      isDone = true;
      await act();
    }
    return false;
  };
}

test("two browsers play a whole game with a cut line, a killed server and an undo by consent; a third watches, and nobody learns a secret", async () => {
  const server = await startServer();
  const [ana, bence, watcher] = [await newcomer(server), await newcomer(server), await newcomer(server)];
  const cut = await cuttable(bence);
  const frames = [ana, bence, watcher].map(heardBy);
  // with three, points are secret; a bot has the third seat
  const { link, watchLink } = await inviteTo(ana, "Ana", { players: 3 });
  await accept(bence, link, "Bence");
  await start(ana, [[bence, "Bence"]]);
  await watcher.goto(watchLink);
  await watcher.locator(TABLE).waitFor();

  /** After how many moves Ana asked to take back what she could not take back alone. */
  let askedAt = 0;
  const asksBack = async ({ ply }: Standing) => {
    if (ply < 12 || (await ana.locator("[data-undo]").isEnabled())) return false;
    askedAt = ply;
    await fromMenu(ana, "[data-undo-ask]");
    return true;
  };
  const dies = once(45, async () => {
    await server.kill();
    await ana.locator('[data-connection="connecting"], [data-connection="cut"]').waitFor({ state: "attached" });
    await server.startAgain();
  });
  const anaPlays = async () => {
    await playOnBoard(ana, 4, asksBack);
    await bence.locator("[data-undo-agree]").click();
    await expect.poll(async () => (await standing(ana)).ply, { timeout: 30_000 }).toBeLessThan(askedAt);
    await playOnBoard(ana, 6, dies);
  };
  await Promise.all([
    anaPlays(),
    playOnBoard(
      bence,
      5,
      once(30, async () => cut()),
    ),
  ]);
  await toldTheEnd(frames);

  const game = (await rulesOf("puerto-rico")) as Game;
  const record = readRecord(await recordOf(ana));
  expect(record.lines.filter(({ kind }) => kind === "undo")).toHaveLength(1);
  for (const [place, seat] of [0, 1, SPECTATOR].entries())
    expect(expectNoSecrets(frames[place], seat, game, record)).toBeGreaterThan(10);
});

test("cards that are laid in secret reach nobody but whoever laid them", async () => {
  const server = await startServer();
  const [ana, bence, watcher] = [await newcomer(server), await newcomer(server), await newcomer(server)];
  const frames = [ana, bence, watcher].map(heardBy);
  const { link, watchLink } = await inviteTo(ana, "Ana", { game: "portolano" });
  await accept(bence, link, "Bence");
  await start(ana, [[bence, "Bence"]]);
  await watcher.goto(watchLink);
  await watcher.locator(TABLE).waitFor();
  const playing = [playOnBoard(ana, 4, after(60)), playOnBoard(bence, 5, after(60))];
  await Promise.race(playing);
  await fromMenu(ana, "[data-give-up]", '[data-end="agreed"]');
  await bence.locator("[data-end-agree]").click();
  await Promise.all(playing);
  await toldTheEnd(frames);

  const game = (await rulesOf("portolano")) as Game;
  const record = readRecord(await recordOf(ana));
  for (const [place, seat] of [0, 1, SPECTATOR].entries())
    expect(expectNoSecrets(frames[place], seat, game, record)).toBeGreaterThan(30);
});
