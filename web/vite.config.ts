import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { drawn } from "./build/drawn.ts";
import { fingerprint } from "./build/fingerprint.ts";
import { icons } from "./build/icons.ts";
import { partsOfPage } from "./build/parts.ts";
import { preload } from "./build/preload.ts";
import { rulebooks } from "./build/rulebooks.ts";
import { workers } from "./build/workers.ts";

const modules = (...paths: string[]) => paths.map((path) => join(import.meta.dirname, path));
/** The first page begins with the app, with what lays a table, and with the worker that tells it which games there are. */
const BEGINNINGS = {
  first: modules("main.ts", "home/begin.ts", "host/create-host.ts", "host/worker.ts"),
  keeping: modules("host/keeper.ts", "bots/thinker.ts"),
};

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  define: { CARAVEL_BUILD: JSON.stringify(fingerprint(join(import.meta.dirname, ".."))) },
  plugins: [
    icons(),
    workers(),
    drawn(),
    preload(),
    rulebooks(),
    svelte(),
    VitePWA({
      registerType: "prompt",
      injectRegister: false,
      includeAssets: ["*.svg", "*.png"],
      manifest: {
        name: "Caravel",
        short_name: "Caravel",
        description: "Board games of the age of sail",
        display: "standalone",
        background_color: "#f3e9d2",
        theme_color: "#2b3a4a",
        icons: [
          { src: "icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any maskable" },
        ],
      },
      workbox: {
        globPatterns: ["**/*.{html,js,css,svg,png,json,woff2}"],
        navigateFallback: "index.html",
        importScripts: ["push.js"],
      },
    }),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 300,
    // what is loaded on demand fetches its own parts: a worker shares them with the page and has no document to fetch ahead with
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, parts, { hostType }) => (hostType === "html" ? parts : []),
    },
    // how long the parts of the build take says nothing on a shared machine
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: partsOfPage(BEGINNINGS) }] } },
    },
  },
});
