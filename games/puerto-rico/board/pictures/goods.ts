import type { Gallery, Outline } from "@caravel/web/art";
import { GOODS, type GoodName } from "../../content/pieces.ts";

/** How a good is drawn in a box of 24 x 24: silhouette, colour and emblem each say which it is. */
interface Drawing {
  readonly silhouette: string;
  readonly shade: string;
  /** Hoops, ropes and seams. */
  readonly seams: string;
  readonly emblem: string;
  readonly veins?: string;
}

/** A tied sack, an upright cask, a lying cask, a roped bale, a pillow of a sack. */
const DRAWINGS: Readonly<Record<GoodName, Drawing>> = {
  corn: {
    silhouette: "M9 6.5Q7 4 8 2.5Q12 4 16 2.5Q17 4 15 6.5Q22 11 21 19Q20.5 22.5 12 22.5T3 19Q2 11 9 6.5Z",
    shade: "M17 8Q22 12 21 19Q20.5 22.5 14 22.5Q19 17 17 8Z",
    seams: "M8.8 6.8Q12 8 15.2 6.8M7 10Q5 14 6 19",
    emblem:
      "M12 9.5Q15 12 14.5 15.5T12 20Q9.5 18.5 9.5 15.5T12 9.5ZM8 15Q9 20 12 21.3Q15 20 16 15Q18 20.5 12 21.8Q6 20.5 8 15Z",
    veins: "M10 14H14M10 16.5H14M12 11V19.5",
  },
  indigo: {
    silhouette: "M6 2.5H18Q22 12 18 22H6Q2 12 6 2.5Z",
    shade: "M16 2.5H18Q22 12 18 22H15Q18 12 16 2.5Z",
    seams: "M4.8 6.5Q12 8 19.2 6.5M4.8 18Q12 19.5 19.2 18M9 3Q7.5 12 9 21.5",
    emblem:
      "M12 8.3Q14.2 10 12.9 11.7Q15.5 10.6 16 13Q14.3 15 12.6 13.6Q13.3 16 12 17.5Q10.7 16 11.4 13.6Q9.7 15 8 13Q8.5 10.6 11.1 11.7Q9.8 10 12 8.3Z",
  },
  sugar: {
    silhouette: "M5.6 6.3L11 2.7A7.8 7.8 0 0 1 20.6 15.2L15.3 20.3A8.6 8.6 0 1 1 5.6 6.3Z",
    shade: "M14 6A8.3 8.3 0 0 1 16 19.6L20.6 15.2A7.8 7.8 0 0 0 19.5 6.5Z",
    seams: "M10 5.5A8 8 0 1 1 9.9 5.5ZM13 4A8 8 0 0 1 18.5 17",
    emblem:
      "M7 19L7.6 9H9.5L8.9 19ZM10.7 19L11.2 10.5H13L12.6 19ZM9.3 10Q7.5 7 5 8.5Q7.5 8.8 8.6 10.5ZM12.5 11Q13 7.5 16 8.8Q14 9.3 13 11.5Z",
  },
  tobacco: {
    silhouette: "M3.5 4.5Q12 3 20.5 4.5L22 7V19L20.5 21Q12 22.5 3.5 21L2 19V7Z",
    shade: "M18 4.3L20.5 4.5L22 7V19L20.5 21L18 21.3Z",
    seams: "M7 4.2V21.2M17 4.2V21.2",
    emblem: "M12 5.8Q17.5 10.5 15.5 15Q14.3 17.5 12.5 17.8V20H11.5V17.8Q9.7 17.5 8.5 15Q6.5 10.5 12 5.8Z",
    veins: "M12 8V17M12 13L9.5 11M12 13L14.5 11",
  },
  coffee: {
    silhouette:
      "M4 3.5Q6.5 5.5 12 5.5T20 3.5Q22.5 5 21 7.5Q23 13 21.5 19.5Q23 21 21 22.5Q18 21.3 12 21.3T3 22.5Q1 21 2.5 19.5Q1 13 3 7.5Q1.5 5 4 3.5Z",
    shade: "M18 5Q20 12 18 21.6L21 22.5Q23 21 21.5 19.5Q23 13 21 7.5Q22.5 5 20 3.5Z",
    seams: "M3 7.5Q12 9.5 21 7.5M2.8 19.5Q12 17.8 21.3 19.5",
    emblem: "M12 9.3Q16.5 9.3 16.5 13.4T12 17.6Q7.5 17.6 7.5 13.4T12 9.3Z",
    veins: "M8.5 15.5Q11 15 12 13.4T15.6 11.3",
  },
};

/** Below this size a good loses detail, not size. */
const FULL_FROM = 20;

/** The name of a good's picture in a size. */
export const goodPicture = (good: number, size: number) => `pr-${GOODS[good]}${size < FULL_FROM ? "-small" : ""}`;

/** The silhouette along which barrels of a good light up. */
export const goodOutline = (good: number): Outline => ({
  width: 24,
  height: 24,
  path: DRAWINGS[GOODS[good]].silhouette,
});

/** By good: the letter that some people want on it, the first of its English name but for coffee. */
const LETTERS: Readonly<Record<GoodName, string>> = { corn: "C", indigo: "I", sugar: "S", tobacco: "T", coffee: "K" };

const letter = (good: GoodName) => `<text class="good-letter" x="12" y="17">${LETTERS[good]}</text>`;

const LARGER = 'transform="translate(12 13) scale(1.22) translate(-12 -13.2)"';

function drawn(good: GoodName): string {
  const { silhouette, shade, seams, emblem, veins } = DRAWINGS[good];
  const fine = veins === undefined ? "" : `<path class="pr-veins pr-veins-${good}" d="${veins}"/>`;
  return `<path class="pr-good pr-good-${good}" d="${silhouette}"/><path class="pl-hatch" d="${shade}"/><path class="pr-seams" d="${seams}"/><path class="pr-emblem-${good}" d="${emblem}"/>${fine}${letter(good)}`;
}

function drawnSmall(good: GoodName): string {
  const { silhouette, emblem } = DRAWINGS[good];
  return `<path class="pr-good pr-good-${good} pr-good-small" d="${silhouette}"/><path class="pr-emblem-${good}" d="${emblem}" ${LARGER}/>${letter(good)}`;
}

/** The five goods, and each again for small sizes. */
export const goodPictures: Gallery = Object.fromEntries(
  GOODS.flatMap((good, number) => [
    [goodPicture(number, FULL_FROM), () => drawn(good)],
    [goodPicture(number, FULL_FROM - 1), () => drawnSmall(good)],
  ]),
);
