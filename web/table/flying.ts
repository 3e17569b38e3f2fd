import type { GameEvent } from "@caravel/kernel";
import type { Sight } from "@caravel/tables/host";
import { type Component, mount, unmount } from "svelte";
import { isStill, settings } from "../app/settings.svelte.ts";
import type { BoardKit, Flight } from "../kit/board.ts";
import type { Stager } from "./showing.svelte.ts";

/** Milliseconds a piece travels, and an event is left standing to be read. */
const PACES = {
  calm: { travel: 520, read: 900 },
  brisk: { travel: 300, read: 260 },
  off: { travel: 0, read: 0 },
} as const;

/** At most so many pieces of one flight are drawn. */
const DRAWN = 5;

/** Waits so long, or until somebody is in a hurry. */
function wait(milliseconds: number, haste: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (haste.aborted) return done();
    const timer = setTimeout(done, milliseconds);
    haste.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });
}

/** The first visible element of this name; what is not there is looked for a level higher: `seat.1.island.2`, `seat.1.island`, `seat.1`. */
export function spotNamed(name: string): Element | null {
  for (let parts = name.split("."); parts.length > 0; parts = parts.slice(0, -1)) {
    const found = document.querySelectorAll(`[data-spot="${CSS.escape(parts.join("."))}"]`);
    for (const element of found) if (element.getClientRects().length > 0) return element;
  }
  return null;
}

/** The middle of a thing in the window. */
export function centreOf(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Lets one flight's pieces travel from place to place above everything else. */
async function fly(
  Token: Component<{ token: string }>,
  { from, to, token, count = 1 }: Flight,
  travel: number,
  haste: AbortSignal,
): Promise<void> {
  const [start, end] = [spotNamed(from), spotNamed(to)];
  if (start === null || end === null || start === end || haste.aborted) return;
  const [a, b] = [centreOf(start), centreOf(end)];
  await Promise.all(
    Array.from({ length: Math.min(count, DRAWN) }, async (_, place) => {
      const carrier = document.createElement("div");
      carrier.className = "flying";
      carrier.inert = true;
      Object.assign(carrier.style, { position: "fixed", left: "0", top: "0", zIndex: "70", pointerEvents: "none" });
      document.body.append(carrier);
      const drawn = mount(Token, { target: carrier, props: { token } });
      const at = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      const flight = carrier.animate([{ transform: at(a) }, { transform: at(b) }], {
        duration: travel,
        delay: place * travel * 0.12,
        easing: "cubic-bezier(.4,0,.2,1)",
        fill: "both",
      });
      haste.addEventListener("abort", () => flight.cancel());
      await flight.finished.catch(() => undefined);
      await unmount(drawn);
      carrier.remove();
    }),
  );
}

/** Shows the way from one sight to the next, at the pace of the settings; one's own moves are not waited for. */
export function stagerFor(
  kit: BoardKit,
  isForeign: (sight: Sight) => boolean,
  sentence: (event: GameEvent) => string,
): Stager {
  return async (from, to, haste) => {
    if (isStill() || document.hidden) return;
    const { travel, read } = PACES[settings.pace];
    const { Token } = kit;
    // what is told is read before it happens, so that the new position stands the moment its pieces land
    if (isForeign(to) && to.told.some((event) => sentence(event) !== "")) await wait(read, haste);
    if (Token === null) return;
    for (const event of to.told)
      await Promise.all(kit.flights(event, from.view).map((flight) => fly(Token, flight, travel, haste)));
  };
}
