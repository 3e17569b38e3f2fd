import type { Chapter } from "./rulebook.ts";

/** A chapter of a rulebook with its sections; the numbers are their places in the book. */
export interface Part {
  readonly number: number;
  readonly chapter: Chapter;
  readonly sections: readonly { readonly number: number; readonly chapter: Chapter }[];
}

/** The chapters with their sections below them. */
export function inParts(chapters: readonly Chapter[]): Part[] {
  const parts: { number: number; chapter: Chapter; sections: { number: number; chapter: Chapter }[] }[] = [];
  for (const [number, chapter] of chapters.entries()) {
    const part = parts.at(-1);
    if (chapter.level > 2 && part !== undefined) part.sections.push({ number, chapter });
    else parts.push({ number, chapter, sections: [] });
  }
  return parts;
}

/** Only what has anything in it; a chapter stays as long as one of its sections does. */
export function withoutEmpty(parts: readonly Part[]): Part[] {
  return parts
    .map((part) => ({ ...part, sections: part.sections.filter(({ chapter }) => chapter.paragraphs.length > 0) }))
    .filter(({ chapter, sections }) => chapter.paragraphs.length > 0 || sections.length > 0);
}
