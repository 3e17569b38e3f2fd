/** One rule or one stretch of plain text of a rulebook. */
export interface Paragraph {
  /** The id of the rule, or null for plain text, tables and examples. */
  readonly id: string | null;
  readonly html: string;
}

/** A chapter or section of a rulebook, as deep as its heading. */
export interface Chapter {
  readonly title: string;
  readonly level: number;
  readonly paragraphs: readonly Paragraph[];
}
