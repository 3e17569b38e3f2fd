export { localAddresses } from "./addresses.ts";
export { type Site, serveSite } from "./site.ts";
