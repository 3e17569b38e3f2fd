import { settings } from "../app/settings.svelte.ts";
import { words } from "../app/words.svelte.ts";
import type { TableModel } from "./table-model.svelte.ts";

/** The picture of the tab has a mark while it is somebody's turn here. */
export function markIcon(isMyTurn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link !== null) link.href = isMyTurn ? "./icon-turn.svg" : "./icon.svg";
}

/** A notice on the desktop, if somebody wants it and the page is not in sight: which game, which table, what is asked. */
export function noticeTurn(table: TableModel): void {
  if (!settings.desktop || document.visibilityState === "visible") return;
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const { id } = table.place.story.table;
  const others = table.names.filter((_, seat) => seat !== table.seat);
  const body = [others.join(", "), table.words.question(table.view, table.names)]
    .filter((line) => line !== "")
    .join("\n");
  try {
    const notice = new Notification(`${words().table.yourTurn}: ${table.words.title}`, { body, tag: id });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // phones show notices of service workers alone
  }
}
