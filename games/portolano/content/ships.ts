/** What is fitted to a ship. Provenance: seed, except where a line says otherwise. */

/** PO-UPG: the four kinds of upgrade (seed L345-363). */
export const UPGRADES = ["hold", "gunports", "sail", "fuse"] as const;
export type UpgradeName = (typeof UPGRADES)[number];
export const HOLD = 0;
export const GUNPORTS = 1;
export const SAIL = 2;
export const FUSE = 3;

/** PO-COMP-04: the highest value of an upgrade; there is one of each value from 0 (seed L45, L115). */
export const HIGHEST_UPGRADE = 5;
/** PO-SEA-20: thalers for an upgrade (seed L191). */
export const UPGRADE_PRICE = 1;
/** PO-UPG-01, -02: what one upgrade adds (seed L351, L355). */
export const SPACES_PER_HOLD = 2;
export const SLOTS_PER_GUNPORTS = 2;

/** PO-STERN: the nine sterns (seed L365-403; the English names are ours). */
export const STERNS = [
  "sticky-fingers",
  "grapeshot-master",
  "handyman",
  "rum-still",
  "dealer",
  "southerner",
  "fortunes-son",
  "peace-knight",
  "strategist",
] as const;
export type SternName = (typeof STERNS)[number];
export const STICKY_FINGERS = 0;
export const GRAPESHOT_MASTER = 1;
export const HANDYMAN = 2;
export const RUM_STILL = 3;
export const DEALER = 4;
export const SOUTHERNER = 5;
export const FORTUNES_SON = 6;
export const PEACE_KNIGHT = 7;
export const STRATEGIST = 8;

/** PO-STERN-01, -02, -04: what the sterns give at the start (seed L371, L375, L383). */
export const STICKY_THALERS = 2;
export const GRAPESHOT_CANNONS = 1;
export const RUM_STILL_RUM = 4;
/** PO-BATTLE-20, -41: what Fortune's Son wins by a tie (seed L395). */
export const TIE_LOOT = 1;
/** PO-SCORE-02: for the Peace Knight's marker, if it was never used (seed L399). */
export const UNUSED_PEACE = 1;

/** PO-COMP-20, -21: the prow. Reconstructed: hold; read from the seed: cannon slots (PO-RULING-44). */
export const PROW = { hold: 7, cannonSlots: 1 } as const;

/** PO-COMP-22: hit faces of a die among its six. Reconstructed. */
export const HIT_FACES = 3;
