/** The sheets that can be laid over a table. */
export type SheetName = "menu" | "rules" | "settings" | "keys" | "score" | "giveUp" | "advice";
