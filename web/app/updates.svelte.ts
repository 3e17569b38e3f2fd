let useNow = $state.raw<(() => void) | null>(null);

/** Goes over to the new version of the page, once one is waiting; null before that. */
export function newVersion(): (() => void) | null {
  return useNow;
}

/** Keeps the page for use without a network, and notices when a new version of it has come; a browser that cannot do that goes without. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  // where such workers are blocked there may be no answer at all
  const registration: ServiceWorkerRegistration | undefined = await workers.register("./sw.js").catch(() => undefined);
  if (registration === undefined) return;
  const offer = () => {
    // the first version of all is no news
    if (registration.waiting === null || workers.controller === null) return;
    useNow = () => {
      workers.addEventListener("controllerchange", () => location.reload());
      registration.waiting?.postMessage({ type: "SKIP_WAITING" });
    };
  };
  offer();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
}
