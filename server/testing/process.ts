// A server as a process of its own, to be killed: node process.mjs DATABASE PORT [stuck], where no bot ever comes to an end.

import type { AddressInfo } from "node:net";
import type { BotPool } from "@caravel/bots/question";
import { startServer } from "../index.ts";

const never = new Promise<never>(() => undefined);
const stuck: BotPool = {
  think: () => ({ move: never, answer: never, hurry: () => undefined }),
  close: () => undefined,
};

/** It says often that it lives: whoever is asked while it does is on the clock. */
const rhythm = { every: 100, missedAfter: Number.POSITIVE_INFINITY };

const [, , database = "", port = "0", bots] = process.argv;
const { http } = await startServer({
  database,
  build: "process",
  staff: { rhythm },
  ...(bots === "stuck" ? { pool: stuck } : {}),
});
http.listen({ host: "127.0.0.1", port: Number(port) }, () => {
  process.stdout.write(`listening ${(http.address() as AddressInfo).port}\n`);
});
