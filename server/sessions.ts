import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "./database/schema.ts";
import type { PersonId } from "./people.ts";
import { secretWord } from "./secret-word.ts";

/** What somebody is shown of a device at which they are signed in. */
export interface ShownSession {
  readonly id: string;
  /** Browser and system, as far as they can be told. */
  readonly device: string;
  readonly madeAt: number;
  readonly seenAt: number;
  readonly isThis: boolean;
}

/** Whose session this is. */
export interface FoundSession {
  readonly id: PersonId;
  readonly name: string;
  readonly session: string;
}

const KEY = "guest key";
const TOKEN_BYTES = 24;
/** A session that is in use is noted so once in a while; in milliseconds. */
const NOTED_EVERY = 24 * 3600 * 1000;

/** The devices at which people are known: each holds a token, signed with the server's own key, of which only a fingerprint is kept. */
export class Sessions {
  private constructor(
    private readonly kysely: Kysely<Schema>,
    private readonly key: Buffer,
    private readonly now: () => number,
  ) {}

  /** The sessions of a database; the key is made at the first start and kept with them. */
  static async of(kysely: Kysely<Schema>, now: () => number): Promise<Sessions> {
    await kysely
      .insertInto("settings")
      .values({ name: KEY, value: randomBytes(32).toString("base64url") })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const { value } = await kysely
      .selectFrom("settings")
      .select("value")
      .where("name", "=", KEY)
      .executeTakeFirstOrThrow();
    return new Sessions(kysely, Buffer.from(value, "base64url"), now);
  }

  /** Somebody is known at a device from now on; answers the token for it. */
  async begin(person: PersonId, device: string): Promise<string> {
    const word = randomBytes(TOKEN_BYTES).toString("base64url");
    const at = this.now();
    const row = { id: secretWord(), person, fingerprint: fingerprint(word), device, made_at: at, seen_at: at };
    await this.kysely.insertInto("sessions").values(row).execute();
    return `${word}.${this.signature(word)}`;
  }

  /** Whose token this is; null for one that this server did not make, and for a session that was ended. */
  async find(token: string): Promise<FoundSession | null> {
    const [word, signature, ...more] = token.split(".");
    if (signature === undefined || more.length > 0 || !this.isSignature(word, signature)) return null;
    const found = await this.kysely
      .selectFrom("sessions")
      .innerJoin("people", "people.id", "sessions.person")
      .select(["people.id", "people.name", "sessions.id as session", "sessions.seen_at"])
      .where("sessions.fingerprint", "=", fingerprint(word))
      .executeTakeFirst();
    if (found === undefined) return null;
    const { id, name, session, seen_at } = found;
    if (this.now() - seen_at > NOTED_EVERY) await this.note(session);
    return { id, name, session };
  }

  /** The devices at which somebody is known, the last used first. */
  async list(person: PersonId, here: string): Promise<ShownSession[]> {
    const rows = await this.kysely
      .selectFrom("sessions")
      .selectAll()
      .where("person", "=", person)
      .orderBy("seen_at", "desc")
      .execute();
    return rows.map(({ id, device, made_at: madeAt, seen_at: seenAt }) => {
      return { id, device, madeAt, seenAt, isThis: id === here };
    });
  }

  /** Ends a session of somebody; false if they have none such. */
  async end(person: PersonId, session: string): Promise<boolean> {
    const { numDeletedRows } = await this.kysely
      .deleteFrom("sessions")
      .where("person", "=", person)
      .where("id", "=", session)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  /** Ends all sessions of somebody but one. */
  async endOthers(person: PersonId, but: string): Promise<void> {
    await this.kysely.deleteFrom("sessions").where("person", "=", person).where("id", "!=", but).execute();
  }

  private async note(session: string): Promise<void> {
    await this.kysely.updateTable("sessions").set({ seen_at: this.now() }).where("id", "=", session).execute();
  }

  private signature(word: string): string {
    return createHmac("sha256", this.key).update(word).digest("base64url");
  }

  private isSignature(word: string, given: string): boolean {
    const [expected, found] = [Buffer.from(this.signature(word)), Buffer.from(given)];
    return expected.length === found.length && timingSafeEqual(expected, found);
  }
}

/** What is kept of a token: nobody can make the token from it. */
export function fingerprint(word: string): string {
  return createHash("sha256").update(word).digest("base64url");
}

const BROWSERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"];
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac OS X", "CrOS", "Linux"];
const CALLED: Readonly<Record<string, string>> = { Edg: "Edge", OPR: "Opera", "Mac OS X": "macOS", CrOS: "ChromeOS" };

/** What a browser tells of itself, in two words. */
export function deviceOf(agent: string): string {
  const told = [BROWSERS, SYSTEMS].map((names) => names.find((name) => agent.includes(name)) ?? "");
  return told
    .filter((name) => name !== "")
    .map((name) => CALLED[name] ?? name)
    .join(", ");
}
