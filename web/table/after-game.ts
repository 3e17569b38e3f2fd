import type { Host, TableId, TableSummary } from "@caravel/tables/host";
import { host } from "../app/host.ts";

/** Saves the record of a table as a file. */
export async function downloadRecord(host: Host, { id, game }: TableSummary): Promise<void> {
  const text = await host.record(id);
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${game}-${id}.caravel`;
  link.click();
  URL.revokeObjectURL(address);
}

/** Opens the same table anew with fresh luck; null if the host will not. */
export async function openRematch({ game, options, sitters }: TableSummary): Promise<TableId | null> {
  const taken = await (await host()).open({ game, options, sitters, seed: null });
  return taken.ok ? taken.id : null;
}

/** Hands a text to whoever shall get it, or puts it into the clipboard; true if it lies there. */
export async function share(text: string): Promise<boolean> {
  if (navigator.share !== undefined) {
    // whoever changes their mind has shared nothing, and that is no fault
    await navigator.share({ text }).catch(() => undefined);
    return false;
  }
  // a page that is not served safely has no clipboard
  if (navigator.clipboard === undefined) return false;
  await navigator.clipboard.writeText(text);
  return true;
}
