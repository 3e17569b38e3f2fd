import type { Sitter } from "@caravel/tables/host";
import { type Face, faceCalled, isFace } from "../kit/art/companions.ts";

const KEY = "caravel.faces";

/** What was kept, name by name; whatever is no face is forgotten. */
function kept(): Record<string, Face> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const entries = Object.entries((stored ?? {}) as object);
    return Object.fromEntries(entries.filter((entry): entry is [string, Face] => isFace(entry[1])));
  } catch {
    return {};
  }
}

const picked: Record<string, Face> = $state(kept());

/** The face that a person of this name has picked on this device, or null. */
export function pickedFace(name: string): Face | null {
  return Object.hasOwn(picked, name.trim()) ? picked[name.trim()] : null;
}

/** Remembers the face of a person, or that there is none. */
export function pickFace(name: string, face: Face | null): void {
  if (face === null) delete picked[name.trim()];
  else picked[name.trim()] = face;
  try {
    localStorage.setItem(KEY, JSON.stringify(picked));
  } catch {
    // a browser that keeps nothing
  }
}

/** The face of whoever sits on a seat: companions have their own, people the one they picked. */
export function faceOf({ kind, name }: Sitter): Face | null {
  return kind === "bot" ? faceCalled(name) : pickedFace(name);
}
