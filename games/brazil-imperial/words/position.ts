import { isOver, type NameOf, type SeatId, type Section, SPECTATOR, seatsFrom } from "@caravel/kernel";
import { HAND_LIMIT, STOCK_LIMIT } from "../content/resources.ts";
import { IMPROVED_SPACES } from "../content/spaces.ts";
import { UNITS_PER_COLOUR } from "../content/units.ts";
import { soloProgress } from "../rules/outlook.ts";
import { scoreSheet } from "../rules/scoring.ts";
import { BEFORE_ACTION, colourOf, contentOf, IN_STOCK, isSolo, NEVER_DEPLOYED, sum, wordAt } from "../rules/state.ts";
import type { BrazilView } from "../rules/view.ts";
import { count, LETTERS, NOTHING, some, titled, wrapped } from "./cells.ts";
import { handSections, questSections } from "./hand-tables.ts";
import type { Labels } from "./labels.ts";
import { battleSection, mapSection } from "./map-table.ts";
import { seatsAsked } from "./moments.ts";
import { origin } from "./origin.ts";
import { supplySections } from "./supply-tables.ts";

/** The players, the viewer first. */
function order(view: BrazilView): SeatId[] {
  return seatsFrom(view, view.viewer === SPECTATOR ? 0 : view.viewer);
}

/** A player's name with the letter on the map and the sign of the turn. */
function marked(view: BrazilView, name: NameOf, seat: SeatId): string {
  return `${seatsAsked(view).includes(seat) ? "> " : ""}${LETTERS[seat]} ${name(seat)}`;
}

function movesLeft(labels: Labels, view: BrazilView): string {
  return some([view.freeMoves === 0 ? "" : labels.freeMoves(view.freeMoves), view.spaceMove ? labels.spaceMove : ""]);
}

function roundSection(labels: Labels, view: BrazilView, name: NameOf): Section {
  const asked = seatsAsked(view);
  const solo = soloProgress(view);
  const isSettled = view.seats.every(({ capital }) => capital >= 0);
  const turn = isSettled && !isOver(view) ? [[labels.phase, labels.phases[view.phase]]] : [];
  const moves = turn.length > 0 && view.phase !== BEFORE_ACTION ? [[labels.movesLeft, movesLeft(labels, view)]] : [];
  const yesOrNo = (isTrue: boolean) => (isTrue ? labels.yes : labels.no);
  return {
    title: isOver(view) ? labels.gameIsOver : isSettled ? labels.age(view.age) : labels.setup,
    rows: [
      [labels.round, solo === null ? String(view.round) : labels.of(solo.round, solo.rounds)],
      ...(asked.length === 0 ? [] : [[labels.turn, asked.map(name).join(", ")]]),
      ...turn,
      ...moves,
      ...(view.isEnding ? [[labels.lastRound, labels.yes]] : []),
      ...(solo === null
        ? []
        : [
            [labels.soloGoal, labels.of(view.age, 3)],
            [labels.unitsOnMap, labels.of(solo.units, solo.allUnits)],
            [labels.captured, yesOrNo(solo.isCaptured)],
          ]),
      ...(view.pack === "" ? [] : [[labels.pack, contentOf(view).box.packName]]),
    ],
  };
}

function playerSection(labels: Labels, view: BrazilView, name: NameOf): Section {
  return {
    title: titled(labels.players, [labels.signs]),
    header: [labels.player, labels.colour, labels.monarch, labels.capitalTitle, labels.vpNow],
    rows: order(view).map((seat) => {
      const { colour, monarch, capital } = view.seats[seat];
      return [
        marked(view, name, seat),
        labels.colours[colour],
        labels.monarchs[monarch] ?? NOTHING,
        capital < 0 ? NOTHING : wordAt(view, capital),
        capital < 0 || isSolo(view) ? NOTHING : String(scoreSheet(view, seat).total),
      ];
    }),
  };
}

/** What the monarchs at the table do. */
function monarchSection(labels: Labels, view: BrazilView): Section[] {
  const ruling = order(view).flatMap((seat) => {
    const { monarch } = view.seats[seat];
    return monarch < 0 ? [] : [monarch];
  });
  if (ruling.length === 0) return [];
  const { monarchs } = contentOf(view);
  return [
    {
      title: titled(labels.monarch, [origin(labels, view, "monarchs")]),
      header: [labels.monarch, labels.does],
      rows: ruling.flatMap((monarch) => wrapped([labels.monarchs[monarch]], labels.monarchDoes(monarchs[monarch]))),
    },
  ];
}

function stockSection(labels: Labels, view: BrazilView, name: NameOf): Section {
  return {
    title: titled(labels.stock, [labels.stockLimits(STOCK_LIMIT, HAND_LIMIT)]),
    header: [labels.player, ...labels.resources, labels.inStock, labels.goldHand, labels.battleHand],
    rows: order(view).map((seat) => {
      const { stock, gold, battle } = view.seats[seat];
      return [
        `${LETTERS[seat]} ${name(seat)}`,
        ...stock.map(count),
        `${sum(stock)}/${STOCK_LIMIT}`,
        `${sum(gold)}/${HAND_LIMIT}`,
        `${sum(battle)}/${HAND_LIMIT}`,
      ];
    }),
  };
}

/** What a player has on a space: `*` the marker, I and II old ones, + an improvement. */
function spaceCell(view: BrazilView, seat: SeatId, space: number): string {
  const { marker, oldMarkers, goods } = view.seats[seat];
  return some(
    [
      marker === space ? "*" : "",
      oldMarkers[0] === space ? "I" : "",
      oldMarkers[1] === space ? "II" : "",
      goods.includes(space) ? "+" : "",
    ],
    " ",
  );
}

function boardSection(labels: Labels, view: BrazilView): Section {
  const { slotShape } = contentOf(view);
  const seats = order(view);
  return {
    title: titled(labels.board, [labels.boardSigns]),
    header: [labels.space, labels.slot, labels.withIt, ...seats.map((seat) => LETTERS[seat])],
    rows: labels.spaces.map((space, number) => [
      space,
      number < IMPROVED_SPACES ? labels.shapes[slotShape[number]] : NOTHING,
      labels.spaceMoves[number],
      ...seats.map((seat) => spaceCell(view, seat, number)),
    ]),
  };
}

function unitPlace(labels: Labels, view: BrazilView, place: number): string {
  if (place >= 0) return wordAt(view, place);
  return place === NEVER_DEPLOYED ? labels.onBoard : place === IN_STOCK ? labels.inStock : labels.gone;
}

function unitSection(labels: Labels, view: BrazilView): Section {
  const { unitKind, unitStrength, unitCost } = contentOf(view);
  const sides = [...order(view), ...(isSolo(view) ? [1] : [])];
  return {
    title: titled(labels.unitTable, [origin(labels, view, "armies")]),
    header: [labels.player, labels.unit, labels.strength, labels.where, labels.costs],
    rows: sides.flatMap((side) => {
      const colour = colourOf(view, side);
      return unitKind[colour].map((kind, unit) => {
        const place = view.units[side * UNITS_PER_COLOUR + unit];
        return [
          LETTERS[side],
          labels.units[kind],
          String(unitStrength[colour][unit]),
          unitPlace(labels, view, place),
          place === NEVER_DEPLOYED ? labels.cost(unitCost[colour][unit]) : NOTHING,
        ];
      });
    }),
  };
}

/** The whole position as tables of short cells. */
export function position(labels: Labels, view: BrazilView, name: NameOf): Section[] {
  return [
    roundSection(labels, view, name),
    ...battleSection(labels, view, name),
    mapSection(labels, view),
    unitSection(labels, view),
    playerSection(labels, view, name),
    stockSection(labels, view, name),
    boardSection(labels, view),
    ...handSections(labels, view),
    ...questSections(labels, view, name, order(view)),
    ...supplySections(labels, view, order(view)),
    ...monarchSection(labels, view),
  ];
}
