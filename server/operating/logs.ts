import type { FastifyReply, FastifyRequest } from "fastify";
import { type DestinationStream, type Logger, pino } from "pino";
import type { Settings } from "../environment.ts";

/** What is never written, wherever somebody puts it: whoever reads logs must not be able to be somebody else. */
const SECRETS = [
  "cookie",
  "authorization",
  "password",
  "token",
  "secret",
  "invitation",
  "spectation",
  "set-cookie",
  "watch",
  "word",
];
const PATHS = SECRETS.flatMap((name) => {
  const key = name.includes("-") ? `["${name}"]` : name;
  const dotted = name.includes("-") ? key : `.${key}`;
  return [key, `*${dotted}`, `*.*${dotted}`, `*.*.*${dotted}`];
});

const STDERR = 2;

/** Writes what happens at the server as lines of JSON, to standard error unless told otherwise. */
export function openLog(
  { log }: Pick<Settings, "log">,
  to: DestinationStream = pino.destination({ dest: STDERR, sync: true }),
): Logger {
  return pino(
    {
      level: log,
      base: { pid: process.pid },
      redact: { paths: PATHS, censor: "[not written]" },
      // an address can hold the word of an invitation: the door is written, not what was asked of it
      serializers: { req: shownRequest, res: shownReply },
    },
    to,
  );
}

function shownRequest({ method, routeOptions, ip, id }: FastifyRequest): object {
  return { id, method, door: routeOptions.url ?? "page", from: ip };
}

function shownReply({ statusCode }: FastifyReply): object {
  return { status: statusCode };
}
