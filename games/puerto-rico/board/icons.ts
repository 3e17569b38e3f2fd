import anchor from "icon:anchor";
import anvil from "icon:anvil-impact";
import aqueduct from "icon:aqueduct";
import bed from "icon:bed";
import bookshelf from "icon:bookshelf";
import candle from "icon:candle-light";
import storehouse from "icon:cargo-crate";
import church from "icon:church";
import clockTower from "icon:clock-tower";
import compass from "icon:compass";
import diamond from "icon:cut-diamond";
import deer from "icon:deer-head";
import dig from "icon:dig-dug";
import factory from "icon:factory";
import residence from "icon:family-house";
import farmer from "icon:farmer";
import claim from "icon:flag-objective";
import forestHouse from "icon:forest-camp";
import guild from "icon:gear-hammer";
import gears from "icon:gears";
import goldMine from "icon:gold-mine";
import mortarboard from "icon:graduate-cap";
import temple from "icon:greek-temple";
import hammer from "icon:hammer-nails";
import crane from "icon:harbor-dock";
import hood from "icon:hood";
import hospital from "icon:hospital-cross";
import lighthouse from "icon:lighthouse";
import castle from "icon:locked-fortress";
import person from "icon:person";
import position from "icon:position-marker";
import monk from "icon:prayer";
import crown from "icon:queen-crown";
import writing from "icon:quill-ink";
import sail from "icon:sailboat";
import scales from "icon:scales";
import handshake from "icon:shaking-hands";
import shipBow from "icon:ship-bow";
import shop from "icon:shop";
import plow from "icon:spade";
import stamp from "icon:stamper";
import statue from "icon:stone-bust";
import trade from "icon:trade";
import warehouse from "icon:warehouse";
import fountain from "icon:water-fountain";
import crate from "icon:wooden-crate";
import {
  AQUEDUCT,
  BLACK_MARKET,
  CHAPEL,
  CHURCH,
  CITY_HALL,
  CLOISTER,
  CONSTRUCTION_HUT,
  CUSTOMS_HOUSE,
  FACTORY,
  FOREST_HOUSE,
  FORTRESS,
  GUEST_HOUSE,
  GUILD_HALL,
  HACIENDA,
  HARBOR,
  HOSPICE,
  HUNTING_LODGE,
  JEWELER,
  LAND_OFFICE,
  LARGE_MARKET,
  LARGE_WAREHOUSE,
  LIBRARY,
  LIGHTHOUSE,
  OFFICE,
  RESIDENCE,
  ROYAL_GARDEN,
  ROYAL_SUPPLIER,
  SMALL_MARKET,
  SMALL_WAREHOUSE,
  SMALL_WHARF,
  SPECIALTY_FACTORY,
  STATUE,
  STOREHOUSE,
  TRADING_POST,
  UNION_HALL,
  UNIVERSITY,
  VILLA,
  WHARF,
  ZONING_OFFICE,
} from "../content/buildings.ts";
import {
  BUILDER,
  CAPTAIN,
  CRAFTSMAN,
  MAYOR,
  PROSPECTOR,
  SECOND_PROSPECTOR,
  SETTLER,
  TRADER,
} from "../content/pieces.ts";

/** A ship's wheel, drawn more simply than the family's own. */
const wheel =
  '<g fill="none" stroke="currentColor"><path stroke-width="30" stroke-linecap="round" d="M256 34v444M34 256h444M99 99l314 314M413 99 99 413"/><circle cx="256" cy="256" r="138" stroke-width="44"/></g><circle cx="256" cy="256" r="52" fill="currentColor"/>';

/** By building: its drawing. The plants have none, they show their good. */
export const BUILDING_ICONS: Readonly<Record<number, string>> = {
  [HACIENDA]: farmer,
  [CONSTRUCTION_HUT]: dig,
  [SMALL_MARKET]: shop,
  [LARGE_MARKET]: shop,
  [SMALL_WAREHOUSE]: warehouse,
  [LARGE_WAREHOUSE]: warehouse,
  [HOSPICE]: hospital,
  [OFFICE]: writing,
  [FACTORY]: factory,
  [UNIVERSITY]: mortarboard,
  [HARBOR]: crane,
  [WHARF]: shipBow,
  [GUILD_HALL]: guild,
  [RESIDENCE]: residence,
  [FORTRESS]: castle,
  [CUSTOMS_HOUSE]: stamp,
  [CITY_HALL]: clockTower,
  [AQUEDUCT]: aqueduct,
  [FOREST_HOUSE]: forestHouse,
  [BLACK_MARKET]: hood,
  [STOREHOUSE]: crate,
  [GUEST_HOUSE]: bed,
  [TRADING_POST]: trade,
  [CHURCH]: church,
  [SMALL_WHARF]: sail,
  [LIGHTHOUSE]: lighthouse,
  [SPECIALTY_FACTORY]: gears,
  [LIBRARY]: bookshelf,
  [UNION_HALL]: handshake,
  [STATUE]: statue,
  [CLOISTER]: monk,
  [LAND_OFFICE]: claim,
  [CHAPEL]: candle,
  [HUNTING_LODGE]: deer,
  [ZONING_OFFICE]: position,
  [ROYAL_SUPPLIER]: storehouse,
  [VILLA]: temple,
  [JEWELER]: diamond,
  [ROYAL_GARDEN]: fountain,
};

/** By role: its drawing. */
export const ROLE_ICONS: Readonly<Record<number, string>> = {
  [SETTLER]: plow,
  [MAYOR]: person,
  [BUILDER]: hammer,
  [CRAFTSMAN]: anvil,
  [TRADER]: scales,
  [CAPTAIN]: wheel,
  [PROSPECTOR]: goldMine,
  [SECOND_PROSPECTOR]: goldMine,
};

export { anchor as ANCHOR, compass as COMPASS, crown as CROWN };
