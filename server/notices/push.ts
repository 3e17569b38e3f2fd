import type { Kysely } from "kysely";
import webPush from "web-push";
import type { Schema } from "../database/schema.ts";
import type { PushEndpoint } from "./attention.ts";
import { type Allowed, send } from "./sending.ts";

const KEYS = "push keys";
/** A browser that is off hears of it when it is on again, within a day. */
const KEEP_FOR = 24 * 3600;
const GONE: readonly number[] = [404, 410];

/** Wakes browsers whose page is closed, with the keys of this installation. */
export class Push {
  private constructor(
    private readonly keys: { readonly publicKey: string; readonly privateKey: string },
    private readonly allowed: Allowed,
    private readonly contact: string,
  ) {}

  /** The keys are made at the first start and kept. */
  static async of(kysely: Kysely<Schema>, allowed: Allowed, contact: string): Promise<Push> {
    await kysely
      .insertInto("settings")
      .values({ name: KEYS, value: JSON.stringify(webPush.generateVAPIDKeys()) })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const { value } = await kysely
      .selectFrom("settings")
      .select("value")
      .where("name", "=", KEYS)
      .executeTakeFirstOrThrow();
    return new Push(JSON.parse(value), allowed, contact);
  }

  /** What a browser must be told to let itself be woken by us. */
  get publicKey(): string {
    return this.keys.publicKey;
  }

  /** Sends a text that only the browser can read; false if the browser is not there any more. */
  async wake(browser: PushEndpoint, text: string): Promise<boolean> {
    const { endpoint, headers, body } = webPush.generateRequestDetails(browser, text, {
      vapidDetails: { subject: this.contact, ...this.keys },
      TTL: KEEP_FOR,
      urgency: "high",
    });
    const status = await send(
      endpoint,
      { method: "POST", headers: textHeaders(headers), body: body ?? "" },
      this.allowed,
    );
    if (GONE.includes(status)) return false;
    if (status >= 300) throw new Error(`the push service answered ${status}`);
    return true;
  }
}

function textHeaders(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
