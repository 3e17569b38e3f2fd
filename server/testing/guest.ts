import { type Connect, LineHost } from "@caravel/tables/line";
import { overSockets, type Socket } from "@caravel/tables/socket-line";
import { game } from "@caravel/tables/testing";
import { WebSocket } from "ws";

/** A guest in a test: asks over HTTP with a cookie of its own, and sits at tables over a line. */
export class Guest {
  private cookie = "";

  constructor(private readonly port: () => number) {}

  /** Asks the server; answers the status and what came back. */
  async ask(
    method: "GET" | "POST" | "DELETE",
    path: string,
    body?: unknown,
  ): Promise<{ status: number; said: Answered }> {
    const response = await fetch(`http://127.0.0.1:${this.port()}${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(";")[0];
    const text = await response.text();
    return { status: response.status, said: (text === "" ? {} : JSON.parse(text)) as Answered };
  }

  /** Comes in under a name. */
  async comeIn(name: string): Promise<this> {
    await this.ask("POST", "/api/guests", { name });
    return this;
  }

  useCookie(cookie: string): this {
    this.cookie = cookie;
    return this;
  }

  /** The cookie by which the server knows the guest. */
  get token(): string {
    return this.cookie;
  }

  /** A host at the other end of a line. */
  host(watch?: string): LineHost {
    return new LineHost(this.connect(watch), {
      build: "test",
      vocabularyOf: async (id) => (await game(id)).vocabulary,
      asksAgain: true,
    });
  }

  /** A bare socket. */
  socket(watch?: string, headers: Record<string, string> = {}): WebSocket {
    const query = watch === undefined ? "" : `?watch=${watch}`;
    return new WebSocket(`ws://127.0.0.1:${this.port()}/line${query}`, {
      headers: { cookie: this.cookie, ...headers },
    });
  }

  private connect(watch?: string): Connect {
    return overSockets({
      open: () => this.socket(watch) as unknown as Socket,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds / 10)),
    });
  }
}

/** What the server says, as far as tests look at it. */
export interface Answered {
  readonly name?: string;
  readonly invitation: string;
  readonly spectation: string;
  readonly word?: string;
  readonly account?: string | null;
  readonly sessions?: readonly { readonly id: string; readonly isThis: boolean }[];
  readonly table: string | null;
  readonly seats: readonly { readonly kind: string; readonly name?: string; readonly isMe?: boolean }[];
  readonly isOwner: boolean;
  readonly problem?: { readonly code: string };
}
