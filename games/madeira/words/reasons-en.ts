import { HOME, SHIP_HOME } from "../rules/places.ts";
import type { ReasonWords } from "./catalogue.ts";
import { BUILDING, COLONY, FAVOUR, GUILD, ITEM, REQUEST } from "./names-en.ts";
import { bread, either, harbour, item, passSpace, pirates, place, players, reals, ships, wood } from "./phrases-en.ts";
import type { Occasion, Others } from "./reason-facts.ts";

/** When a move has its place. */
const OCCASIONS: Readonly<Record<Occasion, string>> = {
  cityWorker: "the first worker goes to a city during setup",
  fieldWorkers: "two workers go to fields or the forest during setup",
  row: "rows are taken in phase A",
  request: "a request is taken in phase A, right after the row",
  guild: "a guild is chosen in phase A, right after the request",
  favour: "a favour is used at the start of your turn, in phase B or C",
  turn: "dice are placed, and players pass, on their turn in phase B",
  act: "there is no action to be done",
  harvest: "a harvest follows a die that you have just placed",
  field: "fields are chosen only during a harvest",
  move: "no worker is to be moved",
  sail: "no ship is to be moved",
  build: "favours are taken with the Guild Master",
  wood: "no wood is to be taken from fields or the forest",
  reward: "royal rewards are for ships that have just come to a colony",
  piratesOrBread: "bread is a choice only with the royal reward “pirates or bread”",
  discard: "pirates are discarded when a worker comes to the watch, or by a royal reward",
  flip: "favours are turned up in phase A, at the Casa da Coroa, or by a royal reward",
  marker: "action markers are moved by the Bishop",
  lady: "a building is chosen freely only with the Lady",
  building: "buildings are paid for on your turn in phase C",
  upkeep: "wood for ships is discarded in phase D",
  feeding: "bread for workers is discarded in phase D",
  requests: "requests are scored in phase E of rounds 1, 3 and 5",
  wealth: "reals are paid when National Wealth is scored",
  done: "there is nothing to finish here",
};

/** Whose turn it is instead. */
const OTHERS: Readonly<Record<Others, string>> = {
  setup: "another player is placing workers",
  rows: "another player is choosing a row",
  turn: "it is another player's turn",
  building: "another player is deciding at the building",
  phase: "another player is deciding first, in pass order",
  watch: "whoever has most workers in the watch decides about the reward",
  upkeep: "another player is paying for ships",
  feeding: "another player is feeding workers",
  requests: "another player is scoring requests",
};

/** Why not, in English. */
export const REASONS: ReasonWords = {
  gameIsOver: () => "The game is over.",
  notYourTurn: ({ others }) => `Wait: ${OTHERS[others]}.`,
  otherMoment: ({ when }) => `Not now: ${OCCASIONS[when]}.`,
  otherPhase: () => "This belongs to another phase.",
  badPack: () => "This content pack cannot be used; check what is wrong with it.",

  mustSettleInCity: () => "Your first worker goes from home to an empty space of a built district.",
  mustSettleOnField: () => "This worker goes from home to a field or the forest.",
  fieldIsTaken: ({ place: number }) =>
    `There is already a worker on ${place(number)}; during setup each place takes one.`,
  regionIsTaken: ({ region }) => `You already have a worker in region ${region}; the two must be in different regions.`,

  noSuchRow: ({ rows }) => `With ${players(rows)} there are ${rows} rows.`,
  rowIsTaken: () => "Another player has taken this row.",
  noSuchRequest: ({ request }) => `Your row has no ${REQUEST[request].name} request left.`,
  otherGuilds: ({ guilds }) => `Your row belongs to other guilds: ${either(guilds.map((guild) => GUILD[guild]))}.`,

  noGuildDie: ({ value }) => `You have no guild die of ${value}.`,
  noPirateDie: ({ value }) => `There is no pirate die of ${value} in the watch.`,
  nobodyInWatch: () => "For a pirate die you need a worker in the watch, and you have none there.",
  characterIsFull: ({ building, dice }) => `The ${BUILDING[building]} has no room for another die: ${dice} lie there.`,
  onePirateDie: ({ building }) => `There is already a pirate die at the ${BUILDING[building]}; only one fits.`,
  breadForDie: ({ need, bread: number }) => `This die costs ${bread(need)} there, and you have ${number}.`,
  passSpaceTaken: ({ space }) => `There is already a disc on ${passSpace(space)} of the pass column.`,
  noPassAction: ({ space }) => `On ${passSpace(space)} there are only reals.`,
  cannotDoPassAction: ({ space }) => `You could not carry out the action of ${passSpace(space)}; take the reals.`,
  mustMove: () => "You chose this, so the piece must move.",
  mustDecide: () => "This has to be decided; it cannot be passed over.",
  mustBeRightmost: () => "In this edition the first worker stands as far to the right as possible.",

  nothingToMove: () => "You have nothing that could be moved like this.",
  noFavourToBuild: () => "You do not have the wood for any favour, nor can you buy it.",
  noShipToMove: () => "You cannot move a ship: goods, wood or an empty space are missing.",
  printedHasNoAction: () => "The printed character has no action; there is only the harvest.",
  nobodyInRegion: () => "You have no worker on a field of this region.",
  fieldNotYours: ({ field }) => `You have nothing more to harvest on ${place(field)} here.`,
  fieldNotHarvested: ({ field }) => `You have not just harvested ${place(field)}.`,

  goesToField: () => "This worker goes to a field or the forest.",
  goesToCity: () => "This worker goes to a city.",
  goesToColony: () => "This worker goes to a colony.",
  goesToWatch: () => "This worker goes to the watch.",
  goesAnywhere: () => "The Explorer moves one of your workers to another place.",
  staysInCities: () => "The Mayor moves figures only from city space to city space.",
  notFromWatch: () => "Workers in the watch stay there.",
  nobodyThere({ place: number, isFigure }) {
    if (isFigure) return `There is neither a worker of yours nor a citizen on ${place(number)}.`;
    return number === HOME ? "You have no worker left at home." : `You have no worker on ${place(number)}.`;
  },
  notHome: () => "Workers cannot be moved home like this.",
  samePlace: () => "A move must lead somewhere else.",
  alreadyThere: ({ place: number }) => `You already have a worker on ${place(number)}.`,
  spaceTaken: ({ place: number }) => `Somebody already stands on ${place(number)}.`,
  spaceNotBuilt: ({ place: number }) => `The district with ${place(number)} is not built yet.`,
  movedAlready: () => "This figure has already moved; move another one.",

  shipMovedAlready: () => "This ship has already moved; move another one.",
  noShipThere: ({ space }) =>
    space === SHIP_HOME ? "You have no ship left at home." : `You have no ship on ${harbour(space)}.`,
  goodsShort: ({ good, need, have }) => `This space asks for ${item(need, good)}, and you have ${have}.`,
  sameSpace: () => "The ship is already there; it must change its space.",
  shipSpaceTaken: ({ space }) => `There is already a ship on ${harbour(space)}.`,
  shipSpaceClosed: ({ players: number }) => `This space is not used with ${players(number)}.`,
  woodTooDear: ({ price, reals: number }) =>
    `A ship from home needs 1 wood; buying it costs ${reals(price)}, and you have ${number}.`,
  noAccess: () => "You have no access to wood: no worker in the forest or on a field with wood.",
  districtBuilt: () => "This district is built already; there is no favour on it.",
  woodShort: ({ need, have }) => `This favour costs ${wood(need)}; with what you can buy you have ${have}.`,
  noWoodThere: ({ source }) => `You cannot take more wood from ${place(source)}.`,

  noShipCame: ({ colony }) => `No ship of yours that has just come to ${COLONY[colony]} is waiting for a reward.`,
  rewardUseless: () => "You could not carry out this reward now.",
  millStrandsShip: () => "After this the ship that you must move could not move any more.",
  mustFlip: () => "You chose this reward, so turn a favour face up.",
  notFaceDown: ({ favour }) => `You have no ${FAVOUR[favour].name} that lies face down.`,

  noFavour: ({ favour }) => `The ${FAVOUR[favour].name} is not yours.`,
  favourFaceDown: ({ favour }) => `Your ${FAVOUR[favour].name} lies face down.`,
  favourUsed: () => "You have already used a favour this turn.",
  noMarkerToMove: () => "You have no action marker on a building, so the Bishop can move nothing.",
  tooFewPirates: () => "Half of your pirates would be none, so the Constable changes nothing.",
  onlyPhaseB: ({ favour }) => `The ${FAVOUR[favour].name} is for phase B.`,
  onlyPhaseC: ({ favour }) => `The ${FAVOUR[favour].name} is for phase C.`,
  ladyCosts: ({ price, reals: number }) => `The Lady costs ${reals(price)}, and you have ${number}.`,
  ladyNeedsField: () => "For the Lady you need a worker on a field.",
  ladyNeedsWorker: ({ building, region }) =>
    `For the ${BUILDING[building]} you need a worker on a field of region ${region}.`,
  noMarkerThere: ({ building }) => `You have no action marker on the ${BUILDING[building]}.`,
  mustMoveMarker: () => "You have used the Bishop, so move an action marker.",
  sameBuilding: () => "The marker must go to another building.",
  mustChooseBuilding: () => "You have used the Lady, so choose a building.",

  payOrPirates: () => "You have a marker here: pay, or take pirates.",
  priceTooHigh: ({ price, reals: number }) => `The building costs ${reals(price)}, and you have ${number}.`,
  moreThanOwed: ({ ships: number }) =>
    number === 0 ? "You have no ships on the board." : `You owe wood only for ${ships(number)}.`,
  upkeepShort: ({ wood: number }) => `With what you can buy you have only ${wood(number)}.`,
  moreThanNeeded: ({ need }) => `You need only ${bread(need)}.`,
  notEnough: ({ item: kind, have }) =>
    have === 0 ? `You have no ${ITEM[kind].other}.` : `You have only ${item(have, kind)}.`,
  notSoManyPirates({ pirates: number }) {
    if (number === null) return "You do not have so many pirates.";
    return number === 0 ? "You have no pirates." : `You have only ${pirates(number)}.`;
  },
  requestNotHeld: ({ request }) => `You have no ${REQUEST[request].name} request left to score.`,

  millLacksGoods: () => "You do not have these two goods.",
  millLacksWheat: ({ wheat, have }) => `Going up takes ${wheat} wheat, and you have ${have}.`,
  millAtBottom: () => "Your windmill is at the bottom, and you have no VP to give.",
  millClosed: () => "The windmill is used in phases B, C and D only.",
  millNotDown: () => "In phase D nobody goes down on the windmill.",
  unknown: ({ rule }) => `A rule forbids it: ${rule}.`,
};
