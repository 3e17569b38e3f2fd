import type { Catalogue } from "./catalogue.ts";
import { problems } from "./problems/en.ts";
import { site } from "./site-en.ts";
import { table } from "./table-en.ts";

/** The page's words. */
export const en: Catalogue = { site, table, problems };
