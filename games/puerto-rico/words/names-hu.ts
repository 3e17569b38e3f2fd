import { article, type HungarianNoun, hungarianNoun, withArticle, withEnding } from "@caravel/kernel/hungarian";
import { GOODS, ROLES, SHIPS, TILES } from "../content/pieces.ts";
import { BUILDING_KEYS, inOrder, type NameTables } from "./names.ts";

/** Something a colonist can stand on: besides its name, with the article: itself, as object, onto it and off it. */
interface Place {
  readonly name: string;
  readonly the: string;
  readonly object: string;
  readonly onto: string;
  readonly off: string;
  /** As what "you" have, without an article. */
  readonly yours: string;
}

/** A tile kind: also its short name, and the object without an article. */
interface Tile extends Place {
  readonly short: string;
  readonly anObject: string;
}

/** A role: its name; with the article: itself, as object, into its phase and out of it. */
interface Role {
  readonly name: string;
  readonly the: string;
  readonly object: string;
  readonly intoPhase: string;
  readonly outOfPhase: string;
}

/** A cargo ship by the size of its hold; with the article: itself, on it and onto it. */
interface Ship {
  readonly hold: string;
  readonly the: string;
  readonly on: string;
  readonly onto: string;
}

/** A place; one whose stem changes says it up to the linking vowel. */
function place(name: string, stem?: string): Place {
  const { the, object, yours } = hungarianNoun(name, stem);
  const which = article(name);
  return {
    name,
    the,
    object: `${which} ${object}`,
    onto: `${which} ${withEnding(name, "ra")}`,
    off: `${which} ${withEnding(name, "ról")}`,
    yours,
  };
}

const tile = (name: string, short: string): Tile => ({ ...place(name), short, anObject: withEnding(name, "t") });

const plantation = (short: string): Tile => tile(`${short}ültetvény`, short);

const role = (name: string): Role => ({
  name,
  the: withArticle(name),
  object: withArticle(withEnding(name, "t")),
  intoPhase: withArticle(`${name}fázisba`),
  outOfPhase: withArticle(`${name}fázisból`),
});

/** The size of a ship's hold, by which it is named. */
const HOLD = { "4": "4-es", "5": "5-ös", "6": "6-os", "7": "7-es", "8": "8-as" } as const;

const ship = (size: keyof typeof HOLD): Ship => ({
  hold: HOLD[size],
  the: withArticle(`${HOLD[size]} hajó`),
  on: withArticle(`${HOLD[size]} hajón`),
  onto: withArticle(`${HOLD[size]} hajóra`),
});

const TABLES: NameTables<HungarianNoun, Tile, Role, Place, Ship> = {
  goods: {
    corn: hungarianNoun("kukorica"),
    indigo: hungarianNoun("indigó"),
    sugar: hungarianNoun("cukor", "cukro"),
    tobacco: hungarianNoun("dohány"),
    coffee: hungarianNoun("kávé"),
  },
  tiles: {
    corn: plantation("kukorica"),
    indigo: plantation("indigó"),
    sugar: plantation("cukor"),
    tobacco: plantation("dohány"),
    coffee: plantation("kávé"),
    quarry: tile("kőbánya", "kőbánya"),
  },
  roles: {
    settler: role("ültetvényes"),
    mayor: role("polgármester"),
    builder: role("építész"),
    craftsman: role("iparos"),
    trader: role("kereskedő"),
    captain: role("kapitány"),
    prospector: role("aranyásó"),
    "prospector-2": role("második aranyásó"),
  },
  buildings: {
    "small-indigo-plant": place("kis indigófeldolgozó"),
    "small-sugar-mill": place("kis cukormalom", "kis cukormalmo"),
    "indigo-plant": place("nagy indigófeldolgozó"),
    "sugar-mill": place("nagy cukormalom", "nagy cukormalmo"),
    "tobacco-storage": place("dohányszárító"),
    "coffee-roaster": place("kávépörkölő"),
    "small-market": place("kis piac"),
    hacienda: place("hacienda"),
    "construction-hut": place("építőműhely"),
    "small-warehouse": place("kis raktár", "kis raktára"),
    hospice: place("menedékház", "menedékháza"),
    office: place("hivatal"),
    "large-market": place("nagy piac"),
    "large-warehouse": place("nagy raktár", "nagy raktára"),
    factory: place("gyár", "gyára"),
    university: place("egyetem"),
    harbor: place("kikötő"),
    wharf: place("rakpart"),
    "guild-hall": place("céhház", "céhháza"),
    residence: place("udvarház", "udvarháza"),
    fortress: place("erőd"),
    "customs-house": place("vámház", "vámháza"),
    "city-hall": place("városháza"),
    aqueduct: place("vízvezeték"),
    "forest-house": place("erdészház", "erdészháza"),
    "black-market": place("feketepiac"),
    storehouse: place("tárház", "tárháza"),
    "guest-house": place("vendégház", "vendégháza"),
    "trading-post": place("kereskedelmi állomás"),
    church: place("templom"),
    "small-wharf": place("kis rakpart"),
    lighthouse: place("világítótorony", "világítótornyo"),
    "specialty-factory": place("speciális gyár", "speciális gyára"),
    library: place("könyvtár", "könyvtára"),
    "union-hall": place("egyesületi székház", "egyesületi székháza"),
    statue: place("szobor", "szobro"),
    cloister: place("kolostor"),
    "land-office": place("telekhivatal"),
    chapel: place("kápolna"),
    "hunting-lodge": place("vadászház", "vadászháza"),
    "zoning-office": place("mérnöki hivatal"),
    "royal-supplier": place("kaszárnya"),
    villa: place("vidéki lak"),
    jeweler: place("ékszerészműhely"),
    "royal-garden": place("díszkert"),
  },
  ships: {
    "4": ship("4"),
    "5": ship("5"),
    "6": ship("6"),
    "7": ship("7"),
    "8": ship("8"),
  },
};

/** The Hungarian names by number, each with its forms. */
export const GOOD = inOrder(GOODS, TABLES.goods);
export const TILE = inOrder(TILES, TABLES.tiles);
export const ROLE = inOrder(ROLES, TABLES.roles);
export const BUILDING = inOrder(BUILDING_KEYS, TABLES.buildings);
export const SHIP = inOrder(SHIPS, TABLES.ships);

/** Where a colonist stands: the kinds of tile, then the buildings, then the wind rose. */
export const SPOT: readonly Place[] = [...TILE, ...BUILDING, place("szélrózsa")];
