import type { Host, TableSummary } from "@caravel/tables/host";
import { isOnNetwork } from "@caravel/tables/invitation";
import { host } from "../app/host.ts";
import { go } from "../app/route.svelte.ts";

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

/** Plays the same again, with fresh luck: at a new table, or, if people elsewhere played too, by inviting them again. */
export async function playAgain({ id, game, options, sitters }: TableSummary): Promise<void> {
  if (isOnNetwork(id)) {
    const { inviteAgain } = await import("../online/api.ts");
    return go({ page: "invitation", word: (await inviteAgain(id)).invitation });
  }
  const taken = await (await host()).open({ game, options, sitters, seed: null });
  if (taken.ok) go({ page: "table", table: taken.id });
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
