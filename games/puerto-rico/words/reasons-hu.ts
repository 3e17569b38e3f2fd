import { capital } from "@caravel/kernel";
import { withArticle, withEnding } from "@caravel/kernel/hungarian";
import { A_COLONIST, A_NOBLE } from "../rules/moves.ts";
import type { ReasonWords } from "./catalogue.ts";
import { BUILDING, GOOD, ROLE, SHIP, SPOT, TILE } from "./names-hu.ts";
import { who } from "./phrases-hu.ts";

/** Who would stand on a plantation that the player does not have. */
const ON_WHICH: Readonly<Record<number, string>> = { [A_COLONIST]: "telepes", [A_NOBLE]: "nemes" };

/** Why not, in Hungarian. */
export const REASONS: ReasonWords = {
  gameIsOver: () => "Vége a játéknak.",
  othersChoose: () => "Most nem te választasz szerepet.",
  othersAct: () => "Ebben a fázisban most nem te vagy soron.",
  othersPlace: () => "A telepeseket sorban helyezitek el, és most nem te vagy soron.",
  othersStore: () => "Az árukat sorban raktározzátok el, és most nem te vagy soron.",
  otherPhase: ({ role }) => `Most nem lehet: ez ${ROLE[role].intoPhase} tartozik.`,
  otherMoment: () => "Most nem lehet: a játék mást kérdez tőled.",
  phaseFirst: () => "Új szerepet csak a mostani fázis befejezése után lehet választani.",
  mustChoose: () => "Szerepet kell választanod, nem passzolhatsz.",
  roleNotInGame: ({ role, players }) => `${players} játékos esetén ${ROLE[role].the} nincs játékban.`,
  roleIsTaken: ({ role }) => `${capital(ROLE[role].object)} ebben az évben már elvették.`,
  notFaceUp: ({ kind }) => `Nincs felcsapott ${TILE[kind].name}.`,
  noRightToQuarry: () => "Kőbányát csak az ültetvényes vehet el, vagy akinek működő építőműhelye van.",
  noQuarryLeft: () => "Elfogytak a kőbányák.",
  haciendaFirst: () => "Előbb a hacienda jön: húzz egy ültetvényt, vagy passzolj.",
  haciendaIsOver: () => "A haciendával az ültetvényesfázisban lehet húzni, mielőtt elveszed a lapkádat.",
  islandIsFull: () => "A szigeteden mind a 12 ültetvényhely foglalt.",
  notOwned: ({ building }) => `Nincs ${BUILDING[building].yours}.`,
  notWorking: ({ building }) => `${capital(withArticle(BUILDING[building].yours))} nem működik: nincs rajta telepes.`,
  alreadyBuilt: ({ building }) => `Már van ${BUILDING[building].yours}.`,
  soldOut: ({ building }) => `A bankban már nincs több ${BUILDING[building].name}.`,
  cityIsFull: () => "A városodban mind a 12 építési telek foglalt.",
  noRoomForLarge: ({ building }) =>
    `${capital(BUILDING[building].the)} két építési telket igényel, neked csak egy van.`,
  fourLarge: () => "Egy városban négy nagy épület fér el, és neked már négy van.",
  tooDear: ({ building, price, doubloons }) =>
    `${capital(BUILDING[building].the)} neked ${price} dublonba kerül, és ${doubloons === 0 ? "nincs dublonod" : `csak ${doubloons} van`}.`,
  notTheMayor: () => "A privilégium csak a polgármesteré.",
  noColonistLeft: () => "Elfogyott a telepesek kupaca, a polgármester nem élhet a privilégiumával.",
  joinOrDecline: () => "Vegyél részt, vagy mondd, hogy nem veszel részt.",
  colonistsOnlyThen: () =>
    "Most nem lehet: telepest csak a polgármesterfázisban lehet lerakni, illetve a menedékház és az egyetem révén.",
  allArePlaced: () => "Minden telepesed a helyén van; előbb vegyél vissza egyet.",
  nobodyThere: ({ spot, isNoble }) => `Nincs ${who(isNoble)}, akit visszavehetnél ${SPOT[spot].off}.`,
  stayFirst: () => "Előbb hagyd a telepeseket a helyükön, utána vehetsz vissza közülük.",
  onlyAtFirst: () => "Ez csak addig lehetséges, amíg egyetlen telepest sem mozgattál.",
  nobodyStands: () => "Még egyetlen telepesed sincs lapkán.",
  noCircle: ({ spot }) => `Nincs ${SPOT[spot].yours}.`,
  takesNobody: ({ building }) => `${capital(BUILDING[building].onto)} nem lehet senkit rakni: nincs rajta karika.`,
  circlesAreFull: ({ spot, circles }) => `${capital(SPOT[spot].onto)} nem fér több telepes (${circles}/${circles}).`,
  stillToPlace: ({ colonists }) =>
    colonists === 0
      ? "Előbb helyezd el a telepeseidet, vagy hagyd őket a helyükön."
      : `Még ${colonists} telepest el kell helyezned.`,
  produceOrDecline: () => "Termelj, vagy mondd, hogy nem termelsz.",
  notProduced: ({ good }) => `Ebben a fázisban nem állítottál elő ${GOOD[good].object}.`,
  noneInSupply: ({ good }) => `A készletből elfogyott ${GOOD[good].the}.`,
  noBarrel: ({ good }) => `Nincs ${GOOD[good].yours}.`,
  houseIsFull: () => "A kereskedőház megtelt.",
  houseHas: ({ good }) => `A kereskedőházban már van ${GOOD[good].name}, és nincs működő hivatalod.`,
  mustLoad: () => "Be tudsz hajózni árut, tehát be is kell hajóznod.",
  shipNotInGame: ({ ship, players }) => `${players} játékos esetén ${SHIP[ship].the} nincs játékban.`,
  otherCargo: ({ ship, good }) => `${capital(SHIP[ship].on)} már ${GOOD[good].name} van.`,
  onOtherShip: ({ good, ship }) => `Már van ${GOOD[good].name} ${SHIP[ship].on}.`,
  shipIsFull: ({ ship }) => `${capital(SHIP[ship].the)} megtelt.`,
  largerShip: ({ good, ship, barrels, larger, most }) =>
    `${capital(SHIP[larger].onto)} ${most} ${GOOD[good].yours} fér, ${SHIP[ship].onto} csak ${barrels}.`,
  wharfIsUsed: () => "Ebben a fázisban már használtad a rakpartodat.",
  alreadyKept: ({ good }) => `Már az összes ${withEnding(GOOD[good].yours, "t")} megtartod.`,
  noSingleBarrelMore: ({ most }) =>
    most === 1
      ? "Csak egyetlen külön hordót tarthatsz meg, és azt már kiválasztottad."
      : `Csak ${most} külön hordót tarthatsz meg, és azokat már kiválasztottad.`,
  noWarehouse: () => "Nincs működő raktárad.",
  warehousesAreFull: ({ kinds }) => `A raktáraidban ${kinds} árufajta fér el, több nem.`,
  sayDone: () => "Ha többet nem tartasz meg, jelezd, hogy kész vagy.",
  passInstead: () => "Itt nincs mit visszautasítani.",
  nothingToFinish: () => "Itt nincs mit befejezni.",
  unknown: ({ rule }) => `Ezt egy szabály tiltja: ${rule}.`,

  badPack: () => "Ez a tartalomcsomag nem használható; ellenőrizd, mi a hiba benne.",
  listNeedsExpansion: () => "Az alapjáték épületei kötöttek; épületlistát csak kiegészítővel lehet megadni.",
  listHasUnknown: () => "A listán olyan épület is van, amely ezekkel a kiegészítőkkel nem választható.",
  listHasTwice: () => "A listán kétszer szerepel ugyanaz az épület.",
  listDoesNotFill: () =>
    "A listának ki kell töltenie a banktáblát: az 1-es, 3-as, 4-es, 6-os, 7-es és 9-es költségű épületekből egy-egy, a 2-es, 5-ös és 8-as költségűekből két-két, a 10-es költségűekből öt fajta kell.",
  othersChooseBuilding: () => "Most nem te választasz épületet.",
  boardIsComplete: () => "Már eldőlt, hogy mely épületek vannak játékban.",
  mustChooseBuilding: () => "Épületet kell választanod, nem passzolhatsz.",
  plantIsThere: ({ building }) => `${capital(BUILDING[building].the)} mindig játékban van; válassz másik épületet.`,
  otherExpansion: ({ building }) =>
    `${capital(BUILDING[building].the)} olyan kiegészítőhöz tartozik, amellyel most nem játszotok.`,
  alreadyChosen: ({ building }) => `${capital(BUILDING[building].the)} már fent van a banktáblán.`,
  noSpaceForCost: ({ building, cost }) =>
    `A banktáblán nincs több üres mező az ilyen költségű (${cost}) épületeknek, így ${BUILDING[building].the} kimarad.`,
  notInThisGame: ({ building }) => `${capital(BUILDING[building].the)} ebben a játékban nem szerepel.`,

  layTheTile: () => "Rakd le a húzott lapkát képpel felfelé vagy erdőként.",
  noTileToLay: () => "Nem húztál a haciendával olyan lapkát, amelyet most lerakhatnál.",
  noSecondQuarry: () => "A könyvtár révén elvett második lapka csak működő építőműhellyel lehet kőbánya.",
  canPay: ({ building, price }) =>
    `${capital(BUILDING[building].object)} ki tudod fizetni (${price} dublon), ezért nem használhatod a feketepiacot.`,
  bargainFails: ({ building, price, doubloons }) =>
    `${capital(BUILDING[building].the)} neked ${price} dublonba kerül, ${doubloons === 0 ? "nincs dublonod" : `csak ${doubloons} van`}, és a hiányt nem tudod pontosan pótolni.`,
  colonistIsNeeded: ({ building }) => `Ha nem adsz vissza telepest, nem tudod kifizetni ${BUILDING[building].object}.`,
  colonistRaisesPrice: ({ building }) => `Ettől megdrágulna ${BUILDING[building].the}, és már nem tudnád kifizetni.`,
  noPoint: () => "Nincs győzelmi pontod, amelyet visszaadhatnál.",
  giveFirst: ({ items }) =>
    items === 2
      ? "Egy hordó és egy pont hiányzik: mondd meg, melyik hordót adod vissza."
      : "Adj vissza egy hordót vagy egy győzelmi pontot.",
  runsBlackMarket: () => "Aki a feketepiacot működteti, azt nem adhatod vissza.",
  nobodyToGive: ({ spot, isNoble }) => `Nincs ${who(isNoble)}, akit visszaadhatnál ${SPOT[spot].off}.`,
  noGuest: ({ isNoble }) => `Nincs ${who(isNoble)} a vendégházadon.`,
  isAlreadyGuest: () => "A vendéget a vendégházról csak másik lapkára rakhatod át.",
  guestsNotNow: () =>
    "Most nem lehet: a vendégek a fázisok elején és végén, valamint a döntéseid előtt és után mozoghatnak, a polgármesterfázisban nem.",
  alreadySold: () => "Ebben a fázisban már eladtál egy hordót.",
  smallWharfIsUsed: () => "Ebben a fázisban már használtad a kis rakpartodat.",
  smallWharfFirst: () => "Előbb hajózd be, amit a kis rakpartra raktál.",
  smallWharfIsEmpty: () => "Még egyetlen hordót sem raktál a kis rakpartra.",
  allInSmallWharf: ({ good }) => `Már az összes ${GOOD[good].yours} a kis rakparton van.`,
  aqueductBringsNone: () => "A vízvezeték most nem adja azt a hordót: nincs mit otthagynod.",
  noLastPoints: () => "Pontokról csak akkor döntesz, ha egy épület a készlet utolsó pontjait adná neked.",

  nobleBuysNoLand: () => "Nemes van a telekhivatalodon: ültetvényt eladhatsz, de nem vásárolhatsz.",
  landStays: () => "Most nem lehet: ültetvénytől csak a telekhivatal vagy a vadászház révén lehet megválni.",
  nobleGivesUpLand: () => "Ültetvényt csak akkor adhatsz el, ha nemes van a telekhivatalodon.",
  noSuchPlantation: ({ kind, occupant }) =>
    ON_WHICH[occupant] === undefined
      ? `Nincs üres ${TILE[kind].yours}.`
      : `Nincs olyan ${TILE[kind].yours}, amelyen ${ON_WHICH[occupant]} áll.`,
  noSuchForest: ({ kind }) => `Nincs olyan erdőd, amelynek a másik oldalán ${GOOD[kind].name} van.`,
  landOfficeIsUsed: () => "Ebben a fázisban már használtad a telekhivatalodat.",
  noMoneyForLand: () => "A telekhivatal révén 1 dublonba kerül egy ültetvény, és nincs dublonod.",
  supplierComesFirst: () => "A kaszárnyába csak az első behajózásod előtt adhatsz be hordót.",
  supplierIsUsed: () => "Ebben a fázisban már használtad a kaszárnyádat.",
  nobleLimit: ({ nobles }) =>
    `A kaszárnyába annyi hordót adhatsz be, ahány nemesed van, és neked ${nobles === 0 ? "egy sincs" : `${nobles} van`}.`,
  alreadyDelivered: ({ good }) =>
    `${capital(GOOD[good].object)} már adtál be, és minden fajtából csak egy hordó adható be.`,
  colonistOrNoble: () => "Vegyél el egy telepest vagy egy nemest.",
  noblesNotNow: () => "Most nem lehet: nemes csak a telepeshajóról vagy a vidéki lak révén érkezik.",
  onlyNoblesWait: () => "Már csak nemest tudsz elhelyezni.",
  noNobleToPlace: () => "Nincs nemesed, akit elhelyezhetnél.",
  noNobleForUniversity: () =>
    "Az egyetem révén nemest csak a telepeshajóról vehetsz el, és csak ha elfogyott a telepesek kupaca.",
  nobodyForUniversity: () => "Sem a kupacban, sem a telepeshajón nincs már telepes.",
  noNobleLeft: () => "Elfogyott a nemesek kupaca.",
  nobleInstead: () => "Amíg van nemes a kupacban, a vidéki lak révén nemest kell elvenni.",
  supplyIsEmpty: () => "Elfogyott a telepesek kupaca.",
};
