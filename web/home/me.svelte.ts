const KEY = "caravel.name";

function keptName(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

let name = $state(keptName());

/** What the person at this device is called at the table; empty until it was said. */
export function myName(): string {
  return name;
}

/** Remembers what the person is called. */
export function callMe(called: string): void {
  name = called.trim();
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // a browser that keeps nothing
  }
}
