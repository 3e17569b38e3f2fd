import { shelfLibrary } from "@caravel/bots/library";
import { type FromWorker, poolHere, workerPool } from "@caravel/bots/pool";
import type { BotPool } from "@caravel/bots/question";

/** More bots than this never think at the same time at the tables of one page. */
const MOST_WORKERS = 2;

/** Bots that think in workers of the browser, so that page and tables stay quick; where a worker can have none, they think here. */
export function browserPool(): BotPool {
  if (typeof Worker === "undefined") return poolHere(shelfLibrary);
  return workerPool(
    (hear, died) => {
      const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
      worker.onmessageerror = () => died("a message could not be read");
      worker.onerror = (event) => {
        event.preventDefault();
        died(event.message);
      };
      return { send: (message) => worker.postMessage(message), end: () => worker.terminate() };
    },
    Math.min(MOST_WORKERS, navigator.hardwareConcurrency),
  );
}
