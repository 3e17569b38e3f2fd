import { capital } from "@caravel/kernel";
import { PALACE_ROWS, PALACES, RENOVATE } from "../content/spaces.ts";
import { BY_CAVALRY } from "../rules/moves.ts";
import type { ReasonWords } from "./catalogue.ts";
import { CARDS } from "./effects-fr.ts";
import { BATTLE_CARD, EXPLORATION_TILE, GOLD_CARD, GOOD, MONARCH, PAINTING, QUEST, SHAPE, SPACE } from "./names-fr.ts";
import { age as ageName, cost, list, place, resources, theTile, tile, unit } from "./phrases-fr.ts";
import type { Occasion, Others } from "./reason-facts.ts";

/** When a move has its place. */
const OCCASIONS: Readonly<Record<Occasion, string>> = {
  quests: "les missions se choisissent avant la partie",
  monarch: "les monarques se choisissent avant la partie",
  capital: "les capitales se choisissent avant la partie",
  turn: "finissez d'abord ce qui est en cours ; cela se fait à un moment libre de votre tour",
  deploy: "les unités se recrutent avec une action Recruter",
  draw: "on pioche à la fin d'une action Recruter, ou avec Importer amélioré",
  paint: "les tableaux se prennent avec une action Acquérir",
  build: "les tuiles se construisent avec une action Construire",
  renovate: "on remplit et retourne les bâtiments avec une action Rénover",
  make: "les marchandises se fabriquent avec une action Fabriquer",
  placeGood: "il n'y a pas de nouvelle marchandise à poser",
  gain: "il n'y a pas de matière première à prendre",
  trade: "les échanges se font avec une action Échanger",
  waive: "il n'y a pas de réduction à utiliser",
  pay: "il n'y a rien à payer",
  cancel: "il n'y a rien à reprendre",
  drop: "rien ne dépasse une limite",
  palace: "les palais se posent quand une mission est révélée",
  isabel:
    "la Princesse Isabelle pose son palais entre deux étapes de votre tour, avant vos cartes dans un combat, ou à la fin",
  under: "les anciens pions se placent à la fin d'un âge",
  move: "choisissez d'abord une unité à déplacer",
  fight: "vous ne déplacez pas d'unité près des Bandeiras",
  commit: "les cartes Combat se posent dans un combat",
  spy: "aucun de vos Espions n'agit",
  lose: "personne ne doit perdre d'unité",
  war: "Guerre se montre juste après un combat gagné",
  quest: "les missions se piochent à un Quilombo",
  factory: "les marchandises vont dans l'Usine après le dernier tour",
  done: "il n'y a rien à terminer ni à laisser ici",
};

/** Whose decision it is instead. */
const OTHERS: Readonly<Record<Others, string>> = {
  quests: "les autres choisissent encore leurs missions",
  setup: "un autre joueur choisit",
  turn: "c'est le tour d'un autre joueur",
  battle: "un autre joueur décide dans le combat",
  markers: "un autre joueur place son ancien pion",
  last: "un autre joueur a les dernières décisions",
};

/** Why not, in French. */
export const REASONS: ReasonWords = {
  gameIsOver: () => "La partie est terminée.",
  tooLong: () => "La partie a duré trop longtemps.",
  notYourTurn: ({ others }) => `Attendez : ${OTHERS[others]}.`,
  otherMoment: ({ when }) => `Pas maintenant : ${OCCASIONS[when]}.`,
  badPack: () => "Ce paquet de contenu est inutilisable ; vérifiez ce qui ne va pas.",
  badMap: () => "Il n'y a pas de telle carte pour ce nombre de joueurs.",
  badColours: () => "Nommez pour chaque joueur une autre couleur de la boîte, par exemple green+blue.",

  notDealt: () => "Ces missions ne sont pas toutes à vous : gardez une des deux de chaque âge.",
  otherColour: ({ monarch }) => `${MONARCH[monarch]} appartient à une autre couleur.`,
  noCapitalTile: ({ place: at }) => `Il n'y a pas de tuile Capitale à choisir sur ${at.word}.`,

  actionFirst: () => "Posez d'abord votre pion ; les unités bougent ensuite.",
  markerPlaced: () => "Vous avez déjà posé votre pion ce tour-ci.",
  sameSpace: ({ space }) => `Votre pion est déjà sur ${SPACE[space]} ; choisissez un autre espace.`,
  mustAct: () => "Votre pion doit bouger avant la fin de votre tour.",
  noGoldCard: ({ card }) => `Vous n'avez pas la carte Or ${GOLD_CARD[card]}.`,
  actionPhaseOver: () => "Votre phase d'action est finie : quelque chose a déjà bougé.",
  noBonus: ({ age }) =>
    `Le bonus du pion de ${ageName(age)} n'est pas disponible : il doit être sous l'espace de votre pion, une fois par tour.`,
  nothingToLookAt: ({ place: at }) => `Il n'y a pas de tuile Exploration face cachée sur ${at.word}.`,

  unitsFirst: () => "Finissez d'abord de recruter ; on pioche en dernier.",
  unitsDone: () => "Vous ne pouvez plus recruter d'unité dans cette action.",
  nothingToDeploy: () => "Vous n'avez aucune unité à recruter ; piochez, ou laissez.",
  noUnitInStock: ({ kind }) => `Vous n'avez pas cette unité dans votre réserve : ${unit(kind)}.`,
  noUnitOnBoard: ({ kind }) => `Vous n'avez plus cette unité sur votre plateau : ${unit(kind)}.`,
  notABase: ({ place: at }) =>
    `Les unités arrivent dans votre capitale ou une ville que vous avez construite et contrôlez, pas sur ${place(at)}.`,
  notInGallery: ({ painting }) => `Ce tableau n'est pas dans la galerie : ${PAINTING[painting]}.`,
  cannotPay: ({ cost: price }) =>
    price === null
      ? "Vous ne pourriez pas payer le reste."
      : `Cela coûte ${cost(price)}, et vous ne pouvez pas le payer.`,

  tooEarly: ({ tile: number, age }) => `À ${ageName(age)}, cela ne se construit pas encore : ${tile(number)}.`,
  noTileLeft: ({ tile: number }) => `Il ne reste plus de tuile : ${tile(number)}.`,
  notNextToOwn: ({ place: at }) => `${place(at)} n'est pas à côté de votre empire.`,
  nextToEnemy: ({ place: at }) => `${place(at)} est à côté d'une tuile ou d'une capitale ennemie.`,
  wrongTerrain: ({ tile: number, place: at }) => `${capital(theTile(number))} n'accepte pas ${place(at)}.`,
  enemyUnits: ({ place: at }) => `Des unités ennemies sont sur ${place(at)}.`,
  noFounder: ({ place: at }) => `Une ville demande votre Monarque sur sa case, et il n'est pas sur ${place(at)}.`,
  citiesLater: () => "Les villes se construisent à partir de l'âge II.",
  cityNotOpen: ({ tile: number }) => `${tile(number)} n'est pas au sommet d'une pile.`,
  theirTile: ({ place: at }) => `${place(at)} n'est pas à vous.`,
  cannotBuildOver: ({ place: at }) => `Cela ne se construit pas sur ${place(at)}.`,
  protectedTile: ({ place: at }) => `On ne construit pas sur une capitale ni sur un palais : ${place(at)}.`,
  onWater: ({ place: at }) => `Sur ${at.word}, il y a de l'eau.`,
  blockedTile: ({ place: at, kind }) =>
    `On ne construit pas sur cette tuile de ${at.word} : ${EXPLORATION_TILE[kind]}.`,
  occupiedTile: ({ place: at }) => `Vous occupez ${place(at)}, mais vous ne pouvez pas y construire.`,
  sameHex: () => "La première tuile va là ; choisissez une autre case pour la seconde.",
  jesuitsUseless: () => "À l'âge III, une église ne demande pas de Jésuites.",

  notYourBuilding: ({ place: at }) => `Vous n'avez pas de bâtiment sur ${place(at)}.`,
  cityNotRenovated: ({ place: at }) => `Les villes et les capitales ne se rénovent pas : ${place(at)}.`,
  notEmpty: ({ place: at, tokens }) => `${place(at)} n'est pas vide : ${resources(tokens)}.`,
  occupied: ({ place: at }) => `La case ${place(at)} est occupée.`,
  palaceNoFlip: ({ place: at }) => `Il y a un palais sur ${place(at)} : on peut remplir, pas retourner.`,
  jesuitsTemple: () => "Une église construite avec Jésuites ne se rénove qu'à l'âge III.",

  goodMade: ({ good }) => `Vous avez déjà fabriqué ${GOOD[good].the}.`,
  freeGood: ({ shape }) => `Choisissez une marchandise de forme ${SHAPE[shape]} ; elle est gratuite et obligatoire.`,
  wrongShape: ({ good, space }) =>
    `L'emplacement de l'espace ${SPACE[space]} n'a pas la forme qu'il faut pour ${GOOD[good].the}.`,
  slotTaken: ({ space }) => `Il y a déjà une marchandise sur ${SPACE[space]}.`,
  slotFree: () => "Il reste un emplacement libre pour cette marchandise.",
  victoriaFull: () => "Il n'y a pas de place pour cette marchandise sur le plateau de votre monarque.",
  rawsTaken: () => "Vous avez pris toutes les matières premières de cette action.",
  rawsFirst: () => "Prenez d'abord les matières premières, ou laissez-les.",
  tradeLacks: () => "Vous n'avez pas ce que demande cet échange.",
  tradeExact: () => "Cet échange demande autre chose, et rien ne peut le remplacer.",

  mustWaive: () => "L'amélioration compte toujours : choisissez ce que vous ne payez pas.",
  onlyRawWaived: () => "Une matière première du coût est offerte, rien d'autre.",
  onlyRawOrGoldWaived: () => "Une matière première ou un or du coût est offert, rien d'autre.",
  sourceEmpty: () => "Il n'en reste plus pour payer.",
  doesNotFit: () => "Cela ne convient pas à ce qui reste à payer.",
  cardsDoNotPay: () => "Votre monarque ne permet pas de payer avec des cartes Combat.",
  cardsUsedThisTurn: () => "Vous avez déjà payé avec des cartes Combat ce tour-ci.",
  notOver: () => "Vous n'en avez pas plus que permis.",
  noSuchThing: () => "Vous n'en avez pas.",
  resourcesFirst: () => "Défaussez d'abord des ressources : votre réserve est trop pleine.",
  goldFirst: () => "Défaussez d'abord des cartes Or : vous en avez trop.",

  noQuest: ({ quest }) => `Vous n'avez pas la mission « ${QUEST[quest]} ».`,
  laterQuest: ({ age }) => `C'est une mission de ${ageName(age)}, qui n'a pas commencé.`,
  goalsMissing: ({ quest, missing }) =>
    `« ${QUEST[quest]} » n'est pas accomplie : ${list(missing.map(({ goal, count }) => `${count} sur ${goal.least} ${CARDS.goal(goal)}`))}.`,
  markerThere: ({ space }) => `Il y a déjà un ancien pion sous ${SPACE[space]}.`,
  noCoroados: () => "Il faut Coroados sans pion dessus, et un ancien pion de cet âge.",
  palacePlaced: ({ palace }) => `Vous avez déjà posé le palais ${PALACES[palace]}.`,
  noPalaceThere: ({ place: at }) =>
    `Un palais va sur une tuile que vous avez construite et contrôlez, sans palais : pas sur ${place(at)}.`,
  palaceNeeds: ({ palace, place: at }) =>
    `Le palais ${PALACES[palace]} demande ${CARDS.palaceNeeds(PALACE_ROWS[palace])}, et il n'y en a pas sur ${at.word}.`,
  noIsabel: () => "Il faut la Princesse Isabelle, non utilisée, et le bon moment.",
  noFactory: () => "Il faut l'Usine avec de la place, et une marchandise fabriquée qui n'est pas chez Victoria.",

  noUnitThere: ({ kind, place: at }) => `Vous n'avez pas cette unité sur ${at.word} : ${unit(kind)}.`,
  nowhereToGo: ({ kind, place: at }) => `Votre ${unit(kind)} de ${at.word} ne peut aller nulle part ainsi.`,
  noMoveLeft: () => "Il ne vous reste pas de tel déplacement ce tour-ci.",
  noSpaceMove: ({ space }) => `${SPACE[space]} n'a pas de déplacement bonus.`,
  noExtraMove: () => "Vous n'avez pas ce tableau, ou avez déjà fait son déplacement ce tour-ci.",
  extraMoveGoes: ({ by }) =>
    by === BY_CAVALRY
      ? "La Cavalerie guaicuru déplace une unité de transport vers une case adjacente, sans eau."
      : `La Bataille navale de Riachuelo déplace comme Rénover : ${CARDS.spaceMoves[RENOVATE]}.`,
  spaceMoveGoes: ({ space }) => `Déplacement bonus de l'espace ${SPACE[space]} : ${CARDS.spaceMoves[space]}.`,
  notAdjacent: ({ place: at }) => `${at.word} n'est pas à côté de cette unité.`,
  enemyCapital: ({ place: at }) => `Personne n'entre dans une capitale ennemie : ${at.word}.`,
  waterFreely: () => "Seuls les déplacements gratuits et celui de Rénover vont sur l'eau ou en sortent.",
  waterNotByDeploy: () => "Le déplacement de Recruter ne va pas sur l'eau et n'en sort pas.",
  carriesNobody: ({ kind }) => `Cette unité n'emmène personne : ${unit(kind)}.`,
  nobodyToCarry: ({ kind }) => `Il n'y a pas d'autre unité de ce genre à emmener : ${unit(kind)}.`,
  carriedCannot: () => "Avec des unités emmenées, il faut aller quelque part.",
  notRanged: ({ kind }) => `Cette unité n'attaque pas à distance : ${unit(kind)}.`,
  shootsOnlyFree: () => "Une attaque à distance demande un déplacement gratuit.",
  nothingToShoot: ({ place: at }) => `Il n'y a rien à attaquer à distance sur ${at.word}.`,
  capitalSafe: ({ place: at }) => `Les capitales ne s'attaquent pas : ${at.word}.`,
  noExpedition: () => "Il n'y a pas de Bandeiras à combattre ici par un déplacement gratuit.",
  noQuests: ({ age }) => `Il ne reste plus de mission de ${ageName(age)}.`,

  tooManyCards: () => "Vous avez posé trois cartes ; c'est le maximum.",
  noBattleCard: ({ card }) => `Vous n'avez pas la carte Combat ${BATTLE_CARD[card]}.`,
  notLaid: ({ card }) => `${BATTLE_CARD[card]} n'est pas parmi les cartes adverses à annuler.`,
  noUnitToLose: ({ kind }) => `Vous n'avez pas cette unité dans ce combat : ${unit(kind)}.`,
  unknown: ({ rule }) => `Une règle l'interdit : ${rule}.`,
};
