import type { BotPool, Thinking } from "../question.ts";
import { failureOf } from "./failure.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/** The worker's side of a pool: gives back the function that takes what it is told; `say` sends its answers. */
export function servePool(pool: BotPool, say: (message: FromWorker) => void): (message: ToWorker) => void {
  const thinking = new Map<number, Thinking>();
  const think = async ({ number, question }: ToWorker & { kind: "think" }) => {
    try {
      const thought = pool.think(question);
      thinking.set(number, thought);
      say({ kind: "answer", number, answer: await thought.answer });
    } catch (error) {
      const { code, detail } = failureOf(error);
      say({ kind: "failure", number, code, detail });
    } finally {
      thinking.delete(number);
    }
  };
  return (message) => {
    if (message.kind === "think") void think(message);
    else thinking.get(message.number)?.hurry();
  };
}
