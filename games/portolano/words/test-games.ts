import {
  asked,
  begin,
  FastChance,
  type Language,
  legalMoves,
  type Move,
  play,
  type SeatId,
  type Told,
} from "@caravel/kernel";
import { portolano } from "../rules/game.ts";
import { moves } from "../rules/moves.ts";
import type { Portolano } from "../rules/state.ts";

/** Players for tests, with names that no elision concerns. */
const ALL_NAMES = ["Réka", "Bálint", "Chloé", "Dezső", "Judit"];

/** The names at a table of so many players. */
export const namesFor = ({ players }: { players: number }): string[] => ALL_NAMES.slice(0, players);

/** Faults that no sentence may have, and those of each language: articles before the wrong sound, missing elisions. */
const FAULTS = [/undefined/, /NaN/, /\[object/, /null/, /\$\{/, / {2}/, /^\s|\s$/, / [.,]/, /\(\)/];
const FAULTS_IN: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\ba [aeio](?![1-4])/i, /\ban [^aeiou]/i, /\b1 (thalers|hits|dice|goods|things|players)\b/],
  hu: [/(^|[ (])a [aáeéiíoóöőuúüű15]/i, /(^|[ (])az [^aáeéiíoóöőuúüű15]/i],
  fr: [
    /(?<!\p{L})(de|le|la|ne|que|se) [aeiouyâàéèêîïôûh]/iu,
    /(^|[ (])(à|de) les? /i,
    / [:;?!»]/,
    /\b[01] (thalers|rhums|cotons|vins|thés|cacaos|touches|dés|marchandises|éléments|joueurs)\b/,
    /\b[2-9] (thaler|rhum|coton|vin|thé|cacao|touche|dé|marchandise|élément|joueur)(?![\p{L}])/u,
  ],
};

/** What is wrong with a sentence, as a report; empty if nothing is. */
export function faultsIn(language: Language, sentence: string): string {
  const found = [...FAULTS, ...FAULTS_IN[language]].filter((fault) => fault.test(sentence));
  return found.length === 0 ? "" : `${language}: "${sentence}" has ${found.join(" ")}\n`;
}

/** A position, the move made in it and what that told. */
export interface Moment {
  readonly state: Portolano;
  readonly seat: SeatId;
  readonly move: Move;
  readonly told: readonly Told[];
}

/** A random game, moment by moment; the last one is the end. */
function randomGame(players: number, seed: string): Moment[] {
  const chance = new FastChance(seed);
  let { state } = begin(portolano, players, {}, chance);
  const moments: Moment[] = [];
  for (let ply = 1; state.stack.length > 0; ply++) {
    const seat = asked(portolano, state)[0];
    const list = legalMoves(portolano, state, seat);
    // ends are rare, so that something happens
    const eager = list.filter((move) => !/^(pass|end|done)/.test(moves.write(move)));
    const from = eager.length > 0 && chance.roll(6) > 0 ? eager : list;
    const move = from[chance.roll(from.length)];
    const played = play(portolano, state, seat, move, chance, ply);
    if (!played.ok) throw new Error(played.rule);
    moments.push({ state, seat, move, told: played.told });
    state = played.state;
  }
  return [...moments, { state, seat: 0, move: moves.verbs.pass.of(), told: [] }];
}

/** Random games for every number of players. */
export const GAMES: readonly Moment[][] = [2, 3, 4, 5].flatMap((players) =>
  ["one", "two", "three", "four"].map((seed) => randomGame(players, `words ${seed}`)),
);
