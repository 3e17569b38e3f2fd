import type { Connect } from "./line-host.ts";

/** What a line needs of a WebSocket: the browser's and those of Node have it. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** How a line stands: being opened, open, or cut and tried again. */
export type LineState = "connecting" | "open" | "cut";

/** What a line over sockets takes from where it runs. */
export interface SocketMakers {
  open(): Socket;
  wait(milliseconds: number): Promise<void>;
  /** Hears how the line stands. */
  changed?(state: LineState): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
/** The other end knows nobody who could have this line: trying again would not help. */
const UNKNOWN_GUEST = 4401;

/**
 * A line over a WebSocket. What is sent before it is open waits; one that cannot be opened, or that is cut before anything
 * was heard over it, is tried again, each time after a longer while.
 */
export function overSockets({ open, wait, changed = () => undefined }: SocketMakers): Connect {
  return (hear, broke) => {
    /** What was sent while nothing was heard: the next socket is told it too. */
    const untold: string[] = [];
    let socket: Socket | null = null;
    let isOpen = false;
    let hasHeard = false;
    let isEnded = false;
    const tryAgain = async (after: number) => {
      await wait(after);
      if (!isEnded) begin(Math.min(after * 2, LONGEST_WAIT));
    };
    const begin = (nextWait: number) => {
      changed("connecting");
      const made = open();
      socket = made;
      made.onopen = () => {
        isOpen = true;
        changed("open");
        for (const text of untold) made.send(text);
      };
      made.onmessage = ({ data }) => {
        if (isEnded) return;
        hasHeard = true;
        untold.length = 0;
        hear(parsed(data));
      };
      made.onerror = () => undefined;
      made.onclose = ({ code, reason }) => {
        if (isEnded) return;
        isOpen = false;
        changed("cut");
        const why = reason === "" ? String(code) : reason;
        if (code === UNKNOWN_GUEST) broke(why, true);
        else if (hasHeard) broke(why);
        else void tryAgain(nextWait);
      };
    };
    begin(FIRST_WAIT);
    return {
      send(request) {
        const text = JSON.stringify(request);
        if (!hasHeard) untold.push(text);
        if (isOpen) socket?.send(text);
      },
      end() {
        isEnded = true;
        socket?.close();
      },
    };
  };
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}
