import { amounts, capital, countsOf, listing } from "@caravel/kernel";
import { withArticle, withEnding } from "@caravel/kernel/hungarian";
import { ACTION, DIRECTION, ITEM, MISSION, STERN, UPGRADE } from "./names-hu.ts";
import type { Labels } from "./position.ts";

// after a number a Hungarian noun stays singular, so counting needs no plural forms
export const list = listing("és");

/** Items by number, as subject or as object; and those of a list. */
export const items = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count: number }) => `${number} ${ITEM[kind].name}`));
export const itemsObject = (counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count: number }) => `${number} ${ITEM[kind].object}`));
export const objectsIn = (kinds: readonly number[]) => itemsObject(countsOf(kinds));
/** What something is exchanged for: "2 rumra és 1 teára". */
export const kindsOnto = (kinds: readonly number[]) =>
  list(amounts(countsOf(kinds)).map(({ kind, count: number }) => `${number} ${withEnding(ITEM[kind].name, "ra")}`));
/** Slots of a port: "az 1.", "a 2. és 3.". */
export const slotsThe = (slots: readonly number[]) => withArticle(list(slots.map((slot) => `${slot}.`)));
/** Kinds without numbers: "gyapot vagy tea". */
export const kinds = (of: readonly number[]) => listing("vagy")([...new Set(of)].map((kind) => ITEM[kind].name));
/** What "you" have: "gyapotod". */
export const yours = (of: readonly number[]) => listing("vagy")([...new Set(of)].map((kind) => ITEM[kind].yours));
/** A place with its article: "az a1", "a b3". */
export { withArticle as the } from "@caravel/kernel/hungarian";

/** "északra", "kétszer északra", "északra, majd keletre". */
export function route(steps: readonly number[]): string {
  if (steps.length === 2 && steps[0] === steps[1]) return `kétszer ${DIRECTION[steps[0]].to}`;
  return steps.map((step) => DIRECTION[step].to).join(", majd ");
}

/** "2 rumért", "ingyen". */
export const forRum = (cost: number) => (cost === 0 ? "ingyen" : `${cost} rumért`);

/** What has to make room. */
export const throwing = (number: number) =>
  number === 0 ? "" : ` (${number} portékát vagy rumot ki kell dobnod érte)`;

/** "2 találat (1 biztos, 3 kocka)". */
export function roll(scored: number, sure: number, rolled: number): string {
  const parts = [...(sure === 0 ? [] : [`${sure} biztos`]), ...(rolled === 0 && sure > 0 ? [] : [`${rolled} kocka`])];
  return `${scored} találat (${parts.join(", ")})`;
}

/** Headings and short names for the position. */
export const LABELS: Labels = {
  items: ITEM.map(({ name }) => capital(name)),
  letters: ["G", "B", "T", "kakaó"],
  actions: ACTION,
  directions: DIRECTION.map(({ name }) => name),
  upgrades: UPGRADE.map(({ short }) => short),
  sterns: STERN,
  missions: MISSION,
  round: (round) => `${round}. forduló`,
  setup: "Előkészületek",
  phase: "Fázis",
  phases: { setup: "előkészületek", cards: "1. lapválasztás", turns: "2. játékosok körei", battle: "5. csata" },
  noPhase: "két fázis között",
  gameIsOver: "vége a játéknak",
  turn: "Soron van",
  start: "Kezdőjátékos",
  wind: "Szél",
  blows: (wind) => `${DIRECTION[wind].to} fúj`,
  pirate: "Kalóz",
  lastRound: "Utolsó forduló",
  hits: "Találatok",
  pack: "Tartalomcsomag",
  tileSide: (code, tile, side) => `${code} (${tile}. lapka, „${side}” oldal)`,
  reconstructed: "rekonstruált: saját értékek, a nyomtatottak elvesztek",
  sea: "Tenger",
  ships: "hajók",
  cannon: "ágyú",
  port: "kikötő",
  pirateMark: "kalóz",
  ports: "Kikötők",
  filled: "zárójelben, ami ott van",
  place: "Hely",
  tile: "Lapka",
  players: "Játékosok",
  signs: "#1–#5: hajók, >: soron van, *: kezdőjátékos",
  player: "Játékos",
  free: "Szabad",
  cannons: "Ágyú",
  chests: "Láda",
  standing: "Állás (tallérban, ha most lenne vége; kincsesládák nélkül)",
  cargo: "Rakomány",
  missionPay: "Küldetések",
  sum: "Összesen",
  shipTable: "Hajók",
  upgradeValues: "hajóbővítmények értékkel",
  stern: "Hajótat",
  peaceMarker: "(jelölő)",
  value: "Érték",
  cards: "Kártyák",
  hidden: (cards) => `${cards} rejtett`,
  drifted: "sodródott",
  anchored: "horgonyzott",
  missionTable: "Küldetések (melyik hajó jelölője hányadik helyen áll; *: megvan-e még)",
  mission: "Küldetés",
  needs: "Feltétel",
  markerKept: "van",
  supplyBoard: (board, side) => `${board}. kínálati tábla, „${side}” oldal`,
  row: "Sor",
  left: "Maradt",
  inOrder: "A levétel sorrendjében",
  box: "A dobozban",
  supplies: "Készletek",
  chestStack: "Kincsesládák",
  portPile: "Kikötők húzópaklija",
  pileTop: (ports, top) => `${ports}, legfelül ${top}`,
  pileBelow: "Alatta",
  usedPorts: "Használt kikötők",
  upgradeStack: (upgrade) => `Hajóbővítmény: ${upgrade.toLowerCase()}`,
};
