import {
  asked,
  begin,
  FastChance,
  type Language,
  legalMoves,
  type Move,
  type Options,
  play,
  type SeatId,
  type Told,
} from "@caravel/kernel";
import { puertoRico } from "../rules/game.ts";
import { moves } from "../rules/moves.ts";
import type { PuertoRico } from "../rules/state.ts";

/** Players for tests, with names that no elision concerns. */
export const NAMES = ["Réka", "Bálint", "Chloé", "Dezső", "Judit"];

/** Faults that no sentence may have, and those of each language: articles before the wrong sound, missing elisions. */
const FAULTS = [/undefined/, /NaN/, /\[object/, /null/, /\$\{/, / {2}/, /^\s|\s$/, / \./];
const FAULTS_IN: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\ba [aeio]/i, /\ban [^aeio]/i, /\b1 (doubloons|points|colonists|nobles|barrels|kinds|players)\b/],
  hu: [/(^|[ (])a ([aáeéiíoóöőuúüű]|5)/i, /(^|[ (])az [^aáeéiíoóöőuúüű5]/i],
  fr: [
    /(?<!\p{L})(de|le|la|ne|que|se) [aeiouyâàéèêîïôûh]/iu,
    /(^|[ (])(à|de) les? /i,
    / [:;?!]/,
    /\b[01] (doublons|points|colons|nobles|tonneaux|sortes|joueurs)\b/,
  ],
};

/** What is wrong with a sentence, as a report; empty if nothing is. */
export function faultsIn(language: Language, sentence: string): string {
  const found = [...FAULTS, ...FAULTS_IN[language]].filter((fault) => fault.test(sentence));
  return found.length === 0 ? "" : `${language}: "${sentence}" has ${found.join(" ")}`;
}

/** A position, the move made in it and what that told. */
export interface Moment {
  readonly state: PuertoRico;
  readonly seat: SeatId;
  readonly move: Move;
  readonly told: readonly Told[];
}

/** A random game, moment by moment; the last one is the end. */
export function randomGame(players: number, options: Options, seed: string): Moment[] {
  const chance = new FastChance(seed);
  let { state } = begin(puertoRico, players, options, chance);
  const moments: Moment[] = [];
  for (let ply = 1; state.stack.length > 0; ply++) {
    const seat = asked(puertoRico, state)[0];
    const list = legalMoves(puertoRico, state, seat);
    // passes and take-backs are rare, so that something happens
    const eager = list.filter((move) => !/^(pass|decline|lift)/.test(moves.write(move)));
    const from = eager.length > 0 && chance.roll(5) > 0 ? eager : list;
    const move = from[chance.roll(from.length)];
    const played = play(puertoRico, state, seat, move, chance, ply);
    if (!played.ok) throw new Error(played.rule);
    moments.push({ state, seat, move, told: played.told });
    state = played.state;
  }
  return [...moments, { state, seat: 0, move: moves.verbs.pass.of(), told: [] }];
}

/** All four combinations of expansions. */
const COMBINATIONS: readonly Options[] = [
  {},
  { expansion1: true },
  { expansion2: true },
  { expansion1: true, expansion2: true },
];

/** Random games for every number of players, with every combination of expansions. */
export const GAMES: readonly Moment[][] = COMBINATIONS.flatMap((options, combination) =>
  [2, 3, 4, 5].map((players) => randomGame(players, options, `words ${players} ${combination}`)),
);
