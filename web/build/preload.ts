import type { HtmlTagDescriptor, Plugin } from "vite";

/** What the first page is set in: everything else is fetched when one of its letters occurs. */
const FIRST = [/alegreya-latin-wght-normal.*\.woff2$/, /source-sans-3-latin-wght-normal.*\.woff2$/];

/** The links that fetch these fonts together with the page instead of after its style sheet. */
export function preloadLinks(files: readonly string[]): HtmlTagDescriptor[] {
  return FIRST.map((name) => {
    const file = files.find((candidate) => name.test(candidate));
    if (file === undefined) throw new Error(`the page is built without the font ${name}`);
    const attrs = { rel: "preload", href: `./${file}`, as: "font", type: "font/woff2", crossorigin: "" };
    return { tag: "link", attrs, injectTo: "head" };
  });
}

/** Lets the built page fetch its first fonts early. */
export function preload(): Plugin {
  return {
    name: "caravel-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_page, { bundle }) => (bundle === undefined ? [] : preloadLinks(Object.keys(bundle))),
    },
  };
}
