import { type Gallery, sharedPictures } from "@caravel/web/art";
import { BUILDING_PICTURES } from "./buildings.ts";
import { GOODS_PICTURES } from "./goods.ts";
import { LAND_PICTURES } from "./land.ts";
import { PAWN_PICTURES } from "./pawns.ts";
import { PEOPLE_PICTURES } from "./people.ts";
import { SIGN_PICTURES } from "./signs.ts";

/** Every picture of this board, drawn once in a page. */
export const GALLERY: Gallery = {
  ...sharedPictures,
  ...GOODS_PICTURES,
  ...LAND_PICTURES,
  ...BUILDING_PICTURES,
  ...PAWN_PICTURES,
  ...SIGN_PICTURES,
  ...PEOPLE_PICTURES,
};
