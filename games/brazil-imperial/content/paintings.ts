import { type Cost, costOf, type Slot } from "./resources.ts";

/** The frame colours of paintings. */
export const FRAMES = ["red", "pink", "blue"] as const;
export type FrameName = (typeof FRAMES)[number];
export const FRAME_COUNT = FRAMES.length;

/** What a painting does; the rules ask for effects, never for a painting by name. */
export type PaintingEffect =
  /** Strength added to every attack or defence of the owner. */
  | { readonly type: "attack" | "defence"; readonly by: number }
  /** A side of a building produces more of a resource. */
  | { readonly type: "produces"; readonly side: number; readonly resource: number; readonly by: number }
  /** Points at the end for each of something. */
  | { readonly type: "points"; readonly per: PointsPer }
  /** Something the owner may do, or gets, that a rule asks for. */
  | { readonly type: Permission };

export type PointsPer = "forestNextToEmpire" | "templeOrAcademy" | "cityOrCapital" | "revealedQuest";
export const PERMISSIONS = [
  "strongerNextToForest",
  "citiesOnAnyUnit",
  "markerForReward",
  "nearbyRangedHelp",
  "cavalryMove",
  "navalMove",
  "cheaperBuild",
  "buildTwice",
  "anyTerrain",
  "goodsFitAnySlot",
  "secondHarborRaw",
  "extraPalace",
  "goodsForPoints",
  "gainScience",
  "rawForExploring",
  "drawCards",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

interface PaintingRow {
  readonly id: string;
  readonly frame: FrameName;
  readonly cost: readonly Slot[];
  readonly vp: number;
  readonly effects: readonly PaintingEffect[];
}

/** The paintings. Eleven names and effects are printed (marked), everything else is reconstructed after the credits of the rulebook. */
const PAINTING_ROWS = [
  // printed
  {
    id: "maria_quiteria",
    frame: "red",
    cost: ["gold"],
    vp: 1,
    effects: [
      { type: "attack", by: 1 },
      { type: "defence", by: 2 },
    ],
  },
  // printed
  {
    id: "camarao",
    frame: "red",
    cost: ["gold"],
    vp: 0,
    effects: [{ type: "strongerNextToForest" }, { type: "points", per: "forestNextToEmpire" }],
  },
  // printed
  { id: "arariboia", frame: "red", cost: ["anyRaw"], vp: 1, effects: [{ type: "citiesOnAnyUnit" }] },
  // printed
  { id: "coroados", frame: "red", cost: [], vp: 1, effects: [{ type: "markerForReward" }] },
  { id: "count_deu", frame: "red", cost: ["anyRaw"], vp: 2, effects: [{ type: "nearbyRangedHelp" }] },
  { id: "duke_of_caxias", frame: "red", cost: ["gold"], vp: 2, effects: [{ type: "attack", by: 2 }] },
  { id: "guaicuru_cavalry", frame: "red", cost: ["anyRaw"], vp: 1, effects: [{ type: "cavalryMove" }] },
  { id: "riachuelo", frame: "red", cost: [], vp: 1, effects: [{ type: "navalMove" }] },
  // printed
  {
    id: "guarani",
    frame: "pink",
    cost: ["anyRaw"],
    vp: 1,
    effects: [{ type: "produces", side: 0, resource: 2, by: 1 }],
  },
  // printed
  { id: "reboucas", frame: "pink", cost: ["gold"], vp: 1, effects: [{ type: "cheaperBuild" }] },
  // printed
  { id: "maua", frame: "pink", cost: ["gold"], vp: 1, effects: [{ type: "buildTwice" }] },
  // printed
  { id: "leopoldina", frame: "pink", cost: ["gold"], vp: 1, effects: [{ type: "anyTerrain" }] },
  // printed
  { id: "immigrants", frame: "pink", cost: [], vp: 1, effects: [{ type: "goodsFitAnySlot" }] },
  {
    id: "sao_vicente",
    frame: "pink",
    cost: ["anyRaw"],
    vp: 1,
    effects: [{ type: "produces", side: 2, resource: 0, by: 1 }],
  },
  {
    id: "chica_da_silva",
    frame: "pink",
    cost: ["gold"],
    vp: 1,
    effects: [{ type: "produces", side: 4, resource: 4, by: 1 }],
  },
  { id: "arruda_seller", frame: "pink", cost: ["anyRaw"], vp: 2, effects: [{ type: "secondHarborRaw" }] },
  // printed
  { id: "princess_isabel", frame: "blue", cost: ["gold"], vp: 1, effects: [{ type: "extraPalace" }] },
  // printed
  { id: "factory", frame: "blue", cost: ["anyRaw"], vp: 0, effects: [{ type: "goodsForPoints" }] },
  { id: "jose_bonifacio", frame: "blue", cost: ["gold"], vp: 1, effects: [{ type: "gainScience" }] },
  {
    id: "father_anchieta",
    frame: "blue",
    cost: ["anyRaw"],
    vp: 0,
    effects: [{ type: "points", per: "templeOrAcademy" }],
  },
  { id: "first_mass", frame: "blue", cost: [], vp: 0, effects: [{ type: "points", per: "cityOrCapital" }] },
  {
    id: "council_of_state",
    frame: "blue",
    cost: ["anyRaw"],
    vp: 0,
    effects: [{ type: "points", per: "revealedQuest" }],
  },
  { id: "tupi_woman", frame: "blue", cost: [], vp: 1, effects: [{ type: "rawForExploring" }] },
  { id: "redemption_amazonas", frame: "blue", cost: ["anyRaw"], vp: 1, effects: [{ type: "drawCards" }] },
] as const satisfies readonly PaintingRow[];

export type PaintingName = (typeof PAINTING_ROWS)[number]["id"];
const ROWS: readonly PaintingRow[] = PAINTING_ROWS;
export const PAINTINGS: readonly PaintingName[] = PAINTING_ROWS.map(({ id }) => id);
export const PAINTING_COUNT = PAINTINGS.length;
export const PAINTING_FRAME: readonly number[] = ROWS.map(({ frame }) => FRAMES.indexOf(frame));
export const PAINTING_COST: readonly Cost[] = ROWS.map(({ cost }) => costOf(cost));
export const PAINTING_VP: readonly number[] = ROWS.map(({ vp }) => vp);
export const PAINTING_EFFECTS: readonly (readonly PaintingEffect[])[] = ROWS.map(({ effects }) => effects);

const sumOf = (type: "attack" | "defence"): readonly number[] =>
  ROWS.map(({ effects }) =>
    effects.reduce((sum, effect) => (effect.type === type && "by" in effect ? sum + effect.by : sum), 0),
  );

/** By painting: strength it adds to its owner's attacks and defences. */
export const PAINTING_ATTACK = sumOf("attack");
export const PAINTING_DEFENCE = sumOf("defence");

const masksOf = (has: (effect: PaintingEffect) => boolean): number =>
  ROWS.reduce((mask, { effects }, painting) => (effects.some(has) ? mask | (1 << painting) : mask), 0);

/** By permission: the paintings that grant it, as bits. */
export const GRANTS = Object.fromEntries(
  PERMISSIONS.map((permission) => [permission, masksOf(({ type }) => type === permission)]),
) as Readonly<Record<Permission, number>>;

/** By frame colour: its paintings, as bits. */
export const FRAME_MASKS: readonly number[] = FRAMES.map((frame) =>
  ROWS.reduce((mask, row, painting) => (row.frame === frame ? mask | (1 << painting) : mask), 0),
);

/** Paintings that raise production, as bits, with what they raise. */
export interface Raise {
  readonly mask: number;
  readonly side: number;
  readonly resource: number;
  readonly by: number;
}
export const RAISED_PRODUCTION: readonly Raise[] = ROWS.flatMap(({ effects }, painting) =>
  effects.flatMap((effect) =>
    effect.type === "produces"
      ? [{ mask: 1 << painting, side: effect.side, resource: effect.resource, by: effect.by }]
      : [],
  ),
);

/** Numbers of effects (reconstructed): points of a Coroados marker, cards it draws, goods the Factory takes. */
export const COROADOS_VP = 2;
export const COROADOS_CARDS = 2;
export const FACTORY_GOODS = 3;
