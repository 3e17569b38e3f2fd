/** What a bundler tells of the modules of the page. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Where parts of the page begin, by the paths of their modules. */
interface Beginnings {
  /** The first page. */
  readonly first: readonly string[];
  /** What keeps tables and lets bots think. */
  readonly keeping: readonly string[];
}

/** Grammar belongs to the words of its language. */
const KERNEL = /\/kernel\/(?!grammar\/(?:hungarian|french))/;
const RULES = /\/games\/([^/]+)\/(?:rules|content)\//;
const BOARD = /^(.*\/games\/([^/]+)\/board\/)/;
/** The words of a game and of its board, those of one language apart from what all languages share. */
const WORDS = /\/games\/([^/]+)\/(?:board\/)?words\/(?:[a-z-]*\b(en|hu|fr)\.ts$)?/;

/**
 * Names the file of the built page in which a module lies: what is needed together is one file, which packs better than many small
 * ones. Null leaves a module to the bundler, which gives whatever is loaded on demand a file of its own.
 */
export function partsOfPage({ first, keeping }: Beginnings): (id: string, graph: ModuleGraph) => string | null {
  const found = new Map<string, ReadonlySet<string>>();
  const needs = (from: readonly string[], id: string, graph: ModuleGraph) => {
    const modules = found.get(from.join()) ?? reachable(from, graph);
    found.set(from.join(), modules);
    return modules.has(id);
  };
  return (id, graph) => {
    if (KERNEL.test(id)) return "kernel";
    const game = RULES.exec(id)?.[1];
    if (game !== undefined) return `${game}-rules`;
    const words = WORDS.exec(id);
    if (words !== null) return [words[1], "words", words[2]].filter(Boolean).join("-");
    const board = BOARD.exec(id);
    if (board !== null) return needs([`${board[1]}index.ts`], id, graph) ? `${board[2]}-board` : null;
    // what begins runs by itself, and only where it is meant to
    const isBeginning = keeping.includes(id);
    return !isBeginning && needs(keeping, id, graph) && !needs(first, id, graph) ? "keeper" : null;
  };
}

/** All modules that must be there before one of these runs. */
function reachable(from: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
