import { capital } from "@caravel/kernel";
import { de, typeset } from "@caravel/kernel/french";
import { GOODS, ROLES, TILES } from "../../content/pieces.ts";
import { BUILDING_KEYS, inOrder } from "../../words/names.ts";
import { BUILDING, GOOD, ROLE, TILE } from "../../words/names-fr.ts";
import {
  barrels,
  barrelsOf,
  count,
  crowd,
  doubloons,
  goods,
  LABELS,
  plantations,
  points,
} from "../../words/phrases-fr.ts";
import { advice } from "./advice-fr.ts";
import type {
  BoardWords,
  BriefTexts,
  BuildingTexts,
  GoodTexts,
  PriceFacts,
  RoleText,
  RoleTexts,
  TileTexts,
} from "./words.ts";

const nobles = (number: number) => count(number, "noble", "nobles");
const circles = (number: number) => (number === 0 ? "sans cercle" : count(number, "cercle", "cercles"));
const tiles = (number: number) => count(number, "tuile", "tuiles");
const spaces = (number: number) => count(number, "place libre", "places libres");
const said = (...parts: readonly string[]) => capital(parts.filter((part) => part !== "").join(", "));
const tilesByKind = (counts: readonly number[]) => plantations(counts) || "aucune";
/** Colonists with the nobles among them: "2 colons et 1 noble". */
const people = (all: number, noble: number) => crowd(all - noble, noble);

function reasons({ privilege, quarries, forests, zoning }: PriceFacts): string {
  const parts = [
    ...(privilege === 0 ? [] : [`${privilege} de moins comme bâtisseur`]),
    ...(quarries === 0 ? [] : [`${quarries} de moins grâce aux carrières`]),
    ...(forests === 0 ? [] : [`${forests} de moins grâce aux forêts`]),
    ...(zoning === 0 ? [] : [`${zoning} de moins grâce au bureau d'urbanisme`]),
  ];
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}

const plant = (some: string, of: string) =>
  `Produit ${some} : un tonneau par colon présent, si autant de plantations ${of} sont occupées.`;

const EFFECTS: BuildingTexts = {
  "small-indigo-plant": plant("de l'indigo", "d'indigo"),
  "small-sugar-mill": plant("du sucre", "de sucre"),
  "indigo-plant": plant("de l'indigo", "d'indigo"),
  "sugar-mill": plant("du sucre", "de sucre"),
  "tobacco-storage": plant("du tabac", "de tabac"),
  "coffee-roaster": plant("du café", "de café"),
  "small-market": "Marchand : votre vente à la maison de commerce rapporte 1 doublon de plus.",
  hacienda: "Paysan : avant de choisir votre tuile, vous pouvez piocher une plantation face cachée pour votre île.",
  "construction-hut": "Paysan : vous pouvez prendre une carrière au lieu d'une plantation.",
  "small-warehouse":
    "Capitaine, entreposage : vous gardez une sorte de marchandise en entier, en plus de votre tonneau isolé.",
  hospice: "Paysan : la tuile de votre action normale peut arriver avec un colon de la réserve.",
  office: "Marchand : vous pouvez vendre une sorte que la maison de commerce a déjà.",
  "large-market": "Marchand : votre vente à la maison de commerce rapporte 2 doublons de plus.",
  "large-warehouse":
    "Capitaine, entreposage : vous gardez deux sortes de marchandises en entier, en plus de votre tonneau isolé.",
  factory: "Producteur : produire 2, 3, 4 ou 5 sortes rapporte 1, 2, 3 ou 5 doublons.",
  university: "Bâtisseur : le bâtiment acheté peut arriver avec un colon de la réserve, ou du navire si elle est vide.",
  harbor: "Capitaine : chacun de vos chargements rapporte 1 point de plus.",
  wharf:
    "Capitaine, une fois par phase : au lieu de charger un navire, envoyez tous vos tonneaux d'une sorte à la réserve pour 1 point chacun.",
  "guild-hall":
    "Fin de la partie, si elle est occupée : 1 point par petit et 2 par grand bâtiment de production de votre ville.",
  residence:
    "Fin de la partie, si elle est occupée : 4 points jusqu'à 9 tuiles sur votre île, 5 pour 10, 6 pour 11, 7 pour 12.",
  fortress: "Fin de la partie, si elle est occupée : 1 point par groupe de trois colons.",
  "customs-house": "Fin de la partie, si elle est occupée : 1 point par groupe de quatre points en jetons.",
  "city-hall": "Fin de la partie, s'il est occupé : 1 point par bâtiment beige de votre ville, lui compris.",
  aqueduct:
    "Producteur : 1 indigo de plus si votre grande teinturerie en produit, 1 sucre de plus si votre grande sucrerie en produit.",
  "forest-house":
    "Paysan : vous pouvez poser une plantation comme forêt. Bâtisseur : deux forêts vous font économiser 1 doublon.",
  "black-market":
    "Bâtisseur, si l'argent vous manque : rendez un colon, un tonneau et un point, ou certains d'entre eux, pour 1 doublon de remise chacun. Il ne doit pas vous rester d'argent.",
  storehouse: "Capitaine, entreposage : vous gardez trois tonneaux de plus, de n'importe quelles sortes.",
  "guest-house":
    "Ses pensionnaires peuvent aller sur des cercles libres dans toute phase sauf celle du maire, et y travaillent aussitôt.",
  "trading-post":
    "Marchand : vous pouvez vendre votre tonneau ici, quelle que soit sa sorte. Les marchés n'y comptent pas, le privilège du marchand si.",
  church: "Bâtisseur : un achat dans la colonne 2 ou 3 rapporte 1 point, dans la colonne 4 il en rapporte 2.",
  "small-wharf":
    "Capitaine, une fois par phase : au lieu de charger un navire, envoyez des tonneaux de votre choix à la réserve, 1 point pour deux.",
  lighthouse: "Capitaine : chacun de vos chargements rapporte 1 doublon. Comme capitaine, 1 de plus, une fois.",
  "specialty-factory":
    "Producteur : la marchandise que vous produisez le plus, maïs exclu, rapporte autant de doublons que de tonneaux, moins 1.",
  library:
    "Vos privilèges comptent deux fois. Comme paysan, vous pouvez prendre une seconde plantation après tout le monde.",
  "union-hall":
    "Capitaine, à votre premier tour : 1 point pour deux tonneaux de la même sorte. Vous gardez les tonneaux.",
  statue: "Sans cercle, elle n'a pas besoin de colon. Elle vaut les points imprimés, rien de plus.",
  cloister:
    "Fin de la partie, s'il est occupé : 1, 3, 6 ou 10 points pour 1, 2, 3 ou 4 séries de trois tuiles d'île semblables.",
  "land-office":
    "Marchand, une fois par phase : avec un colon, achetez une plantation face visible pour 1 doublon ; avec un noble, vendez l'une des vôtres pour 1 doublon.",
  chapel: "Au début de la phase du producteur : 1 doublon avec un colon, 1 point avec un noble.",
  "hunting-lodge":
    "Fin de la phase du paysan : avec un colon, vous pouvez défausser une plantation ou une forêt ; avec un noble, 2 points si vous êtes seul à avoir le plus de cases d'île libres.",
  "zoning-office":
    "Bâtisseur : avec un colon, les bâtiments des colonnes 1 à 3 vous coûtent 1 de moins ; avec un noble, ceux de la colonne 4 coûtent 2 de moins.",
  "royal-supplier":
    "Capitaine, une fois avant votre premier chargement : rendez des tonneaux de sortes différentes, pas plus que vous n'avez de nobles, pour 1 point chacun.",
  villa: "Maire : vous pouvez prendre un noble de la réserve, ou un colon s'il n'y en a plus.",
  jeweler:
    "Producteur : 1 doublon par noble que vous avez. C'est un grand bâtiment de production, mais sans marchandise.",
  "royal-garden": "Fin de la partie, s'il est occupé : 1 point par noble que vous avez.",
};

const PROSPECTOR: RoleText = { action: "ne fait rien", privilege: "1 doublon de la banque" };
const ROLE_TEXTS: RoleTexts = {
  settler: { action: "prend une plantation face visible", privilege: "une carrière à la place, au choix" },
  mayor: {
    action: "prend à tour de rôle des colons du navire, puis place tous les siens",
    privilege: "1 colon de la réserve",
  },
  builder: { action: "peut acheter un bâtiment", privilege: "1 doublon de moins à payer" },
  craftsman: { action: "produit des marchandises", privilege: "1 tonneau de plus d'une sorte qu'il vient de produire" },
  trader: { action: "peut vendre un tonneau", privilege: "1 doublon de plus pour sa vente" },
  captain: {
    action: "charge des marchandises contre des points tant que quelqu'un le peut, puis entrepose le reste",
    privilege: "1 point de plus, une fois",
  },
  prospector: PROSPECTOR,
  "prospector-2": PROSPECTOR,
};

/** What everybody does in the phase of a role, as it stands on its card. */
const BRIEFS: BriefTexts = {
  settler: "Une plantation",
  mayor: "Des colons",
  builder: "Un bâtiment",
  craftsman: "Production",
  trader: "Une vente",
  captain: "Expédition",
  prospector: "De l'or",
  "prospector-2": "De l'or",
};

const needs = (of: string, where: string) =>
  `Chaque tonneau demande une plantation ${of} occupée et un colon ${where}.`;
const NEEDS: GoodTexts = {
  corn: "Chaque plantation de maïs occupée donne 1 tonneau, sans bâtiment.",
  indigo: needs("d'indigo", "dans une teinturerie, petite ou grande"),
  sugar: needs("de sucre", "dans une sucrerie, petite ou grande"),
  tobacco: needs("de tabac", "dans le séchoir à tabac"),
  coffee: needs("de café", "dans la brûlerie"),
};

const TILE_TEXTS: TileTexts = {
  ...NEEDS,
  quarry:
    "Chaque carrière occupée vous fait économiser 1 doublon sur un bâtiment, au plus autant que le numéro de sa colonne.",
};

const WORDS: BoardWords = {
  labels: LABELS,
  effects: inOrder(BUILDING_KEYS, EFFECTS),
  roles: inOrder(ROLES, ROLE_TEXTS),
  briefs: inOrder(ROLES, BRIEFS),
  places: { table: "Personnages", bank: "Banque", harbour: "Port", mine: "Mon île" },
  advice,
  needs: inOrder(GOODS, NEEDS),
  tiles: inOrder(TILES, TILE_TEXTS),
  forest: "Sans cercle, sans colon. Deux forêts vous font économiser 1 doublon sur un bâtiment.",

  headings: {
    roles: "Personnages",
    bank: "Banque",
    column: (column) => `Colonne ${column} : jusqu'à ${count(column, "carrière", "carrières")}`,
    harbour: "Port",
    tradingHouse: LABELS.house,
    cargoShip: (size) => `Navire de charge, ${barrels(size)}`,
    colonistShip: LABELS.colonistShip,
    plantations: LABELS.plantations,
    faceDown: LABELS.faceDown,
    discards: LABELS.discards,
    goodsSupply: "Réserve de marchandises",
    supplies: LABELS.supplies,
    quarries: LABELS.quarries,
    colonists: LABELS.colonists,
    nobles: LABELS.nobles,
    pointsLeft: "Points de victoire restants",
    pointsOnPaper: LABELS.pointsOnPaper,
    myIsland: "Mon île",
    myCity: "Ma ville",
    island: (name) => `Île ${de(name)}`,
    city: (name) => `Ville ${de(name)}`,
    windRose: "Rose des vents",
    barrels: LABELS.barrels,
    doubloons: LABELS.doubloons,
    points: "Points de victoire",
    production: "Production actuelle",
    players: "Joueurs",
    people: "Colons",
    governor: LABELS.governor,
    takenBy: (name) => `pris par ${name}`,
    toChoose: "Bâtiments au choix",
    year: LABELS.year,
    lastYear: LABELS.lastYear,
  },

  pieces: {
    role: ({ role, doubloons: money, takenBy }) =>
      said(ROLE[role].name, money === 0 ? "" : doubloons(money), takenBy === null ? "" : `pris par ${takenBy}`),
    bankBuilding: ({ building, cost, price, points: worth, circles: rings, left }) =>
      said(
        BUILDING[building].name,
        `coût ${cost}`,
        price === null ? "" : `pour vous ${price}`,
        points(worth),
        circles(rings),
        left === 0 ? "plus d'exemplaire" : count(left, "exemplaire", "exemplaires"),
      ),
    cityBuilding: ({ building, colonists, nobles: noble, circles: rings }) =>
      said(BUILDING[building].name, rings === 0 ? circles(0) : `${people(colonists, noble)} sur ${circles(rings)}`),
    emptySpaces: ({ spaces: free }) => count(free, "case libre", "cases libres"),
    tile: ({ kind, occupied, isNoble }) => {
      const who = isNoble ? "occupée par un noble" : "occupée";
      return said(TILE[kind].name, occupied ? who : "vide");
    },
    tiles: ({ kind, count: all, occupied, nobles: noble }) =>
      said(`${TILE[kind].name} : ${all}`, count(occupied, "occupée", "occupées"), noble === 0 ? "" : nobles(noble)),
    forests: ({ count: all }) => count(all, "forêt", "forêts"),
    faceUp: ({ kind, count: all }) => said(`${TILE[kind].name}, face visible : ${all}`),
    quarries: ({ left }) => said(`carrières : ${left}`),
    faceDown: ({ tiles: left }) => said(`plantations face cachée : ${left}`),
    discards: ({ tiles: counts }) => said(`plantations défaussées : ${tilesByKind(counts)}`),
    supply: ({ good, barrels: left }) => said(`${GOOD[good].name} dans la réserve : ${barrels(left)}`),
    barrels: ({ good, barrels: held }) => said(`${GOOD[good].name} : ${barrels(held)}`),
    ship: ({ size, good, barrels: loaded }) =>
      said(`navire de charge de ${size}`, good === null ? "vide" : `${barrelsOf(loaded, good)} sur ${size}`),
    house: ({ barrels: held, spaces: free }) =>
      said(LABELS.house, goods(held) || "vide", free === 0 ? "pleine" : spaces(free)),
    colonistShip: ({ colonists, nobles: noble }) => said(LABELS.colonistShip, people(colonists, noble)),
    colonists: ({ left }) => said(`colons dans la réserve : ${left}`),
    nobles: ({ left }) => said(`nobles dans la réserve : ${left}`),
    pointsLeft: ({ points: left, paper }) =>
      said(`points de victoire restants : ${left}`, paper === 0 ? "" : `${paper} sur papier`),
    windRose: ({ colonists, nobles: noble }) => said(`en attente sur la rose des vents : ${people(colonists, noble)}`),
    doubloons: ({ doubloons: money }) => doubloons(money),
    points: ({ points: chips }) => said(chips === null ? "points en jetons : secrets" : `points en jetons : ${chips}`),
    production: ({ barrels: counts }) => said(`production actuelle : ${goods(counts) || "rien"}`),
    panel: ({ name, isGovernor, isAsked, doubloons: money, points: chips, barrels: counts, ...rest }) =>
      said(
        name,
        isGovernor ? "gouverneur" : "",
        isAsked ? "à son tour" : "",
        ...rest.roles.map((role) => ROLE[role].name),
        doubloons(money),
        chips === null ? "" : points(chips),
        people(rest.colonists, rest.nobles),
        goods(counts) || "aucune marchandise",
      ),
  },

  tips: {
    numbers: ({ cost, points: worth, circles: rings, isLarge }) =>
      `${said(`coût ${cost}`, points(worth), circles(rings), isLarge ? "2 cases de la ville" : "")}.`,
    copies: ({ left, all }) =>
      left === 0 ? "Plus d'exemplaire." : `Il en reste ${left} sur ${count(all, "exemplaire", "exemplaires")}.`,
    notChosen: "Pas sur le plateau de la banque.",
    price: (facts) => `Vous ${facts.isNow ? "payez" : "paieriez"} ${doubloons(facts.price)}${reasons(facts)}.`,
    idleQuarries: ({ column, working }) =>
      `${working} carrières sont occupées, mais ${count(column, "seule compte", "seulement comptent")} ici.`,
    asBuilder: ({ price }) => `Comme bâtisseur : ${doubloons(price)}.`,
    missing: ({ doubloons: money }) => `Il vous manque ${doubloons(money)}.`,
    manned({ colonists, nobles: noble, circles: rings }) {
      if (rings === 0) return "N'a besoin de personne.";
      return colonists === 0
        ? "Personne n'y est : sans effet."
        : `Occupé : ${people(colonists, noble)} sur ${circles(rings)}.`;
    },

    action: (text) => `Chacun ${text}.`,
    privilege: (text) => `Qui le choisit : ${text}.`,
    twice: "Votre bibliothèque double le privilège.",
    cardMoney: ({ doubloons: money }) => `Sur la carte : ${doubloons(money)}.`,

    goodPrice: ({ doubloons: money }) => `Prix à la maison de commerce : ${money}.`,
    inSupply: ({ barrels: left }) => `Dans la réserve : ${barrels(left)}.`,
    held: ({ name, barrels: held }) => (name === null ? `Vous avez ${barrels(held)}.` : `${name} : ${barrels(held)}.`),
    made: ({ barrels: number }) => `Vous produiriez ${barrels(number)} maintenant.`,

    plantation: ({ kind }) => TILE[kind].name,
    faceUp: ({ count: all }) => `Face visible : ${all}.`,
    occupied: ({ occupied, count: all }) => `${count(occupied, "occupée", "occupées")} sur ${tiles(all)}.`,
    tilesLeft: ({ left }) => `Il en reste : ${left}.`,
    otherSides: ({ tiles: counts }) => `De l'autre côté : ${tilesByKind(counts)}.`,
    saved: ({ doubloons: money }) => `Économie : ${doubloons(money)}.`,

    cargo: ({ good, barrels: loaded, size }) => `Transporte ${barrelsOf(loaded, good)} sur ${size}.`,
    emptyShip: ({ size }) =>
      `Vide : de la place pour ${barrels(size)} d'une sorte qu'aucun autre navire ne transporte.`,
    fullShip: "Plein : il part à la fin de la phase du capitaine.",
    wouldFit: ({ good, barrels: number }) => `Vous pourriez y charger ${barrelsOf(number, good)}.`,

    houseBuys:
      "Achète un tonneau à chaque vendeur, seulement des sortes qu'elle n'a pas encore (avec un comptoir, de toute sorte).",
    houseEmpty: "Aucun tonneau.",
    inHouse: ({ barrels: counts }) => `Contient ${goods(counts)}.`,
    houseRoom: ({ spaces: free }) =>
      free === 0 ? "Pleine : elle est vidée à la fin de la phase du marchand." : `${spaces(free)}.`,
    prices: ({ prices }) => `Prix : ${prices.map((price, good) => `${GOOD[good].name} ${price}`).join(", ")}.`,

    aboard: ({ colonists, nobles: noble }) => `À bord : ${people(colonists, noble)}.`,
    refill:
      "Rempli de nouveau après chaque phase du maire : un colon par cercle libre de toutes les villes, au moins un par joueur.",
    freeCircles: ({ circles: free, players }) =>
      `Cercles libres dans toutes les villes : ${free} (${count(players, "joueur", "joueurs")}).`,

    left: ({ left }) => `Il en reste : ${left}.`,
    colonistsEnd: "S'ils ne suffisent pas à remplir le navire, c'est la dernière année.",
    noblesCome: "Un noble monte à bord chaque fois que le navire est rempli.",
    noblesCount: "Chaque noble vaut 1 point à la fin de la partie.",
    pointsEnd: "Quand le dernier est pris, c'est la dernière année.",
    onPaper: ({ points: number }) => `Les jetons sont épuisés ; sur papier : ${points(number)}.`,
    quarriesFor: "Pour le paysan, et pour qui a une cabane de chantier occupée.",
    faceDownFor: "La nouvelle rangée de la phase du paysan vient d'ici, et l'hacienda y pioche.",
    discardsFor: "Mélangées, elles forment une nouvelle pile quand il n'y a plus de plantations face cachée.",
    unseen: ({ tiles: counts }) => `Inconnues de vous : ${tilesByKind(counts)}.`,
    listed: ({ tiles: counts }) => `${capital(tilesByKind(counts))}.`,

    money: ({ doubloons: money }) => `${doubloons(money)}.`,
    tieBreak: "Avec les tonneaux, ils départagent les égalités à la fin.",
    chips: ({ points: chips }) => `En jetons : ${points(chips)}.`,
    secret: "Le nombre de points en jetons reste secret jusqu'à la fin.",
    wouldScore: ({ points: number, withChips }) =>
      withChips ? `Score final en l'état : ${points(number)}.` : `En l'état, sans les jetons : ${points(number)}.`,
    people: ({ island, city, windRose, nobles: noble }) =>
      `${said(`île ${island}`, `ville ${city}`, `rose des vents ${windRose}`, noble === 0 ? "" : `dont ${nobles(noble)}`)}.`,
    circles: ({ free }) => `Cercles libres : ${free}.`,
    waiting: ({ colonists, nobles: noble }) =>
      colonists === 0 ? "Personne n'attend ici." : `En attente : ${people(colonists, noble)}.`,
    waits: "Si tous les cercles sont occupés, les colons attendent ici la prochaine phase du maire.",
    spaces: ({ filled, all }) => `${count(filled, "case remplie", "cases remplies")} sur ${all}.`,
    islandFull: "Une île pleine ne reçoit plus de tuile.",
    cityFull: "Une ville complète fait de cette année la dernière.",
    governorIs: ({ name }) => `Gouverneur : ${name}`,
    governor: "Choisit le premier personnage de l'année. La carte passe chaque année dans le sens horaire.",
    production: ({ barrels: counts }) => `Maintenant : ${goods(counts) || "rien"}.`,
  },
};

/** The board in French. */
export const fr: BoardWords = typeset(WORDS);
