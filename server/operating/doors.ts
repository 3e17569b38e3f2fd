import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Settings } from "../environment.ts";
import type { Metrics } from "./metrics.ts";

/** A database that has not answered by then does not answer; in milliseconds. */
const PATIENCE = 2000;

/** What those who operate the server ask it. */
export interface Operated {
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly database: Database;
  /** Is the server about to end? */
  isDraining(): boolean;
}

/** The doors for operating: is it alive, may somebody be sent to it, what does it measure. */
export function operatingDoors(doors: FastifyInstance, { settings, metrics, database, isDraining }: Operated): void {
  const unlimited = { config: { rateLimit: false } };
  doors.get("/healthz", unlimited, async () => "ok\n");
  doors.get("/readyz", unlimited, async (_request, reply) => {
    const isReady = !isDraining() && (await answers(database));
    return reply.status(isReady ? 200 : 503).send(isReady ? "ready\n" : "not ready\n");
  });
  const { metricsToken } = settings;
  if (metricsToken === null) return;
  doors.get("/metrics", unlimited, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? "", `Bearer ${metricsToken}`))
      return reply.status(401).header("www-authenticate", "Bearer").send("who is asking?\n");
    return reply.header("content-type", metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

async function answers({ kysely }: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const asked = sql`select 1`.execute(kysely).then(
    () => true,
    () => false,
  );
  return await Promise.race([asked, tooLate]).finally(() => clearTimeout(timer));
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash("sha256").update(text).digest());
  return timingSafeEqual(one, other);
}
