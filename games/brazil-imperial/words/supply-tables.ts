import type { SeatId, Section } from "@caravel/kernel";
import { BUILDINGS, isCity, pairOf, TILE_AGE, TILE_VP } from "../content/buildings.ts";
import { PAINTINGS } from "../content/paintings.ts";
import { PALACE_ROWS, PALACES } from "../content/spaces.ts";
import { BESIDE, contentOf, IN_FACTORY, ON_BOARD, ON_VICTORIA, sum } from "../rules/state.ts";
import type { BrazilView } from "../rules/view.ts";
import { count, LETTERS, NOTHING, some, titled, wrapped } from "./cells.ts";
import type { Labels } from "./labels.ts";
import { origin } from "./origin.ts";

function goodPlace(labels: Labels, place: number): string {
  if (place === ON_BOARD) return NOTHING;
  if (place === BESIDE) return labels.beside;
  if (place === IN_FACTORY) return labels.factory;
  return place === ON_VICTORIA ? labels.monarch : labels.spaces[place];
}

function goodSection(labels: Labels, view: BrazilView, order: readonly SeatId[]): Section {
  const { goodShape, goodVp } = contentOf(view);
  return {
    title: titled(labels.goodTable, [origin(labels, view, "goods")]),
    header: [labels.good, labels.shape, labels.vp, ...order.map((seat) => LETTERS[seat])],
    rows: labels.goods.map((good, number) => [
      good,
      labels.shapes[goodShape[number]],
      String(goodVp[number]),
      ...order.map((seat) => goodPlace(labels, view.seats[seat].goods[number])),
    ]),
  };
}

/** Who owns a painting, or NOTHING while it hangs in the gallery. */
function ownerOf(view: BrazilView, order: readonly SeatId[], painting: number): string {
  const owner = order.find((seat) => ((view.seats[seat].paintings >> painting) & 1) === 1);
  return owner === undefined ? NOTHING : LETTERS[owner];
}

function paintingSections(labels: Labels, view: BrazilView, order: readonly SeatId[]): Section[] {
  const { paintingFrame, paintingCost, paintingVp, paintingEffects } = contentOf(view);
  const owned = PAINTINGS.map((_, painting) => painting).filter(
    (painting) => ownerOf(view, order, painting) !== NOTHING,
  );
  const seen = [...view.gallery.filter((painting) => painting >= 0), ...owned];
  const notes = [origin(labels, view, "paintings")];
  return [
    {
      title: titled(labels.gallery, notes),
      header: [labels.painting, labels.frame, labels.costs, labels.vp, labels.owner],
      rows: seen.map((painting) => [
        labels.paintings[painting],
        labels.frames[paintingFrame[painting]],
        some([labels.cost(paintingCost[painting])]),
        String(paintingVp[painting]),
        ownerOf(view, order, painting),
      ]),
    },
    {
      title: labels.paintingEffects,
      header: [labels.painting, labels.does],
      rows: seen.flatMap((painting) =>
        wrapped([labels.paintings[painting]], labels.paintingDoes(paintingEffects[painting])),
      ),
    },
  ];
}

function buildingSection(labels: Labels, view: BrazilView): Section {
  const { production } = contentOf(view);
  return {
    title: titled(labels.buildings, [origin(labels, view, "buildings")]),
    header: [labels.building, labels.ageTitle, labels.vp, labels.tilesLeft, labels.produces],
    rows: BUILDINGS.map((_, side) => [
      labels.tiles[side],
      "I".repeat(TILE_AGE[side]),
      String(TILE_VP[side]),
      String(view.supply[pairOf(side)]),
      labels.amounts(production[side]),
    ]),
  };
}

/** The terrains that a building accepts. */
function grounds(labels: Labels, view: BrazilView, side: number): string {
  const { onClearing, onForest, onGoldmine, onBuilding } = contentOf(view);
  const accepted = [onClearing[side], onForest[side], onGoldmine[side]];
  return some([
    ...labels.terrains.filter((_, terrain) => accepted[terrain]),
    onBuilding[side] ? labels.overBuilding : "",
  ]);
}

/** What buildings, open cities and goods cost, and where buildings stand. */
function costSection(labels: Labels, view: BrazilView): Section {
  const { tileCost, goodCost } = contentOf(view);
  const cities = view.cityPiles.flatMap((pile) => pile.slice(-1)).filter(isCity);
  const rows = [
    ...BUILDINGS.map((_, side) => [
      labels.tiles[side],
      `${labels.cost(tileCost[side])} – ${grounds(labels, view, side)}`,
    ]),
    ...cities.map((tile) => [`${labels.city}: ${labels.tiles[tile]}`, labels.cost(tileCost[tile])]),
    ...labels.goods.map((good, number) => [`${labels.good}: ${good}`, labels.cost(goodCost[number])]),
  ];
  return { title: labels.costs, rows: rows.flatMap(([name, text]) => wrapped([name], text)) };
}

function palaceSection(labels: Labels, view: BrazilView, order: readonly SeatId[]): Section {
  return {
    title: labels.palaces,
    header: [labels.palaceTitle, labels.placedBy, labels.brings],
    rows: PALACE_ROWS.flatMap((row, palace) =>
      wrapped(
        [
          `${PALACES[palace]} ${labels.eras[palace]}`,
          some(order.flatMap((seat) => (((view.seats[seat].palaces >> palace) & 1) === 1 ? [LETTERS[seat]] : []))),
        ],
        `${labels.palaceNeeds(row)}: ${labels.palaceBrings(row)}`,
      ),
    ),
  };
}

function deckSection(labels: Labels, view: BrazilView): Section {
  return {
    title: labels.decks,
    header: [labels.deck, labels.cardsLeft, labels.discarded],
    rows: [
      [labels.goldDeck, count(view.goldDeck.length), count(sum(view.goldDiscard))],
      [labels.battleDeck, count(view.battleDeck.length), count(sum(view.battleDiscard))],
      ...view.paintingDecks.map(({ length }, frame) => [
        `${labels.painting}: ${labels.frames[frame]}`,
        count(length),
        NOTHING,
      ]),
      ...view.questDecks.map(({ length }, age) => [labels.questDeck(age + 1), count(length), NOTHING]),
    ],
  };
}

/** What everybody can take, and who has it already. */
export function supplySections(labels: Labels, view: BrazilView, order: readonly SeatId[]): Section[] {
  return [
    ...paintingSections(labels, view, order),
    goodSection(labels, view, order),
    buildingSection(labels, view),
    costSection(labels, view),
    palaceSection(labels, view, order),
    deckSection(labels, view),
  ];
}
