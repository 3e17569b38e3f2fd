import { isOver, type NameOf, type Section } from "@caravel/kernel";
import { FIRST_PLAYER_TILE, PALACES } from "../content/spaces.ts";
import { battleNow } from "../rules/battle-outlook.ts";
import { type HexFacts, hexNow, type LyingTile } from "../rules/outlook.ts";
import { CAPITAL_PALACE, contentOf, mapOf, NO_PALACE, NO_TILE, NOBODY } from "../rules/state.ts";
import type { BrazilView } from "../rules/view.ts";
import { LETTERS, NOTHING, some, titled, wrapped } from "./cells.ts";
import type { Labels } from "./labels.ts";
import { origin } from "./origin.ts";

/** An exploration tile as it lies; the strength of an Expedition stands behind it. */
function lying(labels: Labels, view: BrazilView, { isUp, kind }: LyingTile): string {
  if (kind === null) return labels.faceDown;
  const { strength } = contentOf(view).explores[kind];
  const name = `${labels.explorationTiles[kind]}${strength > 0 ? ` ${strength}` : ""}`;
  return isUp ? name : labels.looked(name);
}

/** The tile on a hex: whose it is, what it is, and what lies on it. */
function tileLine(labels: Labels, { tile, owner, controller, palace, tokens, byJesuits }: HexFacts): string {
  if (palace === CAPITAL_PALACE) return `${LETTERS[owner]} ${labels.capital}`;
  if (tile === NO_TILE) return "";
  return some([
    `${LETTERS[owner]} ${labels.tiles[tile]}`,
    controller === owner || controller === NOBODY ? "" : labels.occupiedBy(LETTERS[controller]),
    labels.amounts(tokens),
    palace === NO_PALACE ? "" : labels.palace(PALACES[palace]),
    byJesuits ? labels.byJesuits : "",
  ]);
}

/** The units on a hex: "A 2 Archer, Cannon". */
function unitLine(labels: Labels, { units }: HexFacts): string {
  if (units.length === 0) return "";
  const kinds = units.map(({ kind, count }) => `${count === 1 ? "" : `${count} `}${labels.units[kind]}`);
  return labels.about(LETTERS[units[0].side], kinds.join(", "));
}

/** The six hexes beside any hex, as its name is written. */
const BESIDE = "q-1,r; q+1,r; q,r-1; q+1,r-1; q-1,r+1; q,r+1";

/** How names tell which hexes lie beside each other; then all hexes from north to south, one line for each thing that is there. */
export function mapSection(labels: Labels, view: BrazilView): Section {
  const { size, scenario } = mapOf(view);
  const rows = Array.from({ length: size }, (_, hex) => hex).flatMap((hex) => {
    const facts = hexNow(view, hex);
    const { exploration } = facts;
    const there = [
      tileLine(labels, facts),
      facts.capitalTile === NO_TILE
        ? ""
        : labels.capitalTile(
            labels.amounts(contentOf(view).capitalGains[facts.capitalTile]),
            facts.capitalTile === FIRST_PLAYER_TILE,
          ),
      exploration === null ? "" : lying(labels, view, exploration),
      unitLine(labels, facts),
    ].filter((line) => line !== "");
    const terrain = facts.tile === NO_TILE ? labels.terrains[facts.terrain] : NOTHING;
    return (there.length === 0 ? [NOTHING] : there).flatMap((line) => wrapped([facts.word, terrain], line));
  });
  return {
    title: titled(labels.hexes, [
      labels.maps[scenario.id] ?? scenario.name,
      labels.hexSigns,
      origin(labels, view, "scenarios"),
    ]),
    header: [labels.hex, labels.terrain, labels.there],
    rows: [["q,r", labels.hexesBeside, BESIDE], ...rows],
  };
}

/** The battle that is going on, or nothing. */
export function battleSection(labels: Labels, view: BrazilView, name: NameOf): Section[] {
  const battle = isOver(view) ? null : battleNow(view);
  if (battle === null) return [];
  const { attacker, defender, attack, defence } = battle;
  const row = (side: string, { strength, cards, most }: typeof attack) => [
    side,
    String(strength),
    cards === 0 ? NOTHING : String(cards),
    String(most),
  ];
  return [
    {
      title: titled(labels.battle, [hexNow(view, battle.hex).word]),
      header: [labels.side, labels.strength, labels.hiddenCards, labels.most],
      rows: [row(name(attacker), attack), row(defender === NOBODY ? labels.expedition : name(defender), defence)],
    },
  ];
}
