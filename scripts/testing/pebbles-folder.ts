import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../prepare.mjs";

const MANIFEST = `import type { Manifest } from "@caravel/kernel";

/** Pebbles, as everybody else must know it. */
export const manifest: Manifest = {
  id: "pebbles",
  title: { en: "Pebbles", hu: "Kavicsok", fr: "Cailloux" },
  about: { en: "Take them all.", hu: "Vidd mind!", fr: "Prenez tout." },
  authors: ["Nobody"],
  year: 1900,
  players: [2, 3, 4],
  minutes: [5, 10],
  weight: 1,
  isComplete: true,
  scene: async () => (await import("./board/Scene.svelte?drawn")).default,
  parts: {
    rules: { 3: async () => (await import("./rules/game.ts")).pebbles },
    vocabulary: async () => (await import("./rules/game.ts")).pebbles.vocabulary,
    words: {
      en: async () => (await import("./rules/game.ts")).pebbles.words.en,
      hu: async () => (await import("./rules/game.ts")).pebbles.words.hu,
      fr: async () => (await import("./rules/game.ts")).pebbles.words.fr,
    },
    rulebook: {
      en: async () => (await import("./rulebook/en.md?rulebook")).default,
      hu: async () => (await import("./rulebook/hu.md?rulebook")).default,
      fr: async () => (await import("./rulebook/fr.md?rulebook")).default,
    },
    evaluation: null,
    board: async () => (await import("./board/index.ts?drawn")).default,
    golden: [{ name: "game", options: { heap: 12 }, styles: ["mixed"], games: 2 }],
  },
};
`;

const BOARD = `import type { BoardKit } from "@caravel/web/kit";
import { pebbles } from "../rules/game.ts";

const kit: BoardKit = {
  vocabulary: pebbles.vocabulary,
  Board: null,
  Panel: null,
  Token: null,
  chapter: () => null,
  routine: () => null,
  flights: () => [],
  spotOf: () => null,
  points: () => [],
};

export default kit;
`;

const SCENE = `<script lang="ts">
  import pebble from "icon:stone-sphere";
  import { Sticker } from "@caravel/web/scene";
</script>

<Sticker body={pebble} x={100} y={40} size={80} />
`;

const SCENARIO = `title: Nobody takes more than three
game: pebbles
rules: [PB-TURN-03]
players: 2
given: { heap: 2 }
when:
  - 0: take 1
then:
  - refused: { seat: 0, move: take 3, rule: PB-TURN-03 }
`;

const RULES = ["PB-SETUP-01", "PB-SETUP-02", "PB-TURN-00", "PB-TURN-01", "PB-TURN-02", "PB-TURN-03"];

const rulebook = (title: string) => `# ${title}\n\n${RULES.map((rule) => `- **${rule}** Take pebbles.\n`).join("")}`;

const TEST = `// Tests would cite ${RULES.join(", ")}.\n`;

/** Puts the whole folder of a made-up game in place; its rules are those of the command line's test game. */
export function makePebbles(folder: string): void {
  const files = {
    "manifest.ts": MANIFEST,
    "rules/game.ts": readFileSync(join(ROOT, "cli/testing/pebbles.ts"), "utf8"),
    "rules/game.test.ts": TEST,
    "rulebook/en.md": rulebook("Pebbles"),
    "rulebook/hu.md": rulebook("Kavicsok"),
    "rulebook/fr.md": rulebook("Cailloux"),
    "board/index.ts": BOARD,
    "board/Scene.svelte": SCENE,
    "scenarios/three.yaml": SCENARIO,
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
