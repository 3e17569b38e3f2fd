import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AccountFault, Accounts } from "./accounts.ts";
import type { People } from "./people.ts";
import { Refused, read } from "./refused.ts";
import { accountRequest, passwordRequest, signInRequest, wordParameter } from "./schemas.ts";
import { deviceOf, type FoundSession } from "./sessions.ts";

/** What the doors of accounts need of the house. */
export interface AccountHouse {
  readonly people: People;
  readonly accounts: Accounts;
}

/** How the server knows browsers again. */
export interface Cookies {
  /** Whose cookie comes with a request, or null. */
  holder(request: FastifyRequest): Promise<FoundSession | null>;
  give(request: FastifyRequest, reply: FastifyReply, token: string): void;
  takeAway(reply: FastifyReply): void;
}

const STATUS: Readonly<Record<AccountFault, number>> = {
  nameInUse: 409,
  hasAccount: 409,
  noAccount: 409,
  wrongPassword: 403,
  triedTooOften: 429,
};

/** Claiming an account, signing in and out, other devices. Programs with a token do none of this. */
export function accountDoors(doors: FastifyInstance, { people, accounts }: AccountHouse, cookies: Cookies): void {
  const { sessions } = people;
  const holderOf = async (request: FastifyRequest): Promise<FoundSession> => {
    const holder = await cookies.holder(request);
    if (holder === null) throw new Refused(401, "unknownGuest");
    return holder;
  };
  const mustBe = (fault: AccountFault | null): void => {
    if (fault !== null) throw new Refused(STATUS[fault], fault);
  };
  doors.post("/api/account", async (request, reply) => {
    const { id } = await holderOf(request);
    const { name, password } = read(accountRequest, request.body);
    mustBe(await accounts.claim(id, name, password));
    await people.rename(id, name);
    return reply.status(201).send({ name });
  });
  doors.get("/api/account", async (request) => {
    const { id, name, session } = await holderOf(request);
    return { name, account: await accounts.nameOf(id), sessions: await sessions.list(id, session) };
  });
  doors.post("/api/account/password", async (request, reply) => {
    const { id, session } = await holderOf(request);
    const { old, password } = read(passwordRequest, request.body);
    mustBe(await accounts.changePassword(id, old, password, request.ip));
    await sessions.endOthers(id, session);
    return reply.status(204).send();
  });
  doors.post("/api/sign-in", async (request, reply) => {
    const { name, password } = read(signInRequest, request.body);
    const found = await accounts.signIn(name, password, request.ip);
    if (typeof found === "string") throw new Refused(STATUS[found], found);
    const { person } = found;
    const before = await cookies.holder(request);
    if (before !== null) {
      // a guest's tables come along; somebody else's account stays theirs
      if (before.id !== person && (await accounts.nameOf(before.id)) === null) await accounts.bring(before.id, person);
      await sessions.end(before.id, before.session);
    }
    cookies.give(request, reply, await sessions.begin(person, deviceOf(request.headers["user-agent"] ?? "")));
    return { name: await accounts.nameOf(person) };
  });
  doors.post("/api/sign-out", async (request, reply) => {
    const { id, session } = await holderOf(request);
    await sessions.end(id, session);
    cookies.takeAway(reply);
    return reply.status(204).send();
  });
  doors.delete("/api/sessions/:word", async (request, reply) => {
    const { id } = await holderOf(request);
    const { word } = read(wordParameter, request.params);
    if (!(await sessions.end(id, word))) throw new Refused(404, "noSuchSession");
    return reply.status(204).send();
  });
}
