import { amounts, capital } from "@caravel/kernel";
import type { Cost } from "../../content/resources.ts";
import type { Place } from "../../words/places.ts";
import type { Spoken } from "./words.ts";

/** What is on a hex besides its ground. */
export interface HexFacts {
  readonly place: Place;
  readonly isCloud: boolean;
  readonly find: number | null;
  readonly palace: number | null;
  readonly owner: string | null;
  readonly tokens: readonly number[];
  readonly units: readonly number[];
  readonly unitsOf: string | null;
}

/** What pieces are called for somebody who cannot see them: names and numbers side by side, the same in every language. */
export interface PieceLabels {
  place(place: Place): string;
  hex(facts: HexFacts): string;
  unit(facts: { kind: number; strength: number; owner: string; place: Place }): string;
  reserve(facts: { kind: number; strength: number; cost: Cost | null }): string;
  space(facts: { space: number; isMine: boolean; good: number | null; ages: readonly number[] }): string;
  painting(facts: { painting: number; effect: string; cost: Cost; vp: number }): string;
  tile(facts: { tile: number; left: number; cost: Cost; vp: number }): string;
  card(facts: { name: string; count: number; effect: string }): string;
  fighter(facts: { attack: number; defence: number; effect: string }): string;
  deck(facts: { deck: "gold" | "battle"; left: number }): string;
  stock(facts: { resource: number; count: number }): string;
  good(facts: { good: number; isMade: boolean; cost: Cost; vp: number }): string;
  palace(facts: { palace: number; isPlaced: boolean }): string;
  quest(facts: { quest: number; age: number; goals: readonly string[]; vp: number }): string;
  hiddenQuest(age: number): string;
  questDeck(facts: { age: number; left: number }): string;
  source(facts: { name: string; left: number; from: Place | null }): string;
  panel(facts: {
    name: string;
    points: number | null;
    isAsked: boolean;
    monarch: number | null;
    gold: number;
    battle: number;
    quests: number;
  }): string;
}

const parts = (...said: readonly (string | null)[]): string =>
  said.filter((part) => part !== null && part !== "").join(", ");

/** The names of pieces in the words of a language. */
export function piecesIn({ labels, headings, tips }: Spoken): PieceLabels {
  const ground = ({ terrain, tile, isCapital, colour }: Place): string => {
    if (isCapital) return parts(labels.capital, colour === null ? null : labels.colours[colour]);
    if (tile !== null) return labels.tiles[tile];
    return terrain === null ? "" : labels.terrains[terrain];
  };
  const place = (at: Place) => `${at.word} (${ground(at)})`;
  const counted = (kinds: readonly number[]) =>
    amounts(labels.units.map((_, kind) => kinds.filter((other) => other === kind).length))
      .map(({ kind, count }) => (count > 1 ? `${labels.units[kind]} ×${count}` : labels.units[kind]))
      .join(", ");
  return {
    place,
    hex: ({ place: at, isCloud, find, palace, owner, tokens, units, unitsOf }) =>
      parts(
        isCloud ? `${at.word} (${labels.faceDown})` : place(at),
        owner,
        find === null ? null : labels.explorationTiles[find],
        palace === null ? null : tips.palace(labels.eras[palace]),
        labels.amounts(tokens),
        unitsOf === null ? null : `${unitsOf} (${counted(units)})`,
      ),
    unit: ({ kind, strength, owner, place: at }) => parts(`${labels.units[kind]} ${strength}`, owner, place(at)),
    reserve: ({ kind, strength, cost }) =>
      parts(`${labels.units[kind]} ${strength}`, cost === null ? tips.inStock : labels.cost(cost)),
    space: ({ space, isMine, good, ages }) =>
      parts(
        labels.spaces[space],
        good === null ? null : labels.goods[good],
        isMine ? tips.marker : null,
        ...ages.map((age) => tips.oldMarkers[age - 1]),
      ),
    painting: ({ painting, effect, cost, vp }) =>
      parts(labels.paintings[painting], effect, labels.cost(cost), tips.vp(vp)),
    tile: ({ tile, left, cost, vp }) =>
      parts(capital(labels.tiles[tile]), labels.cost(cost), tips.vp(vp), tips.left(left)),
    card: ({ name, count, effect }) => parts(count > 1 ? `${name} ×${count}` : name, effect),
    fighter: ({ attack, defence, effect }) => parts(tips.attackDefence({ attack, defence }), effect),
    deck: ({ deck, left }) => `${deck === "gold" ? headings.goldCards : headings.battleCards} ${left}`,
    stock: ({ resource, count }) => `${labels.resources[resource]} ${count}`,
    good: ({ good, isMade, cost, vp }) =>
      parts(capital(labels.goods[good]), tips.vp(vp), isMade ? tips.made : labels.cost(cost)),
    palace: ({ palace, isPlaced }) => parts(tips.palace(labels.eras[palace]), isPlaced ? tips.placed : null),
    quest: ({ quest, age, goals, vp }) => parts(labels.quests[quest], headings.age(age), ...goals, tips.vp(vp)),
    hiddenQuest: (age) => parts(headings.quests, headings.age(age), headings.faceDown),
    questDeck: ({ age, left }) => parts(headings.quests, headings.age(age), tips.left(left)),
    source: ({ name, left, from }) => parts(name, tips.left(left), from === null ? null : place(from)),
    panel: ({ name, points, isAsked, monarch, gold, battle, quests }) =>
      parts(
        name,
        isAsked ? tips.theirTurn : null,
        points === null ? null : tips.vp(points),
        monarch === null ? null : labels.monarchs[monarch],
        `${headings.goldCards} ${gold}`,
        `${headings.battleCards} ${battle}`,
        `${headings.quests} ${quests}`,
      ),
  };
}
