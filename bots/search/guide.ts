import { type Chance, type Evaluation, type Game, type Move, type SeatId, type State, Table } from "@caravel/kernel";
import { byScore } from "../evaluation.ts";

/** What a game tells search about its moves, with something in the place of all that it does not say. */
export interface Guide {
  /** In how many ways the decision on the table may be made: 0 if every move is to be tried. */
  ways(table: Table): number;
  /** The next move in one of these ways. */
  next(table: Table, way: number): Move;
  /** Makes the whole decision in place. */
  make(table: Table, way: number): void;
  /** Writes how promising the listed moves are. */
  prior(table: Table, promise: Float64Array): void;
  /** The move of somebody in a hurry. */
  script(table: Table): Move;
  isQuiet(state: State): boolean;
  /** Does the tree of a decision of this seat end here? */
  ends(state: State, seat: SeatId): boolean;
  hides(state: State, seat: SeatId, move: Move): boolean;
  /** Makes what was imagined at random likelier, as far as a seat can tell. */
  believe(state: State, seat: SeatId, chance: Chance): void;
  weight(state: State, seat: SeatId): number;
  /** How far promise goes before what was seen. */
  readonly curiosity: number;
  /** Are the moves first compared one step ahead? */
  readonly seeksCounsel: boolean;
}

const USUAL_CURIOSITY = 0.3;

/** The guide of a game of which this is known. */
export function guideOf(game: Game, known: Evaluation | null): Guide {
  const evaluation = known ?? byScore(game);
  const model = evaluation.search ?? {};
  const { ways, next } = waysOf(evaluation);
  const play = model.habits?.play?.bind(model.habits);
  return {
    ways,
    next,
    make: (table, way) => (play === undefined ? makeByMoves(table, way, ways, next) : play(table, way)),
    prior: ({ state, seat, list }, promise) =>
      model.prior === undefined ? void promise.fill(1) : model.prior(state, seat, list, promise, game),
    script: scriptOf(evaluation),
    isQuiet: (state) => (model.isQuiet === undefined ? evaluation.isQuiet(state) : model.isQuiet(state)),
    ends: (state, seat) => model.ends?.(state, seat) ?? false,
    hides: (state, seat, move) => (model.hides === undefined ? isSecretAnswer(state) : model.hides(state, seat, move)),
    believe: (state, seat, chance) => model.believe?.(state, seat, chance),
    weight: (state, seat) => model.weight?.(state, seat) ?? 1,
    curiosity: model.curiosity ?? USUAL_CURIOSITY,
    seeksCounsel: model.seeksCounsel ?? false,
  };
}

/** The game's habits, or else what its evaluation says is obvious. */
function waysOf(evaluation: Evaluation): Pick<Guide, "ways" | "next"> {
  const habits = evaluation.search?.habits;
  if (habits !== undefined)
    return {
      ways: ({ state, seat, list }) => habits.ways(state, seat, list),
      next: ({ state, seat, list }, way) => habits.next(state, seat, list, way),
    };
  // asked for the number of ways and then for the move: it is looked for once
  let found: Move | null = null;
  const look = ({ state, seat, list }: Table) => evaluation.obvious?.(state, seat, list.toArray()) ?? null;
  return {
    ways(table) {
      found = look(table);
      return found === null ? 0 : 1;
    },
    next: (table) => found ?? look(table) ?? table.list.moves[0],
  };
}

/** No habit asks for more moves than this. */
const LONGEST_HABIT = 200;

/** Goes one way move by move, as long as the same seat is asked for the same thing. */
function makeByMoves(table: Table, way: number, ways: Guide["ways"], next: Guide["next"]): void {
  const { seat } = table;
  const step = stepOf(table.state);
  for (let moves = 0; moves < LONGEST_HABIT; moves++) {
    table.play(seat, next(table, way));
    if (!table.ask() || table.seat !== seat || stepOf(table.state) !== step || ways(table) <= way) return;
  }
}

const stepOf = ({ stack }: State): number => stack[stack.length - 1].step;

/** The game's own quick move, or else what is guessed, or the move after which the position is at once worth most. */
function scriptOf(evaluation: Evaluation): Guide["script"] {
  const script = evaluation.search?.script?.bind(evaluation.search);
  if (script !== undefined) return ({ state, seat, list, chance, game }) => script(state, seat, list, chance, game);
  return (table) => {
    const { state, seat, list, chance } = table;
    return evaluation.guess?.(state, seat, list.toArray(), chance) ?? bestAtOnce(evaluation, table);
  };
}

function bestAtOnce(evaluation: Evaluation, { game, state, seat, list, chance }: Table): Move {
  const moves = list.toArray();
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const table = new Table(game, game.copy(state), chance);
    table.play(seat, move);
    const worth = evaluation.evaluate(table.state, seat);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** Is the present decision one of several that are made in secret, at the same time? */
function isSecretAnswer({ stack }: State): boolean {
  const { answers } = stack[stack.length - 1] as { answers?: readonly Move[] };
  return answers !== undefined && answers.length > 0;
}
