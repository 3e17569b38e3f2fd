import type { Catalogue } from "./catalogue.ts";
import { problems } from "./problems/fr.ts";
import { site } from "./site-fr.ts";
import { table } from "./table-fr.ts";

/** The page's words. */
export const fr: Catalogue = { site, table, problems };
