import type { IncomingMessage, ServerResponse } from "node:http";
import type { Game } from "@caravel/kernel";
import type { Keeper } from "@caravel/tables";
import { problemOf, Trouble } from "@caravel/tables/problem";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import websocket from "@fastify/websocket";
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { type AccountHouse, accountDoors, type Cookies } from "./account-doors.ts";
import { documented } from "./api/documentation.ts";
import type { Companies } from "./company.ts";
import type { Gatherings } from "./gatherings.ts";
import { type Asking, invitationDoors } from "./invitation-doors.ts";
import { type Allowances, Bounded, networkOf } from "./limits.ts";
import type { Lines } from "./line.ts";
import { attentionDoors } from "./notices/doors.ts";
import { LinePresence } from "./notices/notices.ts";
import { type Operated, operatingDoors } from "./operating/doors.ts";
import { NOBODY, type People, type PersonId } from "./people.ts";
import { Refused, read } from "./refused.ts";
import { PersonsHost, type Rights } from "./rights.ts";
import { guestRequest, lineQuery, tokenRequest, wordParameter } from "./schemas.ts";
import { deviceOf } from "./sessions.ts";
import type { Staff } from "./staff.ts";
import { tableDoors } from "./table-doors.ts";
import type { TableNews } from "./table-news.ts";
import type { Tokens } from "./tokens.ts";

/** What the server is made of. */
export interface House extends Operated, AccountHouse {
  readonly keeper: Keeper;
  readonly people: People;
  readonly tokens: Tokens;
  readonly companies: Companies;
  readonly gatherings: Gatherings;
  readonly rights: Rights;
  readonly news: TableNews;
  readonly staff: Staff;
  /** The rules of a game, or null if there is none of this name. */
  rulesOf(game: string): Promise<Game | null>;
  /** Answers what is asked of no door: with the page, if there is one. */
  readonly page?: Answering | undefined;
  readonly lines: Lines;
  readonly log: FastifyBaseLogger;
  /** How often one person may ask over HTTP, from wherever. */
  readonly allowances: Allowances;
}

/** Answers whoever asks. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** Who asks. */
interface Person {
  readonly id: PersonId;
  readonly name: string;
}

const COOKIE = "caravel";
const BEARER = /^Bearer /i;
const A_YEAR = 365 * 24 * 3600;
const MOST_BODY = 128 * 1024;
const MOST_MESSAGE = 64 * 1024;
/** Whoever says only half of what they want is not waited for. */
const PATIENCE = 20_000;
const UNKNOWN_GUEST = 4401;
const TOO_MANY_LINES = 4429;

/** What the doors answer is data; nothing in it is ever run or shown inside another page. */
const SAFE_HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
  },
};

/** The server's doors: guests, invitations, and the line over a WebSocket. */
export async function openDoors(house: House): Promise<FastifyInstance> {
  const { requestsPerMinute, trustProxy, mostConnections } = house.settings;
  const doors: FastifyInstance = fastify({
    bodyLimit: MOST_BODY,
    requestTimeout: PATIENCE,
    http: { connectionsCheckingInterval: PATIENCE / 4 },
    // who says through a proxy where a request comes from is believed only of the proxies that are named
    trustProxy: [...trustProxy],
    loggerInstance: house.log,
  });
  doors.server.headersTimeout = PATIENCE;
  doors.server.maxConnections = mostConnections;
  doors.removeContentTypeParser("text/plain");
  await doors.register(cookie);
  await doors.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: "1 minute",
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  await doors.register(websocket, {
    options: { maxPayload: MOST_MESSAGE },
    errorHandler: (error, socket, request) => {
      request.log.info({ err: error }, "a line failed");
      socket.terminate();
    },
  });
  doors.setErrorHandler((error, request, reply) => void tellError(error, request, reply, house));
  doors.setNotFoundHandler((request, reply) => void answerElse(house, request, reply));
  doors.addHook("onResponse", async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const door = routeOptions.url ?? "page";
    house.metrics.requests.observe({ method, door, status: statusCode }, elapsedTime / 1000);
  });
  operatingDoors(doors, house);
  await doors.register(async (api) => {
    // the page has headers of its own
    await api.register(helmet, SAFE_HEADERS);
    api.addHook("onRequest", sameOrigin);
    await documented(api);
    guests(api, house);
    tokens(api, house);
    accountDoors(api, house, cookiesOf(house));
    const asking: Asking = {
      personOf: (request) => personOf(house, request),
      maybePerson: (request) => maybePerson(house, request),
    };
    invitationDoors(api, house, asking);
    tableDoors(api, house, asking);
    const { attention, push, allowed } = house.staff;
    const { keeper, rights } = house;
    attentionDoors(api, { attention, push, allowed, keeper, rights, read, personOf: asking.personOf });
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

function tellError(error: unknown, request: FastifyRequest, reply: FastifyReply, { metrics }: House): FastifyReply {
  const refuse = (status: number, code: string, facts: object = {}) => {
    metrics.refusedDoors.inc({ code });
    return reply.status(status).send({ problem: { code, ...facts } });
  };
  if (error instanceof Refused) return refuse(error.status, error.code, error.facts);
  if (error instanceof Trouble && error.problem.code === "lineBroken") return refuse(503, "unreachable");
  const status = statusOf(error);
  if (status < 500) return refuse(status, status === 429 ? "tooOften" : "notUnderstood");
  request.log.error({ err: error }, "a request failed");
  return reply.status(500).send({ problem: problemOf(new Error("the server failed")) });
}

function statusOf(error: unknown): number {
  return typeof error === "object" && error !== null && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : 500;
}

/** The token of a program; what a proxy asks for by the same header is none. */
function bearerOf({ headers: { authorization = "" } }: FastifyRequest): string | null {
  return BEARER.test(authorization) ? authorization.replace(BEARER, "") : null;
}

/** Who asks: a program with somebody's token, or a browser with a cookie. */
async function maybePerson(house: House, request: FastifyRequest): Promise<Person | null> {
  const { people, tokens: kept } = house;
  const bearer = bearerOf(request);
  if (bearer !== null) return await kept.known(bearer);
  const token = request.cookies[COOKIE];
  return token === undefined ? null : await people.known(token);
}

async function personOf(house: House, request: FastifyRequest): Promise<Person> {
  const person = await maybePerson(house, request);
  if (person === null) throw new Refused(401, "unknownGuest");
  if (!house.allowances.take(person.id)) throw new Refused(429, "tooOften");
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

/** Tokens by which programs act for whoever made them; a program makes none itself. */
function tokens(doors: FastifyInstance, house: House): void {
  const ownerOf = async (request: FastifyRequest): Promise<Person> => {
    if (bearerOf(request) !== null) throw new Refused(403, "notAllowed");
    return await personOf(house, request);
  };
  doors.post("/api/tokens", async (request, reply) => {
    const { id } = await ownerOf(request);
    const made = await house.tokens.make(id, read(tokenRequest, request.body).name);
    if (made === null) throw new Refused(409, "tooMany");
    return reply.status(201).send(made);
  });
  doors.get("/api/tokens", async (request) => house.tokens.of((await ownerOf(request)).id));
  doors.delete("/api/tokens/:word", async (request, reply) => {
    const { id } = await ownerOf(request);
    const { word } = read(wordParameter, request.params);
    if (!(await house.tokens.revoke(id, word))) throw new Refused(404, "noSuchToken");
    return reply.status(204).send();
  });
}

/** The line over a WebSocket: the same talk as with a worker of the page. */
function line(doors: FastifyInstance, house: House): void {
  const { lines, settings } = house;
  const open = new Bounded(settings.socketsPerAddress);
  doors.get("/line", { websocket: true, preValidation: [sameOrigin] }, async (socket, request) => {
    // what comes before the guest is known waits
    const early: Buffer[] = [];
    const keepEarly = (data: Buffer) => {
      early.push(data);
      socket.pause();
    };
    socket.on("message", keepEarly);
    const network = networkOf(request.ip);
    if (!open.enter(network)) return socket.close(TOO_MANY_LINES, "tooOften");
    socket.on("close", () => open.leave(network));
    const person = await maybePerson(house, request);
    const { watch = null } = read(lineQuery, request.query);
    // whoever only watches need not be known
    if (person === null && watch === null) return socket.close(UNKNOWN_GUEST, "unknownGuest");
    const presence = person === null ? null : new LinePresence(house.staff.presence, person.id);
    const host = new PersonsHost(house, person?.id ?? NOBODY, watch, presence);
    socket.off("message", keepEarly);
    socket.on("close", () => presence?.end());
    const isKnown = async () => person === null || (await maybePerson(house, request)) !== null;
    const take = lines.serve(host, socket, request.socket, { who: person?.id ?? network, isKnown });
    socket.resume();
    for (const data of early) take(data);
  });
}

/** A page of another site must not use a guest's cookie. */
async function sameOrigin(request: FastifyRequest): Promise<void> {
  const { origin, host } = request.headers;
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host))
    throw new Refused(403, "otherOrigin");
}
