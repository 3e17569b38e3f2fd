import { amounts, listing } from "@caravel/kernel";
import { withArticle, withEnding } from "@caravel/kernel/hungarian";
import { FIRST_CITY } from "../content/buildings.ts";
import { type Cost, RAW_COUNT } from "../content/resources.ts";
import type { TradeRow } from "../content/spaces.ts";
import type { Fight } from "./facts.ts";
import { BUILDING, CITY, COLOUR, RESOURCE, SLOT, SPACE, TERRAIN, UNIT } from "./names-hu.ts";
import type { Place } from "./places.ts";

// after a number a Hungarian noun stays singular, so counting needs no plural forms
export const list = listing("és");
export const either = listing("vagy");

/** Resources by number, as subject or as object. */
export const resources = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count }) => `${count} ${RESOURCE[kind].name}`));
export const resourcesObject = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count }) => `${count} ${RESOURCE[kind].object}`));

/** A cost: "1 arany és 2 nyersanyag". */
export const cost = (slots: Cost) =>
  list(amounts(slots).map(({ kind, count }) => `${count} ${SLOT[kind].name}`)) || "semmi";
/** What is paid, behind an order: "; költsége 1 arany". */
export const forCost = (slots: Cost) => (amounts(slots).length === 0 ? " ingyen" : `; költsége ${cost(slots)}`);

/** A building or a city by its number, as subject and as object. */
export const tile = (number: number) => (number < FIRST_CITY ? BUILDING[number].name : CITY[number - FIRST_CITY]);
export const tileObject = (number: number) =>
  number < FIRST_CITY ? BUILDING[number].object : withEnding(CITY[number - FIRST_CITY], "t");
export const unit = (kind: number) => UNIT[kind].name;
export const unitObject = (kind: number) => UNIT[kind].object;

/** Units by kind, as subject or as object: "2 Íjászt és 1 Ágyút". */
const counted = (kinds: readonly number[]) =>
  amounts(UNIT.map((_, kind) => kinds.filter((other) => other === kind).length));
export const unitsOf = (kinds: readonly number[]) =>
  list(counted(kinds).map(({ kind, count }) => `${count} ${UNIT[kind].name}`));
export const unitsObject = (kinds: readonly number[]) =>
  list(counted(kinds).map(({ kind, count }) => `${count} ${UNIT[kind].object}`));

/** The article of a hex: one that begins with a minus is said with it. */
const theHex = (word: string) => (word.startsWith("-") ? `a ${word}` : withArticle(word));

/** A hex: itself, as object, on it, onto it, from it. */
export const hex = (word: string) => {
  const the = theHex(word);
  return {
    name: `${the} mező`,
    object: `${the} mezőt`,
    on: `${the} mezőn`,
    to: `${the} mezőre`,
    from: `${the} mezőről`,
  };
};

/** What a hex is: "erdő", "piros farm", "piros főváros". */
export function ground({ terrain, tile: number, isCapital, colour }: Place): string {
  if (isCapital && colour !== null) return `${COLOUR[colour]} főváros`;
  if (number !== null) return `${colour === null ? "" : `${COLOUR[colour]} `}${tile(number)}`;
  return terrain === null ? "nincs a térképen" : TERRAIN[terrain];
}

/** A hex with what it is, in the same forms: "a 0,-1 mezőre (erdő)". */
export function place(at: Place) {
  const { name, object, on, to, from } = hex(at.word);
  const what = ` (${ground(at)})`;
  return { name: name + what, object: object + what, on: on + what, to: to + what, from: from + what };
}

/** An action space with its article and an ending: "az Építésre". */
export const onto = (space: number) => withArticle(withEnding(SPACE[space], "ra"));
export const upon = (space: number) => withArticle(withEnding(SPACE[space], "n"));
/** Under a space: "az Építés alá". */
export const under = (space: number) => `${withArticle(SPACE[space])} alá`;

/** An age: "I.", and with its article "az I.". */
export const age = (number: number) => `${"I".repeat(number)}.`;
export const theAge = (number: number) => withArticle(age(number));

/** What is known of a battle. */
export function strengths({ attack, defence, colour }: Fight): string {
  const yours =
    attack.most > attack.strength ? `${attack.strength} (kártyával legfeljebb ${attack.most})` : `${attack.strength}`;
  if (colour === null) return `HE-d ${yours}, kell hozzá ${defence.strength}`;
  const theirs =
    defence.cards === 0
      ? `${defence.strength}`
      : `${defence.strength} (${defence.cards} csatakártyával legfeljebb ${defence.most})`;
  return `a te HE-d ${yours}, az övé ${theirs}`;
}

/** An exchange: what is given, and what comes back. */
export function exchange({ raws: given, kinds, battleCards, gold, science, goldCards }: TradeRow): {
  give: string;
  take: string;
} {
  const named = RESOURCE.filter((_, kind) => ((kinds >> kind) & 1) === 1).map(({ object }) => object);
  const raws = named.length === RAW_COUNT ? `${given} nyersanyagot` : `${given} ${either(named)}`;
  return {
    give: battleCards > 0 ? `${battleCards} csatakártyát` : raws,
    take: list([resourcesObject([0, 0, 0, 0, gold, science]), ...(goldCards > 0 ? [`${goldCards} aranykártyát`] : [])]),
  };
}
