import { GOODS, ROLES, SHIPS, TILES } from "../content/pieces.ts";
import { BUILDING_KEYS, inOrder, type NameTables } from "./names.ts";

/** A good: its name, with the article, after "tonneau" ("de maïs", "d'indigo"), and some of it. */
interface Good {
  readonly name: string;
  readonly the: string;
  readonly of: string;
  readonly some: string;
}

/** Something with a gender: its name, with the article, and after "de". */
interface Noun {
  readonly name: string;
  readonly the: string;
  readonly of: string;
  readonly isFeminine: boolean;
}

/** A tile kind: its short name, and with either article; all tiles are feminine. */
interface Tile extends Noun {
  readonly short: string;
  readonly a: string;
}

const masculine = (name: string): Noun => ({ name, the: `le ${name}`, of: `du ${name}`, isFeminine: false });
const feminine = (name: string): Noun => ({ name, the: `la ${name}`, of: `de la ${name}`, isFeminine: true });
/** A noun that begins with a vowel or a mute h. */
const elided = (name: string, isFeminine: boolean): Noun => ({
  name,
  the: `l'${name}`,
  of: `de l'${name}`,
  isFeminine,
});

const plantation = (short: string, of: string): Tile => ({
  ...feminine(`plantation ${of}`),
  short,
  a: `une plantation ${of}`,
});

const TABLES: NameTables<Good, Tile, Noun, Noun, Noun> = {
  goods: {
    corn: { name: "maïs", the: "le maïs", of: "de maïs", some: "du maïs" },
    indigo: { name: "indigo", the: "l'indigo", of: "d'indigo", some: "de l'indigo" },
    sugar: { name: "sucre", the: "le sucre", of: "de sucre", some: "du sucre" },
    tobacco: { name: "tabac", the: "le tabac", of: "de tabac", some: "du tabac" },
    coffee: { name: "café", the: "le café", of: "de café", some: "du café" },
  },
  tiles: {
    corn: plantation("maïs", "de maïs"),
    indigo: plantation("indigo", "d'indigo"),
    sugar: plantation("sucre", "de sucre"),
    tobacco: plantation("tabac", "de tabac"),
    coffee: plantation("café", "de café"),
    quarry: { ...feminine("carrière"), short: "carrière", a: "une carrière" },
  },
  roles: {
    settler: masculine("paysan"),
    mayor: masculine("maire"),
    builder: masculine("bâtisseur"),
    craftsman: masculine("producteur"),
    trader: masculine("marchand"),
    captain: masculine("capitaine"),
    prospector: masculine("chercheur d'or"),
    "prospector-2": masculine("second chercheur d'or"),
  },
  buildings: {
    "small-indigo-plant": feminine("petite teinturerie"),
    "small-sugar-mill": feminine("petite sucrerie"),
    "indigo-plant": feminine("teinturerie"),
    "sugar-mill": feminine("sucrerie"),
    "tobacco-storage": masculine("séchoir à tabac"),
    "coffee-roaster": feminine("brûlerie"),
    "small-market": masculine("petit marché"),
    hacienda: elided("hacienda", true),
    "construction-hut": feminine("cabane de chantier"),
    "small-warehouse": masculine("petit entrepôt"),
    hospice: elided("hospice", false),
    office: masculine("comptoir"),
    "large-market": masculine("grand marché"),
    "large-warehouse": masculine("grand entrepôt"),
    factory: feminine("manufacture"),
    university: elided("université", true),
    harbor: masculine("port"),
    wharf: masculine("quai"),
    "guild-hall": feminine("maison de guilde"),
    residence: feminine("résidence"),
    fortress: feminine("forteresse"),
    "customs-house": feminine("maison des douanes"),
    "city-hall": elided("hôtel de ville", false),
    aqueduct: elided("aqueduc", false),
    "forest-house": feminine("maison forestière"),
    "black-market": masculine("marché noir"),
    storehouse: masculine("magasin"),
    "guest-house": elided("auberge", true),
    "trading-post": masculine("comptoir commercial"),
    church: elided("église", true),
    "small-wharf": masculine("petit quai"),
    lighthouse: masculine("phare"),
    "specialty-factory": feminine("manufacture spécialisée"),
    library: feminine("bibliothèque"),
    "union-hall": masculine("siège syndical"),
    statue: feminine("statue"),
    cloister: masculine("cloître"),
    "land-office": elided("office foncier", false),
    chapel: feminine("chapelle"),
    "hunting-lodge": masculine("pavillon de chasse"),
    "zoning-office": masculine("bureau d'urbanisme"),
    "royal-supplier": masculine("fournisseur royal"),
    villa: feminine("villa"),
    jeweler: masculine("joaillier"),
    "royal-garden": masculine("jardin royal"),
  },
  ships: {
    "4": masculine("navire 4"),
    "5": masculine("navire 5"),
    "6": masculine("navire 6"),
    "7": masculine("navire 7"),
    "8": masculine("navire 8"),
  },
};

/** The French names by number, each with its forms. */
export const GOOD = inOrder(GOODS, TABLES.goods);
export const TILE = inOrder(TILES, TABLES.tiles);
export const ROLE = inOrder(ROLES, TABLES.roles);
export const BUILDING = inOrder(BUILDING_KEYS, TABLES.buildings);
export const SHIP = inOrder(SHIPS, TABLES.ships);

/** Where a colonist stands, as it is named after "sur" and "retirer": a tile of a kind, a building, or the wind rose. */
export const SPOT: readonly { readonly on: string; readonly off: string }[] = [
  ...TILE.map(({ a }) => ({ on: a, off: `d'${a}` })),
  ...[...BUILDING, feminine("rose des vents")].map(({ the, of }) => ({ on: the, off: of })),
];

/** The tile or building just taken, by its spot. */
export const NEW_SPOT: readonly string[] = [...TILE, ...BUILDING].map(({ the }) => the);
