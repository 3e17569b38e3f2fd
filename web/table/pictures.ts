import { Press } from "../kit/art/press.ts";
import { SEAT_MARKS } from "../kit/seat-marks.ts";

// The pictures of the frame's own tabs, each the inside of an svg with the viewBox 0 0 24 24.

/** The house's boat. */
export const TABLE_PICTURE: string = new Press()
  .add("hull", "M0-6q10 3 22-1q-1 7-5 8H6Q1-1 0-6Z")
  .add("ink", "M11-6v-14")
  .add("white", "M12-19q8 3 7 12q-4-2-7-1ZM10-17q-6 3-6 10q3-2 6-1Z")
  .print("translate(1 21)");

const mark = (seat: number, x: number, y: number) =>
  `<path d="${SEAT_MARKS[seat]}" fill="var(--seat-${seat})" transform="translate(${x} ${y}) scale(.68)"/>`;

/** Three marks of seats. */
export const PLAYERS_PICTURE: string = mark(0, 1, 2) + mark(1, 12, 3) + mark(2, 7, 12);

/** A written sheet. */
export const LOG_PICTURE: string = new Press()
  .add("white", "M5 2h12q2 0 2 2v16q0 2-2 2H7q-2 0-2-2Z")
  .add("ink", "M8 7h8M8 11h8M8 15h5")
  .print();

/** An unrolled chart. */
export const POSITION_PICTURE: string = new Press()
  .add("white", "M2 4l6-2 8 3 6-2v17l-6 2-8-3-6 2Z")
  .add("ink", "M8 2v17M16 5v17M4 14q5-6 10-2t7-4")
  .print();
