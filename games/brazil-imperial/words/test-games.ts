import { asked, begin, FastChance, isOver, legalMoves, type Move, type Options, play } from "@caravel/kernel";
import type { CountedNouns, Moment } from "@caravel/kernel/testing";
import { brazilImperial } from "../rules/game.ts";
import type { Brazil } from "../rules/state.ts";

const regular = (one: string) => ({ one, other: `${one}s` });

/** Nouns that sentences count. */
export const NOUNS: CountedNouns = {
  en: [
    ...["raw material", "gold card", "battle card", "unit", "good", "free move", "Archer", "Cannon"].map(regular),
    { one: "academy", other: "academies" },
  ],
};

const write = (move: Move) => brazilImperial.vocabulary.write(move);
/** What leads nowhere is rare, and a quest is shown as soon as it can be: so something happens, and games end. */
const RARE = /^(end|pass|done|cancel|act (trade|harbor|deploy)|drop|to 0,0)/;
const MOST_DECISIONS = 1500;

/** A lively game by chance, moment by moment, to its end or for as long as a random game may go on (BI-END-05). */
function livelyGame(players: number, options: Options, seed: string): Moment<Brazil>[] {
  const chance = new FastChance(seed);
  let { state } = begin(brazilImperial, players, options, chance);
  const moments: Moment<Brazil>[] = [];
  for (let ply = 1; ply <= MOST_DECISIONS && !isOver(state); ply++) {
    const [seat] = asked(brazilImperial, state);
    const list = legalMoves(brazilImperial, state, seat);
    const eager = list.filter((move) => !RARE.test(write(move)));
    const from = eager.length > 0 && chance.roll(6) > 0 ? eager : list;
    const move = list.find((candidate) => write(candidate).startsWith("reveal")) ?? from[chance.roll(from.length)];
    const played = play(brazilImperial, state, seat, move, chance, ply);
    if (!played.ok) throw new Error(`a listed move was refused by ${played.rule}`);
    moments.push({ state, seat, move, told: played.told });
    state = played.state;
  }
  return isOver(state) ? [...moments, { state, seat: 0, move: -1, told: [] }] : moments;
}

/** Games for every number of players, on several maps, with monarchs dealt and chosen. */
export const GAMES: readonly Moment<Brazil>[][] = [
  livelyGame(1, {}, "solo"),
  livelyGame(2, { map: "cisplatine" }, "two"),
  livelyGame(2, { monarchs: "dealt" }, "rio"),
  livelyGame(3, { map: "tordesillas", monarchs: "dealt" }, "three"),
  livelyGame(4, { map: "atlantic" }, "four"),
];

/** The same games with every twentieth moment: every word of the vocabulary is said in each, and there are thousands. */
export const FEW: readonly Moment<Brazil>[][] = GAMES.map((game) =>
  game.filter((_, place) => place % 20 === 0 || place === game.length - 1),
);
