import { expect, test } from "vitest";
import { workers } from "./workers.ts";

/** What the plugin makes of a file, and which workers it wants to be built. */
async function built(file: string, code: string) {
  const emitted: unknown[] = [];
  const builder = {
    resolve: async (path: string) => (path === "./gone.ts" ? null : { id: `/web/host/${path.slice(2)}` }),
    emitFile: (chunk: unknown) => `chunk${emitted.push(chunk)}`,
  };
  const { transform } = workers() as unknown as {
    transform(this: typeof builder, code: string, file: string): Promise<{ code: string } | null>;
  };
  return { code: (await transform.call(builder, code, file))?.code, emitted };
}

const START = 'new Worker(new URL("./worker.ts", import.meta.url), { type: "module" })';

test("a worker is built as a part of the page, and started by the name it gets there", async () => {
  expect(await built("/web/host/start-worker.ts", START)).toEqual({
    code: 'new Worker(import.meta.ROLLUP_FILE_URL_chunk1, { type: "module" })',
    emitted: [{ type: "chunk", id: "/web/host/worker.ts" }],
  });
});

test("what starts no worker stays as it is, and a worker that is not there is missed", async () => {
  expect(await built("/web/main.ts", START)).toEqual({ code: undefined, emitted: [] });
  await expect(built("/web/bots/pool.ts", START.replace("worker", "gone"))).rejects.toThrow("./gone.ts");
});
