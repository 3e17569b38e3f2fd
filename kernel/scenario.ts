import { type Chance, FastChance, OutcomeError, RecordedChance } from "./chance.ts";
import type { Game, Options } from "./game.ts";
import { asked, begin, legalMoves, play, refusal } from "./play.ts";
import { type SettingsFault, settingsFault } from "./settings.ts";
import { copyData, type Frame, isOver, type SeatId, SPECTATOR, type State } from "./state.ts";
import { Table } from "./table.ts";
import type { Move } from "./vocabulary.ts";

/** A rule as a readable test: a position, some moves, and what must be true then. */
export interface Scenario {
  readonly title: string;
  readonly game: string;
  /** The ids it proves; empty if it does not say. */
  readonly rules: readonly string[];
  readonly players: number;
  readonly options: Options;
  readonly given: unknown;
  readonly when: readonly unknown[];
  readonly then: readonly unknown[];
}

/** What came of a scenario. */
export interface ScenarioResult<S> {
  readonly title: string;
  readonly passed: boolean;
  /** What differed from what was expected, one sentence each. */
  readonly problems: readonly string[];
  /** The position at the end, or null if it never came to one. */
  readonly state: S | null;
}

/** A scenario file that does not say what a scenario must. */
export class ScenarioError extends Error {}

/** A position that cannot be laid out as it is given. */
export class GivenError extends Error {}

type Fields = Readonly<Record<string, unknown>>;

/** Is the value a record of named fields? */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const KNOWN = ["title", "game", "rules", "players", "options", "given", "when", "then"];

/** Checks that a parsed file has the shape of a scenario. */
export function readScenario(value: unknown): Scenario {
  if (!isFields(value))
    throw new ScenarioError("a scenario is a list of fields: title, game, rules, players, given, when, then");
  for (const field of Object.keys(value))
    if (!KNOWN.includes(field)) throw new ScenarioError(`unknown field "${field}"`);
  const { title, game, rules = [], players, options = {}, given = {}, when = [], then } = value;
  if (typeof title !== "string") throw new ScenarioError('"title" must be a text');
  if (typeof game !== "string") throw new ScenarioError('"game" must name a game');
  if (!Array.isArray(rules) || !rules.every((rule) => typeof rule === "string"))
    throw new ScenarioError('"rules" must list the ids it proves');
  if (typeof players !== "number") throw new ScenarioError('"players" must be a number');
  if (!isFields(options)) throw new ScenarioError('"options" must be names and values');
  if (!Array.isArray(when)) throw new ScenarioError('"when" must be a list of moves');
  if (!Array.isArray(then) || then.length === 0) throw new ScenarioError('"then" must list what is expected');
  return { title, game, rules, players, options: options as Options, given, when, then };
}

/** Why a scenario cannot be set up, for whoever writes it. */
function settingsProblem(fault: SettingsFault, game: string): string {
  switch (fault.code) {
    case "wrongPlayers":
      return `${game} is not for ${fault.players} players`;
    case "noSuchOption":
      return `${game} has no option ${fault.option}`;
    case "noSuchChoice":
      return `${game} has no option ${fault.option}=${fault.value}`;
    case "contentRefused":
      return `the content is not allowed at ${fault.place}: ${fault.problem}`;
    case "optionsRefused":
      return `the options are not allowed (${fault.rule})`;
    default:
      return fault satisfies never;
  }
}

/** Lays out the position of a scenario, or of a test: a fresh game with `given` laid over it, run to its first decision. */
export function layOut<S extends State, F extends Frame>(
  game: Game<S, F>,
  players: number,
  options: Options,
  given: unknown,
  chance: Chance = new FastChance("scenario"),
): S {
  const fault = settingsFault(game, players, options);
  if (fault !== null) throw new GivenError(settingsProblem(fault, game.id));
  const table = new Table(game, game.arrange(begin(game, players, options, chance).state, given), chance);
  const faults = game.faults(table.state);
  if (faults.length > 0) throw new GivenError(`the position is impossible: ${faults.join("; ")}`);
  table.ask();
  return table.state;
}

/** A copy of plain data with the given parts in place of its own; what is not mentioned stays. The simplest `arrange`. */
export function layOver<T>(data: T, given: unknown, where = "given"): T {
  if (!isFields(given)) {
    if (typeof given !== typeof data || Array.isArray(given) !== Array.isArray(data))
      throw new GivenError(`${where} does not fit`);
    return copyData(given) as T;
  }
  if (typeof data !== "object" || data === null) throw new GivenError(`${where} has no parts`);
  const laid = copyData(data);
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(laid, name)) throw new GivenError(`there is no ${where}.${name}`);
    Object.assign(laid, { [name]: layOver(data[name as keyof T], value, `${where}.${name}`) });
  }
  return laid;
}

/** The position with everything that anybody at the table sees: the picture of a scenario keeps no secrets. */
export function openView<S extends State, F extends Frame, V>(game: Game<S, F, V>, state: S): V {
  let seen = game.view(state, SPECTATOR);
  for (let seat = 0; seat < state.players; seat++) seen = filledIn(seen, game.view(state, seat));
  return seen;
}

/** What one saw, with what another saw in place of what is null. */
function filledIn<T>(seen: T, other: T): T {
  if (seen === null) return other;
  if (Array.isArray(seen) && Array.isArray(other) && seen.length === other.length)
    return seen.map((part, place) => filledIn(part, other[place])) as T;
  if (!isFields(seen) || !isFields(other)) return seen;
  return Object.fromEntries(Object.entries(seen).map(([name, part]) => [name, filledIn(part, other[name])])) as T;
}

/** Runs a scenario and tells what differs. */
export function runScenario<S extends State, F extends Frame>(game: Game<S, F>, scenario: Scenario): ScenarioResult<S> {
  const { title } = scenario;
  try {
    const run = new ScenarioRun(game, layOut(game, scenario.players, scenario.options, scenario.given));
    for (const act of scenario.when) run.act(act);
    for (const expected of scenario.then) run.expect(expected);
    return { title, passed: run.problems.length === 0, problems: run.problems, state: run.state };
  } catch (error) {
    if (error instanceof GivenError || error instanceof ScenarioError || error instanceof OutcomeError)
      return { title, passed: false, problems: [error.message], state: null };
    throw error;
  }
}

class ScenarioRun<S extends State, F extends Frame> {
  readonly problems: string[] = [];
  private readonly luck = new FastChance("scenario");

  constructor(
    private readonly game: Game<S, F>,
    public state: S,
  ) {}

  /** Plays one item of `when`: `{ seat: move }`, with `chance: [...]` if its luck is given. */
  act(item: unknown): void {
    if (!isFields(item)) throw new ScenarioError(`a move is written as "seat: move", not ${JSON.stringify(item)}`);
    const { chance: outcomes, ...acts } = item;
    const [entry, ...more] = Object.entries(acts);
    if (entry === undefined || more.length > 0) throw new ScenarioError(`one move at a time: ${JSON.stringify(item)}`);
    const chance = Array.isArray(outcomes) ? new RecordedChance(outcomes.map(Number)) : this.luck;
    const [seat, text] = [this.seat(entry[0]), String(entry[1])];
    const played = play(this.game, this.state, seat, this.move(text), chance, 1);
    if (!played.ok) throw new ScenarioError(`seat ${seat} may not "${text}" here (${played.rule})`);
    if (chance instanceof RecordedChance) chance.finish();
    this.state = played.state;
  }

  /** Checks one item of `then`. */
  expect(item: unknown): void {
    if (!isFields(item)) throw new ScenarioError(`cannot understand the expectation ${JSON.stringify(item)}`);
    for (const [what, value] of Object.entries(item)) this.check(what, value);
  }

  private check(what: string, value: unknown): void {
    const { game, state } = this;
    if (what === "refused") this.checkRefused(value);
    else if (what === "choices") this.checkChoices(value);
    else if (what === "play") for (const act of list(value)) this.act(act);
    else if (what === "seat") this.compare({ seats: value }, game.describe(state), what);
    else this.compare(value, this.found(what), what);
  }

  /** What is true now, under the names by which a scenario asks for it. */
  private found(what: string): unknown {
    const { game, state } = this;
    switch (what) {
      case "asked":
        return asked(game, state);
      case "over":
        return isOver(state);
      case "scores":
        return game.scores(state);
      case "winners":
        return game.winners(state);
      case "table":
        return game.describe(state);
      default:
        throw new ScenarioError(`unknown expectation "${what}"`);
    }
  }

  private checkRefused(value: unknown): void {
    if (!isFields(value)) throw new ScenarioError('"refused" needs seat, move and rule');
    const seat = this.seat(value.seat);
    const rule = refusal(this.game, this.state, seat, this.move(String(value.move)));
    if (rule !== value.rule)
      this.problems.push(
        `"${value.move}" by seat ${seat}: expected refusal ${value.rule}, got ${rule ?? "none, it is legal"}`,
      );
  }

  private checkChoices(value: unknown): void {
    if (!isFields(value)) throw new ScenarioError('"choices" needs seat and include, exclude or exactly');
    const seat = this.seat(value.seat);
    const choices = legalMoves(this.game, this.state, seat).map((move) => this.game.vocabulary.write(move));
    const shown = `the choices of seat ${seat} are: ${choices.join(", ") || "none"}`;
    const texts = (value: unknown) => list(value).map((text) => this.game.vocabulary.write(this.move(String(text))));
    for (const text of texts(value.include ?? []))
      if (!choices.includes(text)) this.problems.push(`"${text}" should be possible; ${shown}`);
    for (const text of texts(value.exclude ?? []))
      if (choices.includes(text)) this.problems.push(`"${text}" should not be possible; ${shown}`);
    if (value.exactly !== undefined && texts(value.exactly).sort().join() !== [...choices].sort().join())
      this.problems.push(`exactly ${list(value.exactly).join(", ")} was expected; ${shown}`);
  }

  /** Every expected value must be there; what is not mentioned does not matter. */
  private compare(expected: unknown, actual: unknown, where: string): void {
    if (isFields(expected) && (isFields(actual) || Array.isArray(actual))) {
      for (const [key, value] of Object.entries(expected))
        this.compare(value, (actual as Fields)[key], `${where}.${key}`);
      return;
    }
    if (holdsParts(expected) && Array.isArray(actual) && expected.length === actual.length) {
      for (const [place, value] of expected.entries()) this.compare(value, actual[place], `${where}.${place}`);
      return;
    }
    if (JSON.stringify(expected) !== JSON.stringify(actual))
      this.problems.push(`${where}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`);
  }

  private seat(value: unknown): SeatId {
    const seat = Number(value);
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.state.players)
      throw new ScenarioError(`there is no seat ${value}`);
    return seat;
  }

  private move(text: string): Move {
    const move = this.game.vocabulary.read(text);
    if (move === null) throw new ScenarioError(`"${text}" is not a move of ${this.game.id}`);
    return move;
  }
}

/** Is it a list of things that have parts themselves? */
function holdsParts(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.some((item) => typeof item === "object" && item !== null);
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new ScenarioError(`expected a list, not ${JSON.stringify(value)}`);
  return value;
}
