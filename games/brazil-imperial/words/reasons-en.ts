import { PALACE_ROWS, PALACES, RENOVATE } from "../content/spaces.ts";
import { BY_CAVALRY } from "../rules/moves.ts";
import type { ReasonWords } from "./catalogue.ts";
import { CARDS } from "./effects-en.ts";
import { BATTLE_CARD, EXPLORATION_TILE, GOLD_CARD, GOOD, MONARCH, PAINTING, QUEST, SHAPE, SPACE } from "./names-en.ts";
import { an, cost, list, place, resources, tile, unit } from "./phrases-en.ts";
import type { Occasion, Others } from "./reason-facts.ts";

/** When a move has its place. */
const OCCASIONS: Readonly<Record<Occasion, string>> = {
  quests: "quests are chosen before the game begins",
  monarch: "monarchs are chosen before the game begins",
  capital: "capitals are chosen before the game begins",
  turn: "finish what is going on first; this belongs to an open moment of your turn",
  deploy: "units are deployed with a Deploy action",
  draw: "cards are drawn at the end of a Deploy action, or at an improved Harbor",
  paint: "paintings are taken with a Painting action",
  build: "tiles are built with a Build action",
  renovate: "buildings are refilled and flipped with a Renovate action",
  make: "goods are made with a Manufacture action",
  placeGood: "there is no new good to be placed",
  gain: "there is no raw material to be taken",
  trade: "exchanges are made with a Trade action",
  waive: "there is no discount to be used",
  pay: "there is nothing to be paid",
  cancel: "there is nothing to be taken back",
  drop: "nothing is over a limit",
  palace: "palaces are placed when a quest is revealed",
  isabel:
    "Princess Isabel places her palace between two steps of your turn, before your cards in a battle, or at the end",
  under: "old markers are placed when an age ends",
  move: "choose a unit for a move first",
  fight: "no unit of yours is being moved at an Expedition",
  commit: "battle cards are laid in a battle",
  spy: "no Spy of yours is at work",
  lose: "nobody has to lose a unit",
  war: "War is shown right after a battle won",
  quest: "quests are drawn at a Quilombo",
  factory: "goods go into the Factory after the last turn",
  done: "there is nothing to finish or to leave here",
};

/** Whose decision it is instead. */
const OTHERS: Readonly<Record<Others, string>> = {
  quests: "the others are still choosing their quests",
  setup: "another player is choosing",
  turn: "it is another player's turn",
  battle: "another player is deciding in the battle",
  markers: "another player is placing the old marker",
  last: "another player has the last decisions",
};

/** Why not, in English. */
export const REASONS: ReasonWords = {
  gameIsOver: () => "The game is over.",
  tooLong: () => "The game has gone on for too long.",
  notYourTurn: ({ others }) => `Wait: ${OTHERS[others]}.`,
  otherMoment: ({ when }) => `Not now: ${OCCASIONS[when]}.`,
  badPack: () => "This content pack cannot be used; check what is wrong with it.",
  badMap: () => "There is no such map for so many players.",
  badColours: () => "Name a different colour of the box for every player, such as green+blue.",

  notDealt: () => "These quests were not all dealt to you: keep one of the two of each age.",
  otherColour: ({ monarch }) => `${MONARCH[monarch]} belongs to another colour.`,
  noCapitalTile: ({ place: at }) => `There is no capital tile to be chosen on ${at.word}.`,

  actionFirst: () => "Place your marker first; units move afterwards.",
  markerPlaced: () => "You have already placed your marker this turn.",
  sameSpace: ({ space }) => `Your marker is already on ${SPACE[space]}; choose another space.`,
  mustAct: () => "Your marker must move before your turn ends.",
  noGoldCard: ({ card }) => `You do not have the gold card ${GOLD_CARD[card]}.`,
  actionPhaseOver: () => "Your action phase is over: something has moved already.",
  noBonus: ({ age }) =>
    `You cannot use the bonus of ${age === 1 ? "an age I" : "an age II"} marker now: it must lie under the space of your marker, once per turn.`,
  nothingToLookAt: ({ place: at }) => `There is no face-down exploration tile on ${at.word}.`,

  unitsFirst: () => "Finish deploying first; cards are drawn last.",
  unitsDone: () => "You cannot deploy another unit in this action.",
  nothingToDeploy: () => "There is no unit you could deploy; draw, or leave it.",
  noUnitInStock: ({ kind }) => `You have no ${unit(kind)} in your stock.`,
  noUnitOnBoard: ({ kind }) => `You have no ${unit(kind)} left on your board.`,
  notABase: ({ place: at }) => `Units come to your capital or to a city you built and control, not to ${place(at)}.`,
  notInGallery: ({ painting }) => `${PAINTING[painting]} is not in the gallery.`,
  cannotPay: ({ cost: price }) =>
    price === null ? "You could not pay the rest." : `It costs ${cost(price)}, and you cannot pay that.`,

  tooEarly: ({ tile: number, age }) => `In age ${"I".repeat(age)} no ${tile(number)} can be built yet.`,
  noTileLeft: ({ tile: number }) => `No tile with ${an(tile(number))} is left.`,
  notNextToOwn: ({ place: at }) => `${place(at)} is not next to your empire.`,
  nextToEnemy: ({ place: at }) => `${place(at)} is next to an enemy tile or capital.`,
  wrongTerrain: ({ tile: number, place: at }) => `The ${tile(number)} does not accept ${place(at)}.`,
  enemyUnits: ({ place: at }) => `Enemy units stand on ${place(at)}.`,
  noFounder: ({ place: at }) => `A city needs your Monarch on its hex, and none is on ${place(at)}.`,
  citiesLater: () => "Cities can be built from age II on.",
  cityNotOpen: ({ tile: number }) => `${tile(number)} is not on top of a pile.`,
  theirTile: ({ place: at }) => `${place(at)} is not yours.`,
  cannotBuildOver: ({ place: at }) => `This cannot be built over ${place(at)}.`,
  protectedTile: ({ place: at }) => `Nothing is built over a capital or a palace: ${place(at)}.`,
  onWater: ({ place: at }) => `${at.word} is water.`,
  blockedTile: ({ place: at, kind }) => `${EXPLORATION_TILE[kind]} on ${at.word} cannot be built on.`,
  occupiedTile: ({ place: at }) => `You occupy ${place(at)}, but it is not yours to build over.`,
  sameHex: () => "The first tile goes there; choose another hex for the second.",
  jesuitsUseless: () => "In age III temples need no Jesuits.",

  notYourBuilding: ({ place: at }) => `There is no building of yours on ${place(at)}.`,
  cityNotRenovated: ({ place: at }) => `Cities and capitals are not renovated: ${place(at)}.`,
  notEmpty: ({ place: at, tokens }) => `${place(at)} is not empty: ${resources(tokens)} on it.`,
  occupied: ({ place: at }) => `${place(at)} is occupied.`,
  palaceNoFlip: ({ place: at }) => `There is a palace on ${place(at)}: it can be refilled, not flipped.`,
  jesuitsTemple: () => "A temple built with Jesuits is renovated in age III only.",

  goodMade: ({ good }) => `You have already made ${GOOD[good].one}.`,
  freeGood: ({ shape }) => `Choose ${an(SHAPE[shape])} good; it is free and must be made.`,
  wrongShape: ({ good, space }) => `${SPACE[space]} has a slot of another shape than ${GOOD[good].one}.`,
  slotTaken: ({ space }) => `There is already a good on ${SPACE[space]}.`,
  slotFree: () => "There is still a free slot for this good.",
  victoriaFull: () => "There is no room for this good on the board of your monarch.",
  rawsTaken: () => "You have taken all raw materials of this action.",
  rawsFirst: () => "Take the raw materials first, or leave them.",
  tradeLacks: () => "You do not have what this exchange asks for.",
  tradeExact: () => "This exchange asks for something else; nothing can stand in for it.",

  mustWaive: () => "The improvement always counts: choose what you do not pay.",
  onlyRawWaived: () => "One raw material of the cost is left out, nothing else.",
  onlyRawOrGoldWaived: () => "One raw material or one gold of the cost is left out, nothing else.",
  sourceEmpty: () => "There is nothing left of this to pay with.",
  doesNotFit: () => "This does not fit what is still to be paid.",
  cardsDoNotPay: () => "Your monarch does not let battle cards pay.",
  cardsUsedThisTurn: () => "You have already paid with battle cards this turn.",
  notOver: () => "You hold no more of this than you may.",
  noSuchThing: () => "You have none of this.",
  resourcesFirst: () => "Discard resources first: your stock is too full.",
  goldFirst: () => "Discard gold cards first: you hold too many.",

  noQuest: ({ quest }) => `You do not have the quest ${QUEST[quest]}.`,
  laterQuest: ({ age }) => `It is a quest of age ${"I".repeat(age)}, which has not begun.`,
  goalsMissing: ({ quest, missing }) =>
    `${QUEST[quest]} is not completed: ${list(missing.map(({ goal, count }) => `${count} of ${goal.least} ${CARDS.goal(goal)}`))}.`,
  markerThere: ({ space }) => `There is already an old marker under ${SPACE[space]}.`,
  noCoroados: () => "You need the Coroados without a marker on it, and an old marker of that age.",
  palacePlaced: ({ palace }) => `You have already placed palace ${PALACES[palace]}.`,
  noPalaceThere: ({ place: at }) =>
    `A palace goes on a tile you built and control, without a palace: not on ${place(at)}.`,
  palaceNeeds: ({ palace, place: at }) =>
    `Palace ${PALACES[palace]} needs ${CARDS.palaceNeeds(PALACE_ROWS[palace])}, and ${at.word} has none.`,
  noIsabel: () => "You need Princess Isabel, unused, and the right moment.",
  noFactory: () => "You need the Factory with room in it, and a good made that does not lie on Victoria's board.",

  noUnitThere: ({ kind, place: at }) => `You have no ${unit(kind)} on ${at.word}.`,
  nowhereToGo: ({ kind, place: at }) => `Your ${unit(kind)} on ${at.word} can go nowhere like this.`,
  noMoveLeft: () => "You have no such move left this turn.",
  noSpaceMove: ({ space }) => `${SPACE[space]} has no additional move.`,
  noExtraMove: () => "You have no such painting, or have used its move this turn.",
  extraMoveGoes: ({ by }) =>
    by === BY_CAVALRY
      ? "Guaicuru Cavalry moves a carrying unit to an adjacent hex, neither onto nor off water."
      : `Riachuelo moves like Renovate: ${CARDS.spaceMoves[RENOVATE]}.`,
  spaceMoveGoes: ({ space }) => `The additional move of ${SPACE[space]}: ${CARDS.spaceMoves[space]}.`,
  notAdjacent: ({ place: at }) => `${at.word} is not next to the unit.`,
  enemyCapital: ({ place: at }) => `Nobody enters an enemy capital: ${at.word}.`,
  waterFreely: () => "Only free moves and the move of Renovate go onto or off water.",
  waterNotByDeploy: () => "The move of Deploy goes neither onto nor off water.",
  carriesNobody: ({ kind }) => `The ${unit(kind)} takes nobody along.`,
  nobodyToCarry: ({ kind }) => `There is no other ${unit(kind)} to take along.`,
  carriedCannot: () => "Units that are taken along must go somewhere.",
  notRanged: ({ kind }) => `The ${unit(kind)} cannot attack from afar.`,
  shootsOnlyFree: () => "Attacks from afar take a free move.",
  nothingToShoot: ({ place: at }) => `There is nothing to attack from afar on ${at.word}.`,
  capitalSafe: ({ place: at }) => `Capitals are not attacked: ${at.word}.`,
  noExpedition: () => "There is no Expedition to be fought by a free move here.",
  noQuests: ({ age }) => `No quests of age ${"I".repeat(age)} are left.`,

  tooManyCards: () => "You have laid three cards; no more are allowed.",
  noBattleCard: ({ card }) => `You do not have the battle card ${BATTLE_CARD[card]}.`,
  notLaid: ({ card }) => `${BATTLE_CARD[card]} is not among the opposing cards that can be stopped.`,
  noUnitToLose: ({ kind }) => `You have no ${unit(kind)} in this battle.`,
  unknown: ({ rule }) => `A rule forbids it: ${rule}.`,
};
