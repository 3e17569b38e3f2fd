/** The opening of a door: an arch of 272 by 340 in which the scene stands. */
export const OPENING = "M0 340V110Q0 0 136 0T272 110V340Z";

/** Its stone frame, and a line cut into it. */
export const FRAME = "M-14 352V108Q-14-14 136-14T286 108V352Z";
export const GROOVE = "M-8 352V109Q-8-8 136-8T280 109V352Z";

/** The stone that closes the arch. */
export const KEYSTONE = "M122-4V-24H150V-4Z";

/** The ribbon with the name folds back at both ends. */
export const FOLDS = "M-18 346h-8l4 15-4 15h14ZM290 346h8l-4 15 4 15h-14Z";
export const RIBBON = "M-18 340H290V376H-18Z";

/** Two leaves of planks for a door that does not open yet, with their boards, bands and rings; above them the scene is seen. */
export const LEAVES = "M0 340V112H272V340Z";
export const PLANKS = [34, 68, 102, 170, 204, 238].map((x) => `M${x} 112V340`).join("");
export const GAP = "M136 112V340M0 112H272";
export const BANDS = "M0 150H118M154 150H272M0 286H118M154 286H272";
export const RINGS = "M116 208a7 7 0 1 0 .1 0ZM156 208a7 7 0 1 0 .1 0Z";
