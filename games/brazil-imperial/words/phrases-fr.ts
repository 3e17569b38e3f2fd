import { amounts, listing, nounCounter } from "@caravel/kernel";
import { FIRST_CITY } from "../content/buildings.ts";
import { ANY_RAW_SLOT, type Cost, RAW_COUNT } from "../content/resources.ts";
import type { TradeRow } from "../content/spaces.ts";
import type { Fight } from "./facts.ts";
import { BUILDING, CITY, COLOUR, RESOURCE, SLOT, TERRAIN, UNIT } from "./names-fr.ts";
import type { Place } from "./places.ts";

const say = nounCounter("fr");
export const list = listing("et");
export const either = listing("ou");

export const resource = (number: number, kind: number) => say(number, RESOURCE[kind]);
export const raws = (number: number) => say(number, SLOT[ANY_RAW_SLOT]);
export const goldCards = (number: number) => say(number, { one: "carte Or", other: "cartes Or" });
export const battleCards = (number: number) => say(number, { one: "carte Combat", other: "cartes Combat" });
export const units = (number: number) => say(number, { one: "unité", other: "unités" });
export const freeMoves = (number: number) =>
  say(number, { one: "déplacement gratuit", other: "déplacements gratuits" });

/** Resources by number: "2 or et 1 science". */
export const resources = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count }) => resource(count, kind)));

/** A cost: "1 or et 2 matières premières", "rien". */
export const cost = (slots: Cost) => list(amounts(slots).map(({ kind, count }) => say(count, SLOT[kind]))) || "rien";
/** What is paid: "pour 1 or", "gratuitement". */
export const forCost = (slots: Cost) => (amounts(slots).length === 0 ? "gratuitement" : `pour ${cost(slots)}`);

/** A building or a city by its number, plain and with either article. */
export const tile = (number: number) => (number < FIRST_CITY ? BUILDING[number].name : CITY[number - FIRST_CITY]);
export const aTile = (number: number) => (number < FIRST_CITY ? BUILDING[number].a : CITY[number - FIRST_CITY]);
export const theTile = (number: number) => (number < FIRST_CITY ? BUILDING[number].the : CITY[number - FIRST_CITY]);
export const unit = (kind: number) => UNIT[kind].name;

/** Units by kind: "2 Archers et 1 Canon". */
export const unitsOf = (kinds: readonly number[]) =>
  list(
    amounts(UNIT.map((_, kind) => kinds.filter((other) => other === kind).length)).map(({ kind, count }) =>
      say(count, { one: UNIT[kind].name, other: UNIT[kind].several }),
    ),
  );

/** What a hex is: "forêt", "ferme – rouge", "capitale – rouge". */
function ground({ terrain, tile: number, isCapital, colour }: Place): string {
  const whose = colour === null ? "" : ` – ${COLOUR[colour]}`;
  if (isCapital) return `capitale${whose}`;
  if (number !== null) return `${tile(number)}${whose}`;
  return terrain === null ? "hors de la carte" : TERRAIN[terrain];
}

/** A hex with what it is: "0,-1 (forêt)". */
export const place = (at: Place) => `${at.word} (${ground(at)})`;

/** An age: "l'âge II". */
export const age = (number: number) => `l'âge ${"I".repeat(number)}`;

/** What is known of a battle: "4 contre 3". */
export function strengths({ attack, defence, colour }: Fight): string {
  const yours =
    attack.most > attack.strength
      ? `${attack.strength} (${attack.most} au plus avec des cartes)`
      : `${attack.strength}`;
  if (colour === null) return `vous avez ${yours}, il faut ${defence.strength}`;
  const theirs =
    defence.cards === 0
      ? `${defence.strength}`
      : `${defence.strength} (${defence.most} au plus avec ${battleCards(defence.cards)})`;
  return `${yours} contre ${theirs}`;
}

/** An exchange: "2 cafés ou cotons contre 2 or et 1 carte Or". */
export function exchange({
  raws: given,
  kinds,
  battleCards: cards,
  gold,
  science,
  goldCards: drawn,
}: TradeRow): string {
  const named = RESOURCE.filter((_, kind) => ((kinds >> kind) & 1) === 1).map(({ one, other }) =>
    given === 1 ? one : other,
  );
  const give = cards > 0 ? battleCards(cards) : named.length === RAW_COUNT ? raws(given) : `${given} ${either(named)}`;
  return `${give} contre ${list([resources([0, 0, 0, 0, gold, science]), ...(drawn > 0 ? [goldCards(drawn)] : [])])}`;
}
