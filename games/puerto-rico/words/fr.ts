import { CRAFTSMAN } from "../content/pieces.ts";
import { total } from "../rules/state.ts";
import { type Catalogue, gameWords } from "./catalogue.ts";
import { endingIn, type Passing, passingStep } from "./facts.ts";
import { amounts, capital, counter, listing } from "./grammar.ts";
import { BUILDING, GOOD, NEW_SPOT, ROLE, SHIP, SPOT, TILE } from "./names-fr.ts";
import type { Labels } from "./position.ts";

const count = counter("fr");
const list = listing("et");

const doubloons = (number: number) => count(number, "doublon", "doublons");
const points = (number: number) => count(number, "point", "points");
const colonists = (number: number) => count(number, "colon", "colons");
const barrels = (number: number) => count(number, "tonneau", "tonneaux");
const barrelsOf = (number: number, good: number) => `${barrels(number)} ${GOOD[good].of}`;
const forMoney = (price: number) => (price === 0 ? "gratuitement" : `pour ${doubloons(price)}`);
const players = (number: number) => `À ${count(number, "joueur", "joueurs")}`;

/** "2 tonneaux de maïs et 1 de sucre": the barrels are named once. */
function goods(counts: readonly number[]): string {
  return list(
    amounts(counts).map(({ kind, count: number }, place) =>
      place === 0 ? barrelsOf(number, kind) : `${number} ${GOOD[kind].of}`,
    ),
  );
}

/** Plantations by kind. */
const plantations = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count: number }) => `${number} ${GOOD[kind].of}`));

const LABELS: Labels = {
  goods: GOOD.map(({ name }) => name),
  tiles: TILE.map(({ short }) => short),
  roles: ROLE.map(({ name }) => name),
  buildings: BUILDING.map(({ name }) => name),
  year: (year) => `Année ${year}`,
  governor: "Gouverneur",
  turn: "Au tour de",
  phase: "Phase",
  noPhase: "choix d'un personnage",
  gameIsOver: "la partie est terminée",
  lastYear: "Dernière année",
  endings: {
    colonists: "trop peu de colons pour le navire",
    city: "une ville est complète",
    points: "les points de victoire sont épuisés",
  },
  roleCards: "Cartes personnage",
  role: "Personnage",
  doubloons: "Doublons",
  takenBy: "Pris par",
  players: "Roses des vents (* gouverneur, > à son tour)",
  player: "Joueur",
  points: "PV",
  windRose: "Colons",
  islands: "Îles (occupées/tuiles)",
  free: "Libre",
  cities: "Villes (colons/cercles)",
  city: "Bâtiments",
  ships: "Navires",
  ship: "Navire",
  cargo: "Cargaison",
  barrels: "Tonneaux",
  goodsTable: "Marchandises",
  supply: "Réserve",
  house: "Maison de commerce",
  all: "Total",
  plantations: "Plantations",
  faceUp: "Face visible",
  faceDown: "Face cachée",
  discards: "Défausse",
  supplies: "Réserves",
  quarries: "Carrières",
  colonists: "Colons",
  colonistShip: "Navire des colons",
  pointsLeft: "Points de victoire",
  pointsOnPaper: "Points sur papier",
  bank: (column) => `Banque, colonne ${column}`,
  building: "Bâtiment",
  cost: "Coût",
  left: "Reste",
};

/** What nobody does who passes, as an order and as a fact. */
const PASSES: Readonly<Record<Passing, readonly [order: string, fact: string]>> = {
  hacienda: ["ne pas piocher", "ne pioche pas avec l'hacienda"],
  settle: ["ne prendre aucune tuile", "ne prend aucune tuile"],
  hospice: ["ne pas prendre de colon", "ne prend pas de colon"],
  build: ["ne rien construire", "ne construit rien"],
  university: ["ne pas prendre de colon", "ne prend pas de colon"],
  extra: ["ne pas prendre de tonneau de plus", "ne prend pas de tonneau de plus"],
  sell: ["ne rien vendre", "ne vend rien"],
  captain: ["ne pas utiliser le quai", "n'utilise pas le quai"],
};

/** Colonists by the place they stand on. */
function standing(workers: readonly number[], city: readonly number[]): string {
  const tiles = amounts(workers).map(({ kind, count: number }) => `${TILE[kind].short} ${number}`);
  const buildings = amounts(city).map(({ kind, count: number }) => `${BUILDING[kind].name} ${number}`);
  return [...tiles, ...buildings].join(", ");
}

/** What a player keeps and what goes back. */
function keeping(kept: readonly number[], lost: readonly number[]): string {
  const keeps = total(kept) === 0 ? "ne garde rien" : `garde ${goods(kept)}`;
  return total(lost) === 0 ? keeps : `${keeps} ; retour à la réserve : ${goods(lost)}`;
}

const CATALOGUE: Catalogue = {
  title: "Puerto Rico",
  labels: LABELS,
  gameIsOver: "La partie est terminée.",
  nothingAsked: "Personne n'a de choix à faire.",
  typeset: (text) => text.replace(/ ([:;?!])/g, "\u00a0$1"),

  questions: {
    year: ({ name }) => `${name}, choisissez un personnage.`,
    hacienda: ({ name }) => `${name}, piochez-vous une plantation avec l'hacienda ?`,
    settle: ({ name }) => `${name}, quelle tuile prenez-vous ?`,
    hospice: ({ name, spot }) =>
      `${name}, placez-vous un colon sur ${spot === null ? "la nouvelle tuile" : NEW_SPOT[spot]} ?`,
    build: ({ name, doubloons: money }) => `${name}, que construisez-vous ? Vous avez ${doubloons(money)}.`,
    university: ({ name, spot }) =>
      `${name}, placez-vous un colon sur ${spot === null ? "le nouveau bâtiment" : NEW_SPOT[spot]} ?`,
    join: ({ name }) => `${name}, participez-vous à la phase du maire ?`,
    place: ({ name, waiting }) =>
      waiting === 0
        ? `${name}, vos colons sont-ils bien placés ?`
        : `${name}, où vont vos colons ? ${colonists(waiting)} à placer.`,
    produce: ({ name }) => `${name}, produisez-vous ?`,
    extra: ({ name }) => `${name}, quel tonneau prenez-vous en plus ?`,
    sell: ({ name }) => `${name}, quelle marchandise vendez-vous ?`,
    captain: ({ name }) => `${name}, quelle marchandise chargez-vous ?`,
    store: ({ name }) => `${name}, quelles marchandises gardez-vous ?`,
  },

  moves: {
    role: ({ role, doubloons: money }) =>
      `Choisir ${ROLE[role].the}${money === 0 ? "" : ` et prendre ${doubloons(money)}`}`,
    draw: () => "Piocher une plantation face cachée",
    take: ({ kind }) => `Prendre ${TILE[kind].a}`,
    colonist: ({ spot, fromShip }) =>
      `Placer un colon ${fromShip ? "du navire" : "de la réserve"} sur ${spot === null ? "la nouvelle tuile" : NEW_SPOT[spot]}`,
    build: ({ building, price }) => `Construire ${BUILDING[building].the} ${forMoney(price)}`,
    join: () => "Participer",
    privilege: () => "Participer avec le privilège : 1 colon de plus, pris dans la réserve",
    decline: ({ role }) => (role === CRAFTSMAN ? "Ne pas produire" : "Ne pas participer"),
    place: ({ spot, afresh }) =>
      afresh
        ? `Reprendre tous les colons et en placer un sur ${SPOT[spot].on}`
        : `Placer un colon sur ${SPOT[spot].on}`,
    lift: ({ spot }) => `Retirer un colon ${SPOT[spot].off}`,
    stay: ({ waiting }) =>
      waiting === 0
        ? "Laisser tous les colons en place"
        : `Laisser tous les colons en place ; ${waiting} encore à placer`,
    fill: () => "Remplir d'abord la production",
    produce: ({ barrels: counts, factory }) =>
      `Produire ${goods(counts) || "des marchandises"}${factory === 0 ? "" : ` (la manufacture rapporte ${doubloons(factory)})`}`,
    extra: ({ good }) => `Prendre ${barrelsOf(1, good)} de plus`,
    sell: ({ good, doubloons: money }) => `Vendre ${barrelsOf(1, good)} pour ${doubloons(money)}`,
    load: ({ good, ship, barrels: number, points: earned }) =>
      `Charger ${barrelsOf(number, good)} sur ${SHIP[ship].the} (${points(earned)})`,
    wharf: ({ good, barrels: number, points: earned }) =>
      `Expédier tout ${GOOD[good].the} par le quai (${barrels(number)}, ${points(earned)})`,
    store: ({ good, barrels: number }) => `Garder tout ${GOOD[good].the} dans un entrepôt (${barrels(number)})`,
    keep: ({ good }) => `Garder ${barrelsOf(1, good)}`,
    done({ lost }) {
      if (lost === null) return "Terminer : les colons restent ainsi";
      if (lost === 0) return "Terminer : tous les tonneaux sont gardés";
      return `Terminer : ${count(lost, "tonneau retourne", "tonneaux retournent")} à la réserve`;
    },
    pass: ({ step }) => (step === null ? "Passer" : `Passer : ${PASSES[step][0]}`),
  },

  events: {
    yearBegins: ({ year, governor }, name) => `L'année ${year} commence ; ${name(governor)} est gouverneur.`,
    roleTaken: ({ seat, role, doubloons: money }, name) =>
      `${name(seat)} choisit ${ROLE[role].the}${money === 0 ? "" : ` et prend ${doubloons(money)}`}.`,
    moneyOnCards: ({ cards }) =>
      cards.length === 0 ? "" : `Un doublon est posé sur ${list(cards.map((role) => ROLE[role].the))}.`,
    plantationDrawn: ({ seat, kind }, name) => `${name(seat)} pioche ${TILE[kind].a} avec l'hacienda.`,
    tileTaken: ({ seat, kind }, name) => `${name(seat)} prend ${TILE[kind].a}.`,
    colonistOnTile: ({ seat, kind }, name) => `${name(seat)} place un colon de l'hospice sur ${TILE[kind].the}.`,
    rowLaidOut: ({ discarded, turnedUp, reshuffled }) =>
      [
        total(discarded) === 0 ? "" : `Plantations défaussées : ${plantations(discarded)}.`,
        reshuffled ? "La défausse est mélangée et forme une nouvelle pile." : "",
        total(turnedUp) === 0
          ? "Il n'y a plus de plantation à révéler."
          : `Nouvelles plantations : ${plantations(turnedUp)}.`,
      ]
        .filter((part) => part !== "")
        .join(" "),
    built: ({ seat, building, price }, name) => `${name(seat)} construit ${BUILDING[building].the} ${forMoney(price)}.`,
    colonistOnBuilding: ({ seat, building, fromShip }, name) =>
      `${name(seat)} place un colon de l'université sur ${BUILDING[building].the}${fromShip ? " (pris sur le navire)" : ""}.`,
    joined: ({ seat, withPrivilege }, name) =>
      withPrivilege ? `${name(seat)} prend un colon de la réserve grâce au privilège du maire.` : "",
    declined: ({ seat, role }, name) =>
      role === CRAFTSMAN
        ? `${name(seat)} ne produit pas.`
        : `${name(seat)} ne participe pas à la phase ${ROLE[role].of}.`,
    colonistsDrawn: ({ seat, colonists: number }, name) => `${name(seat)} prend ${colonists(number)} sur le navire.`,
    placed: () => "",
    lifted: () => "",
    colonistsStay: () => "",
    settledDown: ({ seat, workers, city, windRose }, name) =>
      `${name(seat)} a placé ses colons : ${standing(workers, city) || "aucun"}${windRose === 0 ? "" : ` ; rose des vents ${windRose}`}.`,
    shipRefilled: ({ colonists: number, target, short }) =>
      short
        ? `Il ne monte que ${colonists(number)} sur le navire des colons, qui devrait en porter ${target}.`
        : `${count(number, "colon monte", "colons montent")} sur le navire des colons.`,
    produced: ({ seat, barrels: counts }, name) =>
      total(counts) === 0 ? `${name(seat)} ne produit rien.` : `${name(seat)} produit ${goods(counts)}.`,
    factoryPaid: ({ seat, doubloons: money }, name) =>
      `${name(seat)} reçoit ${doubloons(money)} grâce à la manufacture.`,
    extraBarrel: ({ seat, good }, name) =>
      `${name(seat)} prend ${barrelsOf(1, good)} de plus grâce au privilège du producteur.`,
    sold: ({ seat, good, doubloons: money }, name) =>
      `${name(seat)} vend ${barrelsOf(1, good)} pour ${doubloons(money)}.`,
    houseEmptied: () => "La maison de commerce est pleine ; ses tonneaux retournent à la réserve.",
    loaded: ({ seat, good, ship, barrels: number, points: earned }, name) =>
      `${name(seat)} charge ${barrelsOf(number, good)} sur ${SHIP[ship].the} pour ${points(earned)}.`,
    shippedByWharf: ({ seat, good, barrels: number, points: earned }, name) =>
      `${name(seat)} expédie ${barrelsOf(number, good)} par le quai pour ${points(earned)}.`,
    stored: ({ seat, kept, lost }, name) => `${name(seat)} ${keeping(kept, lost)}.`,
    shipSailed: ({ ship, good }) =>
      `${capital(SHIP[ship].the)} lève l'ancre ; ${GOOD[good].the} retourne à la réserve.`,
    goldFound: ({ seat, doubloons: money }, name) =>
      `${name(seat)} prend ${doubloons(money)} grâce au privilège du chercheur d'or.`,
    passed({ seat, step }, name) {
      const passing = passingStep(step);
      return `${name(seat)} ${passing === null ? "passe" : PASSES[passing][1]}.`;
    },
    endingMet({ ending }) {
      const known = endingIn(ending);
      return `C'est la dernière année${known === null ? "" : ` : ${LABELS.endings[known]}`}.`;
    },
    gameOver: ({ scores }, name) =>
      `La partie est terminée : ${list(scores.map((score, seat) => `${name(seat)} ${points(score)}`))}.`,
  },

  reasons: {
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
    nobodyThere: ({ spot }) => `Il n'y a pas de colon à retirer ${SPOT[spot].off}.`,
    stayFirst: () => "Laissez d'abord vos colons en place ; vous pourrez ensuite en retirer.",
    onlyAtFirst: () => "Ce n'est possible qu'avant d'avoir déplacé un colon.",
    nobodyStands: () => "Aucun de vos colons n'est encore sur une tuile ou un bâtiment.",
    noCircle: ({ spot }) =>
      spot < TILE.length ? `Vous n'avez pas de ${TILE[spot].name}.` : `Vous n'avez pas construit ${NEW_SPOT[spot]}.`,
    circlesAreFull: ({ spot, circles }) =>
      `Il n'y a plus de cercle libre sur ${NEW_SPOT[spot]} (${circles}/${circles}).`,
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
    oneSingleBarrel: () => "Vous ne pouvez garder qu'un seul tonneau à part, et il est déjà choisi.",
    noWarehouse: () => "Vous n'avez pas d'entrepôt occupé.",
    warehousesAreFull: ({ kinds }) =>
      `Vos entrepôts gardent ${count(kinds, "sorte", "sortes")} de marchandises, pas plus.`,
    sayDone: () => "Pour ne rien garder de plus, dites que vous avez terminé.",
    passInstead: () => "Il n'y a rien à refuser ici.",
    nothingToFinish: () => "Il n'y a rien à terminer ici.",
    unknown: ({ rule }) => `La règle ${rule} l'interdit.`,
  },
};

/** Puerto Rico in French. */
export const fr = gameWords(CATALOGUE);
