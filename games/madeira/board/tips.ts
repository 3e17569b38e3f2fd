import { capital, HIDDEN, type RuleId, type SeatId, SPECTATOR } from "@caravel/kernel";
import type { Stage, Tip } from "@caravel/web/kit";
import { MARKET_SPACES, NO_GOOD } from "../content/content.ts";
import {
  BUILDING_REGION,
  CHARACTERS,
  CITY_INCOME,
  FAVOURS,
  FIELDS,
  FOREST,
  GOODS,
  PASS_COUNT,
  PASS_REALS,
  PRINTED,
  REGION_OF,
  WHEAT,
} from "../content/pieces.ts";
import type { TableName } from "../content/tables.ts";
import { effectOf } from "../rules/effects.ts";
import { nextScoring } from "../rules/forecast.ts";
import { goodAsked } from "../rules/ships.ts";
import { CITIZEN, contentOf, goodOf, NOBODY, workersInRegion } from "../rules/state.ts";
import type { MadeiraView } from "../rules/view.ts";
import { majorityIn } from "../rules/workers.ts";
import { priceRange, worthNow } from "./preview.ts";
import { type BoardWords, boardWords } from "./words/words.ts";

/** What a tooltip is made from: the position shown, who looks, the players' names, and the language. A stage is one. */
export type Seen = Pick<Stage<MadeiraView>, "view" | "seat" | "names" | "language">;

const wordsOf = ({ language }: Seen): BoardWords => boardWords(language);
const nameOf = ({ names }: Seen, seat: SeatId) => names[seat] ?? `#${seat + 1}`;

/** A tip of the lines that have something to say. */
function tipOf(title: string, rule: RuleId, ...lines: readonly (string | null)[]): Tip {
  return { title: capital(title), lines: lines.filter((line): line is string => line !== null && line !== ""), rule };
}

/** A line where a table still holds values of our own making. */
function doubt(seen: Seen, table: TableName): string | null {
  return contentOf(seen.view).box.reconstructed.includes(table) ? wordsOf(seen).tips.reconstructed : null;
}

/** Who has how many of something: "Ana, Bento 2". */
export function whoHas(seen: Seen, count: (seat: SeatId) => number): string {
  return seen.view.seats
    .map((_, seat) => ({ seat, number: count(seat) }))
    .filter(({ number }) => number > 0)
    .map(({ seat, number }) => (number === 1 ? nameOf(seen, seat) : `${nameOf(seen, seat)} ×${number}`))
    .join(", ");
}

/** The name of a seat, or of the citizens, or nothing. */
export function figureName(seen: Seen, figure: number): string {
  if (figure === NOBODY) return "";
  return figure === CITIZEN ? wordsOf(seen).pieces.citizen : nameOf(seen, figure);
}

// The island

/** By good: the end of the round in which convertible fields of it change (MA-E-CONV). */
const CONVERTS_IN: readonly number[] = [2, 4];

/** What a field becomes and when; nothing once it has, or can no more. */
export function conversionOf(
  view: MadeiraView,
  field: number,
): { readonly good: number; readonly round: number } | null {
  const { convertsTo, fieldGood } = contentOf(view);
  const round = CONVERTS_IN[fieldGood[field]] ?? 0;
  const isDone = (view.converted >> field) & 1;
  return convertsTo[field] === NO_GOOD || isDone || view.round > round ? null : { good: convertsTo[field], round };
}

export function fieldTip(seen: Seen, field: number): Tip {
  const { tips, headings, labels } = wordsOf(seen);
  const { view } = seen;
  if (field === FOREST)
    return tipOf(
      headings.forest,
      "MA-WOOD-03",
      tips.forest,
      whoHas(seen, (seat) => (view.seats[seat].land >> FOREST) & 1),
    );
  const good = goodOf(view, field);
  const becomes = conversionOf(view, field);
  return tipOf(
    `${headings.region(REGION_OF[field])}, ${labels.goods[good]} (${FIELDS[field]})`,
    "MA-B-HARVEST-02",
    tips.yields({ good }),
    view.wood[field] > 0 ? tips.woodFirst({ wood: view.wood[field] }) : null,
    becomes === null ? null : tips.becomes(becomes),
    whoHas(seen, (seat) => (view.seats[seat].land >> field) & 1),
    doubt(seen, "fields"),
  );
}

/** By building, in the order of phase C. */
const BUILDING_RULES: readonly RuleId[] = [
  "MA-C-MOINHO-01",
  "MA-C-CAPITANIA-01",
  "MA-C-ALFANDEGA-01",
  "MA-C-COROA-01",
  "MA-C-FORTALEZA-01",
];

export function buildingTip(seen: Seen, building: number): Tip {
  const { view, seat } = seen;
  const { tips, labels, headings } = wordsOf(seen);
  const region = BUILDING_REGION[building];
  const room = view.players - view.guildDice[building] - view.pirateDiceOn[building];
  return tipOf(
    `${labels.buildings[building]}, ${headings.region(region)}`,
    BUILDING_RULES[building],
    view.round === 0 ? null : tips.characters[view.characters[building]],
    labels.effects(effectOf(view, building, 0), effectOf(view, building, 1)),
    seat === SPECTATOR ? null : tips.myWorkers({ workers: workersInRegion(view.seats[seat], region), region }),
    tips.price(priceRange(view, building)),
    tips.pirates,
    region > 1 ? tips.breadFor({ region }) : null,
    tips.room({ dice: room }),
    whoHas(seen, (other) => view.seats[other].markers[building]),
  );
}

/** By character: the rule of its action. */
const CHARACTER_RULES: readonly RuleId[] = [
  "MA-B-STEWARD-01",
  "MA-B-GUILDMASTER-01",
  "MA-B-COMMANDER-01",
  "MA-B-MAYOR-01",
  "MA-B-HARVEST-07",
];

export function characterTip(seen: Seen, character: number): Tip {
  const { tips, labels } = wordsOf(seen);
  return tipOf(
    labels.characters[character] ?? CHARACTERS[PRINTED],
    CHARACTER_RULES[character],
    tips.characters[character],
  );
}

export function markerTip(seen: Seen, building: number): Tip {
  const { tips, pieces } = wordsOf(seen);
  return tipOf(pieces.marker({ building }), "MA-B-08", tips.marker);
}

// Cities

export function cityTip(seen: Seen, city: number): Tip {
  const { tips, labels } = wordsOf(seen);
  const { majority, minority } = contentOf(seen.view);
  const holder = majorityIn(seen.view, city);
  return tipOf(
    labels.cities[city],
    "MA-REQ-05",
    tips.city({ majority: majority[city], minority: minority[city] }),
    holder === NOBODY ? null : tips.holder({ who: figureName(seen, holder) }),
    tips.mayorBrings({ item: CITY_INCOME[city] }),
    doubt(seen, "cities"),
  );
}

export function favourTip(seen: Seen, favour: number, extra: readonly string[]): Tip {
  const { tips, labels } = wordsOf(seen);
  return tipOf(
    labels.favours[favour].name,
    `MA-FAV-${FAVOURS[favour].toUpperCase()}-01`,
    `${capital(labels.favours[favour].effect)}.`,
    tips.guild({ guild: contentOf(seen.view).guildOf[favour] }),
    ...extra,
    doubt(seen, "guilds"),
  );
}

export function districtTip(seen: Seen, favour: number, wood: number): Tip {
  const { tips } = wordsOf(seen);
  return favourTip(seen, favour, [tips.costsWood({ wood }), tips.districtOpens]);
}

export function ownFavourTip(seen: Seen, favour: number, isUp: boolean): Tip {
  const { tips } = wordsOf(seen);
  return favourTip(seen, favour, [isUp ? tips.faceUp : tips.faceDown]);
}

// The sea

export function colonyTip(seen: Seen, colony: number): Tip {
  const { tips, labels } = wordsOf(seen);
  const { colonyGood, colonyVp } = contentOf(seen.view);
  return tipOf(
    labels.colonies[colony],
    "MA-D-20",
    tips.colonyIncome({ good: colonyGood[colony] }),
    tips.values({ vp: colonyVp[colony] }),
    whoHas(seen, (seat) => seen.view.seats[seat].colonies[colony]),
    doubt(seen, "colonies"),
  );
}

export function marketTip(seen: Seen, market: number): Tip {
  const { tips, labels } = wordsOf(seen);
  return tipOf(
    labels.markets[market],
    "MA-REQ-01",
    tips.values({ vp: contentOf(seen.view).marketVp[market] }),
    doubt(seen, "markets"),
  );
}

export function shipSpaceTip(seen: Seen, space: number): Tip {
  const { tips, labels } = wordsOf(seen);
  const { view } = seen;
  const content = contentOf(view);
  const area = content.spaceArea[space];
  const cost = content.spaceCost[space];
  const who = figureName(seen, view.harbours[content.standsOn[space]] ?? NOBODY);
  if (space >= MARKET_SPACES)
    return tipOf(
      labels.colonies[area],
      "MA-B-COMMANDER-04",
      tips.colonySpace({ wine: cost }),
      tips.values({ vp: content.colonyVp[area] }),
      tips.woodFromHome,
      who,
      doubt(seen, "colonies"),
    );
  const isShared = content.standsOn[space] !== space || content.standsOn[space + 1] === space;
  return tipOf(
    labels.markets[area],
    "MA-B-COMMANDER-05",
    tips.marketSpace({ cost, good: goodAsked(content, space), reals: content.spaceReals[space] }),
    tips.values({ vp: content.marketVp[area] }),
    isShared ? tips.sharedSpace : null,
    tips.woodFromHome,
    who,
    doubt(seen, "markets"),
  );
}

/** By reward: the rule that tells of it. */
const REWARD_RULES: readonly RuleId[] = [
  "MA-REW-FIELD-01",
  "MA-REW-CITY-01",
  "MA-REW-WATCH-01",
  "MA-REW-MILL-01",
  "MA-REW-FLIP-01",
  "MA-REW-PIRATES-01",
  "MA-REW-VP-01",
  "MA-REW-REALS-01",
];

export function rewardTip(seen: Seen, reward: number): Tip {
  const { tips, labels } = wordsOf(seen);
  return tipOf(labels.rewards[reward], REWARD_RULES[reward], tips.rewardFor, doubt(seen, "rewards"));
}

// Guilds, watch, windmill

export function rowTip(seen: Seen, row: number): Tip {
  const { tips, labels, pieces } = wordsOf(seen);
  const guilds = contentOf(seen.view).rowGuilds[row].map((guild) => labels.guilds[guild]);
  return tipOf(pieces.row({ row, dice: [], who: "" }), "MA-A-05", tips.row, guilds.join(", "), doubt(seen, "rows"));
}

/** By type: the rule that tells what a request scores. */
const REQUEST_RULES: readonly RuleId[] = ["MA-REQ-01", "MA-REQ-02", "MA-REQ-03", "MA-REQ-04", "MA-REQ-05"];

export function requestTip(seen: Seen, type: number, before = 0): Tip {
  const { tips, labels } = wordsOf(seen);
  const { view, seat } = seen;
  return tipOf(
    labels.requests[type].name,
    REQUEST_RULES[type],
    `${capital(labels.requests[type].scores)}.`,
    seat === SPECTATOR ? null : tips.requestNow({ vp: worthNow(view, seat, type, before), round: nextScoring(view) }),
    doubt(seen, "requests"),
  );
}

export function passTip(seen: Seen, space: number): Tip {
  const { tips, labels, headings } = wordsOf(seen);
  const action = labels.passActions[space];
  return tipOf(
    headings.passColumn,
    `MA-PASS-0${space + 1}`,
    tips.passReals({ reals: PASS_REALS[space] }),
    action === "" ? null : `${capital(action)}.`,
    figureName(seen, seen.view.passColumn[space]),
    // MA-RULING-04: with four players the column is as printed
    seen.view.players < PASS_COUNT ? doubt(seen, "passSpaces") : null,
  );
}

export function watchTip(seen: Seen): Tip {
  const { tips, headings } = wordsOf(seen);
  return tipOf(
    headings.watch,
    "MA-D-10",
    tips.watch,
    tips.pirateDice,
    whoHas(seen, (seat) => seen.view.seats[seat].watch),
  );
}

export function dieTip(seen: Seen, value: number, isPirate: boolean): Tip {
  const { tips, pieces } = wordsOf(seen);
  const lines = [tips.breadFor({ region: 2 }), tips.breadFor({ region: 3 })].slice(value - 1);
  return tipOf(
    pieces.die({ value, isPirate, count: 1 }),
    isPirate ? "MA-B-10" : "MA-B-04",
    isPirate ? tips.pirateDice : null,
    ...lines,
  );
}

export function millTip(seen: Seen, level: number): Tip {
  const { tips, pieces } = wordsOf(seen);
  return tipOf(
    pieces.millLevel({ level, who: "" }),
    "MA-D-40",
    tips.mill({ level }),
    tips.up,
    tips.down,
    whoHas(seen, (seat) => Number(seen.view.seats[seat].mill === level)),
    doubt(seen, "windmill"),
  );
}

/** What the windmill does: up, down, or two goods for one. */
export function millUseTip(seen: Seen, use: "up" | "down" | "exchange"): Tip {
  const { tips, headings } = wordsOf(seen);
  const rule = { up: "MA-MILL-02", down: "MA-MILL-04", exchange: "MA-MILL-01" }[use];
  return tipOf(headings.windmill, rule, tips[use]);
}

// What players own

/** By item: the rule in which it matters most. */
const ITEM_RULES: readonly RuleId[] = ["MA-GEN-02", "MA-GEN-02", "MA-GEN-02", "MA-WOOD-01", "MA-D-41", "MA-END-01"];

export function itemTip(seen: Seen, item: number): Tip {
  const { tips, labels } = wordsOf(seen);
  return tipOf(
    labels.items[item],
    ITEM_RULES[item],
    tips.items[item],
    item >= WHEAT && item < GOODS.length ? tips.exchange : null,
  );
}

export function pointsTip(seen: Seen, seat: SeatId): Tip {
  const { tips, pieces } = wordsOf(seen);
  return tipOf(pieces.points({ vp: seen.view.seats[seat].vp }), "MA-END-07", tips.points);
}

export function piratesTip(seen: Seen, seat: SeatId): Tip {
  const { tips, pieces } = wordsOf(seen);
  const { pirates } = seen.view.seats[seat];
  return tipOf(pieces.pirates({ pirates: pirates === HIDDEN ? null : pirates }), "MA-END-03", tips.hiddenPirates);
}

export function homeTip(seen: Seen, seat: SeatId): Tip {
  const { tips, pieces } = wordsOf(seen);
  return tipOf(pieces.workersAtHome({ workers: seen.view.seats[seat].home }), "MA-MOVE-01", tips.workersAtHome);
}

export function shipsTip(seen: Seen, seat: SeatId): Tip {
  const { tips, pieces } = wordsOf(seen);
  return tipOf(
    pieces.shipsAtHome({ ships: seen.view.seats[seat].ships }),
    "MA-B-COMMANDER-03",
    tips.woodFromHome,
    tips.shipsAtHome,
  );
}
