import { type SeatId, type Section, SPECTATOR, seatsFrom } from "@caravel/kernel";
import { BUILDINGS, CIRCLES } from "../content/buildings.ts";
import { CITY_SPACES, HOUSE_SPACES, ISLAND_SPACES, SHIP_CAPACITY, SHIPS, TABLE_SIZES } from "../content/pieces.ts";
import { citySpaces, ENDINGS, IN_THE_MIDDLE, NOT_BUILT, NOT_IN_THE_GAME, total } from "../rules/state.ts";
import type { PuertoRicoView } from "../rules/view.ts";
import { type Ending, phaseNow, topFrame } from "./facts.ts";

/** One language's headings and short names for the position. */
export interface Labels {
  /** Names by number, short enough to head a column. */
  readonly goods: readonly string[];
  readonly tiles: readonly string[];
  readonly roles: readonly string[];
  readonly buildings: readonly string[];

  year(year: number): string;
  readonly governor: string;
  readonly turn: string;
  readonly phase: string;
  readonly noPhase: string;
  readonly gameIsOver: string;
  readonly lastYear: string;
  readonly endings: Readonly<Record<Ending, string>>;

  readonly roleCards: string;
  readonly role: string;
  readonly doubloons: string;
  readonly takenBy: string;

  /** Titles that explain the signs: `*` for the governor, `>` for the turn. */
  readonly players: string;
  readonly player: string;
  readonly points: string;
  readonly windRose: string;

  readonly islands: string;
  readonly free: string;
  readonly cities: string;
  readonly city: string;

  readonly ships: string;
  readonly ship: string;
  readonly cargo: string;
  readonly barrels: string;

  readonly goodsTable: string;
  readonly supply: string;
  readonly house: string;
  readonly all: string;

  readonly plantations: string;
  readonly faceUp: string;
  readonly faceDown: string;
  readonly discards: string;

  readonly supplies: string;
  readonly quarries: string;
  readonly colonists: string;
  readonly colonistShip: string;
  readonly pointsLeft: string;
  readonly pointsOnPaper: string;

  bank(column: number): string;
  readonly building: string;
  readonly cost: string;
  readonly left: string;
}

/** The name of the player on a seat. */
export type NameOf = (seat: SeatId) => string;

const NOTHING = "–";
const SECRET = "?";
const LONGEST_CELL = 58;

/** A count, calm if there is nothing. */
const count = (number: number) => (number === 0 ? NOTHING : String(number));

/** A part of a whole, calm if there is no whole. */
const share = (part: number, whole: number) => (whole === 0 ? NOTHING : `${part}/${whole}`);

/** Turn order, the viewer first. */
function order(view: PuertoRicoView): SeatId[] {
  return seatsFrom(view, view.viewer === SPECTATOR ? view.governor : view.viewer);
}

/** A player's name with the signs of governor and turn. */
function marked(view: PuertoRicoView, name: NameOf, seat: SeatId): string {
  const turn = topFrame(view)?.seat === seat ? "> " : "";
  return `${turn}${name(seat)}${view.governor === seat ? " *" : ""}`;
}

function yearSection(labels: Labels, view: PuertoRicoView, name: NameOf): Section {
  const frame = topFrame(view);
  const role = phaseNow(view);
  const phase = frame === null ? labels.gameIsOver : role === null ? labels.noPhase : labels.roles[role];
  const rows = [[labels.governor, name(view.governor)]];
  if (frame !== null) rows.push([labels.turn, name(frame.seat)]);
  rows.push([labels.phase, phase]);
  for (const [bit, ending] of ENDINGS.entries())
    if ((view.endings & (1 << bit)) !== 0) rows.push([labels.lastYear, labels.endings[ending]]);
  return { title: labels.year(view.year), rows };
}

function roleSection(labels: Labels, view: PuertoRicoView, name: NameOf): Section {
  const rows = labels.roles.flatMap((role, card) => {
    const taker = view.takenBy[card];
    if (taker === NOT_IN_THE_GAME) return [];
    return [[role, count(view.cardMoney[card]), taker === IN_THE_MIDDLE ? "" : name(taker)]];
  });
  return { title: labels.roleCards, header: [labels.role, labels.doubloons, labels.takenBy], rows };
}

function playerSection(labels: Labels, view: PuertoRicoView, name: NameOf): Section {
  return {
    title: labels.players,
    header: [labels.player, labels.doubloons, labels.points, labels.windRose, ...labels.goods],
    rows: order(view).map((seat) => {
      const { doubloons, points, windRose, barrels } = view.seats[seat];
      return [
        marked(view, name, seat),
        count(doubloons),
        points === null ? SECRET : count(points),
        count(windRose),
        ...barrels.map(count),
      ];
    }),
  };
}

function islandSection(labels: Labels, view: PuertoRicoView, name: NameOf): Section {
  return {
    title: labels.islands,
    header: [labels.player, ...labels.tiles, labels.free],
    rows: order(view).map((seat) => {
      const { island, workers } = view.seats[seat];
      const tiles = island.map((whole, kind) => share(workers[kind], whole));
      return [marked(view, name, seat), ...tiles, count(ISLAND_SPACES - total(island))];
    }),
  };
}

/** Parts in lines that are not too long. */
function inLines(parts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length + 2 <= LONGEST_CELL)
      lines[lines.length - 1] = `${last}, ${part}`;
    else lines.push(part);
  }
  return lines.map((line, place) => (place < lines.length - 1 ? `${line},` : line));
}

function citySection(labels: Labels, view: PuertoRicoView, name: NameOf): Section {
  const rows = order(view).flatMap((seat) => {
    const board = view.seats[seat];
    const buildings = board.city.flatMap((colonists, building) =>
      colonists === NOT_BUILT ? [] : [`${labels.buildings[building]} ${colonists}/${CIRCLES[building]}`],
    );
    const free = CITY_SPACES - citySpaces({ ...board, points: 0 });
    const [first = NOTHING, ...more] = inLines(buildings);
    return [[marked(view, name, seat), first, count(free)], ...more.map((line) => ["", line, ""])];
  });
  return { title: labels.cities, header: [labels.player, labels.city, labels.free], rows };
}

function shipSection(labels: Labels, view: PuertoRicoView): Section {
  const rows = SHIPS.flatMap((capacity, ship) => {
    const good = view.shipGood[ship];
    if (good === NOT_IN_THE_GAME) return [];
    return [[capacity, labels.goods[good] ?? NOTHING, share(view.shipBarrels[ship], SHIP_CAPACITY[ship])]];
  });
  return { title: labels.ships, header: [labels.ship, labels.cargo, labels.barrels], rows };
}

function goodsSection(labels: Labels, view: PuertoRicoView): Section {
  return {
    title: labels.goodsTable,
    header: ["", ...labels.goods, labels.all],
    rows: [
      [labels.supply, ...view.supply.map(count), count(total(view.supply))],
      [labels.house, ...view.house.map(count), share(total(view.house), HOUSE_SPACES)],
    ],
  };
}

function plantationSection(labels: Labels, view: PuertoRicoView): Section {
  const row = (label: string, tiles: readonly number[]) => [label, ...tiles.map(count), count(total(tiles))];
  return {
    title: labels.plantations,
    header: ["", ...labels.goods, labels.all],
    rows: [row(labels.faceUp, view.faceUp), row(labels.faceDown, view.faceDown), row(labels.discards, view.discards)],
  };
}

function supplySection(labels: Labels, view: PuertoRicoView): Section {
  const rows = [
    [labels.quarries, count(view.quarries)],
    [labels.colonists, count(view.colonists)],
    [labels.colonistShip, count(view.colonistShip)],
    [labels.pointsLeft, share(view.points, TABLE_SIZES[view.players].points)],
  ];
  if (view.paper > 0) rows.push([labels.pointsOnPaper, count(view.paper)]);
  return { title: labels.supplies, rows };
}

function bankSections(labels: Labels, view: PuertoRicoView): Section[] {
  return [1, 2, 3, 4].map((column) => ({
    title: labels.bank(column),
    header: [labels.building, labels.cost, labels.left],
    rows: BUILDINGS.flatMap((building, number) =>
      building.column === column ? [[labels.buildings[number], String(building.cost), count(view.bank[number])]] : [],
    ),
  }));
}

/** The whole position as tables of short cells. */
export function position(labels: Labels, view: PuertoRicoView, name: NameOf): Section[] {
  return [
    yearSection(labels, view, name),
    roleSection(labels, view, name),
    playerSection(labels, view, name),
    islandSection(labels, view, name),
    citySection(labels, view, name),
    shipSection(labels, view),
    supplySection(labels, view),
    goodsSection(labels, view),
    plantationSection(labels, view),
    ...bankSections(labels, view),
  ];
}
