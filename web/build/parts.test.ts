import { expect, test } from "vitest";
import { partsOfPage } from "./parts.ts";

const IMPORTS: Record<string, string[]> = {
  "/web/main.ts": ["/bots/levels.ts"],
  "/web/host/keeper.ts": ["/tables/keeper.ts", "/bots/levels.ts"],
  "/games/madeira/board/index.ts": ["/games/madeira/board/Board.svelte"],
  "/tables/keeper.ts": ["/tables/history.ts", "/kernel/match.ts"],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) };
const partOf = partsOfPage({ first: ["/web/main.ts"], keeping: ["/web/host/keeper.ts"] });

test("what is played together is one file of the page", () => {
  expect(partOf("/kernel/match.ts", graph)).toBe("kernel");
  expect(partOf("/games/madeira/rules/ships.ts", graph)).toBe("madeira-rules");
  expect(partOf("/games/madeira/content/pieces.ts", graph)).toBe("madeira-rules");
});

test("a board is one file, without what comes only later in the game or stands on a door", () => {
  expect(partOf("/games/madeira/board/Board.svelte", graph)).toBe("madeira-board");
  for (const part of ["Battle", "Scene"]) expect(partOf(`/games/madeira/board/${part}.svelte`, graph)).toBeNull();
});

test("words are fetched in one language", () => {
  expect(partOf("/games/madeira/words/events-hu.ts", graph)).toBe("madeira-words-hu");
  expect(partOf("/games/madeira/board/words/hu.ts", graph)).toBe("madeira-words-hu");
  expect(partOf("/games/madeira/words/told.ts", graph)).toBe("madeira-words");
  expect(partOf("/kernel/grammar/hungarian.ts", graph)).toBeNull();
});

test("the first page fetches nothing with which tables are kept; what begins by itself has its own file", () => {
  expect(partOf("/tables/history.ts", graph)).toBe("keeper");
  expect(partOf("/bots/levels.ts", graph)).toBeNull();
  expect(partOf("/web/host/keeper.ts", graph)).toBeNull();
});
