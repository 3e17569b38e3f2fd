// A server as a process of its own, to be killed: node process.mjs DATABASE PORT [stuck], where no bot ever comes to an end.

import type { AddressInfo } from "node:net";
import type { BotPool } from "@caravel/bots/question";
import { startServer } from "../index.ts";

const never = new Promise<never>(() => undefined);
const stuck: BotPool = {
  think: () => ({ move: never, answer: never, hurry: () => undefined }),
  close: () => undefined,
};

const [, , database = "", port = "0", bots] = process.argv;
const { http } = await startServer({ database, build: "process", ...(bots === "stuck" ? { pool: stuck } : {}) });
http.listen({ host: "127.0.0.1", port: Number(port) }, () => {
  process.stdout.write(`listening ${(http.address() as AddressInfo).port}\n`);
});
