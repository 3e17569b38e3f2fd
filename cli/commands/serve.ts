import { fileURLToPath } from "node:url";
import type { Server } from "@caravel/server";
import { listenSomewhere, localAddresses } from "@caravel/web/serving";
import type { Arguments } from "../arguments.ts";
import type { Command, Context } from "../command.ts";
import { EXIT, InputError } from "../io.ts";
import { openServer } from "../serve/ground.ts";
import type { ErrorWords, Words } from "../words/index.ts";

const USUAL_PORT = 8080;
const PORTS_TRIED = 10;
const MOST_PORT = 65_535;

// The same place seen from this file and from the bundle in cli/dist.
const PAGE = fileURLToPath(new URL("../../web/dist", import.meta.url));

const REASONS: Readonly<Record<string, keyof ErrorWords["listenReason"]>> = {
  EADDRINUSE: "taken",
  EACCES: "forbidden",
  EADDRNOTAVAIL: "notOurs",
  EAI_AGAIN: "notOurs",
  ENOTFOUND: "notOurs",
};

/** The port asked for and no other, or else some usual ones. */
function portsOf(given: Arguments): readonly number[] {
  const port = given.whole("port", 0, MOST_PORT);
  if (port !== undefined) return [port];
  return Array.from({ length: PORTS_TRIED }, (_, more) => USUAL_PORT + more);
}

function listenProblem(error: unknown, words: Words): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  const reason = REASONS[code];
  return reason === undefined ? code : words.error.listenReason[reason];
}

async function listen({ http }: Server, host: string, ports: readonly number[], words: Words): Promise<number> {
  try {
    return await listenSomewhere(http, { host, ports });
  } catch (error) {
    const tried = ports.length === 1 ? `${ports[0]}` : `${ports[0]}–${ports.at(-1)}`;
    throw new InputError(words.error.cannotListen(host, tried, listenProblem(error, words)));
  }
}

function tell(host: string, port: number, { io, words: { serve } }: Context): void {
  const { here, elsewhere } = localAddresses(host, port);
  io.stdout.write(`${serve.here(here)}\n`);
  for (const address of elsewhere) io.stdout.write(`${serve.elsewhere(address)}\n`);
  io.stdout.write(`${serve.stop}\n`);
}

/** Until somebody stops the program; a second time ends it at once. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      process.off("SIGINT", stop).off("SIGTERM", stop);
      resolve();
    };
    process.once("SIGINT", stop).once("SIGTERM", stop);
  });
}

/** The command that serves the page in this folder, and tables for whoever comes by a link. */
export function serveFrom(page: string): Command {
  return {
    name: "serve",
    usage: "[--port N] [--host ADDRESS] [--data FOLDER]",
    examples: ["", "--port 3000", "--host 127.0.0.1", "--data ~/caravel"],
    options: { port: "text", host: "text", data: "text" },
    positionals: 0,
    async run(given, context) {
      const { io, words } = context;
      const host = given.text("host") ?? "";
      const ports = portsOf(given);
      const server = await openServer({ page, data: given.text("data"), env: io.env }, words);
      try {
        tell(host, await listen(server, host, ports, words), context);
        await untilStopped();
      } finally {
        await server.close();
      }
      return EXIT.fine;
    },
  };
}

/** `caravel serve`: the tables in the browser. */
export const serve: Command = serveFrom(PAGE);
