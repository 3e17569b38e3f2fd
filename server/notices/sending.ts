import { lookup as lookUp } from "node:dns";
import http from "node:http";
import https from "node:https";
import { BlockList, isIP } from "node:net";

/** What the operator allows beyond https to the outside world. */
export interface Allowed {
  readonly http: boolean;
  /** Addresses of this machine and its own network. */
  readonly internal: boolean;
}

/** Something to be sent to an address. */
export interface Letter {
  readonly method: "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

const PATIENCE = 8000;
const MOST_ADDRESS = 2000;

/** The address is not one to which anything is sent. */
export class NotAllowed extends Error {}

/** What stands at the other end of an address that others gave us must be part of the outside world. */
const internal = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  internal.addSubnet(network, bits, "ipv4");
const outside = new BlockList();
// everything that is routed on the internet begins with 001
outside.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  internal.addSubnet(network, bits, "ipv6");

/** Is this the address of a machine that is none of ours? Addresses that wrap others, as IPv6 does with IPv4, are not. */
export function isOutside(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !internal.check(address, "ipv4");
    case 6:
      return outside.check(address, "ipv6") && !internal.check(address, "ipv6");
    default:
      return false;
  }
}

/** The address, if it is one to which something may be sent as far as it can be told from its text; otherwise null. */
export function readAddress(text: string, allowed: Allowed): URL | null {
  if (text.length > MOST_ADDRESS || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isKnown = url.protocol === "https:" || (url.protocol === "http:" && allowed.http);
  if (!isKnown || url.username !== "" || url.password !== "") return null;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!allowed.internal && (host === "localhost" || host.endsWith(".localhost"))) return null;
  return isIP(host) === 0 || allowed.internal || isOutside(host) ? url : null;
}

/** Sends something; answers the status. Redirections are not followed, and of the answer nothing is read. */
export function send(address: string, { method, headers, body }: Letter, allowed: Allowed): Promise<number> {
  const url = readAddress(address, allowed);
  if (url === null) return Promise.reject(new NotAllowed());
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const sent = request(url, { method, headers, signal, agent: false, lookup: guarded(allowed) }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Finds a machine by its name, and refuses it if it is one of ours: what is connected to is what was checked. */
export function guarded(allowed: Allowed, find: typeof lookUp = lookUp): NonNullable<http.RequestOptions["lookup"]> {
  return (hostname, options, found) => {
    find(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return found(error, "", 0);
      if (!allowed.internal && !addresses.every(({ address }) => isOutside(address)))
        return found(new NotAllowed() as NodeJS.ErrnoException, "", 0);
      if (options.all === true) return found(null, addresses as never, 0);
      found(null, addresses[0].address, addresses[0].family);
    });
  };
}
