import { type Answer, type BotPool, type Question, type Thinking, thinkingOf } from "../question.ts";
import { ThinkingFailed } from "./failure.ts";
import type { FromWorker, Line, StartWorker } from "./messages.ts";

/** How often a question is put to a worker: once more if the first one dies over it. */
const MOST_TRIES = 2;

/** A question on its way to an answer. */
interface Job {
  readonly number: number;
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (failure: ThinkingFailed) => void;
  tries: number;
  isHurried: boolean;
}

/** A worker with the questions it has; one at a time, and those besides that are in a hurry. */
interface Worker {
  line: Line | null;
  readonly jobs: Map<number, Job>;
}

/** A pool of at most so many workers, each started when it is first needed and replaced when it dies. */
export function workerPool(start: StartWorker, size: number): BotPool {
  return new WorkerPool(start, Math.max(1, size));
}

class WorkerPool implements BotPool {
  private readonly workers = new Set<Worker>();
  private readonly waiting: Job[] = [];
  private questions = 0;
  private isClosed = false;

  constructor(
    private readonly start: StartWorker,
    private readonly size: number,
  ) {}

  think(question: Question): Thinking {
    const number = this.questions++;
    let hurry = () => {};
    const answer = new Promise<Answer>((resolve, reject) => {
      if (this.isClosed) return reject(new ThinkingFailed("closed"));
      const job: Job = { number, question, resolve, reject, tries: 0, isHurried: false };
      hurry = () => this.hurry(job);
      this.waiting.push(job);
      this.handOut();
    });
    return thinkingOf(answer, () => hurry());
  }

  close(): void {
    this.isClosed = true;
    const unanswered = [...this.waiting.splice(0), ...[...this.workers].flatMap(({ jobs }) => [...jobs.values()])];
    for (const worker of this.workers) worker.line?.end();
    this.workers.clear();
    for (const job of unanswered) job.reject(new ThinkingFailed("closed"));
  }

  /** Whoever is in a hurry does not wait until a worker is free. */
  private hurry(job: Job): void {
    if (job.isHurried) return;
    job.isHurried = true;
    for (const { line, jobs } of this.workers)
      if (jobs.has(job.number)) line?.send({ kind: "hurry", number: job.number });
    const place = this.waiting.indexOf(job);
    if (place < 0) return;
    this.waiting.splice(place, 1);
    this.give(job, this.leastBusy());
  }

  /** Gives waiting questions to workers that have none. */
  private handOut(): void {
    while (this.waiting.length > 0) {
      const worker = this.leastBusy();
      if (worker.jobs.size > 0) return;
      const job = this.waiting.shift();
      if (job !== undefined) this.give(job, worker);
    }
  }

  /** The worker with the fewest questions, a new one if all have some and there may be more. */
  private leastBusy(): Worker {
    const [least] = [...this.workers].sort((one, other) => one.jobs.size - other.jobs.size);
    const canGrow = this.workers.size < this.size;
    return least === undefined || (least.jobs.size > 0 && canGrow) ? this.startWorker() : least;
  }

  private startWorker(): Worker {
    const worker: Worker = { line: null, jobs: new Map() };
    this.workers.add(worker);
    return worker;
  }

  private give(job: Job, worker: Worker): void {
    const { number, question } = job;
    job.tries++;
    worker.jobs.set(number, job);
    try {
      worker.line ??= this.start(
        (message) => this.hear(worker, message),
        (why) => this.bury(worker, why),
      );
      worker.line.send({ kind: "think", number, question });
      if (job.isHurried) worker.line.send({ kind: "hurry", number });
    } catch (error) {
      this.bury(worker, error instanceof Error ? error.message : String(error));
    }
  }

  private hear(worker: Worker, message: FromWorker): void {
    const job = worker.jobs.get(message.number);
    if (job === undefined) return;
    worker.jobs.delete(message.number);
    if (message.kind === "answer") job.resolve(message.answer);
    else job.reject(new ThinkingFailed(message.code, message.detail));
    this.handOut();
  }

  /** A worker is no more: its questions are asked again, but none for ever. */
  private bury(worker: Worker, why: string): void {
    if (!this.workers.delete(worker)) return;
    const jobs = [...worker.jobs.values()];
    worker.line?.end();
    for (const job of jobs.filter(({ tries }) => tries >= MOST_TRIES)) job.reject(new ThinkingFailed("died", why));
    const again = jobs.filter(({ tries }) => tries < MOST_TRIES);
    for (const job of again.filter(({ isHurried }) => isHurried)) this.give(job, this.leastBusy());
    this.waiting.unshift(...again.filter(({ isHurried }) => !isHurried));
    this.handOut();
  }
}
