import type { ProblemWords } from "./problems/index.ts";
import type { SiteWords } from "./site.ts";
import type { TableWords } from "./table.ts";

/** Everything the page says in one language, apart from the games' own words; a word that is missing does not compile. */
export interface Catalogue {
  readonly site: SiteWords;
  readonly table: TableWords;
  readonly problems: ProblemWords;
}
