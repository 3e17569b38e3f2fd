const GUEST = "caravel.guest";
const INVITATIONS = "caravel.invitations";
const MOVED = "caravel.moved";
const MOST_INVITATIONS = 8;

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // a browser that keeps nothing
  }
}

/** Has anybody at this device been to the tables of the server? Only then they are looked for. */
export function isGuest(): boolean {
  return kept(GUEST) !== "";
}

/** From now on the tables of the server are listed among one's own. */
export function becomeGuest(): void {
  keep(GUEST, "yes");
}

/** Nobody at this device has anything at the server any more. */
export function beNobody(): void {
  keep(GUEST, "");
  keep(INVITATIONS, "");
}

/** The words of the invitations that were made or answered here, the newest first. */
export function invitations(): readonly string[] {
  return kept(INVITATIONS)
    .split(" ")
    .filter((word) => word !== "");
}

export function rememberInvitation(word: string): void {
  const others = invitations().filter((other) => other !== word);
  keep(INVITATIONS, [word, ...others].slice(0, MOST_INVITATIONS).join(" "));
}

export function forgetInvitation(word: string): void {
  keep(
    INVITATIONS,
    invitations()
      .filter((other) => other !== word)
      .join(" "),
  );
}

/** The game of this device that goes to the server when the game of an invitation begins; null if there is none. */
export function movedTable(word: string): string | null {
  return movedTables().find(([invitation]) => invitation === word)?.[1] ?? null;
}

/** Remembers which game of this device an invitation takes elsewhere. */
export function rememberMoved(word: string, table: string): void {
  keepMoved([...movedTables(), [word, table]]);
}

export function forgetMoved(word: string): void {
  keepMoved(movedTables().filter(([invitation]) => invitation !== word));
}

function movedTables(): [invitation: string, table: string][] {
  const pairs = kept(MOVED)
    .split(" ")
    .filter((pair) => pair !== "");
  return pairs.map((pair) => pair.split(":")).map(([invitation = "", table = ""]) => [invitation, table]);
}

function keepMoved(pairs: readonly [string, string][]): void {
  keep(
    MOVED,
    pairs
      .slice(-MOST_INVITATIONS)
      .map((pair) => pair.join(":"))
      .join(" "),
  );
}
