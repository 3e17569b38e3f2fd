import { toChances } from "../search/chances.ts";
import { solve } from "./equations.ts";
import type { Samples } from "./samples.ts";

/** Weights found, and how well they tell who wins. */
export interface Fit {
  readonly weights: Float64Array;
  /** The mean of minus the logarithm of the chance given to what happened, on lessons that were kept apart. */
  readonly loss: number;
  /** The same for weights of 0, that know nothing. */
  readonly ignorance: number;
  /** How strongly weights were drawn towards those of before. */
  readonly doubt: number;
}

/** Every so many lessons one is kept apart, to see what was learned. */
const APART = 8;
/** How strongly weights are drawn towards those of before: in so many positions of a lesson the same thing is learned again and again. */
const DOUBTS = [100, 300, 1000, 3000];
/** Newton's method needs no more steps. */
const MOST_STEPS = 8;
const CLOSE = 3e-3;

/** Finds the weights with which the chances of the seats, the softmax of their sums, tell best who wins; alone at the table, the logistic function of the sum. What the games do not tell stays as in the weights of before, or 0. */
export function fit(samples: Samples, before = new Float64Array(samples.features)): Fit {
  const scales = scalesOf(samples);
  const start = before.map((weight, feature) => (scales[feature] === 0 ? 0 : weight / scales[feature]));
  const places = Array.from({ length: samples.count }, (_, place) => place);
  const isApart = (place: number) => samples.lessons[place] % APART === APART - 1;
  const [learned, apart] = [places.filter((place) => !isApart(place)), places.filter(isApart)];
  let weights: Float64Array = start;
  const ignorance = lossOf(samples, apart, scales, new Float64Array(samples.features));
  let [best, doubt] = [Number.POSITIVE_INFINITY, DOUBTS[0]];
  for (const candidate of [...DOUBTS].reverse()) {
    weights = descend(samples, learned, scales, { doubt: candidate, start }, weights);
    const loss = lossOf(samples, apart, scales, weights);
    if (loss < best) [best, doubt] = [loss, candidate];
  }
  weights = descend(samples, places, scales, { doubt, start }, weights);
  return { weights: weights.map((weight, feature) => weight * scales[feature]), loss: best, ignorance, doubt };
}

/** By feature: what makes its spread between seats 1; 0 if it never differs. */
function scalesOf({ measures, features, players, count }: Samples): Float64Array {
  const squares = new Float64Array(features);
  for (let place = 0; place < count; place++)
    for (let feature = 0; feature < features; feature++) {
      const start = place * players * features + feature;
      let mean = 0;
      if (players > 1) for (let seat = 0; seat < players; seat++) mean += measures[start + seat * features] / players;
      for (let seat = 0; seat < players; seat++) squares[feature] += (measures[start + seat * features] - mean) ** 2;
    }
  return squares.map((square) => (square < 1e-9 ? 0 : 1 / Math.sqrt(square / (count * players))));
}

/** What is believed until games tell otherwise, and how strongly. */
interface Belief {
  readonly doubt: number;
  readonly start: Float64Array;
}

/** Newton's method from weights that are not far off. */
function descend(
  samples: Samples,
  places: readonly number[],
  scales: Float64Array,
  { doubt, start }: Belief,
  from: Float64Array,
): Float64Array {
  const weights: Float64Array = Float64Array.from(from);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { slope, bend } = slopeAt(samples, places, scales, weights);
    for (let feature = 0; feature < weights.length; feature++) {
      slope[feature] += doubt * (weights[feature] - start[feature]);
      bend[feature][feature] += doubt;
    }
    const change = solve(bend, slope);
    let farthest = 0;
    for (let feature = 0; feature < weights.length; feature++) {
      weights[feature] -= change[feature];
      farthest = Math.max(farthest, Math.abs(change[feature]));
    }
    if (farthest < CLOSE) break;
  }
  return weights;
}

/** How the loss changes with the weights, and how that changes. */
function slopeAt(samples: Samples, places: readonly number[], scales: Float64Array, weights: Float64Array) {
  const { features, players, results } = samples;
  const slope = new Float64Array(features);
  const bend = Array.from({ length: features }, () => new Float64Array(features));
  const rows = Array.from({ length: players }, () => new Float64Array(features));
  const mean = new Float64Array(features);
  const chances = new Float64Array(players);
  for (const place of places) {
    read(samples, place, scales, rows);
    chancesOf(rows, weights, chances);
    mean.fill(0);
    for (let seat = 0; seat < players; seat++)
      for (let feature = 0; feature < features; feature++) mean[feature] += chances[seat] * rows[seat][feature];
    for (let seat = 0; seat < players; seat++) {
      const error = chances[seat] - results[place * players + seat];
      const row = rows[seat];
      for (let feature = 0; feature < features; feature++) slope[feature] += error * row[feature];
      if (players > 1) bendBy(bend, row, mean, chances[seat]);
    }
    if (players === 1) bendBy(bend, rows[0], null, chances[0] * (1 - chances[0]));
  }
  for (let one = 0; one < features; one++)
    for (let other = 0; other < one; other++) bend[other][one] = bend[one][other];
  return { slope, bend };
}

/** Adds the share of one seat: what its features have beyond the mean, each with each; half of it, the rest is the mirror image. */
function bendBy(bend: readonly Float64Array[], row: Float64Array, mean: Float64Array | null, weight: number): void {
  const beyond = mean === null ? row : row.map((value, feature) => value - mean[feature]);
  for (let one = 0; one < beyond.length; one++) {
    if (beyond[one] === 0) continue;
    const line = bend[one];
    const scaled = weight * beyond[one];
    for (let other = 0; other <= one; other++) line[other] += scaled * beyond[other];
  }
}

function read(
  { measures, features, players }: Samples,
  place: number,
  scales: Float64Array,
  rows: Float64Array[],
): void {
  for (let seat = 0; seat < players; seat++) {
    const start = (place * players + seat) * features;
    for (let feature = 0; feature < features; feature++)
      rows[seat][feature] = measures[start + feature] * scales[feature];
  }
}

function chancesOf(rows: readonly Float64Array[], weights: Float64Array, chances: Float64Array): void {
  for (let seat = 0; seat < rows.length; seat++) {
    let sum = 0;
    for (let feature = 0; feature < weights.length; feature++) sum += weights[feature] * rows[seat][feature];
    chances[seat] = sum;
  }
  toChances(chances);
}

function lossOf(samples: Samples, places: readonly number[], scales: Float64Array, weights: Float64Array): number {
  const { players, features, results } = samples;
  const rows = Array.from({ length: players }, () => new Float64Array(features));
  const chances = new Float64Array(players);
  let loss = 0;
  for (const place of places) {
    read(samples, place, scales, rows);
    chancesOf(rows, weights, chances);
    for (let seat = 0; seat < players; seat++) {
      const won = results[place * players + seat];
      loss -= won * Math.log(chances[seat]);
      if (players === 1) loss -= (1 - won) * Math.log(1 - chances[seat]);
    }
  }
  return loss / Math.max(1, places.length);
}
