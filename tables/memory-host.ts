import { Keeper } from "./keeper.ts";
import { memoryStore } from "./store.ts";
import { usualSurroundings } from "./surroundings.ts";

/** Keeps and plays tables where it is; they are gone when that is closed. */
export class MemoryHost extends Keeper {
  constructor(build: string) {
    super(memoryStore(), false, usualSurroundings(build));
  }
}
