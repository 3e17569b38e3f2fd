import { arch, type Gallery, Press, rectangle } from "@caravel/web/art";
import { BUILDINGS, type BuildingName, CITIES, FIRST_CITY } from "../../content/buildings.ts";
import { EXPLORATION, EXPLORATION_ROWS, type ExplorationName } from "../../content/cards.ts";
import { CAPITALS, PALACES } from "../../content/spaces.ts";
import { hexagon, path, placed } from "./shapes.ts";

const draw = () => new Press();
const cane = (places: readonly number[]) =>
  places.map((x) => `M${x} 2l-1-20q-6-2-7 4q3-3 6-2l0 18ZM${x} 2l1-20q6-3 8 4q-4-3-7-2l0 18Z`).join("");
const bush = (places: readonly number[]) => places.map((x) => `M${x} 4q-8 0-8-8q1-8 8-9q7 1 8 9q0 8-8 8Z`).join("");
const dots = (places: readonly (readonly [number, number])[], size: number) =>
  places.map(([x, y]) => `M${x} ${y}a${size} ${size} 0 1 1-.1 0Z`).join("");

/** By side of a building: its facade around the middle of its foot. Skyline first, one prop second. */
const FACADES: Readonly<Record<BuildingName, () => Press>> = {
  sawmill: () =>
    draw()
      .house(-26, 26, 11, 10, 8, "timber", "thatch")
      .add("stone", "M20-18a9 9 0 1 1-.1 0Z")
      .add("ink", "M20-20v22M9-9h22M12-17l16 16M28-17L12-1")
      .add("cloth", "M-22 6h20a3 3 0 0 0 0-6h-20a3 3 0 0 0 0 6ZM4 6h20a3 3 0 0 0 0-6H4a3 3 0 0 0 0 6Z")
      .add("dark", rectangle(-20, -8, 6, 8)),
  merchant: () =>
    draw()
      .house(-24, 34, 16, 10, 9)
      .arcade(-21, 3, 8, 10, 2)
      .add("cloth", "M-26-12H12l2 5h-42Z")
      .add("white", "M-20-12h6l-1 5h-6ZM-8-12h6v5h-6ZM4-12h6l1 5h-6Z")
      .cask(22, 4)
      .sack(14, 4),
  sugarcane_plantation: () =>
    draw()
      .house(-28, 20, 10, 8, 8, "wall", "thatch")
      .add("leaf", cane([4, 12, 20, 28]))
      .add("dark", rectangle(-23, -8, 6, 8)),
  farm: () =>
    draw()
      .gablefront(-26, 18, 11, 10, 9, "wall2", "thatch")
      .add("leaf", bush([10, 24]))
      .add("dark", rectangle(-20, -8, 6, 8))
      .over((press) =>
        press.add(
          "cloth",
          dots(
            [
              [7, -8],
              [13, -5],
              [10, -2],
              [22, -7],
              [27, -4],
            ],
            1.3,
          ),
        ),
      ),
  gold_foundry: () =>
    draw()
      .house(-26, 28, 12, 10, 8)
      .block(8, 7, 26, 4, "stone")
      .add("smoke", "M13-30q-5-3 0-7t4-5")
      .add("dark", arch(-22, 0, 8, 9))
      .add("cloth", "M-8 0v-6h6v6Z")
      .add("gold", "M16 3l3-6h9l3 6ZM12 8l3-5h9l3 5Z"),
  cotton_plantation: () =>
    draw()
      .house(-28, 22, 11, 8, 7, "wall2")
      .add("leaf", bush([4, 16, 28]))
      .add("dark", rectangle(-22, -8, 6, 8))
      .over((press) =>
        press.add(
          "white",
          dots(
            [
              [1, -9],
              [7, -5],
              [13, -9],
              [19, -5],
              [25, -9],
              [30, -4],
            ],
            2.2,
          ),
        ),
      ),
  temple: () =>
    draw()
      .house(-14, 34, 14, 10, 9, "wall")
      .windows([4, 12], 3, 3.4, 7, true)
      .over((press) =>
        press
          .block(-22, 12, 26, 4)
          .cap(-22, 12, 26, 4, 9)
          .add("ink", "M-14-38v-8M-18-43h8")
          .add("dark", arch(-19, -12, 5, 8) + arch(-20, 0, 8, 10))
          .palm(28, 22, 0.9),
      ),
  academy: () =>
    draw()
      .house(-28, 52, 14, 8, 5)
      .windows([-25, -19, 12, 18], 3, 3.4, 7, true)
      .over((press) =>
        press
          .block(-12, 20, 18, 4)
          .add("wall", "M-14-18L-2-26L10-18Z")
          .dome(-9, 14, 23, 8)
          .add("dark", arch(-5, 0, 6, 10)),
      ),
};

const ground = (size: number) => {
  const half = Math.round(size * 0.866);
  return (
    path("br-sky", hexagon(size)) +
    path("br-turf", `M${-half} 6q${half}-7 ${2 * half} 0V${size / 2}L0 ${size}L${-half} ${size / 2}Z`)
  );
};
const rim = (age: number) => path(`br-rim br-age-${age}`, hexagon(41)) + path("br-rim-line", hexagon(38.8));

const AGES: readonly number[] = [1, 1, 1, 1, 2, 2, 3, 3];
const building = (name: BuildingName, number: number) =>
  `${ground(43)}${FACADES[name]().print("translate(-2 8) scale(.94)")}${rim(AGES[number])}`;

/** A city: the town, with villas of its own; the hash of its number turns it. */
const city = (number: number) =>
  ground(43) +
  `<g transform="translate(${number % 2 === 0 ? -2 : 2} 6) scale(${number % 2 === 0 ? 1 : -1} 1)"><use href="#br-town"/></g>` +
  rim(2);

/** What an exploration tile shows, around its middle. */
const FINDS: Readonly<Record<ExplorationName, () => Press>> = {
  unknown_species: () =>
    draw()
      .add("leaf", "M-22 8q6-20 20-16q-4 14-20 16Z")
      .add("accent", "M-4-2q4-14 16-14q10 2 10 12q-2 10-14 10q-8-1-12-8Z")
      .add("gold", "M20-10l10 2-8 5Z")
      .add("white", "M14-13a3 3 0 1 1-.1 0Z")
      .add("ink", "M14-11.5v.5M-4-2q-10 6-16 4M4 6v8M10 6v8"),
  minas_gerais: () =>
    draw()
      .add("stone", "M-26 12q4-30 26-30t26 30Z")
      .add("niche", arch(-7, 12, 14, 18))
      .add("gold", "M10 12l4-6 7 1 2 5ZM-24 12l4-6 6 1 2 5Z"),
  riverbed: () =>
    draw()
      .add("far", "M-30-6q14-12 30-6t30-4V2H-30Z")
      .add("slate", "M-8-8q10 6 2 12t4 14h16q-10-8-2-14t-8-12Z")
      .add("ink", "M-2 0q4 2 6 0M2 10q4 2 6 0"),
  quilombo: () =>
    draw()
      .house(-22, 18, 9, 7, 8, "wall2", "thatch")
      .house(2, 16, 9, 7, 8, "wall2", "thatch", 6)
      .palm(-2, 24, 0.9)
      .add("ink", "M-26 8h52"),
  culture: () =>
    draw()
      .add("timber", "M-14-14q14-8 28 0l-4 22q-10 4-20 0Z")
      .add("white", "M-14-14q14-8 28 0q-14 7-28 0Z")
      .add("ink", "M-10-6l6 10M10-6l-6 10M0-2v10")
      .add("cloth", "M-12-2q12 5 24 0l-.6 3q-12 5-22.8 0Z"),
  manioc: () =>
    draw()
      .add("leaf", "M0-4q-14-4-16-16q12 0 16 16q4-16 16-16q-2 12-16 16q-2-14 0-20q4 6 0 20Z")
      .add("timber", "M-4-4q-10 6-12 16q8 0 12-8q0 8 4 12q5-4 4-12q4 8 12 8q-2-10-12-16Z"),
  expedition_3: () => expedition(),
  expedition_4: () => expedition(),
  expedition_5: () => expedition(),
  expedition_7: () => expedition(),
};

function expedition(): Press {
  return draw()
    .add("far", "M-30 8q14-24 24-14t18-14t18 28Z")
    .add("timber", "M-4 10L8-18l3 1L0 12Z")
    .add("cloth", "M10-18h14l-4 5 4 5H7Z")
    .add("ink", "M-22 10q8-6 14-2t12-4");
}

const find = (name: ExplorationName, number: number) =>
  ground(43) +
  FINDS[name]().print("translate(0 -2)") +
  path(EXPLORATION_ROWS[number].revealed === "stays" ? "br-find" : "br-find br-dotted", hexagon(40));

/** A palace: one more wing with every era; around the middle of its foot. */
function palace(wings: number): string {
  const windows = Array.from({ length: 3 + wings }, (_, place) => -17 - wings * 3 + place * 7.6);
  return draw()
    .house(-20 - wings * 3, 40 + wings * 6, 12 + wings, 8, 6)
    .windows(windows, 3, 3.4, 7, true)
    .over((press) => {
      const height = 17 + wings * 2.4;
      press.block(-7, 14, height, 4);
      if (wings > 1) press.cap(-7, 14, height, 4, 7);
      if (wings > 3) press.dome(-5, 10, height + 3, 8);
      if (wings > 2) press.flag(-18 - wings * 3, 16 + wings, 8);
      return press.add("dark", arch(-3.5, 0, 7, 11));
    })
    .print();
}

/** Tiles around the middle of their hex: buildings and cities by number (`br-tile-3`), exploration (`br-find-0`), palaces alone (`br-palace-0` is II). */
export const tilePictures: Gallery = {
  ...Object.fromEntries(BUILDINGS.map((name, number) => [`br-tile-${number}`, () => building(name, number)])),
  ...Object.fromEntries(CITIES.map((_, number) => [`br-tile-${FIRST_CITY + number}`, () => city(number)])),
  ...Object.fromEntries(EXPLORATION.map((name, number) => [`br-find-${number}`, () => find(name, number)])),
  ...Object.fromEntries(PALACES.map((_, number) => [`br-palace-${number}`, () => palace(number + 1)])),
  ...Object.fromEntries(
    CAPITALS.map((_, number) => [
      `br-capital-${number}`,
      () =>
        path("br-square", hexagon(43)) +
        placed("br-town", -2, 0) +
        (number === 0
          ? `<g transform="translate(-24 -22)">${path("pl-gold", "M-8 6l-2-11 5 4 5-7 5 7 5-4-2 11Z")}</g>`
          : ""),
    ]),
  ),
  "br-palace-5": () => palace(0),
};
