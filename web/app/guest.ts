const GUEST = "caravel.guest";
const INVITATIONS = "caravel.invitations";
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
