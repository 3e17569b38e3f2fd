import type { ReasonWords } from "./catalogue.ts";
import { ACTION, ITEM, UPGRADE } from "./names-fr.ts";
import { cargo, itemsIn, list, loot, none, players, rum, thalers } from "./phrases-fr.ts";
import type { Occasion } from "./reason-facts.ts";

/** When a move has its place. */
const OCCASIONS: Readonly<Record<Occasion, string>> = {
  fitting: "seul le Bricoleur choisit une amélioration de valeur 0, à la mise en place",
  stocking: "seul l'Alambic choisit sa cargaison, à la mise en place",
  placingPirate: "le premier joueur place le pirate à la mise en place",
  placingShip: "les navires se placent à la mise en place",
  buyingRum:
    "deux marchandises valent un rhum avant le choix des cartes, si vous avez dérivé à la manche précédente et n'y avez pas gagné de rhum",
  layingCards: "les cartes se posent au début de la manche",
  seaAction: "on prend et on agit à son tour, si son navire est sur une tuile de mer",
  upgrading: "les améliorations s'achètent à votre tour, sur une tuile qui a cette action",
  goodsRum: "marchandises et rhum s'échangent à votre tour, sur une tuile qui a cette action",
  goodsGoods: "une marchandise s'échange contre deux à votre tour, sur une tuile qui a cette action",
  freeRum: "le rhum gratuit se prend à votre tour, sur une tuile qui a cette action",
  thaler: "le thaler se prend à votre tour, sur une tuile qui a cette action",
  dealing: "le Trafiquant échange à son tour, sur une tuile de mer",
  makingRoom: "on ne jette de la cargaison que pour faire de la place",
  unloading: "on décharge à son tour, dans un port",
  portRum: "un port ne donne du rhum qu'à qui vient d'y décharger",
  truce: "seul le Chevalier de paix en décide, avant son premier combat de la manche",
  losing: "on n'abandonne quelque chose qu'après une défaite contre le pirate",
  plundering: "on ne pille qu'après une bataille entre joueurs",
};

/** Why not, in French. */
export const REASONS: ReasonWords = {
  gameIsOver: () => "La partie est terminée.",
  notYourTurn: () => "Ce n'est pas votre tour.",
  othersFitOut: () => "Un autre joueur choisit ce que donne sa poupe.",
  othersPlacePirate: () => "Le premier joueur place le pirate.",
  othersPlaceShip: () => "Un autre joueur place son navire.",
  othersBuyRum: () => "Un autre joueur décide s'il donne des marchandises pour du rhum.",
  othersGiveUp: () => "Un autre joueur abandonne quelque chose au pirate.",
  othersPlunder: () => "Un autre joueur est en train de piller.",
  knightDecides: () => "Le Chevalier de paix décide s'il combat.",
  otherMoment: ({ when }) => `Pas maintenant : ${OCCASIONS[when]}.`,
  nothingToFinish: () => "Il n'y a rien à terminer ici.",
  badPack: () => "Ce paquet de contenu est inutilisable ; vérifiez-le pour voir ce qui ne va pas.",

  mustFit: () => "Vous devez choisir une amélioration de valeur 0.",
  mustStock: () => "Vous devez choisir 4 rhums, ou 3 rhums et une marchandise.",
  mustPlacePirate: () => "Vous devez placer le pirate sur une tuile de mer.",
  mustPlaceShip: () => "Vous devez placer votre navire sur une tuile de mer.",
  boxLacks: ({ goods }) => `La boîte n'a pas assez ${none(goods)}.`,
  offTheGrid: ({ place, players: number }) =>
    `${players(number)}, la grille est de 3x3 ; il n'y a pas de case ${place}.`,
  isPort: ({ place }) => `Il y a un port en ${place} ; choisissez une tuile de mer.`,

  payOrPass: () => "Donnez deux marchandises pour un rhum, ou passez.",
  notAboard: ({ items }) =>
    new Set(items).size < items.length
      ? `Vous n'avez pas ${itemsIn(items)} à bord.`
      : `Vous n'avez pas ${none(items)} à bord.`,
  noRumNoCards: () => "Vous n'avez pas de rhum : l'équipage se mutine et vous ne posez pas de carte.",
  alreadyLaid: () => "Vos cartes sont posées ; vous ne pouvez plus les changer.",
  mustLay: () => "Vous avez du rhum : vous devez poser une ou deux cartes.",
  noSail: () => "Seul un navire qui a une voile peut avancer de deux tuiles, et vous n'en avez pas.",
  onlyStrategist: () => "Seul le Stratège peut poser la carte 2x seule et rester à l'ancre.",
  anchoredBefore: () => "Vous étiez à l'ancre à la manche précédente ; cette fois, vous devez naviguer.",

  sayEnd: () => "Dites que vous terminez votre tour.",
  sayDone: () => "Dites que vous avez terminé.",
  otherAction: ({ action }) => `L'action de cette tuile est une autre : ${ACTION[action].name}.`,
  alreadyActed: () => "Vous avez déjà utilisé l'action de ce tour.",
  peaceHasNoAction: () => "L'île de paix vous tient hors des combats ; elle n'a pas d'autre action.",
  pickedUp: () => "Vous avez déjà pris quelque chose à ce tour.",
  notShown: ({ good }) => `Cette tuile ne montre pas de ${good === null ? "canon" : ITEM[good].one}.`,
  rowIsEmpty: ({ row }) => `La rangée de ${ITEM[row].one} du plateau d'offre est vide.`,
  noCannonLeft: () => "Il n'y a plus de canon dans la réserve.",
  noCannonSlot: ({ slots }) => `Votre navire n'a plus d'emplacement de canon libre (${slots}/${slots}).`,
  noThaler: ({ price }) => `Une amélioration coûte ${thalers(price)}, et vous n'en avez pas.`,
  noUpgradeLeft: () => "Il n'y a plus d'amélioration.",
  stackIsEmpty: ({ upgrade }) => `Il n'y a plus d'amélioration de ${UPGRADE[upgrade]}.`,
  otherWay: ({ isSelling }) =>
    isSelling
      ? "Dans cet échange, vous donnez des marchandises pour du rhum ; l'autre sens n'est plus possible."
      : "Dans cet échange, vous donnez du rhum pour des marchandises ; l'autre sens n'est plus possible.",
  boxHasTwo: () => "Pour une marchandise, vous en recevez deux ; nommez les deux.",
  sameKind: ({ good }) => `Si vous donnez du ${ITEM[good].one}, vous ne pouvez pas recevoir de ${ITEM[good].one}.`,
  fullOfRum: ({ spaces }) => `Les ${spaces} places de votre cale sont pleines de rhum.`,
  notTheDealer: () => "Seul le Trafiquant peut faire cela.",

  mustMakeRoom: ({ items }) => `Vous devez encore jeter ${cargo(items)} pour faire de la place.`,
  rumForRum: () => "Jeter du rhum pour en recevoir ne changerait rien ; jetez des marchandises.",
  holdTakesNoMore: ({ spaces }) => `Votre cale a ${spaces} places ; elle ne peut pas contenir plus de butin.`,

  noSuchSlot: ({ slot, slots }) => `Il n'y a pas d'emplacement ${slot} : ce port en a ${slots}.`,
  slotIsTaken: ({ slot, good }) => `L'emplacement ${slot} est occupé : il s'y trouve du ${ITEM[good].one}.`,
  slotWants: ({ slot, good }) => `L'emplacement ${slot} demande du ${ITEM[good].one}.`,
  onlyCocoaOnTwo: () => "Seul le cacao peut occuper deux emplacements.",
  notSideBySide: ({ slots }) => `Les emplacements ${list(slots.map(String))} ne sont pas côte à côte.`,
  sayHowMuch: ({ most }) => `Dites combien de rhum vous prenez, de 0 à ${most}.`,
  portGives: ({ rum: number }) => `Ce port ne donne que ${rum(number)}.`,
  noRoomForRum: ({ spaces, rum: number }) => `Votre cale a ${spaces} places et contient déjà ${rum(number)}.`,

  peaceOrFight: () => "Évitez les combats, ou combattez.",
  mustGiveUp: ({ items }) => `Vous devez encore abandonner ${loot(items)}.`,
  victimLacks: ({ item }) => `L'autre joueur n'a plus de ${ITEM[item].one} à prendre.`,
  unknown: ({ rule }) => `Une règle l'interdit : ${rule}.`,
};
