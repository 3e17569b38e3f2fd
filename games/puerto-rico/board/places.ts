/** A box on a drawing, in its own measure. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The style that puts something there. */
export function at({ x, y, width, height }: Box): string {
  return `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
}
