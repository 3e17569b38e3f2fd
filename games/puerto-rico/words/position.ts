import { type NameOf, type SeatId, type Section, SPECTATOR, seatsFrom } from "@caravel/kernel";
import { CITY_SPACES, HOUSE_SPACES, ISLAND_SPACES, SHIP_CAPACITY, SHIPS } from "../content/pieces.ts";
import { phaseNow, stepNow, topFrame } from "../rules/moments.ts";
import {
  citySpaces,
  contentOf,
  ENDINGS,
  EXPANSION_1,
  EXPANSION_2,
  forestsOf,
  IN_THE_MIDDLE,
  islandSpaces,
  NOT_BUILT,
  NOT_IN_THE_GAME,
  total,
  uses,
} from "../rules/state.ts";
import type { PuertoRicoView } from "../rules/view.ts";
import type { Ending } from "./moments.ts";

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
  readonly draft: string;
  readonly guests: string;
  readonly gameIsOver: string;
  readonly lastYear: string;
  readonly endings: Readonly<Record<Ending, string>>;

  readonly roleCards: string;
  readonly role: string;
  readonly doubloons: string;
  readonly takenBy: string;

  /** Titles that explain the signs: `*` for the governor, `>` for the turn, with nobles `2(1)` for one noble of two. */
  players(withNobles: boolean): string;
  readonly player: string;
  readonly points: string;
  readonly windRose: string;

  islands(withNobles: boolean): string;
  readonly forest: string;
  readonly free: string;
  cities(withNobles: boolean): string;
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
  /** Face down, or the other sides of forests. */
  readonly unseen: string;
  readonly discards: string;

  readonly supplies: string;
  readonly quarries: string;
  readonly colonists: string;
  readonly nobles: string;
  readonly colonistShip: string;
  readonly pointsLeft: string;
  readonly pointsOnPaper: string;

  bank(column: number): string;
  readonly building: string;
  readonly cost: string;
  readonly left: string;
}

const NOTHING = "–";
const SECRET = "?";
const LONGEST_CELL = 58;

/** A count, calm if there is nothing. */
const count = (number: number) => (number === 0 ? NOTHING : String(number));

/** A part of a whole, calm if there is no whole. */
const share = (part: number | string, whole: number) => (whole === 0 ? NOTHING : `${part}/${whole}`);

/** Colonists, with the nobles among them in brackets. */
const people = (colonists: number, nobles: number) => (nobles === 0 ? String(colonists) : `${colonists}(${nobles})`);

const withNobles = (view: PuertoRicoView) => uses(view, EXPANSION_2);

/** Turn order, the viewer first. */
function order(view: PuertoRicoView): SeatId[] {
  return seatsFrom(view, view.viewer === SPECTATOR ? view.governor : view.viewer);
}

/** A player's name with the signs of governor and turn. */
function marked(view: PuertoRicoView, name: NameOf, seat: SeatId): string {
  const turn = topFrame(view)?.seat === seat ? "> " : "";
  return `${turn}${name(seat)}${view.governor === seat ? " *" : ""}`;
}

function phaseName({ roles, gameIsOver, draft, guests, noPhase }: Labels, view: PuertoRicoView): string {
  const step = stepNow(view);
  const role = phaseNow(view);
  if (step === null) return gameIsOver;
  if (role !== null) return roles[role];
  if (step === "draft") return draft;
  return step === "guests" ? guests : noPhase;
}

function yearSection(labels: Labels, view: PuertoRicoView, name: NameOf): Section {
  const frame = topFrame(view);
  const rows = [[labels.governor, name(view.governor)]];
  if (frame !== null) rows.push([labels.turn, name(frame.seat)]);
  rows.push([labels.phase, phaseName(labels, view)]);
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
    title: labels.players(withNobles(view)),
    header: [labels.player, labels.doubloons, labels.points, labels.windRose, ...labels.goods],
    rows: order(view).map((seat) => {
      const { doubloons, points, windRose, windRoseNobles, barrels } = view.seats[seat];
      return [
        marked(view, name, seat),
        count(doubloons),
        points === null ? SECRET : count(points),
        windRose === 0 ? NOTHING : people(windRose, windRoseNobles),
        ...barrels.map(count),
      ];
    }),
  };
}

function islandSection(labels: Labels, view: PuertoRicoView, name: NameOf): Section {
  const hasForests = uses(view, EXPANSION_1);
  return {
    title: labels.islands(withNobles(view)),
    header: [labels.player, ...labels.tiles, ...(hasForests ? [labels.forest] : []), labels.free],
    rows: order(view).map((seat) => {
      const board = view.seats[seat];
      const { island, workers, workerNobles } = board;
      const tiles = island.map((whole, kind) => share(people(workers[kind], workerNobles[kind]), whole));
      const forests = hasForests ? [count(forestsOf(board))] : [];
      return [marked(view, name, seat), ...tiles, ...forests, count(ISLAND_SPACES - islandSpaces(board))];
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
  const { circles } = contentOf(view);
  const rows = order(view).flatMap((seat) => {
    const board = view.seats[seat];
    const buildings = board.city.flatMap((colonists, building) => {
      if (colonists === NOT_BUILT) return [];
      const filled = share(people(colonists, board.cityNobles[building]), circles[building]);
      return [`${labels.buildings[building]} ${filled}`];
    });
    const free = CITY_SPACES - citySpaces(board);
    const [first = NOTHING, ...more] = inLines(buildings);
    return [[marked(view, name, seat), first, count(free)], ...more.map((line) => ["", line, ""])];
  });
  return { title: labels.cities(withNobles(view)), header: [labels.player, labels.city, labels.free], rows };
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
  const { faceUp, unseen, faceDownCount, discards } = view;
  const row = (label: string, tiles: readonly number[]) => [label, ...tiles.map(count), count(total(tiles))];
  const hidden =
    total(unseen) === faceDownCount
      ? [row(labels.faceDown, unseen)]
      : [row(labels.unseen, unseen), [labels.faceDown, ...unseen.map(() => ""), count(faceDownCount)]];
  return {
    title: labels.plantations,
    header: ["", ...labels.goods, labels.all],
    rows: [row(labels.faceUp, faceUp), ...hidden, row(labels.discards, discards)],
  };
}

function supplySection(labels: Labels, view: PuertoRicoView): Section {
  const { colonistShip, noblesAboard } = view;
  const rows = [
    [labels.quarries, count(view.quarries)],
    [labels.colonists, count(view.colonists)],
    ...(withNobles(view) ? [[labels.nobles, count(view.nobles)]] : []),
    [labels.colonistShip, colonistShip === 0 ? NOTHING : people(colonistShip, noblesAboard)],
    [labels.pointsLeft, share(view.points, contentOf(view).size.points)],
  ];
  if (view.paper > 0) rows.push([labels.pointsOnPaper, count(view.paper)]);
  return { title: labels.supplies, rows };
}

/** The buildings of this game, as far as they have been chosen. */
function bankSections(labels: Labels, view: PuertoRicoView): Section[] {
  const { column, cost } = contentOf(view);
  return [1, 2, 3, 4].flatMap((number) => {
    const rows = view.board
      .filter((building) => column[building] === number)
      .map((building) => [labels.buildings[building], String(cost[building]), count(view.bank[building])]);
    const header = [labels.building, labels.cost, labels.left];
    return rows.length === 0 ? [] : [{ title: labels.bank(number), header, rows }];
  });
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
