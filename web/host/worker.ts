import { Keeper } from "./keeper.ts";
import { serve } from "./serving.ts";
import { indexedStore } from "./stores.ts";

/** What a worker has to talk with its page. */
declare const self: {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(message: unknown): void;
};

const heard = serve(new Keeper(indexedStore(), true), (message) => self.postMessage(message));
self.onmessage = ({ data }) => void heard(data);
