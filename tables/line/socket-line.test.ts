import { describe, expect, test } from "vitest";
import type { Request } from "./protocol.ts";
import { type LineState, overSockets, type Socket } from "./socket-line.ts";

/** Sockets for tests, opened and closed by hand. */
function sockets() {
  const made: (Socket & { sent: string[]; isClosed: boolean })[] = [];
  const states: LineState[] = [];
  const waits: number[] = [];
  const connect = overSockets({
    open() {
      const socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        onerror: null,
        sent: [] as string[],
        isClosed: false,
        send(text: string) {
          this.sent.push(text);
        },
        close() {
          this.isClosed = true;
        },
      };
      made.push(socket);
      return socket;
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    changed: (state) => void states.push(state),
  });
  return { connect, made, states, waits };
}

const request: Request = { number: 1, topic: "tables", ask: {} };
const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("a line over sockets", () => {
  test("sends what was asked before it was open, and hears what is said", () => {
    const { connect, made, states } = sockets();
    const heard: unknown[] = [];
    const line = connect(
      (data) => heard.push(data),
      () => undefined,
    );
    line.send(request);
    expect(made[0].sent).toEqual([]);
    made[0].onopen?.({} as never);
    expect(made[0].sent).toEqual([JSON.stringify(request)]);
    made[0].onmessage?.({ data: '{"kind":"x"}' });
    made[0].onmessage?.({ data: "nonsense" });
    expect(heard).toEqual([{ kind: "x" }, null]);
    expect(states).toEqual(["connecting", "open"]);
  });

  test("one that cannot be opened is tried again, after a longer while each time, and nothing is lost", async () => {
    const { connect, made, waits } = sockets();
    const broken: string[] = [];
    connect(
      () => undefined,
      (why) => broken.push(why),
    ).send(request);
    for (let failed = 0; failed < 8; failed++) {
      made[failed].onclose?.({ code: 1006, reason: "" });
      await soon();
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    made[8].onopen?.({} as never);
    expect([made[8].sent, broken]).toEqual([[JSON.stringify(request)], []]);
  });

  test("one that is cut before anything was heard is tried again, and told again what was sent", async () => {
    const { connect, made, waits } = sockets();
    const broken: string[] = [];
    connect(
      () => undefined,
      (why) => broken.push(why),
    ).send(request);
    made[0].onopen?.({} as never);
    made[0].onclose?.({ code: 1006, reason: "" });
    await soon();
    made[1].onopen?.({} as never);
    expect([made[1].sent, waits, broken]).toEqual([[JSON.stringify(request)], [250], []]);
  });

  test("one over which something was heard and that is cut says so, and so does one of somebody unknown, for good", () => {
    for (const [code, hasHeard] of [
      [1006, true],
      [4401, false],
    ] as const) {
      const { connect, made, states } = sockets();
      const broken: unknown[] = [];
      connect(
        () => undefined,
        (why, forGood = false) => broken.push(why, forGood),
      );
      made[0].onopen?.({} as never);
      if (hasHeard) made[0].onmessage?.({ data: "{}" });
      made[0].onclose?.({ code, reason: "" });
      expect(broken).toEqual([String(code), code === 4401]);
      expect(states.at(-1)).toBe("cut");
    }
  });

  test("one that was ended tries nothing and hears nothing any more", async () => {
    const { connect, made } = sockets();
    const heard: unknown[] = [];
    const line = connect(
      (data) => heard.push(data),
      (why) => heard.push(why),
    );
    line.end();
    made[0].onmessage?.({ data: "{}" });
    made[0].onclose?.({ code: 1006, reason: "" });
    await soon();
    expect([made.length, made[0].isClosed, heard]).toEqual([1, true, []]);
  });
});
