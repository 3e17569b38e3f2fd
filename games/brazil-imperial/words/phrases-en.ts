import { amounts, listing, nounCounter } from "@caravel/kernel";
import { FIRST_CITY } from "../content/buildings.ts";
import { ANY_RAW_SLOT, type Cost, RAW_COUNT } from "../content/resources.ts";
import type { TradeRow } from "../content/spaces.ts";
import type { Fight } from "./facts.ts";
import { BUILDING, CITY, COLOUR, RESOURCE, SLOT, TERRAIN, UNIT } from "./names-en.ts";
import type { Place } from "./places.ts";

const say = nounCounter("en");
export const list = listing("and");
export const either = listing("or");

export const resource = (number: number, kind: number) => say(number, RESOURCE[kind]);
export const raws = (number: number) => say(number, SLOT[ANY_RAW_SLOT]);
export const goldCards = (number: number) => say(number, { one: "gold card", other: "gold cards" });
export const battleCards = (number: number) => say(number, { one: "battle card", other: "battle cards" });
export const units = (number: number) => say(number, { one: "unit", other: "units" });
export const goods = (number: number) => say(number, { one: "good", other: "goods" });
export const quests = (number: number) => say(number, { one: "quest", other: "quests" });
export const players = (number: number) => say(number, { one: "player", other: "players" });

/** With the article: "an academy". */
export const an = (noun: string) => `${/^[aeio]/i.test(noun) ? "an" : "a"} ${noun}`;

/** Resources by number: "2 gold and 1 science". */
export const resources = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count }) => resource(count, kind)));

/** A cost: "1 gold and 2 raw materials", "nothing". */
export const cost = (slots: Cost) => list(amounts(slots).map(({ kind, count }) => say(count, SLOT[kind]))) || "nothing";
/** What is paid: "for 1 gold", "for free". */
export const forCost = (slots: Cost) => (amounts(slots).length === 0 ? "for free" : `for ${cost(slots)}`);

/** A building or a city by its number. */
export const tile = (number: number) => (number < FIRST_CITY ? BUILDING[number].one : CITY[number - FIRST_CITY]);
export const aTile = (number: number) => (number < FIRST_CITY ? an(tile(number)) : tile(number));
export const unit = (kind: number) => UNIT[kind].one;

/** Units by kind: "2 Archers and 1 Cannon". */
export const unitsOf = (kinds: readonly number[]) =>
  list(
    amounts(UNIT.map((_, kind) => kinds.filter((other) => other === kind).length)).map(({ kind, count }) =>
      say(count, UNIT[kind]),
    ),
  );

/** What a hex is: "forest", "red farm", "your colour's capital". */
function ground({ terrain, tile: number, isCapital, colour }: Place): string {
  if (isCapital && colour !== null) return `${COLOUR[colour]} capital`;
  if (number !== null) return `${colour === null ? "" : `${COLOUR[colour]} `}${tile(number)}`;
  return terrain === null ? "not on this map" : TERRAIN[terrain];
}

/** A hex with what it is: "0,-1 (forest)". */
export const place = (at: Place) => `${at.word} (${ground(at)})`;

/** What is known of a battle: "4 against 3, and the defender may lay 2 battle cards". */
export function strengths({ attack, defence, colour }: Fight): string {
  const yours =
    attack.most > attack.strength ? `${attack.strength} (up to ${attack.most} with cards)` : attack.strength;
  if (colour === null) return `you have ${yours}, it takes ${defence.strength}`;
  const theirs =
    defence.cards === 0
      ? `${defence.strength}`
      : `${defence.strength} (up to ${defence.most} with ${battleCards(defence.cards)})`;
  return `${yours} against ${theirs}`;
}

/** An exchange: "2 coffee or cotton for 2 gold and 1 gold card". */
export function exchange({
  raws: given,
  kinds,
  battleCards: cards,
  gold,
  science,
  goldCards: drawn,
}: TradeRow): string {
  const named = RESOURCE.filter((_, kind) => ((kinds >> kind) & 1) === 1).map(({ one }) => one);
  const give = cards > 0 ? battleCards(cards) : named.length === RAW_COUNT ? raws(given) : `${given} ${either(named)}`;
  return `${give} for ${list([resources([0, 0, 0, 0, gold, science]), ...(drawn > 0 ? [goldCards(drawn)] : [])])}`;
}
