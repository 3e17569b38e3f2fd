import type { Kysely } from "kysely";
import type { Schema } from "./database/schema.ts";

/** Within so many milliseconds a name, and an address, may be tried so often. */
const WINDOW = 15 * 60_000;
const MOST_BY_NAME = 10;
const MOST_BY_ADDRESS = 40;

/** Tries to sign in, counted by name and by address for all processes together; those that succeeded are forgotten. */
export class SignInTries {
  constructor(
    private readonly kysely: Kysely<Schema>,
    private readonly now: () => number,
  ) {}

  /** Counts a try, before it is known whether it succeeds; false if there were too many. */
  async mayTry(name: string, address: string): Promise<boolean> {
    const at = this.now();
    await this.kysely
      .deleteFrom("sign_in_tries")
      .where("at", "<", at - WINDOW)
      .execute();
    await this.kysely.insertInto("sign_in_tries").values({ name, address, at }).execute();
    const [byName, byAddress] = await Promise.all([this.count("name", name), this.count("address", address)]);
    return byName <= MOST_BY_NAME && byAddress <= MOST_BY_ADDRESS;
  }

  /** The right password was given. */
  async forget(name: string, address: string): Promise<void> {
    await this.kysely.deleteFrom("sign_in_tries").where("name", "=", name).where("address", "=", address).execute();
  }

  private async count(by: "name" | "address", value: string): Promise<number> {
    const { tries } = await this.kysely
      .selectFrom("sign_in_tries")
      .select(({ fn }) => fn.countAll<number>().as("tries"))
      .where(by, "=", value)
      .executeTakeFirstOrThrow();
    return Number(tries);
  }
}
