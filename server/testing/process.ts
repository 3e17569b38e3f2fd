// A server as a process of its own, to be killed: node process.mjs DATABASE PORT

import type { AddressInfo } from "node:net";
import { startServer } from "../index.ts";

const [, , database = "", port = "0"] = process.argv;
const { http } = await startServer({ database, build: "process" });
http.listen({ host: "127.0.0.1", port: Number(port) }, () => {
  process.stdout.write(`listening ${(http.address() as AddressInfo).port}\n`);
});
