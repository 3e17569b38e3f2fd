import { capital } from "@caravel/kernel";
import { withArticle } from "@caravel/kernel/hungarian";
import { PALACE_ROWS, PALACES, RENOVATE } from "../content/spaces.ts";
import { BY_CAVALRY } from "../rules/moves.ts";
import type { ReasonWords } from "./catalogue.ts";
import { CARDS } from "./effects-hu.ts";
import { BATTLE_CARD, EXPLORATION_TILE, GOLD_CARD, GOOD, MONARCH, PAINTING, QUEST, SHAPE, SPACE } from "./names-hu.ts";
import { cost, hex, list, place, resources, theAge, tile, tileObject, under, unit, upon } from "./phrases-hu.ts";
import type { Occasion, Others } from "./reason-facts.ts";

/** When a move has its place. */
const OCCASIONS: Readonly<Record<Occasion, string>> = {
  quests: "a küldetéseket a játék előtt választjátok",
  monarch: "az uralkodókat a játék előtt választjátok",
  capital: "a fővárosokat a játék előtt választjátok",
  turn: "előbb fejezd be, ami folyik; ez a köröd egy nyitott pillanatába való",
  deploy: "egységeket Bevetés akcióval vetsz be",
  draw: "kártyát a Bevetés akció végén vagy a fejlesztett Kikötőben húzol",
  paint: "festményt Festmény akcióval veszel el",
  build: "lapkát Építés akcióval építesz",
  renovate: "épületet Renoválás akcióval töltesz fel vagy fordítasz meg",
  make: "árut Előállítás akcióval állítasz elő",
  placeGood: "nincs új áru, amelyet le kellene tenni",
  gain: "nincs elvehető nyersanyag",
  trade: "cserélni Kereskedelem akcióval lehet",
  waive: "nincs kedvezmény, amelyet használhatnál",
  pay: "nincs mit fizetni",
  cancel: "nincs mit visszavonni",
  drop: "semmiből sincs túl sok",
  palace: "palotát egy küldetés felfedésekor teszel le",
  isabel: "Izabella a köröd két lépése között, csatában a kártyáid előtt vagy a játék végén tesz le palotát",
  under: "a régi jelölőket a kor végén teszitek le",
  move: "előbb válassz egy egységet a mozgáshoz",
  fight: "nem mozgatsz egységet Expedíciónál",
  commit: "csatakártyát csatában teszel le",
  spy: "nincs dolgozó Kémed",
  lose: "senkinek sem kell egységet veszítenie",
  war: "a Háborút közvetlenül egy megnyert csata után mutatod be",
  quest: "küldetést a Quilombónál húzol",
  factory: "áru a Gyárba az utolsó kör után kerül",
  done: "itt nincs mit befejezni vagy kihagyni",
};

/** Whose decision it is instead. */
const OTHERS: Readonly<Record<Others, string>> = {
  quests: "a többiek még a küldetéseiket választják",
  setup: "most egy másik játékos választ",
  turn: "most egy másik játékos van soron",
  battle: "most egy másik játékos dönt a csatában",
  markers: "most egy másik játékos teszi le a régi jelölőjét",
  last: "most egy másik játékosé az utolsó döntés",
};

/** Why not, in Hungarian. */
export const REASONS: ReasonWords = {
  gameIsOver: () => "Vége a játéknak.",
  tooLong: () => "A játék túl sokáig tartott.",
  notYourTurn: ({ others }) => `Várj: ${OTHERS[others]}.`,
  otherMoment: ({ when }) => `Most nem: ${OCCASIONS[when]}.`,
  badPack: () => "Ez a tartalomcsomag nem használható; nézd meg, mi a baj vele.",
  badMap: () => "Ennyi játékoshoz nincs ilyen térkép.",
  badColours: () => "Adj meg minden játékosnak egy-egy különböző színt a dobozból, például green+blue.",

  notDealt: () => "Nem mindegyik küldetést kaptad te: mindegyik korból a két sajátod egyikét tartsd meg.",
  otherColour: ({ monarch }) => `${MONARCH[monarch]} más színhez tartozik.`,
  noCapitalTile: ({ place: at }) => `Nincs választható fővároslapka ${hex(at.word).on}.`,

  actionFirst: () => "Előbb tedd le a jelölődet; az egységek azután mozognak.",
  markerPlaced: () => "Ebben a körben már letetted a jelölődet.",
  sameSpace: ({ space }) => `A jelölőd már ${upon(space)} van; válassz másik helyet.`,
  mustAct: () => "A kör vége előtt a jelölődnek mozognia kell.",
  noGoldCard: ({ card }) => `Nincs ilyen aranykártyád: ${GOLD_CARD[card]}.`,
  actionPhaseOver: () => "Vége az akciófázisodnak: már mozgott valami.",
  noBonus: ({ age }) =>
    `Most nem használhatod ${theAge(age)} kor jelölőjének bónuszát: a jelölőd helye alatt kell lennie, és körönként egyszer jár.`,
  nothingToLookAt: ({ place: at }) => `Nincs képpel lefelé fordított felfedezéslapka ${hex(at.word).on}.`,

  unitsFirst: () => "Előbb fejezd be a bevetést; kártyát a végén húzol.",
  unitsDone: () => "Ebben az akcióban nem vethetsz be több egységet.",
  nothingToDeploy: () => "Nincs bevethető egységed; húzz, vagy hagyd ki.",
  noUnitInStock: ({ kind }) => `Nincs ilyen egység a készletedben: ${unit(kind)}.`,
  noUnitOnBoard: ({ kind }) => `Nincs már ilyen egység a tábládon: ${unit(kind)}.`,
  notABase: ({ place: at }) =>
    `Egységet a fővárosodra vagy egy általad épített és irányított városra vethetsz be, ide nem: ${place(at).name}.`,
  notInGallery: ({ painting }) => `Nincs a galériában: ${PAINTING[painting]}.`,
  cannotPay: ({ cost: price }) =>
    price === null ? "A többit nem tudnád kifizetni." : `Ennyibe kerül: ${cost(price)}, és ezt nem tudod kifizetni.`,

  tooEarly: ({ tile: number, age }) => `${capital(theAge(age))} korban még nem lehet ${tileObject(number)} építeni.`,
  noTileLeft: ({ tile: number }) => `Elfogyott az ilyen lapka: ${tile(number)}.`,
  notNextToOwn: ({ place: at }) => `Nem szomszédos a birodalmaddal: ${place(at).name}.`,
  nextToEnemy: ({ place: at }) => `Ellenséges lapkával vagy fővárossal szomszédos: ${place(at).name}.`,
  wrongTerrain: ({ tile: number, place: at }) => `Ide nem való ${withArticle(tile(number))}: ${place(at).name}.`,
  enemyUnits: ({ place: at }) => `Ellenséges egységek állnak ${place(at).on}.`,
  noFounder: ({ place: at }) => `Városhoz az Uralkodódnak a mezőn kell állnia, és nincs ott: ${place(at).name}.`,
  citiesLater: () => "Várost a II. kortól lehet építeni.",
  cityNotOpen: ({ tile: number }) => `Nincs egyik halom tetején sem: ${tile(number)}.`,
  theirTile: ({ place: at }) => `Nem a tiéd: ${place(at).name}.`,
  cannotBuildOver: ({ place: at }) => `Ezt erre nem lehet ráépíteni: ${place(at).name}.`,
  protectedTile: ({ place: at }) => `Fővárosra és palotára nem lehet ráépíteni: ${place(at).name}.`,
  onWater: ({ place: at }) => `Víz van ${hex(at.word).on}.`,
  blockedTile: ({ place: at, kind }) => `Erre nem lehet építeni: ${EXPLORATION_TILE[kind]} ${hex(at.word).on}.`,
  occupiedTile: ({ place: at }) => `Elfoglaltad, de nem építhetsz rá: ${place(at).name}.`,
  sameHex: () => "Oda az első lapka kerül; a másodiknak válassz másik mezőt.",
  jesuitsUseless: () => "A III. korban a templomhoz nem kellenek Jezsuiták.",

  notYourBuilding: ({ place: at }) => `Nincs saját épületed ${place(at).on}.`,
  cityNotRenovated: ({ place: at }) => `Várost és fővárost nem lehet renoválni: ${place(at).name}.`,
  notEmpty: ({ place: at, tokens }) => `Nem üres: ${place(at).name}, rajta ${resources(tokens)}.`,
  occupied: ({ place: at }) => `El van foglalva: ${place(at).name}.`,
  palaceNoFlip: ({ place: at }) => `Palota áll ${place(at).on}: feltölteni lehet, megfordítani nem.`,
  jesuitsTemple: () => "A Jezsuitákkal épített templomot csak a III. korban lehet renoválni.",

  goodMade: ({ good }) => `Már előállítottad: ${GOOD[good].name}.`,
  freeGood: ({ shape }) => `Válassz egy ${SHAPE[shape]} formájú árut; ingyen van, és elő kell állítani.`,
  wrongShape: ({ good, space }) => `Más formájú a hely ${upon(space)}, mint az áru (${GOOD[good].name}).`,
  slotTaken: ({ space }) => `Már van áru ${upon(space)}.`,
  slotFree: () => "Van még szabad hely ennek az árunak.",
  victoriaFull: () => "Az uralkodód tábláján nincs hely ennek az árunak.",
  rawsTaken: () => "Ennek az akciónak már minden nyersanyagát elvetted.",
  rawsFirst: () => "Előbb vedd el a nyersanyagokat, vagy mondj le róluk.",
  tradeLacks: () => "Nincs meg, ami ehhez a cseréhez kell.",
  tradeExact: () => "Ehhez a cseréhez más kell, és semmi sem helyettesítheti.",

  mustWaive: () => "A fejlesztés mindig érvényes: válaszd ki, mit nem fizetsz ki.",
  onlyRawWaived: () => "A költségből egy nyersanyag marad el, más nem.",
  onlyRawOrGoldWaived: () => "A költségből egy nyersanyag vagy egy arany marad el, más nem.",
  sourceEmpty: () => "Ebből nem maradt semmi, amivel fizethetnél.",
  doesNotFit: () => "Ez nem illik ahhoz, amit még fizetni kell.",
  cardsDoNotPay: () => "Az uralkodóddal nem fizethetsz csatakártyával.",
  cardsUsedThisTurn: () => "Ebben a körben már fizettél csatakártyával.",
  notOver: () => "Ebből nincs több nálad, mint amennyi lehet.",
  noSuchThing: () => "Ilyened nincs.",
  resourcesFirst: () => "Előbb erőforrást dobj el: túl sok van a készletedben.",
  goldFirst: () => "Előbb aranykártyát dobj el: túl sok van nálad.",

  noQuest: ({ quest }) => `Nincs nálad ez a küldetés: ${QUEST[quest]}.`,
  laterQuest: ({ age }) => `Ez ${theAge(age)} kor küldetése, amely még nem kezdődött el.`,
  goalsMissing: ({ quest, missing }) =>
    `${QUEST[quest]} – még nincs teljesítve: ${list(missing.map(({ goal, count }) => `${count}/${goal.least} ${CARDS.goal(goal)}`))}.`,
  markerThere: ({ space }) => `Már került régi jelölő ${under(space)}.`,
  noCoroados: () => "Jelölő nélküli Coroados kell hozzá, és egy régi jelölő abból a korból.",
  palacePlaced: ({ palace }) => `Ezt a palotát már letetted: ${PALACES[palace]}.`,
  noPalaceThere: ({ place: at }) =>
    `Palota olyan lapkára kerül, amelyet te építettél és irányítasz, és amelyen nincs palota; ide nem: ${place(at).name}.`,
  palaceNeeds: ({ palace, place: at }) =>
    `Ehhez a palotához (${PALACES[palace]}.) ez kell: ${CARDS.palaceNeeds(PALACE_ROWS[palace])}; ilyen nincs ${hex(at.word).on}.`,
  noIsabel: () => "Használatlan Izabella kell hozzá, és a megfelelő pillanat.",
  noFactory: () => "Gyár kell hozzá szabad hellyel, és egy előállított áru, amely nem Viktória tábláján van.",

  noUnitThere: ({ kind, place: at }) => `Nincs ilyen egységed ${hex(at.word).on}: ${unit(kind)}.`,
  nowhereToGo: ({ kind, place: at }) => `Így nem mehet sehová: ${unit(kind)} ${hex(at.word).on}.`,
  noMoveLeft: () => "Ebben a körben nincs több ilyen mozgásod.",
  noSpaceMove: ({ space }) => `Nincs további mozgás ${upon(space)}.`,
  noExtraMove: () => "Nincs ilyen festményed, vagy a mozgását ebben a körben már megtetted.",
  extraMoveGoes: ({ by }) =>
    by === BY_CAVALRY
      ? "A Guaicuru lovasság egy szállító egységet visz egy szomszédos mezőre, sem vízre, sem vízről."
      : `A Riachuelói tengeri ütközet úgy mozgat, mint a Renoválás: ${CARDS.spaceMoves[RENOVATE]}.`,
  spaceMoveGoes: ({ space }) => `További mozgás (${SPACE[space]}): ${CARDS.spaceMoves[space]}.`,
  notAdjacent: ({ place: at }) => `Nem szomszédos az egységgel: ${hex(at.word).name}.`,
  enemyCapital: ({ place: at }) => `Ellenséges fővárosba senki sem léphet be: ${hex(at.word).name}.`,
  waterFreely: () => "Vízre és vízről csak ingyenes mozgással és a Renoválás mozgásával lehet menni.",
  waterNotByDeploy: () => "A Bevetés mozgása nem visz sem vízre, sem vízről.",
  carriesNobody: ({ kind }) => `Nem visz magával senkit: ${unit(kind)}.`,
  nobodyToCarry: ({ kind }) => `Nincs több ilyen egység, amelyet magával vihetne: ${unit(kind)}.`,
  carriedCannot: () => "Ha másokat is visz magával, mennie kell valahová.",
  notRanged: ({ kind }) => `Nem támadhat távolról: ${unit(kind)}.`,
  shootsOnlyFree: () => "Távolról támadni csak ingyenes mozgással lehet.",
  nothingToShoot: ({ place: at }) => `Nincs mit távolról megtámadni ${hex(at.word).on}.`,
  capitalSafe: ({ place: at }) => `Fővárost nem lehet megtámadni: ${hex(at.word).name}.`,
  noExpedition: () => "Itt nincs Expedíció, amellyel ingyenes mozgással megküzdhetnél.",
  noQuests: ({ age }) => `Nem maradt küldetés ${theAge(age)} korból.`,

  tooManyCards: () => "Már három kártyát letettél; többet nem lehet.",
  noBattleCard: ({ card }) => `Nincs ilyen csatakártyád: ${BATTLE_CARD[card]}.`,
  notLaid: ({ card }) => `Nincs az ellenfél hatástalanítható kártyái között: ${BATTLE_CARD[card]}.`,
  noUnitToLose: ({ kind }) => `Nincs ilyen egységed ebben a csatában: ${unit(kind)}.`,
  unknown: ({ rule }) => `Egy szabály tiltja: ${rule}.`,
};
