import { type GameRecord, type Options, RecordError, readRecord, usualOptions } from "@caravel/kernel";
import { matchOf } from "@caravel/tables";
import { type OpenTable, USUAL_TERMS } from "@caravel/tables/invitation";
import type { FastifyInstance } from "fastify";
import type { Gathering } from "./gatherings.ts";
import { type Asking, type InvitationHouse, seated, shown } from "./invitation-doors.ts";
import type { PersonId } from "./people.ts";
import { Refused, read } from "./refused.ts";
import { MOST_RECORD, movedRequest, sharedRequest, wordParameter } from "./schemas.ts";

/** A record comes as text inside of JSON. */
const RECORD_BODY = { bodyLimit: 2 * MOST_RECORD };
/** Longer texts of options are left out of lists. */
const LONG = 100;

/** Tables to be found, games that come from elsewhere, and games to be shown. */
export function tableDoors(doors: FastifyInstance, house: InvitationHouse, { personOf, maybePerson }: Asking): void {
  const { gatherings, keeper, rights } = house;
  doors.get("/api/open-tables", async (request) => {
    const person = await maybePerson(request);
    return (await gatherings.open()).map((gathering) => listed(gathering, person?.id ?? null));
  });
  doors.get("/api/my-invitations", async (request) => {
    const { id } = await personOf(request);
    return (await gatherings.of(id)).map((gathering) => listed(gathering, id));
  });
  doors.post("/api/invitations/:word/call-off", async (request, reply) => {
    const { id } = await personOf(request);
    const found = await gatherings.find("invitation", read(wordParameter, request.params).word);
    if (found === null) throw new Refused(404, "noSuchGathering");
    const fault = await gatherings.callOff(found, id);
    if (fault !== null) throw new Refused(fault === "notYours" ? 403 : 409, fault);
    return reply.status(204).send();
  });
  /** A game of somebody's device, to be finished with others. */
  doors.post("/api/moved-games", RECORD_BODY, async (request, reply) => {
    const person = await personOf(request);
    const { record: text, seats, terms } = read(movedRequest, request.body);
    await mayBegin(house, person.id);
    const record = await playable(house, text);
    if (record.end.over) throw new Refused(409, "isOver");
    if (seats.length !== record.players) throw new Refused(400, "notUnderstood");
    const settled = { game: record.game, options: record.chosen, seats: seated(seats, person), terms };
    return reply.status(201).send(shown(await gatherings.begin(person.id, settled, text), person.id));
  });
  /** A finished game of somebody's device, to be shown to others. */
  doors.post("/api/shown-games", RECORD_BODY, async (request, reply) => {
    const { id } = await personOf(request);
    const { record: text } = read(sharedRequest, request.body);
    await mayBegin(house, id);
    const record = await playable(house, text);
    if (!record.end.over) throw new Refused(409, "notOver");
    const taken = await keeper.takeIn(text, true);
    if (!taken.ok) throw new Refused(409, taken.problem.code, taken.problem);
    const { game, chosen: options } = record;
    const made = await gatherings.beginAt(taken.id, id, { game, options, seats: [], terms: USUAL_TERMS });
    return reply.status(201).send({ word: made.spectation });
  });
  /** The word by which others can look at a finished game of the server. */
  doors.get("/api/tables/:word/show", async (request) => {
    const { id } = await personOf(request);
    const { word: table } = read(wordParameter, request.params);
    if (!(await rights.plays(id, table))) throw new Refused(403, "notYours");
    if (!(await rights.isOver(table))) throw new Refused(409, "notOver");
    const found = await gatherings.find("table_id", table);
    if (found === null) throw new Refused(404, "noSuchGathering");
    return { word: found.spectation };
  });
}

async function mayBegin({ gatherings }: InvitationHouse, person: PersonId): Promise<void> {
  if (!(await gatherings.mayBegin(person))) throw new Refused(429, "tooOften");
}

/** A record, with the options that are not as usual. */
interface Playable extends GameRecord {
  readonly chosen: Options;
}

/** The record in a text, if it can be played by the rules that are here. */
async function playable({ rulesOf }: InvitationHouse, text: string): Promise<Playable> {
  try {
    const record = readRecord(text);
    const game = await rulesOf(record.game);
    if (game === null) throw new Refused(400, "noSuchGame", { game: record.game });
    matchOf(game, record);
    const usual = usualOptions(game, record.players);
    const chosen = Object.entries(record.options).filter(([name, value]) => value !== usual[name]);
    return { ...record, chosen: Object.fromEntries(chosen) };
  } catch (error) {
    if (error instanceof RecordError) throw new Refused(400, "badRecord", error.problem);
    throw error;
  }
}

/** An invitation as a list shows it. */
function listed(gathering: Gathering, person: PersonId | null): OpenTable {
  const { game, seats, clock, invitation } = shown(gathering, person);
  return { game, seats, clock, invitation, options: withoutTexts(gathering.options), changedAt: gathering.changedAt };
}

function withoutTexts(options: Options): Options {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      typeof value === "string" && value.length > LONG ? "…" : value,
    ]),
  );
}
