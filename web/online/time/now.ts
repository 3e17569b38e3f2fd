import { createSubscriber } from "svelte/reactivity";

const TICK = 500;

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** The time on this device, followed by whoever reads it. */
export function now(): number {
  ticking();
  return Date.now();
}
