import type { Socket } from "@caravel/tables/socket-line";

/** A socket of the page that can be given up: a dead one may take minutes until the browser says so. */
export class PageSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onerror: Socket["onerror"] = null;
  private readonly socket: WebSocket;
  private isGone = false;

  constructor(address: URL) {
    this.socket = new WebSocket(address);
    this.socket.onopen = () => this.onopen?.({} as never);
    this.socket.onmessage = ({ data }) => {
      if (!this.isGone) this.onmessage?.({ data });
    };
    this.socket.onclose = ({ code, reason }) => this.end(code, reason);
  }

  send(text: string): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  close(): void {
    this.socket.close();
  }

  /** Gives the socket up at once. */
  drop(): void {
    this.socket.close();
    this.end(1006, "silent");
  }

  private end(code: number, reason: string): void {
    if (this.isGone) return;
    this.isGone = true;
    this.onclose?.({ code, reason });
  }
}
