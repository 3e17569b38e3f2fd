import { type Matter, type Move, type RefusedMove, reasonsOf } from "@caravel/kernel";
import type { Cost } from "../content/resources.ts";
import { moves } from "../rules/moves.ts";
import type { GoalProgress } from "../rules/outlook.ts";
import { STEP_LIST } from "../rules/step-list.ts";
import type { StepName } from "../rules/steps.ts";
import type { BrazilView } from "../rules/view.ts";
import type { VerbName } from "./facts.ts";
import { seatsAsked, stepNow, topFrame } from "./moments.ts";
import type { Place } from "./places.ts";

/** When a move has its place; each has its sentence in every language. */
export const OCCASIONS = [
  "quests",
  "monarch",
  "capital",
  "turn",
  "deploy",
  "draw",
  "paint",
  "build",
  "renovate",
  "make",
  "placeGood",
  "gain",
  "trade",
  "waive",
  "pay",
  "cancel",
  "drop",
  "palace",
  "isabel",
  "under",
  "move",
  "fight",
  "commit",
  "spy",
  "lose",
  "war",
  "quest",
  "factory",
  "done",
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** By verb: its occasion. */
const OCCASION: Readonly<Record<VerbName, Occasion>> = {
  keep: "quests",
  monarch: "monarch",
  capital: "capital",
  act: "turn",
  play: "turn",
  deploy: "deploy",
  redeploy: "deploy",
  draw: "draw",
  paint: "paint",
  build: "build",
  jesuits: "build",
  refill: "renovate",
  flip: "renovate",
  make: "make",
  place: "placeGood",
  beside: "placeGood",
  victoria: "placeGood",
  gain: "gain",
  trade: "trade",
  waive: "waive",
  pay: "pay",
  take: "pay",
  card: "pay",
  spend: "pay",
  cancel: "cancel",
  drop: "drop",
  dropgold: "drop",
  dropbattle: "drop",
  reveal: "turn",
  palace: "palace",
  isabel: "isabel",
  under: "under",
  coroados: "turn",
  move: "turn",
  carry: "move",
  to: "move",
  shoot: "move",
  fight: "fight",
  road: "turn",
  peek: "turn",
  bonus: "turn",
  commit: "commit",
  spy: "spy",
  lose: "lose",
  war: "war",
  quest: "quest",
  factory: "factory",
  end: "turn",
  done: "done",
  pass: "done",
};

/** Whose decision it is instead; each has its sentence in every language. */
export const OTHERS = ["quests", "setup", "turn", "battle", "markers", "last"] as const;
export type Others = (typeof OTHERS)[number];

/** By step: what the others are doing; wherever it is not said here, one of them has a turn. */
const WAITING: Partial<Readonly<Record<StepName, Others>>> = {
  quests: "quests",
  monarch: "setup",
  capital: "setup",
  oldMarker: "markers",
  attackCards: "battle",
  defenceCards: "battle",
  spy: "battle",
  shots: "battle",
  war: "battle",
  lastDecision: "last",
};

/** Why a move is refused, with the facts a sentence needs; each reason has its sentence in every language. */
export interface ReasonFacts {
  gameIsOver: null;
  tooLong: null;
  notYourTurn: { others: Others };
  otherMoment: { when: Occasion };
  badPack: null;
  badMap: null;
  badColours: null;

  notDealt: null;
  otherColour: { monarch: number };
  noCapitalTile: { place: Place };

  actionFirst: null;
  markerPlaced: null;
  sameSpace: { space: number };
  mustAct: null;
  noGoldCard: { card: number };
  actionPhaseOver: null;
  noBonus: { age: number };
  nothingToLookAt: { place: Place };

  unitsFirst: null;
  unitsDone: null;
  nothingToDeploy: null;
  noUnitInStock: { kind: number };
  noUnitOnBoard: { kind: number };
  notABase: { place: Place };
  notInGallery: { painting: number };
  /** The cost is null if it is the rest of one that is reduced. */
  cannotPay: { cost: Cost | null };

  tooEarly: { tile: number; age: number };
  noTileLeft: { tile: number };
  notNextToOwn: { place: Place };
  nextToEnemy: { place: Place };
  wrongTerrain: { tile: number; place: Place };
  enemyUnits: { place: Place };
  noFounder: { place: Place };
  citiesLater: null;
  cityNotOpen: { tile: number };
  theirTile: { place: Place };
  cannotBuildOver: { place: Place };
  protectedTile: { place: Place };
  onWater: { place: Place };
  blockedTile: { place: Place; kind: number };
  occupiedTile: { place: Place };
  sameHex: null;
  jesuitsUseless: null;

  notYourBuilding: { place: Place };
  cityNotRenovated: { place: Place };
  notEmpty: { place: Place; tokens: readonly number[] };
  occupied: { place: Place };
  palaceNoFlip: { place: Place };
  jesuitsTemple: null;

  goodMade: { good: number };
  freeGood: { shape: number };
  wrongShape: { good: number; space: number };
  slotTaken: { space: number };
  slotFree: null;
  victoriaFull: null;
  rawsTaken: null;
  rawsFirst: null;
  tradeLacks: null;
  tradeExact: null;

  mustWaive: null;
  onlyRawWaived: null;
  onlyRawOrGoldWaived: null;
  sourceEmpty: null;
  doesNotFit: null;
  cardsDoNotPay: null;
  cardsUsedThisTurn: null;
  notOver: null;
  noSuchThing: null;
  resourcesFirst: null;
  goldFirst: null;

  noQuest: { quest: number };
  laterQuest: { age: number };
  goalsMissing: { quest: number; missing: readonly GoalProgress[] };
  markerThere: { space: number };
  noCoroados: null;
  palacePlaced: { palace: number };
  noPalaceThere: { place: Place };
  palaceNeeds: { palace: number; place: Place };
  noIsabel: null;
  noFactory: null;

  noUnitThere: { kind: number; place: Place };
  nowhereToGo: { kind: number; place: Place };
  noMoveLeft: null;
  noSpaceMove: { space: number };
  noExtraMove: null;
  extraMoveGoes: { by: number };
  spaceMoveGoes: { space: number };
  notAdjacent: { place: Place };
  enemyCapital: { place: Place };
  waterFreely: null;
  waterNotByDeploy: null;
  carriesNobody: { kind: number };
  nobodyToCarry: { kind: number };
  carriedCannot: null;
  notRanged: { kind: number };
  shootsOnlyFree: null;
  nothingToShoot: { place: Place };
  capitalSafe: { place: Place };
  noExpedition: null;
  noQuests: { age: number };

  tooManyCards: null;
  noBattleCard: { card: number };
  notLaid: { card: number };
  noUnitToLose: { kind: number };
  unknown: { rule: string };
}

/** A reason and its facts. */
export type Reason = Matter<ReasonFacts>;

/** What the rule has to judge. */
export type Refused = RefusedMove<BrazilView>;

/** Gives a reason with its facts, or one that needs none. */
export const { because, plainly } = reasonsOf<ReasonFacts>();

export const playerOf = ({ view, seat }: Refused) => view.seats[seat];

/** The move belongs to another moment. */
export function elsewhere({ move }: Pick<Refused, "move">): Reason {
  return because("otherMoment", { when: OCCASION[moves.verb(move).name as VerbName] });
}

/** Does the present step know moves of this verb? */
function isUnderstood(view: BrazilView, move: Move): boolean {
  const frame = topFrame(view);
  return frame !== null && STEP_LIST[frame.step].understands[moves.verb(move).number] === true;
}

/** Whatever the rule: is the game over, somebody else asked, or something else going on? */
export function outOfPlace({ view, seat, move }: Refused): Reason | null {
  const step = stepNow(view);
  if (step === null) return because("gameIsOver", null);
  if (!seatsAsked(view).includes(seat)) return because("notYourTurn", { others: WAITING[step] ?? "turn" });
  return isUnderstood(view, move) ? null : elsewhere({ move });
}
