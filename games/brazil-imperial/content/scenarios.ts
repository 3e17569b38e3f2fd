/** One map: the rows of its hexes from the north, each with the first hex's place along it. Layouts are reconstructed, names are printed. */
export interface MapRow {
  readonly q: number;
  readonly r: number;
  /** One letter per hex: `.` clearing, `F` forest, `G` gold mine, `?` cloud, `~` water, `C` capital site. */
  readonly terrain: string;
}

/** The enemy of the solo scenario (BI-SOLO-01); `capital` and `hex` are axial coordinates. */
export interface SoloEnemy {
  readonly rounds: number;
  readonly capital: string;
  readonly units: readonly { readonly unit: string; readonly hex: string }[];
}

/** A scenario: a map for so many players. */
export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly players: number;
  readonly rows: readonly MapRow[];
  readonly enemy: SoloEnemy | null;
}

/** BI-SETUP-01: the scenarios of the rulebook. */
export const SCENARIOS: readonly Scenario[] = [
  {
    id: "guararapes",
    name: "The Battle of Guararapes",
    players: 1,
    rows: [
      { q: -1, r: -3, terrain: ".G.CF?" },
      { q: -2, r: -2, terrain: "F?...F." },
      { q: -2, r: -1, terrain: ".G?F?F" },
      { q: -3, r: 0, terrain: "F..G..F" },
      { q: -3, r: 1, terrain: "F?F?G." },
      { q: -4, r: 2, terrain: ".F...?F" },
      { q: -4, r: 3, terrain: "?FC.G." },
    ],
    enemy: {
      rounds: 20,
      capital: "2,-3",
      units: [
        { unit: "lancer", hex: "2,-3" },
        { unit: "cannon", hex: "2,-3" },
        { unit: "monarch", hex: "1,-2" },
        { unit: "musketeer", hex: "1,-3" },
        { unit: "musketeer", hex: "2,-2" },
      ],
    },
  },
  {
    id: "rio",
    name: "Rio de Janeiro, 1567",
    players: 2,
    rows: [
      { q: 0, r: -3, terrain: ".G?G" },
      { q: -1, r: -2, terrain: "FC..." },
      { q: -2, r: -1, terrain: "?F.~F?" },
      { q: -3, r: 0, terrain: ".F?~?F." },
      { q: -3, r: 1, terrain: "?F~.F?" },
      { q: -3, r: 2, terrain: "...CF" },
      { q: -3, r: 3, terrain: "G?G." },
    ],
    enemy: null,
  },
  {
    id: "cisplatine",
    name: "Cisplatine",
    players: 2,
    rows: [
      { q: -1, r: -3, terrain: ".F....." },
      { q: -2, r: -2, terrain: "?G?.?.F?" },
      { q: -2, r: -1, terrain: "FF.FF.G" },
      { q: -3, r: 0, terrain: ".C.FF.C." },
      { q: -3, r: 1, terrain: "G.FF.FF" },
      { q: -4, r: 2, terrain: "?F.?.?G?" },
      { q: -4, r: 3, terrain: ".....F." },
    ],
    enemy: null,
  },
  {
    id: "amazon",
    name: "The Amazon",
    players: 2,
    rows: [
      { q: -1, r: -3, terrain: "?.GCF." },
      { q: -2, r: -2, terrain: ".F?.FF?" },
      { q: -2, r: -1, terrain: "?.F?G." },
      { q: -3, r: 0, terrain: "~~~~~~~" },
      { q: -3, r: 1, terrain: ".G?F.?" },
      { q: -4, r: 2, terrain: "?FF.?F." },
      { q: -4, r: 3, terrain: ".FCG.?" },
    ],
    enemy: null,
  },
  {
    id: "platine",
    name: "The Platine War",
    players: 3,
    rows: [
      { q: 0, r: -4, terrain: ".F..?" },
      { q: -1, r: -3, terrain: "FC.?FF" },
      { q: -2, r: -2, terrain: ".GF..?." },
      { q: -3, r: -1, terrain: "F?.G?.GF" },
      { q: -4, r: 0, terrain: "?F.?FGFC." },
      { q: -4, r: 1, terrain: ".?.G?..F" },
      { q: -4, r: 2, terrain: "..F..?." },
      { q: -4, r: 3, terrain: "FCG?F." },
      { q: -4, r: 4, terrain: ".F.F?" },
    ],
    enemy: null,
  },
  {
    id: "tordesillas",
    name: "The Treaty of Tordesillas",
    players: 3,
    rows: [
      { q: 0, r: -4, terrain: "FC..?" },
      { q: -1, r: -3, terrain: "?FGF.." },
      { q: -2, r: -2, terrain: "..F?G?." },
      { q: -3, r: -1, terrain: ".?.~~..?" },
      { q: -4, r: 0, terrain: "?.G~~~FFF" },
      { q: -4, r: 1, terrain: ".F?~~?GC" },
      { q: -4, r: 2, terrain: ".GF.GF." },
      { q: -4, r: 3, terrain: "CF.?.." },
      { q: -4, r: 4, terrain: "F?..?" },
    ],
    enemy: null,
  },
  {
    id: "brazil_empire",
    name: "Empire of Brazil, 1567",
    players: 4,
    rows: [
      { q: -3, r: -4, terrain: "?.F.?F?.F.?" },
      { q: -3, r: -3, terrain: ".CG.GG.GC." },
      { q: -4, r: -2, terrain: "FFF..?..FFF" },
      { q: -4, r: -1, terrain: "?F......F?" },
      { q: -5, r: 0, terrain: ".F?~~~~~?F." },
      { q: -5, r: 1, terrain: "?F......F?" },
      { q: -6, r: 2, terrain: "FFF..?..FFF" },
      { q: -6, r: 3, terrain: ".CG.GG.GC." },
      { q: -7, r: 4, terrain: "?.F.?F?.F.?" },
    ],
    enemy: null,
  },
  {
    id: "atlantic",
    name: "Across the Atlantic",
    players: 4,
    rows: [
      { q: -3, r: -4, terrain: "?F.?G~G?.F?" },
      { q: -3, r: -3, terrain: ".CFF~~FFC." },
      { q: -4, r: -2, terrain: ".GF..~..FG." },
      { q: -4, r: -1, terrain: ".?.?~~?.?." },
      { q: -5, r: 0, terrain: "~~~~~~~~~~~" },
      { q: -5, r: 1, terrain: ".?.?~~?.?." },
      { q: -6, r: 2, terrain: ".GF..~..FG." },
      { q: -6, r: 3, terrain: ".CFF~~FFC." },
      { q: -7, r: 4, terrain: "?F.?G~G?.F?" },
    ],
    enemy: null,
  },
  {
    id: "sao_francisco",
    name: "São Francisco",
    players: 4,
    rows: [
      { q: -3, r: -4, terrain: "?FG?.?.?GF?" },
      { q: -3, r: -3, terrain: ".CFGFFGFC." },
      { q: -4, r: -2, terrain: "F.F?.?.?F.F" },
      { q: -4, r: -1, terrain: ".........." },
      { q: -5, r: 0, terrain: "~~~~~~~~~~~" },
      { q: -5, r: 1, terrain: ".........." },
      { q: -6, r: 2, terrain: "F.F?.?.?F.F" },
      { q: -6, r: 3, terrain: ".CFGFFGFC." },
      { q: -7, r: 4, terrain: "?FG?.?.?GF?" },
    ],
    enemy: null,
  },
];
