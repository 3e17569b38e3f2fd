export * from "./content/buildings.ts";
export * from "./content/content.ts";
export * from "./content/pack.ts";
export * from "./content/pieces.ts";
export * from "./rules/events.ts";
export { puertoRico } from "./rules/game.ts";
export { type ScoreSheet, scoreSheet } from "./rules/scoring.ts";
export type { Phase, PuertoRico, Seat } from "./rules/state.ts";
export type { PuertoRicoView, SeatView } from "./rules/view.ts";
