import { amounts, capital, countsOf, listing, nounCounter } from "@caravel/kernel";
import { RUM, THALER } from "../content/pieces.ts";
import { ACTION, DIRECTION, ITEM, MISSION, STERN, UPGRADE } from "./names-en.ts";
import type { Labels } from "./position.ts";

const say = nounCounter("en");
export const list = listing("and");

export const item = (number: number, kind: number) => say(number, ITEM[kind]);
export const rum = (number: number) => item(number, RUM);
export const thalers = (number: number) => item(number, THALER);
export const hits = (number: number) => say(number, { one: "hit", other: "hits" });
export const dice = (number: number) => say(number, { one: "die", other: "dice" });
export const goods = (number: number) => say(number, { one: "good", other: "goods" });
export const things = (number: number) => say(number, { one: "thing", other: "things" });
export const players = (number: number) => `With ${say(number, { one: "player", other: "players" })}`;

/** Items by number: "2 rum and 1 cotton"; and those of a list. */
export const items = (counts: readonly number[]) => list(amounts(counts).map(({ kind, count }) => item(count, kind)));
export const itemsIn = (kinds: readonly number[]) => items(countsOf(kinds));
/** Kinds without numbers: "cotton or tea". */
export const kinds = (of: readonly number[]) => listing("or")([...new Set(of)].map((kind) => ITEM[kind].one));

/** "north", "north twice", "north, then east". */
export function route(steps: readonly number[]): string {
  if (steps.length === 2 && steps[0] === steps[1]) return `${DIRECTION[steps[0]]} twice`;
  return steps.map((step) => DIRECTION[step]).join(", then ");
}

/** "for 2 rum", "for free". */
export const forRum = (cost: number) => (cost === 0 ? "for free" : `for ${rum(cost)}`);

/** What has to make room: " (throw out 1 for it)". */
export const throwing = (number: number) => (number === 0 ? "" : ` (throw out ${number} for it)`);

/** "2 hits (1 sure, 3 dice)". */
export function roll(scored: number, sure: number, rolled: number): string {
  const parts = [...(sure === 0 ? [] : [`${sure} sure`]), ...(rolled === 0 && sure > 0 ? [] : [dice(rolled)])];
  return `${hits(scored)} (${parts.join(", ")})`;
}

/** Headings and short names for the position. */
export const LABELS: Labels = {
  items: ITEM.map(({ other }) => capital(other)),
  letters: ["C", "W", "T", "cocoa"],
  actions: ACTION,
  directions: DIRECTION,
  upgrades: UPGRADE.map(capital),
  sterns: STERN,
  missions: MISSION,
  round: (round) => `Round ${round}`,
  setup: "Setup",
  phase: "Phase",
  phases: { setup: "setup", cards: "1 card choice", turns: "2 player turns", battle: "5 battle" },
  noPhase: "between phases",
  gameIsOver: "the game is over",
  turn: "Turn",
  start: "Start player",
  wind: "Wind",
  blows: (wind) => `blows ${DIRECTION[wind]}`,
  pirate: "Pirate",
  lastRound: "Last round",
  hits: "Hits",
  pack: "Content pack",
  tileSide: (code, tile, side) => `${code} (tile ${tile}, side ${side})`,
  reconstructed: "reconstructed: values of our own, the printed ones are lost",
  sea: "Sea",
  ships: "ships",
  cannon: "cannon",
  port: "port",
  pirateMark: "pirate",
  ports: "Ports",
  filled: "in brackets: what lies there",
  place: "Place",
  tile: "Tile",
  players: "Players",
  signs: "#1-#5 ship, > turn, * start player",
  player: "Player",
  free: "Free",
  cannons: "Cannons",
  chests: "Chests",
  standing: "Standing (thalers if the game ended now, without chests)",
  cargo: "Cargo",
  missionPay: "Missions",
  sum: "Sum",
  shipTable: "Ships",
  upgradeValues: "upgrades by value",
  stern: "Stern",
  peaceMarker: "(marker)",
  value: "Value",
  cards: "Cards",
  hidden: (cards) => `${cards} hidden`,
  drifted: "drifted",
  anchored: "anchored",
  missionTable: "Missions (place of each ship's marker; * kept or lost)",
  mission: "Mission",
  needs: "Needs",
  markerKept: "kept",
  supplyBoard: (board, side) => `Supply board ${board}, side ${side}`,
  row: "Row",
  left: "Left",
  inOrder: "In order of taking",
  box: "In the box",
  supplies: "Supplies",
  chestStack: "Chest stack",
  portPile: "Port pile",
  pileTop: (ports, top) => `${ports}, on top ${top}`,
  pileBelow: "Below the top",
  usedPorts: "Used ports",
  upgradeStack: (upgrade) => `Upgrades: ${upgrade.toLowerCase()}`,
};
