// The program itself: what `caravel` runs.

import { EXIT } from "./io.ts";
import { run } from "./run.ts";

// Whoever reads our output may stop before its end (`caravel ... | head`): nothing is wrong then.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? EXIT.fine : EXIT.ourFault);
});

const { stdout, stderr, stdin, env } = process;
process.exitCode = await run(process.argv.slice(2), { stdout, stderr, stdin, env });
