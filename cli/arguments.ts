import { parseArgs } from "node:util";
import type { Command, OptionKind } from "./command.ts";
import { InputError } from "./io.ts";
import type { OptionName, Words } from "./words/index.ts";

/** What the user wrote after the name of a command, checked against the options it has. */
export class Arguments {
  constructor(
    readonly positionals: readonly string[],
    private readonly given: ReadonlyMap<string, readonly string[]>,
    private readonly words: Words,
  ) {}

  /** Was the option given at all? */
  has(name: OptionName): boolean {
    return this.given.has(name);
  }

  /** The value given last, or undefined. */
  text(name: OptionName): string | undefined {
    return this.given.get(name)?.at(-1);
  }

  /** All values given. */
  texts(name: OptionName): readonly string[] {
    return this.given.get(name) ?? [];
  }

  /** A whole number between two others, or undefined if the option is not given. */
  whole(name: OptionName, least: number, most: number): number | undefined {
    return this.number(name, least, most, /^\d{1,15}$/);
  }

  /** A number between two others, or undefined if the option is not given. */
  decimal(name: OptionName, least: number, most: number): number | undefined {
    return this.number(name, least, most, /^\d{1,15}(\.\d{1,15})?$/);
  }

  private number(name: OptionName, least: number, most: number, form: RegExp): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const number = Number(text);
    if (!form.test(text) || number < least || number > most)
      throw new InputError(this.words.error.notANumber(`--${name}`, text, least, most));
    return number;
  }
}

const looksLikeOption = (text: string) => /^-[^\d]/.test(text);

/** Reads what follows the name of a command; throws an `InputError` about the first thing that does not belong there. */
export function readArguments(args: readonly string[], command: Command, words: Words): Arguments {
  const kinds: Readonly<Record<string, OptionKind>> = { ...command.options, help: "flag", lang: "text" };
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      { type: kind === "flag" ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const positionals: string[] = [];
  const given = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === "positional") positionals.push(token.value);
    if (token.kind !== "option") continue;
    const name = token.rawName === "-h" ? "help" : token.name;
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined) throw new InputError(words.error.unknownOption(token.rawName, command.name));
    given.set(name, [...(given.get(name) ?? []), optionValue(token, kind, words)]);
  }
  const surplus = positionals[command.positionals];
  if (surplus !== undefined) throw new InputError(words.error.surplus(surplus));
  return new Arguments(positionals, given, words);
}

function optionValue(
  token: { rawName: string; value?: string | undefined; inlineValue?: boolean | undefined },
  kind: OptionKind,
  words: Words,
): string {
  const { rawName, value, inlineValue } = token;
  if (kind === "flag") {
    if (value !== undefined) throw new InputError(words.error.takesNoValue(rawName));
    return "";
  }
  if (value === undefined || value === "" || (inlineValue !== true && looksLikeOption(value)))
    throw new InputError(words.error.needsValue(rawName));
  return value;
}
