import type { Move, Vocabulary } from "@caravel/kernel";
import type { Advice, Choices, Sight, Story } from "../host.ts";

/** Something in which moves are written in notation, as it goes over a line: numbers of moves differ from build to build. */
type Sent<T> = Omit<T, "moves" | "lasting"> & {
  readonly moves: readonly string[];
  readonly lasting: readonly string[];
};

/** A sight on its way. */
export type SentSight = Omit<Sight, "choices"> & { readonly choices: Sent<Choices> };

/** A story on its way. */
export type SentStory = Omit<Story, "sight"> & { readonly sight: SentSight };

/** Advice on its way. */
export interface SentAdvice {
  readonly move: string;
  readonly chance: number | null;
}

/** Makes advice ready for the line. */
export function sendAdvice(advice: readonly Advice[], vocabulary: Vocabulary): SentAdvice[] {
  return advice.map(({ move, chance }) => ({ move: vocabulary.write(move), chance }));
}

/** Takes advice from the line. */
export function takeAdvice(sent: readonly SentAdvice[], vocabulary: Vocabulary): Advice[] {
  return sent.flatMap(({ move: text, chance }) => {
    const move = vocabulary.read(text);
    return move === null ? [] : [{ move, chance }];
  });
}

/** Makes a sight ready for the line. */
export function sendSight(sight: Sight, vocabulary: Vocabulary): SentSight {
  const written = (moves: readonly Move[]) => moves.map((move) => vocabulary.write(move));
  const { moves, lasting } = sight.choices;
  return { ...sight, choices: { ...sight.choices, moves: written(moves), lasting: written(lasting) } };
}

/** Takes a sight from the line; a move that this build does not know cannot be offered. */
export function takeSight(sent: SentSight, vocabulary: Vocabulary): Sight {
  const read = (moves: readonly string[]) =>
    moves.map((text) => vocabulary.read(text)).filter((move): move is Move => move !== null);
  const { moves, lasting } = sent.choices;
  return { ...sent, choices: { ...sent.choices, moves: read(moves), lasting: read(lasting) } };
}
