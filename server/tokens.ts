import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "./database/schema.ts";
import type { PersonId } from "./people.ts";
import { secretWord } from "./secret-word.ts";

/** A token as its owner may see it again: never the token itself. */
export interface ShownToken {
  readonly id: string;
  /** What the owner calls it. */
  readonly name: string;
  readonly madeAt: number;
}

/** Nobody needs more programs than these. */
const MOST_TOKENS = 20;
const SECRET_BYTES = 32;
const FORM = /^caravel_([\w-]{22})_([\w-]{43})$/;

/** Tokens by which programs act for a person; what is kept of them is a fingerprint, from which nobody can make one. */
export class Tokens {
  constructor(
    private readonly kysely: Kysely<Schema>,
    private readonly now: () => number,
  ) {}

  /** A new token, told this once; null if somebody has too many. */
  async make(person: PersonId, name: string): Promise<(ShownToken & { readonly token: string }) | null> {
    if ((await this.of(person)).length >= MOST_TOKENS) return null;
    const id = secretWord();
    const secret = randomBytes(SECRET_BYTES).toString("base64url");
    const madeAt = this.now();
    const row = { id, person, name, fingerprint: fingerprint(secret), made_at: madeAt };
    await this.kysely.insertInto("tokens").values(row).execute();
    return { id, name, madeAt, token: `caravel_${id}_${secret}` };
  }

  /** Somebody's tokens, the oldest first. */
  async of(person: PersonId): Promise<readonly ShownToken[]> {
    const rows = await this.kysely
      .selectFrom("tokens")
      .select(["id", "name", "made_at"])
      .where("person", "=", person)
      .orderBy("made_at")
      .execute();
    return rows.map(({ id, name, made_at: madeAt }) => ({ id, name, madeAt }));
  }

  /** A token is good for nothing any more; false if somebody has none of this id. */
  async revoke(person: PersonId, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.kysely
      .deleteFrom("tokens")
      .where("id", "=", id)
      .where("person", "=", person)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  /** For whom a token acts, or null. */
  async known(token: string): Promise<{ readonly id: PersonId; readonly name: string } | null> {
    const [, id, secret] = FORM.exec(token) ?? [];
    if (id === undefined || secret === undefined) return null;
    const found = await this.kysely
      .selectFrom("tokens")
      .innerJoin("people", "people.id", "tokens.person")
      .select(["people.id", "people.name", "tokens.fingerprint"])
      .where("tokens.id", "=", id)
      .executeTakeFirst();
    if (found === undefined || !isSame(found.fingerprint, fingerprint(secret))) return null;
    return { id: found.id, name: found.name };
  }
}

function fingerprint(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
