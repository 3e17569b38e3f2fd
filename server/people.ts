import type { Kysely } from "kysely";
import type { Schema } from "./database/schema.ts";
import { secretWord } from "./secret-word.ts";
import { type FoundSession, Sessions } from "./sessions.ts";

/** The name under which the server knows somebody. */
export type PersonId = string;

/** Somebody who is not known: holds no seat anywhere. */
export const NOBODY: PersonId = "";

/** The people of a server: guests, who are known again at their device, and those who have claimed an account. */
export class People {
  private constructor(
    private readonly kysely: Kysely<Schema>,
    readonly sessions: Sessions,
    private readonly now: () => number,
  ) {}

  /** The people of a database. */
  static async of(kysely: Kysely<Schema>, now: () => number): Promise<People> {
    return new People(kysely, await Sessions.of(kysely, now), now);
  }

  /** Somebody new, who is a guest under this name. */
  async welcome(name: string, device = ""): Promise<{ readonly id: PersonId; readonly token: string }> {
    const id = secretWord();
    await this.kysely.insertInto("people").values({ id, name, seen_at: this.now() }).execute();
    return { id, token: await this.sessions.begin(id, device) };
  }

  /** Whose token this is; null for a token that this server did not make, and for a session that was ended. */
  known(token: string): Promise<FoundSession | null> {
    return this.sessions.find(token);
  }

  /** Calls somebody by another name from now on. */
  async rename(id: PersonId, name: string): Promise<void> {
    await this.kysely.updateTable("people").set({ name, seen_at: this.now() }).where("id", "=", id).execute();
  }
}
