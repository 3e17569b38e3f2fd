import { capital } from "@caravel/kernel";
import { withArticle } from "@caravel/kernel/hungarian";
import type { ReasonWords } from "./catalogue.ts";
import { BUILDING, COLONY, FAVOUR, GUILD, ITEM, REQUEST } from "./names-hu.ts";
import { at, die, either, harbour, passStem, place } from "./phrases-hu.ts";
import type { Occasion, Others } from "./reason-facts.ts";

/** When a move has its place. */
const OCCASIONS: Readonly<Record<Occasion, string>> = {
  cityWorker: "az első munkás az előkészületek során kerül városba",
  fieldWorkers: "két munkás az előkészületek során kerül ültetvényre vagy az erdőbe",
  row: "sort az A fázisban lehet választani",
  request: "koronaelvárást az A fázisban, a sor után lehet elvenni",
  guild: "céhet az A fázisban, a koronaelvárás után lehet választani",
  favour: "céhtámogatást a köröd elején, a B vagy a C fázisban használhatsz",
  turn: "kockát lerakni és passzolni a B fázisban, a saját körödben lehet",
  act: "nincs végrehajtható akció",
  harvest: "betakarítani az éppen lerakott kockával lehet",
  field: "ültetvényt csak betakarításkor kell választani",
  move: "most nem kell munkást mozgatni",
  sail: "most nem kell hajót mozgatni",
  build: "céhtámogatást a Céhmesterrel lehet elvenni",
  wood: "most nem kell fát elvenni ültetvényről vagy az erdőből",
  reward: "királyi jutalom az éppen gyarmatra érkezett hajóért jár",
  piratesOrBread: "kenyeret csak a „kalóz vagy kenyér” királyi jutalommal választhatsz",
  discard: "kalózt akkor dobhatsz el, ha munkás érkezik a városőrségbe, vagy királyi jutalommal",
  flip: "céhtámogatást az A fázisban, a Casa da Coroánál vagy királyi jutalommal lehet felfordítani",
  marker: "akciójelzőt a Püspökkel lehet mozgatni",
  lady: "épületet szabadon csak a Ladyvel lehet választani",
  building: "épületért a C fázisban, a saját körödben kell fizetni",
  upkeep: "a hajókért a D fázisban kell fát eldobni",
  feeding: "a munkásokért a D fázisban kell kenyeret eldobni",
  requests: "koronaelvárást az 1., a 3. és az 5. forduló E fázisában lehet pontozni",
  wealth: "reált a Nemzeti vagyon pontozásakor kell fizetni",
  done: "itt nincs mit befejezni",
};

/** Whose turn it is instead. */
const OTHERS: Readonly<Record<Others, string>> = {
  setup: "Most egy másik játékos helyezi le a munkásait.",
  rows: "Most egy másik játékos választ sort.",
  turn: "Most egy másik játékos van soron.",
  building: "Most egy másik játékos dönt az épületnél.",
  phase: "Most egy másik játékos dönt, passzsorrendben.",
  watch: "A jutalomról az a játékos dönt, akinek a legtöbb munkása van a városőrségben.",
  upkeep: "Most egy másik játékos dob el fát a hajóiért.",
  feeding: "Most egy másik játékos eteti a munkásait.",
  requests: "Most egy másik játékos pontoz koronaelvárást.",
};

/** Why not, in Hungarian. */
export const REASONS: ReasonWords = {
  gameIsOver: () => "Vége a játéknak.",
  notYourTurn: ({ others }) => OTHERS[others],
  otherMoment: ({ when }) => `Most nem lehet: ${OCCASIONS[when]}.`,
  otherPhase: () => "Ez egy másik fázisba tartozik.",
  badPack: () => "Ez a tartalomcsomag nem használható; ellenőrizd, mi a hiba benne.",

  mustSettleInCity: () => "Az első munkásod a készletedből egy felépült kerület üres mezőjére megy.",
  mustSettleOnField: () => "Ez a munkás a készletedből egy ültetvényre vagy az erdőbe megy.",
  fieldIsTaken: ({ place: number }) =>
    `Már van munkás ${place(number).on}; az előkészületek során egy helyre csak egy kerülhet.`,
  regionIsTaken: ({ region }) =>
    `Már van munkásod ${withArticle(`${region}.`)} régióban; a kettőnek különböző régióba kell kerülnie.`,

  noSuchRow: ({ rows }) => `${rows} játékossal ${rows} sor van.`,
  rowIsTaken: () => "Ezt a sort már egy másik játékos választotta.",
  noSuchRequest: ({ request }) => `A sorodban nincs már ilyen koronaelvárás: ${REQUEST[request].name}.`,
  otherGuilds: ({ guilds }) => `A sorod céhei: ${either(guilds.map((guild) => GUILD[guild]))}.`,

  noGuildDie: ({ value }) => `Nincs ${die(value)} céhkockád.`,
  noPirateDie: ({ value }) => `Nincs ${die(value)} kalózkocka a városőrségben.`,
  nobodyInWatch: () => "Kalózkockához kell egy munkás a városőrségben, és neked ott nincs.",
  characterIsFull: ({ building, dice }) => `${capital(at(building))} nincs hely több kockának: már ${dice} van ott.`,
  onePirateDie: ({ building }) => `${capital(at(building))} már van kalózkocka; csak egy fér el.`,
  breadForDie: ({ need, bread }) => `Ehhez a kockához ott ${need} kenyér kell, és neked ${bread} van.`,
  passSpaceTaken: ({ space }) => `Már korong áll ${passStem(space)}n.`,
  noPassAction: ({ space }) => `Csak reál jár ${passStem(space)}n.`,
  cannotDoPassAction: ({ space }) => `Nem tudod végrehajtani ${passStem(space)}nek az akcióját; válaszd a reált.`,
  mustMove: () => "Ezt választottad, tehát mozgatnod kell.",
  mustDecide: () => "Itt dönteni kell: ezt nem lehet kihagyni.",
  mustBeRightmost: () => "Ebben a kiadásban az első munkás a jobb szélső szabad mezőre kerül.",

  nothingToMove: () => "Nincs mit így mozgatnod.",
  noFavourToBuild: () => "Egyik céhtámogatáshoz sincs elég fád, és venni sem tudsz.",
  noShipToMove: () => "Nem tudsz hajót mozgatni: áru, fa vagy üres mező hiányzik.",
  printedHasNoAction: () => "A nyomtatott karakternek nincs akciója; csak betakarítani lehet vele.",
  nobodyInRegion: () => "Ennek a régiónak egyik ültetvényén sincs munkásod.",
  fieldNotYours: ({ field }) => `Itt nincs több betakarítanivalód ${place(field).on}.`,
  fieldNotHarvested: ({ field }) => `Nem most takarítottál be ${place(field).from}.`,

  goesToField: () => "Ez a munkás ültetvényre vagy az erdőbe megy.",
  goesToCity: () => "Ez a munkás városba megy.",
  goesToColony: () => "Ez a munkás gyarmatra megy.",
  goesToWatch: () => "Ez a munkás a városőrségbe megy.",
  goesAnywhere: () => "A Felderítő egy munkásodat mozgatja egy másik helyre.",
  staysInCities: () => "A Polgármester csak városmezőről városmezőre mozgat figurát.",
  notFromWatch: () => "A városőrségben álló munkások ott maradnak.",
  nobodyThere: ({ place: number, isFigure }) =>
    isFigure ? `Sem munkásod, sem polgár nincs ${place(number).on}.` : `Nincs munkásod ${place(number).on}.`,
  notHome: () => "Munkás így nem kerülhet vissza a készletedbe.",
  samePlace: () => "A mozgatás máshová vezet.",
  alreadyThere: ({ place: number }) => `Már van munkásod ${place(number).on}.`,
  spaceTaken: ({ place: number }) => `Már áll valaki ${place(number).on}.`,
  spaceNotBuilt: ({ place: number }) => `Ez a kerület még nem épült fel; nem állhatsz ${place(number).to}.`,
  movedAlready: () => "Ez a figura már mozgott; válassz másikat.",

  shipMovedAlready: () => "Ez a hajó már mozgott; válassz másikat.",
  noShipThere: ({ space }) => `Nincs hajód ${harbour(space).on}.`,
  goodsShort: ({ good, need, have }) =>
    `Ehhez a mezőhöz ${need} ${ITEM[good].name} kell, és neked ${have === 0 ? "nincs" : `${have} van`}.`,
  sameSpace: () => "A hajó már ott áll; másik mezőre kell mennie.",
  shipSpaceTaken: ({ space }) => `Már áll hajó ${harbour(space).on}.`,
  shipSpaceClosed: ({ players }) => `${players} játékossal ez a mező nem használható.`,
  woodTooDear: ({ price, reals }) =>
    `A készletedből induló hajóhoz 1 fa kell; ${price} reálba kerül, és neked ${reals} van.`,
  noAccess: () => "Nem férsz hozzá fához: nincs munkásod az erdőben vagy fás ültetvényen.",
  districtBuilt: () => "Ez a kerület már felépült; nincs rajta céhtámogatás.",
  woodShort: ({ need, have }) => `Ehhez a céhtámogatáshoz ${need} fa kell; vásárlással együtt ${have} van.`,
  noWoodThere: ({ source }) => `Nem vehetsz el több fát ${place(source).from}.`,

  noShipCame: ({ colony }) => `Most nem jár jutalom hajóért ${COLONY[colony].in}.`,
  rewardUseless: () => "Ezt a jutalmat most nem tudnád végrehajtani.",
  millStrandsShip: () => "Ezután a hajó, amelyet mozgatnod kell, már nem tudna mozogni.",
  mustFlip: () => "Ezt a jutalmat választottad, tehát fordíts fel egy céhtámogatást.",
  notFaceDown: ({ favour }) => `Nincs képpel lefelé fordított ${FAVOUR[favour].name.yours}.`,

  noFavour: ({ favour }) => `Nem a tiéd ${FAVOUR[favour].name.the}.`,
  favourFaceDown: ({ favour }) => `Képpel lefelé van ${FAVOUR[favour].name.the}.`,
  favourUsed: () => "Ebben a körben már használtál céhtámogatást.",
  noMarkerToMove: () => "Nincs akciójelződ egyik épületen sem, a Püspöknek nincs mit mozgatnia.",
  tooFewPirates: () => "A kalózaid fele nulla lenne, a Várkapitány nem változtatna semmin.",
  onlyPhaseB: ({ favour }) => `Csak a B fázisban használható ${FAVOUR[favour].name.the}.`,
  onlyPhaseC: ({ favour }) => `Csak a C fázisban használható ${FAVOUR[favour].name.the}.`,
  ladyCosts: ({ price, reals }) => `A Lady ${price} reálba kerül, és neked ${reals} van.`,
  ladyNeedsField: () => "A Ladyhez kell egy munkás valamelyik ültetvényen.",
  ladyNeedsWorker: ({ building, region }) =>
    `Ehhez az épülethez (${BUILDING[building].name}) kell egy munkás ${withArticle(`${region}.`)} régió egyik ültetvényén.`,
  noMarkerThere: ({ building }) => `Nincs akciójelződ ${at(building)}.`,
  mustMoveMarker: () => "A Püspököt használtad, tehát mozgass egy akciójelzőt.",
  sameBuilding: () => "A jelzőnek másik épületre kell kerülnie.",
  mustChooseBuilding: () => "A Ladyt használtad, tehát válassz egy épületet.",

  payOrPirates: () => "Van itt jelződ: fizess, vagy végy kalózokat.",
  priceTooHigh: ({ price, reals }) => `Az épület ára ${price} reál, és neked ${reals} van.`,
  moreThanOwed: ({ ships }) => (ships === 0 ? "Nincs hajód a táblán." : `Csak ${ships} hajóért kell fát eldobnod.`),
  upkeepShort: ({ wood }) => `Vásárlással együtt is csak ${wood} fád lehet.`,
  moreThanNeeded: ({ need }) => (need === 0 ? "Nem kell kenyér." : `Csak ${need} kenyér kell.`),
  notEnough: ({ item, have }) => (have === 0 ? `Nincs ${ITEM[item].yours}.` : `Csak ${have} ${ITEM[item].yours} van.`),
  notSoManyPirates({ pirates }) {
    if (pirates === null) return "Nincs ennyi kalózod.";
    return pirates === 0 ? "Nincs kalózod." : `Csak ${pirates} kalózod van.`;
  },
  requestNotHeld: ({ request }) => `Nincs több ilyen koronaelvárásod: ${REQUEST[request].name}.`,

  millLacksGoods: () => "Nincs meg ez a két árud.",
  millLacksWheat: ({ wheat, have }) =>
    `A feljebb lépéshez ${wheat} búza kell, és neked ${have === 0 ? "nincs" : `${have} van`}.`,
  millAtBottom: () => "A szélmalom legalsó szintjén állsz, és nincs HP-d, amit odaadhatnál.",
  millClosed: () => "A szélmalom csak a B, a C és a D fázisban használható.",
  millNotDown: () => "A D fázisban senki sem léphet lejjebb a szélmalmon.",
  unknown: ({ rule }) => `Ezt egy szabály tiltja: ${rule}.`,
};
