import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const PROGRAM = readFileSync(new URL("../../public/push.js", import.meta.url), "utf8");
const HERE = "https://caravel.example/";

interface Page {
  readonly url: string;
  readonly visibilityState: string;
}

/** The part of the service worker that wakes up, among pages that are open, and what it does. */
function awake(pages: readonly Page[]) {
  const did: unknown[] = [];
  const hearers: Record<string, (event: object) => void> = {};
  const clients = pages.map((page) => ({
    ...page,
    focus: async () => void did.push(["focus", page.url]),
    navigate: async (url: string) => void did.push(["navigate", url]),
  }));
  const self = {
    addEventListener: (name: string, hear: (event: object) => void) => {
      hearers[name] = hear;
    },
    clients: { matchAll: async () => clients, openWindow: async (url: string) => void did.push(["open", url]) },
    registration: { scope: HERE, showNotification: async (...shown: unknown[]) => void did.push(["show", ...shown]) },
  };
  runInNewContext(PROGRAM, { self, URL, encodeURIComponent });
  const happens = async (name: string, event: object) => {
    let done: unknown;
    hearers[name]({ ...event, waitUntil: (promise: unknown) => (done = promise) });
    await done;
    return did;
  };
  const notice = { title: "Your turn in Puerto Rico", body: "choose", link: `${HERE}#/table/net-1`, table: "net-1" };
  return {
    push: () => happens("push", { data: { json: () => notice } }),
    click: () => happens("notificationclick", { notification: { data: notice, close: () => undefined } }),
  };
}

test("a notice comes unless the table is in sight, one for each table, and leads there", async () => {
  const there = { url: `${HERE}#/table/net-1`, visibilityState: "visible" };
  const shown = ["show", "Your turn in Puerto Rico", expect.objectContaining({ body: "choose", tag: "net-1" })];
  expect(await awake([]).push()).toEqual([shown]);
  expect(await awake([there]).push()).toEqual([]);
  expect(await awake([{ ...there, visibilityState: "hidden" }]).push()).toEqual([shown]);
  expect(await awake([{ ...there, url: HERE }]).push()).toEqual([shown]);
  expect(await awake([]).click()).toEqual([["open", there.url]]);
  expect(await awake([{ ...there, url: HERE }]).click()).toEqual([
    ["focus", HERE],
    ["navigate", there.url],
  ]);
  expect(await awake([{ ...there, url: HERE }, there]).click()).toEqual([["focus", there.url]]);
});
