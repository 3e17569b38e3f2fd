export * from "./board.ts";
export { default as Icon } from "./Icon.svelte";
export { default as Piece } from "./Piece.svelte";
export { roving } from "./roving.ts";
export { default as SeatMark } from "./SeatMark.svelte";
export { default as SeatName } from "./SeatName.svelte";
export { tipped } from "./tips.svelte.ts";
