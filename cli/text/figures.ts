/** A share, such as 33.3 %. */
export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** A seed as JSON says it: a number if it looks like one. */
export const seedOf = (seed: string) => (/^\d{1,15}$/.test(seed) ? Number(seed) : seed);
