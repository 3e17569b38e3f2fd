import type { Countable } from "@caravel/kernel";
import { inOrder, type NameTables } from "./names.ts";

/** Goods and rum are not counted in English: "2 cotton". */
const uncounted = (name: string): Countable => ({ one: name, other: name });

const TABLES: NameTables<Countable, string, string> = {
  items: {
    cotton: uncounted("cotton"),
    wine: uncounted("wine"),
    tea: uncounted("tea"),
    cocoa: uncounted("cocoa"),
    rum: uncounted("rum"),
    thaler: { one: "thaler", other: "thalers" },
  },
  directions: { north: "north", east: "east", south: "south", west: "west" },
  upgrades: { hold: "hold", gunports: "gunports", sail: "sail", fuse: "fuse" },
  actions: {
    upgrade: { name: "upgrade", short: "upgrade" },
    "goods-rum": { name: "goods-rum trade", short: "rum trade" },
    "goods-goods": { name: "goods-goods trade", short: "goods trade" },
    "free-rum": { name: "free rum", short: "free rum" },
    thaler: { name: "thaler", short: "thaler" },
    peace: { name: "isle of peace", short: "isle of peace" },
  },
  sterns: {
    "sticky-fingers": "Sticky Fingers",
    "grapeshot-master": "Grapeshot Master",
    handyman: "Handyman",
    "rum-still": "Rum Still",
    dealer: "Dealer",
    southerner: "Southerner",
    "fortunes-son": "Fortune's Son",
    "peace-knight": "Peace Knight",
    strategist: "Strategist",
  },
  missions: {
    cotton4: { name: "Four cotton", needs: "4 cotton on board" },
    wine4: { name: "Four wine", needs: "4 wine on board" },
    tea4: { name: "Four tea", needs: "4 tea on board" },
    rum6: { name: "Six rum", needs: "6 rum on board" },
    "mixed-cargo": { name: "Mixed cargo", needs: "1 cotton, 1 wine, 1 tea, 2 rum on board" },
    chests2: { name: "Two chests", needs: "2 chests" },
    "upgrades-3-types": { name: "Three types", needs: "upgrades of 3 types" },
    "upgrades-2-same": { name: "Two alike", needs: "2 upgrades of one type" },
    "no-mutiny": { name: "No mutiny", needs: "no mutiny all game" },
    "beat-pirate": { name: "Beat the pirate", needs: "more hits than the pirate" },
    "no-cannon": { name: "No cannon", needs: "no cannon after any battle phase" },
    "hits-3-at-sea": { name: "Three hits at sea", needs: "3 hits in one battle at sea" },
  },
};

/** The English names by number. */
export const {
  items: ITEM,
  directions: DIRECTION,
  upgrades: UPGRADE,
  actions: ACTION,
  sterns: STERN,
  missions: MISSION,
} = inOrder(TABLES);
