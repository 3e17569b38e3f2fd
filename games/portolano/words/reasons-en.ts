import type { ReasonWords } from "./catalogue.ts";
import { ACTION, ITEM, UPGRADE } from "./names-en.ts";
import { itemsIn, kinds, list, players, rum, things } from "./phrases-en.ts";
import type { Occasion } from "./reason-facts.ts";

/** When a move has its place. */
const OCCASIONS: Readonly<Record<Occasion, string>> = {
  fitting: "only the Handyman chooses an upgrade of value 0, during setup",
  stocking: "only the Rum Still chooses its cargo, during setup",
  placingPirate: "the start player places the pirate during setup",
  placingShip: "ships are placed during setup",
  buyingRum: "two goods buy a rum only before cards are laid, if you drifted in the last round and gained no rum in it",
  layingCards: "cards are laid at the beginning of a round",
  seaAction: "you pick up and act on your turn, if your ship is on a sea tile",
  upgrading: "upgrades are bought on your turn, on a tile with this action",
  goodsRum: "goods and rum are traded on your turn, on a tile with this action",
  goodsGoods: "a good is traded for two on your turn, on a tile with this action",
  freeRum: "free rum is taken on your turn, on a tile with this action",
  thaler: "the thaler is taken on your turn, on a tile with this action",
  dealing: "the Dealer swaps on their own turn, on a sea tile",
  makingRoom: "cargo is thrown out only to make room",
  unloading: "goods are unloaded on your turn, in a port",
  portRum: "a port gives rum only after you have unloaded something there",
  truce: "only the Peace Knight decides about that, before his first battle of the round",
  losing: "something is given up only after a battle lost against the pirate",
  plundering: "loot is taken only right after a battle between players",
};

/** Why not, in English. */
export const REASONS: ReasonWords = {
  gameIsOver: () => "The game is over.",
  notYourTurn: () => "It is not your turn.",
  othersFitOut: () => "Another player is choosing what the stern gives.",
  othersPlacePirate: () => "The start player is placing the pirate.",
  othersPlaceShip: () => "Another player is placing a ship.",
  othersBuyRum: () => "Another player is deciding whether to give goods for rum.",
  othersGiveUp: () => "Another player is giving something up to the pirate.",
  othersPlunder: () => "Another player is plundering.",
  knightDecides: () => "The Peace Knight is deciding whether to fight.",
  otherMoment: ({ when }) => `Not now: ${OCCASIONS[when]}.`,
  nothingToFinish: () => "There is nothing to finish here.",
  badPack: () => "This content pack cannot be used; check what is wrong with it.",

  mustFit: () => "You must choose an upgrade of value 0.",
  mustStock: () => "You must choose 4 rum, or 3 rum and a good.",
  mustPlacePirate: () => "You must place the pirate on a sea tile.",
  mustPlaceShip: () => "You must place your ship on a sea tile.",
  boxLacks: ({ goods }) => `The box does not have enough ${kinds(goods)}.`,
  offTheGrid: ({ place, players: number }) => `${players(number)} the grid is 3x3; there is no ${place}.`,
  isPort: ({ place }) => `There is a port on ${place}; choose a sea tile.`,

  payOrPass: () => "Give two goods for a rum, or pass.",
  notAboard: ({ items }) =>
    new Set(items).size < items.length
      ? `You do not have ${itemsIn(items)} on board.`
      : `You have no ${kinds(items)} on board.`,
  noRumNoCards: () => "You have no rum, so your crew mutinies: you lay no cards.",
  alreadyLaid: () => "Your cards are already laid; they cannot be changed.",
  mustLay: () => "You have rum, so you must lay cards.",
  noSail: () => "Only a ship with a sail upgrade may sail two tiles, and you have none.",
  onlyStrategist: () => "Only the Strategist may lay 2x alone and stay at anchor.",
  anchoredBefore: () => "You were at anchor in the last round; this time you must sail.",

  sayEnd: () => "Say that you end your turn.",
  sayDone: () => "Say that you are done.",
  otherAction: ({ action }) => `The action of this tile is another one: ${ACTION[action].name}.`,
  alreadyActed: () => "You have already used the action of this turn.",
  peaceHasNoAction: () => "An isle of peace keeps you out of battle; it has no other action.",
  pickedUp: () => "You have already picked something up on this turn.",
  notShown: ({ good }) => `This tile does not show ${good === null ? "a cannon" : ITEM[good].one}.`,
  rowIsEmpty: ({ row }) => `The ${ITEM[row].one} row of the supply board is empty.`,
  noCannonLeft: () => "There are no cannons left in the supply.",
  noCannonSlot: ({ slots }) => `Your ship has no free cannon slot (${slots}/${slots}).`,
  noThaler: ({ price }) => `An upgrade costs ${price} thaler, and you have none.`,
  noUpgradeLeft: () => "There are no upgrades left.",
  stackIsEmpty: ({ upgrade }) => `There are no ${UPGRADE[upgrade]} upgrades left.`,
  otherWay: ({ isSelling }) =>
    isSelling
      ? "In this trade you give goods for rum; you cannot trade the other way too."
      : "In this trade you give rum for goods; you cannot trade the other way too.",
  boxHasTwo: () => "You get two goods for one; name both.",
  sameKind: ({ good }) => `You give ${ITEM[good].one}, so you cannot get ${ITEM[good].one}.`,
  fullOfRum: ({ spaces }) => `All ${spaces} spaces of your hold are full of rum.`,
  notTheDealer: () => "Only the Dealer may do that.",

  mustMakeRoom: ({ items }) => `You must throw out ${things(items)} more to make room.`,
  rumForRum: () => "Throwing out rum to get rum would change nothing; throw out goods.",
  holdTakesNoMore: ({ spaces }) => `Your hold has ${spaces} spaces; it cannot take more loot.`,

  noSuchSlot: ({ slot, slots }) => `There is no slot ${slot}: this port has ${slots}.`,
  slotIsTaken: ({ slot, good }) => `Slot ${slot} is taken: ${ITEM[good].one} lies there.`,
  slotWants: ({ slot, good }) => `Slot ${slot} wants ${ITEM[good].one}.`,
  onlyCocoaOnTwo: () => "Only cocoa may lie on two slots.",
  notSideBySide: ({ slots }) => `Slots ${list(slots.map(String))} are not side by side.`,
  sayHowMuch: ({ most }) => `Say how much rum you take, from 0 to ${most}.`,
  portGives: ({ rum: number }) => `This port gives only ${rum(number)}.`,
  noRoomForRum: ({ spaces, rum: number }) => `Your hold has ${spaces} spaces, and ${number} of them hold rum already.`,

  peaceOrFight: () => "Sit the battles out, or fight.",
  mustGiveUp: ({ items }) => `You must give up ${things(items)} more.`,
  victimLacks: ({ item }) => `The other player has no more ${ITEM[item].other} to take.`,
  unknown: ({ rule }) => `A rule forbids it: ${rule}.`,
};
