import { performance } from "node:perf_hooks";

/** @typedef {import("./players.mjs").Seat} Seat */

/** What a load came to. @typedef {{ latencies: number[], moves: number, seconds: number, behind: number }} Load */

/**
 * Lets tables move at a steady rate, each as soon as its turn comes, and measures from the mover to the socket of whoever
 * must answer next.
 * @param {Seat[][]} tables
 * @param {{ movesPerSecond: number, seconds: number, roll: (sides: number) => number }} how
 * @returns {Promise<Load>}
 */
export async function load(tables, { movesPerSecond, seconds, roll }) {
  /** @type {number[]} */
  const latencies = [];
  const pending = new Map();
  let moves = 0;
  let behind = 0;
  for (const [number, seats] of tables.entries())
    for (const [place, seat] of seats.entries())
      seat.heard = () => {
        const sent = pending.get(number);
        if (sent === undefined || seat.at <= sent.at || !seat.asked.includes(place)) return;
        pending.delete(number);
        moves++;
        if (place !== sent.mover) latencies.push(performance.now() - sent.when);
      };
  const begun = performance.now();
  for (let sent = 0; ; sent++) {
    const wait = begun + (sent * 1000) / movesPerSecond - performance.now();
    if (performance.now() - begun > seconds * 1000) break;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const number = sent % tables.length;
    const seats = tables[number];
    const mover = seats.findIndex((seat, place) => seat.asked.includes(place) && seat.moves.length > 0);
    if (pending.has(number) || mover < 0) {
      behind++;
      continue;
    }
    const choices = seats[mover].moves.filter((move) => !move.startsWith("lift"));
    pending.set(number, { mover, at: seats[mover].at, when: performance.now() });
    seats[mover].make(choices[roll(choices.length)]);
  }
  const elapsed = (performance.now() - begun) / 1000;
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { latencies, moves, seconds: elapsed, behind };
}

/** The value below which a share of the others lies. @param {number[]} values @param {number} share */
export function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
