import { Keeper } from "./keeper.ts";
import { memoryStore } from "./stores.ts";

/** Keeps and plays tables in the page itself; they are gone when it is closed. */
export class MemoryHost extends Keeper {
  constructor() {
    super(memoryStore(), false);
  }
}
