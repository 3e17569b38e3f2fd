import type { Connect } from "@caravel/tables/line";

/** The part of the browser's Worker that is used here. */
declare class Worker {
  constructor(url: URL, options: { type: "module" });
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: ((event: { readonly message?: string; preventDefault(): void }) => void) | null;
  onmessageerror: (() => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

/** Starts a worker that keeps and plays tables. */
export const startWorker: Connect = (hear, broke) => {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => hear(data);
  worker.onmessageerror = () => broke("a message could not be read");
  worker.onerror = (event) => {
    event.preventDefault();
    broke(event.message ?? "it could not be started");
  };
  return { send: (request) => worker.postMessage(request), end: () => worker.terminate() };
};
