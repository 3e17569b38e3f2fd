import { parentPort } from "node:worker_threads";
import type { Library } from "../library.ts";
import { poolHere } from "./here.ts";
import { servePool } from "./serving.ts";

/** Lets a thread of Node answer the questions of the pool that started it. */
export function serveThread(library: Library): void {
  if (parentPort === null) throw new Error("only a thread can serve a pool");
  const port = parentPort;
  port.on(
    "message",
    servePool(poolHere(library), (message) => port.postMessage(message)),
  );
}
