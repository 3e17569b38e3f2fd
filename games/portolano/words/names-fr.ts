import type { Countable } from "@caravel/kernel";
import { inOrder, type NameTables } from "./names.ts";

/** A direction: its name, and where it leads. */
interface Direction {
  readonly name: string;
  readonly to: string;
}

const item = (one: string, other = `${one}s`): Countable => ({ one, other });

const TABLES: NameTables<Countable, Direction, string> = {
  items: {
    cotton: item("coton"),
    wine: item("vin"),
    tea: item("thé"),
    cocoa: item("cacao"),
    rum: item("rhum"),
    thaler: item("thaler"),
  },
  directions: {
    north: { name: "nord", to: "vers le nord" },
    east: { name: "est", to: "vers l'est" },
    south: { name: "sud", to: "vers le sud" },
    west: { name: "ouest", to: "vers l'ouest" },
  },
  upgrades: { hold: "cale", gunports: "sabords", sail: "voile", fuse: "mèche" },
  actions: {
    upgrade: { name: "amélioration", short: "amélioration" },
    "goods-rum": { name: "échange contre du rhum", short: "échange rhum" },
    "goods-goods": { name: "échange un contre deux", short: "échange 1:2" },
    "free-rum": { name: "rhum gratuit", short: "rhum gratuit" },
    thaler: { name: "thaler", short: "thaler" },
    peace: { name: "île de paix", short: "île de paix" },
  },
  sterns: {
    "sticky-fingers": "Doigts crochus",
    "grapeshot-master": "Maître de la mitraille",
    handyman: "Bricoleur",
    "rum-still": "Alambic",
    dealer: "Trafiquant",
    southerner: "Homme du Sud",
    "fortunes-son": "Enfant de la chance",
    "peace-knight": "Chevalier de paix",
    strategist: "Stratège",
  },
  missions: {
    cotton4: { name: "Quatre cotons", needs: "4 cotons à bord" },
    wine4: { name: "Quatre vins", needs: "4 vins à bord" },
    tea4: { name: "Quatre thés", needs: "4 thés à bord" },
    rum6: { name: "Six rhums", needs: "6 rhums à bord" },
    "mixed-cargo": { name: "Cargaison variée", needs: "1 coton, 1 vin, 1 thé et 2 rhums à bord" },
    chests2: { name: "Deux coffres", needs: "2 coffres" },
    "upgrades-3-types": { name: "Trois types", needs: "des améliorations de 3 types" },
    "upgrades-2-same": { name: "Deux semblables", needs: "2 améliorations du même type" },
    "no-mutiny": { name: "Sans mutinerie", needs: "aucune mutinerie de toute la partie" },
    "beat-pirate": { name: "Pirate vaincu", needs: "plus de touches que le pirate" },
    "no-cannon": { name: "Sans canon", needs: "pas de canon à la fin des phases de bataille" },
    "hits-3-at-sea": { name: "Trois touches en mer", needs: "3 touches dans un combat en mer" },
  },
};

/** The French names by number, each with its forms. */
export const {
  items: ITEM,
  directions: DIRECTION,
  upgrades: UPGRADE,
  actions: ACTION,
  sterns: STERN,
  missions: MISSION,
} = inOrder(TABLES);
