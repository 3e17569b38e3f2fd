import type { Hours } from "@caravel/tables/clocks";
import { settings } from "../../app/settings.svelte.ts";
import { ask } from "../api.ts";

/** What the server knows of how somebody wants to be told that they are asked. */
export interface Attention {
  readonly language: string;
  readonly hours: Hours | null;
  readonly webhook: string | null;
  readonly pushKey: string;
}

export function readAttention(): Promise<Attention> {
  return ask("GET", "attention");
}

/** Says what somebody wishes; notices speak the language of the page. */
export function wish(wishes: { readonly hours?: Hours | null; readonly webhook?: string | null }): Promise<Attention> {
  return ask("POST", "attention", { ...wishes, language: settings.language });
}

/** Can this browser be woken when the page is closed? */
export function canBeWoken(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function registration(): Promise<ServiceWorkerRegistration | null> {
  return canBeWoken() ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;
}

export async function isWoken(): Promise<boolean> {
  return (await (await registration())?.pushManager.getSubscription()) != null;
}

/** May notices be shown? Asks whoever sits here, if nobody has yet. */
export async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** Lets this browser be woken by the server from now on; false if it cannot be. */
export async function beWoken(pushKey: string): Promise<boolean> {
  const worker = await registration();
  if (worker === null || !(await mayNotify())) return false;
  try {
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
    const { endpoint, keys } = made.toJSON();
    await ask("POST", "attention/push", { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
    return true;
  } catch {
    return false;
  }
}

/** This browser is not woken any more. */
export async function beLeftAlone(): Promise<void> {
  const made = await (await registration())?.pushManager.getSubscription();
  if (made == null) return;
  await ask("POST", "attention/push/remove", { endpoint: made.endpoint });
  await made.unsubscribe();
}
