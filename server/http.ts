import type { IncomingMessage, ServerResponse } from "node:http";
import { type Game, settingsFault, usualOptions } from "@caravel/kernel";
import type { Keeper } from "@caravel/tables";
import type { Invitation, Spectation } from "@caravel/tables/invitation";
import { problemOf, Trouble } from "@caravel/tables/problem";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import websocket from "@fastify/websocket";
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { ZodType } from "zod";
import { documented } from "./api/documentation.ts";
import { type Gathered, type Gathering, type Gatherings, setupOf } from "./gatherings.ts";
import { type Allowances, Bounded, networkOf } from "./limits.ts";
import type { Lines } from "./line.ts";
import { attentionDoors } from "./notices/doors.ts";
import { LinePresence } from "./notices/notices.ts";
import { type Operated, operatingDoors } from "./operating/doors.ts";
import { NOBODY, type People, type PersonId } from "./people.ts";
import { PersonsHost, type Rights } from "./rights.ts";
import {
  botRequest,
  type GatheringRequest,
  gatheringRequest,
  guestRequest,
  lineQuery,
  seatRequest,
  tokenRequest,
  wordParameter,
} from "./schemas.ts";
import type { Staff } from "./staff.ts";
import type { Tokens } from "./tokens.ts";

/** What the server is made of. */
export interface House extends Operated {
  readonly keeper: Keeper;
  readonly people: People;
  readonly tokens: Tokens;
  readonly gatherings: Gatherings;
  readonly rights: Rights;
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

/** Something that cannot be answered, with its status and a code that says why. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly facts: object = {},
  ) {
    super(code);
  }
}

/** What the doors answer is data; nothing in it is ever run or shown inside another page. */
const SAFE_HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
  },
};

const STATUS: Readonly<Record<string, number>> = { noSuchGathering: 404, notYours: 403 };

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
    invitations(api, house);
    const { attention, push, allowed } = house.staff;
    const { keeper, rights } = house;
    attentionDoors(api, { attention, push, allowed, keeper, rights, read, personOf: (who) => personOf(house, who) });
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

function read<T>(form: ZodType<T>, given: unknown): T {
  const { success, data } = form.safeParse(given);
  if (!success) throw new Refused(400, "notUnderstood");
  return data;
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

function guests(doors: FastifyInstance, house: House): void {
  doors.post("/api/guests", async (request, reply) => {
    const { name } = read(guestRequest, request.body);
    const known = await maybePerson(house, request);
    if (known !== null) {
      await house.people.rename(known.id, name);
      return { name };
    }
    const { token } = await house.people.welcome(name);
    const isSecure = request.protocol === "https";
    reply.setCookie(COOKIE, token, { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure, maxAge: A_YEAR });
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

function invitations(doors: FastifyInstance, house: House): void {
  const { gatherings, keeper } = house;
  const invited = async (request: FastifyRequest): Promise<Gathering> => {
    const { word } = read(wordParameter, request.params);
    const found = await gatherings.find("invitation", word);
    if (found === null) throw new Refused(404, "noSuchGathering");
    return found;
  };
  doors.post("/api/gatherings", async (request, reply) => {
    const person = await personOf(house, request);
    const wanted = read(gatheringRequest, request.body);
    await checkSettings(house, wanted);
    const seats = wanted.seats.map((seat) =>
      seat.kind === "me" ? { kind: "person" as const, person: person.id, name: person.name } : seat,
    );
    const { game, options, clock } = wanted;
    return reply.status(201).send(shown(await gatherings.begin(person.id, { game, options, seats, clock }), person.id));
  });
  doors.post("/api/tables/:word/again", async (request) => {
    const { id } = await personOf(house, request);
    const { word: table } = read(wordParameter, request.params);
    if (!(await house.rights.plays(id, table))) throw new Refused(403, "notYours");
    const again = await gatherings.again(table, id);
    if (again === null) throw new Refused(404, "noSuchGathering");
    return shown(again, id);
  });
  doors.get("/api/spectations/:word", async (request): Promise<Spectation> => {
    const { word } = read(wordParameter, request.params);
    const found = await gatherings.find("spectation", word);
    if (found === null) throw new Refused(404, "noSuchGathering");
    const { game, table } = found;
    return { game, table };
  });
  doors.get("/api/invitations/:word", async (request) => {
    const person = await maybePerson(house, request);
    return shown(await invited(request), person?.id ?? null);
  });
  doors.post("/api/invitations/:word/seat", async (request) => {
    const { id, name } = await personOf(house, request);
    const { seat } = read(seatRequest, request.body);
    return told(await gatherings.sitDown(await invited(request), seat, id, name), id);
  });
  doors.post("/api/invitations/:word/get-up", async (request) => {
    const { id } = await personOf(house, request);
    const { seat } = read(seatRequest, request.body);
    return told(await gatherings.getUp(await invited(request), seat, id), id);
  });
  doors.post("/api/invitations/:word/bot", async (request) => {
    const { id } = await personOf(house, request);
    const { seat, name, style } = read(botRequest, request.body);
    return told(await gatherings.seatBot(await invited(request), seat, id, name, style), id);
  });
  doors.post("/api/invitations/:word/start", async (request) => {
    const { id } = await personOf(house, request);
    const gathering = await invited(request);
    if (gathering.owner !== id) throw new Refused(403, "notYours");
    if (gathering.table !== null) return shown(gathering, id);
    const people = gathering.seats.flatMap((seat) => (seat.kind === "person" ? [seat.person] : []));
    const setup = setupOf(gathering, await house.staff.attention.hoursOf(people));
    if (setup === null) throw new Refused(409, "seatsOpen");
    const taken = await keeper.open(setup);
    if (!taken.ok) throw new Refused(409, taken.problem.code, taken.problem);
    if (!(await gatherings.begun(gathering, taken.id))) await keeper.remove(taken.id);
    return shown(await invited(request), id);
  });
}

/** The game must be one that can be played like this, before anybody is invited to it. */
async function checkSettings({ rulesOf }: House, { game: id, options, seats }: GatheringRequest): Promise<void> {
  const game = await rulesOf(id);
  if (game === null) throw new Refused(400, "noSuchGame", { game: id });
  const fault = settingsFault(game, seats.length, { ...usualOptions(game, seats.length), ...options });
  if (fault !== null) throw new Refused(400, fault.code, fault);
}

function told(gathered: Gathered, person: PersonId): Invitation {
  if (typeof gathered !== "string") return shown(gathered, person);
  throw new Refused(STATUS[gathered] ?? 409, gathered);
}

/** A gathering as somebody may see it: nobody learns by which name the server knows another. */
function shown(gathering: Gathering, person: PersonId | null): Invitation {
  const { game, options, invitation, spectation, table, version, clock = null } = gathering;
  const seats = gathering.seats.map((seat) =>
    seat.kind === "person" ? { kind: seat.kind, name: seat.name, isMe: seat.person === person } : seat,
  );
  const isOwner = gathering.owner === person;
  return { game, options, seats, clock, invitation, spectation, table, version, isOwner };
}

/** The line over a WebSocket: the same talk as with a worker of the page. */
function line(doors: FastifyInstance, house: House): void {
  const { keeper, rights, lines, settings } = house;
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
    const host = new PersonsHost(keeper, rights, person?.id ?? NOBODY, watch, presence);
    socket.off("message", keepEarly);
    socket.on("close", () => presence?.end());
    const isKnown = async () => person === null || (await maybePerson(house, request)) !== null;
    const take = lines.serve(host, socket, { who: person?.id ?? network, isKnown });
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
