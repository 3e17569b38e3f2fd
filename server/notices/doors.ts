import type { Keeper } from "@caravel/tables";
import type { Hours } from "@caravel/tables/clocks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { PersonId } from "../people.ts";
import type { Rights } from "../rights.ts";
import type { Attention, Wishes } from "./attention.ts";
import { endpointRemoval, endpointRequest, wishesRequest } from "./forms.ts";
import type { Push } from "./push.ts";
import { type Allowed, readAddress } from "./sending.ts";

/** What the doors for notices need of the house. */
export interface AttentionHouse {
  readonly attention: Attention;
  readonly push: Push;
  readonly allowed: Allowed;
  readonly keeper: Keeper;
  readonly rights: Rights;
  /** Who asks; rejected if nobody knows them. */
  personOf(request: FastifyRequest): Promise<{ readonly id: PersonId }>;
  /** Reads what was sent; rejected if it is not of the form. */
  read<T>(form: z.ZodType<T>, given: unknown): T;
}

/** The doors through which somebody says how they want to be told that they are asked. */
export function attentionDoors(doors: FastifyInstance, house: AttentionHouse): void {
  const { attention, push, allowed, read } = house;
  const isAllowed = (address: string) => readAddress(address, allowed) !== null;
  const shown = ({ language, hours: own, webhook }: Wishes) => ({
    language,
    hours: own,
    webhook,
    pushKey: push.publicKey,
  });
  doors.get("/api/attention", async (request) => shown(await attention.wishesOf((await house.personOf(request)).id)));
  doors.post("/api/attention", async (request, reply) => {
    const { id } = await house.personOf(request);
    const said = read(wishesRequest, request.body);
    if (typeof said.webhook === "string" && !isAllowed(said.webhook))
      return reply.status(400).send({ problem: { code: "addressNotAllowed" } });
    const before = await attention.wishesOf(id);
    const wishes: Wishes = { ...before, ...defined(said), page: pageOf(request) };
    await attention.wish(id, wishes);
    if (said.hours !== undefined && !isSame(said.hours, before.hours)) await changeHours(house, id, said.hours);
    return shown(wishes);
  });
  doors.post("/api/attention/push", async (request, reply) => {
    const { id } = await house.personOf(request);
    const browser = read(endpointRequest, request.body);
    if (!isAllowed(browser.endpoint)) return reply.status(400).send({ problem: { code: "addressNotAllowed" } });
    await attention.addEndpoint(id, browser);
    await attention.wish(id, { ...(await attention.wishesOf(id)), page: pageOf(request) });
    return reply.status(201).send({});
  });
  doors.post("/api/attention/push/remove", async (request) => {
    const { id } = await house.personOf(request);
    await attention.removeEndpoint(read(endpointRemoval, request.body).endpoint, id);
    return {};
  });
}

function defined(said: z.infer<typeof wishesRequest>): Partial<Wishes> {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

function isSame(one: Hours | null, other: Hours | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The page from which somebody asks; its own address was checked at the door. */
function pageOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}/`;
}

/** New hours count from now on, at every table with a clock. */
async function changeHours({ keeper, rights }: AttentionHouse, person: PersonId, own: Hours | null): Promise<void> {
  const mine = await rights.seatsOf(person);
  for (const { id, isOver, clock } of await keeper.tables()) {
    if (isOver || clock?.rules.kind !== "slow") continue;
    for (const seat of mine.get(id) ?? []) await keeper.setHours(id, seat, own);
  }
}
