import type { BoardPlace } from "@caravel/web/kit";
import { boardWords } from "./words/words.ts";
import { ZONES, type Zone } from "./zones.ts";

/** By zone: its picture in a box of 24. */
const PICTURES: Readonly<Record<Zone, string>> = {
  island:
    '<path class="ma-islet" d="M2 14q-1-7 6-8t8-2q7 2 6 9q0 7-8 7t-9-1q-3-1-3-5Z"/><path class="ma-tree" d="M9 15q-4 0-3-3q1-4 4-3q3 1 2 4q-1 2-3 2Z"/><path class="pl-roof" d="M12 11l3-3 4 3Z"/><path class="pl-wall" d="M13 11h5v4h-5Z"/>',
  cities:
    '<path class="pl-wall" d="M3 12h8v8H3ZM13 8h7v12h-7Z"/><path class="pl-roof" d="M2 12l5-5 5 5ZM12 8l4.500-5 4.500 5Z"/><path class="pl-dark" d="M6 15h2v5H6ZM16 13h2v3h-2Z"/>',
  sea: '<path class="pl-thick" d="M12 16V2"/><path class="pl-white" d="M6 3h12q3 5 0 10H6q3-5 0-10Z"/><path class="pl-hull" d="M1 15l4 1h11l7-3q0 8-4 9H6q-4-2-5-7Z"/>',
  guilds:
    '<path class="ma-card ma-guild-0" d="M2 3h9v9H2Z"/><path class="ma-card ma-guild-fourth" d="M13 3h9v9h-9Z"/><path class="ma-card ma-guild-2" d="M2 14h9v8H2Z"/><path class="ma-card ma-guild-3" d="M13 14h9v8h-9Z"/>',
  house:
    '<path class="pl-white" transform="rotate(-12 8 14)" d="M3 5h9v14H3Z"/><path class="pl-white" transform="rotate(8 15 14)" d="M11 4h9v14h-9Z"/>',
};

/** The parts of the board that a phone shows one at a time. */
export const places: readonly BoardPlace[] = ZONES.map((id) => ({
  id,
  picture: PICTURES[id],
  name: (language) => boardWords(language).headings[id],
}));
