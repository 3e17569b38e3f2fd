import type { Attachment } from "svelte/attachments";
import type { Point } from "./chart.ts";

const STARTS_AFTER = 6;

/** A chart that is dragged around: what lies in the middle, in its own measure. A short press is still a click on what lies there. */
export class Drag {
  middle = $state.raw<Point>({ x: 0, y: 0 });

  constructor(private readonly scale: () => number) {}

  readonly attach: Attachment<HTMLElement> = (chart) => {
    let wasDragged = false;
    const begin = (down: PointerEvent) => {
      if (down.button !== 0) return;
      // a lit tile under a mouse would be lifted and dropped on another
      if (down.pointerType === "mouse") down.stopPropagation();
      const start = this.middle;
      wasDragged = false;
      const move = ({ clientX, clientY }: PointerEvent) => {
        const [x, y] = [clientX - down.clientX, clientY - down.clientY];
        if (!wasDragged && Math.hypot(x, y) < STARTS_AFTER) return;
        wasDragged = true;
        this.middle = { x: start.x - x / this.scale(), y: start.y - y / this.scale() };
      };
      const end = () => {
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    };
    const swallow = (click: Event) => {
      if (!wasDragged) return;
      wasDragged = false;
      click.preventDefault();
      click.stopImmediatePropagation();
    };
    chart.addEventListener("pointerdown", begin, { capture: true });
    chart.addEventListener("click", swallow, { capture: true });
    return () => {
      chart.removeEventListener("pointerdown", begin, { capture: true });
      chart.removeEventListener("click", swallow, { capture: true });
    };
  };
}
