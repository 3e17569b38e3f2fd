import { type Game, settingsFault, usualOptions } from "@caravel/kernel";
import type { Keeper } from "@caravel/tables";
import type { Invitation, Spectation } from "@caravel/tables/invitation";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Gathered, type Gathering, type GatheringSeat, type Gatherings, setupOf } from "./gatherings.ts";
import type { PersonId } from "./people.ts";
import { Refused, read } from "./refused.ts";
import type { Rights } from "./rights.ts";
import {
  botRequest,
  type GatheringRequest,
  gatheringRequest,
  seatRequest,
  type WantedSeats,
  wordParameter,
} from "./schemas.ts";
import type { Staff } from "./staff.ts";

/** Who asks. */
export interface Person {
  readonly id: PersonId;
  readonly name: string;
}

/** How the doors find out who asks. */
export interface Asking {
  personOf(request: FastifyRequest): Promise<Person>;
  maybePerson(request: FastifyRequest): Promise<Person | null>;
}

/** What the doors of invitations need of the house. */
export interface InvitationHouse {
  readonly keeper: Keeper;
  readonly gatherings: Gatherings;
  readonly rights: Rights;
  readonly staff: Pick<Staff, "attention">;
  /** The rules of a game, or null if there is none of this name. */
  rulesOf(game: string): Promise<Game | null>;
}

const STATUS: Readonly<Record<string, number>> = { noSuchGathering: 404, notYours: 403 };

/** Coming together by an invitation: making it, sitting down, getting up, beginning, and the same again. */
export function invitationDoors(
  doors: FastifyInstance,
  house: InvitationHouse,
  { personOf, maybePerson }: Asking,
): void {
  const { gatherings } = house;
  const invited = async (request: FastifyRequest): Promise<Gathering> => {
    const { word } = read(wordParameter, request.params);
    const found = await gatherings.find("invitation", word);
    if (found === null) throw new Refused(404, "noSuchGathering");
    return found;
  };
  doors.post("/api/gatherings", async (request, reply) => {
    const person = await personOf(request);
    const wanted = read(gatheringRequest, request.body);
    await checkSettings(house, wanted);
    if (!(await gatherings.mayBegin(person.id))) throw new Refused(429, "tooOften");
    const { game, options, terms, clock } = wanted;
    const settled = { game, options, seats: seated(wanted.seats, person), terms, clock };
    return reply.status(201).send(shown(await gatherings.begin(person.id, settled), person.id));
  });
  doors.post("/api/tables/:word/again", async (request) => {
    const { id } = await personOf(request);
    const { word: table } = read(wordParameter, request.params);
    if (!(await house.rights.plays(id, table))) throw new Refused(403, "notYours");
    const again = await gatherings.again(table, id);
    if (again === null) throw new Refused(404, "noSuchGathering");
    return shown(again, id);
  });
  doors.get("/api/spectations/:word", async (request): Promise<Spectation> => {
    const { word } = read(wordParameter, request.params);
    const found = await gatherings.find("spectation", word);
    const isOver = found !== null && found.table !== null && (await house.rights.isOver(found.table));
    if (found === null || !(found.terms.isWatched || isOver)) throw new Refused(404, "noSuchGathering");
    const { game, table } = found;
    return { game, table };
  });
  doors.get("/api/invitations/:word", async (request) => {
    const person = await maybePerson(request);
    return shown(await invited(request), person?.id ?? null);
  });
  doors.post("/api/invitations/:word/seat", async (request) => {
    const { id, name } = await personOf(request);
    const { seat } = read(seatRequest, request.body);
    const sat = await gatherings.sitDown(await invited(request), seat, id, name);
    const isFull = typeof sat !== "string" && sat.terms.start === "full" && setupOf(sat) !== null;
    return isFull ? shown(await begin(house, sat), id) : told(sat, id);
  });
  doors.post("/api/invitations/:word/get-up", async (request) => {
    const { id } = await personOf(request);
    const { seat } = read(seatRequest, request.body);
    return told(await gatherings.getUp(await invited(request), seat, id), id);
  });
  doors.post("/api/invitations/:word/bot", async (request) => {
    const { id } = await personOf(request);
    const { seat, name, style } = read(botRequest, request.body);
    return told(await gatherings.seatBot(await invited(request), seat, id, name, style), id);
  });
  doors.post("/api/invitations/:word/start", async (request) => {
    const { id } = await personOf(request);
    const gathering = await invited(request);
    if (gathering.owner !== id) throw new Refused(403, "notYours");
    if (gathering.table !== null) return shown(gathering, id);
    return shown(await begin(house, gathering), id);
  });
}

/** The game begins at a table, or goes on that was begun elsewhere; if somebody else was faster, at theirs. */
async function begin({ gatherings, keeper, staff }: InvitationHouse, gathering: Gathering): Promise<Gathering> {
  const people = gathering.seats.flatMap((seat) => (seat.kind === "person" ? [seat.person] : []));
  const setup = setupOf(gathering, await staff.attention.hoursOf(people));
  if (setup === null) throw new Refused(409, "seatsOpen");
  const { record } = gathering;
  const taken = record === null ? await keeper.open(setup) : await keeper.takeIn(record, true, setup);
  if (!taken.ok) throw new Refused(409, taken.problem.code, taken.problem);
  if (!(await gatherings.begun(gathering, taken.id))) await keeper.remove(taken.id);
  return (await gatherings.find("id", gathering.id)) ?? gathering;
}

/** Who is to sit where, by the name under which the server knows them. */
export function seated(wanted: WantedSeats, { id, name }: Person): GatheringSeat[] {
  return wanted.map((seat) => (seat.kind === "me" ? { kind: "person", person: id, name } : seat));
}

/** The game must be one that can be played like this, before anybody is invited to it. */
async function checkSettings(
  { rulesOf }: InvitationHouse,
  { game: id, options, seats }: GatheringRequest,
): Promise<void> {
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
export function shown(gathering: Gathering, person: PersonId | null): Invitation {
  const { game, options, terms, invitation, table, version, clock = null } = gathering;
  const spectation = terms.isWatched ? gathering.spectation : null;
  const isMoved = gathering.record !== null;
  const seats = gathering.seats.map((seat) =>
    seat.kind === "person" ? { kind: seat.kind, name: seat.name, isMe: seat.person === person } : seat,
  );
  const isOwner = gathering.owner === person;
  return { game, options, seats, clock, terms, isMoved, invitation, spectation, table, version, isOwner };
}
