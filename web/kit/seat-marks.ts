/** The marks of the seats, each in a box of 16: triangle, square, round, diamond, star. */
export const SEAT_MARKS: readonly string[] = [
  "M8 1 15 15H1Z",
  "M2 2h12v12H2Z",
  "M8 1a7 7 0 1 0 .01 0Z",
  "M8 0 16 8 8 16 0 8Z",
  "M8 0l2.2 5.4 5.8.4-4.5 3.7 1.5 5.7L8 12l-5 3.2 1.5-5.7L0 5.8l5.8-.4Z",
];
