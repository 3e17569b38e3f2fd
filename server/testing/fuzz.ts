import { FastChance } from "@caravel/kernel";
import { type Kind, REQUEST_FORMS, type Topic } from "@caravel/tables";
import { DOORS } from "../api/doors.ts";
import { TOPICS } from "../api/line-forms.ts";

/** What nobody should send. */
const JUNK: readonly unknown[] = [
  null,
  true,
  "",
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 60,
  "constructor",
  "__proto__",
  "toString",
  "\u0000\n\u202e",
  "’; drop table events; --",
  "../../etc/passwd",
  "a".repeat(5000),
  "🐙".repeat(300),
  [],
  {},
  [[[[[[[[]]]]]]]],
  { length: 1e9 },
  { __proto__: { isAdmin: true } },
  Array.from({ length: 500 }, (_, place) => place),
];

/** What somebody who looks around finds: names of tables, words, moves. */
export interface Found {
  readonly tables: readonly string[];
  readonly words: readonly string[];
  readonly moves: readonly string[];
}

/** Makes up messages that are nearly as they should be, or not at all; the same seed makes up the same. */
export class Fuzzer {
  private readonly chance: FastChance;

  constructor(
    seed: string,
    private readonly found: Found,
  ) {
    this.chance = new FastChance(seed);
  }

  /** What is sent over a line: text that is a request, nearly one, or nothing of the kind. */
  lineText(number: number): string {
    if (this.oneIn(25))
      return this.oneOf(["", "{", "[]", "null", "nonsense", '{"number":1', "\u0000", '"text"', "1e999"]);
    const topic: Topic = this.oneOf(TOPICS);
    const ask: Record<string, unknown> = {};
    for (const [field, kind] of Object.entries(REQUEST_FORMS[topic])) ask[field] = this.ofKind(kind);
    const request: Record<string, unknown> = { number, topic, ask };
    if (this.oneIn(3)) this.spoil(ask);
    if (this.oneIn(12)) this.spoil(request);
    if (this.oneIn(40)) return `${JSON.stringify(request).slice(0, -2)}`;
    return JSON.stringify(request);
  }

  /** What is asked at a door. */
  request(): { method: string; url: string; payload?: string } {
    const [name, { body }] = this.oneOf(Object.entries(DOORS));
    const [method = "GET", address = ""] = name.split(" ");
    const word = this.oneIn(5)
      ? this.oneOf(JUNK.filter((one) => typeof one === "string"))
      : this.oneOf(this.found.words);
    const url = address.replace(":word", encodeURIComponent(String(word)));
    if (method !== "POST") return { method, url };
    const given = structuredClone(body?.example ?? {}) as Record<string, unknown>;
    if (!this.oneIn(4)) this.spoil(given);
    const text = JSON.stringify(given);
    return { method, url, payload: this.oneIn(20) ? text.slice(1) : text };
  }

  private ofKind(kind: Kind): unknown {
    switch (kind) {
      case "text":
        return this.oneOf([...this.found.tables, ...this.found.moves]);
      case "record":
        return this.oneOf(["", "caravel 1", "caravel 1\ngame puerto-rico\n".repeat(20)]);
      case "count":
        return this.chance.roll(6);
      case "seat":
        return this.chance.roll(5) - 1;
      case "flag":
        return this.oneIn(2);
      case "since":
        return this.oneIn(2) ? null : this.chance.roll(40);
      case "setup":
        return { game: "puerto-rico", options: {}, sitters: [{ kind: "person", name: "x", style: "" }], seed: null };
      case "wayToEnd":
        return this.oneOf(["agreed", "cancelled", "conceded"]);
      case "sitter":
        return { kind: "person", name: "x", style: "" };
      default:
        return this.oneOf(JUNK);
    }
  }

  /** Changes, takes away or adds something. */
  private spoil(fields: Record<string, unknown>): void {
    const names = Object.keys(fields);
    const name = names.length > 0 ? this.oneOf(names) : "extra";
    const how = this.chance.roll(4);
    if (how === 0) delete fields[name];
    else if (how === 1) fields[`${name}s`] = this.oneOf(JUNK);
    else fields[name] = this.oneOf(JUNK);
  }

  private oneIn(many: number): boolean {
    return this.chance.roll(many) === 0;
  }

  private oneOf<T>(list: readonly T[]): T {
    return list[this.chance.roll(list.length)];
  }
}
