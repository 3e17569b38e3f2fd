import { isOver, type NameOf, type SeatId, type Section, SPECTATOR, seatsFrom } from "@caravel/kernel";
import {
  BREAD,
  DICE_PER_ROW,
  DIPLOMAT,
  ENGINEER,
  HIGHEST_FACE,
  LORD,
  PASS_REALS,
  PASS_SPACES,
  REALS,
  REQUEST_COUNT,
  SCORED_IN_ROUND,
  WOOD,
} from "../content/pieces.ts";
import { piratesHere, priceNow } from "../rules/buildings.ts";
import { piratesOf } from "../rules/effects.ts";
import { maintenanceNow, nextScoring, requestsWorth } from "../rules/forecast.ts";
import { seatAsked } from "../rules/sight.ts";
import { contentOf, countBits, isInForest, markersLeft, NO_BUILDING, NOBODY, shipsOnBoard } from "../rules/state.ts";
import type { MadeiraView } from "../rules/view.ts";
import { boardSections, origin } from "./board-tables.ts";
import { count, LETTERS, NOTHING, some, titled } from "./cells.ts";
import type { Labels } from "./labels.ts";

/** The players, the viewer first. */
function order(view: MadeiraView): SeatId[] {
  return seatsFrom(view, view.viewer === SPECTATOR ? 0 : view.viewer);
}

/** A player's name with the letter on the board and the sign of the turn. */
function marked(view: MadeiraView, name: NameOf, seat: SeatId): string {
  return `${seatAsked(view) === seat ? "> " : ""}${LETTERS[seat]} ${name(seat)}`;
}

/** Dice as values, lowest first: "1 2 2". */
function diceCell(counts: readonly number[]): string {
  const values = Array.from({ length: HIGHEST_FACE }, (_, face) => new Array<number>(counts[face + 1]).fill(face + 1));
  return some(values.flat().map(String), " ");
}

function roundSection(labels: Labels, view: MadeiraView, name: NameOf): Section {
  const asked = seatAsked(view);
  const scoring = nextScoring(view);
  const { favours } = labels;
  const inForce = [
    ...(view.engineer ? [favours[ENGINEER].name] : []),
    ...(view.lord ? [favours[LORD].name] : []),
    ...(view.diplomat ? [favours[DIPLOMAT].name] : []),
  ];
  const inUse =
    view.building === NO_BUILDING
      ? []
      : [[labels.inUse, labels.priceOf(labels.buildings[view.building], priceNow(view), piratesHere(view))]];
  return {
    title: view.round === 0 ? labels.setup : labels.round(view.round),
    rows: [
      [labels.phase, isOver(view) ? labels.gameIsOver : labels.phases[view.phase]],
      ...(asked === null ? [] : [[labels.turn, name(asked)]]),
      ...(isOver(view) ? [] : [[labels.scoring, labels.scoringIn(scoring, SCORED_IN_ROUND[scoring])]]),
      ...inUse,
      ...(inForce.length === 0 ? [] : [[labels.inForce, inForce.join(", ")]]),
      ...(view.woodBought === 0 ? [] : [[labels.woodBought, String(view.woodBought)]]),
      [labels.mill, [labels.millLevels(contentOf(view)), ...origin(labels, view, "windmill")].join(" – ")],
      [labels.pirateDice, diceCell(view.pirateDice)],
      ...(view.pack === "" ? [] : [[labels.pack, contentOf(view).box.packName]]),
    ],
  };
}

function playerSection(labels: Labels, view: MadeiraView, name: NameOf): Section {
  const { items } = labels;
  return {
    title: titled(labels.players, [labels.signs]),
    header: [labels.player, labels.vp, ...items, labels.mill, labels.pirates, labels.dice, labels.markers],
    rows: order(view).map((seat) => {
      const player = view.seats[seat];
      return [
        marked(view, name, seat),
        String(player.vp),
        ...player.items.map(count),
        String(player.mill),
        String(piratesOf(view, seat) ?? "?"),
        diceCell(player.dice),
        count(markersLeft(player)),
      ];
    }),
  };
}

function figureSection(labels: Labels, view: MadeiraView, name: NameOf): Section {
  const inCities = (seat: SeatId) => view.cities.filter((figure) => figure === seat).length;
  return {
    title: titled(labels.figures, [labels.coloniesInOrder]),
    header: [
      labels.player,
      labels.home,
      labels.fields,
      labels.forest,
      labels.cityWorkers,
      labels.colonyWorkers,
      labels.watch,
      labels.shipsHome,
      labels.shipsOut,
    ],
    rows: order(view).map((seat) => {
      const player = view.seats[seat];
      const inForest = Number(isInForest(player));
      return [
        marked(view, name, seat),
        count(player.home),
        count(countBits(player.land) - inForest),
        count(inForest),
        count(inCities(seat)),
        player.colonies.join("/"),
        count(player.watch),
        count(player.ships),
        count(shipsOnBoard(player)),
      ];
    }),
  };
}

function maintenanceSection(labels: Labels, view: MadeiraView, name: NameOf): Section {
  return {
    title: labels.maintenance,
    header: [
      labels.player,
      labels.woodDue,
      labels.ownWood,
      labels.woodAtHand,
      labels.breadDue,
      labels.ownBread,
      labels.pirates,
    ],
    rows: order(view).map((seat) => {
      const { woodDue, woodAtHand, breadDue, pirates } = maintenanceNow(view, seat);
      const { items } = view.seats[seat];
      return [
        marked(view, name, seat),
        count(woodDue),
        count(items[WOOD]),
        count(woodAtHand),
        count(breadDue),
        count(items[BREAD]),
        count(pirates),
      ];
    }),
  };
}

/** Requests held, each with the VP that all of its kind would bring. */
function requestSection(labels: Labels, view: MadeiraView, name: NameOf): Section {
  return {
    title: labels.requestsHeld(nextScoring(view)),
    header: [labels.player, ...labels.requests.map(({ short }) => short)],
    rows: order(view).map((seat) => [
      marked(view, name, seat),
      ...view.seats[seat].requests.map((held, type) =>
        held === 0 ? NOTHING : `${held} → ${requestsWorth(view, seat, type, held)} ${labels.vp}`,
      ),
    ]),
  };
}

/** The dice column with what each row offers. */
function rowSection(labels: Labels, view: MadeiraView, name: NameOf): Section {
  const { rowGuilds } = contentOf(view);
  return {
    title: titled(labels.rows, origin(labels, view, "rows", "requests")),
    header: [labels.row, labels.player, labels.dice, labels.guild, ...labels.requests.map(({ short }) => short)],
    rows: rowGuilds.map((guilds, row) => {
      const owner = view.diceColumn[row];
      const dice = view.rowDice.slice(row * DICE_PER_ROW, (row + 1) * DICE_PER_ROW).filter((value) => value > 0);
      const requests = view.rowRequests.slice(row * REQUEST_COUNT, (row + 1) * REQUEST_COUNT);
      return [
        PASS_SPACES[row],
        owner === NOBODY ? NOTHING : name(owner),
        some(dice.map(String), " "),
        guilds.map((guild) => labels.guilds[guild]).join(", "),
        ...requests.map(count),
      ];
    }),
  };
}

function passSection(labels: Labels, view: MadeiraView, name: NameOf): Section {
  return {
    title: labels.passColumn,
    header: [labels.space, labels.player, labels.items[REALS], labels.orAction],
    rows: PASS_SPACES.slice(0, contentOf(view).passSpaces).map((space, number) => {
      const owner = view.passColumn[number];
      return [
        space,
        owner === NOBODY ? NOTHING : name(owner),
        String(PASS_REALS[number]),
        labels.passActions[number] || NOTHING,
      ];
    }),
  };
}

/** The whole position as tables of short cells. */
export function position(labels: Labels, view: MadeiraView, name: NameOf): Section[] {
  return [
    roundSection(labels, view, name),
    ...boardSections(labels, view),
    rowSection(labels, view, name),
    passSection(labels, view, name),
    playerSection(labels, view, name),
    figureSection(labels, view, name),
    // once the game is over nothing is still to come
    ...(isOver(view) ? [] : [requestSection(labels, view, name), maintenanceSection(labels, view, name)]),
  ];
}
