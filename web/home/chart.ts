/** A chart of the Atlantic: where a degree of longitude and latitude lies on a sheet of 1600 by 520. */
export const WIDTH = 1600;
export const HEIGHT = 520;
const WEST = -78;
const NORTH = 44.6;
const SCALE = 17.4;

type Point = readonly [x: number, y: number];

/** The place of a longitude and latitude on the sheet. */
export function at(longitude: number, latitude: number): Point {
  return [round((longitude - WEST) * SCALE), round((NORTH - latitude) * SCALE)];
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A coast as a closed line, rounded as a pen would: through the middles, bent by the points. */
function coast(text: string): string {
  const points = text.split(" ").map((pair) => {
    const [longitude = 0, latitude = 0] = pair.split(",").map(Number);
    return at(longitude, latitude);
  });
  const middle = ([ax, ay]: Point, [bx, by]: Point) => `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  const last = points[points.length - 1];
  const bends = points.map((point, place) => `Q${point.join(" ")} ${middle(point, points[place + 1] ?? points[0])}`);
  return `M${middle(last, points[0])}${bends.join("")}Z`;
}

const EUROPE =
  "-1.2,48 -1.3,44.6 -1.5,43.5 -3,43.45 -3.8,43.55 -5.7,43.65 -7.7,43.8 -8.4,43.35 -9.3,43 -8.8,42.2 -8.7,41.2 -8.9,40.2 -9.4,39.4 -9.5,38.75 -9,38.65 -9.2,38.35 -8.75,38 -8.85,37.4 -9,36.95 -8,36.95 -7.3,37.25 -6.4,36.85 -6.25,36.4 -5.6,35.98 -5.25,36.25 -4.4,36.75 -3,36.75 -2.1,36.65 -1.6,37.4 -.65,37.6 -.5,38.3 .25,38.75 -.35,39.5 .5,40.5 .95,40.7 2.2,41.35 3.35,42.25 3,43.1 4,43.55 5,43.3 6.5,43 7.5,43.8 8.9,44.45 9.8,44.15 10.3,43.5 11.1,42.4 12.2,41.7 13.5,41.2 14.6,40.6 16,39.6 17,39 17,48";
const AFRICA =
  "20,33 11.6,33.1 10,33.9 11,35.2 10.5,35.9 11.2,37 10.2,37.1 9.8,37.4 8.5,36.95 7.7,37 5.1,36.75 3,36.85 1.2,36.55 -.6,35.75 -2,35.1 -2.9,35.35 -4.3,35.2 -5.2,35.95 -5.95,35.8 -6.3,34.8 -6.8,34.05 -7.6,33.65 -8.6,33.25 -9.3,32.4 -9.85,31.5 -9.9,30.6 -9.55,30.3 -10.2,29.3 -11.1,28.75 -12.95,28 -13.5,27 -14.5,26.1 -15,25 -16,23.8 -16.3,22.5 -17.05,21.4 -17.1,20.7 -16.2,20.2 -16.3,19.4 -16.6,18.4 -16,17.5 -16.5,16 -17.6,14.7 -16.8,13.5 -16.8,12 20,12";
const AMERICA =
  "-84,48 -66.8,48 -66.9,44.9 -68.8,44.4 -70.2,43.6 -70.8,42.7 -70.6,41.9 -69.9,42 -70,41.5 -71.4,41.4 -74,40.6 -74.1,39.6 -75,38.7 -75.9,37.1 -75.4,35.3 -77,34.6 -78.6,33.8 -84,32";
const ISLANDS = [
  // Nova Scotia, Cuba, Hispaniola, Puerto Rico
  "-66.3,44.3 -65.6,43.4 -64.2,44.2 -62,45 -62,47 -66,47",
  "-84,22.8 -79,22.5 -77,21.7 -75.6,21.1 -74.1,20.2 -75.2,19.85 -77.7,19.8 -77.1,20.6 -78.5,20.9 -84,21.6",
  "-74.5,18.4 -73.4,18.15 -71.7,17.7 -71.4,17.5 -70.6,18.3 -69.9,18.4 -68.4,18.2 -68.4,18.8 -69.3,19.2 -69.9,19.7 -70.9,19.95 -72.8,20 -73.5,19.7 -72.7,19 -72.4,18.65 -73.8,18.65",
  "-67.5,18.1 -67.3,18.75 -66.2,18.8 -65.3,18.5 -65.7,17.85 -66.9,17.75",
  // Sardinia, Corsica, the Baleares, Sicily
  "8.2,40.9 9.2,41.3 9.85,40.5 9.6,39.2 9,38.9 8.35,39 8.45,40",
  "9.4,43.1 9.6,42.1 9.2,41.35 8.6,41.9 8.55,42.4",
  "2.3,39.6 3.1,40 3.5,39.7 3,39.25",
  "12.4,37.9 13.4,38.25 15.6,38.3 15.2,36.6 13.5,37.1",
  // Madeira and Porto Santo, a little larger than they are
  "-17.5,32.95 -16.8,33 -16.4,32.7 -17.1,32.45",
  "-16.2,33.35 -15.9,33.25 -16.1,33.1",
];
// the small ones: the Bahamas, the Antilles, the Azores, the Canaries, Cape Verde
const ROCKS =
  "-77.4,24.5 -76,23.6 -75,22.6 -73.2,22.4 -72,21.6 -64.7,18.3 -63.1,18.1 -61.8,17.2 -61.5,16.2 -61.3,15.4 -61,14.7 -31.2,39.5 -28.6,38.6 -28,38.6 -27.2,38.8 -25.5,37.8 -25.1,37 -18,27.8 -17.2,28.1 -17.9,28.7 -16.6,28.3 -15.6,28 -14.1,28.4 -13.7,29.1 -25.1,17.1 -24.3,16.6 -22.9,16.6 -22.9,16 -23.6,15.1 -24.4,14.9 1.4,39 4.1,40";

/** Every land of the chart as the path of an svg. */
export const LANDS: readonly string[] = [EUROPE, AFRICA, AMERICA, ...ISLANDS].map(coast);

/** Small islands: their places and sizes. */
export const DOTS: readonly (readonly [x: number, y: number, size: number])[] = ROCKS.split(" ").map((pair, number) => {
  const [longitude = 0, latitude = 0] = pair.split(",").map(Number);
  return [...at(longitude, latitude), 3 + ((number * 7) % 4)] as const;
});

/** Names as they stand on old charts, off the coast they belong to. */
export const NAMES: readonly (readonly [name: string, longitude: number, latitude: number, side: "start" | "end"])[] = [
  ["Lisboa", -10, 38.6, "end"],
  ["Porto", -9.3, 41, "end"],
  ["Cádiz", -7, 36.2, "end"],
  ["Funchal", -18.2, 32.5, "end"],
  ["Safi", -10.2, 32.2, "end"],
  ["C. Bojador", -15.6, 25.3, "end"],
  ["C. Branco", -18, 20.6, "end"],
  ["Tenerife", -17, 26.9, "end"],
  ["Açores", -24.4, 38.5, "start"],
  ["San Juan", -67.4, 19.5, "start"],
  ["Cabo Verde", -26, 15.8, "end"],
];

const CENTRE = at(-31, 30);
const REACH = 780;

const onCircle = (wind: number, winds: number, [x, y]: Point, radius: number): Point => {
  const angle = (wind / winds) * 2 * Math.PI;
  return [round(x + Math.sin(angle) * radius), round(y - Math.cos(angle) * radius)];
};

/** The rhumb lines: sixteen roses on a hidden circle, each joined to the others; by the weight of their wind. */
export const RHUMBS: readonly string[] = (() => {
  const roses = Array.from({ length: 16 }, (_, wind) => onCircle(wind, 16, CENTRE, REACH));
  const lines = ["", "", ""];
  for (let from = 0; from < 16; from++)
    for (let to = from + 1; to < 16; to++) {
      // the direction of the line in sixteenths of a half turn tells its wind
      const wind = (from + to) % 16;
      const weight = wind % 4 === 0 ? 0 : wind % 2 === 0 ? 1 : 2;
      lines[weight] += `M${roses[from].join(" ")}L${roses[to].join(" ")}`;
    }
  return lines;
})();

/** Where the compass rose stands. */
export const ROSE = CENTRE;

/** One point of a compass rose, as two halves: lit and shaded. */
export function rosePoint(wind: number, winds: number, length: number, waist: number): readonly [string, string] {
  const tip = onCircle(wind, winds, [0, 0], length);
  const left = onCircle(wind - 0.5, winds, [0, 0], waist);
  const right = onCircle(wind + 0.5, winds, [0, 0], waist);
  const half = (side: Point) => `M0 0L${side.join(" ")}L${tip.join(" ")}Z`;
  return [half(left), half(right)];
}
