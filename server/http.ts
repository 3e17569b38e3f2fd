import type { IncomingMessage, ServerResponse } from "node:http";
import type { Game } from "@caravel/kernel";
import type { Keeper } from "@caravel/tables";
import { problemOf } from "@caravel/tables/problem";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import websocket from "@fastify/websocket";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { type AccountHouse, accountDoors, type Cookies } from "./account-doors.ts";
import type { Companies } from "./company.ts";
import type { Gatherings } from "./gatherings.ts";
import { type Asking, invitationDoors } from "./invitation-doors.ts";
import { serveLine } from "./line.ts";
import { NOBODY, type People, type PersonId } from "./people.ts";
import { Refused, read } from "./refused.ts";
import { PersonsHost, type Rights } from "./rights.ts";
import { guestRequest, lineQuery } from "./schemas.ts";
import { deviceOf } from "./sessions.ts";
import { tableDoors } from "./table-doors.ts";

/** What the server is made of. */
export interface House extends AccountHouse {
  readonly keeper: Keeper;
  readonly people: People;
  readonly companies: Companies;
  readonly gatherings: Gatherings;
  readonly rights: Rights;
  /** The rules of a game, or null if there is none of this name. */
  rulesOf(game: string): Promise<Game | null>;
  /** Answers what is asked of no door: with the page, if there is one. */
  readonly page?: Answering | undefined;
}

/** Answers whoever asks. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** Who asks. */
interface Person {
  readonly id: PersonId;
  readonly name: string;
}

const COOKIE = "caravel";
const A_YEAR = 365 * 24 * 3600;
const MOST_BODY = 128 * 1024;
const MOST_MESSAGE = 64 * 1024;
const REQUESTS_PER_MINUTE = 300;

/** The server's doors: guests, invitations, and the line over a WebSocket. */
export async function openDoors(house: House): Promise<FastifyInstance> {
  // who says through a proxy where a request comes from is believed only on this machine
  const doors = fastify({ bodyLimit: MOST_BODY, trustProxy: "loopback" });
  await doors.register(cookie);
  await doors.register(rateLimit, { max: REQUESTS_PER_MINUTE, timeWindow: "1 minute" });
  await doors.register(websocket, { options: { maxPayload: MOST_MESSAGE } });
  doors.setErrorHandler((error, _request, reply) => void tellError(error, reply));
  doors.setNotFoundHandler((request, reply) => void answerElse(house, request, reply));
  doors.get("/healthz", { config: { rateLimit: false } }, async () => "ok\n");
  await doors.register(async (api) => {
    // the page has headers of its own
    await api.register(helmet);
    api.addHook("onRequest", sameOrigin);
    guests(api, house);
    accountDoors(api, house, cookiesOf(house));
    const asking: Asking = {
      personOf: (request) => personOf(house, request),
      maybePerson: (request) => maybePerson(house, request),
    };
    invitationDoors(api, house, asking);
    tableDoors(api, house, asking);
  });
  line(doors, house);
  return doors;
}

/** What no door is for is the page's business. */
function answerElse({ page }: House, { raw, url }: FastifyRequest, reply: FastifyReply): void {
  if (page === undefined || url.startsWith("/api/")) {
    reply.status(404).send({ problem: { code: "notUnderstood" } });
    return;
  }
  reply.hijack();
  page(raw, reply.raw);
}

function tellError(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof Refused)
    return reply.status(error.status).send({ problem: { code: error.code, ...error.facts } });
  const status = statusOf(error);
  if (status < 500)
    return reply.status(status).send({ problem: { code: status === 429 ? "tooOften" : "notUnderstood" } });
  return reply.status(500).send({ problem: problemOf(new Error("the server failed")) });
}

function statusOf(error: unknown): number {
  return typeof error === "object" && error !== null && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : 500;
}

async function maybePerson({ people }: House, request: FastifyRequest): Promise<Person | null> {
  const token = request.cookies[COOKIE];
  return token === undefined ? null : await people.known(token);
}

async function personOf(house: House, request: FastifyRequest): Promise<Person> {
  const person = await maybePerson(house, request);
  if (person === null) throw new Refused(401, "unknownGuest");
  return person;
}

function giveCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const isSecure = request.protocol === "https";
  reply.setCookie(COOKIE, token, { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure, maxAge: A_YEAR });
}

/** How browsers are known again. */
function cookiesOf({ people }: House): Cookies {
  return {
    holder: async ({ cookies }) => (cookies[COOKIE] === undefined ? null : await people.known(cookies[COOKIE])),
    give: giveCookie,
    takeAway: (reply) => void reply.clearCookie(COOKIE, { path: "/" }),
  };
}

function guests(doors: FastifyInstance, house: House): void {
  doors.post("/api/guests", async (request, reply) => {
    const { name } = read(guestRequest, request.body);
    const known = await maybePerson(house, request);
    if (known !== null) {
      await house.people.rename(known.id, name);
      return { name };
    }
    const { token } = await house.people.welcome(name, deviceOf(request.headers["user-agent"] ?? ""));
    giveCookie(request, reply, token);
    return reply.status(201).send({ name });
  });
  doors.get("/api/me", async (request) => {
    const { name } = await personOf(house, request);
    return { name };
  });
}

/** The line over a WebSocket: the same talk as with a worker of the page. */
function line(doors: FastifyInstance, house: House): void {
  doors.get("/line", { websocket: true, preValidation: [sameOrigin] }, async (socket, request) => {
    // what comes before the guest is known waits
    const early: Buffer[] = [];
    const keepEarly = (data: Buffer) => void early.push(data);
    socket.on("message", keepEarly);
    const person = await maybePerson(house, request);
    const { watch = null } = read(lineQuery, request.query);
    // whoever only watches need not be known
    if (person === null && watch === null) return socket.close(4401, "unknownGuest");
    const host = new PersonsHost(house.keeper, house.rights, person?.id ?? NOBODY, watch, house.companies);
    socket.off("message", keepEarly);
    const take = serveLine(host, socket);
    for (const data of early) take(data);
  });
}

/** A page of another site must not use a guest's cookie. */
async function sameOrigin(request: FastifyRequest): Promise<void> {
  const { origin, host } = request.headers;
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host))
    throw new Refused(403, "otherOrigin");
}
