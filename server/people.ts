import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "./database/schema.ts";

/** The name under which the server knows somebody. */
export type PersonId = string;

/** Somebody who is not known: holds no seat anywhere. */
export const NOBODY: PersonId = "";

const KEY = "guest key";
const BYTES = 16;

/** A word that nobody can guess. */
export function secretWord(): string {
  return randomBytes(BYTES).toString("base64url");
}

/** The guests of a server: each has a token, signed with the server's own key, by which it is known again. */
export class People {
  private constructor(
    private readonly kysely: Kysely<Schema>,
    private readonly key: Buffer,
    private readonly now: () => number,
  ) {}

  /** The people of a database; the key is made at the first start and kept with them. */
  static async of(kysely: Kysely<Schema>, now: () => number): Promise<People> {
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
    return new People(kysely, Buffer.from(value, "base64url"), now);
  }

  /** Somebody new, who is a guest under this name. */
  async welcome(name: string): Promise<{ readonly id: PersonId; readonly token: string }> {
    const id = secretWord();
    await this.kysely.insertInto("people").values({ id, name, seen_at: this.now() }).execute();
    return { id, token: `${id}.${this.signature(id)}` };
  }

  /** Whose token this is; null for a token that this server did not make, and for somebody it has forgotten. */
  async known(token: string): Promise<{ readonly id: PersonId; readonly name: string } | null> {
    const [id, signature, ...more] = token.split(".");
    if (signature === undefined || more.length > 0 || !this.isSignature(id, signature)) return null;
    const found = await this.kysely.selectFrom("people").select(["id", "name"]).where("id", "=", id).executeTakeFirst();
    return found ?? null;
  }

  /** Calls somebody by another name from now on. */
  async rename(id: PersonId, name: string): Promise<void> {
    await this.kysely.updateTable("people").set({ name, seen_at: this.now() }).where("id", "=", id).execute();
  }

  private signature(id: PersonId): string {
    return createHmac("sha256", this.key).update(id).digest("base64url");
  }

  private isSignature(id: PersonId, given: string): boolean {
    const [expected, found] = [Buffer.from(this.signature(id)), Buffer.from(given)];
    return expected.length === found.length && timingSafeEqual(expected, found);
  }
}
