import { capital, HIDDEN, type Move, type RuleId, type SeatId, SPECTATOR } from "@caravel/kernel";
import type { Stage, Tip } from "@caravel/web/kit";
import { IS_STARRED, PLACE_PAY } from "../content/missions.ts";
import { COCOA, DIRECTIONS, RUM, THALER } from "../content/pieces.ts";
import { SEA_ACTIONS } from "../content/tiles.ts";
import { placeWord } from "../rules/map.ts";
import { isAsked } from "../rules/moments.ts";
import { LAY } from "../rules/moves.ts";
import { capacity, shipValue } from "../rules/ship.ts";
import { ASHORE, cargoOf, contentOf, isPort, NO_MARKER } from "../rules/state.ts";
import { rowOf } from "../rules/supply.ts";
import type { PortolanoView } from "../rules/view.ts";
import { courseOf, movesTo, movesWith, stepCosts } from "./course.ts";
import { dangers, pirateAfter } from "./danger.ts";
import { faceFacts, markersOn, portTitle, wantedAt } from "./facts.ts";
import { type BoardWords, boardWords } from "./words/words.ts";

/** What a tooltip is made from: the position shown, who looks, the players' names, and the language. A stage is one. */
export type Seen = Pick<Stage<PortolanoView>, "view" | "seat" | "names" | "language">;

const wordsOf = ({ language }: Seen): BoardWords => boardWords(language);

/** The name of a place as the questions say it. */
export function placeOf(view: PortolanoView, place: number): string {
  return placeWord(view.players, place);
}

/** A tip of the lines that have something to say. */
function tipOf(title: string, rule: RuleId, ...lines: readonly (string | null)[]): Tip {
  return { title: capital(title), lines: lines.filter((line) => line !== null), rule };
}

// The chart

/** By action of a sea tile: the rule that tells more. */
const ACTION_RULES: Readonly<Record<(typeof SEA_ACTIONS)[number], RuleId>> = {
  upgrade: "PO-SEA-20",
  "goods-rum": "PO-SEA-23",
  "goods-goods": "PO-SEA-28",
  "free-rum": "PO-SEA-33",
  thaler: "PO-SEA-34",
  peace: "PO-SEA-35",
};

/** A course in a line: its rum, what is left, or the mutiny. */
export function courseLine(seen: Seen, seat: SeatId, choice: number): string {
  const { view } = seen;
  const { tips } = wordsOf(seen);
  const { legs, cost, rumLeft, isMutiny, isAnchor, end } = courseOf(view, seat, choice);
  const to = placeOf(view, end);
  if (isAnchor) return tips.anchor({ to });
  const steps = legs.map(({ direction }) => direction);
  const facts = { steps, cost, to };
  return isMutiny
    ? tips.mutiny({ ...facts, rum: view.seats[seat].items[RUM] })
    : tips.course({ ...facts, rum: rumLeft });
}

/** What can be done where a course ends. */
export function thereLine(seen: Seen, place: number): string {
  const { view } = seen;
  const { tips } = wordsOf(seen);
  const face = view.grid[place];
  if (!isPort(face)) return tips.there({ what: tips.face(faceFacts(view, face)) });
  return tips.there({ what: portTitle(face) });
}

/** The courses that lead to a tile, cheapest first, if the viewer lays cards now. */
function courseLines(seen: Seen, moves: readonly Move[], can: (move: Move) => boolean): string[] {
  const { view, seat } = seen;
  if (seat === SPECTATOR || !isAsked(view, seat, "cards")) return [];
  return moves
    .filter(can)
    .slice(0, 3)
    .map((move) => courseLine(seen, seat, LAY.first(move)));
}

/** A tile of the chart; `can` says which courses are legal. */
export function tileTip(seen: Seen, place: number, can: (move: Move) => boolean = () => false): Tip {
  const { view, seat } = seen;
  const face = view.grid[place];
  const ways = seat === SPECTATOR ? [] : courseLines(seen, movesTo(view, seat, place), can);
  return isPort(face) ? portTip(seen, place, ways) : seaTip(seen, place, ways);
}

function seaTip(seen: Seen, place: number, ways: readonly string[]): Tip {
  const { view } = seen;
  const { labels, actions, tips } = wordsOf(seen);
  const face = view.grid[place];
  const facts = faceFacts(view, face);
  const winds = dangers(view)[place];
  return tipOf(
    `${placeOf(view, place)}: ${labels.actions[facts.action].short}`,
    ACTION_RULES[SEA_ACTIONS[facts.action]],
    ...ways,
    actions[facts.action],
    tips.pickUp(facts),
    tips.otherSide({ what: tips.face(faceFacts(view, face ^ 1)) }),
    winds.length === 0 ? null : tips.danger({ winds }),
  );
}

function portTip(seen: Seen, place: number, ways: readonly string[]): Tip {
  const { view } = seen;
  const { tips } = wordsOf(seen);
  const face = view.grid[place];
  const goods = wantedAt(view, place);
  return tipOf(
    `${placeOf(view, place)}: ${portTitle(face)}`,
    "PO-PORT-01",
    ...ways,
    goods.length === 0 ? tips.full : tips.wants({ goods }),
    tips.portPay,
    tips.portRum({ rum: contentOf(view).portRum[face] }),
    tips.cocoaFits,
    tips.portChest,
  );
}

/** The wind rose: what each direction costs, and where each wind takes the pirate. */
export function windTip(seen: Seen, seat: SeatId): Tip {
  const { view } = seen;
  const { headings, tips } = wordsOf(seen);
  const costs = stepCosts(view, seat).map((rum, direction) => tips.stepCost({ direction, rum }));
  const pirate = [...DIRECTIONS.keys()].map((wind) =>
    view.pirate === ASHORE ? null : tips.pirateAfter({ wind, place: placeOf(view, pirateAfter(view, wind)) }),
  );
  return tipOf(headings.windTo(view.wind), "PO-MOVE-04", ...costs, ...pirate);
}

/** A movement card of the viewer's hand: the courses it is part of. */
export function cardTip(seen: Seen, card: number, can: (move: Move) => boolean): Tip {
  const { view, seat } = seen;
  const { pieces } = wordsOf(seen);
  const isDirection = card < DIRECTIONS.length;
  const rum = isDirection && seat !== SPECTATOR ? stepCosts(view, seat)[card] : 0;
  const lines = seat === SPECTATOR ? [] : courseLines(seen, movesWith(view, seat, card), can);
  return tipOf(
    pieces.card({ card: isDirection ? card : null, rum }),
    isDirection ? "PO-CARD-07" : "PO-CARD-10",
    ...lines,
  );
}

/** Cards in front of a player. */
export function laidTip(seen: Seen, seat: SeatId): Tip {
  const { view, names } = seen;
  const { pieces, tips } = wordsOf(seen);
  return tipOf(pieces.laid({ name: names[seat], cards: view.cardsLaid[seat] }), "PO-CARD-06", tips.laidSecret);
}

// The market

/** A row of the supply board. */
export function rowTip(seen: Seen, row: number): Tip {
  const { view } = seen;
  const { pieces, tips } = wordsOf(seen);
  const items = rowOf(view, row);
  const cocoa = items.indexOf(COCOA);
  return tipOf(
    pieces.row({ row, left: items.length, next: items[0] ?? null }),
    "PO-SEA-04",
    cocoa === -1 ? null : tips.rowCocoa({ after: cocoa }),
    tips.rowEnds,
  );
}

/** Goods in the box. */
export function boxTip(seen: Seen, good: number): Tip {
  const { pieces, tips } = wordsOf(seen);
  return tipOf(pieces.box({ good, count: seen.view.box[good] }), "PO-GEN-05", tips.boxFor);
}

/** A stack of upgrades. */
export function stackTip(seen: Seen, upgrade: number): Tip {
  const { labels, upgrades, tips } = wordsOf(seen);
  const left = seen.view.stacks[upgrade];
  const rule = `PO-UPG-0${upgrade + 1}`;
  return tipOf(
    labels.upgrades[upgrade],
    rule,
    upgrades[upgrade].long,
    left === 0 ? null : tips.stackTop({ value: left, left }),
    tips.price,
  );
}

/** The supplies of cannons, chests and ports. */
export function supplyTip(seen: Seen, supply: "cannons" | "chests" | "pile"): Tip {
  const { view } = seen;
  const { pieces, tips } = wordsOf(seen);
  if (supply === "cannons") return tipOf(pieces.cannons({ left: view.cannons }), "PO-SEA-07", tips.cannonsFor);
  if (supply === "chests") return tipOf(pieces.chests({ left: view.chests.length }), "PO-PORT-11", tips.chestsFor);
  const top = view.pile.at(-1);
  const next = top === undefined || top === HIDDEN ? null : tips.pileTop({ port: portTitle(top) });
  return tipOf(pieces.pile({ left: view.pile.length }), "PO-PORT-12", next);
}

/** A mission of the table: what it asks, pays, and who has it. */
export function missionTip(seen: Seen, number: number): Tip {
  const { view, names } = seen;
  const { labels, tips } = wordsOf(seen);
  const mission = view.missions[number];
  const isStarred = IS_STARRED[mission];
  const markers = markersOn(view, number).map(({ seat, place }) =>
    isStarred ? tips.kept({ name: names[seat] }) : tips.marker({ name: names[seat], place }),
  );
  const open = view.seats.flatMap(({ markers: places }, seat) => (places[number] === NO_MARKER ? [names[seat]] : []));
  return tipOf(
    labels.missions[mission].name,
    "PO-MISSION-01",
    `${capital(labels.missions[mission].needs)}.`,
    isStarred ? tips.starred : tips.missionPays({ pays: PLACE_PAY[view.players] }),
    isStarred ? null : tips.missed,
    ...markers,
    isStarred || open.length === 0 ? null : tips.stillOpen({ names: open }),
  );
}

// Ships

/** Something in a hold, or a player's thalers. */
export function cargoTip(seen: Seen, seat: SeatId, item: number): Tip {
  const { view } = seen;
  const { labels, tips } = wordsOf(seen);
  const ship = view.seats[seat];
  if (item === THALER) return tipOf(labels.items[THALER], "PO-GEN-01", tips.thalersFor);
  const use = item === RUM ? tips.rumFor : item === COCOA ? tips.cocoaFor : tips.goodsFor;
  const hold = tips.hold({ used: cargoOf(ship), all: capacity(view, ship) });
  if (item === RUM) return tipOf(labels.items[item], "PO-MOVE-04", use, hold);
  return tipOf(labels.items[item], "PO-HOLD-03", use, hold, seat === seen.seat ? tips.stow : null);
}

/** A free space of a hold. */
export function holdTip(seen: Seen, seat: SeatId): Tip {
  const { pieces, tips } = wordsOf(seen);
  const ship = seen.view.seats[seat];
  return tipOf(pieces.space, "PO-HOLD-01", tips.hold({ used: cargoOf(ship), all: capacity(seen.view, ship) }));
}

/** A place for a cannon. */
export function gunportTip(seen: Seen, hasCannon: boolean): Tip {
  const { pieces, tips } = wordsOf(seen);
  return tipOf(pieces.gunport({ hasCannon }), "PO-SEA-08", tips.cannonsFor);
}

/** An upgrade on a ship. */
export function fittedTip(seen: Seen, seat: SeatId, upgrade: number, value: number): Tip {
  const { pieces, upgrades, tips } = wordsOf(seen);
  return tipOf(
    pieces.fitted({ upgrade, value }),
    `PO-UPG-0${upgrade + 1}`,
    upgrades[upgrade].long,
    tips.shipValue({ value: shipValue(seen.view.seats[seat]) }),
  );
}

/** A player's chests: their owner knows what is in them. */
export function chestsTip(seen: Seen, seat: SeatId): Tip {
  const { pieces, tips } = wordsOf(seen);
  const { chests } = seen.view.seats[seat];
  const isKnown = chests.length > 0 && !chests.includes(HIDDEN);
  return tipOf(
    pieces.chestsOf({ count: chests.length, values: isKnown ? chests : null }),
    "PO-PORT-11",
    isKnown ? tips.chestValues({ values: chests }) : chests.length === 0 ? null : tips.chestsSecret,
    tips.chestsFor,
  );
}

/** A player's stern. */
export function sternTip(seen: Seen, seat: SeatId): Tip {
  const { labels, sterns, tips } = wordsOf(seen);
  const { stern, peaceMarker } = seen.view.seats[seat];
  return tipOf(
    labels.sterns[stern],
    `PO-STERN-0${stern + 1}`,
    sterns[stern].long,
    peaceMarker ? tips.peaceMarker : null,
  );
}
