/** Pictures by name, each the inside of an svg; names begin with their game (`pr-hospice`), since a page has one set of names. */
export type Gallery = Readonly<Record<string, () => string>>;

/** Pictures that every board shares: a coin of 22 and a seal of 20, both around their centre. */
export const sharedPictures: Gallery = {
  coin: () => '<circle class="coin" r="11"/><circle class="coin-ring" r="8.6"/>',
  seal: () => `<path class="seal" d="${seal(10)}"/>`,
};

/** The scalloped rim of a wax seal with so many lobes. */
function seal(lobes: number): string {
  const point = (turn: number, radius: number) => {
    const angle = (turn / lobes) * 2 * Math.PI;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  const rim = Array.from({ length: lobes }, (_, lobe) => `Q${point(lobe + 0.5, 12.2)} ${point(lobe + 1, 10)}`);
  return `M${point(0, 10)}${rim.join("")}Z`;
}
