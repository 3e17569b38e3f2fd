import { cutCorners, type Gallery, type Outline, Press } from "@caravel/web/art";

/** The plate of a building: on it sky, hills and turf; the facade stands on the ground line. */
export interface TilePlate extends Outline {
  readonly picture: string;
  readonly ground: number;
}

function plate(name: string, width: number, height: number, cut: number, foot: number): TilePlate {
  return { ...cutCorners(width, height, cut), picture: `pr-plate-${name}`, ground: height - foot };
}

/** The plates of buildings by where they stand. */
export const PLATES = {
  bank: plate("bank", 130, 64, 4, 17),
  bankLarge: plate("bank-large", 130, 78, 4, 17),
  candidate: plate("candidate", 118, 64, 4, 17),
  pocket: plate("pocket", 92, 84, 4, 27),
  pocketLarge: plate("pocket-large", 92, 102, 4, 27),
  pocketCandidate: plate("pocket-candidate", 73, 70, 4, 26),
  lot: plate("lot", 115, 72, 3, 19),
  lotLarge: plate("lot-large", 115, 154, 3, 54),
  lotLow: plate("lot-low", 115, 60, 3, 19),
  lotLowLarge: plate("lot-low-large", 115, 126, 3, 44),
  strip: plate("strip", 115, 52, 3, 7),
  stripLarge: plate("strip-large", 115, 110, 3, 34),
} as const;

/** Hills behind a building, as wide as its plate. */
function hills(width: number, y: number): string {
  const [near, far] = [Math.round(width * 0.26), Math.round(width * 0.2)];
  return `M1 ${y - 5}q${near / 2}-14 ${near}-8t${near}-6t${near} 4t${far} 2H${width - 1}V${y + 4}H1Z`;
}

function drawn({ width, height, path, ground }: TilePlate): string {
  const turf = `M1 ${ground - 2}q${width / 2 - 5}-5 ${width - 2} 0V${height - 5}q-3 1-3 4H4q0-3-3-4Z`;
  return `<path class="pr-plate" d="${path}"/><path class="pr-hills" d="${hills(width, ground)}"/><path class="pr-turf" d="${turf}"/>`;
}

/** The stone of a quarry, about its centre: how many of them help in a column. */
const stone = () =>
  '<path class="pl-stone" d="M-6-3L0-6L6-3V4L0 7L-6 4Z"/><path class="pl-ink" d="M-6-3L0 0L6-3M0 0V7"/>';

/** A small boat in the bay, about 62 wide. */
const boat = () =>
  `${new Press()
    .add("hull", "M0 12q26 8 62-2q-4 18-14 22H14Q4 28 0 12Z")
    .add("thick", "M30 12V-14")
    .add("white", "M31-12q20 6 18 24q-8-4-18-3Z")
    .print()}<path class="pr-foam" d="M-8 34q5-4 10 0t10 0M50 34q5-4 10 0t10 0"/>`;

/** The governor's hat, in a box of 24. */
const governor = () =>
  new Press()
    .add("cloth", "M3 15Q5 5 12 5T21 15Z")
    .add("gold", "M1 15q11-5 22 0v3q-11-4-22 0Z")
    .add("white", "M12 5q5-6 9-2q-5 0-6 4Z")
    .print();

/** What lies under buildings, and small things around them. */
export const platePictures: Gallery = {
  ...Object.fromEntries(Object.values(PLATES).map((plate) => [plate.picture, () => drawn(plate)])),
  "pr-stone": stone,
  "pr-boat": boat,
  "pr-governor": governor,
};
