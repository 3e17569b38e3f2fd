import { networkInterfaces } from "node:os";

/** The addresses of a page in this machine's own browser, and in those of other devices around it. */
export interface Addresses {
  readonly here: string;
  readonly elsewhere: readonly string[];
}

const EVERYWHERE = ["", "::", "0.0.0.0"];

function address(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}/`;
}

function ownNames(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((those) => those ?? []);
  return all.filter(({ family, internal }) => family === "IPv4" && !internal).map((one) => one.address);
}

/** Where a page can be reached that is served on this host, or on all if it is empty. */
export function localAddresses(host: string, port: number, names: readonly string[] = ownNames()): Addresses {
  if (!EVERYWHERE.includes(host)) return { here: address(host, port), elsewhere: [] };
  return { here: address("localhost", port), elsewhere: names.map((name) => address(name, port)) };
}
