import { GOODS, ROLES, SHIPS, TILES } from "../content/pieces.ts";
import { BUILDING_KEYS, inOrder, type NameTables } from "./names.ts";

/** A good: its name, with the article, as object, and as what "you" have. */
interface Good {
  readonly name: string;
  readonly the: string;
  readonly object: string;
  readonly yours: string;
}

/** Something a colonist can stand on: its name, with the article, as object, onto it and off it, all with the article. */
interface Place {
  readonly name: string;
  readonly the: string;
  readonly object: string;
  readonly onto: string;
  readonly off: string;
}

/** A tile kind: also its short name, the object without an article, and as what "you" have. */
interface Tile extends Place {
  readonly short: string;
  readonly anObject: string;
  readonly yours: string;
}

/** A role: its name; with the article: itself, as object, onto its card, into its phase and out of it. */
interface Role {
  readonly name: string;
  readonly the: string;
  readonly object: string;
  readonly onto: string;
  readonly intoPhase: string;
  readonly outOfPhase: string;
}

/** A cargo ship, with the article: itself, on it and onto it. */
interface Ship {
  readonly the: string;
  readonly on: string;
  readonly onto: string;
}

const good = (article: string, name: string, object: string, yours: string): Good => ({
  name,
  the: `${article} ${name}`,
  object,
  yours,
});

const place = (article: string, name: string, object: string, onto: string, off: string): Place => ({
  name,
  the: `${article} ${name}`,
  object: `${article} ${object}`,
  onto: `${article} ${onto}`,
  off: `${article} ${off}`,
});

const plantation = (article: string, short: string): Tile => ({
  ...place(article, `${short}ültetvény`, `${short}ültetvényt`, `${short}ültetvényre`, `${short}ültetvényről`),
  short,
  anObject: `${short}ültetvényt`,
  yours: `${short}ültetvényed`,
});

const role = (article: string, name: string, object: string, onto: string): Role => ({
  name,
  the: `${article} ${name}`,
  object: `${article} ${object}`,
  onto: `${article} ${onto}`,
  intoPhase: `${article} ${name}fázisba`,
  outOfPhase: `${article} ${name}fázisból`,
});

const ship = (article: string, number: string): Ship => ({
  the: `${article} ${number} hajó`,
  on: `${article} ${number} hajón`,
  onto: `${article} ${number} hajóra`,
});

const TABLES: NameTables<Good, Tile, Role, Place, Ship> = {
  goods: {
    corn: good("a", "kukorica", "kukoricát", "kukoricád"),
    indigo: good("az", "indigó", "indigót", "indigód"),
    sugar: good("a", "cukor", "cukrot", "cukrod"),
    tobacco: good("a", "dohány", "dohányt", "dohányod"),
    coffee: good("a", "kávé", "kávét", "kávéd"),
  },
  tiles: {
    corn: plantation("a", "kukorica"),
    indigo: plantation("az", "indigó"),
    sugar: plantation("a", "cukor"),
    tobacco: plantation("a", "dohány"),
    coffee: plantation("a", "kávé"),
    quarry: {
      ...place("a", "kőbánya", "kőbányát", "kőbányára", "kőbányáról"),
      short: "kőbánya",
      anObject: "kőbányát",
      yours: "kőbányád",
    },
  },
  roles: {
    settler: role("az", "ültetvényes", "ültetvényest", "ültetvényesre"),
    mayor: role("a", "polgármester", "polgármestert", "polgármesterre"),
    builder: role("az", "építész", "építészt", "építészre"),
    craftsman: role("az", "iparos", "iparost", "iparosra"),
    trader: role("a", "kereskedő", "kereskedőt", "kereskedőre"),
    captain: role("a", "kapitány", "kapitányt", "kapitányra"),
    prospector: role("az", "aranyásó", "aranyásót", "aranyásóra"),
    "prospector-2": role("a", "második aranyásó", "második aranyásót", "második aranyásóra"),
  },
  buildings: {
    "small-indigo-plant": place(
      "a",
      "kis indigófeldolgozó",
      "kis indigófeldolgozót",
      "kis indigófeldolgozóra",
      "kis indigófeldolgozóról",
    ),
    "small-sugar-mill": place("a", "kis cukormalom", "kis cukormalmot", "kis cukormalomra", "kis cukormalomról"),
    "indigo-plant": place(
      "a",
      "nagy indigófeldolgozó",
      "nagy indigófeldolgozót",
      "nagy indigófeldolgozóra",
      "nagy indigófeldolgozóról",
    ),
    "sugar-mill": place("a", "nagy cukormalom", "nagy cukormalmot", "nagy cukormalomra", "nagy cukormalomról"),
    "tobacco-storage": place("a", "dohányszárító", "dohányszárítót", "dohányszárítóra", "dohányszárítóról"),
    "coffee-roaster": place("a", "kávépörkölő", "kávépörkölőt", "kávépörkölőre", "kávépörkölőről"),
    "small-market": place("a", "kis piac", "kis piacot", "kis piacra", "kis piacról"),
    hacienda: place("a", "hacienda", "haciendát", "haciendára", "haciendáról"),
    "construction-hut": place("az", "építőműhely", "építőműhelyt", "építőműhelyre", "építőműhelyről"),
    "small-warehouse": place("a", "kis raktár", "kis raktárat", "kis raktárra", "kis raktárról"),
    hospice: place("a", "menedékház", "menedékházat", "menedékházra", "menedékházról"),
    office: place("a", "hivatal", "hivatalt", "hivatalra", "hivatalról"),
    "large-market": place("a", "nagy piac", "nagy piacot", "nagy piacra", "nagy piacról"),
    "large-warehouse": place("a", "nagy raktár", "nagy raktárat", "nagy raktárra", "nagy raktárról"),
    factory: place("a", "gyár", "gyárat", "gyárra", "gyárról"),
    university: place("az", "egyetem", "egyetemet", "egyetemre", "egyetemről"),
    harbor: place("a", "kikötő", "kikötőt", "kikötőre", "kikötőről"),
    wharf: place("a", "rakpart", "rakpartot", "rakpartra", "rakpartról"),
    "guild-hall": place("a", "céhház", "céhházat", "céhházra", "céhházról"),
    residence: place("az", "udvarház", "udvarházat", "udvarházra", "udvarházról"),
    fortress: place("az", "erőd", "erődöt", "erődre", "erődről"),
    "customs-house": place("a", "vámház", "vámházat", "vámházra", "vámházról"),
    "city-hall": place("a", "városháza", "városházát", "városházára", "városházáról"),
    aqueduct: place("a", "vízvezeték", "vízvezetéket", "vízvezetékre", "vízvezetékről"),
    "forest-house": place("az", "erdészház", "erdészházat", "erdészházra", "erdészházról"),
    "black-market": place("a", "feketepiac", "feketepiacot", "feketepiacra", "feketepiacról"),
    storehouse: place("a", "tárház", "tárházat", "tárházra", "tárházról"),
    "guest-house": place("a", "vendégház", "vendégházat", "vendégházra", "vendégházról"),
    "trading-post": place(
      "a",
      "kereskedelmi állomás",
      "kereskedelmi állomást",
      "kereskedelmi állomásra",
      "kereskedelmi állomásról",
    ),
    church: place("a", "templom", "templomot", "templomra", "templomról"),
    "small-wharf": place("a", "kis rakpart", "kis rakpartot", "kis rakpartra", "kis rakpartról"),
    lighthouse: place("a", "világítótorony", "világítótornyot", "világítótoronyra", "világítótoronyról"),
    "specialty-factory": place("a", "speciális gyár", "speciális gyárat", "speciális gyárra", "speciális gyárról"),
    library: place("a", "könyvtár", "könyvtárat", "könyvtárra", "könyvtárról"),
    "union-hall": place(
      "az",
      "egyesületi székház",
      "egyesületi székházat",
      "egyesületi székházra",
      "egyesületi székházról",
    ),
    statue: place("a", "szobor", "szobrot", "szoborra", "szoborról"),
    cloister: place("a", "kolostor", "kolostort", "kolostorra", "kolostorról"),
    "land-office": place("a", "telekhivatal", "telekhivatalt", "telekhivatalra", "telekhivatalról"),
    chapel: place("a", "kápolna", "kápolnát", "kápolnára", "kápolnáról"),
    "hunting-lodge": place("a", "vadászház", "vadászházat", "vadászházra", "vadászházról"),
    "zoning-office": place("a", "mérnöki hivatal", "mérnöki hivatalt", "mérnöki hivatalra", "mérnöki hivatalról"),
    "royal-supplier": place("a", "kaszárnya", "kaszárnyát", "kaszárnyára", "kaszárnyáról"),
    villa: place("a", "vidéki lak", "vidéki lakot", "vidéki lakra", "vidéki lakról"),
    jeweler: place("az", "ékszerészműhely", "ékszerészműhelyt", "ékszerészműhelyre", "ékszerészműhelyről"),
    "royal-garden": place("a", "díszkert", "díszkertet", "díszkertre", "díszkertről"),
  },
  ships: {
    "4": ship("a", "4-es"),
    "5": ship("az", "5-ös"),
    "6": ship("a", "6-os"),
    "7": ship("a", "7-es"),
    "8": ship("a", "8-as"),
  },
};

/** The Hungarian names by number, each with its forms. */
export const GOOD = inOrder(GOODS, TABLES.goods);
export const TILE = inOrder(TILES, TABLES.tiles);
export const ROLE = inOrder(ROLES, TABLES.roles);
export const BUILDING = inOrder(BUILDING_KEYS, TABLES.buildings);
export const SHIP = inOrder(SHIPS, TABLES.ships);

/** Where a colonist stands: the kinds of tile, then the buildings, then the wind rose. */
export const SPOT: readonly Place[] = [
  ...TILE,
  ...BUILDING,
  place("a", "szélrózsa", "szélrózsát", "szélrózsára", "szélrózsáról"),
];
