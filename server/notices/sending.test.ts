import type { lookup } from "node:dns";
import { describe, expect, test } from "vitest";
import { Listener } from "../testing/listener.ts";
import { type Allowed, guarded, isOutside, NotAllowed, readAddress, send } from "./sending.ts";

const STRICT: Allowed = { http: false, internal: false };
const HTTP: Allowed = { http: true, internal: false };
const LETTER = { method: "POST", headers: { "content-type": "text/plain" }, body: "hello" } as const;

describe("an address that somebody gives for notices", () => {
  test.each(["https://chat.example/hook?x=1", "https://8.8.8.8/", "https://[2606:4700::1111]/"])(
    "may be %s",
    (address) => {
      expect(readAddress(address, STRICT)?.href).toBe(address);
    },
  );

  test.each([
    "http://chat.example/",
    "ftp://chat.example/",
    "file:///etc/passwd",
    "https://ana:secret@chat.example/",
    "https://localhost/",
    "https://a.localhost/",
    "https://127.0.0.1/",
    // one address in many spellings
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[fd00::1]/",
    "https://169.254.169.254/latest",
    "https://10.1.2.3/",
    "nonsense",
    `https://chat.example/${"x".repeat(3000)}`,
  ])("is not %s", (address) => {
    expect(readAddress(address, STRICT)).toBeNull();
    expect(readAddress("http://chat.example/", HTTP)).not.toBeNull();
  });

  test("is checked again when its name is looked up, whatever that leads to", async () => {
    const lookUp = (addresses: readonly string[]) =>
      ((_name: string, _options: unknown, found: (error: null, all: object[]) => void) =>
        found(
          null,
          addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
        )) as unknown as typeof lookup;
    const looked = (addresses: readonly string[], allowed = STRICT) =>
      new Promise<unknown>((resolve) => {
        guarded(allowed, lookUp(addresses))("chat.example", {}, (error, address) => resolve(error ?? address));
      });
    expect(await looked(["93.184.215.14"])).toBe("93.184.215.14");
    expect(await looked(["93.184.215.14", "10.0.0.1"])).toBeInstanceOf(NotAllowed);
    expect(await looked(["::1"])).toBeInstanceOf(NotAllowed);
    expect(await looked(["10.0.0.1"], { http: false, internal: true })).toBe("10.0.0.1");
    expect(["192.168.1.1", "100.64.0.1", "fe80::1", "2002:7f00:1::", "no address"].filter(isOutside)).toEqual([]);
  });

  test("of this machine is reached only if the operator allows it", async () => {
    const listener = await Listener.open();
    await expect(send(listener.address, LETTER, HTTP)).rejects.toThrow(NotAllowed);
    await expect(send(listener.address, LETTER, { http: false, internal: true })).rejects.toThrow(NotAllowed);
    expect(listener.heard).toEqual([]);
    expect(await send(listener.address, LETTER, { http: true, internal: true })).toBe(201);
    expect(String(listener.heard[0].body)).toBe("hello");
    await listener.close();
  });
});
