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
/** The other end does not want this line: trying again would not help. */
const UNWANTED = 4400;

/** A line over a WebSocket. What is sent before it is open waits; one that cannot be opened is tried again, each time after a longer while. */
export function overSockets({ open, wait, changed = () => undefined }: SocketMakers): Connect {
  return (hear, broke) => {
    const waiting: string[] = [];
    let socket: Socket | null = null;
    let isOpen = false;
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
        for (const text of waiting.splice(0)) made.send(text);
      };
      made.onmessage = ({ data }) => {
        if (!isEnded) hear(parsed(data));
      };
      made.onerror = () => undefined;
      made.onclose = ({ code, reason }) => {
        if (isEnded) return;
        changed("cut");
        if (isOpen || code > UNWANTED) broke(reason === "" ? String(code) : reason);
        else void tryAgain(nextWait);
      };
    };
    begin(FIRST_WAIT);
    return {
      send(request) {
        const text = JSON.stringify(request);
        if (isOpen) socket?.send(text);
        else waiting.push(text);
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
