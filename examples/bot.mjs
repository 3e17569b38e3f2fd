// A bot that plays over the API: CARAVEL=http://localhost:8080 TOKEN=caravel_… node examples/bot.mjs [INVITATION [SEAT]]
import WebSocket from "ws";

const { CARAVEL = "http://localhost:8080", TOKEN } = process.env;
const [invitation, seat = "1"] = process.argv.slice(2);
const headers = { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" };
if (invitation) {
  const body = JSON.stringify({ seat: Number(seat) });
  const { status } = await fetch(`${CARAVEL}/api/invitations/${invitation}/seat`, { method: "POST", headers, body });
  console.log(status === 200 ? `sits on seat ${seat}` : `cannot sit there: ${status}`);
}
const line = new WebSocket(`${CARAVEL.replace(/^http/, "ws")}/line`, { headers });
const known = new Set();
let number = 0;
const ask = (topic, what = {}) => line.send(JSON.stringify({ number: number++, topic, ask: what }));
const sitDown = ({ id, mine, isOver }) => {
  if (isOver || known.has(id)) return;
  known.add(id);
  // a place has the number of the request by which it was taken
  for (const own of mine) ask("sit", { table: id, seat: own, place: number, since: null });
};
const play = (place, { sequence, isOver, choices: { moves } }) => {
  if (isOver) console.log("the game is over");
  const move = moves[Math.floor(Math.random() * moves.length)];
  if (move) ask("play", { place, sequence, move, byItself: false });
};
line.on("open", () => {
  for (const topic of ["watchTables", "tables"]) ask(topic);
});
line.on("message", (data) => {
  const { kind, number: asked, answer, tables = answer, place = asked, sight = answer?.sight } = JSON.parse(data);
  if (sight) play(place, sight);
  else if (kind !== "failure" && Array.isArray(tables)) tables.forEach(sitDown);
});
