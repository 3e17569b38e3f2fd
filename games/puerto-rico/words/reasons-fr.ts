import { capital } from "@caravel/kernel";
import { A_COLONIST, A_NOBLE } from "../rules/moves.ts";
import type { ReasonWords } from "./catalogue.ts";
import { BUILDING, GOOD, NEW_SPOT, ROLE, SHIP, SPOT, TILE } from "./names-fr.ts";
import { barrels, barrelsOf, colonists, count, doubloons, players, who } from "./phrases-fr.ts";

/** A plantation that the player does not have, by who would stand on it. */
const OCCUPIED: Readonly<Record<number, string>> = {
  [A_COLONIST]: "occupée par un colon",
  [A_NOBLE]: "occupée par un noble",
};

/** A building at the beginning of a sentence. */
const the = (building: number) => capital(BUILDING[building].the);

/** Why not, in French. */
export const REASONS: ReasonWords = {
  gameIsOver: () => "La partie est terminée.",
  othersChoose: () => "Ce n'est pas à vous de choisir un personnage.",
  othersAct: () => "Ce n'est pas votre tour dans cette phase.",
  othersPlace: () => "Les joueurs placent leurs colons l'un après l'autre, et ce n'est pas votre tour.",
  othersStore: () => "Les joueurs entreposent l'un après l'autre, et ce n'est pas votre tour.",
  otherPhase: ({ role }) => `Pas maintenant : cela relève de la phase ${ROLE[role].of}.`,
  otherMoment: () => "Pas maintenant : on vous demande autre chose.",
  phaseFirst: () => "Le prochain personnage se choisit quand la phase en cours est terminée.",
  mustChoose: () => "Vous devez choisir un personnage ; vous ne pouvez pas passer.",
  roleNotInGame: ({ role, players: number }) => `${players(number)}, ${ROLE[role].the} n'est pas en jeu.`,
  roleIsTaken: ({ role }) => `${capital(ROLE[role].the)} est déjà pris cette année.`,
  notFaceUp: ({ kind }) => `Aucune ${TILE[kind].name} n'est face visible.`,
  noRightToQuarry: () =>
    "Seul le paysan, ou le propriétaire d'une cabane de chantier occupée, peut prendre une carrière.",
  noQuarryLeft: () => "Il n'y a plus de carrière.",
  haciendaFirst: () => "D'abord l'hacienda : piochez une plantation ou passez.",
  haciendaIsOver: () => "L'hacienda pioche dans la phase du paysan, avant que vous preniez votre tuile.",
  islandIsFull: () => "Les 12 cases de votre île sont occupées.",
  notOwned: ({ building }) => `Vous n'avez pas construit ${BUILDING[building].the}.`,
  notWorking: ({ building }) => `Aucun colon n'occupe ${BUILDING[building].the} : son effet ne s'applique pas.`,
  alreadyBuilt: ({ building }) => `Vous avez déjà construit ${BUILDING[building].the}.`,
  soldOut: ({ building: number }) => {
    const { name, isFeminine } = BUILDING[number];
    return `La banque n'a plus ${isFeminine ? "aucune" : "aucun"} ${name}.`;
  },
  cityIsFull: () => "Les 12 cases de votre ville sont occupées.",
  noRoomForLarge: ({ building }) => `Il faut deux cases pour ${BUILDING[building].the} ; vous n'en avez plus qu'une.`,
  fourLarge: () => "Une ville a la place pour quatre grands bâtiments, et vous en avez déjà quatre.",
  tooDear: ({ building, price, doubloons: money }) =>
    `${capital(BUILDING[building].the)} vous coûte ${doubloons(price)} ; vous ${money === 0 ? "n'en avez pas" : `en avez ${money}`}.`,
  notTheMayor: () => "Seul le maire a le privilège.",
  noColonistLeft: () => "La réserve de colons est vide : le maire n'a pas de privilège.",
  joinOrDecline: () => "Participez, ou refusez de participer.",
  colonistsOnlyThen: () =>
    "Pas maintenant : les colons n'arrivent et ne se déplacent que dans la phase du maire, ou par l'hospice et l'université.",
  allArePlaced: () => "Tous vos colons sont placés ; retirez-en d'abord un.",
  nobodyThere: ({ spot, isNoble }) => `Il n'y a pas de ${who(isNoble)} à retirer ${SPOT[spot].off}.`,
  stayFirst: () => "Laissez d'abord vos colons en place ; vous pourrez ensuite en retirer.",
  onlyAtFirst: () => "Ce n'est possible qu'avant d'avoir déplacé un colon.",
  nobodyStands: () => "Aucun de vos colons n'est encore sur une tuile ou un bâtiment.",
  noCircle: ({ spot }) =>
    spot < TILE.length ? `Vous n'avez pas de ${TILE[spot].name}.` : `Vous n'avez pas construit ${NEW_SPOT[spot]}.`,
  takesNobody: ({ building }) => `${the(building)} n'a pas de cercle : personne ne peut s'y tenir.`,
  circlesAreFull: ({ spot, circles }) => `Il n'y a plus de cercle libre sur ${NEW_SPOT[spot]} (${circles}/${circles}).`,
  stillToPlace: ({ colonists: number }) =>
    number === 0
      ? "Placez d'abord vos colons, ou laissez-les en place."
      : `Vous devez encore placer ${colonists(number)}.`,
  produceOrDecline: () => "Produisez, ou refusez de produire.",
  notProduced: ({ good }) => `Vous n'avez pas produit ${GOOD[good].of} dans cette phase.`,
  noneInSupply: ({ good }) => `Il n'y a plus ${GOOD[good].of} dans la réserve.`,
  noBarrel: ({ good }) => `Vous n'avez pas ${GOOD[good].of}.`,
  houseIsFull: () => "La maison de commerce est pleine.",
  houseHas: ({ good }) =>
    `La maison de commerce a déjà un tonneau ${GOOD[good].of}, et vous n'avez pas de comptoir occupé.`,
  mustLoad: () => "Vous pouvez charger, donc vous le devez.",
  shipNotInGame: ({ ship, players: number }) => `${players(number)}, ${SHIP[ship].the} n'est pas en jeu.`,
  otherCargo: ({ ship, good }) => `${capital(SHIP[ship].the)} transporte déjà ${GOOD[good].some}.`,
  onOtherShip: ({ good, ship }) => `${capital(GOOD[good].the)} est déjà sur ${SHIP[ship].the}.`,
  shipIsFull: ({ ship }) => `${capital(SHIP[ship].the)} est plein.`,
  largerShip: ({ good, ship, barrels: number, larger, most }) =>
    `${capital(SHIP[larger].the)} prend ${barrelsOf(most, good)}, ${SHIP[ship].the} seulement ${number}.`,
  wharfIsUsed: () => "Vous avez déjà utilisé votre quai dans cette phase.",
  alreadyKept: ({ good }) => `Tout ${GOOD[good].the} que vous avez est déjà gardé.`,
  noSingleBarrelMore: ({ most }) =>
    most === 1
      ? "Vous ne pouvez garder qu'un seul tonneau à part, et il est déjà choisi."
      : `Vous ne pouvez garder que ${barrels(most)} à part, et ils sont déjà choisis.`,
  noWarehouse: () => "Vous n'avez pas d'entrepôt occupé.",
  warehousesAreFull: ({ kinds }) =>
    `Vos entrepôts gardent ${count(kinds, "sorte", "sortes")} de marchandises, pas plus.`,
  sayDone: () => "Pour ne rien garder de plus, dites que vous avez terminé.",
  passInstead: () => "Il n'y a rien à refuser ici.",
  nothingToFinish: () => "Il n'y a rien à terminer ici.",
  unknown: ({ rule }) => `Une règle l'interdit : ${rule}.`,

  badPack: () => "Ce paquet de contenu est inutilisable ; vérifiez-le pour voir ce qui ne va pas.",
  listNeedsExpansion: () => "Les bâtiments du jeu de base sont fixés ; une liste de bâtiments demande une extension.",
  listHasUnknown: () => "La liste contient un bâtiment que l'on ne peut pas choisir avec ces extensions.",
  listHasTwice: () => "La liste contient deux fois le même bâtiment.",
  listDoesNotFill: () =>
    "La liste doit remplir le plateau de la banque : un bâtiment pour les coûts 1, 3, 4, 6, 7 et 9, deux pour les coûts 2, 5 et 8, cinq pour le coût 10.",
  othersChooseBuilding: () => "Ce n'est pas à vous de choisir un bâtiment.",
  boardIsComplete: () => "Les bâtiments de cette partie sont déjà fixés.",
  mustChooseBuilding: () => "Vous devez choisir un bâtiment ; vous ne pouvez pas passer.",
  plantIsThere: ({ building }) => `${the(building)} est toujours en jeu ; choisissez un autre bâtiment.`,
  otherExpansion: ({ building }) => `${the(building)} vient d'une extension qui n'est pas utilisée.`,
  alreadyChosen: ({ building }) => `${the(building)} est déjà sur le plateau de la banque.`,
  noSpaceForCost: ({ building, cost }) =>
    `Le plateau de la banque n'a plus de case pour le coût ${cost} : ${BUILDING[building].the} n'est pas en jeu.`,
  notInThisGame: ({ building }) => `${the(building)} n'est pas en jeu dans cette partie.`,

  layTheTile: () => "Posez la tuile piochée, face visible ou comme forêt.",
  noTileToLay: () => "Vous n'avez pas pioché avec l'hacienda de tuile à poser.",
  noSecondQuarry: () =>
    "La seconde tuile de la bibliothèque ne peut pas être une carrière sans cabane de chantier occupée.",
  canPay: ({ building, price }) =>
    `Vous pouvez payer ${BUILDING[building].the} (${doubloons(price)}) : le marché noir est donc exclu.`,
  bargainFails: ({ building, price, doubloons: money }) =>
    `${the(building)} vous coûte ${doubloons(price)}, vous ${money === 0 ? "n'en avez pas" : `en avez ${money}`}, et vous ne pouvez pas rendre exactement ce qui manque.`,
  colonistIsNeeded: ({ building }) => `Sans rendre de colon, vous ne pouvez pas payer ${BUILDING[building].the}.`,
  colonistRaisesPrice: ({ building }) =>
    `Cela augmenterait le prix, et vous ne pourriez plus payer ${BUILDING[building].the}.`,
  noPoint: () => "Vous n'avez pas de point de victoire à rendre.",
  giveFirst: ({ items }) =>
    items === 2
      ? "Il manque un tonneau et un point : dites quel tonneau vous rendez."
      : "Rendez un tonneau ou un point de victoire.",
  runsBlackMarket: () => "Celui qui occupe le marché noir ne peut pas être rendu.",
  nobodyToGive: ({ spot, isNoble }) => `Il n'y a pas de ${who(isNoble)} à rendre ${SPOT[spot].off}.`,
  noGuest: ({ isNoble }) => `Il n'y a pas de ${who(isNoble)} dans votre auberge.`,
  isAlreadyGuest: () => "On quitte l'auberge pour une autre tuile ou un autre bâtiment.",
  guestsNotNow: () =>
    "Pas maintenant : on quitte l'auberge au début et à la fin d'une phase, avant et après vos décisions, mais pas dans la phase du maire.",
  alreadySold: () => "Vous avez déjà vendu un tonneau dans cette phase.",
  smallWharfIsUsed: () => "Vous avez déjà utilisé votre petit quai dans cette phase.",
  smallWharfFirst: () => "Expédiez d'abord ce que vous avez mis sur le petit quai.",
  smallWharfIsEmpty: () => "Vous n'avez mis aucun tonneau sur le petit quai.",
  allInSmallWharf: ({ good }) => `Tout ${GOOD[good].the} que vous avez est déjà sur le petit quai.`,
  aqueductBringsNone: () => "L'aqueduc ne vous apporte pas ce tonneau en ce moment : il n'y a rien à laisser.",
  noLastPoints: () =>
    "On ne vous demande si vous prenez des points que lorsqu'un bâtiment vous donnerait les derniers de la réserve.",

  nobleBuysNoLand: () =>
    "Un noble occupe votre office foncier : vous pouvez vendre une plantation, mais pas en acheter.",
  landStays: () =>
    "Pas maintenant : on ne se sépare d'une plantation que par l'office foncier ou le pavillon de chasse.",
  nobleGivesUpLand: () => "Seul un noble sur votre office foncier permet de vendre une plantation.",
  noSuchPlantation: ({ kind, occupant }) =>
    `Vous n'avez pas de ${TILE[kind].name} ${OCCUPIED[occupant] ?? "inoccupée"}.`,
  noSuchForest: ({ kind }) => `Vous n'avez pas de forêt avec ${GOOD[kind].some} sur l'autre face.`,
  landOfficeIsUsed: () => "Vous avez déjà utilisé votre office foncier dans cette phase.",
  noMoneyForLand: () => "L'office foncier vend une plantation pour 1 doublon, et vous n'en avez pas.",
  supplierComesFirst: () => "L'intendance royale ne prend de tonneaux qu'avant votre premier chargement.",
  supplierIsUsed: () => "Vous avez déjà utilisé votre intendance royale dans cette phase.",
  nobleLimit: ({ nobles }) =>
    `L'intendance royale prend un tonneau par noble, et vous ${nobles === 0 ? "n'en avez pas" : `avez ${count(nobles, "noble", "nobles")}`}.`,
  alreadyDelivered: ({ good }) =>
    `Vous avez déjà livré ${GOOD[good].some} ; les tonneaux doivent être de sortes différentes.`,
  colonistOrNoble: () => "Prenez un colon ou un noble.",
  noblesNotNow: () => "Pas maintenant : les nobles viennent du navire des colons ou de la villa.",
  onlyNoblesWait: () => "Il ne reste que des nobles à placer.",
  noNobleToPlace: () => "Vous n'avez pas de noble à placer.",
  noNobleForUniversity: () => "L'université ne prend un noble que sur le navire, quand la réserve de colons est vide.",
  nobodyForUniversity: () => "Il n'y a plus de colon, ni dans la réserve ni sur le navire.",
  noNobleLeft: () => "Il n'y a plus de noble dans la réserve.",
  nobleInstead: () => "Tant qu'il y a des nobles dans la réserve, la villa donne un noble.",
  supplyIsEmpty: () => "La réserve de colons est vide.",
};
