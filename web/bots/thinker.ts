// What runs in a worker in which bots think.

import { shelfLibrary } from "@caravel/bots/library";
import { type FromWorker, poolHere, servePool, type ToWorker } from "@caravel/bots/pool";

/** What a worker has to talk with whoever started it. */
declare const self: {
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
  postMessage(message: FromWorker): void;
};

const heard = servePool(poolHere(shelfLibrary), (message) => self.postMessage(message));
self.onmessage = ({ data }) => heard(data);
