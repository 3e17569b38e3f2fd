import type { Language } from "@caravel/kernel";
import type { Hours } from "@caravel/tables/clocks";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { PersonId } from "../people.ts";

/** How somebody wants to be told that they are asked, and which hours of the day count for them in slow games. */
export interface Wishes {
  readonly language: Language;
  readonly hours: Hours | null;
  /** An address of a chat program to which notices go; null for none. */
  readonly webhook: string | null;
  /** The address under which they found the page, for links. */
  readonly page: string;
}

/** A browser that lets itself be woken, as it said how. */
export interface PushEndpoint {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const NOTHING: Wishes = { language: "en", hours: null, webhook: null, page: "" };
/** So many browsers of one person are woken; the oldest is forgotten. */
const MOST_ENDPOINTS = 8;

/** What people wish in this respect, as it is kept. */
export class Attention {
  constructor(
    private readonly kysely: Kysely<Schema>,
    private readonly now: () => number,
  ) {}

  async wishesOf(person: PersonId): Promise<Wishes> {
    const row = await this.kysely
      .selectFrom("attention")
      .select("wishes")
      .where("person", "=", person)
      .executeTakeFirst();
    return row === undefined ? NOTHING : { ...NOTHING, ...(JSON.parse(row.wishes) as Wishes) };
  }

  /** By person: the hours that count for those who have said so. */
  async hoursOf(people: readonly PersonId[]): Promise<ReadonlyMap<PersonId, Hours>> {
    const wishes = await Promise.all(
      people.map(async (person) => [person, (await this.wishesOf(person)).hours] as const),
    );
    return new Map(wishes.flatMap(([person, hours]) => (hours === null ? [] : [[person, hours] as const])));
  }

  async wish(person: PersonId, wishes: Wishes): Promise<void> {
    const said = { wishes: JSON.stringify(wishes) };
    await this.kysely
      .insertInto("attention")
      .values({ person, ...said })
      .onConflict((conflict) => conflict.column("person").doUpdateSet(said))
      .execute();
  }

  async endpointsOf(person: PersonId): Promise<readonly PushEndpoint[]> {
    const rows = await this.kysely
      .selectFrom("push_endpoints")
      .select(["endpoint", "keys"])
      .where("person", "=", person)
      .orderBy("added_at")
      .execute();
    return rows.map(({ endpoint, keys }) => ({ endpoint, keys: JSON.parse(keys) }));
  }

  /** A browser lets itself be woken for somebody, and for nobody else from now on. */
  async addEndpoint(person: PersonId, { endpoint, keys }: PushEndpoint): Promise<void> {
    const said = { person, keys: JSON.stringify(keys), added_at: this.now() };
    await this.kysely
      .insertInto("push_endpoints")
      .values({ endpoint, ...said })
      .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(said))
      .execute();
    const [oldest, ...others] = await this.endpointsOf(person);
    if (others.length >= MOST_ENDPOINTS) await this.removeEndpoint(oldest.endpoint);
  }

  async endpoint(endpoint: string): Promise<PushEndpoint | null> {
    const row = await this.kysely
      .selectFrom("push_endpoints")
      .select("keys")
      .where("endpoint", "=", endpoint)
      .executeTakeFirst();
    return row === undefined ? null : { endpoint, keys: JSON.parse(row.keys) };
  }

  /** A browser is not woken any more; by anybody, or only if it was for this person. */
  async removeEndpoint(endpoint: string, person?: PersonId): Promise<void> {
    const all = this.kysely.deleteFrom("push_endpoints").where("endpoint", "=", endpoint);
    await (person === undefined ? all : all.where("person", "=", person)).execute();
  }
}
