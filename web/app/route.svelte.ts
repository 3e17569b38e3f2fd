/** The ways into a new game: against bots, around this device, by a link. */
export type Door = "bots" | "here" | "link";

/** The places of the site; addresses live behind the # so that any plain file server will do. */
export type Route =
  | { readonly page: "home" }
  | { readonly page: "new"; readonly game: string; readonly door: Door }
  | { readonly page: "invitation"; readonly word: string }
  | { readonly page: "watch"; readonly word: string }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "move"; readonly table: string }
  | { readonly page: "replay"; readonly table: string; readonly ply: number | null }
  | { readonly page: "rules"; readonly game: string; readonly rule: string | null }
  | { readonly page: "settings" }
  | { readonly page: "credits" };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** Reads an address; whatever is not one of ours leads home. */
export function readRoute(hash: string): Route {
  const [page = "", first = "", second = ""] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decoded);
  switch (page) {
    case "new":
      return { page, game: first, door: second === "here" || second === "link" ? second : "bots" };
    case "invitation":
    case "watch":
      return { page, word: first };
    case "table":
    case "move":
      return { page, table: first };
    case "replay":
      return { page, table: first, ply: /^\d+$/.test(second) ? Number(second) : null };
    case "rules":
      return { page, game: first, rule: second === "" ? null : second };
    case "settings":
    case "credits":
      return { page };
    default:
      return { page: "home" };
  }
}

/** The address of a place. */
export function address(route: Route): string {
  const parts = {
    home: () => [],
    new: (to: Route & { page: "new" }) => ["new", to.game, to.door],
    invitation: (to: Route & { page: "invitation" }) => ["invitation", to.word],
    watch: (to: Route & { page: "watch" }) => ["watch", to.word],
    table: (to: Route & { page: "table" }) => ["table", to.table],
    move: (to: Route & { page: "move" }) => ["move", to.table],
    replay: (to: Route & { page: "replay" }) => ["replay", to.table, ...(to.ply === null ? [] : [String(to.ply)])],
    rules: (to: Route & { page: "rules" }) => ["rules", to.game, ...(to.rule === null ? [] : [to.rule])],
    settings: () => ["settings"],
    credits: () => ["credits"],
  }[route.page] as (to: Route) => string[];
  return `#/${parts(route).map(encodeURIComponent).join("/")}`;
}

let current = $state.raw<Route>(readRoute(location.hash));
const look = () => {
  current = readRoute(location.hash);
};
addEventListener("hashchange", look);

/** Where the page is. */
export function route(): Route {
  return current;
}

/** Goes to a place: at once, so that the page that is left does not change any more. */
export function go(to: Route): void {
  location.hash = address(to);
  look();
}
