import type { Game, Move } from "@caravel/kernel";
import type { Place } from "../host.ts";
import type { Keeper } from "../keeper.ts";
import { problemOf, Trouble } from "../problem.ts";
import { type Message, numberOf, type Request, readRequest, type Talk, type Topic } from "./protocol.ts";
import { sendSight } from "./wire.ts";

type Servants = { readonly [T in Topic]: (ask: Talk[T]["ask"]) => Promise<Talk[T]["answer"]> };

/** A place that the other end has taken, and the game that is played there. */
interface TakenPlace {
  readonly place: Place;
  readonly game: Game;
}

function readMove({ id, vocabulary }: Game, text: string): Move {
  const move = vocabulary.read(text);
  if (move === null) throw new Trouble({ code: "notAMove", game: id, move: text });
  return move;
}

/** Serves one line from a keeper: gives back the function that takes what comes over it; `say` sends the other way. */
export function serve(keeper: Keeper, say: (message: Message) => void): (data: unknown) => Promise<void> {
  /** The places that the other end has taken or is about to take. */
  const places = new Map<number, Promise<TakenPlace>>();
  let isWatched = false;
  const at = async (place: number): Promise<TakenPlace> => {
    const found = places.get(place);
    if (found === undefined) throw new Trouble({ code: "placeLeft" });
    return found;
  };
  const sit = async ({ table, seat, place: number, since }: Talk["sit"]["ask"]): Promise<TakenPlace> => {
    const game = await keeper.rulesAt(table);
    const { vocabulary } = game;
    const hear = (sight: Parameters<typeof sendSight>[0]) =>
      say({ kind: "sight", place: number, sight: sendSight(sight, vocabulary) });
    return { place: await keeper.sit(table, seat, hear, since), game };
  };
  const servants: Servants = {
    hello: async () => {
      await keeper.ready();
      return { build: keeper.build };
    },
    tables: () => keeper.tables(),
    watchTables: async () => {
      if (!isWatched) keeper.watchTables((tables) => say({ kind: "tables", tables }));
      isWatched = true;
      return null;
    },
    open: ({ setup }) => keeper.open(setup),
    sit: async (ask) => {
      const taken = sit(ask);
      places.set(ask.place, taken);
      const { place, game } = await taken;
      return { ...place.story, sight: sendSight(place.story.sight, game.vocabulary) };
    },
    play: async ({ place: number, sequence, move, byItself }) => {
      const { place, game } = await at(number);
      return place.play(sequence, readMove(game, move), byItself);
    },
    why: async ({ place: number, move }) => {
      const { place, game } = await at(number);
      return place.why(readMove(game, move));
    },
    undo: async ({ place, sequence, to }) => (await at(place)).place.undo(sequence, to),
    look: async ({ place: number, ply }) => {
      const { place, game } = await at(number);
      return sendSight(await place.look(ply), game.vocabulary);
    },
    hurry: async ({ place }) => {
      await (await at(place)).place.hurry();
      return null;
    },
    leave: async ({ place }) => {
      const taken = places.get(place);
      places.delete(place);
      (await taken)?.place.leave();
      return null;
    },
    record: ({ table }) => keeper.record(table),
    takeIn: ({ record, again }) => keeper.takeIn(record, again),
    giveSeat: async ({ table, seat, sitter }) => {
      await keeper.giveSeat(table, seat, sitter);
      return null;
    },
    remove: async ({ table }) => {
      await keeper.remove(table);
      return null;
    },
    verify: ({ table }) => keeper.verify(table),
  };
  return async (data) => {
    const request = readRequest(data);
    const number = numberOf(data);
    try {
      if (request === null) throw new Trouble({ code: "notUnderstood" });
      say({ kind: "answer", number, answer: await answer(servants, request) });
    } catch (error) {
      say({ kind: "failure", number, problem: problemOf(error) });
    }
  };
}

function answer<T extends Topic>(servants: Servants, { topic, ask }: Request<T>): Promise<unknown> {
  return servants[topic](ask);
}
