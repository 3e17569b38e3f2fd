export { localAddresses } from "./addresses.ts";
export { type Answering, listenSomewhere, type Place, pageFrom, type Site, serveSite } from "./site.ts";
