import { Keeper, serve, usualSurroundings } from "@caravel/tables";
import { browserPool } from "../bots/pool.ts";
import { BUILD } from "./build.ts";
import { indexedStore } from "./indexed-store.ts";

/** What a worker has to talk with its page. */
declare const self: {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(message: unknown): void;
};

const keeper = new Keeper(indexedStore(), true, usualSurroundings(BUILD, browserPool()));
const served = serve(keeper, (message) => self.postMessage(message));
self.onmessage = ({ data }) => void served.take(data);
