import { FastChance } from "@caravel/kernel";
import type { Thought } from "../bot.ts";
import type { Library } from "../library.ts";
import { type Answer, type BotPool, type Question, thinkingOf } from "../question.ts";
import { botOf } from "../registry.ts";
import { hasStyle } from "../style-names.ts";
import { Work } from "../thinking.ts";
import { failureOf, ThinkingFailed } from "./failure.ts";

/** How long bots think before they listen whether they should hurry. */
const STINT_MS = 10;

const listen = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A question being thought about. */
interface Job {
  isHurried: boolean;
}

/** A pool without workers: bots think where the pool is, in short stints between which others have their turn. */
export function poolHere(library: Library): BotPool {
  let isClosed = false;
  const answer = async (question: Question, job: Job): Promise<Answer> => {
    const checkOpen = () => {
      if (isClosed) throw new ThinkingFailed("closed");
    };
    checkOpen();
    const thought = await begin(question, library);
    const work = new Work(thought, question.budget);
    checkOpen();
    while (!job.isHurried && work.goOn(STINT_MS)) {
      await listen();
      checkOpen();
    }
    return { move: thought.move, outlook: thought.outlook ?? [] };
  };
  return {
    think(question) {
      const job: Job = { isHurried: false };
      const answered = answer(question, job).catch((error: unknown) => {
        throw failureOf(error);
      });
      return thinkingOf(answered, () => {
        job.isHurried = true;
      });
    },
    close() {
      isClosed = true;
    },
  };
}

async function begin({ game, rules, style, view, seat, moves, seed }: Question, library: Library): Promise<Thought> {
  if (!hasStyle(game, style)) throw new ThinkingFailed("noSuchStyle", style);
  const [known, evaluation] = await Promise.all([library.rules(game, rules), library.evaluation(game, rules, style)]);
  if (known === null) throw new ThinkingFailed("noSuchGame", `${game} ${rules}`);
  const bot = await botOf(style, evaluation);
  return bot.think({ game: known, view, seat, moves }, new FastChance(seed));
}
