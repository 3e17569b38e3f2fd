import { expect, test } from "vitest";
import type { Workers } from "./jobs.ts";
import { MemoryJobs } from "./memory.ts";

const NOTHING: Workers = {
  bots: async () => undefined,
  clock: async () => undefined,
  notice: async () => undefined,
  message: async () => undefined,
};

test("work of one key is done one after the other, what waits is replaced, other keys go on, what fails is tried again", async () => {
  const jobs = new MemoryJobs(1);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  let failures = 2;
  await jobs.add("clock", "early", { table: "early" });
  await jobs.begin({
    ...NOTHING,
    bots: ({ table }) => {
      begun.push(table);
      return new Promise((resolve) => ends.push(resolve));
    },
    clock: async ({ table }) => {
      begun.push(table);
      if (table === "fails" && failures-- > 0) throw new Error("not yet");
    },
  });
  await expect.poll(() => begun).toEqual(["early"]);
  await jobs.add("bots", "one", { table: "first" });
  await expect.poll(() => begun.at(-1)).toBe("first");
  await jobs.add("bots", "one", { table: "second" });
  await jobs.add("bots", "one", { table: "third" });
  await jobs.add("bots", "other", { table: "other" });
  await expect.poll(() => begun).toEqual(["early", "first", "other"]);
  ends[0]();
  await expect.poll(() => begun).toEqual(["early", "first", "other", "third"]);
  await jobs.add("clock", "fails", { table: "fails" });
  await expect.poll(() => begun.filter((table) => table === "fails").length, { timeout: 5000 }).toBe(3);
  await jobs.close();
  await jobs.add("clock", "late", { table: "late" });
  expect(begun).not.toContain("late");
});
