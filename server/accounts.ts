import { hash, verify } from "@node-rs/argon2";
import type { Kysely } from "kysely";
import type { Schema } from "./database/schema.ts";
import type { PersonId } from "./people.ts";
import { SignInTries } from "./sign-in-tries.ts";

/** Why somebody does not get into an account, or none is made for them. */
export type AccountFault = "nameInUse" | "hasAccount" | "noAccount" | "wrongPassword" | "triedTooOften";

/** Names and passwords that guests have claimed, to be known at other devices too; there is nothing else to an account. */
export class Accounts {
  private readonly tries: SignInTries;

  constructor(
    private readonly kysely: Kysely<Schema>,
    private readonly now: () => number,
  ) {
    this.tries = new SignInTries(kysely, now);
  }

  /** The name of somebody's account, or null. */
  async nameOf(person: PersonId): Promise<string | null> {
    const found = await this.kysely
      .selectFrom("accounts")
      .select("name")
      .where("person", "=", person)
      .executeTakeFirst();
    return found?.name ?? null;
  }

  /** Makes an account of a guest, who keeps everything; the fault if it cannot be. */
  async claim(person: PersonId, name: string, password: string): Promise<AccountFault | null> {
    if ((await this.nameOf(person)) !== null) return "hasAccount";
    const row = { person, name, name_key: keyOf(name), password: await hash(password), made_at: this.now() };
    const { numInsertedOrUpdatedRows } = await this.kysely
      .insertInto("accounts")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return null;
    return (await this.nameOf(person)) === null ? "nameInUse" : "hasAccount";
  }

  /** Who has this name and this password; a fault if nobody has, or if it was tried too often. */
  async signIn(name: string, password: string, address: string): Promise<{ readonly person: PersonId } | AccountFault> {
    const key = keyOf(name);
    if (!(await this.tries.mayTry(key, address))) return "triedTooOften";
    const found = await this.kysely
      .selectFrom("accounts")
      .select(["person", "password"])
      .where("name_key", "=", key)
      .executeTakeFirst();
    // for a name that nobody has it takes as long
    const isRight = await verify(found?.password ?? (await nobodysPassword()), password);
    if (found === undefined || !isRight) return "wrongPassword";
    await this.tries.forget(key, address);
    return { person: found.person };
  }

  /** Somebody has another password from now on; the fault if they do not know the old one. */
  async changePassword(person: PersonId, old: string, password: string, address: string): Promise<AccountFault | null> {
    const found = await this.kysely
      .selectFrom("accounts")
      .select(["name_key", "password"])
      .where("person", "=", person)
      .executeTakeFirst();
    if (found === undefined) return "noAccount";
    if (!(await this.tries.mayTry(found.name_key, address))) return "triedTooOften";
    if (!(await verify(found.password, old))) return "wrongPassword";
    await this.tries.forget(found.name_key, address);
    await this.kysely
      .updateTable("accounts")
      .set({ password: await hash(password) })
      .where("person", "=", person)
      .execute();
    return null;
  }

  /** What a guest has at this device goes to somebody's account: seats, invitations. */
  async bring(guest: PersonId, person: PersonId): Promise<void> {
    await this.kysely.transaction().execute(async (one) => {
      await one.updateTable("seats").set({ person }).where("person", "=", guest).execute();
      await one.updateTable("gatherings").set({ owner: person }).where("owner", "=", guest).execute();
      const invited = await one
        .selectFrom("gatherings")
        .select(["id", "settled", "version"])
        .where("settled", "like", `%${JSON.stringify(guest)}%`)
        .execute();
      for (const { id, settled, version } of invited)
        await one
          .updateTable("gatherings")
          .set({ settled: settled.replaceAll(JSON.stringify(guest), JSON.stringify(person)), version: version + 1 })
          .where("id", "=", id)
          .where("version", "=", version)
          .execute();
    });
  }
}

/** Names that look alike are the same account. */
function keyOf(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}

let nobodys: Promise<string> | null = null;

/** The hash of a password that nobody has. */
function nobodysPassword(): Promise<string> {
  nobodys ??= hash("nobody");
  return nobodys;
}
