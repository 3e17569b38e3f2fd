import type { Attachment } from "svelte/attachments";
import type { Point } from "./layout.ts";

/** The room a map is shown in, in its own pixels, and the size it is drawn for. */
export interface Sizes {
  readonly room: { readonly width: number; readonly height: number };
  readonly map: { readonly width: number; readonly height: number };
}

const MOST = 4;
/** As near as the map comes by itself. */
const NEAR = 2.4;
const STEP = 1.35;
const STARTS_AFTER = 6;
const PAN = 60;

/** How a map is looked at: nearer or farther, and where. At first, and at `whole`, all of it is seen. */
export class Glass {
  /** 1 shows the whole map. */
  zoom = $state(1);
  /** The place of the map that lies in the middle of the room; only where there is more map than room. */
  private middle = $state.raw<Point | null>(null);

  constructor(private readonly sizes: () => Sizes) {}

  /** Pixels of the room for one of the map. */
  get scale(): number {
    const { room, map } = this.sizes();
    return Math.min(room.width / map.width, room.height / map.height) * this.zoom;
  }

  /** Where the upper left corner of the map lies in the room. */
  get origin(): Point {
    const { room, map } = this.sizes();
    const { x, y } = this.middle ?? { x: map.width / 2, y: map.height / 2 };
    return {
      x: within(room.width, map.width * this.scale, x * this.scale),
      y: within(room.height, map.height * this.scale, y * this.scale),
    };
  }

  whole(): void {
    this.zoom = 1;
    this.middle = null;
  }

  /** Comes nearer by a factor, or goes back; the place under a point of the room stays where it is. */
  nearer(by: number, at?: Point): void {
    const { room } = this.sizes();
    const point = at ?? { x: room.width / 2, y: room.height / 2 };
    const { origin, scale } = this;
    const fixed = { x: (point.x - origin.x) / scale, y: (point.y - origin.y) / scale };
    this.zoom = Math.min(MOST, Math.max(1, this.zoom * by));
    this.lookAt({
      x: fixed.x + (room.width / 2 - point.x) / this.scale,
      y: fixed.y + (room.height / 2 - point.y) / this.scale,
    });
  }

  step(direction: 1 | -1): void {
    this.nearer(direction > 0 ? STEP : 1 / STEP);
  }

  lookAt(place: Point): void {
    this.middle = place;
  }

  /** Shows all of these places with some room around them, as near as that allows; the whole map if there are none. */
  embrace(places: readonly Point[], around: number): void {
    if (places.length === 0) return this.whole();
    const { room, map } = this.sizes();
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs) - around, Math.max(...xs) + around];
    const [top, foot] = [Math.min(...ys) - around, Math.max(...ys) + around];
    const whole = Math.min(room.width / map.width, room.height / map.height);
    const fitting = Math.min(room.width / (right - left), room.height / (foot - top)) / whole;
    this.zoom = Math.min(NEAR, Math.max(1, fitting));
    this.lookAt({ x: (left + right) / 2, y: (top + foot) / 2 });
  }

  /** Moves the map by pixels of the room. */
  pan(x: number, y: number): void {
    const { room } = this.sizes();
    const { origin, scale } = this;
    this.lookAt({ x: (room.width / 2 - origin.x - x) / scale, y: (room.height / 2 - origin.y - y) / scale });
  }

  /** Wheel, fingers, mouse and keys move the glass; a short press is still a click on what lies there. */
  readonly attach: Attachment<HTMLElement> = (frame) => {
    const fingers = new Map<number, Point>();
    let wasMoved = false;
    let start: Point = { x: 0, y: 0 };

    /** A point of the window in pixels of the room. */
    const inRoom = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const box = frame.getBoundingClientRect();
      const ratio = box.width / frame.clientWidth || 1;
      return { x: (clientX - box.left) / ratio, y: (clientY - box.top) / ratio };
    };
    const wheel = (event: WheelEvent) => {
      // at the ends of its way the wheel scrolls the page
      if ((event.deltaY > 0 && this.zoom === 1) || (event.deltaY < 0 && this.zoom === MOST)) return;
      event.preventDefault();
      this.nearer(Math.exp(-event.deltaY * 0.0016), inRoom(event));
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = inRoom(event);
      if (!wasMoved && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < STARTS_AFTER) return;
      wasMoved = true;
      const [other] = [...fingers].flatMap(([id, place]) => (id === event.pointerId ? [] : [place]));
      fingers.set(event.pointerId, now);
      if (other === undefined) this.pan(now.x - before.x, now.y - before.y);
      else {
        const apart = (from: Point) => Math.max(1, Math.hypot(from.x - other.x, from.y - other.y));
        this.nearer(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      }
    };
    const end = ({ pointerId }: PointerEvent) => {
      fingers.delete(pointerId);
      if (fingers.size > 0) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
    const begin = (down: PointerEvent) => {
      if (down.button !== 0) return;
      const isMouse = down.pointerType === "mouse";
      // a mouse drags lit pieces while there is nothing to pan
      if (isMouse && this.zoom === 1) return;
      if (isMouse) down.stopPropagation();
      if (fingers.size === 0) {
        wasMoved = false;
        start = inRoom(down);
        addEventListener("pointermove", move);
        addEventListener("pointerup", end);
        addEventListener("pointercancel", end);
      }
      fingers.set(down.pointerId, inRoom(down));
    };
    const swallow = (click: Event) => {
      if (!wasMoved) return;
      wasMoved = false;
      click.preventDefault();
      click.stopImmediatePropagation();
    };
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const order = KEYS[event.key];
      if (order === undefined || (event.shiftKey && !event.key.startsWith("Arrow") && event.key !== "+")) return;
      if (event.key.startsWith("Arrow") && !event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      order(this);
    };
    frame.addEventListener("wheel", wheel, { passive: false });
    frame.addEventListener("pointerdown", begin, { capture: true });
    frame.addEventListener("click", swallow, { capture: true });
    frame.addEventListener("keydown", press, { capture: true });
    return () => {
      frame.removeEventListener("wheel", wheel);
      frame.removeEventListener("pointerdown", begin, { capture: true });
      frame.removeEventListener("click", swallow, { capture: true });
      frame.removeEventListener("keydown", press, { capture: true });
    };
  };
}

/** Where the focus is on the map: plus, minus and 0 as on every board, and shift with an arrow to move it. */
const KEYS: Readonly<Record<string, (glass: Glass) => void>> = {
  "+": (glass) => glass.step(1),
  "-": (glass) => glass.step(-1),
  "0": (glass) => glass.whole(),
  ArrowLeft: (glass) => glass.pan(PAN, 0),
  ArrowRight: (glass) => glass.pan(-PAN, 0),
  ArrowUp: (glass) => glass.pan(0, PAN),
  ArrowDown: (glass) => glass.pan(0, -PAN),
};

/** Where something begins so that it fills the room, or lies in its middle if it is smaller. */
function within(room: number, size: number, middle: number): number {
  if (size <= room) return (room - size) / 2;
  return Math.min(0, Math.max(room - size, room / 2 - middle));
}
