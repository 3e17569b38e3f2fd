import { type Gallery, sharedPictures } from "@caravel/web/art";
import { facades, type Houses } from "./facades.ts";
import { fieldPictures } from "./fields.ts";
import { goodPictures } from "./goods.ts";
import { peoplePictures } from "./people.ts";
import { platePictures } from "./plates.ts";
import { rolePictures } from "./roles.ts";
import "./pictures.css";

/** The pictures of a table with these buildings; a game uses about half of the houses. */
export function galleryOf(buildings: readonly number[], houses: Houses): Gallery {
  return {
    ...sharedPictures,
    ...goodPictures,
    ...fieldPictures,
    ...peoplePictures,
    ...rolePictures,
    ...platePictures,
    ...facades(buildings, houses),
  };
}
