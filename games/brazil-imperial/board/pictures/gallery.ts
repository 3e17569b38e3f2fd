import { type Gallery, sharedPictures } from "@caravel/web/art";
import { cardPictures } from "./cards.ts";
import { goodsPictures } from "./goods.ts";
import { landPictures } from "./land.ts";
import { paintingPictures } from "./paintings.ts";
import { peoplePictures } from "./people.ts";
import { tilePictures } from "./tiles.ts";
import { unitPictures } from "./units.ts";

/** Everything of Brazil: Imperial that is drawn once and shown often; how it is inked is in `brazil.css`. */
export const gallery: Gallery = {
  ...sharedPictures,
  ...goodsPictures,
  ...landPictures,
  ...tilePictures,
  ...unitPictures,
  ...cardPictures,
  ...paintingPictures,
  ...peoplePictures,
};

/** Pictures of which a table shows few: paintings and monarchs, with the sort and the number in their name. */
const RARE = /^br-(oil|monarch)-(\d+)$/;

/** What one table needs: of paintings and monarchs only those that lie there or can be chosen. */
export function galleryFor(isShown: (sort: "oil" | "monarch", number: number) => boolean): Gallery {
  return Object.fromEntries(
    Object.entries(gallery).filter(([name]) => {
      const [, sort, number] = RARE.exec(name) ?? [];
      return sort === undefined || isShown(sort === "oil" ? "oil" : "monarch", Number(number));
    }),
  );
}
