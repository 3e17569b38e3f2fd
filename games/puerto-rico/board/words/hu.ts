import { amounts, capital } from "@caravel/kernel";
import { GOODS, ROLES, SHIP_CAPACITY, TILES } from "../../content/pieces.ts";
import { BUILDING_KEYS, inOrder } from "../../words/names.ts";
import { BUILDING, GOOD, ROLE, SHIP, TILE } from "../../words/names-hu.ts";
import { crowd, goods, LABELS, list } from "../../words/phrases-hu.ts";
import { advice } from "./advice-hu.ts";
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

// after a number a Hungarian noun stays singular, so counting needs no plural forms
const circles = (number: number) => (number === 0 ? "nincs rajta karika" : `${number} karika`);
/** Ships by the size of their hold, as the printed rules name them. */
const HOLDS: ReadonlyMap<number, string> = new Map(SHIP_CAPACITY.map((size, ship) => [size, SHIP[ship].hold]));
const cargoShip = (size: number) => `${HOLDS.get(size) ?? size} rakterű kereskedőhajó`;
const said = (...parts: readonly string[]) => capital(parts.filter((part) => part !== "").join(", "));
const tilesByKind = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count }) => `${count} ${TILE[kind].short}`)) || "nincs";
/** Colonists with the nobles among them: "2 telepes és 1 nemes". */
const people = (all: number, nobles: number) => crowd(all - nobles, nobles);

function reasons({ privilege, quarries, forests, zoning }: PriceFacts): string {
  const parts = [
    ...(privilege === 0 ? [] : [`építészként −${privilege}`]),
    ...(quarries === 0 ? [] : [`kőbányákkal −${quarries}`]),
    ...(forests === 0 ? [] : [`erdőkkel −${forests}`]),
    ...(zoning === 0 ? [] : [`a mérnöki hivatallal −${zoning}`]),
  ];
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}

const plant = (object: string, plantations: string) =>
  `${capital(object)} állít elő: telepesenként egy hordót, ha ugyanennyi ${plantations} működik.`;

const EFFECTS: BuildingTexts = {
  "small-indigo-plant": plant("indigót", "indigóültetvényed"),
  "small-sugar-mill": plant("cukrot", "cukorültetvényed"),
  "indigo-plant": plant("indigót", "indigóültetvényed"),
  "sugar-mill": plant("cukrot", "cukorültetvényed"),
  "tobacco-storage": plant("dohányt", "dohányültetvényed"),
  "coffee-roaster": plant("kávét", "kávéültetvényed"),
  "small-market": "Kereskedő: 1 dublonnal többet kapsz, ha a kereskedőházban adsz el.",
  hacienda: "Ültetvényes: mielőtt lapkát veszel el, húzhatsz egy képpel lefelé lévő ültetvényt a szigetedre.",
  "construction-hut": "Ültetvényes: ültetvény helyett kőbányát is elvehetsz.",
  "small-warehouse": "Kapitány, raktározás: az egy szabad hordódon felül egy árufajtát teljes egészében megtarthatsz.",
  hospice: "Ültetvényes: a rendes cselekedeteddel elvett lapkára rögtön tehetsz egy telepest a kupacból.",
  office: "Kereskedő: olyan fajtát is eladhatsz, amely már van a kereskedőházban.",
  "large-market": "Kereskedő: 2 dublonnal többet kapsz, ha a kereskedőházban adsz el.",
  "large-warehouse": "Kapitány, raktározás: az egy szabad hordódon felül két árufajtát teljes egészében megtarthatsz.",
  factory: "Iparos: 2, 3, 4 vagy 5 árufajta előállításáért 1, 2, 3 vagy 5 dublont kapsz.",
  university:
    "Építész: a megvett épületedre rögtön tehetsz egy telepest a kupacból, vagy ha az üres, a telepeshajóról.",
  harbor: "Kapitány: minden behajózásodért 1 ponttal többet kapsz.",
  wharf:
    "Kapitány, fázisonként egyszer: hajó megrakása helyett egy árufajta összes hordóját a készletbe küldheted, darabját 1 pontért.",
  "guild-hall": "A játék végén, ha működik: 1 pont minden kis és 2 pont minden nagy feldolgozóüzemedért.",
  residence: "A játék végén, ha működik: legfeljebb 9 szigetlapkáért 4, 10-ért 5, 11-ért 6, 12-ért 7 pont.",
  fortress: "A játék végén, ha működik: minden három telepesedért 1 pont.",
  "customs-house": "A játék végén, ha működik: a jelzőid minden négy pontjáért 1 pont.",
  "city-hall": "A játék végén, ha működik: minden drapp épületedért 1 pont, önmagáért is.",
  aqueduct:
    "Iparos: 1 indigóval többet kapsz, ha a nagy indigófeldolgozód, és 1 cukorral többet, ha a nagy cukormalmod előállít valamit.",
  "forest-house":
    "Ültetvényes: az elvett ültetvényt erdőként is lerakhatod. Építész: két erdőnként 1 dublonnal kevesebbe kerül egy épület.",
  "black-market":
    "Építész, ha nincs elég pénzed: visszaadhatsz egy telepest, egy hordót és egy pontot, vagy csak némelyiket, darabonként 1 dublon kedvezményért. Utána nem maradhat dublonod.",
  storehouse: "Kapitány, raktározás: még három, bármilyen fajtájú hordót megtarthatsz.",
  "guest-house":
    "A vendégek a polgármesterfázist kivéve bármelyik fázisban üres karikára mehetnek, és ott rögtön dolgoznak.",
  "trading-post":
    "Kereskedő: a hordódat itt is eladhatod, bármilyen fajtájú. A piacok itt nem számítanak, a kereskedő privilégiuma igen.",
  church: "Építész: a 2. vagy 3. oszlopból vett épületért 1, a 4. oszlopból vettért 2 pontot kapsz.",
  "small-wharf":
    "Kapitány, fázisonként egyszer: hajó megrakása helyett bármilyen hordókat a készletbe küldhetsz, kettőnként 1 pontért.",
  lighthouse: "Kapitány: minden behajózásodért 1 dublont kapsz, kapitányként egyszer még 1-et.",
  "specialty-factory":
    "Iparos: nézd meg, melyik áruból állítottál elő a legtöbbet (a kukorica nem számít): eggyel kevesebb dublont kapsz, mint ahány hordó az.",
  library:
    "A privilégiumaid kétszeresen számítanak. Ültetvényesként a többiek után egy második ültetvényt is elvehetsz.",
  "union-hall": "Kapitány, amikor először kerülsz sorra: két-két egyforma hordódért 1 pont. A hordók megmaradnak.",
  statue: "Nincs rajta karika, nem kell rá telepes. A ráírt pontokat éri, mást nem.",
  cloister: "A játék végén, ha működik: három egyforma szigetlapka 1, 2, 3 vagy 4 csoportjáért 1, 3, 6 vagy 10 pont.",
  "land-office":
    "Kereskedő, fázisonként egyszer: telepessel 1 dublonért vehetsz egy felcsapott ültetvényt, nemessel eladhatod egy ültetvényedet 1 dublonért.",
  chapel: "Az iparosfázis elején: telepessel 1 dublon, nemessel 1 pont.",
  "hunting-lodge":
    "Az ültetvényesfázis végén: telepessel eldobhatsz egy ültetvényt vagy erdőt, nemessel 2 pontot kapsz, ha egyedül neked van a legtöbb üres ültetvényhelyed.",
  "zoning-office":
    "Építész: telepessel az első három oszlop épületei 1-gyel, nemessel a 4. oszlopéi 2-vel olcsóbbak neked.",
  "royal-supplier":
    "Kapitány, egyszer, az első behajózásod előtt: különböző fajtájú hordókat adhatsz be, legfeljebb annyit, ahány nemesed van, darabját 1 pontért.",
  villa: "Polgármester: elvehetsz egy nemest a kupacból, vagy ha nincs több, egy telepest.",
  jeweler: "Iparos: minden nemesedért 1 dublon. Nagy feldolgozóüzem, de árut nem állít elő.",
  "royal-garden": "A játék végén, ha működik: minden nemesedért 1 pont.",
};

const PROSPECTOR: RoleText = { action: "semmi", privilege: "1 dublon a bankból" };
const ROLE_TEXTS: RoleTexts = {
  settler: { action: "elvesz egy felcsapott ültetvényt", privilege: "helyette kőbányát is elvehet" },
  mayor: {
    action: "sorban telepeseket vesz el a telepeshajóról, aztán elhelyezi az összes sajátját",
    privilege: "még 1 telepes a kupacból",
  },
  builder: { action: "vehet egy épületet", privilege: "1 dublonnal kevesebbet fizet" },
  craftsman: { action: "árut állít elő", privilege: "még 1 hordó egy most előállított fajtából" },
  trader: { action: "eladhat egy hordót", privilege: "1 dublonnal többet kap az eladásért" },
  captain: {
    action: "pontokért árut hajóz be, amíg valaki tud, aztán raktároz",
    privilege: "egyszer 1 ponttal több",
  },
  prospector: PROSPECTOR,
  "prospector-2": PROSPECTOR,
};

/** What everybody does in the phase of a role, as it stands on its card. */
const BRIEFS: BriefTexts = {
  settler: "Új ültetvény",
  mayor: "Telepesek",
  builder: "Új épület",
  craftsman: "Termelés",
  trader: "Eladás",
  captain: "Behajózás",
  prospector: "Aranyásás",
  "prospector-2": "Aranyásás",
};

const needs = (plantation: string, where: string) =>
  `Minden hordóhoz egy működő ${plantation} és egy telepes kell ${where}.`;
const NEEDS: GoodTexts = {
  corn: "Minden működő kukoricaültetvény 1 hordót ad, épület nem kell hozzá.",
  indigo: needs("indigóültetvény", "egy kis vagy nagy indigófeldolgozón"),
  sugar: needs("cukorültetvény", "egy kis vagy nagy cukormalmon"),
  tobacco: needs("dohányültetvény", "a dohányszárítón"),
  coffee: needs("kávéültetvény", "a kávépörkölőn"),
};

const TILE_TEXTS: TileTexts = {
  ...NEEDS,
  quarry:
    "Minden működő kőbánya 1 dublonnal csökkenti egy épület költségét; legfeljebb annyi kőbánya számít, ahányadik oszlopban az épület van.",
};

/** The board in Hungarian. */
export const hu: BoardWords = {
  labels: LABELS,
  effects: inOrder(BUILDING_KEYS, EFFECTS),
  roles: inOrder(ROLES, ROLE_TEXTS),
  briefs: inOrder(ROLES, BRIEFS),
  places: { table: "Szerepek", bank: "Bank", harbour: "Kikötő", mine: "Szigetem" },
  advice,
  needs: inOrder(GOODS, NEEDS),
  tiles: inOrder(TILES, TILE_TEXTS),
  forest: "Nincs rajta karika, nem kell rá telepes. Két erdőnként 1 dublonnal kevesebbe kerül egy épület.",

  headings: {
    roles: "Szerepek",
    bank: "Bank",
    column: (column) => `${column}. oszlop: legfeljebb ${column} kőbánya`,
    harbour: "Kikötő",
    tradingHouse: LABELS.house,
    cargoShip: (size) => cargoShip(size),
    colonistShip: LABELS.colonistShip,
    plantations: LABELS.plantations,
    faceDown: LABELS.faceDown,
    discards: LABELS.discards,
    goodsSupply: "Áruk készlete",
    supplies: LABELS.supplies,
    quarries: LABELS.quarries,
    colonists: LABELS.colonists,
    nobles: LABELS.nobles,
    pointsLeft: "Megmaradt győzelmi pontok",
    pointsOnPaper: LABELS.pointsOnPaper,
    myIsland: "A szigetem",
    myCity: "A városom",
    island: (name) => `${name} szigete`,
    city: (name) => `${name} városa`,
    windRose: "Szélrózsa",
    barrels: "Hordók",
    doubloons: "Dublonok",
    points: "Győzelmi pontok",
    production: "Termelés most",
    players: "Játékosok",
    people: "Telepesek",
    governor: LABELS.governor,
    takenBy: (name) => `${name} választotta`,
    toChoose: "Választható épületek",
    year: LABELS.year,
    lastYear: LABELS.lastYear,
  },

  pieces: {
    role: ({ role, doubloons, takenBy }) =>
      said(
        ROLE[role].name,
        doubloons === 0 ? "" : `${doubloons} dublon`,
        takenBy === null ? "" : `${takenBy} választotta`,
      ),
    bankBuilding: ({ building, cost, price, points, circles: rings, left }) =>
      said(
        BUILDING[building].name,
        `költsége ${cost}`,
        price === null ? "" : `neked ${price}`,
        `${points} pont`,
        circles(rings),
        left === 0 ? "elfogyott" : `${left} maradt`,
      ),
    cityBuilding: ({ building, colonists, nobles, circles: rings }) =>
      said(BUILDING[building].name, rings === 0 ? circles(0) : `${circles(rings)}, rajta ${people(colonists, nobles)}`),
    emptySpaces: ({ spaces }) => `${spaces} üres hely`,
    tile: ({ kind, occupied, isNoble }) => {
      const who = isNoble ? "nemes áll rajta" : "telepes áll rajta";
      return said(TILE[kind].name, occupied ? who : "üres");
    },
    tiles: ({ kind, count, occupied, nobles }) =>
      said(`${count} ${TILE[kind].name}`, `${occupied} működik`, nobles === 0 ? "" : `${nobles} nemes`),
    forests: ({ count }) => `${count} erdő`,
    faceUp: ({ kind, count }) => said(`felcsapott ${TILE[kind].name}: ${count}`),
    quarries: ({ left }) => said(`kőbányák: ${left}`),
    faceDown: ({ tiles }) => said(`képpel lefelé lévő ültetvények: ${tiles}`),
    discards: ({ tiles }) => said(`eldobott ültetvények: ${tilesByKind(tiles)}`),
    supply: ({ good, barrels }) => said(`${GOOD[good].name} a készletben: ${barrels} hordó`),
    barrels: ({ good, barrels }) => said(`${GOOD[good].name}: ${barrels} hordó`),
    ship: ({ size, good, barrels }) =>
      said(cargoShip(size), good === null ? "üres" : `${GOOD[good].name}, ${barrels}/${size} hordó`),
    house: ({ barrels, spaces }) =>
      said(LABELS.house, goods(barrels) || "üres", spaces === 0 ? "megtelt" : `${spaces} szabad hely`),
    colonistShip: ({ colonists, nobles }) => said(LABELS.colonistShip, people(colonists, nobles)),
    colonists: ({ left }) => said(`telepesek a kupacban: ${left}`),
    nobles: ({ left }) => said(`nemesek a kupacban: ${left}`),
    pointsLeft: ({ points, paper }) =>
      said(`megmaradt győzelmi pontok: ${points}`, paper === 0 ? "" : `papíron ${paper}`),
    windRose: ({ colonists, nobles }) => said(`a szélrózsán vár: ${people(colonists, nobles)}`),
    doubloons: ({ doubloons }) => `${doubloons} dublon`,
    points: ({ points }) => said(points === null ? "pontok jelzőkben: titok" : `pontok jelzőkben: ${points}`),
    production: ({ barrels }) => said(`termelés most: ${goods(barrels) || "semmi"}`),
    panel: ({ name, isGovernor, isAsked, doubloons, points, barrels, colonists, nobles, roles }) =>
      said(
        name,
        isGovernor ? "kormányzó" : "",
        isAsked ? "soron van" : "",
        ...roles.map((role) => ROLE[role].name),
        `${doubloons} dublon`,
        points === null ? "" : `${points} pont`,
        people(colonists, nobles),
        goods(barrels) || "nincs áruja",
      ),
  },

  tips: {
    numbers: ({ cost, points, circles: rings, isLarge }) =>
      `${said(`költsége ${cost}`, `${points} pont`, circles(rings), isLarge ? "2 építési telek" : "")}.`,
    copies: ({ left, all }) => (left === 0 ? "Elfogyott." : `${all} példányból ${left} maradt.`),
    notChosen: "Nincs a banktáblán.",
    price: (facts) =>
      `${facts.price === 0 ? "Ingyen kapod" : `${facts.price} dublont ${facts.isNow ? "fizetsz" : "fizetnél"}`}${reasons(facts)}.`,
    idleQuarries: ({ column, working }) => `${working} kőbányád működik, de itt csak ${column} segíthet.`,
    asBuilder: ({ price }) => `Építészként: ${price} dublon.`,
    missing: ({ doubloons }) => `Még ${doubloons} dublon kell hozzá.`,
    manned({ colonists, nobles, circles: rings }) {
      if (rings === 0) return "Nem kell rá senki.";
      return colonists === 0
        ? "Senki sincs rajta, ezért nem működik."
        : `Működik: ${circles(rings)}, rajta ${people(colonists, nobles)}.`;
    },

    action: (text) => `Mindenki: ${text}.`,
    privilege: (text) => `Aki választja: ${text}.`,
    twice: "A könyvtárad megduplázza a privilégiumot.",
    cardMoney: ({ doubloons }) => `A kártyán ${doubloons} dublon van.`,

    goodPrice: ({ doubloons }) => `Ára a kereskedőházban: ${doubloons}.`,
    inSupply: ({ barrels }) => `A készletben: ${barrels} hordó.`,
    held: ({ name, barrels }) => (name === null ? `Nálad: ${barrels} hordó.` : `${name}: ${barrels} hordó.`),
    made: ({ barrels }) => `Most ${barrels} hordót állítanál elő.`,

    plantation: ({ kind }) => TILE[kind].name,
    faceUp: ({ count }) => `Felcsapva: ${count}.`,
    occupied: ({ occupied, count }) => `${count} lapkából ${occupied} működik.`,
    tilesLeft: ({ left }) => `Maradt: ${left}.`,
    otherSides: ({ tiles }) => `A másik oldalukon: ${tilesByKind(tiles)}.`,
    saved: ({ doubloons }) => `Megtakarítás: ${doubloons} dublon.`,

    cargo: ({ good, barrels, size }) => `Rakománya: ${GOOD[good].name}. ${size} helyből ${barrels} foglalt.`,
    emptyShip: ({ size }) => `Üres: ${size} hordó fér rá egy olyan fajtából, amely nincs másik hajón.`,
    fullShip: "Megtelt: a kapitányfázis végén elhajózik.",
    wouldFit: ({ good, barrels }) => `A te árudból ráférne: ${barrels} ${GOOD[good].name}.`,

    houseBuys: "Minden eladótól egy hordót vesz, és csak olyan fajtát, amely még nincs benne (hivatallal bármelyiket).",
    houseEmpty: "Egy hordó sincs benne.",
    inHouse: ({ barrels }) => `Benne van: ${goods(barrels)}.`,
    houseRoom: ({ spaces }) => (spaces === 0 ? "Megtelt: a kereskedőfázis végén kiürül." : `${spaces} szabad hely.`),
    prices: ({ prices }) => `Árak: ${prices.map((price, good) => `${GOOD[good].name} ${price}`).join(", ")}.`,

    aboard: ({ colonists, nobles }) => `Rajta van: ${people(colonists, nobles)}.`,
    refill:
      "Minden polgármesterfázis után feltöltődik: a városok minden üres karikájára egy telepes jön, de legalább játékosonként egy.",
    freeCircles: ({ circles: free, players }) => `Üres karikák most az összes városban: ${free} (${players} játékos).`,

    left: ({ left }) => `Maradt: ${left}.`,
    colonistsEnd: "Ha nem elég a telepeshajó feltöltéséhez, ez az utolsó év.",
    noblesCome: "A telepeshajó minden feltöltésekor egy nemes is felszáll.",
    noblesCount: "A játék végén minden nemes 1 pontot ér.",
    pointsEnd: "Ha elfogy az utolsó, ez az utolsó év.",
    onPaper: ({ points }) => `A jelzők elfogytak, papírra írva: ${points} pont.`,
    quarriesFor: "Az ültetvényes veheti el, és akinek működik az építőműhelye.",
    faceDownFor: "Az ültetvényesfázis új sora innen kerül ki, és a hacienda is innen húz.",
    discardsFor: "Ha elfogynak a képpel lefelé lévő ültetvények, ezekből lesz az új kupac.",
    unseen: ({ tiles }) => `Amit nem láttál: ${tilesByKind(tiles)}.`,
    listed: ({ tiles }) => `${capital(tilesByKind(tiles))}.`,

    money: ({ doubloons }) => `${doubloons} dublon.`,
    tieBreak: "Egyenlőség esetén a játék végén a dublonok és a hordók összege dönt.",
    chips: ({ points }) => `Jelzőkben: ${points} pont.`,
    secret: "Hogy hány pont van jelzőkben, az a játék végéig titok.",
    wouldScore: ({ points, withChips }) =>
      withChips
        ? `A mostani állás szerint a végén: ${points} pont.`
        : `A mostani állás szerint a jelzőkön kívül: ${points} pont.`,
    people: ({ island, city, windRose, nobles }) =>
      `${said(`sziget ${island}`, `város ${city}`, `szélrózsa ${windRose}`, nobles === 0 ? "" : `közülük ${nobles} nemes`)}.`,
    circles: ({ free }) => `Üres karikák: ${free}.`,
    waiting: ({ colonists, nobles }) =>
      colonists === 0 ? "Senki sem vár itt." : `Itt vár: ${people(colonists, nobles)}.`,
    waits: "Ha minden karika betelt, a telepesek itt várnak a következő polgármesterfázisig.",
    spaces: ({ filled, all }) => `${all} helyből ${filled} foglalt.`,
    islandFull: "A betelt szigetre nem kerülhet több lapka.",
    cityFull: "Ha egy város betelik, ez az utolsó év.",
    governorIs: ({ name }) => `Kormányzó: ${name}`,
    governor: "Ő választ először szerepet az évben. A kártya évente az óramutató járása szerint továbbmegy.",
    production: ({ barrels }) => `Most: ${goods(barrels) || "semmi"}.`,
  },
};
