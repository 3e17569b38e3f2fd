import type { BrowserContextOptions } from "playwright-core";

/** How somebody looks at the page; what is not said is a desktop in English by day, without motion. */
export interface Looks {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: "day" | "night";
  /** The language the browser asks for, such as `hu-HU`. */
  readonly language?: string;
  readonly reducedMotion?: boolean;
  readonly touch?: boolean;
}

/** The options of a browser context for these looks. */
export function contextOptions({ width = 1440, height = 900, ...looks }: Looks): BrowserContextOptions {
  const { theme = "day", language = "en-GB", reducedMotion = true, touch = false } = looks;
  return {
    viewport: { width, height },
    colorScheme: theme === "night" ? "dark" : "light",
    locale: language,
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    hasTouch: touch,
    isMobile: touch,
  };
}
