import { type HungarianNoun, hungarianNoun, withArticle, withEnding } from "@caravel/kernel/hungarian";
import { inOrder, type NameTables } from "./names.ts";

/** A city or a colony: its name, with its article if it has one, and where it is gone to and come from. */
export interface Land {
  readonly name: string;
  readonly the: string;
  readonly into: string;
  readonly from: string;
  readonly in: string;
}

const land = (name: string): Land => ({
  name,
  the: name,
  into: withEnding(name, "ba"),
  from: withEnding(name, "ból"),
  in: withEnding(name, "ban"),
});

const islands = (name: string): Land => ({
  name,
  the: withArticle(name),
  into: withArticle(withEnding(name, "ra")),
  from: withArticle(withEnding(name, "ról")),
  in: withArticle(withEnding(name, "n")),
});

const noun = (name: string) => hungarianNoun(name);

const TABLES: NameTables<HungarianNoun, HungarianNoun, Land> = {
  items: {
    wheat: noun("búza"),
    sugar: hungarianNoun("cukor", "cukro"),
    wine: noun("bor"),
    wood: noun("fa"),
    bread: hungarianNoun("kenyér", "kenyere"),
    reals: noun("reál"),
  },
  buildings: {
    moinho: noun("Moinho"),
    capitania: noun("Capitania"),
    alfandega: noun("Alfândega"),
    coroa: noun("Casa da Coroa"),
    fortaleza: noun("Fortaleza"),
  },
  characters: {
    steward: noun("Intéző"),
    "guild-master": noun("Céhmester"),
    commander: noun("Parancsnok"),
    mayor: noun("Polgármester"),
    printed: noun("nyomtatott karakter"),
  },
  cities: { "porto-santo": land("Porto Santo"), funchal: land("Funchal"), machico: land("Machico") },
  colonies: { acores: islands("Azori-szigetek"), brasil: land("Brazília"), india: land("India") },
  markets: { wheat: noun("búzapiac"), sugar: noun("cukorpiac"), wine: noun("borpiac") },
  guilds: {
    green: "zöld",
    blue: "kék",
    orange: "narancssárga",
    purple: "lila",
    red: "piros",
    yellow: "sárga",
    white: "fehér",
    grey: "szürke",
    brown: "barna",
    black: "fekete",
  },
  favours: {
    friar: { name: noun("Szerzetes"), effect: "2 fa, hozzáféréssel" },
    miller: { name: noun("Molnár"), effect: "1 szinttel feljebb a szélmalmon" },
    bishop: { name: noun("Püspök"), effect: "egy akciójelződ mozgatása" },
    treasurer: { name: noun("Kincstárnok"), effect: "5 reál" },
    navigator: { name: noun("Navigátor"), effect: "1 hajó mozgatása" },
    engineer: { name: noun("Mérnök"), effect: "B fázis: 2 további betakarítás" },
    patron: { name: noun("Pártfogó"), effect: "3 kenyér" },
    lord: { name: noun("Lord"), effect: "C fázis: ez az épület ingyen van" },
    diplomat: { name: noun("Diplomata"), effect: "C fázis: 2-vel több munkásnak számít" },
    constable: { name: noun("Várkapitány"), effect: "kalózaid fele eltűnik" },
    lady: { name: noun("Lady"), effect: "4 reálért bármelyik épület akciója" },
    explorer: { name: noun("Felderítő"), effect: "1 munkás bárhová" },
  },
  requests: {
    "trade-routes": { name: "Kereskedelmi utak", short: "Ker. utak", scores: "legfeljebb 3 hajó a piacokon" },
    expeditions: { name: "Expedíciók", short: "Expedíciók", scores: "legfeljebb 3 hajó a gyarmatokon" },
    "guild-influence": {
      name: "Céhbefolyás",
      short: "Céhbef.",
      scores: "5 HP minden céhért, amelyből van felfordított céhtámogatásod",
    },
    "national-wealth": { name: "Nemzeti vagyon", short: "Vagyon", scores: "reálonként 1 HP, legfeljebb 15" },
    urbanization: { name: "Urbanizáció", short: "Urban.", scores: "egy város" },
  },
  rewards: {
    "worker-to-field": {
      name: "munkás ültetvényre",
      order: "mozgass 1 munkást egy ültetvényre vagy az erdőbe",
    },
    "worker-to-city": { name: "munkás városba", order: "kapsz 1 HP-t, és mozgathatsz 1 munkást egy városba" },
    "worker-to-watch": { name: "munkás a városőrségbe", order: "mozgass 1 munkást a városőrségbe" },
    "mill-up": { name: "szélmalom feljebb", order: "lépj 1 szinttel feljebb a szélmalmon" },
    "flip-favour": { name: "céhtámogatás képpel felfelé", order: "fordítsd fel 1 céhtámogatásodat" },
    "pirates-or-bread": { name: "kalóz vagy kenyér", order: "dobj el legfeljebb 3 kalózt, vagy kapsz 2 kenyeret" },
    "3-vp": { name: "3 HP", order: "kapsz 3 HP-t" },
    "5-reals": { name: "5 reál", order: "kapsz 5 reált" },
  },
};

/** The Hungarian names by number, each with its forms. */
export const {
  items: ITEM,
  buildings: BUILDING,
  characters: CHARACTER,
  cities: CITY,
  colonies: COLONY,
  markets: MARKET,
  guilds: GUILD,
  favours: FAVOUR,
  requests: REQUEST,
  rewards: REWARD,
} = inOrder(TABLES);
