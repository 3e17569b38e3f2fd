import type { Place } from "./host.ts";
import type { Keeper } from "./keeper.ts";
import { type Message, numberOf, type Request, readRequest, type Talk, type Topic } from "./protocol.ts";

type Servants = { readonly [T in Topic]: (ask: Talk[T]["ask"]) => Promise<Talk[T]["answer"]> };

/** Serves a page from a keeper: gives back the function that takes what the page sends; `say` sends to the page. */
export function serve(keeper: Keeper, say: (message: Message) => void): (data: unknown) => Promise<void> {
  const places = new Map<number, Place>();
  let isWatched = false;
  const at = (place: number): Place => {
    const found = places.get(place);
    if (found === undefined) throw new Error("Nobody sits there any more.");
    return found;
  };
  const servants: Servants = {
    hello: async () => {
      await keeper.tables();
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
      const taken = await keeper.sit(table, seat, (sight) => say({ kind: "sight", place, sight }), since);
      places.set(place, taken);
      return taken.story;
    },
    play: async ({ place, ply, move, byItself }) => at(place).play(ply, move, byItself),
    why: async ({ place, move }) => at(place).why(move),
    undo: async ({ place, to }) => at(place).undo(to),
    look: async ({ place, ply }) => at(place).look(ply),
    leave: async ({ place }) => {
      places.get(place)?.leave();
      places.delete(place);
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
