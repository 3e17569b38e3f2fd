import { type Gallery, sharedPictures } from "@caravel/web/art";
import { captainPictures } from "./captains.ts";
import { goodsPictures } from "./goods.ts";
import { piecePictures } from "./pieces.ts";
import { seaPictures } from "./sea.ts";
import { shipPictures } from "./ships.ts";

/** Everything of Portolano that is drawn once and shown often; how it is inked is in `pictures.css`. */
export const gallery: Gallery = {
  ...sharedPictures,
  ...goodsPictures,
  ...seaPictures,
  ...shipPictures,
  ...piecePictures,
  ...captainPictures,
};
