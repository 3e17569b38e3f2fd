import type { Move, SeatId } from "@caravel/kernel";
import { isCity, otherSide, TEMPLE, TILE_VP } from "../content/buildings.ts";
import { FIRST_ACTION_CARD } from "../content/cards.ts";
import { OFF_THE_MAP } from "../content/maps.ts";
import { QUEST_AGE, QUESTS_PER_AGE } from "../content/quests.ts";
import { costOf } from "../content/resources.ts";
import { FIRST_PLAYER_TILE, TRADE_ROWS } from "../content/spaces.ts";
import { UNIT_KINDS } from "../content/units.ts";
import { unitBits } from "../rules/battle.ts";
import { arrivalOn, type BattleOutlook, battleAhead, expeditionAhead } from "../rules/battle-outlook.ts";
import { costFor, priceOf as tilePrice } from "../rules/build.ts";
import { isFirstOfKind, unitAt } from "../rules/deploy.ts";
import { productionOf } from "../rules/empire.ts";
import { isExpedition } from "../rules/exploration.ts";
import { memoIn, NO_SHAPE } from "../rules/frames.ts";
import { isHostile, moversOf } from "../rules/movement.ts";
import {
  ACT,
  BUILD_JESUITS,
  BUILD_TILE,
  CARRY,
  CHOOSE_CAPITAL,
  CHOOSE_MONARCH,
  COMMIT,
  COROADOS,
  DEPLOY_UNIT,
  DRAW_QUEST,
  DROP,
  DROP_BATTLE,
  DROP_GOLD,
  EXCHANGE,
  FLIP,
  GAIN,
  ISABEL,
  KEEP,
  LOSE,
  MAKE,
  MOVE,
  PAINT,
  PALACE,
  PAY,
  PAY_CARD,
  PEEK,
  PLACE,
  PLAY_CARD,
  REDEPLOY,
  REFILL,
  REVEAL,
  SHOOT,
  SPEND,
  SPY_ON,
  TAKE,
  TO,
  TO_FACTORY,
  UNDER,
  WAIVE,
} from "../rules/moves.ts";
import { wouldProduce, wouldScore } from "../rules/outlook.ts";
import { priceOf as paintingPrice } from "../rules/painting.ts";
import { colourOf, contentOf, FACE_UP, isSolo, mapOf, NEVER_DEPLOYED, NO_TILE, NOBODY } from "../rules/state.ts";
import { cardStrength } from "../rules/strength.ts";
import { improves } from "../rules/turn.ts";
import type { BrazilView } from "../rules/view.ts";
import type {
  Cancelled,
  Construction,
  Done,
  Fight,
  Meeting,
  MoveFacts,
  Passed,
  Renovation,
  VerbName,
} from "./facts.ts";
import { frameAt, memoNow, stepNow } from "./moments.ts";
import { placeOf } from "./places.ts";

const hexNamed = (view: BrazilView, word: number): number => mapOf(view).hexOf[word];

function fightOf(view: BrazilView, { attack, defence, defender }: BattleOutlook): Fight {
  return { attack, defence, colour: defender === NOBODY ? null : colourOf(view, defender) };
}

const NOTHING: readonly number[] = [];

function construction(view: BrazilView, seat: SeatId, tile: number, word: number): Construction {
  const hex = hexNamed(view, word);
  const memo = memoNow(view, "build");
  const lying = hex !== OFF_THE_MAP && view.explorationState[hex] === FACE_UP ? view.exploration[hex] : NO_TILE;
  const explored = lying < 0 ? null : contentOf(view).explores[lying];
  return {
    tile,
    place: placeOf(view, word),
    cost: memo === null ? tilePrice(view, tile, false) : costFor(view, memo, tile),
    vp: hex === OFF_THE_MAP ? TILE_VP[tile] : wouldScore(view, seat, tile, hex),
    produces: hex === OFF_THE_MAP ? NOTHING : wouldProduce(view, seat, tile, hex),
    isSecond: memo !== null && memo.tile !== NO_TILE,
    find:
      explored === null || !explored.anyTerrain
        ? null
        : { gold: explored.builderGold, vp: explored.builderKeeps ? explored.vp : 0 },
  };
}

function renovation(view: BrazilView, seat: SeatId, word: number, isFlip: boolean): Renovation {
  const hex = hexNamed(view, word);
  const there = hex === OFF_THE_MAP ? NO_TILE : view.tile[hex];
  const isFree = memoNow(view, "action")?.improved ?? false;
  const place = placeOf(view, word);
  if (there === NO_TILE || isCity(there)) return { place, tile: null, produces: NOTHING, isFree };
  const tile = isFlip ? otherSide(there) : there;
  return {
    place,
    tile,
    produces: isFlip ? wouldProduce(view, seat, tile, hex) : productionOf(view, hex),
    isFree,
  };
}

function deployFacts(view: BrazilView, seat: SeatId, move: Move): MoveFacts["deploy"] {
  const kind = DEPLOY_UNIT.first(move);
  const { colour, monarch } = view.seats[seat];
  const { unitCost, unitStrength, unitKind, monarchs } = contentOf(view);
  const unit = unitAt(view, seat, colour, kind, NEVER_DEPLOYED);
  const place = placeOf(view, DEPLOY_UNIT.second(move));
  if (unit < 0) return { kind, place, cost: null, strength: 0, reward: null };
  const reward = isFirstOfKind(view, seat, unitKind[colour], unit)
    ? (monarchs[monarch]?.deployRewards[UNIT_KINDS[kind]] ?? null)
    : null;
  return { kind, place, cost: unitCost[colour][unit], strength: unitStrength[colour][unit], reward };
}

function capitalFacts(view: BrazilView, word: number): MoveFacts["capital"] {
  const tile = view.capitalTiles[mapOf(view).capitals.indexOf(hexNamed(view, word))] ?? NO_TILE;
  return {
    place: placeOf(view, word),
    gains: tile === NO_TILE ? null : contentOf(view).capitalGains[tile],
    isFirst: tile === FIRST_PLAYER_TILE,
  };
}

function makeFacts(view: BrazilView, good: number): MoveFacts["make"] {
  const memo = memoNow(view, "action");
  const { goodCost, goodVp } = contentOf(view);
  const isFree = memo !== null && memo.freeShape !== NO_SHAPE;
  return {
    good,
    cost: isFree ? costOf([]) : goodCost[good],
    vp: goodVp[good],
    isCheaper: !isFree && (memo?.improved ?? false) && frameAt(view, "manufacture") !== null,
  };
}

function revealFacts(view: BrazilView, seat: SeatId, quest: number): MoveFacts["reveal"] {
  const { questVp, questGoals, monarchs } = contentOf(view);
  const { revealed, monarch } = view.seats[seat];
  const more = revealed.length < (monarchs[monarch]?.rewardedQuests ?? 0) ? 1 : 0;
  const isOfAge = QUEST_AGE[quest] === view.age;
  const endsGame = isOfAge && view.age === questGoals.length / QUESTS_PER_AGE;
  return {
    quest,
    vp: questGoals[quest].reduce((sum, { vp }) => sum + vp, questVp[quest]) + more,
    ends: endsGame ? (isSolo(view) || view.isEnding ? null : "game") : isOfAge ? "age" : null,
  };
}

function meetingOn(view: BrazilView, seat: SeatId, word: number): Meeting {
  const hex = hexNamed(view, word);
  const frame = frameAt(view, "moving");
  if (hex === OFF_THE_MAP || frame === null) return { what: "nothing" };
  const arrival = arrivalOn(view, seat, hex, moversOf(view, seat, frame));
  return "battle" in arrival ? { what: arrival.what, fight: fightOf(view, arrival.battle) } : arrival;
}

function shotFacts(view: BrazilView, seat: SeatId, word: number): MoveFacts["shoot"] {
  const hex = hexNamed(view, word);
  const memo = memoNow(view, "move");
  const place = placeOf(view, word);
  if (memo === null || hex === OFF_THE_MAP || !isHostile(view, seat, hex)) return { place, fight: null };
  const all = unitBits(view, seat, memo.from);
  return { place, fight: fightOf(view, battleAhead(view, seat, hex, all, memo.from)) };
}

/** An Expedition that could be fought: on the hex of a unit that stands there, or one that was just entered. */
function expeditionFight(view: BrazilView, seat: SeatId): Fight | null {
  const hex = memoNow(view, "move")?.from ?? memoNow(view, "purchase")?.where ?? OFF_THE_MAP;
  if (hex === OFF_THE_MAP || !isExpedition(view, hex)) return null;
  return fightOf(view, expeditionAhead(view, seat, hex, unitBits(view, seat, hex)));
}

function commitFacts(view: BrazilView, seat: SeatId, card: number): MoveFacts["commit"] {
  const memo = view.stack.find(({ memo: { of } }) => of === "battle")?.memo;
  if (memo?.of !== "battle") return { card, strength: null };
  const isAttack = memo.attacker === seat;
  return { card, strength: cardStrength(view, seat, card, isAttack ? memo.attackers : memo.defenders, isAttack) };
}

const goodToPlace = (view: BrazilView): number | null => {
  const frame = frameAt(view, "placeGood");
  return frame === null ? null : memoIn(frame, "purchase").what;
};

function doneFacts(view: BrazilView): Done {
  switch (stepNow(view)) {
    case "deploy":
      return "units";
    case "second":
      return "second";
    case "trade":
      return "trade";
    case "attackCards":
    case "defenceCards":
      return "cards";
    case "lastDecision":
      return "last";
    default:
      return "nothing";
  }
}

function passFacts(view: BrazilView): Passed {
  const step = stepNow(view);
  switch (step) {
    case "painting":
    case "build":
    case "renovate":
    case "manufacture":
    case "palace":
    case "expedition":
    case "war":
      return step;
    case "deploy":
      return "draw";
    case "harbor":
      return (memoNow(view, "harbor")?.raws ?? 0) > 0 ? "raws" : "goldCard";
    case "waive":
      return "rebate";
    case "quilombo":
      return "quest";
    default:
      return "nothing";
  }
}

function cancelFacts(view: BrazilView): Cancelled {
  switch (stepNow(view)) {
    case "pay":
    case "waive":
      return "payment";
    case "moving":
      return "move";
    case "second":
      return "plan";
    default:
      return "nothing";
  }
}

/** By verb: what there is to tell about a move. */
export const MOVE_FACTS: {
  readonly [V in VerbName]: (view: BrazilView, seat: SeatId, move: Move) => MoveFacts[V];
} = {
  keep: (_view, _seat, move) => ({
    quests: [KEEP.first(move), KEEP.second(move) + QUESTS_PER_AGE, KEEP.third(move) + 2 * QUESTS_PER_AGE],
  }),
  monarch(view, _seat, move) {
    const monarch = CHOOSE_MONARCH.first(move);
    return { monarch, row: contentOf(view).monarchs[monarch] };
  },
  capital: (view, _seat, move) => capitalFacts(view, CHOOSE_CAPITAL.first(move)),
  act(view, seat, move) {
    const space = ACT.first(move);
    const player = view.seats[seat];
    return { space, isImproved: improves(player, space), bonus: player.oldMarkers.indexOf(space) + 1 };
  },
  play: (_view, _seat, move) => ({ card: FIRST_ACTION_CARD + PLAY_CARD.first(move), space: PLAY_CARD.first(move) }),
  deploy: deployFacts,
  redeploy: (view, _seat, move) => ({ kind: REDEPLOY.first(move), place: placeOf(view, REDEPLOY.second(move)) }),
  draw: (view) => ({ deck: frameAt(view, "harbor") === null ? "battle" : "gold" }),
  paint(view, _seat, move) {
    const painting = PAINT.first(move);
    const { paintingVp, paintingEffects } = contentOf(view);
    const improved = memoNow(view, "action")?.improved ?? false;
    return {
      painting,
      cost: paintingPrice(view, painting, improved),
      vp: paintingVp[painting],
      effects: paintingEffects[painting],
    };
  },
  build: (view, seat, move) => construction(view, seat, BUILD_TILE.first(move), BUILD_TILE.second(move)),
  jesuits: (view, seat, move) => construction(view, seat, TEMPLE, BUILD_JESUITS.first(move)),
  refill: (view, seat, move) => renovation(view, seat, REFILL.first(move), false),
  flip: (view, seat, move) => renovation(view, seat, FLIP.first(move), true),
  make: (view, _seat, move) => makeFacts(view, MAKE.first(move)),
  place: (view, _seat, move) => ({ good: goodToPlace(view), space: PLACE.first(move) }),
  beside: (view) => ({ good: goodToPlace(view) }),
  victoria: (view) => ({ good: goodToPlace(view) }),
  gain: (_view, _seat, move) => ({ raw: GAIN.first(move) }),
  trade: (_view, _seat, move) => ({ row: TRADE_ROWS[EXCHANGE.first(move)] }),
  waive: (_view, _seat, move) => ({ slot: WAIVE.first(move) }),
  pay: (_view, _seat, move) => ({ resource: PAY.first(move) }),
  take: (view, _seat, move) => ({ resource: TAKE.first(move), place: placeOf(view, TAKE.second(move)) }),
  card: (_view, _seat, move) => ({ card: PAY_CARD.first(move) }),
  spend: (_view, _seat, move) => ({ card: SPEND.first(move) }),
  cancel: (view) => ({ what: cancelFacts(view) }),
  drop: (_view, _seat, move) => ({ resource: DROP.first(move) }),
  dropgold: (_view, _seat, move) => ({ card: DROP_GOLD.first(move) }),
  dropbattle: (_view, _seat, move) => ({ card: DROP_BATTLE.first(move) }),
  reveal: (view, seat, move) => revealFacts(view, seat, REVEAL.first(move)),
  palace: (view, _seat, move) => ({ palace: PALACE.first(move), place: placeOf(view, PALACE.second(move)) }),
  isabel: (view, _seat, move) => ({ palace: ISABEL.first(move), place: placeOf(view, ISABEL.second(move)) }),
  under: (view, _seat, move) => ({ space: UNDER.first(move), age: Math.max(1, view.age - 1) }),
  coroados(view, _seat, move) {
    const { markerVp, markerCards } = contentOf(view);
    const isFirst = COROADOS.first(move) === 0;
    return { age: COROADOS.first(move) + 1, vp: isFirst ? markerVp : 0, cards: isFirst ? 0 : markerCards };
  },
  move: (view, _seat, move) => ({
    by: MOVE.first(move),
    kind: MOVE.second(move),
    place: placeOf(view, MOVE.third(move)),
    space: view.space,
  }),
  carry: (_view, _seat, move) => ({ kind: CARRY.first(move) }),
  to: (view, seat, move) => ({
    place: placeOf(view, TO.first(move)),
    meeting: meetingOn(view, seat, TO.first(move)),
  }),
  shoot: (view, seat, move) => shotFacts(view, seat, SHOOT.first(move)),
  fight: (view, seat) => ({ fight: expeditionFight(view, seat) }),
  road: () => null,
  peek: (view, _seat, move) => ({ place: placeOf(view, PEEK.first(move)) }),
  bonus: () => null,
  commit: (view, seat, move) => commitFacts(view, seat, COMMIT.first(move)),
  spy: (_view, _seat, move) => ({ card: SPY_ON.first(move) }),
  lose: (_view, _seat, move) => ({ kind: LOSE.first(move) }),
  war: (view) => ({ gold: contentOf(view).warGold }),
  quest: (view, _seat, move) => ({
    age: DRAW_QUEST.first(move) + 1,
    left: view.questDecks[DRAW_QUEST.first(move)].length,
  }),
  factory: (view, _seat, move) => ({ good: TO_FACTORY.first(move), vp: contentOf(view).factoryVp }),
  end: () => null,
  done: (view) => ({ what: doneFacts(view) }),
  pass: (view) => ({ what: passFacts(view) }),
};
