import { capital, listing } from "@caravel/kernel";
import { ACTION, DIRECTION, ITEM, STERN, UPGRADE } from "../../words/names-hu.ts";
import { items, LABELS, list, route, the } from "../../words/phrases-hu.ts";
import type { BoardWords, FaceFacts } from "./words.ts";

const or = listing("vagy");
const winds = (of: readonly number[]) => or(of.map((wind) => DIRECTION[wind].to));
const kinds = (of: readonly number[]) => of.map((kind) => ITEM[kind].name);
const things = (goods: readonly number[], hasCannon: boolean) => or([...kinds(goods), ...(hasCannon ? ["ágyú"] : [])]);
const face = ({ action, goods, hasCannon }: FaceFacts) => `${ACTION[action].name}; ${things(goods, hasCannon)}`;
const rum = (number: number) => (number === 0 ? "ingyen" : `${number} rum`);
const aboard = (ships: readonly string[], hasPirate = false) => {
  const here = [...ships, ...(hasPirate ? ["a kalóz"] : [])];
  return here.length === 0 ? "" : `. Itt van: ${list(here)}`;
};

export const hu: BoardWords = {
  labels: LABELS,
  compass: ["É", "K", "D", "Ny"],
  sterns: [
    { short: "2 tallérral indul", long: "2 tallérral indul." },
    { short: "1 ágyúval indul", long: "Egy ágyúval indul." },
    { short: "0-s bővítménnyel indul", long: "Egy tetszőleges, 0 értékű hajóbővítménnyel indul." },
    { short: "4 rum vagy 3 + portéka", long: "4 rummal indul, vagy 3 rummal és egy egyszerű portékával." },
    { short: "portékáért rum bárhol", long: "Bármelyik tengerlapkán az akció helyett 1 portékát 1 rumra cserélhet." },
    { short: "dél 1-gyel olcsóbb", long: "Délre minden lépés 1 rummal olcsóbb." },
    { short: "döntetlenért is jár 1", long: "Döntetlen csatában 1 tallért kap, játékostól 1 zsákmányt vehet el." },
    {
      short: "egyszer nincs csata",
      long: "A játékban egyszer kimaradhat egy forduló minden csatájából; a megmaradt jelölő 1 tallért ér.",
    },
    { short: "lehorgonyozhat", long: "Csak a 2x kártyát letéve a helyén maradhat, de egymás után kétszer nem." },
  ],
  upgrades: [
    { short: "+2 hely", long: "Két hellyel több a raktérben." },
    { short: "+2 ágyú", long: "Két további ágyúhely." },
    { short: "2 kártya", long: "Két kártyát is letehetsz: két irányt, vagy egyet a 2x kártyával." },
    { short: "biztos találat", long: "A tengeren egy ágyúd mindig talál." },
  ],
  actions: [
    "1 tallérért egy hajóbővítményt vehetsz.",
    "Portékát rumra vagy rumot a dobozból portékára cserélhetsz, egyet egyért, akárhányszor.",
    "Egy portékát két, másfajta portékára cserélhetsz a dobozból.",
    "1 rumot kapsz ingyen.",
    "1 tallért kapsz.",
    "Itt senki sem csatázik: sem a kalóz, sem más hajó.",
  ],
  headings: {
    chart: "Térkép",
    wind: "Szél",
    windTo: (wind) => `A szél ${DIRECTION[wind].to} fúj`,
    rumForEach: "Irányonként ennyi rum",
    hand: "A kártyáid",
    laid: "Letett kártyák",
    supply: "Kínálat",
    box: "Doboz",
    upgrades: "Hajóbővítmények",
    missions: "Küldetések",
    course: "Az utad",
    battle: "Csata",
    battleAt: (place) => `Csata ${the(place)} lapkán`,
    pirate: "Kalóz",
    shipOf: (name) => `${name} hajója`,
    value: "Érték",
    northUp: "A térkép az északnyugati saroktól",
    toMyShip: "Vissza a hajómhoz",
    close: "Bezárás",
    turnedBy: "másik oldal",
  },
  groups: {
    pickUp: "Felvétel",
    action: "Akció",
    swap: "Seftes",
    room: "Kidobás",
    port: "Kirakodás",
    rum: "Rum",
    lose: "Eldobás",
    loot: "Zsákmány",
    start: "Indulás",
    truce: "Csaták",
    ration: "Két portékáért rum",
  },
  pieces: {
    sea: ({ place, ships, hasPirate, ...facts }) => `${place}, tenger: ${face(facts)}${aboard(ships, hasPirate)}`,
    port: ({ place, name, ships, free }) =>
      `${place}, ${name} kikötője, ${free === 0 ? "megtelt" : `${free} szabad lerakóhely`}${aboard(ships)}`,
    slot: ({ slot, wanted, lying }) =>
      lying === null
        ? `${slot}. lerakóhely: ${ITEM[wanted].name} kell`
        : `${slot}. lerakóhely: ${ITEM[lying].name} van rajta`,
    row: ({ row, left, next }) =>
      next === null
        ? `${capital(ITEM[row].name)}sor, üres`
        : `${capital(ITEM[row].name)}sor, ${left} maradt${next === row ? "" : `, következik: ${ITEM[next].name}`}`,
    box: ({ good, count }) => `Doboz: ${count} ${ITEM[good].name}`,
    stack: ({ upgrade, value, left }) =>
      left === 0
        ? `${capital(UPGRADE[upgrade].name)}, elfogyott`
        : `${value} értékű ${UPGRADE[upgrade].name}, ${left} maradt`,
    cannons: ({ left }) => `Ágyúk a készletben: ${left}`,
    chests: ({ left }) => `Kincsesládák a készletben: ${left}`,
    pile: ({ left }) => `Kikötők kupaca: ${left}`,
    mission: ({ mission, markers, isStarred }) =>
      `Küldetés, ${LABELS.missions[mission].name}: ${LABELS.missions[mission].needs}. ${
        markers.length === 0
          ? "Nincs jelölő"
          : list(markers.map(({ name, place }) => (isStarred ? name : `${name} (${place}. hely)`)))
      }`,
    card: ({ card, rum: cost }) => (card === null ? "2x kártya" : `Kártya: ${DIRECTION[card].name}, ${rum(cost)}`),
    laid: ({ name, cards }) => `${name}: ${cards === 0 ? "nincs letett kártya" : `${cards} letett kártya`}`,
    cargo: ({ item: kind }) => capital(ITEM[kind].name),
    space: "Üres hely a raktérben",
    gunport: ({ hasCannon }) => (hasCannon ? "Ágyú" : "Üres ágyúhely"),
    overboard: "A vízbe",
    thalers: ({ thalers }) => `${thalers} tallér`,
    chestsOf: ({ count, values }) =>
      `${count} kincsesláda${values === null || count === 0 ? "" : `: ${list(values.map(String))}`}`,
    fitted: ({ upgrade, value }) => `${capital(UPGRADE[upgrade].name)}, értéke ${value}`,
    stern: ({ stern }) => `Hajótat: ${STERN[stern]}`,
    wind: ({ wind }) => `A szél ${DIRECTION[wind].to} fúj`,
    panel: ({ name, isAsked, place, items: counts, cannons, chests }) =>
      [
        `${name}${isAsked ? " következik" : ""}`,
        place === null ? "" : `helye ${place}`,
        items(counts) || "üres hajó",
        `ágyú: ${cannons}`,
        `kincsesláda: ${chests}`,
      ]
        .filter((part) => part !== "")
        .join(", "),
  },
  tips: {
    face,
    pickUp: ({ goods, hasCannon }) => `Felvehető: ${things(goods, hasCannon)}.`,
    otherSide: ({ what }) => `A másik oldal: ${what}.`,
    danger: ({ winds: of }) => `Itt a kalóz támad, ha a szél ${winds(of)} fordul.`,
    course: ({ steps, cost, rum: left, to }) =>
      `${capital(route(steps))}, cél ${the(to)} lapka: ${rum(cost)}, marad ${left}.`,
    mutiny: ({ steps, cost, rum: have, to }) =>
      `${capital(route(steps))}: ${cost} rumba kerül, de ${have} van. Zendülés: minden rumod elvész, és ${the(to)} lapkára sodródsz.`,
    anchor: ({ to }) => `Lehorgonyozva ${the(to)} lapkán: ingyen.`,
    there: ({ what }) => `Ott: ${what}.`,
    wants: ({ goods }) => `Még kell: ${list(kinds(goods))}.`,
    full: "Minden lerakóhely megtelt.",
    portPay: "Egy látogatás alatt 1, 2, 3, 4 vagy 5 portékáért 1, 3, 5, 7 vagy 10 tallér jár.",
    portRum: ({ rum: most }) => `Aki kirak valamit, utána legfeljebb ${most} rumot vehet fel.`,
    portChest: "Aki az utolsó lerakóhelyet is megtölti, kincsesládát húz, és új kikötő jön.",
    cocoaFits: "A kakaó bármelyik lerakóhelyre jó, vagy két szomszédosra.",
    rowLeft: ({ left }) => `${left} maradt.`,
    rowEnds: "Amint az első sor elfogy, a következő forduló az utolsó.",
    rowCocoa: ({ after }) => (after === 0 ? "Kakaó következik." : `Még ${after} után kakaó jön.`),
    boxFor: "Játékból kikerült portékák: cserével visszahozhatók.",
    stackTop: ({ value, left }) => `Felül: ${value} értékű; ${left} maradt.`,
    price: "Hajóbővítő lapkán 1 tallér. A két legértékesebb hajó a végén tallért hoz.",
    cannonsFor: "Tengeri csatában egy-egy dobókocka. A legtöbb ágyú a végén tallért hoz.",
    chestsFor: "Kikötő megtöltéséért jár. 1, 2 vagy 3 tallért ér, a végéig titkos.",
    chestValues: ({ values }) => `A tieidben: ${list(values.map(String))} tallér.`,
    chestsSecret: "Csak a gazdája tudja, mi van benne.",
    pileTop: ({ port }) => `Következik: ${port}.`,
    missionPays: ({ pays }) => `Érkezési sorrendben: ${pays.join(", ")} tallér.`,
    starred: "Mindenki itteni jelölővel kezd; aki végig megtartja, 3 tallért kap.",
    missed: "Jelölő nélkül: 2 tallér levonás.",
    marker: ({ name, place }) => `${name}: ${place}. hely.`,
    kept: ({ name }) => `${name} jelölője még megvan.`,
    stillOpen: ({ names }) => `Még teljesítheti: ${list(names)}.`,
    hold: ({ used, all }) => `${all} helyből ${used} foglalt.`,
    rumFor: "A szemből és oldalról jövő szélben rummal fizetsz a hajózásért. Nélküle a legénység fellázad.",
    goodsFor: "A kikötők fizetnek érte; a végén minden két megmaradt portéka vagy rum 1 tallér.",
    cocoaFor: "A kikötőben bármelyik lerakóhelyre jó, vagy kettőre.",
    stow: "Húzd másik helyre, vagy kattints mindkettőre.",
    thalersFor: "A végén a legtöbb tallér nyer.",
    shipValue: ({ value }) => `A hajóbővítmények összértéke ${value}.`,
    stepCost: ({ direction, rum: cost }) => `${capital(DIRECTION[direction].to)}: ${rum(cost)}.`,
    pirateAfter: ({ wind, place }) => `Ha a szél ${DIRECTION[wind].to} fordul, a kalóz célja ${the(place)} lapka.`,
    laidSecret: "Képpel lefelé, amíg a hajó el nem indul.",
    peaceMarker: "A jelölő még megvan.",
  },
  places: { chart: "Térkép", ship: "Hajóm", market: "Kínálat" },
  hints: {
    fitting: "Raktér: több hely. Ágyúhely: több ágyú. Vitorla: két lapka egy fordulóban. Kanóc: biztos találat.",
    stocking: "Rummal a szél ellen is hajózhatsz; a portéka a kikötőben pénzt ér.",
    placePirate: "Válassz lapkát a kalóznak! A széllel hajózik, és a mellette lévő hajókra támad.",
    placeShip: "Válaszd ki az első lapkádat! A betűk mutatják, melyik szél után támad ott a kalóz.",
    ration: "Rum nélkül nem teszel le kártyát, és a széllel sodródsz.",
    cards: "Válassz lapkát vagy kártyát! Hátszélben ingyenes, oldalszélben 1, széllel szemben 2 rum.",
    seaAction: "Tengerlapkán egy dolgot felvehetsz, és az akcióját is elvégezheted, bármilyen sorrendben.",
    trade: "Egyet egyért, akárhányszor, de csak az egyik irányban.",
    makeRoom: "A raktered megtelt: válaszd ki, mi kerüljön a vízbe!",
    unload: "Minden lerakóhelyre egy portéka kell. Minél több egyszerre, annál jobban fizetnek.",
    refill: "Minden rum egy helyet foglal; a portékának kell helyet adnia neki.",
    truce: "A jelölőd egyszer megóv egy forduló minden csatájától. Megtartva 1 tallért ér.",
    surrender: "A kalóznak több találata volt: válaszd ki, mit dobsz el!",
    plunder: "Több találatod volt: vedd el, ami tetszik!",
  },
  cautions: {
    mutiny: ({ cost, rum: have }) => `Ez ${cost} rumba kerül, de csak ${have} van: a legénység fel fog lázadni.`,
    nothingDone: "Ezen a lapkán még lenne mit tenned.",
    nothingUnloaded: "Itt kirakhatnál valamit; anélkül rum sem jár.",
    nothingTaken: "Többet is elvehetsz.",
    noRum: "Rum nélkül a legénység fellázad, és nem teszel le kártyát.",
  },
  lastRound: ({ isNow }) => (isNow ? "Az utolsó forduló" : "A következő forduló az utolsó"),
};
