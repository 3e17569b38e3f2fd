import { HIDDEN, NO_ANSWER, type SeatId } from "@caravel/kernel";
import { PLAIN_GOODS } from "../content/pieces.ts";
import { FACE_NAMES, FIRST_PORT_FACE } from "../content/tiles.ts";
import { frameAt } from "../rules/moments.ts";
import { LAY } from "../rules/moves.ts";
import { firstSlot } from "../rules/ports.ts";
import { COVERED, contentOf, EMPTY, isPort, NO_CARDS, NO_MARKER } from "../rules/state.ts";
import type { PortolanoView } from "../rules/view.ts";
import type { FaceFacts } from "./words/words.ts";

/** What stands on the chart beside a port: harbours of the portolan charts, one for each port tile. */
const PORT_NAMES = ["Lisboa", "Safi", "Funchal", "Ceuta", "Porto", "Tânger", "Arguim", "Lagos"];

/** The name of a port tile; both its faces show the same town. */
export function portName(face: number): string {
  return PORT_NAMES[(face - FIRST_PORT_FACE) >> 1];
}

/** The name of a port with the letters of its tile, as the log and the text mode have them: "Safi (P2b)". */
export function portTitle(face: number): string {
  return `${portName(face)} (${FACE_NAMES[face]})`;
}

/** What a face of a sea tile shows. */
export function faceFacts(view: PortolanoView, face: number): FaceFacts {
  const { action, goodsShown, showsCannon } = contentOf(view);
  const goods = [...PLAIN_GOODS.keys()].filter((good) => (goodsShown[face] >> good) & 1);
  return { action: action[face], goods, hasCannon: showsCannon[face] };
}

/** The faces that lie on the chart or can come next: both sides of its sea tiles, and the top of the port pile. */
export function facesKnown({ grid, pile }: Pick<PortolanoView, "grid" | "pile">): number[] {
  const top = pile.at(-1) ?? HIDDEN;
  return [
    ...grid.filter((face) => !isPort(face)).flatMap((face) => [face, face ^ 1]),
    ...(top === HIDDEN ? [] : [top]),
  ];
}

/** A slot of a port: what it wants, and what lies there. Cocoa may lie on two, the second of which is covered. */
export interface Slot {
  readonly wanted: number;
  readonly lying: number | null;
  readonly isCovered: boolean;
}

/** The slots of the port on a place; none on the sea. */
export function slotsOf(view: PortolanoView, place: number): Slot[] {
  const face = view.grid[place];
  if (!isPort(face)) return [];
  const first = firstSlot(view, place);
  return contentOf(view).slots[face].map((wanted, slot) => {
    const lying = view.slots[first + slot];
    const isCovered = lying === COVERED;
    return { wanted, lying: lying === EMPTY || isCovered ? null : lying, isCovered };
  });
}

/** What a port still wants. */
export function wantedAt(view: PortolanoView, place: number): number[] {
  return slotsOf(view, place).flatMap(({ wanted, lying, isCovered }) => (lying === null && !isCovered ? [wanted] : []));
}

/** The cards a seat has laid, as far as the viewer knows them: the choice, or null, and how many there are. */
export function laidBy(view: PortolanoView, seat: SeatId): { choice: number | null; cards: number } {
  const cards = view.cardsLaid[seat];
  const { laid } = view.seats[seat];
  if (laid >= 0) return { choice: laid, cards };
  const answer = frameAt(view, "cards")?.answers[seat] ?? NO_ANSWER;
  return { choice: answer !== NO_ANSWER && LAY.has(answer) ? LAY.first(answer) : null, cards };
}

/** The cards turned up of the seat in turn, or null. */
export function revealedOf(view: PortolanoView): number | null {
  return view.revealed === NO_CARDS ? null : view.revealed;
}

/** Who has a marker on a mission of the table, in the order of places. */
export function markersOn(view: PortolanoView, number: number): { seat: SeatId; place: number }[] {
  return view.seats
    .map(({ markers }, seat) => ({ seat, place: markers[number] }))
    .filter(({ place }) => place !== NO_MARKER)
    .sort((one, other) => one.place - other.place);
}
