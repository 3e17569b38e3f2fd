import { join } from "node:path";
import { type Site, serveSite } from "../serving/index.ts";

/** Where the built page is. */
export const PAGE: string = join(import.meta.dirname, "../dist");
const HOST = "localhost";

/** The built page on a port of its own. */
export interface TestSite extends Site {
  readonly address: string;
}

/** Serves the built page as `caravel serve` does; `heard` is called for every request. */
export async function servePage(heard: (path: string) => void = () => {}): Promise<TestSite> {
  const site = await serveSite(PAGE, { host: HOST, ports: [0], heard });
  return { ...site, address: `http://${HOST}:${site.port}/` };
}
