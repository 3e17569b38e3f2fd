import { LineHost, type LineState, overSockets } from "@caravel/tables";
import type { Invitation } from "@caravel/tables/invitation";
import { isFields } from "@caravel/tables/reading";
import { WebSocket } from "ws";
import type { Context } from "../command.ts";
import { InputError } from "../io.ts";
import { buildName } from "../table/build.ts";
import { gameOf } from "../table/settings.ts";

type Socket = ReturnType<Parameters<typeof overSockets>[0]["open"]>;

/** Somebody who plays at a server from a terminal, known there by a token. */
export class Visitor {
  private constructor(
    private readonly server: URL,
    readonly token: string,
    private readonly context: Context,
  ) {}

  /** Comes in with a token, or as a new guest of that name, who gets one. */
  static async comeIn(server: URL, name: string, token: string | undefined, context: Context): Promise<Visitor> {
    if (token !== undefined) return new Visitor(server, token, context);
    const guest = await request(server, "POST", "api/guests", { name }, {}, context);
    const cookie = guest.cookies.map((one) => one.split(";")[0]).join("; ");
    const { said } = await request(server, "POST", "api/tokens", { name: "caravel" }, { cookie }, context);
    return new Visitor(server, String((said as { token: string }).token), context);
  }

  /** What an invitation says, asked for or changed. */
  async invitation(method: "GET" | "POST", path: string, body?: object): Promise<Invitation> {
    const { said } = await request(this.server, method, `api/${path}`, body, this.headers, this.context);
    return said as Invitation;
  }

  /** The tables of the server, over a line that finds its way back by itself. */
  host(changed: (state: LineState) => void): LineHost {
    const line = new URL("line", this.server);
    line.protocol = line.protocol === "https:" ? "wss:" : "ws:";
    const connect = overSockets({
      open: () => new WebSocket(line, { headers: this.headers }) as unknown as Socket,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      changed,
    });
    const vocabularyOf = async (id: string) => gameOf(id, this.context).vocabulary;
    return new LineHost(connect, { build: buildName(), vocabularyOf, asksAgain: true });
  }

  private get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.token}` };
  }
}

/** What a server answered. */
interface Answered {
  readonly said: unknown;
  readonly cookies: readonly string[];
}

/** Asks a server; complains of what it refuses, in one line. */
async function request(
  server: URL,
  method: "GET" | "POST",
  path: string,
  body: object | undefined,
  headers: Readonly<Record<string, string>>,
  { words }: Context,
): Promise<Answered> {
  const say = words.network.error;
  const json = body === undefined ? {} : { "content-type": "application/json" };
  const response = await fetch(new URL(path, server), {
    method,
    headers: { ...headers, ...json },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new InputError(say.unreachable(server.href));
  });
  const said: unknown = await response.json().catch(() => null);
  if (response.ok && said !== null) return { said, cookies: response.headers.getSetCookie() };
  const code = isFields(said) && isFields(said.problem) ? String(said.problem.code) : "";
  if (code === "") throw new InputError(say.unreachable(server.href));
  const known = Object.hasOwn(say.refused, code) ? say.refused[code as keyof typeof say.refused] : null;
  throw new InputError(known ?? say.refusedElse(code));
}
