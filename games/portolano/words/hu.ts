import { withEnding } from "@caravel/kernel/hungarian";
import { type Catalogue, gameWords } from "./catalogue.ts";
import { EVENTS } from "./events-hu.ts";
import { ACTION, DIRECTION, ITEM, UPGRADE } from "./names-hu.ts";
import { forRum, items, kindsOnto, LABELS, list, objectsIn, route, slotsThe, the, throwing } from "./phrases-hu.ts";
import { REASONS } from "./reasons-hu.ts";

const CATALOGUE: Catalogue = {
  labels: LABELS,
  gameIsOver: "Vége a játéknak.",
  nothingAsked: "Most senkinek sem kell döntenie.",

  scores: {
    title: "Pontozás (tallér)",
    sources: {
      thalers: "Tallérok",
      chests: "Kincsesládák",
      peaceMarker: "A Békelovag jelölője",
      shipValue: "Legértékesebb hajó",
      cannons: "Legharciasabb hajó",
      cargo: "Rakomány",
    },
    total: "Összesen",
    tieBreak: "A hajó értéke (egyenlőségnél a kisebb nyer)",
    winner: "győztes",
  },

  questions: {
    fitting: ({ names }) => `${list(names)}, melyik 0 értékű hajóbővítményt választod?`,
    stocking: ({ names }) => `${list(names)}, 4 rummal indulsz, vagy 3 rummal és egy portékával?`,
    placePirate: ({ names }) => `${list(names)}, hová teszed a kalózhajót?`,
    placeShip: ({ names }) => `${list(names)}, hová teszed a hajódat?`,
    ration: ({ names }) => `${list(names)}, eldobsz két portékát 1 rumért?`,
    cards: ({ names, wind }) =>
      `${list(names)}, melyik mozgáskártyát ${names.length > 1 ? "teszitek" : "teszed"} le? A szél ${DIRECTION[wind].to} fúj.`,
    seaAction: ({ names, place, action }) =>
      `${list(names)}, mit teszel ${the(place)} lapkán${action === null ? "" : ` (${ACTION[action].short})`}?`,
    trade: ({ names, isSelling }) =>
      isSelling ? `${list(names)}, cserélsz még portékát rumra?` : `${list(names)}, cserélsz még rumot portékára?`,
    makeRoom: ({ names, items: coming, limit }) =>
      `${list(names)}, mit dobsz ki, hogy elférjen ${items(coming)}? Még ${limit} portékának vagy rumnak kell kikerülnie.`,
    unload: ({ names, place, unloaded }) =>
      unloaded.goods === 0
        ? `${list(names)}, mit raksz ki ${the(place)} kikötőben?`
        : `${list(names)}, kiraksz még ${the(place)} kikötőben? Eddig ${unloaded.goods} portéka: ${unloaded.thalers} tallér.`,
    refill: ({ names, mostRum }) => `${list(names)}, mennyi rumot veszel fel? Legfeljebb ${mostRum} lehet.`,
    truce: ({ names }) => `${list(names)}, kimaradsz a forduló minden csatájából?`,
    surrender: ({ names, limit }) => `${list(names)}, mit dobsz el a kalóz miatt? Még ${limit} zsákmány jár neki.`,
    plunder: ({ names, victim, items: named, limit }) =>
      `${list(names)}, ${withEnding(victim, "tól")} mit zsákmányolsz? ${items(named) === "" ? `Legfeljebb ${limit}` : `Eddig ${items(named)}. Még legfeljebb ${limit}`} zsákmány lehet.`,
  },

  moves: {
    fit: ({ upgrade }) => `Válaszd a 0 értékű ${UPGRADE[upgrade].object}`,
    stock: ({ good }) => (good === null ? "Indulj 4 rummal" : `Indulj így: 3 rum és 1 ${ITEM[good].name}`),
    pirate: ({ place }) => `Tedd a kalózhajót ${the(place)} lapkára`,
    ship: ({ place }) => `Tedd a hajódat ${the(place)} lapkára`,
    ration: ({ goods }) => `Dobj el ${objectsIn(goods)} 1 rumért`,
    lay({ steps, isAnchor, cost, rum, to }) {
      if (isAnchor) return `Csak a 2x kártyát tedd le: ingyen lehorgonyzol${to === null ? "" : ` ${the(to)} lapkán`}`;
      const target = to === null ? "" : ` ${the(to)} lapkára`;
      if (cost <= rum) return `Hajózz ${route(steps)}${target} ${forRum(cost)}`;
      return `Hajózz ${route(steps)}: ${cost} rumba kerül, de ${rum} van; zendülés, minden rumod elvész, és${target} sodródsz`;
    },
    take({ row, good, isLast, throwsOut }) {
      const from = good === null || good === row ? "" : ` (${the(`${ITEM[row].name}sorból`)})`;
      return `Vegyél el 1 ${ITEM[good ?? row].object}${from}${throwing(throwsOut)}${isLast ? "; ezzel elfogy a sor" : ""}`;
    },
    cannon: ({ cannons, slots }) => `Vegyél el egy ágyút (így ${cannons}/${slots})`,
    upgrade: ({ upgrade, value, price }) => `Vegyél egy ${value} értékű ${UPGRADE[upgrade].object} ${price} tallérért`,
    sell: ({ good }) => `Cserélj 1 ${ITEM[good].object} 1 rumra`,
    buy: ({ good }) => `Cserélj 1 rumot 1 ${withEnding(ITEM[good].name, "ra")}`,
    barter: ({ good, got, throwsOut }) => `Cserélj 1 ${ITEM[good].object} ${kindsOnto(got)}${throwing(throwsOut)}`,
    rum: ({ throwsOut }) => `Vegyél el 1 ingyen rumot${throwing(throwsOut)}`,
    thaler: () => "Vegyél el 1 tallért",
    swap: ({ good }) => `Seftesként cserélj 1 ${ITEM[good].object} 1 rumra`,
    end: () => "Kör befejezése",
    discard: ({ item }) => `Dobj ki 1 ${ITEM[item].object}`,
    unload: ({ good, slots, sum, fills }) =>
      `Rakj ki 1 ${ITEM[good].object} ${slotsThe(slots)} lerakóhelyre (összesen ${sum.goods} portéka: ${sum.thalers} tallér)${fills ? "; ezzel megtelik a kikötő" : ""}`,
    refill: ({ rum, throwsOut }) =>
      rum === 0 ? "Ne vegyél fel rumot" : `Vegyél fel ${rum} rumot${throwing(throwsOut)}`,
    peace: () => "Maradj ki a forduló minden csatájából; a jelölőd elvész",
    fight: () => "Vállald a csatát, és tartsd meg a jelölődet",
    lose: ({ item }) => `Dobj el 1 ${ITEM[item].object}`,
    plunder: ({ item }) => `Zsákmányolj 1 ${ITEM[item].object}`,
    done({ unloaded, loot }) {
      if (loot !== null) return items(loot) === "" ? "Kész: nem veszel el semmit" : `Kész: a zsákmányod ${items(loot)}`;
      if (unloaded === null) return "Kész: a csere véget ér";
      return unloaded.goods === 0
        ? "Kész: nem raksz ki semmit"
        : `Kész: ${unloaded.goods} portékáért ${unloaded.thalers} tallér`;
    },
    pass: ({ isRation }) => (isRation ? "Passz: nem dobsz el semmit, a legénység fellázad" : "Passz"),
  },

  events: EVENTS,
  reasons: REASONS,
  options: {
    supply: "kínálati tábla",
    cards: "letett lapok",
    content: "tartalomcsomag",
    random: "véletlenszerűen",
    final: "véglegesek",
    changeable: "az utolsó letételéig cserélhetők",
  },
  supplySide: (board, side) => `${board}. tábla, „${side}” oldal`,
};

/** Portolano in Hungarian. */
export const hu = gameWords(CATALOGUE);
