import type { Game, Move, SeatId } from "@caravel/kernel";
import type { CompanyHost } from "../company.ts";
import type { Host, Place, Sight, TableId } from "../host.ts";
import { problemOf, Trouble } from "../problem.ts";
import { type Message, numberOf, type Request, readRequest, type Talk, type Topic } from "./protocol.ts";
import { sendAdvice, sendSight } from "./wire.ts";

/** Over one line nobody sits at more places at once. */
const MOST_PLACES = 256;
/** Over one line nobody keeps company at more tables at once. */
const MOST_COMPANIES = 16;

type Servants = { readonly [T in Topic]: (ask: Talk[T]["ask"]) => Promise<Talk[T]["answer"]> };

/** A place that the other end has taken, and the game that is played there. */
interface TakenPlace {
  readonly place: Place;
  readonly game: Game;
}

/** A host that can be served over a line: a keeper, or what somebody may do with one. */
export interface ServedHost extends Host {
  /** The name of the build that runs here. */
  readonly build: string;
  /** Resolves when what is kept can be read. */
  ready(): Promise<void>;
  /** The rules by which a table is played. */
  rulesAt(table: TableId): Promise<Game>;
  /** Where people keep company at its tables, if they can. */
  readonly company?: CompanyHost;
  /** Sits down; with `since`, whoever was here before hears at once what has happened since a sequence. */
  sit(table: TableId, seat: SeatId, hear: (sight: Sight) => void, since?: number | null): Promise<Place>;
}

/** One end of a line being served. */
export interface Served {
  /** Takes what came over the line, and answers it. */
  take(data: unknown): Promise<void>;
  /** The line has ended: whoever sat down over it lets go. */
  end(): void;
}

/** Whoever sat down there is not told anything any more. */
function letGo(taken: Promise<TakenPlace> | undefined): void {
  taken?.then(({ place }) => place.leave()).catch(() => undefined);
}

function readMove({ id, vocabulary }: Game, text: string): Move {
  const move = vocabulary.read(text);
  if (move === null) throw new Trouble({ code: "notAMove", game: id, move: text });
  return move;
}

/** Serves one line from a host; `say` sends the other way. */
export function serve(keeper: ServedHost, say: (message: Message) => void): Served {
  /** The places that the other end has taken or is about to take. */
  const places = new Map<number, Promise<TakenPlace>>();
  let stopWatching: (() => void) | null = null;
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
  const companies = new Map<TableId, Promise<() => void>>();
  const company = (): CompanyHost => {
    if (keeper.company === undefined) throw new Trouble({ code: "notAllowed" });
    return keeper.company;
  };
  const leaveCompany = (table: TableId) => {
    const joined = companies.get(table);
    companies.delete(table);
    joined?.then((leave) => leave()).catch(() => undefined);
  };
  const servants: Servants = {
    hello: async () => {
      await keeper.ready();
      return { build: keeper.build };
    },
    tables: () => keeper.tables(),
    watchTables: async () => {
      stopWatching ??= keeper.watchTables((tables) => say({ kind: "tables", tables }));
      return null;
    },
    open: ({ setup }) => keeper.open(setup),
    sit: async (ask) => {
      if (places.size >= MOST_PLACES && !places.has(ask.place)) throw new Trouble({ code: "notAllowed" });
      letGo(places.get(ask.place));
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
    askUndo: async ({ place, sequence }) => (await at(place)).place.askUndo(sequence),
    answerUndo: async ({ place, sequence, agrees }) => (await at(place)).place.answerUndo(sequence, agrees),
    askEnd: async ({ place, how }) => (await at(place)).place.askEnd(how),
    answerEnd: async ({ place, at: asked, agrees }) => (await at(place)).place.answerEnd(asked, agrees),
    askStandIn: async ({ place, absent }) => (await at(place)).place.askStandIn(absent),
    answerStandIn: async ({ place, at: asked, agrees }) => (await at(place)).place.answerStandIn(asked, agrees),
    concede: async ({ place }) => (await at(place)).place.concede(),
    advise: async ({ place: number, sequence }) => {
      const { place, game } = await at(number);
      const advice = await place.advise(sequence);
      return advice === null ? null : sendAdvice(advice, game.vocabulary);
    },
    orderClock: async ({ place, sequence, order }) => (await at(place)).place.orderClock(sequence, order),
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
    joinCompany: async ({ table, since }) => {
      leaveCompany(table);
      if (companies.size >= MOST_COMPANIES) throw new Trouble({ code: "notAllowed" });
      const joined = company().joinCompany(table, since, (news) => say({ kind: "company", table, company: news }));
      companies.set(
        table,
        joined.then(({ leave }) => leave),
      );
      companies.get(table)?.catch(() => companies.delete(table));
      return (await joined).company;
    },
    leaveCompany: async ({ table }) => {
      leaveCompany(table);
      return null;
    },
    say: ({ table, seat, text }) => company().say(table, seat, text),
    mute: async ({ table, seat, isMuted }) => {
      await company().mute(table, seat, isMuted);
      return null;
    },
  };
  return {
    async take(data) {
      const request = readRequest(data);
      const number = numberOf(data);
      try {
        if (request === null) throw new Trouble({ code: "notUnderstood" });
        say({ kind: "answer", number, answer: await answer(servants, request) });
      } catch (error) {
        say({ kind: "failure", number, problem: problemOf(error) });
      }
    },
    end() {
      stopWatching?.();
      for (const taken of places.values()) letGo(taken);
      places.clear();
      for (const table of [...companies.keys()]) leaveCompany(table);
    },
  };
}

function answer<T extends Topic>(servants: Servants, { topic, ask }: Request<T>): Promise<unknown> {
  return servants[topic](ask);
}
