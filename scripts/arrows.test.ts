import { describe, expect, test } from "vitest";
import { violations } from "./arrows.mjs";

const inFile = (path: string, text: string) => violations([{ path, text }]);
const RULES = "games/puerto-rico/rules/captain.ts";
const BOARD = "games/puerto-rico/board/board.ts";
const BOARD_REACH =
  "a board imports only its own game, kernel, svelte, drawings and @caravel/web/art, @caravel/web/kit, @caravel/web/scene";
const MANIFEST = "games/puerto-rico/manifest.ts";
const LUCK = "all luck goes through table.chance";
const CLOCK = "rules read no clock";
const SURROUNDINGS = "rules read nothing from where they run";
const NETWORK = "rules touch no network";
const WAITING = "rules never wait";
const LOADING = "rules are loaded whole, by plain imports";

describe("arrows that hold", () => {
  test.each([
    ["kernel/steps.ts", "./state.ts"],
    ["kernel/steps.test.ts", "vitest"],
    ["kernel/steps.test.ts", "fast-check"],
    ["kernel/testing/suite.ts", "vitest"],
    ["kernel/testing/suite.ts", "yaml"],
    ["kernel/testing/suite.ts", "node:fs"],
    ["kernel/testing/suite.ts", "../state.ts"],
    [RULES, "@caravel/kernel"],
    [RULES, "../content/ships.ts"],
    ["games/puerto-rico/rules/captain.test.ts", "@caravel/kernel/testing"],
    ["games/puerto-rico/rules/captain.test.ts", "node:fs"],
    [BOARD, "@caravel/web/kit"],
    [BOARD, "@caravel/web/scene"],
    [BOARD, "@caravel/kernel"],
    [BOARD, "../rules/game.ts"],
    [BOARD, "./Ship.svelte"],
    [BOARD, "svelte"],
    [BOARD, "svelte/transition"],
    [BOARD, "icon:barrel"],
    ["games/puerto-rico/board/board.test.ts", "vitest"],
    ["games/puerto-rico/board/test-golden.ts", "node:fs"],
    ["games/puerto-rico/board/board.test.ts", "./test-golden.ts"],
    ["games/puerto-rico/bots/evaluation.ts", "../rules/state.ts"],
    ["games/puerto-rico/bots/evaluation.ts", "@caravel/kernel"],
    [MANIFEST, "@caravel/kernel"],
    ["games/shelf.ts", "./puerto-rico/manifest.ts"],
    ["games/index.ts", "./shelf.ts"],
    ["games/index.ts", "@caravel/kernel"],
    ["bots/search.ts", "@caravel/kernel"],
    ["bots/search.ts", "@caravel/games"],
    ["bots/pool/threads.ts", "node:worker_threads"],
    ["bots/pool/threads.test.ts", "node:fs"],
    ["tables/keeper.ts", "@caravel/bots"],
    ["tables/keeper.ts", "@caravel/games"],
    ["server/tables.ts", "@caravel/tables"],
    ["server/tables.ts", "@caravel/bots"],
    ["server/tables.ts", "fastify"],
    ["web/table.ts", "@caravel/games"],
    ["web/host/worker.ts", "@caravel/tables"],
    ["web/testing/browser.ts", "playwright-core"],
    ["cli/commands/serve.ts", "@caravel/web/serving"],
    ["cli/main.ts", "@caravel/server"],
    ["cli/main.ts", "@caravel/bots"],
    ["cli/main.ts", "yaml"],
    ["cli/main.ts", "node:process"],
    ["cli/bin/caravel.mjs", "../../scripts/prepare.mjs"],
  ])("%s may import %s", (path, specifier) => {
    expect(inFile(path, `import "${specifier}";`)).toEqual([]);
  });

  test.each(["./rules/game.ts", "./board/index.ts?drawn", "./rulebook/en.md?rulebook"])(
    "a manifest loads %s when it is needed",
    (specifier) => {
      const at = `${MANIFEST}:1: imports "${specifier}", but a manifest loads every part when it is needed, by import()`;
      expect(inFile(MANIFEST, `const part = () => import("${specifier}");`)).toEqual([]);
      expect(inFile(MANIFEST, `import "${specifier}";`)).toEqual([at]);
    },
  );
});

describe("broken arrows", () => {
  test.each([
    ["kernel/steps.ts", "@caravel/games", "kernel imports nothing but itself"],
    ["kernel/steps.ts", "@caravel/tables", "kernel imports nothing but itself"],
    ["kernel/steps.ts", "node:fs", "kernel imports nothing but itself"],
    ["kernel/steps.ts", "yaml", "kernel imports nothing but itself"],
    ["kernel/steps.ts", "vitest", "kernel imports nothing but itself"],
    ["kernel/steps.ts", "../games/shelf.ts", "a relative import stays inside its package"],
    ["kernel/steps.ts", "./testing/suite.ts", "only tests import what is made for tests"],
    ["kernel/steps.test.ts", "@caravel/games", "kernel imports nothing but itself"],
    ["kernel/steps.test.ts", "lodash", "its tests use only vitest, fast-check, yaml and node: modules"],
    [RULES, "@caravel/kernel/testing", "only tests import what is made for tests"],
    [RULES, "@caravel/madeira", "there is no such package"],
    [MANIFEST, "../madeira/manifest.ts", "a relative import stays inside its package"],
    [MANIFEST, "@caravel/web/kit", "games/puerto-rico imports only itself and kernel"],
    [RULES, "@caravel/bots", "games/puerto-rico imports only itself and kernel"],
    [RULES, "@caravel/games", "games/puerto-rico imports only itself and kernel"],
    [RULES, "node:crypto", "games/puerto-rico imports only itself and kernel"],
    [RULES, "../../madeira/rules/game.ts", "a relative import stays inside its package"],
    [RULES, "../../../kernel/index.ts", "a relative import stays inside its package"],
    [RULES, "../../shelf.ts", "a relative import stays inside its package"],
    ["games/puerto-rico/words/en.ts", "yaml", "games/puerto-rico imports only itself and kernel"],
    ["games/puerto-rico/content/ships.ts", "@caravel/cli", "games/puerto-rico imports only itself and kernel"],
    ["games/puerto-rico/bots/greedy.ts", "@caravel/bots", "games/puerto-rico imports only itself and kernel"],
    ["games/shelf.ts", "@caravel/bots", "games imports only itself and kernel"],
    ["games/shelf.ts", "./puerto-rico/rules/game.ts", "of a game the shelf knows only its manifest"],
    ["games/index.ts", "./puerto-rico/board/index.ts", "of a game the shelf knows only its manifest"],
    ["bots/search.ts", "@caravel/cli", "bots imports only itself and kernel, games"],
    ["bots/search.ts", "@caravel/tables", "bots imports only itself and kernel, games"],
    ["bots/search.ts", "../games/puerto-rico/bots/index.ts", "a relative import stays inside its package"],
    ["bots/search.ts", "node:fs", "bots imports only itself and kernel, games"],
    ["tables/keeper.ts", "@caravel/web", "tables imports only itself and kernel, games, bots"],
    ["tables/keeper.ts", "@caravel/server", "tables imports only itself and kernel, games, bots"],
    ["tables/keeper.ts", "idb", "tables imports only itself and kernel, games, bots"],
    ["server/tables.ts", "@caravel/web", "server imports only itself and kernel, games, bots, tables"],
    ["web/table.ts", "@caravel/server", "web imports only itself and kernel, games, bots, tables"],
    ["cli/main.ts", "../kernel/index.ts", "a relative import stays inside its package"],
    [BOARD, "@caravel/web", BOARD_REACH],
    [BOARD, "@caravel/web/serving", BOARD_REACH],
    [BOARD, "@caravel/bots", BOARD_REACH],
    [BOARD, "lodash", BOARD_REACH],
    [BOARD, "node:fs", BOARD_REACH],
    [BOARD, "../../madeira/board/index.ts", "a relative import stays inside its package"],
    [BOARD, "../../../web/kit/index.ts", "a relative import stays inside its package"],
    [RULES, "@caravel/web/kit", "games/puerto-rico imports only itself and kernel"],
    [RULES, "../board/index.ts", "only the web draws boards"],
    ["games/puerto-rico/box.ts", "./board/index.ts", "only the web draws boards"],
    ["web/main.ts", "./testing/browser.ts", "only tests import what is made for tests"],
    [BOARD, "./test-golden.ts", "only tests import what is made for tests"],
  ])("%s may not import %s", (path, specifier, why) => {
    expect(inFile(path, `import "${specifier}";`)).toEqual([`${path}:1: imports "${specifier}", but ${why}`]);
  });

  test.each([
    'import { x } from "yaml";',
    'import type { X } from "yaml";',
    'export { x } from "yaml";',
    'export * from "yaml";',
    'import yaml = require("yaml");',
    'export type X = import("yaml").X;',
  ])("every way of importing counts: %s", (text) => {
    expect(inFile("kernel/steps.ts", text)).toEqual([
      'kernel/steps.ts:1: imports "yaml", but kernel imports nothing but itself',
    ]);
  });

  test("a dynamic import outside the rules follows the arrows too", () => {
    expect(inFile("bots/search.ts", 'const cli = await import("@caravel/cli");')).toHaveLength(1);
  });
});

describe("components", () => {
  const COMPONENT = "games/puerto-rico/board/Board.svelte";
  const broken = (line: number, specifier: string) =>
    `${COMPONENT}:${line}: imports "${specifier}", but ${BOARD_REACH}`;

  test("are read, with their lines", () => {
    const text = `<!-- import "lodash"; -->
<script module lang="ts">
  import "d3";
</script>

<script lang="ts">
  import { stage } from "@caravel/web/kit";
  import type { Host } from "@caravel/web";
  let { label = "</p>" } = $props()
</script>

<p>An import of "prose" means nothing here: {label}</p>
{#await import("./Ship.svelte") then ship}{ship}{/await}{#await import("lodash") then it}{it}{/await}
<script>import "yaml"</script>
<style>
  @import "other.css";
</style>
`;
    expect(inFile(COMPONENT, text)).toEqual([
      broken(3, "d3"),
      broken(8, "@caravel/web"),
      broken(13, "lodash"),
      broken(14, "yaml"),
    ]);
  });

  test("without a script, or of the web, are fine", () => {
    expect(inFile(COMPONENT, "<p>Hello</p>\n")).toEqual([]);
    expect(inFile("web/home/HomePage.svelte", '<script lang="ts">import "idb"; Math.random();</script>')).toEqual([]);
  });

  test("follow the arrows of their package", () => {
    const text = '<script lang="ts">\n  import "@caravel/server";\n</script>';
    expect(inFile("web/home/HomePage.svelte", text)).toEqual([
      'web/home/HomePage.svelte:2: imports "@caravel/server", but web imports only itself and kernel, games, bots, tables',
    ]);
  });
});

describe("impure rules code", () => {
  test.each([
    ["Math.random()", "uses Math.random", LUCK],
    ['Math["random"]()', "uses Math.random", LUCK],
    ["const { random } = Math;", "uses Math.random", LUCK],
    ["const { random: roll } = Math;", "uses Math.random", LUCK],
    ['const { "random": roll } = Math;', "uses Math.random", LUCK],
    ["const { floor, ...rest } = Math;", "passes Math on, which hides Math.random", LUCK],
    ["const maths = Math;", "passes Math on, which hides Math.random", LUCK],
    ['Math["ran" + "dom"]()', "passes Math on, which hides Math.random", LUCK],
    ["crypto.randomUUID()", "uses crypto", LUCK],
    ["new Date()", "uses Date", CLOCK],
    ["Date.now()", "uses Date", CLOCK],
    ["const { now } = Date;", "uses Date", CLOCK],
    ['Date["now"]()', "uses Date", CLOCK],
    ["performance.now()", "uses performance", CLOCK],
    ["process.env", "uses process", SURROUNDINGS],
    ["const { env } = process;", "uses process", SURROUNDINGS],
    ["const box = { process };", "uses process", SURROUNDINGS],
    ["declare const process: { env: object }; process.env", "uses process", SURROUNDINGS],
    ["declare global { const process: object } process", "uses process", SURROUNDINGS],
    ["globalThis.x", "uses globalThis", SURROUNDINGS],
    ['globalThis["Date"]', "uses globalThis", SURROUNDINGS],
    ["const { Math: maths } = globalThis;", "uses globalThis", SURROUNDINGS],
    ["window.x", "uses window", SURROUNDINGS],
    ["self.x", "uses self", SURROUNDINGS],
    ["global.x", "uses global", SURROUNDINGS],
    ["import.meta.url", "uses import.meta", SURROUNDINGS],
    ['fetch("x")', "uses fetch", NETWORK],
    ["new XMLHttpRequest()", "uses XMLHttpRequest", NETWORK],
    ['new WebSocket("x")', "uses WebSocket", NETWORK],
    ["setTimeout(f, 1)", "uses setTimeout", WAITING],
    ["setInterval(f, 1)", "uses setInterval", WAITING],
    ["setImmediate(f)", "uses setImmediate", WAITING],
    ["queueMicrotask(f)", "uses queueMicrotask", WAITING],
    ["await f()", "uses await", WAITING],
    ["for await (const x of f()) x;", "uses await", WAITING],
    ["async function f() {}", "has an async function", WAITING],
    ["const f = async () => 1;", "has an async function", WAITING],
    ["const f = { async g() {} };", "has an async function", WAITING],
    ["class C { async *g() {} }", "has an async function", WAITING],
    ['require("./x")', "uses require", LOADING],
    ['import("./x.ts")', "uses import()", LOADING],
    ['eval("1")', "uses eval", LOADING],
    ['new Function("return 1")', "uses Function", LOADING],
    ['Function("return 1")', "uses Function", LOADING],
    ["console.log(1)", "uses console", "rules print nothing, events tell what happened"],
  ])("%s", (text, what, why) => {
    expect(inFile(RULES, `export {};\n${text}`)).toEqual([`${RULES}:2: ${what}, but ${why}`]);
  });

  test.each([
    "kernel/steps.ts",
    "kernel/chance/dice.ts",
    RULES,
    "games/puerto-rico/rules/roles/captain.ts",
    "games/puerto-rico/words/en.ts",
    "games/puerto-rico/content/ships.ts",
    "games/puerto-rico/bots/evaluation.ts",
  ])("%s must be pure", (path) => {
    expect(inFile(path, "Math.random()")).toEqual([`${path}:1: uses Math.random, but ${LUCK}`]);
  });

  test.each([
    "kernel/steps.test.ts",
    "kernel/testing/suite.ts",
    "games/puerto-rico/rules/captain.test.ts",
    BOARD,
    "games/puerto-rico/bots/evaluation.test.ts",
    "bots/search.ts",
    "cli/main.ts",
  ])("%s need not be", (path) => {
    expect(inFile(path, "await fetch(String(Math.random() + Date.now() + performance.now()))")).toEqual([]);
  });

  test("each violation has its own line", () => {
    expect(inFile(RULES, 'import "yaml";\n\nDate.now();\nconsole.log(Math.random());\n')).toEqual([
      `${RULES}:1: imports "yaml", but games/puerto-rico imports only itself and kernel`,
      `${RULES}:3: uses Date, but ${CLOCK}`,
      `${RULES}:4: uses console, but rules print nothing, events tell what happened`,
      `${RULES}:4: uses Math.random, but ${LUCK}`,
    ]);
  });
});

describe("clean code", () => {
  test.each([
    "Math.floor(3 / 2);",
    'Math["max"](1, 2);',
    "const { floor, max } = Math;",
    "const day = { Date: 1, process: 2, fetch() {} }; day.Date + day.process; day.fetch();",
    "interface Card { process: string; console: number }",
    "const { process: step } = { process: 1 }; step;",
    "function run(process: () => void) { process(); }",
    "const performance = 3; const marks = { performance }; marks;",
    'import { fetch } from "./ships.ts"; fetch();',
    "// Date.now() and Math.random() in a comment",
    'const sentence = "await fetch(process.env)";',
  ])("%s", (text) => {
    expect(inFile(RULES, text)).toEqual([]);
  });

  test("a name declared in one file does not excuse another", () => {
    const files = [
      { path: "kernel/a.ts", text: "const process = 1;" },
      { path: "kernel/b.ts", text: "process.exit();" },
    ];
    expect(violations(files)).toEqual([`kernel/b.ts:1: uses process, but ${SURROUNDINGS}`]);
  });
});
