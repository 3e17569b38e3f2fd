import { de } from "@caravel/kernel/french";
import { FIELDS } from "../content/pieces.ts";
import type { ReasonWords } from "./catalogue.ts";
import { BUILDING, COLONY, FAVOUR, GUILD, ITEM, REQUEST } from "./names-fr.ts";
import { bread, harbour, item, list, passSpace, pirates, place, players, reals, ships, wood } from "./phrases-fr.ts";
import type { Occasion, Others } from "./reason-facts.ts";

/** When a move has its place. */
const OCCASIONS: Readonly<Record<Occasion, string>> = {
  cityWorker: "le premier ouvrier va dans une ville à la mise en place",
  fieldWorkers: "deux ouvriers vont dans des champs ou la forêt à la mise en place",
  row: "on prend une rangée en phase A",
  request: "on prend une requête en phase A, juste après la rangée",
  guild: "on choisit une guilde en phase A, juste après la requête",
  favour: "une faveur s'utilise au début de votre tour, en phase B ou C",
  turn: "on place un dé ou on passe à son tour, en phase B",
  act: "il n'y a pas d'action à faire",
  harvest: "on récolte avec le dé que l'on vient de placer",
  field: "on ne choisit des champs que pendant une récolte",
  move: "il n'y a pas d'ouvrier à déplacer",
  sail: "il n'y a pas de bateau à déplacer",
  build: "on prend une faveur avec le Maître de guilde",
  wood: "il n'y a pas de bois à prendre dans les champs ou la forêt",
  reward: "une récompense royale revient à un bateau qui vient d'atteindre une colonie",
  piratesOrBread: "on ne choisit du pain qu'avec la récompense royale « pirates ou pain »",
  discard: "on défausse des pirates quand un ouvrier arrive au château, ou par une récompense royale",
  flip: "une faveur revient face visible en phase A, à la Casa da Coroa ou par une récompense royale",
  marker: "on déplace un marqueur Action avec l'Évêque",
  lady: "on ne choisit librement un bâtiment qu'avec la Dame",
  building: "on paie un bâtiment à son tour, en phase C",
  upkeep: "on défausse du bois pour les bateaux en phase D",
  feeding: "on défausse du pain pour les ouvriers en phase D",
  requests: "on marque des requêtes en phase E des manches 1, 3 et 5",
  wealth: "on paie des reals en marquant Richesse nationale",
  done: "il n'y a rien à terminer ici",
};

/** Whose turn it is instead. */
const OTHERS: Readonly<Record<Others, string>> = {
  setup: "un autre joueur place ses ouvriers",
  rows: "un autre joueur choisit sa rangée",
  turn: "c'est le tour d'un autre joueur",
  building: "un autre joueur décide pour le bâtiment",
  phase: "un autre joueur décide avant vous, dans l'ordre de passe",
  watch: "le joueur majoritaire au château décide de la récompense",
  upkeep: "un autre joueur entretient ses bateaux",
  feeding: "un autre joueur nourrit ses ouvriers",
  requests: "un autre joueur marque ses requêtes",
};

/** Why not, in French. */
export const REASONS: ReasonWords = {
  gameIsOver: () => "La partie est terminée.",
  notYourTurn: ({ others }) => `Attendez : ${OTHERS[others]}.`,
  otherMoment: ({ when }) => `Pas maintenant : ${OCCASIONS[when]}.`,
  otherPhase: () => "Cela appartient à une autre phase.",
  badPack: () => "Ce paquet de contenu ne peut pas servir ; vérifiez ce qui ne va pas.",

  mustSettleInCity: () => "Votre premier ouvrier va de votre stock sur une case vide d'un quartier construit.",
  mustSettleOnField: () => "Cet ouvrier va de votre stock dans un champ ou la forêt.",
  fieldIsTaken: ({ place: number }) =>
    `Il y a déjà un ouvrier ${place(number).at} ; à la mise en place, chaque lieu en accueille un seul.`,
  regionIsTaken: ({ region }) =>
    `Vous avez déjà un ouvrier dans la région ${region} ; les deux doivent être dans des régions différentes.`,

  noSuchRow: ({ rows }) => `À ${players(rows)}, il y a ${rows} rangées.`,
  rowIsTaken: () => "Un autre joueur a pris cette rangée.",
  noSuchRequest: ({ request }) => `Votre rangée n'a plus cette requête : ${REQUEST[request].name}.`,
  otherGuilds: ({ guilds }) => `Votre rangée a d'autres guildes : ${list(guilds.map((guild) => GUILD[guild]))}.`,

  noGuildDie: ({ value }) => `Vous n'avez pas de dé Guilde de ${value}.`,
  noPirateDie: ({ value }) => `Il n'y a pas de dé Pirate de ${value} au château.`,
  nobodyInWatch: () => "Pour un dé Pirate, il vous faut un ouvrier au château, et vous n'en avez pas.",
  characterIsFull: ({ building, dice }) =>
    `Il n'y a plus de place pour un dé (${BUILDING[building].name}) : il y en a déjà ${dice}.`,
  onePirateDie: ({ building }) => `Il y a déjà un dé Pirate ${BUILDING[building].at} ; un seul y tient.`,
  breadForDie: ({ need, bread: number }) => `Ce dé y coûte ${bread(need)}, et vous en avez ${number}.`,
  passSpaceTaken: ({ space }) => `Il y a déjà un disque sur ${passSpace(space)} de la colonne de passe.`,
  noPassAction: ({ space }) => `Sur ${passSpace(space)}, il n'y a que des reals.`,
  cannotDoPassAction: ({ space }) => `Vous ne pourriez pas faire l'action de ${passSpace(space)} ; prenez les reals.`,
  mustMove: () => "Vous l'avez choisi : la pièce doit bouger.",
  mustDecide: () => "Il faut choisir : cette décision ne peut pas être passée.",
  mustBeRightmost: () => "Dans cette édition, le premier ouvrier se place le plus à droite possible.",

  nothingToMove: () => "Vous n'avez rien à déplacer ainsi.",
  noFavourToBuild: () => "Vous n'avez le bois pour aucune faveur, et vous ne pouvez pas l'acheter.",
  noShipToMove: () => "Vous ne pouvez pas déplacer de bateau : il manque des ressources, du bois ou un emplacement.",
  printedHasNoAction: () => "Le personnage imprimé n'a pas d'action ; il n'y a que la récolte.",
  nobodyInRegion: () => "Vous n'avez pas d'ouvrier sur un champ de cette région.",
  fieldNotYours: ({ field }) => `Vous n'avez plus rien à récolter ici ${place(field).at}.`,
  fieldNotHarvested: ({ field }) => `Vous ne venez pas de récolter le champ ${FIELDS[field]}.`,

  goesToField: () => "Cet ouvrier va dans un champ ou la forêt.",
  goesToCity: () => "Cet ouvrier va dans une ville.",
  goesToColony: () => "Cet ouvrier va dans une colonie.",
  goesToWatch: () => "Cet ouvrier va au château.",
  goesAnywhere: () => "L'Explorateur déplace un de vos ouvriers ailleurs.",
  staysInCities: () => "Le Maire ne déplace des figurines que d'une case de ville à une autre.",
  notFromWatch: () => "Les ouvriers du château y restent.",
  nobodyThere: ({ place: number, isFigure }) =>
    isFigure
      ? `Il n'y a ni ouvrier à vous ni ouvrier neutre ${place(number).at}.`
      : `Vous n'avez pas d'ouvrier ${place(number).at}.`,
  notHome: () => "Un ouvrier ne revient pas ainsi dans votre stock.",
  samePlace: () => "Un déplacement doit mener ailleurs.",
  alreadyThere: ({ place: number }) => `Vous avez déjà un ouvrier ${place(number).at}.`,
  spaceTaken: ({ place: number }) => `Il y a déjà quelqu'un ${place(number).at}.`,
  spaceNotBuilt: ({ place: number }) =>
    `Ce quartier n'est pas encore construit ; impossible d'aller ${place(number).at}.`,
  movedAlready: () => "Cette figurine a déjà bougé ; choisissez-en une autre.",

  shipMovedAlready: () => "Ce bateau a déjà bougé ; choisissez-en un autre.",
  noShipThere: ({ space }) => `Vous n'avez pas de bateau ${harbour(space).at}.`,
  goodsShort: ({ good, need, have }) => `Cet emplacement demande ${item(need, good)}, et vous en avez ${have}.`,
  sameSpace: () => "Le bateau y est déjà ; il doit changer d'emplacement.",
  shipSpaceTaken: ({ space }) => `Il y a déjà un bateau ${harbour(space).at}.`,
  shipSpaceClosed: ({ players: number }) => `Cet emplacement ne sert pas à ${players(number)}.`,
  woodTooDear: ({ price, reals: number }) =>
    `Un bateau de votre stock demande 1 bois ; l'acheter coûte ${reals(price)}, et vous en avez ${number}.`,
  noAccess: () => "Vous n'avez pas accès au bois : aucun ouvrier dans la forêt ni sur un champ boisé.",
  districtBuilt: () => "Ce quartier est déjà construit ; il n'y a plus de faveur.",
  woodShort: ({ need, have }) => `Cette faveur coûte ${wood(need)} ; achats compris, vous en avez ${have}.`,
  noWoodThere: ({ source }) => `Vous ne pouvez pas prendre plus de bois ${place(source).at}.`,

  noShipCame: ({ colony }) => `Aucun de vos bateaux n'attend de récompense ${COLONY[colony].at}.`,
  rewardUseless: () => "Vous ne pourriez pas appliquer cette récompense maintenant.",
  millStrandsShip: () => "Après cela, le bateau que vous devez déplacer ne pourrait plus bouger.",
  mustFlip: () => "Vous avez choisi cette récompense : mettez une faveur face visible.",
  notFaceDown: ({ favour }) => `${FAVOUR[favour].name.name} : vous n'avez pas cette faveur face cachée.`,

  noFavour: ({ favour }) => `${FAVOUR[favour].name.name} : cette faveur n'est pas à vous.`,
  favourFaceDown: ({ favour }) => `${FAVOUR[favour].name.name} : cette faveur est face cachée.`,
  favourUsed: () => "Vous avez déjà utilisé une faveur à ce tour.",
  noMarkerToMove: () => "Vous n'avez de marqueur Action sur aucun bâtiment : l'Évêque n'a rien à déplacer.",
  tooFewPirates: () => "La moitié de vos pirates ferait zéro : le Connétable ne changerait rien.",
  onlyPhaseB: ({ favour }) => `${FAVOUR[favour].name.name} : en phase B seulement.`,
  onlyPhaseC: ({ favour }) => `${FAVOUR[favour].name.name} : en phase C seulement.`,
  ladyCosts: ({ price, reals: number }) => `La Dame coûte ${reals(price)}, et vous en avez ${number}.`,
  ladyNeedsField: () => "Pour la Dame, il vous faut un ouvrier dans un champ.",
  ladyNeedsWorker: ({ building, region }) =>
    `Pour ${BUILDING[building].the}, il vous faut un ouvrier sur un champ de la région ${region}.`,
  noMarkerThere: ({ building }) => `Vous n'avez pas de marqueur Action ${BUILDING[building].at}.`,
  mustMoveMarker: () => "Vous avez utilisé l'Évêque : déplacez un marqueur Action.",
  sameBuilding: () => "Le marqueur doit aller sur un autre bâtiment.",
  mustChooseBuilding: () => "Vous avez utilisé la Dame : choisissez un bâtiment.",

  payOrPirates: () => "Vous avez un marqueur ici : payez, ou prenez des pirates.",
  priceTooHigh: ({ price, reals: number }) => `Le bâtiment coûte ${reals(price)}, et vous en avez ${number}.`,
  moreThanOwed: ({ ships: number }) =>
    number === 0 ? "Vous n'avez pas de bateau sur le plateau." : `Vous ne devez du bois que pour ${ships(number)}.`,
  upkeepShort: ({ wood: number }) => `Achats compris, vous n'avez que ${wood(number)}.`,
  moreThanNeeded: ({ need }) => (need === 0 ? "Il ne vous faut pas de pain." : `Il ne vous faut que ${bread(need)}.`),
  notEnough: ({ item: kind, have }) =>
    have === 0 ? `Vous n'avez pas ${de(ITEM[kind].one)}.` : `Vous n'avez que ${item(have, kind)}.`,
  notSoManyPirates({ pirates: number }) {
    if (number === null) return "Vous n'avez pas autant de pirates.";
    return number === 0 ? "Vous n'avez pas de pirate." : `Vous n'avez que ${pirates(number)}.`;
  },
  requestNotHeld: ({ request }) => `Vous n'avez plus cette requête à marquer : ${REQUEST[request].name}.`,

  millLacksGoods: () => "Vous n'avez pas ces deux ressources.",
  millLacksWheat: ({ wheat, have }) => `Pour monter, il faut ${wheat} blés, et vous en avez ${have}.`,
  millAtBottom: () => "Vous êtes en bas du moulin, et vous n'avez pas de PV à donner.",
  millClosed: () => "Le moulin ne sert qu'en phases B, C et D.",
  millNotDown: () => "En phase D, personne ne descend au moulin.",
  unknown: ({ rule }) => `Une règle l'interdit : ${rule}.`,
};
