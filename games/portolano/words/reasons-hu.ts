import { capital, countsOf } from "@caravel/kernel";
import type { ReasonWords } from "./catalogue.ts";
import { ACTION, ITEM, UPGRADE } from "./names-hu.ts";
import { kinds, items as sayItems, slotsThe, the, yours } from "./phrases-hu.ts";
import type { Occasion } from "./reason-facts.ts";

/** When a move has its place. */
const OCCASIONS: Readonly<Record<Occasion, string>> = {
  fitting: "0 értékű hajóbővítményt csak az Ezermester választ, az előkészületek során",
  stocking: "induló rakományt csak a Szeszkazán választ, az előkészületek során",
  placingPirate: "a kalózhajót a kezdőjátékos helyezi le az előkészületek során",
  placingShip: "a hajókat az előkészületek során kell lehelyezni",
  buyingRum:
    "két portékáért csak a kártyák kijátszása előtt kapsz rumot, ha az előző fordulóban sodródtál, és azóta nem jutottál rumhoz",
  layingCards: "kártyát a forduló elején kell letenni",
  seaAction: "felvenni és akciót végrehajtani a saját körödben lehet, ha a hajód tengerlapkán áll",
  upgrading: "hajóbővítményt a saját körödben, hajóbővítés akciójú lapkán vehetsz",
  goodsRum: "portékát és rumot a saját körödben, ilyen akciójú lapkán cserélhetsz",
  goodsGoods: "portékát portékára a saját körödben, ilyen akciójú lapkán cserélhetsz",
  freeRum: "ingyen rumot a saját körödben, ilyen akciójú lapkán kapsz",
  thaler: "tallért a saját körödben, ilyen akciójú lapkán kapsz",
  dealing: "a Seftes a saját körében, tengerlapkán cserélhet",
  makingRoom: "rakományt csak akkor dobhatsz ki, ha helyet kell csinálnod",
  unloading: "kirakodni a saját körödben, kikötőben lehet",
  portRum: "a kikötő csak kirakodás után ad rumot",
  truce: "erről csak a Békelovag dönt, a forduló első saját csatája előtt",
  losing: "zsákmányt csak a kalóz elleni vesztes csata után kell eldobni",
  plundering: "zsákmányolni csak játékosok közötti csata után lehet",
};

/** Why not, in Hungarian. */
export const REASONS: ReasonWords = {
  gameIsOver: () => "Vége a játéknak.",
  notYourTurn: () => "Most nem te vagy soron.",
  othersFitOut: () => "Most egy másik játékos választ a hajótatja szerint.",
  othersPlacePirate: () => "Most a kezdőjátékos helyezi le a kalózhajót.",
  othersPlaceShip: () => "Most egy másik játékos helyezi le a hajóját.",
  othersBuyRum: () => "Most egy másik játékos dönti el, hogy ad-e portékát rumért.",
  othersGiveUp: () => "Most egy másik játékos dob el zsákmányt a kalóz miatt.",
  othersPlunder: () => "Most egy másik játékos zsákmányol.",
  knightDecides: () => "Most a Békelovag dönti el, hogy csatázik-e.",
  otherMoment: ({ when }) => `Most nem lehet: ${OCCASIONS[when]}.`,
  nothingToFinish: () => "Itt nincs mit befejezni.",
  badPack: () => "Ez a tartalomcsomag nem használható; ellenőrizd, mi a hiba benne.",

  mustFit: () => "Választanod kell egy 0 értékű hajóbővítményt.",
  mustStock: () => "Választanod kell: 4 rum, vagy 3 rum és egy portéka.",
  mustPlacePirate: () => "Le kell helyezned a kalózhajót egy tengerlapkára.",
  mustPlaceShip: () => "Le kell helyezned a hajódat egy tengerlapkára.",
  boxLacks: ({ goods }) => `Nincs elég a dobozban: ${kinds(goods)}.`,
  offTheGrid: ({ place, players }) => `${players} játékos esetén a játéktér 3x3-as, nincs ilyen hely: ${place}.`,
  isPort: ({ place }) => `${capital(the(place))} helyen kikötő van; válassz tengerlapkát.`,

  payOrPass: () => "Adj két portékát egy rumért, vagy passzolj.",
  notAboard: ({ items }) =>
    new Set(items).size < items.length
      ? `Ennyi nincs a hajódon: ${sayItems(countsOf(items))}.`
      : `Nincs ${yours(items)} a hajón.`,
  noRumNoCards: () => "Nincs rumod, ezért a legénység fellázad, és nem játszhatsz ki kártyát.",
  alreadyLaid: () => "Már letetted a kártyáidat; nem változtathatsz rajtuk.",
  mustLay: () => "Van rumod, tehát le kell tenned egy vagy két kártyát.",
  noSail: () => "Kettőt csak extra vitorlával lehet mozogni, és neked nincs.",
  onlyStrategist: () => "Csak a Stratéga teheti le egyedül a 2x kártyát, hogy lehorgonyozzon.",
  anchoredBefore: () => "Az előző fordulóban lehorgonyoztál; most mindenképpen lépned kell.",

  sayEnd: () => "Jelezd, hogy befejezed a körödet.",
  sayDone: () => "Jelezd, hogy kész vagy.",
  otherAction: ({ action }) => `Ezen a lapkán más akció van: ${ACTION[action].name}.`,
  alreadyActed: () => "Ebben a körben már végrehajtottál akciót.",
  peaceHasNoAction: () => "A Béke szigetén kimaradsz a csatákból; más akciója nincs.",
  pickedUp: () => "Ebben a körben már felvettél valamit.",
  notShown: ({ good }) => `Ezen a lapkán nincs ${good === null ? "ágyú" : ITEM[good].name}.`,
  rowIsEmpty: ({ row }) => `A kínálati tábláról elfogyott ${the(`${ITEM[row].name}sor`)}.`,
  noCannonLeft: () => "Elfogyott az ágyúkészlet.",
  noCannonSlot: ({ slots }) => `Nincs szabad ágyúhely a hajódon (${slots}/${slots}).`,
  noThaler: ({ price }) => `A hajóbővítmény ${price} tallérba kerül, és nincs tallérod.`,
  noUpgradeLeft: () => "Elfogytak a hajóbővítmények.",
  stackIsEmpty: ({ upgrade }) => `Elfogyott ${UPGRADE[upgrade].the}.`,
  otherWay: ({ isSelling }) =>
    isSelling
      ? "Most portékát cserélsz rumra; a másik irányba már nem cserélhetsz."
      : "Most rumot cserélsz portékára; a másik irányba már nem cserélhetsz.",
  boxHasTwo: () => "Egy portékáért kettőt kapsz; nevezd meg mindkettőt.",
  sameKind: ({ good }) => `Ha ${ITEM[good].object} adsz be, nem kaphatsz ${ITEM[good].object}.`,
  fullOfRum: ({ spaces }) => `A raktered mind a ${spaces} helyén rum van.`,
  notTheDealer: () => "Ezt csak a Seftes teheti meg.",

  mustMakeRoom: ({ items }) => `Még ${items} portékát vagy rumot ki kell dobnod, hogy legyen hely.`,
  rumForRum: () => "Rumért nem érdemes rumot kidobni; dobj ki portékát.",
  holdTakesNoMore: ({ spaces }) => `A raktered ${spaces} férőhelyes; több zsákmány nem fér bele.`,

  noSuchSlot: ({ slot, slots }) => `Nincs ${slot}. lerakóhely: ebben a kikötőben ${slots} van.`,
  slotIsTaken: ({ slot, good }) => `${capital(the(`${slot}.`))} lerakóhely foglalt: ${ITEM[good].name} van rajta.`,
  slotWants: ({ slot, good }) => `${capital(the(`${slot}.`))} lerakóhelyre ${ITEM[good].name} kell.`,
  onlyCocoaOnTwo: () => "Két lerakóhelyre csak kakaót tehetsz.",
  notSideBySide: ({ slots }) => `${capital(slotsThe(slots))} lerakóhely nincs egymás mellett.`,
  sayHowMuch: ({ most }) => `Mondd meg, mennyi rumot veszel fel (legfeljebb ${most}, de 0 is lehet).`,
  portGives: ({ rum }) => `Ez a kikötő csak ${rum} rumot ad.`,
  noRoomForRum: ({ spaces, rum }) => `A raktered ${spaces} férőhelyes, és már ${rum} rum van benne.`,

  peaceOrFight: () => "Maradj ki a csatákból, vagy vállald őket.",
  mustGiveUp: ({ items }) => `Még ${items} zsákmányt el kell dobnod.`,
  victimLacks: ({ item }) => `A másik játékosnál nincs több elvehető ${ITEM[item].name}.`,
  unknown: ({ rule }) => `Ezt egy szabály tiltja: ${rule}.`,
};
