import { shelfLibrary } from "../library.ts";
import { serveThread } from "../pool/thread.ts";

// A thread for the tests of the pool: it knows the house, and nobody comes back from the abyss.
serveThread({
  ...shelfLibrary,
  async rules(id, rules) {
    if (id === "abyss") process.exit(3);
    return shelfLibrary.rules(id, rules);
  },
});
