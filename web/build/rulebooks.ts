import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { typesetText } from "@caravel/kernel/french";
import { Lexer, Parser, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Chapter, Paragraph } from "../rules/rulebook.ts";

const REQUEST = /^\.\/rulebook\/([a-z]+)\.md\?rulebook$/;
const MANIFEST = /\/games\/([a-z0-9-]+)\/manifest\.ts$/;
const PREFIX = "\0rulebook:";
const GAMES = resolve(import.meta.dirname, "../../games");

const RULE_ITEM = /^\*\*([A-Z]{2}-[A-Z0-9-]+-\d+)\*\*\s+/;
const RULE_ID = /\b[A-Z]{2}-[A-Z0-9-]*[A-Z]-\d+\b/g;
/** Tags and everything else of a piece of HTML; only the latter is text. */
const TAG = /(<[^>]+>)/;

const isList = (token: Token): token is Tokens.List => token.type === "list";
const isTable = (token: Token): token is Tokens.Table => token.type === "table";
const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";

const inline = (text: string) => Parser.parseInline(Lexer.lexInline(text));
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
/** Marked escapes quotation marks in text, where HTML does not need it. */
const unquoted = (html: string) => html.replaceAll("&quot;", '"').replaceAll("&#39;", "'");

/** A table that scrolls on its own where it is too wide; the first cell of a row names the row. */
function tableHtml({ header, rows }: Tokens.Table, label: string): string {
  const head = header.map(({ text }) => (text === "" ? "<td></td>" : `<th scope="col">${inline(text)}</th>`));
  const body = rows.map((row) => {
    const cells = row.map(({ text }, column) =>
      column === 0 ? `<th scope="row">${inline(text)}</th>` : `<td>${inline(text)}</td>`,
    );
    return `<tr>${cells.join("")}</tr>`;
  });
  const table = `<table><thead><tr>${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table>`;
  return `<div class="wide" tabindex="0" role="group" aria-label="${escaped(label)}">${table}</div>`;
}

/** A list: every item with an id is a rule of its own, the others stay together. */
function listParagraphs(list: Tokens.List): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let plain = "";
  const endPlain = () => {
    if (plain !== "") paragraphs.push({ id: null, html: `<ul>${plain}</ul>` });
    plain = "";
  };
  for (const { text } of list.items) {
    const [start, id] = RULE_ITEM.exec(text) ?? [];
    if (start === undefined || id === undefined) plain += `<li>${inline(text)}</li>`;
    else {
      endPlain();
      paragraphs.push({ id, html: inline(text.slice(start.length)) });
    }
  }
  endPlain();
  return paragraphs;
}

/** Wherever a rule of the same book is named, the name becomes a way to it. */
function withLinks(html: string, game: string, ids: ReadonlySet<string>): string {
  const link = (id: string) => (ids.has(id) ? `<a data-rule="${id}" href="#/rules/${game}/${id}">${id}</a>` : id);
  const parts = unquoted(html).split(TAG);
  return parts.map((part) => (part.startsWith("<") ? part : part.replace(RULE_ID, link))).join("");
}

/** Takes the Markdown of a rulebook apart into chapters and paragraphs. */
export function readRulebook(markdown: string, game: string): Chapter[] {
  const chapters: { title: string; level: number; paragraphs: Paragraph[] }[] = [];
  for (const token of new Lexer().lex(markdown)) {
    if (token.type === "space") continue;
    if (isHeading(token)) {
      chapters.push({ title: token.text, level: token.depth, paragraphs: [] });
      continue;
    }
    const chapter = chapters.at(-1);
    if (chapter === undefined) throw new Error(`the rulebook of ${game} does not begin with its title`);
    if (isList(token)) chapter.paragraphs.push(...listParagraphs(token));
    else if (isTable(token)) chapter.paragraphs.push({ id: null, html: tableHtml(token, chapter.title) });
    else chapter.paragraphs.push({ id: null, html: Parser.parse([token]).trim() });
  }
  const ids = new Set(chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ id }) => id ?? [])));
  return chapters.map((chapter) => ({
    ...chapter,
    paragraphs: chapter.paragraphs.map(({ id, html }) => ({ id, html: withLinks(html, game, ids) })),
  }));
}

/** `import("./rulebook/en.md?rulebook")` in a manifest: a rulebook in parts, made when the page is built. */
export function rulebooks(): Plugin {
  return {
    name: "caravel-rulebooks",
    enforce: "pre",
    resolveId(id, importer = "") {
      const [, language] = REQUEST.exec(id) ?? [];
      const [, game] = MANIFEST.exec(importer) ?? [];
      return language === undefined || game === undefined ? null : `${PREFIX}${game}/${language}`;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const [game = "", language = ""] = id.slice(PREFIX.length).split("/");
      const wanted = resolve(GAMES, game, "rulebook", `${language}.md`);
      const file = existsSync(wanted) ? wanted : resolve(GAMES, game, "rulebook", "en.md");
      if (file !== wanted) this.warn(`the rulebook of ${game} is not there in "${language}"; it is shown in English`);
      this.addWatchFile(file);
      const markdown = readFileSync(file, "utf8");
      const book = readRulebook(file.endsWith("fr.md") ? typesetText(markdown) : markdown, game);
      const text = JSON.stringify(book);
      // a long JSON text is read faster than the same thing as a literal
      return `export default JSON.parse(${JSON.stringify(text)});`;
    },
  };
}
