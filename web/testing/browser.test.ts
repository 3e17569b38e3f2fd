import { join } from "node:path";
import { expect, test } from "vitest";
import { findBrowser, type Machine } from "./browser.ts";

function machine(places: readonly string[], other: Partial<Machine> = {}): Machine {
  return {
    env: { PATH: "/usr/bin" },
    platform: "linux",
    isRoot: false,
    playwrights: "/cache/playwright/chrome",
    exists: (path) => places.includes(path),
    install: () => false,
    ...other,
  };
}

const CHROMIUM = join("/usr/bin", "chromium");
const CHROME = join("/usr/bin", "google-chrome");
const NEEDED = "install Chromium or Chrome, or set CARAVEL_BROWSER to the path of one.";

test("the browser that is named comes first, and must be there", () => {
  const env = { PATH: "/usr/bin", CARAVEL_BROWSER: "/opt/mine" };
  expect(findBrowser(machine([CHROMIUM, "/opt/mine"], { env }))).toBe("/opt/mine");
  expect(() => findBrowser(machine([CHROMIUM], { env }))).toThrow(
    `There is no browser at /opt/mine, which CARAVEL_BROWSER names: ${NEEDED}`,
  );
});

test("then those on the path, then the usual places, then Playwright's own", () => {
  expect(findBrowser(machine([CHROME, CHROMIUM]))).toBe(CHROMIUM);
  expect(findBrowser(machine([CHROME, "/cache/playwright/chrome"]))).toBe(CHROME);
  expect(findBrowser(machine(["/cache/playwright/chrome"]))).toBe("/cache/playwright/chrome");
  const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  expect(findBrowser(machine([mac], { platform: "darwin" }))).toBe(mac);
  const windows = join("C:/Programs", "Google/Chrome/Application/chrome.exe");
  expect(findBrowser(machine([windows], { platform: "win32", env: { PROGRAMFILES: "C:/Programs" } }))).toBe(windows);
});

test("where it may, it installs one", () => {
  const places = [join("/usr/bin", "apt-get")];
  const install = () => places.push(CHROMIUM) > 0;
  expect(() => findBrowser(machine(places, { install }))).toThrow(`The browser tests need a browser: ${NEEDED}`);
  expect(findBrowser(machine(places, { install, isRoot: true }))).toBe(CHROMIUM);
});

test("if that fails, it says what to do", () => {
  const places = [join("/usr/bin", "apt-get")];
  expect(() => findBrowser(machine(places, { isRoot: true }))).toThrow(`The browser tests need a browser: ${NEEDED}`);
});
