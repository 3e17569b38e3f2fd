import { type FrenchNoun, feminine, masculine } from "@caravel/kernel/french";
import { GOODS, ROLES, SHIPS, TILES } from "../content/pieces.ts";
import { BUILDING_KEYS, inOrder, type NameTables } from "./names.ts";

/** A good: its name, with the article, after "tonneau" ("de maïs", "d'indigo"), and some of it. */
interface Good {
  readonly name: string;
  readonly the: string;
  readonly of: string;
  readonly some: string;
}

/** A tile kind: also its short name; all tiles are feminine. */
interface Tile extends FrenchNoun {
  readonly short: string;
}

const plantation = (short: string, of: string): Tile => ({
  ...feminine(`plantation ${of}`),
  short,
});

const TABLES: NameTables<Good, Tile, FrenchNoun, FrenchNoun, FrenchNoun> = {
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
    quarry: { ...feminine("carrière"), short: "carrière" },
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
    "indigo-plant": feminine("grande teinturerie"),
    "sugar-mill": feminine("grande sucrerie"),
    "tobacco-storage": masculine("séchoir à tabac"),
    "coffee-roaster": feminine("brûlerie"),
    "small-market": masculine("petit marché"),
    hacienda: feminine("hacienda"),
    "construction-hut": feminine("cabane de chantier"),
    "small-warehouse": masculine("petit entrepôt"),
    hospice: masculine("hospice"),
    office: masculine("comptoir"),
    "large-market": masculine("grand marché"),
    "large-warehouse": masculine("grand entrepôt"),
    factory: feminine("manufacture"),
    university: feminine("université"),
    harbor: masculine("port"),
    wharf: masculine("quai"),
    "guild-hall": feminine("maison de guilde"),
    residence: feminine("résidence"),
    fortress: feminine("forteresse"),
    "customs-house": feminine("maison des douanes"),
    "city-hall": masculine("hôtel de ville"),
    aqueduct: masculine("aqueduc"),
    "forest-house": feminine("maison forestière"),
    "black-market": masculine("marché noir"),
    storehouse: masculine("magasin"),
    "guest-house": feminine("auberge"),
    "trading-post": masculine("poste de commerce"),
    church: feminine("église"),
    "small-wharf": masculine("petit quai"),
    lighthouse: masculine("phare"),
    "specialty-factory": feminine("manufacture spécialisée"),
    library: feminine("bibliothèque"),
    "union-hall": masculine("siège de la confrérie"),
    statue: feminine("statue"),
    cloister: masculine("cloître"),
    "land-office": masculine("office foncier"),
    chapel: feminine("chapelle"),
    "hunting-lodge": masculine("pavillon de chasse"),
    "zoning-office": masculine("bureau d'urbanisme"),
    "royal-supplier": feminine("intendance royale"),
    villa: feminine("villa"),
    jeweler: feminine("joaillerie"),
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
