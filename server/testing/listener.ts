import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Something that came in. */
interface Heard {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** What stands at the other end of webhooks and push messages in a test: takes what comes, and answers as it was told. */
export class Listener {
  readonly heard: Heard[] = [];
  /** By path: what is answered instead of 201, once each. */
  readonly answers: Record<string, number[]> = {};

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Listener> {
    const server = createServer();
    const listener = new Listener(server);
    server.on("request", (request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part) => parts.push(part));
      request.on("end", () => {
        const { url: path = "", headers } = request;
        listener.heard.push({ path, headers, body: Buffer.concat(parts) });
        response.statusCode = listener.answers[path]?.shift() ?? 201;
        response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return listener;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  at(path: string): readonly Heard[] {
    return this.heard.filter((one) => one.path === path);
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** A browser that lets itself be woken, and alone can read what wakes it (RFC 8291). */
export class TestBrowser {
  private readonly keys = createECDH("prime256v1");
  private readonly secret = randomBytes(16);

  constructor(private readonly endpoint: string) {
    this.keys.generateKeys();
  }

  get subscription(): object {
    const p256dh = this.keys.getPublicKey("base64url");
    return { endpoint: this.endpoint, keys: { p256dh, auth: this.secret.toString("base64url") } };
  }

  /** Reads a message of one record. */
  read(body: Buffer): string {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body[20])];
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.keys.getPublicKey(), sender]);
    const shared = Buffer.from(hkdfSync("sha256", this.keys.computeSecret(sender), this.secret, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync("sha256", shared, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const sealed = body.subarray(21 + body[20]);
    const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return String(padded.subarray(0, padded.lastIndexOf(2)));
  }
}
