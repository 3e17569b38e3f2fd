// What `npm start` runs: the caravel command; without one it serves the page.

import { launch } from "./prepare.mjs";

const isCommandNamed = process.argv[2] !== undefined && !/^--(port|host|data)\b/.test(process.argv[2]);
if (!isCommandNamed) process.argv.splice(2, 0, "serve");
await launch();
