import type { Catalogue } from "./catalogue.ts";
import { problems } from "./problems/hu.ts";
import { site } from "./site-hu.ts";
import { table } from "./table-hu.ts";

/** The page's words. */
export const hu: Catalogue = { site, table, problems };
