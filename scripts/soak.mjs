// The long form of the kill tests: `npm run soak` kills the server of each database 200 times, `npm run soak -- 1000` a thousand times.

import { spawnSync } from "node:child_process";
import { ensureDependencies, ROOT, succeeds } from "./prepare.mjs";
import { VITEST } from "./stages.mjs";

const [, , kills = "200"] = process.argv;
const NO_LIMIT = "--testTimeout=0";

if (await succeeds(ensureDependencies)) {
  const env = { ...process.env, CARAVEL_KILLS: kills };
  const command = [VITEST, "run", "server/kill.test.ts", NO_LIMIT];
  process.exitCode = spawnSync(process.execPath, command, { cwd: ROOT, env, stdio: "inherit" }).status ?? 1;
}
