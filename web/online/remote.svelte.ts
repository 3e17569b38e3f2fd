import { LineHost } from "@caravel/tables/line";
import { type LineState, overSockets } from "@caravel/tables/socket-line";
import { BUILD } from "../host/build.ts";
import { vocabularyOf } from "../host/vocabulary.ts";
import { onServer } from "./api.ts";
import { PageSocket } from "./page-socket.ts";

/** How often it is made sure that the server still answers, and how long it may take; in milliseconds. */
const BEAT = 20_000;
const PATIENCE = 8000;

/** The tables of the server from which the page came, over a line whose state can be seen. */
export class RemoteHost extends LineHost {
  private readonly link: Link;

  /** With the word of an address that lets watch, its table is among them. */
  constructor(watch: string | null = null) {
    const link = new Link(watch);
    super(link.connect, { build: BUILD, vocabularyOf, asksAgain: true });
    this.link = link;
    link.keepAlive(() => this.ready());
  }

  /** How the line stands. */
  get state(): LineState {
    return this.link.state;
  }

  override close(): void {
    super.close();
    this.link.end();
  }
}

/** Opens sockets, and gives them up when the server is silent. */
class Link {
  state = $state<LineState>("connecting");
  private socket: PageSocket | null = null;
  private readonly ending = new AbortController();
  /** Whoever waits before the next try. */
  private readonly waiting = new Set<() => void>();

  readonly connect = overSockets({
    open: () => {
      this.socket = new PageSocket(this.address);
      return this.socket;
    },
    wait: (milliseconds) => this.wait(milliseconds),
    changed: (state) => {
      this.state = state;
    },
  });

  constructor(private readonly watch: string | null) {}

  /** Looks now and then whether the server answers, and at once when the device wakes up or is connected again. */
  keepAlive(ask: () => Promise<unknown>): void {
    const { signal } = this.ending;
    const look = () => {
      for (const goOn of this.waiting) goOn();
      if (document.visibilityState === "visible" && this.state === "open") void this.check(ask);
    };
    const timer = setInterval(look, BEAT);
    signal.addEventListener("abort", () => clearInterval(timer));
    document.addEventListener("visibilitychange", look, { signal });
    addEventListener("online", look, { signal });
    addEventListener("offline", () => this.socket?.drop(), { signal });
  }

  end(): void {
    this.ending.abort();
  }

  private get address(): URL {
    const address = onServer("line");
    address.protocol = address.protocol.replace("http", "ws");
    if (this.watch !== null) address.searchParams.set("watch", this.watch);
    return address;
  }

  private async check(ask: () => Promise<unknown>): Promise<void> {
    const { socket } = this;
    const timer = setTimeout(() => socket?.drop(), PATIENCE);
    // whatever goes wrong, the line itself notices
    await ask().catch(() => undefined);
    clearTimeout(timer);
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        this.waiting.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, milliseconds);
      this.waiting.add(goOn);
    });
  }
}

let made: RemoteHost | null = null;

/** The tables of the server at which somebody at this device plays. */
export function remoteHost(): RemoteHost {
  made ??= new RemoteHost();
  return made;
}

/** Somebody has come in: whoever was unknown is known now. */
export function greetAgain(): void {
  made?.close();
  made = null;
}
