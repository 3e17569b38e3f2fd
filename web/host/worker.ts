import { partsOf } from "@caravel/games";
import { Doorkeeper } from "@caravel/tables/doorkeeper";
import { serve } from "@caravel/tables/serving";
import { BUILD } from "./build.ts";
import { indexedStore } from "./indexed-store.ts";

/** What a worker has to talk with its page. */
declare const self: {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(message: unknown): void;
};

const store = indexedStore();
const doorkeeper = new Doorkeeper({
  store,
  build: BUILD,
  rules: (game) => partsOf(game)?.rules ?? null,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  fetchKeeper: async (list) => (await import("./keeper.ts")).keeperOf(store, list),
});
const served = serve(doorkeeper, (message) => self.postMessage(message));
self.onmessage = ({ data }) => void served.take(data);
