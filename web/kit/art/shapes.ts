/** The outline of a piece in its own measure: what lights up along its rim. */
export interface Outline {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/** A card or tile with corners cut inwards by so much. */
export function cutCorners(width: number, height: number, cut: number): Outline {
  const [right, foot] = [width - cut, height - cut];
  return {
    width,
    height,
    path: `M${cut} 0H${right}q0 ${cut} ${cut} ${cut}V${foot}q${-cut} 0 ${-cut} ${cut}H${cut}q0 ${-cut} ${-cut} ${-cut}V${cut}q${cut} 0 ${cut} ${-cut}Z`,
  };
}

/** A round. */
export function round(diameter: number): Outline {
  const radius = diameter / 2;
  return {
    width: diameter,
    height: diameter,
    path: `M0 ${radius}a${radius} ${radius} 0 1 1 ${diameter} 0a${radius} ${radius} 0 1 1 ${-diameter} 0Z`,
  };
}
