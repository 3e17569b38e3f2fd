// What a thread runs in which the bots of a server think.

import { shelfLibrary } from "@caravel/bots/library";
import { serveThread } from "@caravel/bots/thread";

serveThread(shelfLibrary);
