import { capital } from "@caravel/kernel";

const SOFT_HYPHEN = "\u00ad";

/** Long words of the names, with the places where a narrow tile may break them; browsers know few languages by themselves. */
const BREAKS = [
  // English
  "aque-duct",
  "construc-tion",
  "crafts-man",
  "for-tress",
  "ha-cien-da",
  "light-house",
  "prospec-tor",
  "resi-dence",
  "spe-cialty",
  "store-house",
  "sup-plier",
  "univer-sity",
  "ware-house",
  // Hungarian
  "cukor-malom",
  "dohány-szárító",
  "egyesü-leti",
  "ékszer-ész-műhely",
  "építő-műhely",
  "erdész-ház",
  "fekete-piac",
  "indigó-fel-dolgozó",
  "kaszár-nya",
  "kávé-pörkölő",
  "keres-kedelmi",
  "keres-kedő",
  "könyv-tár",
  "menedék-ház",
  "polgár-mester",
  "speci-ális",
  "telek-hivatal",
  "ültet-vényes",
  "vadász-ház",
  "város-háza",
  "vendég-ház",
  "világító-torony",
  "víz-vezeték",
  // French
  "biblio-thèque",
  "capi-taine",
  "commer-cial",
  "fores-tière",
  "forte-resse",
  "four-nisseur",
  "manu-facture",
  "produc-teur",
  "rési-dence",
  "spécia-lisée",
  "syndi-cal",
  "teintu-rerie",
  "univer-sité",
  "urba-nisme",
];

const SOFT = new Map(BREAKS.map((word) => [word.replaceAll("-", ""), word.replaceAll("-", SOFT_HYPHEN)]));

/** A name as it stands on a tile: with a capital, and breakable where its syllables end. */
export function tileName(name: string): string {
  return capital(name.replace(/\p{L}+/gu, (word) => SOFT.get(word) ?? word));
}
