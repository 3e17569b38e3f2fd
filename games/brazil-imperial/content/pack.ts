import { type ContentProblem, HexMap, hexDistance, hexName, isFields } from "@caravel/kernel";
import { type Box, STANDARD_BOX, TABLES, type TableName } from "./box.ts";
import { BUILDINGS, TILES_IN_BOX } from "./buildings.ts";
import { BATTLE_EFFECTS, BATTLE_IN_BOX, EXPLORATION_IN_BOX, GOLD_IN_BOX, SPECIES_VP } from "./cards.ts";
import { CAPITAL, CLOUD, hexesOf, MOST_DISTANCE, TERRAIN_LETTERS, terrainOf, WATER } from "./maps.ts";
import { FRAMES, PERMISSIONS, POINTS_PER } from "./paintings.ts";
import { GOAL_TYPES } from "./quests.ts";
import { RESOURCES, SLOTS, STOCK_LIMIT } from "./resources.ts";
import type { Scenario } from "./scenarios.ts";
import { SHAPES } from "./spaces.ts";
import { COLOURS, UNIT_KINDS, UNITS_PER_COLOUR } from "./units.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Reads the text of a content pack and names every problem with its place. */
export function readPack(text: string): { box: Box | null; problems: ContentProblem[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { box: null, problems: [{ place: "", problem: `it is not JSON: ${(error as Error).message}` }] };
  }
  const check = new PackCheck();
  check.pack(json);
  if (check.problems.length > 0 || !isFields(json)) return { box: null, problems: check.problems };
  return { box: boxOf(json), problems: [] };
}

/** The box with the values of a pack that has been checked. */
function boxOf(pack: Fields): Box {
  const laid = Object.fromEntries(TABLES.map((table) => [table, tableOf(pack, table)]));
  return {
    ...(laid as unknown as Pick<Box, TableName>),
    packName: String(pack.name),
    reconstructed: TABLES.filter((table) => {
      const given = isFields(pack[table]) ? pack[table] : {};
      return Object.keys(STANDARD_BOX[table]).some((name) => given[name] === undefined);
    }),
  };
}

/** A table of the box with what a pack says: whole armies and scenarios, otherwise value by value. */
function tableOf(pack: Fields, table: TableName): Fields {
  const standard: Fields = STANDARD_BOX[table];
  const given = pack[table];
  if (!isFields(given)) return standard;
  const laid = Object.entries(given).map(([name, value]) => {
    if (table === "scenarios") return [name, { enemy: null, name, ...(value as object), id: name }];
    const before = standard[name];
    const isWhole = !isFields(value) || !isFields(before) || table === "capitals";
    return [name, isWhole ? value : { ...before, ...value }];
  });
  return { ...standard, ...Object.fromEntries(laid) };
}

type Visit = (value: unknown, place: string) => void;

/** Checks a pack piece by piece; what it finds wrong is said in words, with the place. */
class PackCheck {
  readonly problems: ContentProblem[] = [];

  pack(json: unknown): void {
    if (!isFields(json)) return this.complain("", "a content pack is an object");
    this.known(json, "", ["schema", "game", "name", ...TABLES]);
    if (json.schema !== "caravel-content/1") this.complain("schema", 'it must be "caravel-content/1"');
    if (json.game !== "brazil-imperial") this.complain("game", 'it must be "brazil-imperial"');
    if (typeof json.name !== "string" || json.name.trim() === "") this.complain("name", "a pack needs a name");
    for (const table of TABLES) this.table(json[table], table);
    if (this.problems.length === 0) this.whole(boxOf(json));
  }

  private table(given: unknown, table: TableName): void {
    if (given === undefined) return;
    if (!isFields(given)) return this.complain(table, "it must be an object");
    if (table === "scenarios") {
      for (const [name, value] of Object.entries(given)) this.scenario(name, value);
      return;
    }
    this.known(given, table, Object.keys(STANDARD_BOX[table]));
    for (const [name, value] of Object.entries(given)) this.row(table, value, `${table}.${name}`);
  }

  private row(table: Exclude<TableName, "scenarios">, value: unknown, place: string): void {
    const visits: Readonly<Record<typeof table, Visit>> = {
      buildings: (row) =>
        this.fields(row, place, { cost: this.cost, ground: this.grounds, produces: this.resourceAmounts }),
      buildingTiles: (count) => this.number(count, place, 1, TILES_IN_BOX),
      cities: (row) => this.fields(row, place, { cost: this.cost }),
      armies: (rows) => this.army(rows, place),
      monarchs: (row) => this.fields(row, place, { colour: this.oneOf(COLOURS) }),
      goods: (row) => this.fields(row, place, { shape: this.oneOf(SHAPES), cost: this.cost, vp: this.points }),
      spaces: (shape) => this.oneOf(SHAPES)(shape, place),
      paintings: (row) =>
        this.fields(row, place, {
          frame: this.oneOf(FRAMES),
          cost: this.cost,
          vp: this.points,
          effects: this.listOf(this.paintingEffect),
        }),
      goldCards: (row) => this.fields(row, place, { copies: this.copies, effect: this.goldEffect }),
      battleCards: (row) =>
        this.fields(row, place, {
          copies: this.copies,
          attack: this.points,
          defence: this.points,
          effect: this.oneOf([...BATTLE_EFFECTS, null]),
        }),
      exploration: (row) =>
        this.fields(row, place, {
          copies: this.copies,
          strength: this.expeditionStrength,
          vp: this.points,
          science: this.points,
          goldCards: this.points,
        }),
      quests: (row) => this.fields(row, place, { vp: this.points, goals: this.someOf(this.goal) }),
      capitals: (row) => this.startingStock(row, place),
    };
    visits[table](value, place);
  }

  private readonly cost: Visit = (value, place) => this.listOf(this.oneOf(SLOTS))(value, place);
  private readonly grounds: Visit = (value, place) =>
    this.listOf(this.oneOf(["clearing", "forest", "goldmine", "building"]))(value, place);
  private readonly points: Visit = (value, place) => this.number(value, place, 0, 20);
  private readonly copies: Visit = (value, place) => this.number(value, place, 0, BATTLE_IN_BOX);

  private readonly resourceAmounts: Visit = (value, place) => {
    if (!isFields(value)) return this.complain(place, "it must be an object");
    this.known(value, place, RESOURCES);
    for (const [resource, amount] of Object.entries(value)) this.number(amount, `${place}.${resource}`, 0, 5);
  };

  /** BI-STOCK-01: what a capital tile brings must find room in an empty stock. */
  private readonly startingStock: Visit = (value, place) => {
    this.resourceAmounts(value, place);
    if (!isFields(value)) return;
    const all = Object.values(value).reduce((sum: number, amount) => sum + Number(amount), 0);
    if (all > STOCK_LIMIT) this.complain(place, `it brings ${all} resources, and a stock holds ${STOCK_LIMIT}`);
  };

  /** Only an Expedition has a strength, and without one it is none. */
  private readonly expeditionStrength: Visit = (value, place) => {
    const name = place.split(".")[1] as keyof Box["exploration"];
    const isExpedition = STANDARD_BOX.exploration[name].strength > 0;
    this.number(value, place, isExpedition ? 1 : 0, isExpedition ? 20 : 0);
  };

  private readonly paintingEffect: Visit = (value, place) => {
    if (!isFields(value)) return this.complain(place, "it must be an object");
    const parts: Readonly<Record<string, Readonly<Record<string, Visit>>>> = {
      attack: { by: this.points },
      defence: { by: this.points },
      nextToForest: { by: this.points },
      produces: { side: this.oneOf(BUILDINGS), resource: this.oneOf(RESOURCES), by: this.points },
      points: { per: this.oneOf(POINTS_PER), vp: this.points },
      gain: { resource: this.oneOf(RESOURCES), by: this.points },
      drawGold: { by: this.points },
      drawBattle: { by: this.points },
      harborRaws: { by: this.points },
      exploringRaws: { by: this.points },
      markerReward: { vp: this.points, goldCards: this.points },
      factory: { goods: this.points, vp: this.points },
      ...Object.fromEntries(PERMISSIONS.map((permission) => [permission, {}])),
    };
    this.variant(value, place, parts);
  };

  private readonly goldEffect: Visit = (value, place) => {
    if (!isFields(value)) return this.complain(place, "it must be an object");
    const standard = STANDARD_BOX.goldCards[place.split(".")[1] as keyof Box["goldCards"]].effect;
    if (value.type !== standard.type) return this.complain(`${place}.type`, `it must be ${standard.type}`);
    this.variant(value, place, {
      points: { sides: this.listOf(this.oneOf(BUILDINGS)), least: this.points, vp: this.points },
      earlyBuilding: { side: this.oneOf(["temple"]) },
      battleWon: { gold: this.points },
      action: { space: this.oneOf(["space" in standard ? standard.space : ""]) },
      freeMove: {},
    });
  };

  private readonly goal: Visit = (value, place) => {
    if (!isFields(value)) return this.complain(place, "it must be an object");
    this.fields(value, place, {
      type: this.oneOf(GOAL_TYPES),
      least: (least, where) => this.number(least, where, 1, 20),
      kinds: this.someOf(this.oneOf(BUILDINGS)),
      resource: this.oneOf(RESOURCES),
      vp: this.points,
    });
    for (const needed of ["type", "least"]) if (value[needed] === undefined) this.complain(place, `it needs ${needed}`);
    if (place.startsWith("quests.III-") && value.vp === undefined)
      this.complain(place, "it needs vp, as all of age III");
    const asksKinds = value.type === "tiles" || value.type === "differentKinds";
    if (asksKinds !== (value.kinds !== undefined)) this.complain(place, "kinds belong to tiles and differentKinds");
    if ((value.type === "resources") !== (value.resource !== undefined))
      this.complain(place, "a resource belongs to resources");
  };

  private army(value: unknown, place: string): void {
    if (!Array.isArray(value)) return this.complain(place, "it must be a list of units");
    for (const [number, row] of value.entries()) {
      const where = `${place}.${number}`;
      this.fields(row, where, {
        kind: this.oneOf(UNIT_KINDS),
        count: (count, at) => this.number(count, at, 1, UNITS_PER_COLOUR),
        strength: (strength, at) => this.number(strength, at, 1, 9),
        cost: this.cost,
      });
      const isWhole = isFields(row) && ["kind", "count", "strength", "cost"].every((part) => row[part] !== undefined);
      if (!isWhole) this.complain(where, "a unit needs kind, count, strength and cost");
      else if (value.findIndex((other) => isFields(other) && other.kind === row.kind) !== number)
        this.complain(`${where}.kind`, "units of a kind stand together in one row");
    }
    const units = value.reduce((sum: number, row) => sum + (isFields(row) ? Number(row.count) : 0), 0);
    if (units !== UNITS_PER_COLOUR) this.complain(place, `an army has ${UNITS_PER_COLOUR} units, not ${units}`);
  }

  private scenario(name: string, value: unknown): void {
    const place = `scenarios.${name}`;
    if (!/^[a-z][a-z0-9_]{0,30}$/.test(name)) this.complain(place, "its name must be small letters, digits and _");
    if (!isFields(value)) return this.complain(place, "it must be an object");
    this.known(value, place, ["name", "players", "rows", "enemy"]);
    if (value.name !== undefined && (typeof value.name !== "string" || value.name.trim() === ""))
      this.complain(`${place}.name`, "it must be a text");
    this.number(value.players, `${place}.players`, 1, COLOURS.length);
    if (!Array.isArray(value.rows) || value.rows.length === 0)
      return this.complain(`${place}.rows`, "it must be a list of rows");
    for (const [number, row] of value.rows.entries()) this.mapRow(row, `${place}.rows.${number}`);
    if (this.problems.length === 0) this.map(value as unknown as Scenario, place);
  }

  private mapRow(row: unknown, place: string): void {
    if (!isFields(row)) return this.complain(place, "it must be an object");
    this.known(row, place, ["q", "r", "terrain"]);
    this.number(row.q, `${place}.q`, -MOST_DISTANCE, MOST_DISTANCE);
    this.number(row.r, `${place}.r`, -MOST_DISTANCE, MOST_DISTANCE);
    const isTerrain = (letter: string) => TERRAIN_LETTERS.includes(letter);
    if (typeof row.terrain !== "string" || row.terrain === "" || ![...row.terrain].every(isTerrain))
      this.complain(`${place}.terrain`, `it must be letters out of ${TERRAIN_LETTERS}`);
  }

  /** Can the map be played: hexes, capitals, ways between them, clouds, and the solo enemy? */
  private map(scenario: Scenario, place: string): void {
    const hexes = hexesOf(scenario);
    const terrain = terrainOf(scenario);
    const far = hexes.find((hex) => hexDistance(hex, { q: 0, r: 0 }) > MOST_DISTANCE);
    if (far !== undefined)
      return this.complain(place, `${hexName(far)} is more than ${MOST_DISTANCE} hexes from the middle`);
    const names = hexes.map(hexName);
    const twice = names.find((hex, number) => names.indexOf(hex) !== number);
    if (twice !== undefined) return this.complain(place, `${twice} is there twice`);
    const grid = new HexMap(hexes);
    const capitals = [...terrain.keys()].filter((hex) => terrain[hex] === CAPITAL);
    const sites = scenario.players === 1 ? 2 : scenario.players;
    if (capitals.length !== sites)
      return this.complain(place, `it has ${capitals.length} capital sites, and needs ${sites}`);
    const clouds = terrain.filter((kind) => kind === CLOUD).length;
    if (clouds > EXPLORATION_IN_BOX)
      this.complain(place, `it has ${clouds} clouds, and there are ${EXPLORATION_IN_BOX} tiles`);
    if (clouds === 0) this.complain(place, "it has no cloud to explore");
    for (const capital of capitals) {
      if (grid.distance(capitals[0], capital) === null)
        this.complain(
          place,
          `the capital at ${names[capital]} cannot be reached from the one at ${names[capitals[0]]}`,
        );
      const near = grid.neighbours[capital].filter((hex) => terrain[hex] !== WATER && terrain[hex] !== CAPITAL);
      const isOpen = near.some(
        (hex) => !grid.neighbours[hex].some((next) => capitals.includes(next) && next !== capital),
      );
      if (!isOpen) this.complain(place, `nothing could be built beside the capital at ${names[capital]}`);
    }
    this.enemy(scenario, place, names, terrain);
  }

  private enemy(scenario: Scenario, place: string, names: readonly string[], terrain: readonly number[]): void {
    const { enemy = null, players } = scenario;
    if ((enemy !== null) !== (players === 1)) return this.complain(place, "an enemy belongs to a map for one player");
    if (enemy === null) return;
    const where = `${place}.enemy`;
    if (!isFields(enemy) || !Array.isArray(enemy.units)) return this.complain(where, "it needs units");
    this.known(enemy, where, ["capital", "rounds", "units"]);
    this.number(enemy.rounds, `${where}.rounds`, 1, 100);
    const groundOf = (hex: unknown) => terrain[names.indexOf(String(hex))];
    if (groundOf(enemy.capital) !== CAPITAL)
      this.complain(`${where}.capital`, `${JSON.stringify(enemy.capital)} is no capital site`);
    for (const [number, unit] of enemy.units.entries()) {
      const spot = `${where}.units.${number}`;
      this.fields(unit, spot, { unit: this.oneOf(UNIT_KINDS), hex: () => {} });
      if (!isFields(unit)) continue;
      const ground = groundOf(unit.hex);
      if (ground === undefined) this.complain(spot, `${JSON.stringify(unit.hex)} is not on the map`);
      else if (ground === WATER || ground === CLOUD || (ground === CAPITAL && unit.hex !== enemy.capital))
        this.complain(spot, `no enemy can stand on ${unit.hex}`);
    }
  }

  /** What must hold of the box as a whole: numbers of pieces, shapes, monarchs for every colour. */
  private whole(box: Box): void {
    const copies = (rows: Readonly<Record<string, { readonly copies: number }>>) =>
      Object.values(rows).reduce((sum, row) => sum + row.copies, 0);
    this.total(
      "buildingTiles",
      Object.values(box.buildingTiles).reduce((sum, count) => sum + count, 0),
      TILES_IN_BOX,
    );
    this.total("goldCards", copies(box.goldCards), GOLD_IN_BOX);
    this.total("battleCards", copies(box.battleCards), BATTLE_IN_BOX);
    this.total("exploration", copies(box.exploration), EXPLORATION_IN_BOX);
    const species = box.exploration.unknown_species.copies;
    if (species >= SPECIES_VP.length)
      this.complain(
        "exploration.unknown_species",
        `points are printed for ${SPECIES_VP.length - 1} of them, not ${species}`,
      );
    for (const type of ["markerReward", "factory"])
      if (
        Object.values(box.paintings).flatMap(({ effects }) => effects.filter((effect) => effect.type === type)).length >
        1
      )
        this.complain("paintings", `only one painting can have the effect ${type}`);
    for (const frame of FRAMES)
      if (Object.values(box.paintings).filter((row) => row.frame === frame).length < 2)
        this.complain("paintings", `the gallery needs two paintings with a ${frame} frame`);
    for (const colour of COLOURS)
      if (!Object.values(box.monarchs).some((row) => row.colour === colour))
        this.complain("monarchs", `${colour} needs a monarch`);
    for (const [name, { enemy }] of Object.entries(box.scenarios)) {
      if (enemy === null) continue;
      const placed = enemy.units.map(({ unit }) => unit).toSorted();
      const army = box.armies.orange.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind)).toSorted();
      if (placed.join() !== army.join())
        this.complain(`scenarios.${name}.enemy.units`, `they must be the orange army: ${army.join(", ")}`);
    }
  }

  private total(table: TableName, sum: number, needed: number): void {
    if (sum !== needed) this.complain(table, `there are ${needed} of them, not ${sum}`);
  }

  /** A record whose parts are known by the name in `type`. */
  private variant(
    value: Fields,
    place: string,
    parts: Readonly<Record<string, Readonly<Record<string, Visit>>>>,
  ): void {
    const { type, ...rest } = value;
    const known = Object.hasOwn(parts, String(type)) ? parts[String(type)] : undefined;
    if (known === undefined)
      return this.complain(`${place}.type`, `it must be one of ${Object.keys(parts).join(", ")}`);
    this.fields(rest, place, known);
    for (const name of Object.keys(known)) if (rest[name] === undefined) this.complain(place, `it needs ${name}`);
  }

  private fields(value: unknown, place: string, visits: Readonly<Record<string, Visit>>): void {
    if (!isFields(value)) return this.complain(place, "it must be an object");
    this.known(value, place, Object.keys(visits));
    for (const [name, part] of Object.entries(value)) visits[name]?.(part, `${place}.${name}`);
  }

  private listOf(visit: Visit): Visit {
    return (value, place) => {
      if (!Array.isArray(value)) return this.complain(place, "it must be a list");
      for (const [number, item] of value.entries()) visit(item, `${place}.${number}`);
    };
  }

  private someOf(visit: Visit): Visit {
    return (value, place) => {
      if (Array.isArray(value) && value.length === 0) return this.complain(place, "it must not be empty");
      this.listOf(visit)(value, place);
    };
  }

  private oneOf(names: readonly (string | null)[]): Visit {
    return (value, place) => {
      if (!names.some((name) => name === value)) this.complain(place, `it must be one of ${names.join(", ")}`);
    };
  }

  private number(value: unknown, place: string, least: number, most: number): void {
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
      this.complain(place, `it must be a whole number from ${least} to ${most}, not ${JSON.stringify(value)}`);
  }

  private known(fields: Fields, place: string, names: readonly string[]): void {
    for (const name of Object.keys(fields))
      if (!names.includes(name))
        this.complain(place === "" ? name : `${place}.${name}`, `unknown; it can be ${names.join(", ")}`);
  }

  private complain(place: string, problem: string): void {
    this.problems.push({ place, problem });
  }
}
