import type { Host } from "@caravel/tables/host";
import { createHost } from "../host/create-host.ts";

let made: Promise<Host> | null = null;

/** The host of this page; it is made when it is first needed. */
export function host(): Promise<Host> {
  made ??= createHost();
  return made;
}
