import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { launchOptions } from "./browser.ts";
import { servePage } from "./site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the page. */
    site: string;
    /** Where the browser listens. */
    browser: string;
  }
}

/** One browser and one server for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer(launchOptions());
  const site = await servePage();
  project.provide("browser", browser.wsEndpoint());
  project.provide("site", site.address);
  return async () => {
    await browser.close();
    await site.close();
  };
}
