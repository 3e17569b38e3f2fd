import { type Gallery, sharedPictures } from "@caravel/web/art";
import { facades } from "./facades.ts";
import { fieldPictures } from "./fields.ts";
import { goodPictures } from "./goods.ts";
import { peoplePictures } from "./people.ts";
import { platePictures } from "./plates.ts";
import { rolePictures } from "./roles.ts";
import "./pictures.css";

/** The pictures of a table with these buildings; a game uses about half of them. */
export function galleryOf(buildings: readonly number[]): Gallery {
  return {
    ...sharedPictures,
    ...goodPictures,
    ...fieldPictures,
    ...peoplePictures,
    ...rolePictures,
    ...platePictures,
    ...facades(buildings),
  };
}
