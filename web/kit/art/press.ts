/** The plates a picture is printed from, in the order in which they are printed: shadows, bodies, roofs, colours, pens. */
const PLATES = [
  "cast",
  "smoke",
  "far",
  "lid",
  "side",
  "wall2",
  "wall",
  "stone",
  "hatch",
  "niche",
  "dark",
  "timber",
  "hull",
  "thatch",
  "slate",
  "roof",
  "roof2",
  "tile",
  "leaf",
  "skin",
  "accent",
  "white",
  "gold",
  "cloth",
  "cross",
  "ink",
  "fine",
  "thick",
] as const;
export type Plate = (typeof PLATES)[number];

/** Depth goes up by so much of what it goes to the right: cavalier projection. */
const RISE = 0.42;

/** A number as it stands in a path. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

/** Without the spaces that say nothing. */
function tidy(strokes: string): string {
  return strokes.replace(/ +/g, " ").replace(/ (?=[a-zA-Z]|$)/g, "");
}

/** A path with rounded numbers in it. */
function path(parts: TemplateStringsArray, ...numbers: number[]): string {
  return tidy(parts.reduce((made, part, place) => `${made}${n(numbers[place - 1])} ${part}`));
}

/** A rectangle as a path. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return path`M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** A door or window with a round top, as a path; `y` is its foot. */
export function arch(x: number, y: number, width: number, height: number): string {
  const [radius, straight] = [width / 2, height - width / 2];
  return path`M${x} ${y}v${-straight}a${radius} ${radius} 0 0 1 ${width} 0v${straight}Z`;
}

/**
 * A picture as it is printed: parts add strokes to a few plates, in any order, and each plate prints as one path. The ground is
 * y = 0 and heights go up; `x` counts from the left. The classes of the plates are in `plates.css`.
 */
export class Press {
  private readonly strokes = new Map<Plate, string>();
  private upper: Press | null = null;

  add(plate: Plate, strokes: string): this {
    this.strokes.set(plate, (this.strokes.get(plate) ?? "") + strokes);
    return this;
  }

  /** A flat wall with shade at its right. */
  front(x: number, width: number, height: number, plate: Plate = "wall"): this {
    this.add(plate, rectangle(x, -height, width, height));
    return this.add("hatch", rectangle(x + width * 0.74, -height, width * 0.26, height));
  }

  /** A house with its long side to us: front, right gable, roof slope. */
  house(
    x: number,
    width: number,
    height: number,
    depth: number,
    rise: number,
    wall: Plate = "wall",
    roof: Plate = "roof",
    y = 0,
  ): this {
    const [up, right, half] = [depth * RISE, x + width, depth / 2];
    const ridge = y - height - rise - up / 2;
    const gable = path`M${right} ${y}l${depth} ${-up}V${y - up - height}L${right + half} ${ridge}L${right} ${y - height}Z`;
    this.add(wall, rectangle(x, y - height, width, height)).add("side", gable);
    this.add("hatch", gable + rectangle(x, y - height, width, 2.2));
    this.add(
      roof,
      path`M${x - 2} ${y - height + 1.5}H${right + 1}L${right + half + 1} ${ridge - 0.5}H${x + half - 2}Z`,
    );
    return this.add(
      "tile",
      rows(
        rise / 2.8,
        (t) => path`M${x - 2 + half * t} ${y - height + 1.5 + (ridge + height - y - 2) * t}H${right + 1 + half * t}`,
      ),
    );
  }

  /** A house that turns its gable to us. */
  gablefront(
    x: number,
    width: number,
    height: number,
    depth: number,
    rise: number,
    wall: Plate = "wall",
    roof: Plate = "roof",
    y = 0,
  ): this {
    const [up, right, middle, eaves] = [depth * RISE, x + width, x + width / 2, y - height];
    this.add(wall, path`M${x} ${y}V${eaves}L${middle} ${eaves - rise}L${right} ${eaves}V${y}Z`);
    const side = path`M${right} ${y}l${depth} ${-up}v${-height}L${right} ${eaves}Z`;
    this.add("side", side).add("hatch", side);
    const slope = path`M${middle - 1} ${eaves - rise - 1.5}l${depth} ${-up}L${right + depth + 2} ${eaves - up + 1}L${right + 2} ${eaves + 1}Z`;
    const verge = path`M${middle} ${eaves - rise - 2}L${x - 2} ${eaves + 0.5}v${2}L${middle} ${eaves - rise + 1}Z`;
    this.add(roof, slope + verge);
    return this.add(
      "tile",
      rows(
        rise / 3,
        (t) => path`M${middle - 1 + (width / 2 + 3) * t} ${eaves - rise - 1.5 + (rise + 2.5) * t}l${depth} ${-up}`,
      ),
    );
  }

  /** A block with a flat top: front, side and lid. */
  block(x: number, width: number, height: number, depth: number, wall: Plate = "wall", y = 0): this {
    const [up, right] = [depth * RISE, x + width];
    const side = path`M${right} ${y}l${depth} ${-up}v${-height}L${right} ${y - height}Z`;
    this.add(wall, rectangle(x, y - height, width, height))
      .add("side", side)
      .add("hatch", side);
    return this.add("lid", path`M${x} ${y - height}l${depth} ${-up}h${width}l${-depth} ${up}Z`);
  }

  /** A pyramid on a block. */
  cap(x: number, width: number, y: number, depth: number, rise: number): this {
    const [up, right] = [depth * RISE, x + width];
    const [topX, topY] = [x + width / 2 + depth / 2, -y - rise - up / 2];
    this.add("roof", path`M${x - 1.5} ${-y}H${right + 1}L${topX} ${topY}Z`);
    return this.add("roof2", path`M${right + 1} ${-y}l${depth + 1} ${-up}L${topX} ${topY}Z`);
  }

  /** A hipped roof seen from the front. */
  hip(x: number, width: number, y: number, rise: number, roof: Plate = "roof", over = 3): this {
    const [left, right, slope] = [x - over, x + width + over, rise * 0.7];
    this.add(roof, path`M${left} ${-y}L${x + slope} ${-y - rise}H${right - over - slope}L${right} ${-y}Z`);
    this.add("hatch", path`M${x + width * 0.66} ${-y - rise}H${x + width - slope}L${right} ${-y}H${x + width * 0.72}Z`);
    const inward = (t: number) => (slope + over) * t;
    return this.add(
      "fine",
      rows(rise / 3.5 + 1, (t) => path`M${left + inward(t) + 1} ${-y - rise * t}H${right - inward(t) - 1}`),
    );
  }

  gable(x: number, width: number, y: number, rise: number, roof: Plate = "roof"): this {
    return this.add(roof, path`M${x - 2} ${-y}L${x + width / 2} ${-y - rise}L${x + width + 2} ${-y}Z`);
  }

  dome(x: number, width: number, y: number, rise: number, plate: Plate = "slate"): this {
    this.add(plate, path`M${x} ${-y}q0 ${-rise} ${width / 2} ${-rise}t${width / 2} ${rise}Z`);
    const ribs = path`M${x + width * 0.28} ${-y}q0 ${-rise * 0.8} ${width * 0.22} ${-rise}q${width * 0.22} ${rise * 0.2} ${width * 0.22} ${rise}`;
    return this.add("ink", path`M${x + width / 2} ${-y - rise}v${-4}` + ribs);
  }

  crenels(x: number, width: number, y: number, count: number): this {
    const unit = width / (2 * count - 1);
    return this.each(count, (place) => this.add("wall", rectangle(x + place * 2 * unit, -y - 3, unit, 3.5)));
  }

  cornice(x: number, width: number, y: number): this {
    return this.add("wall", rectangle(x - 1.5, -y - 1.8, width + 3, 1.8));
  }

  windows(places: readonly number[], y: number, width: number, height: number, isRound = false): this {
    for (const x of places)
      this.add("dark", isRound ? arch(x, -y, width, height) : rectangle(x, -y - height, width, height));
    return this;
  }

  door(x: number, width: number, height: number): this {
    return this.add("dark", arch(x, 0, width, height));
  }

  arcade(x: number, count: number, width: number, height: number, gap = 2, y = 0): this {
    return this.each(count, (place) => this.add("dark", arch(x + place * (width + gap), -y, width, height)));
  }

  chimney(x: number, y: number, height: number, width = 4): this {
    this.add("roof", rectangle(x, -y - height, width, height));
    return this.add("fine", path`M${x + width / 2} ${-y - height - 2}q-3-3 0-5t2-5t4-4`);
  }

  flag(x: number, y: number, height = 10): this {
    return this.add("ink", path`M${x} ${-y}v${-height}`).add("cloth", path`M${x} ${-y - height}q4-2 8 0v5q-4-2-8 0Z`);
  }

  palm(x: number, height = 20, size = 1): this {
    this.add("ink", path`M${x} 0q${1.5 * size} ${-height / 2} 0 ${-height}`);
    return this.add(
      "leaf",
      scaled("q-4-5-9 0q5-2 9 0q-6 0-7 6q3-4 7-6q6 0 7 6q-3-4-7-6q4-5 9 0q-5-2-9 0Z", x, -height, size),
    );
  }

  tuft(...places: number[]): this {
    for (const x of places) this.add("ink", path`M${x} 0l-1-3M${x + 1.5} 0v-4M${x + 3} 0l1-3`);
    return this;
  }

  cask(x: number, y: number, width = 6, height = 8, plate: Plate = "timber"): this {
    this.add(plate, path`M${x} ${y}q${-1.5} ${-height / 2} 0 ${-height}h${width}q${1.5} ${height / 2} 0 ${height}Z`);
    return this.add(
      "fine",
      path`M${x - 0.5} ${y - height * 0.3}h${width + 1}M${x - 0.5} ${y - height * 0.7}h${width + 1}`,
    );
  }

  sack(x: number, y: number, size = 1): this {
    return this.add("white", scaled("q-2-6 2-7q-1-2 .5-2.5q1.5 1 1 2.5q4 1 2.5 7Z", x, y, size));
  }

  /** What a building throws on the ground at its right. */
  shadow(x: number, width: number, depth: number): this {
    return this.add(
      "cast",
      path`M${x} 0h${width}l${depth} ${-depth * RISE}h6l${-depth + 4} ${depth * RISE + 3}H${x + 3}Z`,
    );
  }

  /** A second printing over the first: towers, gables and whatever stands in front of a roof. */
  over(draw: (press: Press) => Press): this {
    this.upper = draw(new Press());
    return this;
  }

  /** The picture as the inside of an svg. */
  print(transform = ""): string {
    const plates = PLATES.map((plate) => {
      const strokes = this.strokes.get(plate);
      return strokes === undefined ? "" : `<path class="pl-${plate}" d="${strokes}"/>`;
    });
    return `<g${transform === "" ? "" : ` transform="${transform}"`}>${plates.join("")}${this.upper?.print() ?? ""}</g>`;
  }

  private each(count: number, draw: (place: number) => void): this {
    for (let place = 0; place < count; place++) draw(place);
    return this;
  }
}

/** Lines at equal steps between two edges, at least one. */
function rows(count: number, draw: (share: number) => string): string {
  const steps = Math.max(2, Math.round(count));
  return Array.from({ length: steps - 1 }, (_, place) => draw((place + 1) / steps)).join("");
}

/** A path of relative commands in another size, begun at a place. */
export function scaled(strokes: string, x: number, y: number, size: number): string {
  const resized = strokes.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (number) => `${n(Number(number) * size)} `);
  return tidy(`M${n(x)} ${n(y)}${resized}`);
}
