import type { Outline } from "@caravel/web/art";

/** A number as it stands in a path. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

/** A hexagon with its point up around the origin, as a path. */
export function hexagon(side: number): string {
  const half = side * Math.sqrt(0.75);
  return `M0 ${n(-side)}L${n(half)} ${n(-side / 2)}V${n(side / 2)}L0 ${n(side)}L${n(-half)} ${n(side / 2)}V${n(-side / 2)}Z`;
}

/** A hexagon in a box of its own, along which it lights up. */
export function hexOutline(side: number): Outline {
  const half = side * Math.sqrt(0.75);
  return {
    width: 2 * half,
    height: 2 * side,
    path: `M${n(half)} 0L${n(2 * half)} ${n(side / 2)}V${n(side * 1.5)}L${n(half)} ${n(2 * side)}L0 ${n(side * 1.5)}V${n(side / 2)}Z`,
  };
}

/** A picture of the gallery as a part of another one. */
export function placed(name: string, x: number, y: number, scale = 1): string {
  const size = scale === 1 ? "" : ` scale(${Math.round(scale * 100) / 100})`;
  return `<use href="#${name}" transform="translate(${n(x)} ${n(y)})${size}"/>`;
}

/** A path with one class. */
export function path(kind: string, strokes: string): string {
  return `<path class="${kind}" d="${strokes}"/>`;
}

/** The shapes of goods and of the slots they fit, around the origin; by shape: square, pentagon, octagon. */
export const SHAPE_PATHS: readonly string[] = [
  "M-8-8H8V8H-8Z",
  "M0-9L9-2L5.5 8H-5.5L-9-2Z",
  "M-4-9H4L9-4V4L4 9H-4L-9 4V-4Z",
];
