import { HIDDEN, isOver, type NameOf, type SeatId, type Section, SPECTATOR, seatsFrom } from "@caravel/kernel";
import { isReconstructed } from "../content/content.ts";
import { IS_STARRED } from "../content/missions.ts";
import { COCOA, GOODS, MOST_SLOTS, PLAIN_GOODS, RUM, THALER } from "../content/pieces.ts";
import { SIDE_NAMES } from "../content/supply-boards.ts";
import { FACE_NAMES } from "../content/tiles.ts";
import { type PhaseName, phaseNow, placeName, seatsAsked } from "../rules/moments.ts";
import { CARD_CHOICES } from "../rules/moves.ts";
import { firstSlot } from "../rules/ports.ts";
import { scoreSheets } from "../rules/scoring.ts";
import { cannonSlots, capacity, freeSpaces, shipValue, upgradeValues } from "../rules/ship.ts";
import { contentOf, EMPTY, isPort, NO_CARDS, NO_MARKER, NOT_IN_BATTLE } from "../rules/state.ts";
import { rowOf } from "../rules/supply.ts";
import { HIDDEN_CARDS, type PortolanoView } from "../rules/view.ts";
import type { ActionWords, MissionWords } from "./names.ts";

/** One language's headings and short names for the position. */
export interface Labels {
  /** Names by number, short enough to head a column; of the goods also single letters. */
  readonly items: readonly string[];
  readonly letters: readonly string[];
  readonly actions: readonly ActionWords[];
  readonly directions: readonly string[];
  readonly upgrades: readonly string[];
  readonly sterns: readonly string[];
  readonly missions: readonly MissionWords[];

  round(round: number): string;
  readonly setup: string;
  readonly phase: string;
  readonly phases: Readonly<Record<PhaseName, string>>;
  readonly noPhase: string;
  readonly gameIsOver: string;
  readonly turn: string;
  readonly start: string;
  readonly wind: string;
  blows(wind: number): string;
  readonly pirate: string;
  readonly lastRound: string;
  readonly hits: string;
  readonly pack: string;
  /** What a tile's code means, such as P2b: which tile, which side. */
  tileSide(code: string, tile: string, side: string): string;
  /** A note for what is not from the printed game. */
  readonly reconstructed: string;

  readonly sea: string;
  readonly ships: string;
  readonly cannon: string;
  readonly port: string;
  /** The pirate on the chart. */
  readonly pirateMark: string;

  readonly ports: string;
  /** Explains the brackets around a good that lies there. */
  readonly filled: string;
  readonly place: string;
  readonly tile: string;

  readonly players: string;
  /** Explains the signs: `*` for the start player, `>` for the turn, a letter for the ship. */
  readonly signs: string;
  readonly player: string;
  readonly free: string;
  readonly cannons: string;
  readonly chests: string;

  /** How everybody stands: what each would have if the game ended now. */
  readonly standing: string;
  readonly cargo: string;
  readonly missionPay: string;
  readonly sum: string;

  readonly shipTable: string;
  readonly upgradeValues: string;
  readonly stern: string;
  readonly peaceMarker: string;
  readonly value: string;
  readonly cards: string;
  hidden(cards: number): string;
  readonly drifted: string;
  readonly anchored: string;

  readonly missionTable: string;
  readonly mission: string;
  readonly needs: string;
  readonly markerKept: string;

  supplyBoard(board: string, side: string): string;
  readonly row: string;
  readonly left: string;
  readonly inOrder: string;
  readonly box: string;

  readonly supplies: string;
  readonly chestStack: string;
  readonly portPile: string;
  /** The top of the pile, with what it wants and gives. */
  pileTop(ports: number, top: string): string;
  readonly pileBelow: string;
  readonly usedPorts: string;
  upgradeStack(upgrade: string): string;
}

const NOTHING = "–";
/** The ships on the chart, by seat; numbers, since letters stand for goods and columns. */
const SHIP_MARKS = ["#1", "#2", "#3", "#4", "#5"];
const COLUMNS = "abcd";

/** A count, calm if there is nothing. */
const count = (number: number) => (number === 0 ? NOTHING : String(number));
const some = (parts: readonly string[], separator: string) => (parts.length === 0 ? NOTHING : parts.join(separator));

/** A title with notes in brackets. */
function titled(title: string, notes: readonly string[]): string {
  return notes.length === 0 ? title : `${title} (${notes.join(" – ")})`;
}

/** The note for a table of our own making, if it is one. */
function origin(
  { reconstructed }: Labels,
  view: PortolanoView,
  table: Parameters<typeof isReconstructed>[1],
): string[] {
  return isReconstructed(contentOf(view), table) ? [reconstructed] : [];
}

/** Turn order, the viewer first. */
function order(view: PortolanoView): SeatId[] {
  return seatsFrom(view, view.viewer === SPECTATOR ? view.start : view.viewer);
}

/** A player's name with the letter of the ship and the signs of turn and start player. */
function marked(view: PortolanoView, name: NameOf, seat: SeatId): string {
  const turn = seatsAsked(view).includes(seat) ? "> " : "";
  return `${turn}${SHIP_MARKS[seat]} ${name(seat)}${view.start === seat ? " *" : ""}`;
}

function phaseName({ phases, noPhase, gameIsOver }: Labels, view: PortolanoView): string {
  if (isOver(view)) return gameIsOver;
  const phase = phaseNow(view);
  return phase === null ? noPhase : phases[phase];
}

function roundSection(labels: Labels, view: PortolanoView, name: NameOf): Section {
  const asked = seatsAsked(view);
  const fighters = view.hits.flatMap((hits, seat) => (hits === NOT_IN_BATTLE ? [] : [`${name(seat)} ${hits}`]));
  const pirate = placeName(view, view.pirate);
  return {
    title: view.round === 0 ? labels.setup : labels.round(view.round),
    rows: [
      [labels.phase, phaseName(labels, view)],
      ...(asked.length === 0 ? [] : [[labels.turn, asked.map(name).join(", ")]]),
      [labels.start, name(view.start)],
      ...(view.round === 0 ? [] : [[labels.wind, labels.blows(view.wind)]]),
      ...(pirate === null ? [] : [[labels.pirate, pirate]]),
      ...(fighters.length === 0 ? [] : [[labels.hits, fighters.join(", ")]]),
      ...(view.lastRound === 0 ? [] : [[labels.lastRound, String(view.lastRound)]]),
      ...(view.pack === "" ? [] : [[labels.pack, contentOf(view).box.packName]]),
    ],
  };
}

/** What a tile shows: the action and what can be picked up, or the port. */
function tileCell({ actions, letters, cannon, port }: Labels, view: PortolanoView, place: number): string {
  const { action, goodsShown, showsCannon } = contentOf(view);
  const face = view.grid[place];
  if (isPort(face)) return `${port} ${FACE_NAMES[face]}`;
  const goods = PLAIN_GOODS.flatMap((_, good) => ((goodsShown[face] >> good) & 1 ? [letters[good]] : []));
  return `${actions[action[face]].short} ${goods.join(" ")}${showsCannon[face] ? `/${cannon}` : ""}`;
}

/** Who is on a tile. */
function shipsCell({ pirateMark }: Labels, view: PortolanoView, place: number): string {
  const ships = view.seats.flatMap((seat, owner) => (seat.place === place ? [SHIP_MARKS[owner]] : []));
  return [...ships, ...(view.pirate === place ? [pirateMark] : [])].join(" ");
}

/** The chart: a line of tiles for each row, and one with the ships if there are any. */
function seaSection(labels: Labels, view: PortolanoView): Section {
  const side = Math.sqrt(view.grid.length);
  const columns = [...COLUMNS].slice(0, side);
  const rows = columns.flatMap((_, row) => {
    const places = columns.map((_, column) => row * side + column);
    const ships = places.map((place) => shipsCell(labels, view, place));
    const tiles = [String(row + 1), ...places.map((place) => tileCell(labels, view, place))];
    return ships.every((cell) => cell === "") ? [tiles] : [tiles, [labels.ships, ...ships]];
  });
  const legend = PLAIN_GOODS.map((_, good) => `${labels.letters[good]} ${labels.items[good].toLowerCase()}`).join(", ");
  const notes = [legend, ...origin(labels, view, "seaTiles")];
  return { title: titled(labels.sea, notes), header: ["", ...columns], rows };
}

/** A slot: the good it wants, or in brackets the good that lies there. */
function slotCell({ items }: Labels, wanted: number | undefined, lying: number): string {
  if (wanted === undefined) return "";
  return lying === EMPTY ? items[wanted] : `(${items[Math.min(lying, COCOA)]})`;
}

/** A tile's code with what it means. */
function codeName({ tileSide }: Labels, code: string): string {
  return tileSide(code, code.slice(1, -1), code.slice(-1));
}

function portSection(labels: Labels, view: PortolanoView): Section {
  const { slots, portRum } = contentOf(view);
  const numbers = Array.from({ length: MOST_SLOTS }, (_, slot) => slot);
  const rows = view.grid.flatMap((face, place) => {
    if (!isPort(face)) return [];
    const first = firstSlot(view, place);
    const cells = numbers.map((slot) => slotCell(labels, slots[face][slot], view.slots[first + slot]));
    return [[placeName(view, place) ?? "", codeName(labels, FACE_NAMES[face]), ...cells, String(portRum[face])]];
  });
  return {
    title: titled(labels.ports, [labels.filled, ...origin(labels, view, "ports")]),
    header: [labels.place, labels.tile, ...numbers.map((slot) => String(slot + 1)), labels.items[RUM]],
    rows,
  };
}

/** Chests: how many, and the values the viewer may know. */
function chestCell(chests: readonly number[]): string {
  if (chests.length === 0 || chests.includes(HIDDEN)) return count(chests.length);
  return `${chests.length} (${chests.join("+")})`;
}

function playerSection(labels: Labels, view: PortolanoView, name: NameOf): Section {
  const { items } = labels;
  return {
    title: titled(labels.players, [labels.signs]),
    header: [
      labels.player,
      labels.place,
      items[THALER],
      items[RUM],
      ...GOODS.map((_, good) => items[good]),
      labels.free,
      labels.cannons,
      labels.chests,
    ],
    rows: order(view).map((seat) => {
      const ship = view.seats[seat];
      return [
        marked(view, name, seat),
        placeName(view, ship.place) ?? NOTHING,
        count(ship.items[THALER]),
        count(ship.items[RUM]),
        ...GOODS.map((_, good) => count(ship.items[good])),
        `${freeSpaces(view, ship)}/${capacity(view, ship)}`,
        `${ship.cannons}/${cannonSlots(view, ship)}`,
        chestCell(ship.chests),
      ];
    }),
  };
}

/** Everybody's thalers by source, as if the game ended now; chests are secret and not counted. */
function standingSection(labels: Labels, view: PortolanoView, name: NameOf): Section {
  const sheets = scoreSheets(view);
  return {
    title: labels.standing,
    header: [
      labels.player,
      labels.items[THALER],
      labels.value,
      labels.cannons,
      labels.cargo,
      labels.missionPay,
      labels.sum,
    ],
    rows: order(view).map((seat) => {
      const { thalers, chests, peaceMarker, shipValue: value, cannons, cargo, missions, total } = sheets[seat];
      const missionPay = missions.reduce((sum, pay) => sum + pay, 0);
      const parts = [thalers + peaceMarker, value, cannons, cargo, missionPay, total - chests];
      return [marked(view, name, seat), ...parts.map(String)];
    }),
  };
}

/** The cards of a choice, such as "north+2x". */
function cardsName({ directions }: Labels, choice: number): string {
  const { steps, cards } = CARD_CHOICES[choice];
  const named = steps.map((step) => directions[step]);
  if (named.length === 0) return "2x";
  return cards === 2 && steps[0] === steps[1] ? `${named[0]}+2x` : named.join("+");
}

/** Cards laid: the viewer's own, the number of the others', those turned up; otherwise what happened last. */
function cardsCell(labels: Labels, view: PortolanoView, seat: SeatId): string {
  const { laid, drifted, anchored } = view.seats[seat];
  if (laid !== NO_CARDS && laid !== HIDDEN_CARDS) return cardsName(labels, laid);
  if (view.cardsLaid[seat] > 0) return labels.hidden(view.cardsLaid[seat]);
  if (view.revealed !== NO_CARDS && seatsAsked(view).includes(seat)) return cardsName(labels, view.revealed);
  if (drifted) return labels.drifted;
  return anchored ? labels.anchored : NOTHING;
}

function shipSection(labels: Labels, view: PortolanoView, name: NameOf): Section {
  return {
    title: titled(labels.shipTable, [labels.upgradeValues, ...origin(labels, view, "ship")]),
    header: [labels.player, labels.stern, ...labels.upgrades, labels.value, labels.cards],
    rows: order(view).map((seat) => {
      const ship = view.seats[seat];
      return [
        marked(view, name, seat),
        `${labels.sterns[ship.stern]}${ship.peaceMarker ? ` ${labels.peaceMarker}` : ""}`,
        ...labels.upgrades.map((_, kind) => some(upgradeValues(ship, kind).map(String), "+")),
        count(shipValue(ship)),
        cardsCell(labels, view, seat),
      ];
    }),
  };
}

function missionSection(labels: Labels, view: PortolanoView): Section {
  const marker = (mission: number, place: number) => {
    if (place === NO_MARKER) return NOTHING;
    return IS_STARRED[mission] ? labels.markerKept : `${place}.`;
  };
  return {
    title: labels.missionTable,
    header: [labels.mission, labels.needs, ...view.seats.map((_, seat) => SHIP_MARKS[seat])],
    rows: view.missions.map((mission, number) => {
      const { name, needs } = labels.missions[mission];
      return [
        IS_STARRED[mission] ? `${name} *` : name,
        needs,
        ...view.seats.map(({ markers }) => marker(mission, markers[number])),
      ];
    }),
  };
}

function supplySection(labels: Labels, view: PortolanoView): Section {
  const rows = GOODS.map((_, good) => {
    const line = good < PLAIN_GOODS.length ? rowOf(view, good) : null;
    const items = (line ?? []).map((item) => (item === COCOA ? labels.items[COCOA] : labels.letters[item]));
    return [
      labels.items[good],
      line === null ? "" : String(line.length),
      line === null ? "" : some(items, " "),
      count(view.box[good]),
    ];
  });
  return {
    title: titled(
      labels.supplyBoard(SIDE_NAMES[view.side].slice(1, -1), SIDE_NAMES[view.side].slice(-1)),
      origin(labels, view, "supplyBoards"),
    ),
    header: [labels.row, labels.left, labels.inOrder, labels.box],
    rows,
  };
}

/** A port by its name, what it wants and its rum. */
function portName({ letters, items }: Labels, view: PortolanoView, face: number): string {
  const { slots, portRum } = contentOf(view);
  const wanted = slots[face].map((good) => letters[good]).join(" ");
  return `${FACE_NAMES[face]} (${wanted}, ${items[RUM].toLowerCase()} ${portRum[face]})`;
}

function stockSection(labels: Labels, view: PortolanoView): Section {
  const { pile, facesBelow, used } = view;
  const top = pile.at(-1);
  const names = (faces: readonly number[]) => faces.map((face) => FACE_NAMES[face]).join(", ");
  return {
    title: labels.supplies,
    rows: [
      [labels.cannons, count(view.cannons)],
      [labels.chestStack, count(view.chests.length)],
      ...labels.upgrades.map((upgrade, kind) => [
        labels.upgradeStack(upgrade),
        some(
          Array.from({ length: view.stacks[kind] }, (_, below) => String(view.stacks[kind] - below)),
          ", ",
        ),
      ]),
      [labels.portPile, top === undefined ? NOTHING : labels.pileTop(pile.length, portName(labels, view, top))],
      ...(facesBelow.length === 0 ? [] : [[labels.pileBelow, names(facesBelow)]]),
      ...(used.length === 0 ? [] : [[labels.usedPorts, names(used)]]),
    ],
  };
}

/** The whole position as tables of short cells. */
export function position(labels: Labels, view: PortolanoView, name: NameOf): Section[] {
  return [
    roundSection(labels, view, name),
    seaSection(labels, view),
    portSection(labels, view),
    playerSection(labels, view, name),
    standingSection(labels, view, name),
    shipSection(labels, view, name),
    missionSection(labels, view),
    supplySection(labels, view),
    stockSection(labels, view),
  ];
}
