import type { Command, Context } from "./command.ts";
import { lineWidth } from "./text/style.ts";
import { hang, padEnd, wrap } from "./text/width.ts";
import type { OptionName, Words } from "./words/index.ts";

const VALUE: Readonly<Record<OptionName, string>> = {
  against: "FOLDER",
  at: "N",
  data: "FOLDER",
  database: "URL",
  games: "G",
  help: "",
  host: "ADDRESS",
  iterations: "N",
  json: "",
  lang: "CODE",
  milliseconds: "T",
  name: "NAME",
  option: "NAME=VALUE",
  players: "N",
  port: "N",
  records: "FOLDER",
  resume: "FILE",
  save: "FILE",
  seat: "N",
  seats: "A,B,...",
  seconds: "T",
  seed: "TEXT",
  server: "ADDRESS",
  workers: "K",
};

/** A list of names, each with what it means. */
function explained(entries: readonly (readonly [string, string])[], width: number): string[] {
  const longest = Math.max(...entries.map(([name]) => name.length));
  return entries.flatMap(([name, meaning]) => hang(`  ${padEnd(name, longest)}  `, meaning, width));
}

function optionEntries(names: readonly OptionName[], words: Words): [string, string][] {
  return names.map((name) => [`--${name} ${VALUE[name]}`.trimEnd(), words.help.option[name]]);
}

/** What `caravel COMMAND --help` shows. */
export function commandHelp(command: Command, { words, io }: Context): string {
  const width = lineWidth(io.stdout);
  const names = [...(Object.keys(command.options) as OptionName[]), "lang", "help"] as const;
  return [
    ...hang(`${words.help.usage}: `, `caravel ${command.name} ${command.usage}`.trimEnd(), width),
    "",
    ...wrap(words.help.about[command.name], width),
    "",
    `${words.help.options}:`,
    ...explained(optionEntries([...new Set(names)], words), width),
    "",
    `${words.help.examples}:`,
    ...command.examples.map((example) => `  caravel ${command.name} ${example}`.trimEnd()),
    "",
  ].join("\n");
}

/** What `caravel --help` shows. */
export function generalHelp(commands: readonly Command[], { words, io }: Context): string {
  const width = lineWidth(io.stdout);
  return [
    words.help.tagline,
    "",
    `${words.help.usage}: caravel COMMAND [...]`,
    "",
    `${words.help.commands}:`,
    ...explained(
      commands.map(({ name }) => [name, words.help.about[name]] as const),
      width,
    ),
    "",
    `${words.help.examples}:`,
    ...commands.flatMap(({ name, examples }) =>
      examples.slice(0, 1).map((example) => `  caravel ${name} ${example}`.trimEnd()),
    ),
    "",
    ...wrap(words.help.more, width),
    "",
  ].join("\n");
}
