import {
  asks,
  type Box,
  copyData,
  DIRECTIONS,
  type Frame,
  HexMap,
  hexDisc,
  hexName,
  nextSeat,
  type State,
  Torus,
  vocabulary,
} from "../../index.ts";
import type { SuiteSettings } from "../check.ts";
import { COMMON, highest, total, wordsOf } from "./common.ts";
import { mapMakersPhrases } from "./words/map-makers.ts";

/** How many turns are left of the voyage. */
export interface Voyage extends Frame {
  turns: number;
}

/** Ships sail round a world for coins, which pay for land. For a torus of tiles and a map of hexes. */
export interface MapMakers extends State<Voyage> {
  /** By seat: the tile of its ship. */
  ships: number[];
  coins: number[];
  /** By tile: coins lying there. */
  treasure: number[];
  /** By hex: its owner or NOBODY. */
  owners: number[];
  bank: number;
}

const NOBODY = -1;
const sea = new Torus(4, 3);
const land = new HexMap(hexDisc(1));
const COINS = sea.size;
const moves = vocabulary({ sail: [DIRECTIONS], settle: [land.hexes.map(hexName)] });
const { sail, settle } = moves.verbs;

function touchesOwn(state: MapMakers, seat: number, hex: number): boolean {
  return !state.owners.includes(seat) || land.neighbours[hex].some((next) => state.owners[next] === seat);
}

const turn = asks<MapMakers, Voyage>("turn", {
  verbs: [sail, settle],
  moves(state, _frame, seat, list) {
    for (let direction = 0; direction < DIRECTIONS.length; direction++)
      if (!state.ships.includes(sea.step(state.ships[seat], direction))) list.add(sail.of(direction));
    if (state.coins[seat] === 0) return;
    for (let hex = 0; hex < land.size; hex++)
      if (state.owners[hex] === NOBODY && touchesOwn(state, seat, hex)) list.add(settle.of(hex));
  },
  refuse(state, _frame, seat, move) {
    if (sail.has(move)) return state.ships.includes(sea.step(state.ships[seat], sail.first(move))) ? "MM-02" : null;
    const hex = settle.first(move);
    if (state.coins[seat] === 0) return "MM-03";
    if (state.owners[hex] !== NOBODY) return "MM-04";
    return touchesOwn(state, seat, hex) ? null : "MM-05";
  },
  play(table, frame, seat, move) {
    const { state } = table;
    if (sail.has(move)) {
      const tile = sea.step(state.ships[seat], sail.first(move));
      state.ships[seat] = tile;
      state.coins[seat] += state.treasure[tile];
      state.treasure[tile] = 0;
      table.tell?.({ type: "sailed", seat, tile });
    } else {
      state.owners[settle.first(move)] = seat;
      state.coins[seat]--;
      state.bank++;
    }
    frame.seat = nextSeat(state, seat);
    if (--frame.turns === 0) table.end();
  },
});

export const mapMakers: Box<MapMakers, Voyage, MapMakers> = {
  ...COMMON,
  id: "map-makers",
  players: [2, 3],
  vocabulary: moves,
  steps: [turn],
  setup(players, _options, chance) {
    const treasure = new Array<number>(sea.size).fill(1);
    const tiles = [...treasure.keys()];
    chance.shuffle(tiles);
    return {
      players,
      stack: [{ step: 0, seat: 0, turns: players * 8 }],
      ships: tiles.slice(0, players),
      coins: new Array<number>(players).fill(0),
      treasure,
      owners: land.hexes.map(() => NOBODY),
      bank: COINS - sea.size,
    };
  },
  view: (state) => copyData(state),
  imagine: (view) => copyData(view),
  turnRule: "MM-01",
  placeRule: "MM-01",
  endRule: "MM-01",
  scores: (state) => state.ships.map((_, seat) => state.owners.filter((owner) => owner === seat).length),
  winners: (state) => highest(mapMakers.scores(state)),
  faults(state) {
    const coins = total(state.coins) + total(state.treasure) + state.bank === COINS ? [] : ["coins are made or lost"];
    return new Set(state.ships).size === state.players ? coins : [...coins, "two ships are on one tile"];
  },
  words: wordsOf(moves, mapMakersPhrases),
};

export const mapMakersSettings: SuiteSettings<MapMakers> = {
  rules: new Set(["MM-01", "MM-02", "MM-03", "MM-04", "MM-05"]),
};
