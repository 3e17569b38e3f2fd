import { FastChance, SPECTATOR } from "@caravel/kernel";
import type { TableId } from "../host.ts";
import type { Keeper } from "../keeper.ts";
import { memoryStore, type TableStore } from "../store.ts";
import { keeperOn, opened, Player, setup } from "./players.ts";

/** After so many moves it is measured what one more costs. */
const MOMENTS = [50, 500, 1000];
const LONGEST = 1000;
const ROUNDS = 60;
const OPENINGS = 15;

/** The processor time of something, in microseconds. */
async function processorTime(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1];

/** A table at which one seat puts a colonist down and takes it up again: every second position is the same, however long it takes. */
async function restlessTable(keeper: Keeper, moves: number): Promise<Player> {
  const id = await opened(
    keeper,
    setup(5, 5, { options: { expansion1: true, expansion2: true, buildings: "random" } }),
  );
  const seats = await Promise.all([0, 1, 2, 3, 4].map((seat) => Player.sitDown(keeper, id, seat)));
  const watcher = await Player.sitDown(keeper, id, SPECTATOR);
  for (;;) {
    const player = seats[watcher.sight.asked[0]];
    const { choices } = player;
    if (choices.some((text) => text.startsWith("place"))) {
      for (const seat of [...seats, watcher]) if (seat !== player) seat.place.leave();
      while (player.sight.ply < moves) await putDownOrTakeUp(player);
      return player;
    }
    const wanted = ["role mayor", "privilege", "join"].find((text) => choices.includes(text));
    await player.play(wanted ?? choices[0]);
  }
}

async function putDownOrTakeUp(player: Player): Promise<void> {
  const text =
    player.choices.find((choice) => choice.startsWith("lift")) ??
    player.choices.find((choice) => choice.startsWith("place"));
  await player.play(text ?? "");
}

/** Plays a game at random, with all its detours, for so many moves. */
async function wander(keeper: Keeper, moves: number): Promise<TableId> {
  const id = await opened(keeper, setup(5, 5, { options: { expansion1: true, expansion2: true } }));
  const seats = await Promise.all([0, 1, 2, 3, 4].map((seat) => Player.sitDown(keeper, id, seat)));
  const chance = new FastChance("wander");
  while (seats[0].sight.ply < moves && !seats[0].sight.isOver) {
    const player = seats[seats[0].sight.asked[0]];
    const lifts = player.choices.filter((text) => text.startsWith("lift"));
    const list = lifts.length > 0 && chance.roll(3) > 0 ? lifts : player.choices;
    await player.play(list[chance.roll(list.length)]);
  }
  for (const { place } of seats) place.leave();
  return id;
}

async function measureMoves(): Promise<void> {
  const tables = await Promise.all(MOMENTS.map((moves) => restlessTable(keeperOn(), moves)));
  const times: number[][] = MOMENTS.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [place, player] of tables.entries())
      times[place].push(
        await processorTime(async () => {
          for (let move = 0; move < 2; move++) await putDownOrTakeUp(player);
        }),
      );
  for (const [place, moves] of MOMENTS.entries())
    console.log(`one kept move after ${moves}: ${(median(times[place]) / 2).toFixed(0)} µs of processor time`);
}

async function measureOpening(): Promise<void> {
  const store = memoryStore();
  const id = await wander(keeperOn(store), LONGEST);
  const plain: TableStore = { ...store, chapters: async () => [] };
  const times: [string, TableStore, number[]][] = [
    ["with its chapters", store, []],
    ["without chapters", plain, []],
  ];
  const looks: number[] = [];
  for (let round = 0; round < OPENINGS; round++)
    for (const [, kept, found] of times) {
      let player: Player | null = null;
      found.push(
        await processorTime(async () => {
          player = await Player.sitDown(keeperOn(kept), id, 0);
        }),
      );
      const { place } = player as unknown as Player;
      looks.push(await processorTime(() => place.look(137 + 50 * round)));
    }
  const { ply } = (await keeperOn(store).tables())[0];
  for (const [how, , found] of times)
    console.log(
      `opening a table of ${ply} moves ${how}: ${(median(found) / 1000).toFixed(1)} ms, the first time ${(found[0] / 1000).toFixed(1)} ms`,
    );
  console.log(`looking at a position of the past: ${(median(looks) / 1000).toFixed(1)} ms`);
}

await measureMoves();
await measureOpening();
