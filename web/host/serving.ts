import type { Place } from "./host.ts";
import type { Keeper } from "./keeper.ts";
import { type Message, numberOf, type Request, readRequest, type Talk, type Topic } from "./protocol.ts";

type Servants = { readonly [T in Topic]: (ask: Talk[T]["ask"]) => Promise<Talk[T]["answer"]> };

/** Serves a page from a keeper: gives back the function that takes what the page sends; `say` sends to the page. */
export function serve(keeper: Keeper, say: (message: Message) => void): (data: unknown) => Promise<void> {
  /** The places a page has taken or is about to take. */
  const places = new Map<number, Promise<Place>>();
  let isWatched = false;
  const at = async (place: number): Promise<Place> => {
    const found = places.get(place);
    if (found === undefined) throw new Error("Nobody sits there any more.");
    return found;
  };
  const servants: Servants = {
    hello: async () => {
      await keeper.ready();
      return null;
    },
    tables: () => keeper.tables(),
    watchTables: async () => {
      if (!isWatched) keeper.watchTables((tables) => say({ kind: "tables", tables }));
      isWatched = true;
      return null;
    },
    open: ({ setup }) => keeper.open(setup),
    sit: async ({ table, seat, place, since }) => {
      const taken = keeper.sit(table, seat, (sight) => say({ kind: "sight", place, sight }), since);
      places.set(place, taken);
      return (await taken).story;
    },
    play: async ({ place, ply, move, byItself }) => (await at(place)).play(ply, move, byItself),
    why: async ({ place, move }) => (await at(place)).why(move),
    undo: async ({ place, to }) => (await at(place)).undo(to),
    look: async ({ place, ply }) => (await at(place)).look(ply),
    leave: async ({ place }) => {
      const taken = places.get(place);
      places.delete(place);
      (await taken)?.leave();
      return null;
    },
    record: ({ table }) => keeper.record(table),
    takeIn: ({ record }) => keeper.takeIn(record),
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
      if (request === null) throw new Error("The request cannot be understood.");
      say({ kind: "answer", number, answer: await answer(servants, request) });
    } catch (error) {
      say({ kind: "failure", number, problem: error instanceof Error ? error.message : String(error) });
    }
  };
}

function answer<T extends Topic>(servants: Servants, { topic, ask }: Request<T>): Promise<unknown> {
  return servants[topic](ask);
}
