import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { localAddresses, serveSite } from "./index.ts";

const HOST = "127.0.0.1";
const folder = mkdtempSync(join(tmpdir(), "caravel-site-"));
const page = join(folder, "dist");
mkdirSync(join(page, "assets"), { recursive: true });
writeFileSync(join(folder, "secret.txt"), "secret");
writeFileSync(join(page, "index.html"), "<h1>Caravel</h1>");
writeFileSync(join(page, "sw.js"), "// worker");
writeFileSync(join(page, "manifest.webmanifest"), "{}");
writeFileSync(join(page, "assets", "main-a1b2.js"), "export {};");
writeFileSync(join(page, "assets", "main-a1b2.js.gz"), gzipSync("export {};"));

const site = await serveSite(page, { host: HOST, ports: [0] });
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(`http://${HOST}:${site.port}${path}`, init);
const isUp = async () => (await get("/healthz")).status === 200;

/** Asks exactly for this path; `fetch` would tidy it up first. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: HOST, port: site.port, path }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode));
    })
      .on("error", reject)
      .end();
  });
}

/** What comes back for bytes that need not be HTTP. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect(site.port, HOST, () => socket.write(text));
    socket.setEncoding("utf8").on("data", (part) => {
      heard += part;
    });
    socket.on("close", () => resolve(heard)).on("error", () => resolve(heard));
  });
}

describe("what is served", () => {
  test("the page at the root, asked for anew each time", async () => {
    const response = await get("/");
    expect(await response.text()).toBe("<h1>Caravel</h1>");
    expect(response.headers.get("content-type")).toBe("text/html;charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  test.each([
    ["/sw.js", "text/javascript", "no-cache"],
    ["/manifest.webmanifest", "application/manifest+json", "no-cache"],
    ["/assets/main-a1b2.js", "text/javascript", "public, max-age=31536000, immutable"],
  ])("%s as %s, kept: %s", async (path, type, kept) => {
    const { headers } = await get(path);
    expect(headers.get("content-type")).toBe(type);
    expect(headers.get("cache-control")).toBe(kept);
  });

  test("an unchanged file only once", async () => {
    const etag = (await get("/")).headers.get("etag") ?? "";
    expect((await get("/", { headers: { "If-None-Match": etag } })).status).toBe(304);
  });

  test("compressed if it was compressed before", async () => {
    const response = await get("/assets/main-a1b2.js", { headers: { "Accept-Encoding": "gzip" } });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(await response.text()).toBe("export {};");
    expect((await get("/sw.js")).headers.get("content-encoding")).toBeNull();
  });

  test("a page built anew, without a new start", async () => {
    writeFileSync(join(page, "late.txt"), "late");
    expect(await (await get("/late.txt")).text()).toBe("late");
  });

  test("only things of its own may be loaded by it", async () => {
    for (const path of ["/", "/healthz", "/nothing"]) {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy")).toContain("default-src 'self'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });
});

describe("whatever is asked, it goes on", () => {
  test.each([
    ["GET", "/nothing", 404, "There is nothing at this address.\n"],
    ["GET", "/assets/", 404, "There is nothing at this address.\n"],
    ["POST", "/", 405, "Only GET and HEAD are answered here.\n"],
    ["DELETE", "/index.html", 405, "Only GET and HEAD are answered here.\n"],
    ["GET", "/healthz", 200, "ok\n"],
  ])("%s %s is %i", async (method, path, status, text) => {
    const response = await get(path, { method });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(text);
  });

  test("HEAD has no body", async () => {
    const response = await get("/", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });

  test.each(["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/%", "/%00", "//", "/?x#y", "http://[/"])(
    "nothing outside the folder at %s",
    async (path) => {
      const status = await statusOf(path);
      expect(path === "/?x#y" || path === "//" ? [200, 404] : [400, 404]).toContain(status);
      expect(await isUp()).toBe(true);
    },
  );

  test.each(["bytes=9-2", "bytes=99999-", "bytes=x", "bytes=-1"])("the range %s gets the whole file", async (range) => {
    const response = await get("/", { headers: { Range: range } });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("<h1>Caravel</h1>");
  });

  test("what is not HTTP gets a 400", async () => {
    expect(await raw("hello\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await isUp()).toBe(true);
  });
});

describe("ports", () => {
  test("the next one is tried if one is taken", async () => {
    const other = await serveSite(page, { host: HOST, ports: [site.port, 0] });
    expect(other.port).not.toBe(site.port);
    await other.close();
  });

  test("if all are taken it says so", async () => {
    await expect(serveSite(page, { host: HOST, ports: [site.port] })).rejects.toMatchObject({ code: "EADDRINUSE" });
  });

  test("a stopped one is free again", async () => {
    const other = await serveSite(page, { host: HOST, ports: [0] });
    await fetch(`http://${HOST}:${other.port}/`);
    await other.close();
    await expect(fetch(`http://${HOST}:${other.port}/`)).rejects.toThrow();
  });
});

test.each([
  ["", "http://localhost:8080/", ["http://192.168.1.7:8080/"]],
  ["0.0.0.0", "http://localhost:8080/", ["http://192.168.1.7:8080/"]],
  ["127.0.0.1", "http://127.0.0.1:8080/", []],
  ["::1", "http://[::1]:8080/", []],
])("the addresses of host %j", (host, here, elsewhere) => {
  expect(localAddresses(host, 8080, ["192.168.1.7"])).toEqual({ here, elsewhere });
});
