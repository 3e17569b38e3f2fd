import { io } from "socket.io-client";
import WebSocket from "ws";

/**
 * A seat at a table, whichever server it is at.
 * @typedef {{ at: number, asked: number[], moves: string[], make: (move: string) => void, heard: () => void, end: () => void }} Seat
 */

export const PLAYERS = 3;

/**
 * @param {string} address
 * @param {string} path
 * @param {unknown} body
 * @param {string} [cookie]
 */
async function post(address, path, body, cookie = "") {
  const response = await fetch(`${address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return { said: await response.json(), cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie };
}

/** @returns {Seat} */
const newSeat = () => ({ at: -1, asked: [], moves: [], make: () => {}, heard: () => {}, end: () => {} });

/** Somebody whom our server knows, by the cookie. @param {string} address @param {string} name */
export async function comeIn(address, name) {
  return (await post(address, "/api/guests", { name })).cookie;
}

/** A line of somebody. @param {string} address @param {string} cookie */
export async function openLine(address, cookie) {
  const socket = new WebSocket(`${address.replace("http", "ws")}/line`, { headers: { cookie } });
  await new Promise((resolve, reject) => socket.on("open", resolve).on("error", reject));
  return socket;
}

/** A table of three at our server. @param {string} address @param {number} number @returns {Promise<Seat[]>} */
export async function caravelTable(address, number) {
  const cookies = [];
  for (let seat = 0; seat < PLAYERS; seat++) cookies.push(await comeIn(address, `Player ${number} ${seat}`));
  const seats = [{ kind: "me" }, ...Array(PLAYERS - 1).fill({ kind: "open" })];
  const { said } = await post(address, "/api/gatherings", { game: "puerto-rico", seats }, cookies[0]);
  const path = `/api/invitations/${said.invitation}`;
  for (let seat = 1; seat < PLAYERS; seat++) await post(address, `${path}/seat`, { seat }, cookies[seat]);
  const { table } = (await post(address, `${path}/start`, {}, cookies[0])).said;
  return Promise.all(cookies.map((cookie, seat) => sitDown(address, cookie, table, seat)));
}

/** @param {string} address @param {string} cookie @param {string} table @param {number} number */
export async function sitDown(address, cookie, table, number) {
  const seat = newSeat();
  const socket = await openLine(address, cookie);
  let request = 0;
  const ask = (topic, what) => socket.send(JSON.stringify({ number: request++, topic, ask: what }));
  seat.make = (move) => ask("play", { place: 1, sequence: seat.at, move, byItself: false });
  seat.end = () => socket.terminate();
  await new Promise((resolve, reject) => {
    socket.on("close", (code) => reject(new Error(`the line was cut: ${code}`)));
    socket.on("message", (data) => {
      const { kind, answer, sight = answer?.sight } = JSON.parse(String(data));
      if (kind === "failure" || answer?.kind === "refused") reject(new Error(String(data)));
      if (sight === undefined) return;
      seat.at = sight.sequence;
      seat.asked = sight.asked;
      seat.moves = sight.choices.moves;
      seat.heard();
      resolve(undefined);
    });
    // as the page does: it shows the list of tables beside the board
    ask("watchTables", {});
    ask("sit", { table, seat: number, place: 1, since: null });
  });
  return seat;
}

/** The same at boardgame.io. @param {string} address @returns {Promise<Seat[]>} */
export async function boardgameTable(address) {
  const { matchID } = (await post(address, "/games/puerto-rico/create", { numPlayers: PLAYERS })).said;
  // of two who join at once one is forgotten where matches are kept in files
  const joined = [];
  for (let number = 0; number < PLAYERS; number++) {
    const join = { playerID: String(number), playerName: `Player ${number}` };
    joined.push((await post(address, `/games/puerto-rico/${matchID}/join`, join)).said.playerCredentials);
  }
  return Promise.all(
    joined.map(async (credentials, number) => {
      const playerID = String(number);
      const seat = newSeat();
      const socket = io(`${address}/puerto-rico`, { transports: ["websocket"], forceNew: true });
      const take = ({ G, _stateID }) => {
        seat.at = _stateID;
        seat.asked = G.asked;
        seat.moves = G.moves;
        seat.heard();
      };
      seat.make = (move) => {
        const payload = { type: "make", args: [move], playerID, credentials };
        socket.emit("update", { type: "MAKE_MOVE", payload }, seat.at, matchID, playerID);
      };
      seat.end = () => socket.close();
      await new Promise((resolve) => {
        socket.on("update", (_match, state) => take(state));
        socket.on("sync", (_match, { state }) => {
          take(state);
          resolve(undefined);
        });
        socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, PLAYERS));
      });
      return seat;
    }),
  );
}
