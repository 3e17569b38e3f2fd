import { type Box, rowItems, STANDARD_BOX, type TableName } from "./box.ts";
import { readPack } from "./pack.ts";
import { GOODS_IN_BOX, PLAIN_GOODS, type PlainGood } from "./pieces.ts";
import { SEA_ACTIONS, UPGRADE_ACTION } from "./tiles.ts";

/** The values of one table's pieces, as plain lists by number of face, side and good. */
export interface Content {
  readonly box: Box;
  /** By sea face: its action, the goods it shows as bits, whether it shows a cannon. */
  readonly action: readonly number[];
  readonly goodsShown: readonly number[];
  readonly showsCannon: readonly boolean[];
  /** By face: the goods a port demands, slot by slot (empty for the sea), and its rum. */
  readonly slots: readonly (readonly number[])[];
  readonly portRum: readonly number[];
  /** By side, then by plain good: what lies in the row, in the order of taking. */
  readonly rows: readonly (readonly (readonly number[])[])[];
  /** By side, then by good: what is in the box when its rows are filled. */
  readonly inBox: readonly (readonly number[])[];
  /** Sea tiles that have the upgrade action on either face. */
  readonly upgradeTiles: readonly number[];
  readonly hold: number;
  readonly cannonSlots: number;
  readonly hitFaces: number;
}

const goodNumber = (good: PlainGood): number => PLAIN_GOODS.indexOf(good);

/** Goods by kind that are not on a side of the supply board. */
function besides(rows: readonly (readonly number[])[]): number[] {
  const left: number[] = [...GOODS_IN_BOX];
  for (const good of rows.flat()) left[good]--;
  return left;
}

function makeContent(players: number, box: Box): Content {
  const sea = box.seaTiles.flatMap(({ a, b }) => [a, b]);
  const ports = box.ports.flatMap(({ a, b }) => [a, b]);
  const action = sea.map((face) => SEA_ACTIONS.indexOf(face.action));
  const tiles = [...box.seaTiles.keys()];
  const rows = box.supplyBoards.map((side) =>
    PLAIN_GOODS.map((name, good) => rowItems(side.rows[name], good, players)),
  );
  return {
    box,
    action,
    goodsShown: sea.map(({ goods }) => goods.reduce((shown, good) => shown | (1 << goodNumber(good)), 0)),
    showsCannon: sea.map(({ cannon }) => cannon),
    slots: [...sea.map(() => []), ...ports.map(({ slots }) => slots.map(goodNumber))],
    portRum: [...sea.map(() => 0), ...ports.map(({ rum }) => rum)],
    rows,
    inBox: rows.map(besides),
    upgradeTiles: tiles.filter((tile) => [action[tile * 2], action[tile * 2 + 1]].includes(UPGRADE_ACTION)),
    hold: box.ship.hold,
    cannonSlots: box.ship.cannonSlots,
    hitFaces: box.dice.hitFaces,
  };
}

const standard = [0, 1, 2, 3, 4, 5].map((players) => makeContent(players, STANDARD_BOX));
const packed = new Map<string, Content>();
const MOST_PACKS = 50;

/** The values of a table; `pack` is the pack's own text, or empty for the box as it is. */
export function contentFor(players: number, pack: string): Content {
  return pack === "" ? standard[players] : packedContent(players, pack);
}

function packedContent(players: number, pack: string): Content {
  const key = `${players} ${pack}`;
  const known = packed.get(key);
  if (known !== undefined) return known;
  const { box, problems } = readPack(pack);
  if (box === null) throw new RangeError(`the content pack cannot be used: ${JSON.stringify(problems)}`);
  if (packed.size > MOST_PACKS) packed.clear();
  const content = makeContent(players, box);
  packed.set(key, content);
  return content;
}

/** Does this table of the box hold values of our own making, which a content pack may replace? */
export function isReconstructed(content: Content, table: TableName): boolean {
  return content.box.reconstructed.includes(table);
}

/** PO-SETUP-06: goods in the box, by kind, when a side of the supply board is filled. */
export function goodsInBox(content: Content, side: number): number[] {
  return content.inBox[side].slice();
}
