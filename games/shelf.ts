// The shelf: one line for each game. Everything else about a game is in its folder.
export { manifest as brazilImperial } from "./brazil-imperial/manifest.ts";
export { manifest as madeira } from "./madeira/manifest.ts";
export { manifest as portolano } from "./portolano/manifest.ts";
export { manifest as puertoRico } from "./puerto-rico/manifest.ts";
