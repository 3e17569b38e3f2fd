import { registerSW } from "virtual:pwa-register";

let useNow = $state.raw<(() => void) | null>(null);

/** Goes over to the new version of the page, once one is waiting; null before that. */
export function newVersion(): (() => void) | null {
  return useNow;
}

/** Keeps the page for use without a network, and notices when a new version of it has come. */
export function keepOffline(): void {
  const update = registerSW({
    onNeedRefresh() {
      useNow = () => void update(true);
    },
  });
}
