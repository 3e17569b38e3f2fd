import { HEX_WORDS, OFF_THE_MAP } from "../content/maps.ts";
import { CAPITAL_PALACE, colourOf, mapOf, NO_TILE, NOBODY } from "../rules/state.ts";
import type { BrazilView } from "../rules/view.ts";

/** A hex with what is on it; the terrain is null if it is not on the map, the colour that of the empire it belongs to. */
export interface Place {
  readonly word: string;
  readonly terrain: number | null;
  readonly tile: number | null;
  readonly isCapital: boolean;
  readonly colour: number | null;
}

/** The hex that a word of notation names. */
export function placeOf(view: BrazilView, word: number): Place {
  const hex = mapOf(view).hexOf[word];
  if (hex === OFF_THE_MAP) return { word: HEX_WORDS[word], terrain: null, tile: null, isCapital: false, colour: null };
  const [tile, owner] = [view.tile[hex], view.owner[hex]];
  return {
    word: HEX_WORDS[word],
    terrain: mapOf(view).terrain[hex],
    tile: tile === NO_TILE ? null : tile,
    isCapital: view.palace[hex] === CAPITAL_PALACE,
    colour: owner === NOBODY ? null : colourOf(view, owner),
  };
}

/** The same by the number of the hex. */
export const placeAt = (view: BrazilView, hex: number): Place => placeOf(view, mapOf(view).wordOf[hex]);
