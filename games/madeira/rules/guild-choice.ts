import { asks, type SeatId } from "@caravel/kernel";
import {
  CHARACTER_TILES,
  DICE_PER_ROW,
  EMPTY_IN_ROUND,
  FACES,
  FAVOUR_COUNT,
  HIGHEST_FACE,
  PASS_COUNT,
  PIRATE_DICE,
  PRINTED,
  REQUEST_COUNT,
} from "../content/pieces.ts";
import { fact } from "./events.ts";
import { rowMemo, type Scene, scene } from "./frames.ts";
import { GUILD, REQUEST, ROW } from "./moves.ts";
import { contentOf, type Madeira, type MadeiraTable, NOBODY } from "./state.ts";
import { STEP } from "./steps.ts";

/** One die. */
export function rollDie({ chance }: MadeiraTable): number {
  return FACES[chance.roll(FACES.length)];
}

/** MA-A-01 to -04, -13: characters are laid out, and all dice are rolled anew. */
export function prepareRound(table: MadeiraTable): void {
  const { state, chance } = table;
  const tiles: number[] = [];
  for (let tile = 0; tile < CHARACTER_TILES; tile++) tiles.push(tile);
  chance.shuffle(tiles);
  let next = 0;
  for (let building = 0; building < EMPTY_IN_ROUND.length; building++)
    state.characters[building] = EMPTY_IN_ROUND[building] === state.round ? PRINTED : tiles[next++];
  for (let value = 0; value <= HIGHEST_FACE; value++) state.pirateDice[value] = 0;
  for (let die = 0; die < PIRATE_DICE; die++) state.pirateDice[rollDie(table)]++;
  for (let die = 0; die < state.players * DICE_PER_ROW; die++) state.rowDice[die] = rollDie(table);
  if (table.tell === null) return;
  const [characters, pirateDice] = [state.characters.slice(), state.pirateDice.slice()];
  table.tell?.(fact({ type: "roundBegins", round: state.round, characters, pirateDice }));
}

/** MA-A-05, -10: the uppermost disc of the pass column is next; the stage comes again until the column is empty. */
export function chooseGuilds(table: MadeiraTable, frame: Scene): void {
  const { state } = table;
  for (let place = 0; place < PASS_COUNT; place++) {
    const seat = state.passColumn[place];
    if (seat === NOBODY) continue;
    frame.stage--;
    const only = onlyRow(state);
    // MA-DEC-03: the last row is not asked for
    if (only === NOBODY) table.push(scene(STEP.chooseRow, seat));
    else takeRow(table, seat, only);
    return;
  }
}

/** The only row without a disc, or NOBODY if there are several. */
function onlyRow({ players, diceColumn }: Madeira): number {
  let only = NOBODY;
  for (let row = 0; row < players; row++) {
    if (diceColumn[row] !== NOBODY) continue;
    if (only !== NOBODY) return NOBODY;
    only = row;
  }
  return only;
}

/** MA-A-05, -06: a row without a disc, with its dice. */
export const chooseRow = asks<Madeira, Scene>("chooseRow", {
  verbs: [ROW],
  turnRule: "MA-ROUND-02",
  instead: { done: "MA-A-05" },
  moves(state, _frame, _seat, list) {
    for (let row = 0; row < state.players; row++) if (state.diceColumn[row] === NOBODY) list.add(ROW.of(row));
  },
  refuse: (state, _frame, _seat, move) =>
    ROW.first(move) < state.players && state.diceColumn[ROW.first(move)] === NOBODY ? null : "MA-A-05",
  play(table, _frame, seat, move) {
    table.pop();
    takeRow(table, seat, ROW.first(move));
  },
});

function takeRow(table: MadeiraTable, seat: SeatId, row: number): void {
  const { state } = table;
  state.passColumn[state.passColumn.indexOf(seat)] = NOBODY;
  state.diceColumn[row] = seat;
  const dice: number[] = [];
  for (let die = row * DICE_PER_ROW; die < (row + 1) * DICE_PER_ROW; die++) {
    dice.push(state.rowDice[die]);
    state.seats[seat].dice[state.rowDice[die]]++;
    state.rowDice[die] = 0;
  }
  table.tell?.(fact({ type: "choseRow", seat, row, dice }));
  const request = onlyRequest(state, row);
  if (request === NOBODY) table.push(scene(STEP.chooseRequest, seat, { of: "row", row }));
  else takeRequest(table, seat, row, request);
}

/** The only type of request in a row, or NOBODY if there are several. */
function onlyRequest({ rowRequests }: Madeira, row: number): number {
  let only = NOBODY;
  for (let type = 0; type < REQUEST_COUNT; type++) {
    if (rowRequests[row * REQUEST_COUNT + type] === 0) continue;
    if (only !== NOBODY) return NOBODY;
    only = type;
  }
  return only;
}

function takeRequest(table: MadeiraTable, seat: SeatId, row: number, request: number): void {
  const { state } = table;
  state.rowRequests[row * REQUEST_COUNT + request]--;
  state.seats[seat].requests[request]++;
  table.tell?.(fact({ type: "tookRequest", seat, request }));
  turnUpGuild(table, seat, row);
}

/** MA-A-07: a request of the same row. */
export const chooseRequest = asks<Madeira, Scene>("chooseRequest", {
  verbs: [REQUEST],
  turnRule: "MA-A-10",
  instead: { done: "MA-A-07" },
  moves(state, frame, _seat, list) {
    const first = rowMemo(frame).row * REQUEST_COUNT;
    for (let type = 0; type < REQUEST_COUNT; type++)
      if (state.rowRequests[first + type] > 0) list.add(REQUEST.of(type));
  },
  refuse: (state, frame, _seat, move) =>
    state.rowRequests[rowMemo(frame).row * REQUEST_COUNT + REQUEST.first(move)] > 0 ? null : "MA-A-07",
  play(table, frame, seat, move) {
    table.pop();
    takeRequest(table, seat, rowMemo(frame).row, REQUEST.first(move));
  },
  // only a position that was laid out has a row without requests (MA-A-11)
  skip(table, frame, seat) {
    table.pop();
    turnUpGuild(table, seat, rowMemo(frame).row);
  },
});

/** MA-A-08, -09: the favours of the row's guild; with two guilds that both have something to turn up, one is chosen. */
function turnUpGuild(table: MadeiraTable, seat: SeatId, row: number): void {
  const guilds = contentOf(table.state).rowGuilds[row];
  let useful = 0;
  for (let place = 0; place < guilds.length; place++)
    if (hasFaceDownOf(table.state, seat, guilds[place])) {
      useful++;
    }
  if (useful > 1) table.push(scene(STEP.chooseGuild, seat, { of: "row", row }));
  else
    for (let place = 0; place < guilds.length; place++)
      if (hasFaceDownOf(table.state, seat, guilds[place])) turnUp(table, seat, guilds[place]);
}

function hasFaceDownOf(state: Madeira, seat: SeatId, guild: number): boolean {
  const { favours, faceUp } = state.seats[seat];
  return (contentOf(state).guildFavours[guild] & favours & ~faceUp) !== 0;
}

function turnUp(table: MadeiraTable, seat: SeatId, guild: number): void {
  const { state } = table;
  const player = state.seats[seat];
  const turned = contentOf(state).guildFavours[guild] & player.favours & ~player.faceUp;
  player.faceUp |= turned;
  if (table.tell === null) return;
  const favours: number[] = [];
  for (let favour = 0; favour < FAVOUR_COUNT; favour++) if ((turned >> favour) & 1) favours.push(favour);
  table.tell?.(fact({ type: "choseGuild", seat, guild, favours }));
}

/** MA-A-09: one of the row's two guilds. */
export const chooseGuild = asks<Madeira, Scene>("chooseGuild", {
  verbs: [GUILD],
  turnRule: "MA-A-10",
  instead: { done: "MA-A-09" },
  moves(state, frame, _seat, list) {
    const guilds = contentOf(state).rowGuilds[rowMemo(frame).row];
    for (let place = 0; place < guilds.length; place++) list.add(GUILD.of(guilds[place]));
  },
  refuse: (state, frame, _seat, move) =>
    contentOf(state).rowGuilds[rowMemo(frame).row].includes(GUILD.first(move)) ? null : "MA-A-09",
  play(table, _frame, seat, move) {
    table.pop();
    turnUp(table, seat, GUILD.first(move));
  },
});
