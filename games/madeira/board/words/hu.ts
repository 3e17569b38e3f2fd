import { capital } from "@caravel/kernel";
import { withArticle } from "@caravel/kernel/hungarian";
import { CHARACTERS, ITEMS, PASS_SPACES } from "../../content/pieces.ts";
import { LABELS } from "../../words/labels-hu.ts";
import { list } from "../../words/phrases-hu.ts";
import type { BoardWords, CharacterTexts, ItemTexts } from "./words.ts";

const {
  goods,
  buildings,
  characters,
  cities,
  colonies,
  markets,
  guilds,
  favours,
  requests: REQUESTS,
  rewards,
} = LABELS;
const ROMAN = ["", "I.", "II.", "III."] as const;
const said = (...parts: readonly (string | false)[]) =>
  parts.filter((part) => part !== false && part !== "").join(", ");
const range = (least: number, most: number) => (least === most ? `${least}` : `${least}–${most}`);

const DEEDS: CharacterTexts = {
  steward: "Intéző: legfeljebb 2 munkásodat ültetvényre vagy az erdőbe mozgathatod.",
  "guild-master":
    "Céhmester: elvehetsz egy céhtámogatást a kerületéről annyi fáért, amennyibe kerül; a kerület felépül.",
  commander: "Parancsnok: legfeljebb 2 hajódat piacra vagy gyarmatra mozgathatod.",
  mayor:
    "Polgármester: legfeljebb 2 figurát mozgathatsz a városokban, majd bevételt kapsz minden városból, ahol munkásod van.",
  printed: "Ebben a fordulóban senki sem áll itt: betakaríthatsz, egy ültetvényt még egyszer.",
};

const ITEM_TIPS: ItemTexts = {
  wheat: "Két búza egy szinttel feljebb viszi a szélmalmodat; a búzapiac megveszi.",
  sugar: "A cukorpiac megveszi.",
  wine: "A gyarmatra tartó hajók borba kerülnek; a borpiac megveszi.",
  wood: "Céhtámogatásért, induló hajóért, és a forduló végén minden úton lévő hajóért 1.",
  bread: "Túl kicsi kockáért, és a forduló végén minden munkásért 1, akit a szélmalom nem etet meg.",
  reals: "Pénz. A játék végén mindened reállá válik, és 5 reál 1 HP.",
};

/** The board in Hungarian. */
export const hu: BoardWords = {
  labels: LABELS,
  headings: {
    island: "Sziget",
    cities: "Városok",
    sea: "Tenger",
    guilds: "Céhek",
    house: "Házam",
    ocean: "Mar Oceano",
    zones: "Minden terület",
    forest: "Erdő",
    watch: "Városőrség",
    windmill: "Szélmalom",
    passColumn: "Passz",
    dice: "Kockák",
    workers: "Munkások",
    ships: "Hajók",
    favours: "Céhtámogatások",
    requests: "Koronaelvárások",
    mayor: "Polgármester",
    supply: "Készlet",
    price: "Ár",
    now: "most",
    houseOf: (name) => `${name} háza`,
    round: (round) => `${round}. forduló`,
    region: (region) => `${ROMAN[region]} régió`,
    harvest: "Betakarítás",
    later: "Később",
    none: "semmi",
  },
  pieces: {
    field: ({ name, good, becomes, wood, who }) =>
      said(
        `${name} ültetvény: ${goods[good]}`,
        becomes !== null && `átalakulhat: ${goods[becomes]}`,
        wood > 0 && `${wood} fa`,
        who,
      ),
    forest: ({ who }) => said("Erdő", who),
    building: ({ building, character, guildDice, pirateDice, least, most, markers }) =>
      said(
        `${buildings[building]}: ${characters[character]}`,
        `${guildDice + pirateDice} kocka`,
        pirateDice > 0 && "az egyik kalózkocka",
        `ár: ${range(least, most)}`,
        markers,
      ),
    marker: ({ building }) => `Akciójelződ: ${buildings[building]}`,
    citySpace: ({ city, space, who }) => said(`${cities[city]}, ${space}. mező`, who === "" ? "szabad" : who),
    citizen: "semleges polgár",
    district: ({ city, favour, wood }) => `${cities[city]}: ${favours[favour].name}, ${wood} fa`,
    colony: ({ colony, good, who }) => said(`${colonies[colony]}: ${goods[good]}`, who),
    workersThere: ({ workers, where }) => `${workers} munkásod: ${where}`,
    marketSpace: ({ market, cost, reals, who }) =>
      said(`${markets[market]}: ${cost} ${goods[market]}, ${reals} reál`, who === "" ? "szabad" : who),
    colonySpace: ({ colony, wine, who }) =>
      said(`${colonies[colony]}: ${wine} ${goods[2]}`, who === "" ? "szabad" : who),
    reward: ({ colony, reward }) => `Királyi jutalom, ${colonies[colony]}: ${rewards[reward]}`,
    row: ({ row, dice, who }) => said(`${PASS_SPACES[row]}. sor`, dice.length > 0 && `kockák: ${dice.join(", ")}`, who),
    request: ({ row, type, count }) =>
      said(`${PASS_SPACES[row]}. sor: ${REQUESTS[type].name}`, count > 1 && `${count} darab`),
    guild: ({ row, guild }) => `${PASS_SPACES[row]}. sor: ${guilds[guild]} céh`,
    passReals: ({ space, reals, who }) =>
      said(`Passz, ${PASS_SPACES[space]}. mező: ${reals} reál`, who === "" ? "szabad" : who),
    passAction: ({ space }) => `Passz, ${PASS_SPACES[space]}. mező: ${LABELS.passActions[space]}`,
    favour: ({ favour, isUp }) =>
      `${favours[favour].name}, képpel ${isUp ? "felfelé" : "lefelé"}: ${favours[favour].effect}`,
    ownRequest: ({ type, vp }) => `${REQUESTS[type].name}: most ${vp} HP`,
    item: ({ item, count }) => `${count} ${goods[item]}`,
    points: ({ vp }) => `${vp} HP`,
    pirates: ({ pirates }) => (pirates === null ? "Kalózok: titkos" : `${pirates} kalóz`),
    workersAtHome: ({ workers }) => `${workers} munkás a készletben`,
    shipsAtHome: ({ ships }) => `${ships} hajó a készletben`,
    die: ({ value, isPirate, count }) =>
      said(`${isPirate ? "Kalózkocka" : "Céhkocka"}: ${value}`, count > 1 && `${count} darab`),
    watch: ({ who, dice }) => said("Városőrség", dice.length > 0 && `kalózkockák: ${dice.join(", ")}`, who),
    millLevel: ({ level, who }) => said(`Szélmalom, ${level}. szint`, who),
    up: "Szélmalom: 2 búza, egy szinttel feljebb",
    downBread: "Szélmalom: egy szinttel lejjebb 1 kenyérért",
    downReals: "Szélmalom: egy szinttel lejjebb 3 reálért",
    exchange: ({ good }) => `Szélmalom: két áru helyett 1 ${goods[good]}`,
    panel: ({ name, vp, isAsked, forecast }) => said(name, `${vp} HP`, isAsked && "soron van", forecast),
  },
  tips: {
    yields: ({ good }) => `Betakarításkor 1 ${goods[good]}.`,
    woodFirst: ({ wood }) => `${wood} fa van itt: amíg akad, a betakarítás fát ad.`,
    becomes: ({ good, round }) =>
      `${capital(withArticle(`${round}. forduló végén`))} átalakul (${goods[good]}), ha addigra nincs rajta fa.`,
    forest: "Az itt álló munkás annyi fához fér hozzá, amennyi kell. Nem tartozik régióhoz, nem lehet betakarítani.",
    characters: CHARACTERS.map((name) => DEEDS[name]),
    room: ({ dice }) => `Még ${dice} kocka fér ide, legfeljebb egy kalózkocka.`,
    price: ({ least, most }) => `Ára a C fázisban: ${range(least, most)} reál.`,
    pirates: "Akinek jelzője van itt és nem fizet, 1 kalózt kap, és annyit, amennyit a kalózkocka mutat.",
    myWorkers: ({ workers, region }) =>
      `${workers} munkásod van itt: ${ROMAN[region]} régió; háromtól a nagyobb hatás érvényes.`,
    breadFor: ({ region }) => `Ha a kocka értéke kisebb, mint ${region}, a különbség kenyérbe kerül.`,
    city: ({ majority, minority }) => `Urbanizáció: ${majority} HP többséggel, ${minority} HP jelenléttel.`,
    holder: ({ who }) => `Többség: ${who}.`,
    mayorBrings: ({ item }) => `A Polgármester hozama: ${goods[item]}, munkásonként 2, polgáronként 1.`,
    districtOpens: "A céhtámogatás elvételével a kerület felépül, és megnyílik a két mezője.",
    costsWood: ({ wood }) => `Ára: ${wood} fa.`,
    guild: ({ guild }) => `Céh: ${guilds[guild]}.`,
    faceUp: "Képpel felfelé: a kör elején használható.",
    faceDown: "Képpel lefelé: már használt; a céhe, a Casa da Coroa vagy egy jutalom fordítja vissza.",
    colonyIncome: ({ good }) => `Minden itteni munkás 1 árut hoz a forduló végén: ${goods[good]}.`,
    marketSpace: ({ cost, good, reals }) => `Az ide érkező hajó eladása: ${cost} ${goods[good]}, ${reals} reál.`,
    colonySpace: ({ wine }) => `Az ide érkező hajó ára ${wine} ${goods[2]}, és a két jutalom egyikét hozza.`,
    values: ({ vp }) => `HP hajónként az 1., 3. és 5. fordulóban: ${vp.join(", ")}.`,
    sharedSpace: "Két játékossal a 3 és a 4 árus oszlop mezője közös.",
    woodFromHome: "A készletből induló hajó 1 fába kerül.",
    rewardFor: "Az erre a gyarmatra érkező hajóért: a két jutalom egyike.",
    row: "A sor három kockát és egy koronaelvárást ad, és felfordítja a céh támogatásait.",
    requestNow: ({ vp, round }) =>
      `A jelenlegi állás szerint ${vp} HP-t hoz a következő pontozáskor (${round}. forduló).`,
    passReals: ({ reals }) => `Aki itt passzol, ${reals} reált kap, vagy a mellette lévő akciót választja.`,
    watch: "Akinek egyedül van itt a legtöbb munkása, a forduló végén egyet hazavihet 4 HP-ért.",
    pirateDice: "Az itt álló munkás elhozhat egy kalózkockát: úgy rakod le, mint a sajátodat, a munkás pedig hazamegy.",
    mill: ({ level }) => `A forduló végén ${level} munkást etet meg.`,
    up: "2 búza: egy szinttel feljebb, a legfelsőn 1 HP. A B, C és D fázisban bármikor.",
    down: "Egy szinttel lejjebb 1 kenyérért vagy 3 reálért; a legalsón 1 HP-t veszítesz helyette. A B és C fázisban.",
    exchange: "Bármely két áru egy másikra cserélhető, akárhányszor, a B, C és D fázisban.",
    items: ITEMS.map((name) => ITEM_TIPS[name]),
    points: "Hírnévpont. A koronaelvárásokat az 1., 3. és 5. fordulóban pontozzátok.",
    hiddenPirates:
      "A kalózok száma titkos. A végén a legtöbb 16 HP-ba kerül, a többi 8, 4 és 2 HP-ba, 20 felett mindegyik még 1 HP-ba.",
    workersAtHome: "A készletben lévő munkásoknak nem kell kenyér.",
    shipsAtHome: "A készletben lévő hajóknak nem kell fa.",
    marker: "A C fázisban ennél az épületnél sorra kerülsz.",
    reconstructed: "Egy része rekonstruált; tartalomcsomaggal javítható.",
  },
  forecast: {
    title: "A forduló vége",
    due: ({ due }) => `/ ${due} kell`,
    fed: ({ left }) => (left === 0 ? "mind jóllakik" : `elég, ${left} marad`),
    keptUp: ({ left }) => (left === 0 ? "elég" : `elég, ${left} marad`),
    short: ({ short, canBuy }) => (canBuy ? `${short} hiányzik, vehető` : `${short} hiányzik`),
    sentence: ({ bread, wood, pirates }) =>
      pirates === 0
        ? "Elég a forduló végére."
        : `${capital(list([...(bread > 0 ? [`${bread} kenyér`] : []), ...(wood > 0 ? [`${wood} fa`] : [])]))} hiányzik: ${pirates} kalóz.`,
  },
  payment: {
    remain: ({ have, price }) =>
      have >= price ? `${have} reálod van, marad ${have - price}.` : `${have} reálod van, hiányzik ${price - have}.`,
    workers: ({ workers, isLower }) => `${workers} munkás itt: ${isLower ? "nagyobb" : "kisebb"} hatás.`,
    pay: ({ price }) => `Fizetés: ${price}`,
    nothing: "Itt nem tehetsz semmit; a fizetés csak a kalózokat tartja távol.",
    doNotPay: "Nem fizetek",
    takes: ({ pirates }) => `${pirates} kalóz; a végén HP-ba kerülnek.`,
  },
  hints: {
    opening: "Munkásaid helye dönti el, mit takaríthatsz be, és mely épületek szolgálnak téged.",
    row: "Egy sor három kocka, egy koronaelvárás, és egy céh, amelynek támogatásai visszafordulnak. A kis kockák a II. és III. régióban kenyérbe kerülnek.",
    turn: "Rakj kockát egy karakterre: használd a karaktert, vagy takarítsd be a régiót. A jelződ miatt később fizetsz, vagy kalózokat kapsz.",
    buildingTurn: "Az épületen lévő kockák csökkentették az árát. Fizess és használd, vagy engedd be a kalózokat.",
    workers: "Kattints egy munkásra, majd egy kiemelt helyre; vagy húzd oda.",
    ships: "Kattints egy hajóra, majd egy kiemelt mezőre. A piac azonnal fizet, a gyarmat jutalmat ad.",
    feeding:
      "A táblán minden munkás eszik; a szélmalom annyit etet, ahányadik szinten áll. Minden hiányzó kenyér egy kalóz.",
    upkeep: "Minden úton lévő hajónak kell egy fa. Minden hiányzó fa egy kalóz.",
    requests: "A koronaelváráson álló szám megmutatja, mennyit hozna most.",
  },
  cautions: {
    passWithDice: "Van még lerakható kockád.",
    nothingFollows: "Ott most nincs mit betakarítani és nincs mit tenni.",
    emptyRequest: "Ez a koronaelvárás most semmit sem hozna; egy másik igen.",
    payForNothing: "Az épület most semmit sem tehet érted; csak a kalózok ellen fizetsz.",
    hunger: "Kalózokat kapnál, pedig tudnál fizetni.",
  },
  lastRound: "Az utolsó forduló",
};
