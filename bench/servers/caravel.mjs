// Our server as it is, on a file: node caravel.mjs FILE

import { startServer } from "@caravel/server";
import { reportWhenAsked, tellPort } from "./reporting.mjs";

const [, , database] = process.argv;
const { usualSettings } = await import("../../server/environment.ts");
const { http } = await startServer({
  database,
  build: "bench",
  // everybody comes from one address here
  settings: { ...usualSettings, requestsPerMinute: 1_000_000, socketsPerAddress: 1_000_000, mostConnections: 100_000 },
});
reportWhenAsked();
http.listen({ host: "127.0.0.1", port: 0 }, () => tellPort(http.address().port));
