import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type LaunchOptions } from "playwright-core";

/** What finding a browser depends on, so that tests can stand in for it. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  /** Where Playwright would have put its own browser. */
  readonly playwrights: string;
  exists(path: string): boolean;
  /** Installs Debian's Chromium; true if that went well. */
  install(): boolean;
}

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const WHAT_TO_DO = "install Chromium or Chrome, or set CARAVEL_BROWSER to the path of one";

const MAC_PLACES = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const WINDOWS_FOLDERS = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"];
const WINDOWS_PLACES = ["Chromium/Application/chrome.exe", "Google/Chrome/Application/chrome.exe"];

function onThePath({ env, platform }: Machine): string[] {
  const folders = (env.PATH ?? env.Path ?? "").split(delimiter).filter((folder) => folder !== "");
  const ending = platform === "win32" ? ".exe" : "";
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, `${name}${ending}`)));
}

function usualPlaces({ env, platform }: Machine): string[] {
  if (platform === "darwin") return MAC_PLACES;
  if (platform !== "win32") return [];
  const folders = WINDOWS_FOLDERS.flatMap((name) => env[name] ?? []);
  return folders.flatMap((folder) => WINDOWS_PLACES.map((place) => join(folder, place)));
}

function found(machine: Machine): string | undefined {
  const places = [...onThePath(machine), ...usualPlaces(machine), machine.playwrights];
  return places.find((place) => place !== "" && machine.exists(place));
}

function mayInstall({ platform, isRoot, env, exists }: Machine): boolean {
  const folders = (env.PATH ?? "").split(delimiter);
  return platform === "linux" && isRoot && folders.some((folder) => exists(join(folder, "apt-get")));
}

/** The path of a Chromium to test with: the one that is named, one that is there, or one that is installed now. */
export function findBrowser(machine: Machine = thisMachine()): string {
  const named = machine.env.CARAVEL_BROWSER;
  if (named !== undefined && named !== "") {
    if (machine.exists(named)) return named;
    throw new Error(`There is no browser at ${named}, which CARAVEL_BROWSER names: ${WHAT_TO_DO}.`);
  }
  const browser = found(machine) ?? (mayInstall(machine) && machine.install() ? found(machine) : undefined);
  if (browser === undefined) throw new Error(`The browser tests need a browser: ${WHAT_TO_DO}.`);
  return browser;
}

function installChromium(): boolean {
  process.stderr.write("Installing Chromium for the browser tests (first time only, about 350 MB)...\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args: string[]) => spawnSync("apt-get", ["-q", ...args], { env, stdio: ["ignore", "ignore", 2] });
  apt("update");
  return apt("install", "-y", "--no-install-recommends", "chromium").status === 0;
}

function thisMachine(): Machine {
  return {
    env: process.env,
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    playwrights: chromium.executablePath(),
    exists: existsSync,
    install: installChromium,
  };
}

/** How the browser is started: without a window, and without anything that talks to anybody else. */
export function launchOptions(): LaunchOptions {
  return {
    executablePath: findBrowser(),
    headless: true,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
