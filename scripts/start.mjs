// What `npm start` runs: the caravel command, or the game menu when nothing is asked for.

import { launch } from "./prepare.mjs";

if (process.argv.length === 2) process.argv.push("play");
await launch();
