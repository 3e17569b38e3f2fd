import { type ServedHost, serve } from "@caravel/tables/serving";
import type { WebSocket } from "ws";

/** Whoever reads so slowly that this much waits is let go; the line resumes where it was cut. */
const MOST_WAITING = 1024 * 1024;
/** Requests that may be under way on one line; what comes beyond that is read later. */
const MOST_AT_ONCE = 64;
/** Whoever has not answered a ping by the next one is gone. */
const PING_EVERY = 30_000;
const TOO_SLOW = 4408;

/** Serves a host over a socket; gives back what takes a message that came before. */
export function serveLine(host: ServedHost, socket: WebSocket): (data: Buffer) => void {
  const served = serve(host, (message) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING) socket.close(TOO_SLOW, "tooSlow");
    else socket.send(JSON.stringify(message));
  });
  let underWay = 0;
  const take = (data: Buffer) => {
    if (++underWay >= MOST_AT_ONCE) socket.pause();
    void served.take(parsed(data)).finally(() => {
      if (--underWay < MOST_AT_ONCE && socket.isPaused) socket.resume();
    });
  };
  const stopPinging = pinging(socket);
  socket.on("message", take);
  socket.on("close", () => {
    stopPinging();
    served.end();
  });
  socket.on("error", () => socket.terminate());
  return take;
}

/** Finds out whether somebody is still there. */
function pinging(socket: WebSocket): () => void {
  let isThere = true;
  socket.on("pong", () => {
    isThere = true;
  });
  const timer = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
  }, PING_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** What a message says; what is not JSON is answered like any other request that cannot be understood. */
function parsed(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return null;
  }
}
