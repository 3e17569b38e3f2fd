import { isIP } from "node:net";
import { z } from "zod";

const whole = (least: number, most: number, usual: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
    .default(usual);

const isNetwork = (text: string) => {
  const [address = "", bits, ...more] = text.split("/");
  if (more.length > 0 || isIP(address) === 0) return text === "loopback";
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32));
};

/** How much the server says of itself. */
export const LOG_LEVELS = ["silent", "error", "warn", "info", "debug"] as const;

/** By name of the environment's variable: what it may hold, and what holds if it is not there. */
const VARIABLES = {
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./)
    .nullable()
    .default(null),
  CARAVEL_LOG: z.enum(LOG_LEVELS).default("warn"),
  CARAVEL_METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/)
    .nullable()
    .default(null),
  CARAVEL_TRUST_PROXY: z
    .string()
    .transform((text) => text.split(",").map((one) => one.trim()))
    .refine((networks) => networks.every(isNetwork))
    .default(["loopback"]),
  CARAVEL_REQUESTS_PER_MINUTE: whole(10, 1_000_000, 300),
  CARAVEL_SOCKETS_PER_ADDRESS: whole(1, 1_000_000, 500),
  CARAVEL_ASKED_PER_SECOND: whole(1, 1_000_000, 100),
  CARAVEL_MOST_CONNECTIONS: whole(10, 1_000_000, 10_000),
  CARAVEL_DATABASE_CONNECTIONS: whole(2, 1000, 10),
  CARAVEL_NOTICES_TO: z.enum(["outside", "http", "anywhere"]).default("outside"),
  CARAVEL_CONTACT: z
    .string()
    .max(200)
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)
    .nullable()
    .default(null),
};

/** The name of a variable that the server reads. */
export type VariableName = keyof typeof VARIABLES;

/** All variables that the server reads. */
export const VARIABLE_NAMES = Object.keys(VARIABLES) as readonly VariableName[];

/** What the environment settles. */
export interface Settings {
  /** A PostgreSQL server, or null for a file of SQLite. */
  readonly postgres: string | null;
  readonly log: (typeof LOG_LEVELS)[number];
  /** Whoever shows it may read the metrics; without one nobody may. */
  readonly metricsToken: string | null;
  /** Who is believed about where a request comes from. */
  readonly trustProxy: readonly string[];
  /** Of one address or one person. */
  readonly requestsPerMinute: number;
  readonly socketsPerAddress: number;
  /** Over the lines of one person, for long; three times as much for a moment. */
  readonly askedPerSecond: number;
  readonly mostConnections: number;
  readonly databaseConnections: number;
  /** To which addresses of others notices go: https of the outside world, http too, or anywhere, also within the own network. */
  readonly noticesTo: "outside" | "http" | "anywhere";
  /** Whom push services can ask about this server. */
  readonly contact: string | null;
}

/** A variable of the environment holds what it may not. */
export class WrongVariable extends Error {
  constructor(readonly variable: VariableName) {
    super(`${variable} holds what it may not`);
  }
}

/** Reads the environment; throws a `WrongVariable` for the first one that holds what it may not. Empty is as good as not there. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = <N extends VariableName>(name: N): z.output<(typeof VARIABLES)[N]> => {
    const { success, data } = VARIABLES[name].safeParse(env[name] === "" ? undefined : env[name]);
    if (!success) throw new WrongVariable(name);
    return data as z.output<(typeof VARIABLES)[N]>;
  };
  return {
    postgres: read("DATABASE_URL"),
    log: read("CARAVEL_LOG"),
    metricsToken: read("CARAVEL_METRICS_TOKEN"),
    trustProxy: read("CARAVEL_TRUST_PROXY"),
    requestsPerMinute: read("CARAVEL_REQUESTS_PER_MINUTE"),
    socketsPerAddress: read("CARAVEL_SOCKETS_PER_ADDRESS"),
    askedPerSecond: read("CARAVEL_ASKED_PER_SECOND"),
    mostConnections: read("CARAVEL_MOST_CONNECTIONS"),
    databaseConnections: read("CARAVEL_DATABASE_CONNECTIONS"),
    noticesTo: read("CARAVEL_NOTICES_TO"),
    contact: read("CARAVEL_CONTACT"),
  };
}

/** What holds where the environment says nothing. */
export const usualSettings: Settings = readEnvironment({});
