import { Worker } from "node:worker_threads";
import type { BotPool } from "../question.ts";
import { workerPool } from "./workers.ts";

/** A pool of threads of Node; the file is a script that calls `serveThread`. */
export function threadPool(file: URL, size: number): BotPool {
  return workerPool((hear, died) => {
    const thread = new Worker(file);
    thread.on("message", hear);
    thread.on("error", (error) => died(String(error)));
    thread.on("exit", (code) => died(`exit code ${code}`));
    return { send: (message) => thread.postMessage(message), end: () => void thread.terminate() };
  }, size);
}
