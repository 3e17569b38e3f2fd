export { type Gallery, sharedPictures } from "./gallery.ts";
export { bust, medallion, type Person } from "./people.ts";
export { arch, type Plate, Press, rectangle, scaled } from "./press.ts";
export { cutCorners, type Outline, round } from "./shapes.ts";
