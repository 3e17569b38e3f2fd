import { type HungarianNoun, hungarianNoun } from "@caravel/kernel/hungarian";
import { inOrder, type NameTables } from "./names.ts";

/** A direction: its name, and where it leads. */
interface Direction {
  readonly name: string;
  readonly to: string;
}

/** An upgrade: also short for a column. */
interface Upgrade extends HungarianNoun {
  readonly short: string;
}

const upgrade = (name: string, short: string): Upgrade => ({ ...hungarianNoun(name), short });

const TABLES: NameTables<HungarianNoun, Direction, Upgrade> = {
  items: {
    cotton: hungarianNoun("gyapot"),
    wine: hungarianNoun("bor"),
    tea: hungarianNoun("tea"),
    cocoa: hungarianNoun("kakaó"),
    rum: hungarianNoun("rum"),
    thaler: hungarianNoun("tallér"),
  },
  directions: {
    north: { name: "észak", to: "északra" },
    east: { name: "kelet", to: "keletre" },
    south: { name: "dél", to: "délre" },
    west: { name: "nyugat", to: "nyugatra" },
  },
  upgrades: {
    hold: upgrade("raktérbővítő", "Raktér"),
    gunports: upgrade("ágyúhelybővítő", "Ágyúhely"),
    sail: upgrade("extra vitorla", "Vitorla"),
    fuse: upgrade("extra kanóc", "Kanóc"),
  },
  actions: {
    upgrade: { name: "hajóbővítés", short: "hajóbővítés" },
    "goods-rum": { name: "portéka–rum kereskedelem", short: "rumcsere" },
    "goods-goods": { name: "portéka–portéka kereskedelem", short: "portékacsere" },
    "free-rum": { name: "ingyen rum", short: "ingyen rum" },
    thaler: { name: "tallér", short: "tallér" },
    peace: { name: "Béke szigete", short: "Béke szigete" },
  },
  sterns: {
    "sticky-fingers": "Enyveskező",
    "grapeshot-master": "Kartácsmester",
    handyman: "Ezermester",
    "rum-still": "Szeszkazán",
    dealer: "Seftes",
    southerner: "Délfoki",
    "fortunes-son": "Szerencse fia",
    "peace-knight": "Békelovag",
    strategist: "Stratéga",
  },
  missions: {
    cotton4: { name: "Négy gyapot", needs: "4 gyapot a hajón" },
    wine4: { name: "Négy bor", needs: "4 bor a hajón" },
    tea4: { name: "Négy tea", needs: "4 tea a hajón" },
    rum6: { name: "Hat rum", needs: "6 rum a hajón" },
    "mixed-cargo": { name: "Vegyes rakomány", needs: "1 gyapot, 1 bor, 1 tea és 2 rum a hajón" },
    chests2: { name: "Két kincsesláda", needs: "2 kincsesláda" },
    "upgrades-3-types": { name: "Három típus", needs: "3 különböző típusú hajóbővítmény" },
    "upgrades-2-same": { name: "Két egyforma", needs: "2 azonos típusú hajóbővítmény" },
    "no-mutiny": { name: "Nincs zendülés", needs: "egész játékban nincs zendülés" },
    "beat-pirate": { name: "Legyőzött kalóz", needs: "több találat, mint a kalóznak" },
    "no-cannon": { name: "Nincs ágyú", needs: "egyik csatafázis után sincs ágyú" },
    "hits-3-at-sea": { name: "Három találat a tengeren", needs: "3 találat egy tengeri csatában" },
  },
};

/** The Hungarian names by number, each with its forms. */
export const {
  items: ITEM,
  directions: DIRECTION,
  upgrades: UPGRADE,
  actions: ACTION,
  sterns: STERN,
  missions: MISSION,
} = inOrder(TABLES);
