import { amounts } from "@caravel/kernel";
import { GOLD, RESOURCES } from "../content/resources.ts";
import { HARBOR, PALACE_ROWS, PALACES } from "../content/spaces.ts";
import { BY_SPACE } from "../rules/moves.ts";
import type { MoveWords } from "./catalogue.ts";
import { CARDS } from "./effects-en.ts";
import type { Cancelled, Construction, Done, Meeting, Passed, Renovation } from "./facts.ts";
import {
  BATTLE_CARD,
  COLOUR,
  EXPLORATION_TILE,
  GOLD_CARD,
  GOOD,
  MONARCH,
  PAINTING,
  QUEST,
  SLOT,
  SPACE,
} from "./names-en.ts";
import {
  an,
  aTile,
  battleCards,
  exchange,
  forCost,
  goldCards,
  list,
  place,
  raws,
  resource,
  resources,
  strengths,
  unit,
} from "./phrases-en.ts";

/** By space: what its action is. */
const ACTIONS = [
  "deploy a unit, then draw a battle card",
  "take a painting",
  "build a tile",
  "refill or flip a building",
  "make a good",
  "gain a raw material",
  "exchange",
];

/** By way: what a unit moves by. */
const WAYS = ["Free move", "Additional move", "Guaicuru Cavalry", "Naval Battle of Riachuelo"];

const BONUSES = ["", "; then you may look at an exploration tile", "; then you may draw a battle card"];

const DONE: Readonly<Record<Done, string>> = {
  nothing: "Done",
  units: "Done: deploy no more units",
  second: "Done: build only this one",
  trade: "Done: exchange no more",
  cards: "Done: lay no more cards",
  last: "Done: no more decisions",
};

const PASS: Readonly<Record<Passed, string>> = {
  nothing: "Pass",
  painting: "Take no painting",
  build: "Build nothing",
  renovate: "Renovate nothing",
  manufacture: "Make nothing",
  draw: "Draw no battle card",
  raws: "Take no more raw materials",
  goldCard: "Draw no gold card",
  rebate: "Pay everything and keep the discount for later",
  palace: "Place no palace",
  quest: "Draw no quest",
  expedition: "Leave the Expedition alone",
  war: "Show nothing",
};

const CANCEL: Readonly<Record<Cancelled, string>> = {
  nothing: "Take it back",
  payment: "Pay nothing and take the choice back",
  move: "Choose another unit",
  plan: "Take the choice of the tile back",
};

const hasAny = (counts: readonly number[]) => amounts(counts).length > 0;

function built({ tile: number, place: at, cost, vp, produces, isSecond, find }: Construction, by: string): string {
  const price = isSecond ? `, both together ${forCost(cost)}` : ` ${forCost(cost)}`;
  const brings = [
    `${vp} VP`,
    ...(hasAny(produces) ? [`it produces ${resources(produces)}`] : []),
    ...(find !== null && find.gold > 0 ? [`gain ${resource(find.gold, GOLD)}`] : []),
    ...(find !== null && find.vp > 0 ? [`take Culture for ${find.vp} VP`] : []),
  ];
  return `${by}uild ${aTile(number)} on ${place(at)}${price}: ${brings.join("; ")}`;
}

function renovated(verb: string, { place: at, tile: number, produces, isFree }: Renovation, into: string): string {
  const price = isFree ? " for free" : ` for ${raws(1)}`;
  const what = number === null ? "" : `${into}: it produces ${resources(produces)}`;
  return `${verb} ${place(at)}${price}${what}`;
}

function met(meeting: Meeting): string {
  switch (meeting.what) {
    case "nothing":
      return "";
    case "captures":
      return ": you capture it";
    case "explores":
      return meeting.kind === null
        ? ": turn up its exploration tile"
        : `: turn up its exploration tile, ${EXPLORATION_TILE[meeting.kind]}`;
    case "battle":
      return `: battle with ${meeting.fight.colour === null ? "" : COLOUR[meeting.fight.colour]}, ${strengths(meeting.fight)}`;
    case "expedition":
      return `: you may fight the Expedition, ${strengths(meeting.fight)}`;
    default:
      return meeting satisfies never;
  }
}

/** Moves as orders, in English. */
export const MOVES: MoveWords = {
  keep: ({ quests }) => `Keep ${list(quests.map((quest) => QUEST[quest]))}`,
  monarch: ({ monarch, row }) => `Choose ${MONARCH[monarch]}: ${CARDS.monarchDoes(row)}`,
  capital({ place: at, gains, isFirst }) {
    const brings = gains === null ? "" : `: gain ${resources(gains)}`;
    return `Put your capital on ${at.word}${brings}${isFirst ? "; you play first" : ""}`;
  },
  act({ space, isImproved, bonus }) {
    const more = isImproved ? ` (improved: ${CARDS.improvements[space]})` : "";
    const then = space < HARBOR ? "additional move" : "tactical advantage";
    return `${SPACE[space]}: ${ACTIONS[space]}${more}; ${then}: ${CARDS.spaceMoves[space]}${BONUSES[bonus]}`;
  },
  play: ({ card, space }) => `Play ${GOLD_CARD[card]}: ${ACTIONS[space]}`,
  deploy({ kind, place: at, cost, strength, reward }) {
    const where = `Deploy ${an(unit(kind))} on ${place(at)}`;
    if (cost === null) return where;
    const gift =
      reward === null
        ? ""
        : `; your monarch gives ${reward === "rawOfChoice" ? raws(1) : reward === "goldCard" ? goldCards(1) : resource(1, RESOURCES.indexOf(reward))}`;
    return `${where} ${forCost(cost)}: CS ${strength}, ${strength} VP${gift}`;
  },
  redeploy: ({ kind, place: at }) => `Deploy ${an(unit(kind))} from your stock on ${place(at)} for free`,
  draw: ({ deck }) => `Draw ${deck === "gold" ? goldCards(1) : battleCards(1)}`,
  paint: ({ painting, cost, vp, effects }) =>
    `Take ${PAINTING[painting]} ${forCost(cost)}: ${vp} VP; ${CARDS.paintingDoes(effects)}`,
  build: (facts) => built(facts, "B"),
  jesuits: (facts) => built(facts, "With Jesuits b"),
  refill: (facts) => renovated("Refill", facts, ""),
  flip: (facts) => renovated("Flip", facts, facts.tile === null ? "" : ` to ${aTile(facts.tile)}`),
  make: ({ good, cost, vp, isCheaper }) =>
    `Make ${GOOD[good].one} ${forCost(cost)}${isCheaper ? ", 1 raw material less" : ""}: ${vp} VP`,
  place: ({ good, space }) =>
    `Put ${good === null ? "the good" : GOOD[good].one} on ${SPACE[space]}: ${CARDS.improvements[space]}`,
  beside: ({ good }) => `Put ${good === null ? "the good" : GOOD[good].one} beside your board`,
  victoria: ({ good }) =>
    `Put ${good === null ? "the good" : GOOD[good].one} on Victoria's board: gain 1 science, and 1 VP at the end`,
  gain: ({ raw }) => `Gain ${resource(1, raw)}`,
  trade: ({ row }) => `Give ${exchange(row)}`,
  waive: ({ slot }) => `Do not pay 1 ${SLOT[slot].one}`,
  pay: ({ resource: kind }) => `Pay ${resource(1, kind)} from your stock`,
  take: ({ resource: kind, place: at }) => `Pay ${resource(1, kind)} from ${place(at)}`,
  card: ({ card }) => `Pay with the gold card ${GOLD_CARD[card]} as ${resource(1, GOLD)}`,
  spend: ({ card }) => `Give the battle card ${BATTLE_CARD[card]}`,
  cancel: ({ what }) => CANCEL[what],
  drop: ({ resource: kind }) => `Discard ${resource(1, kind)}`,
  dropgold: ({ card }) => `Discard the gold card ${GOLD_CARD[card]}`,
  dropbattle: ({ card }) => `Discard the battle card ${BATTLE_CARD[card]}`,
  reveal({ quest, vp, ends }) {
    const end = ends === "age" ? "; the next age begins" : ends === "game" ? "; this is the last round" : "";
    return `Reveal ${QUEST[quest]}: ${vp} VP and a palace${end}`;
  },
  palace: ({ palace, place: at }) =>
    `Place palace ${PALACES[palace]} on ${place(at)}: ${CARDS.palaceBrings(PALACE_ROWS[palace])}`,
  isabel: ({ palace, place: at }) =>
    `Princess Isabel: place palace ${PALACES[palace]} on ${place(at)}: ${CARDS.palaceBrings(PALACE_ROWS[palace])}`,
  under: ({ space, age }) =>
    `Put the old marker under ${SPACE[space]}: ${age === 1 ? "look at an exploration tile" : "draw a battle card"} whenever you choose it`,
  coroados: ({ age, vp, cards }) =>
    age === 1
      ? `Put the marker of age I on Coroados: ${vp} VP at the end`
      : `Put the marker of age II on Coroados: draw ${goldCards(cards)}`,
  move: ({ by, kind, place: at, space }) =>
    `${WAYS[by]} with your ${unit(kind)} on ${place(at)}${by === BY_SPACE && space >= 0 ? `: ${CARDS.spaceMoves[space]}` : ""}`,
  carry: ({ kind }) => `Take ${an(unit(kind))} along`,
  to: ({ place: at, meeting }) => `Go to ${place(at)}${met(meeting)}`,
  shoot: ({ place: at, fight }) => `Attack ${place(at)} from afar${fight === null ? "" : `: ${strengths(fight)}`}`,
  fight: ({ fight }) => `Fight the Expedition${fight === null ? "" : `: ${strengths(fight)}`}`,
  road: () => "Play Royal Road: one more free move",
  peek: ({ place: at }) => `Look at the exploration tile on ${at.word}`,
  bonus: () => "Marker of age II: draw 1 battle card",
  commit: ({ card, strength }) => `Lay ${BATTLE_CARD[card]}${strength === null ? "" : ` for ${strength} CS`}`,
  spy: ({ card }) => `Spy: stop ${BATTLE_CARD[card]}`,
  lose: ({ kind }) => `Lose ${an(unit(kind))}`,
  war: ({ gold }) => `Show War: gain ${resource(gold, GOLD)}`,
  quest: ({ age, left }) => `Draw a quest of age ${"I".repeat(age)} (${left} in the deck)`,
  factory: ({ good, vp }) => `Put ${GOOD[good].one} into the Factory: ${vp} VP more`,
  end: () => "End your turn",
  done: ({ what }) => DONE[what],
  pass: ({ what }) => PASS[what],
};
