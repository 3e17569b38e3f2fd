import type { Writable } from "node:stream";
import type { Message } from "@caravel/tables";
import { type ServedHost, serve } from "@caravel/tables/serving";
import type { Logger } from "pino";
import type { WebSocket } from "ws";
import { readLineRequest } from "./api/line-forms.ts";
import type { Settings } from "./environment.ts";
import { Allowances } from "./limits.ts";
import type { CutOff, Metrics } from "./operating/metrics.ts";

/** Whoever reads so slowly that this much waits is let go; the line resumes where it was cut. */
const MOST_WAITING = 1024 * 1024;
/** Requests that may be under way on one line; what comes beyond that is read later. */
const MOST_AT_ONCE = 64;
/** For a moment one person may ask so many times as much as in a second; what comes beyond that is read later. */
const SECONDS_AT_ONCE = 3;
const LATER = 100;
/** Whoever has not answered a ping by the next one is gone, and so is whoever is not known any more. */
const PING_EVERY = 30_000;
/** What is under way when the server ends is finished, if it does not take longer than this. */
const FINISHING = 1500;

const UNKNOWN = 4401;
const RESTARTED = 1012;
const LATER_AGAIN = 1013;
/** Why is in the log: nobody else is told of what the server is made. */
const FAILED = "the server failed";

/** At the other end of a line. */
export interface Caller {
  /** By whom limits are counted. */
  readonly who: string;
  /** Is the caller still somebody who may have this line? */
  isKnown(): Promise<boolean>;
}

/** The lines of this process that are open. */
export class Lines {
  private readonly open = new Set<OpenLine>();
  private readonly allowances: Allowances;

  constructor(
    private readonly metrics: Metrics,
    private readonly log: Pick<Logger, "error">,
    { askedPerSecond }: Settings,
    now: () => number,
  ) {
    this.allowances = new Allowances(SECONDS_AT_ONCE * askedPerSecond, askedPerSecond, now);
  }

  /** Serves a host over a socket; gives back what takes a message that came before. */
  serve(host: ServedHost, socket: WebSocket, wire: Writable, caller: Caller): (data: Buffer) => void {
    const line = new OpenLine(host, socket, wire, caller, this.allowances, this.metrics, this.log);
    this.open.add(line);
    this.metrics.lines.set(this.open.size);
    socket.on("close", () => {
      this.open.delete(line);
      this.metrics.lines.set(this.open.size);
    });
    return (data) => line.take(data);
  }

  /** Takes nothing new, lets everything under way be answered, and asks everybody to come again. */
  async drain(): Promise<void> {
    await Promise.all([...this.open].map((line) => line.finish()));
  }
}

/** One line that is served. */
class OpenLine {
  /** By number: who is told what came of a request. */
  private readonly underWay = new Map<number, (result: string) => void>();
  private inHand = 0;
  /** Is it not yet time to read on? */
  private isResting = false;
  private finished: (() => void) | null = null;
  private readonly served: ReturnType<typeof serve>;

  constructor(
    host: ServedHost,
    private readonly socket: WebSocket,
    /** What the socket writes to. */
    private readonly wire: Writable,
    private readonly caller: Caller,
    private readonly allowances: Allowances,
    private readonly metrics: Metrics,
    private readonly log: Pick<Logger, "error">,
  ) {
    this.served = serve(host, (message) => this.say(message));
    const stopPinging = this.keepPinging();
    socket.on("message", (data: Buffer) => this.take(data));
    socket.on("close", () => {
      stopPinging();
      this.served.end();
    });
    socket.on("error", () => socket.terminate());
  }

  take(data: Buffer): void {
    // it is asked again over the next line
    if (this.finished !== null) return;
    this.inHand++;
    if (!this.allowances.take(this.caller.who)) this.rest();
    if (this.inHand >= MOST_AT_ONCE) this.socket.pause();
    const request = readLineRequest(parsed(data));
    if ("topic" in request) {
      const told = this.metrics.asked.startTimer({ topic: request.topic });
      this.underWay.set(request.number, (result) => void told({ result }));
    }
    void this.served.take(request).finally(() => {
      this.inHand--;
      this.maybeReadOn();
      if (this.inHand === 0) this.finished?.();
    });
  }

  /** Answers what is under way, takes nothing more, and asks whoever is there to come again. */
  async finish(): Promise<void> {
    this.socket.pause();
    await new Promise<void>((resolve) => {
      this.finished = resolve;
      if (this.inHand === 0) resolve();
      else setTimeout(resolve, FINISHING).unref();
    });
    this.socket.resume();
    this.socket.close(RESTARTED, "restarted");
  }

  private say(message: Message): void {
    if (message.kind === "answer" || message.kind === "failure") {
      this.underWay.get(message.number)?.(resultOf(message));
      this.underWay.delete(message.number);
    }
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (message.kind === "failure") {
      const { problem } = message;
      // it is asked again over the next line, when the database is there again
      if (problem.code === "lineBroken") return this.socket.close(LATER_AGAIN, "unreachable");
      if (problem.code === "fault" || problem.code === "notKept") {
        this.log.error({ problem }, "a request failed");
        message = { ...message, problem: { ...problem, reason: FAILED } };
      }
    }
    if (this.socket.bufferedAmount > MOST_WAITING) return this.cutOff("tooSlow");
    this.holdBack();
    this.socket.send(JSON.stringify(message));
  }

  /** What is said in one breath goes out together. */
  private holdBack(): void {
    if (this.wire.writableCorked > 0) return;
    this.wire.cork();
    setImmediate(() => this.wire.uncork());
  }

  /** Whoever does not read would not hear a farewell either. */
  private cutOff(why: CutOff): void {
    this.metrics.cutOff.inc({ why });
    if (why === "unknown") this.socket.close(UNKNOWN, "unknownGuest");
    else this.socket.terminate();
  }

  private rest(): void {
    this.isResting = true;
    this.socket.pause();
    setTimeout(() => {
      this.isResting = false;
      this.maybeReadOn();
    }, LATER).unref();
  }

  private maybeReadOn(): void {
    if (this.inHand < MOST_AT_ONCE && !this.isResting && this.finished === null) this.socket.resume();
  }

  /** Finds out whether somebody is still there, and still known. */
  private keepPinging(): () => void {
    let isThere = true;
    this.socket.on("pong", () => {
      isThere = true;
    });
    const timer = setInterval(() => {
      if (!isThere) return this.cutOff("gone");
      isThere = false;
      this.socket.ping();
      // a database that cannot be asked now makes nobody a stranger
      this.caller.isKnown().then(
        (isKnown) => isKnown || this.cutOff("unknown"),
        () => undefined,
      );
    }, PING_EVERY);
    timer.unref();
    return () => clearInterval(timer);
  }
}

/** What came of a request, in one word. */
function resultOf(message: Message): string {
  if (message.kind === "failure") return message.problem.code;
  if (message.kind !== "answer") return message.kind;
  const { answer } = message;
  const isMove = typeof answer === "object" && answer !== null && "kind" in answer && typeof answer.kind === "string";
  return isMove ? String(answer.kind) : "answered";
}

/** What a message says; what is not JSON is answered like any other request that cannot be understood. */
function parsed(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return null;
  }
}
