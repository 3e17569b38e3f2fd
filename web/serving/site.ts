import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sirv, { type RequestHandler } from "sirv";

/** A folder of files being served. */
export interface Site {
  readonly port: number;
  /** Stops at once, whoever is still connected. */
  close(): Promise<void>;
}

/** Where to serve: a host, or all of this machine's if it is empty, and the ports to try in turn; port 0 is any free one. */
export interface Place {
  readonly host: string;
  readonly ports: readonly number[];
  /** Hears of every request before it is answered. */
  heard?(path: string): void;
}

// Everything comes from the page's own address; styles may also stand in attributes, where the boards place their pieces.
const CONTENT_POLICY = [
  "default-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": CONTENT_POLICY,
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

// The names of these files change with what they hold; all others are asked for anew.
const HASHED = /^\/assets\//;
const FOR_EVER = "public, max-age=31536000, immutable";

function say(response: ServerResponse, status: number, line: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  response.end(`${line}\n`);
}

function answer(request: IncomingMessage, response: ServerResponse, files: RequestHandler): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return say(response, 405, "Only GET and HEAD are answered here.");
  }
  if (request.url === "/healthz") return say(response, 200, "ok");
  // a file is always sent whole: ranges save nothing on files of this size, and sirv throws on impossible ones
  delete request.headers.range;
  // a file that vanishes while it is sent ends this answer and nothing else
  response.on("pipe", (file) => file.on("error", () => response.destroy()));
  files(request, response, () => say(response, 404, "There is nothing at this address."));
}

/** Answers whoever asks. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers with the files of a folder; each is looked for when it is asked for, so that a page built anew is served at once. */
export function pageFrom(folder: string): Answering {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    gzip: true,
    setHeaders: (response, path) => response.setHeader("Cache-Control", HASHED.test(path) ? FOR_EVER : "no-cache"),
  });
  return (request, response) => {
    try {
      answer(request, response, files);
    } catch {
      if (response.headersSent) response.destroy();
      else say(response, 400, "This request cannot be answered.");
    }
  };
}

function serverOf(folder: string, heard: (path: string) => void): Server {
  const page = pageFrom(folder);
  const server = createServer((request, response) => {
    heard(request.url ?? "");
    page(request, response);
  });
  return server.on("clientError", (_error, socket) => {
    if (socket.writable) socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    else socket.destroy();
  });
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, ...(host === "" ? {} : { host }) }, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

/** Lets a server listen and answers on which port; rejects with the system's error if none can be had. */
export async function listenSomewhere(server: Server, { host, ports: [port = 0, ...others] }: Place): Promise<number> {
  try {
    await listen(server, host, port);
    return (server.address() as AddressInfo).port;
  } catch (error) {
    if (!isTaken(error) || others.length === 0) throw error;
    return await listenSomewhere(server, { host, ports: others });
  }
}

/** Serves the files of a folder over HTTP; rejects with the system's error if no port can be had. */
export async function serveSite(folder: string, place: Place): Promise<Site> {
  const server = serverOf(folder, place.heard ?? (() => {}));
  const port = await listenSomewhere(server, place);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port, close };
}
