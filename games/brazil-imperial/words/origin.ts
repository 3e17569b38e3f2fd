import type { TableName } from "../content/box.ts";
import { contentOf } from "../rules/state.ts";
import type { BrazilView } from "../rules/view.ts";
import type { Labels } from "./labels.ts";

/** The note for a table of our own making; empty once a content pack gives its values. */
export function origin({ reconstructed }: Labels, view: BrazilView, table: TableName): string {
  return contentOf(view).box.reconstructed.includes(table) ? reconstructed : "";
}
