// Three shapes for the same table, the same work on each: list the places for a colonist, put one there, price 23 buildings.
// Run: node docs/decisions/0002-state-shape.bench.mjs
const SEATS = 4;
const TILES = 6;
const BUILDINGS = 23;
const SEAT_SIZE = 3 + 5 + TILES * 2 + BUILDINGS;
const OPEN_SIZE = 80;
const cost = Array.from({ length: BUILDINGS }, (_, b) => 1 + (b % 10));

const seatRecord = () => ({
  doubloons: 5,
  points: 0,
  windRose: 9,
  barrels: [0, 0, 0, 0, 0],
  island: [2, 2, 1, 1, 1, 2],
  workers: [0, 0, 0, 0, 0, 0],
  city: Array.from({ length: BUILDINGS }, (_, b) => (b % 3 === 0 ? 0 : -1)),
});

const records = {
  name: "records with number lists",
  make: () => ({
    open: Array.from({ length: 11 }, () => new Array(8).fill(1)),
    seats: Array.from({ length: SEATS }, seatRecord),
  }),
  copy: (s) => ({
    open: s.open.map((list) => list.slice()),
    seats: s.seats.map((seat) => ({
      doubloons: seat.doubloons,
      points: seat.points,
      windRose: seat.windRose,
      barrels: seat.barrels.slice(),
      island: seat.island.slice(),
      workers: seat.workers.slice(),
      city: seat.city.slice(),
    })),
  }),
  work(s, seat, list) {
    const board = s.seats[seat];
    let length = 0;
    for (let kind = 0; kind < TILES; kind++) if (board.island[kind] > board.workers[kind]) list[length++] = kind;
    for (let b = 0; b < BUILDINGS; b++) if (board.city[b] === 0) list[length++] = TILES + b;
    let affordable = 0;
    for (let b = 0; b < BUILDINGS; b++)
      if (board.city[b] < 0 && cost[b] - board.workers[5] <= board.doubloons) affordable++;
    board.workers[0] = (board.workers[0] + 1) % 3;
    return length + affordable;
  },
};

function flat(name, create) {
  return {
    name,
    make() {
      const table = create(OPEN_SIZE + SEATS * SEAT_SIZE);
      for (let seat = 0; seat < SEATS; seat++) {
        const r = seatRecord();
        const values = [r.doubloons, r.points, r.windRose, ...r.barrels, ...r.island, ...r.workers, ...r.city];
        for (const [place, value] of values.entries()) table[OPEN_SIZE + seat * SEAT_SIZE + place] = value;
      }
      return table;
    },
    copy: (s) => s.slice(),
    work(s, seat, list) {
      const board = OPEN_SIZE + seat * SEAT_SIZE;
      const island = board + 8;
      const workers = island + TILES;
      const city = workers + TILES;
      let length = 0;
      for (let kind = 0; kind < TILES; kind++) if (s[island + kind] > s[workers + kind]) list[length++] = kind;
      for (let b = 0; b < BUILDINGS; b++) if (s[city + b] === 0) list[length++] = TILES + b;
      let affordable = 0;
      for (let b = 0; b < BUILDINGS; b++) if (s[city + b] < 0 && cost[b] - s[workers + 5] <= s[board]) affordable++;
      s[workers] = (s[workers] + 1) % 3;
      return length + affordable;
    },
  };
}

const shapes = [
  records,
  flat("one flat number list", (n) => new Array(n).fill(0)),
  flat("one Int16Array", (n) => new Int16Array(n)),
];

function nanoseconds(times, act) {
  act(times / 10);
  let best = Number.POSITIVE_INFINITY;
  for (let slice = 0; slice < 7; slice++) {
    const start = performance.now();
    act(times);
    best = Math.min(best, ((performance.now() - start) * 1e6) / times);
  }
  return best.toFixed(0).padStart(6);
}

for (const { name, make, copy, work } of shapes) {
  const table = make();
  const list = new Array(64).fill(0);
  let sink = 0;
  const copying = nanoseconds(200_000, (times) => {
    for (let i = 0; i < times; i++) sink += copy(table) === table ? 1 : 0;
  });
  const working = nanoseconds(2_000_000, (times) => {
    for (let i = 0; i < times; i++) sink += work(table, i & 3, list);
  });
  console.log(`${name.padEnd(28)} copy ${copying} ns   list and place ${working} ns   (${sink > 0 ? "ok" : ""})`);
}
